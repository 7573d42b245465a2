import { rankingOf } from '../../../core/games/mahjong/results/ranking.ts';
import { standings } from '../../../core/games/mahjong/results/standings.ts';
import { type MahjongOwn, ownOf } from '../../../core/games/mahjong/rules/state.ts';
import { intervalPlaces } from '../../../core/games/mahjong/seating/interval.ts';
import { gamesCounted } from '../../../core/games/mahjong/steps/next-round.ts';
import { numbersTell, playingEntrants, type Tournament } from '../../../core/tournament/state.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Checkbox, Select } from '../../parts/field/choice.tsx';
import { NumberField } from '../../parts/field/field.tsx';
import { peopleOf } from '../../round/names/people.ts';
import { PersonName } from '../../round/names/person-name.tsx';
import { wordsOf } from '../../round/names/texts.ts';
import type { OptionsProps } from '../game-screens.ts';
import styles from './mahjong.module.css';
import type { Interval, Random, Swiss } from './options-said.ts';
import { doOwn } from './own-command.ts';

/** [M-11]: plain shuffle, or the best of many. While nobody has met there is nothing to avoid. */
export const RandomOptions = ({ tournament, options, onChange }: OptionsProps) => {
  const textOf = useTextOf();
  const { avoidRepeats = false } = options as Random;
  if (!gamesCounted(tournament)) return null;
  return (
    <div className={styles.optionWithWords}>
      <Checkbox isSelected={avoidRepeats} onChange={(on) => onChange({ avoidRepeats: on })}>
        {textOf('mahjong:avoidRepeats')}
      </Checkbox>
    </div>
  );
};

/** [M-19]: k from 1 to the number of tables, with the places of every table and which tables are the rest. */
export const IntervalOptions = ({ tournament, options, onChange }: OptionsProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const playing = new Set(playingEntrants(tournament).map(({ id }) => id));
  const ranked = rankingOf(tournament).filter(({ id }) => playing.has(id));
  const shown = new Map(standings(tournament).rows.map(({ entrant, place }) => [entrant, place]));
  const most = Math.floor(ranked.length / 4);
  const k = Math.min((options as Interval).k ?? 1, Math.max(1, most));
  const places = intervalPlaces(ranked.length, k);
  const tables = places.ok ? places.value : [];
  const firstOfRest = tables.length - (tables.length % k);
  return (
    <>
      <NumberField
        label={textOf('mahjong:interval')}
        minValue={1}
        maxValue={Math.max(1, most)}
        value={k}
        onChange={(value) => onChange({ k: Number.isNaN(value) ? 1 : value })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.interval} aria-label={textOf('words:tables')} tabIndex={0}>
        <ol>
          {tables.map((four, index) => (
            <li key={four[0]} data-rest={index >= firstOfRest}>
              <span className={styles.intervalTable}>{index + 1}</span>
              <ul className={styles.intervalFour}>
                {four
                  .map((place) => ranked[place - 1]?.id ?? 0)
                  .map((id) => (
                    <li key={id} className={styles.intervalSeat}>
                      <span className={styles.intervalPlace}>{shown.get(id) ?? '–'}</span>
                      <PersonName person={people.get(id)} />
                    </li>
                  ))}
              </ul>
              {index >= firstOfRest && <span className={styles.intervalRest}>{textOf('mahjong:rest')}</span>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
};

const orders = ['documented', 'closest'] as const;

/** [M-13, M-17]: the order among seatings with equally few repeats, and who should not share a table. */
export const SwissOptions = ({ tournament, options, onChange }: OptionsProps) => {
  const textOf = useTextOf();
  const { order = 'documented' } = options as Swiss;
  const { apart } = ownOf(tournament);
  const set = (part: Partial<MahjongOwn['apart']>) => void doOwn({ do: 'setApart', apart: { ...apart, ...part } });
  return (
    <>
      <Select
        label={textOf('mahjong:order')}
        items={orders.map((id) => ({ id, label: textOf(`mahjong:orders.${id}`) }))}
        value={order}
        onChange={(next) => onChange({ order: next })}
      />
      <div className={styles.apart}>
        <Checkbox isSelected={apart.teamMates} onChange={(teamMates) => set({ teamMates })}>
          {textOf('mahjong:teamMates')}
        </Checkbox>
      </div>
    </>
  );
};

const windModes = ['balanced', 'random'] as const;
const tableModes = ['strength', 'spread', 'lot'] as const;

type ModesProps = { readonly tournament: Tournament; readonly method: string };

/** Whoever sits out does so until they are put back: they are named each time, so that nobody sits out a whole event unseen. */
const SitOut = ({ tournament }: { readonly tournament: Tournament }) => {
  const { left } = ownOf(tournament);
  const players = tournament.entrants.filter(({ id, playing }) => !playing && !(id in left)).map(({ id }) => id);
  if (players.length === 0) return null;
  const said = { code: 'mahjong.sitsOut', params: { players } };
  return <p className={styles.optionWords}>{wordsOf(said, peopleOf(tournament))}</p>;
};

/**
 * [M-20, M-21]: winds and table numbers, for all methods; a script says itself what its winds are. A change is a step of
 * the journal like any other. While the standings are kept from the hall, numbers by lot are suggested [hall-and-print 2.9].
 */
export const SeatingModes = ({ tournament, method }: ModesProps) => {
  const textOf = useTextOf();
  const { seating } = ownOf(tournament);
  const set = (next: MahjongOwn['seating']) => void doOwn({ do: 'setSeating', seating: next });
  const tells = numbersTell(tournament) && seating.tables !== 'lot' && method !== 'predefined';
  return (
    <div className={styles.seatingModes}>
      <SitOut tournament={tournament} />
      {method !== 'predefined' && (
        <Select
          label={textOf('mahjong:winds')}
          items={windModes.map((id) => ({ id, label: textOf(`mahjong:windModes.${id}`) }))}
          value={seating.winds}
          onChange={(winds) => set({ ...seating, winds })}
        />
      )}
      <Select
        label={textOf('mahjong:tables')}
        items={tableModes.map((id) => ({
          id,
          label: textOf(id === 'lot' ? 'mahjong:windModes.random' : `mahjong:tableModes.${id}`),
        }))}
        value={seating.tables}
        onChange={(tables) => set({ ...seating, tables })}
        {...(tells ? { about: textOf('rounds:tablesTell') } : {})}
      />
    </div>
  );
};
