import { ListPlus, Play, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import type { MethodOffer } from '../../core/game/groups/seating.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { entrantOf, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, Json, RoundNo } from '../../core/tournament/words.ts';
import { useSlow } from '../desk/slow.ts';
import { screensOf } from '../games/game.ts';
import type { MethodPart } from '../games/game-screens.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Select } from '../parts/field/choice.tsx';
import { ProgressBar } from '../parts/marks.tsx';
import { Notice } from '../parts/notice.tsx';
import { PersonField } from '../people/table/person-field.tsx';
import { peopleOf } from '../round/names/people.ts';
import { SeedField } from '../round/seating/seed-field.tsx';
import { SupposeResult } from './suppose-result.tsx';
import styles from './what-if.module.css';
import {
  chooseWhatIfMethod,
  chooseWhatIfOptions,
  chooseWhatIfSeed,
  drop,
  freshWhatIfSeed,
  type Supposition,
  stopSearch,
  suppose,
  useWhatIf,
} from './what-if-store.ts';

/** A search that takes longer shows itself. Milliseconds. */
const NOTICEABLE = 300;

type OneProps = {
  readonly tournament: Tournament;
  readonly supposition: Supposition;
  readonly refusal: Refusal | null;
};

/** Something that is supposed, with the way to drop it; why it could not be, where it could not. */
const One = ({ tournament, supposition, refusal }: OneProps) => {
  const textOf = useTextOf();
  const part = screensOf(tournament.family).entry;
  const words =
    supposition.what === 'plays'
      ? textOf(`whatIf:person.${supposition.playing ? 'plays' : 'leaves'}`, {
          name: `\u2068${peopleOf(tournament).get(supposition.entrant)?.name ?? ''}\u2069`,
        })
      : textOf('whatIf:result.supposed', { round: supposition.round, table: supposition.table });
  const round = supposition.what === 'result' ? roundOf(tournament, supposition.round) : undefined;
  const table = round?.tables.find((one) => supposition.what === 'result' && one.table === supposition.table);
  return (
    <li className={styles.supposition}>
      <div className={styles.suppositionHead}>
        <span className={styles.suppositionWords}>{words}</span>
        <IconButton
          label={textOf('whatIf:drop', { what: words })}
          icon={<X size={16} aria-hidden />}
          onPress={() => drop(supposition)}
        />
      </div>
      {supposition.what === 'result' && part !== null && round !== undefined && table !== undefined && (
        <part.Result
          tournament={tournament}
          round={round}
          table={table}
          result={supposition.result}
          other={round.results[table.table] ?? null}
        />
      )}
      {refusal !== null && <p className={styles.suppositionRefused}>{refusalText(refusal)}</p>}
    </li>
  );
};

/** Somebody who would leave, or be back. */
const Person = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const [person, setPerson] = useState<EntrantId | null>(null);
  const chosen = person === null ? undefined : entrantOf(tournament, person);
  return (
    <div className={styles.supposePerson}>
      <PersonField label={textOf('whatIf:person.who')} tournament={tournament} value={person} onChange={setPerson} />
      <Button
        icon={<UserMinus size={16} aria-hidden />}
        isDisabled={chosen === undefined}
        onPress={() => {
          if (chosen === undefined) return;
          suppose({ what: 'plays', entrant: chosen.id, playing: !chosen.playing });
          setPerson(null);
        }}
      >
        {textOf(chosen?.playing === false ? 'whatIf:person.addBack' : 'whatIf:person.add')}
      </Button>
    </div>
  );
};

export type ChosenMethod = { readonly part: MethodPart; readonly options: Json; readonly refusal: Refusal | null };

type AsksProps = {
  readonly tournament: Tournament;
  readonly copy: Tournament;
  readonly refusals: readonly (Refusal | null)[];
  readonly offers: readonly MethodOffer[];
  readonly chosen: ChosenMethod | null;
  readonly round: RoundNo | null;
  readonly onLook: () => void;
};

/** What would be different: results, people, the method of the next round. */
export const Asks = ({ tournament, copy, refusals, offers, chosen, round, onLook }: AsksProps) => {
  const textOf = useTextOf();
  const { suppositions, seed, working, refusal } = useWhatIf();
  const [asking, setAsking] = useState(false);
  const isSlow = useSlow(working !== null, NOTICEABLE);
  const parts = screensOf(tournament.family).methods;
  const usable = chosen !== null && chosen.refusal === null && round !== null;
  const canLook = usable && seed.trim() !== '' && working === null;
  const why = refusal ?? chosen?.refusal ?? null;
  return (
    <div className={styles.whatIfAsks}>
      <div className={styles.whatIfChoices}>
        <section className={styles.whatIfPart}>
          <h2 className={styles.whatIfTitle}>{textOf('whatIf:different')}</h2>
          {suppositions.length === 0 && <p className={styles.whatIfAbout}>{textOf('whatIf:nothing')}</p>}
          {suppositions.length > 0 && (
            <ul className={styles.suppositions}>
              {suppositions.map((supposition, i) => (
                <One
                  key={JSON.stringify(supposition)}
                  tournament={tournament}
                  supposition={supposition}
                  refusal={refusals[i] ?? null}
                />
              ))}
            </ul>
          )}
          <Button
            icon={<ListPlus size={16} aria-hidden />}
            isDisabled={tournament.rounds.length === 0}
            onPress={() => setAsking(true)}
          >
            {textOf('whatIf:result.add')}
          </Button>
          <Person tournament={tournament} />
        </section>
        {chosen !== null && (
          <section className={styles.whatIfPart}>
            <Select
              label={textOf('whatIf:method')}
              items={parts.map(({ id }) => ({
                id,
                label: textOf(`${tournament.family}:methods.${id}.name`),
                isDisabled: offers.find((offer) => offer.id === id)?.refusal !== null,
              }))}
              value={chosen.part.id}
              onChange={chooseWhatIfMethod}
            />
            {usable && chosen.part.Options !== null && (
              <chosen.part.Options
                tournament={copy}
                options={chosen.options}
                onChange={(options) => chooseWhatIfOptions(chosen.part.id, options)}
              />
            )}
            {usable && chosen.part.isExact !== true && (
              <SeedField value={seed} onChange={chooseWhatIfSeed} onFresh={freshWhatIfSeed} />
            )}
          </section>
        )}
      </div>
      <div className="method-foot">
        {why !== null && <Notice tone="info">{refusalText(why)}</Notice>}
        {working !== null && isSlow && (
          <div className="working">
            <ProgressBar label={textOf('rounds:seat.working')} share={working.share} />
            <Button onPress={stopSearch}>{textOf('clock:stop')}</Button>
          </div>
        )}
        <Button
          tone="primary"
          size="large"
          icon={<Play size={16} aria-hidden />}
          isDisabled={!canLook}
          onPress={onLook}
        >
          {round === null ? textOf('whatIf:lookNext') : textOf('whatIf:look', { round })}
        </Button>
      </div>
      {asking && <SupposeResult copy={copy} onClose={() => setAsking(false)} />}
    </div>
  );
};
