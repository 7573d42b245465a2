import { Maximize2 } from 'lucide-react';
import { type ComponentProps, memo, useMemo } from 'react';
import { confirmsRounds } from '../../../core/game/round-steps.ts';
import { countedRounds, marksOfRow } from '../../../core/game/rounds.ts';
import type { Standings } from '../../../core/game/standings.ts';
import { families } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { goTo } from '../../desk/place.ts';
import { useFormats } from '../../i18n/formats.ts';
import { keyOf, useTextOf } from '../../i18n/text.ts';
import { IconButton } from '../../parts/button.tsx';
import { useFittedNames } from '../cards/use-fitted-names.ts';
import { CardNamesContext } from '../names/card-names.ts';
import { type People, peopleOf } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import { wordsOf } from '../names/texts.ts';
import styles from './work.module.css';

type RowProps = {
  readonly place: number | null;
  readonly person: ComponentProps<typeof PersonName>['person'];
  readonly figure: string;
  /** Empty where there is none. */
  readonly marks: string;
};

const Row = memo(({ place, person, figure, marks }: RowProps) => (
  <li>
    <span className={styles.place}>{place ?? '–'}</span>
    <PersonName person={person} />
    <span className={styles.figure}>{figure}</span>
    {marks !== '' && <small className={styles.marks}>{marks}</small>}
  </li>
));

type RowsProps = {
  readonly standings: Standings | undefined;
  readonly family: GameId;
  readonly people: People;
};

/** Hundreds of lines, made again when the standings are. */
const Rows = memo(({ standings, family, people }: RowsProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const ranked = standings?.rankedBy ?? 0;
  const unit = standings?.columns[ranked]?.unit;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <ol className={styles.rows} tabIndex={0}>
      {(standings?.rows ?? []).map(({ entrant, place, cells, marks = [] }) => {
        const value = cells[ranked];
        const figure =
          unit === undefined || value === null || value === undefined
            ? ''
            : decimal(value / unit.scale, unit.decimals, unit.signed);
        const told = marksOfRow({ id: family }, { marks })
          .map(({ code }) => textOf(keyOf(code)))
          .join(' · ');
        return <Row key={entrant} place={place} person={people.get(entrant)} figure={figure} marks={told} />;
      })}
    </ol>
  );
});

const NO_TABLES: readonly never[] = [];

/** Names are fitted line by line, as on a card of their own [W-1.7]. */
const Side = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const family = families[tournament.family];
  const counted = countedRounds(family, tournament);
  const ids = useMemo(() => tournament.entrants.map(({ id }) => id), [tournament.entrants]);
  const names = useFittedNames(NO_TABLES, tournament, ids);
  const cardNames = useMemo(() => ({ ...names, onName: null }), [names]);
  const isLive = !confirmsRounds(family);
  const source = isLive ? tournament : people;
  // Which rounds there are is in the title of a cut.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `people` stands for all that counted standings are made from
  const standings = useMemo(
    () => family.results.standings(tournament, isLive, isLive ? undefined : counted),
    [source, counted, tournament.rounds.length, family],
  );
  return (
    <section className={styles.side} aria-label={textOf('sheets:documents.standings')}>
      <header className={styles.head}>
        <h2>{textOf('sheets:documents.standings')}</h2>
        <span>
          {standings === undefined || standings.through === 0
            ? textOf('rounds:standings.before')
            : standings.title === undefined
              ? textOf(`rounds:standings.${standings.through > counted ? 'during' : 'after'}`, {
                  round: standings.through,
                })
              : wordsOf(standings.title)}
        </span>
        <IconButton
          reads
          label={textOf('rounds:standings.whole')}
          icon={<Maximize2 size={15} aria-hidden />}
          onPress={() => goTo('standings')}
        />
      </header>
      <CardNamesContext value={cardNames}>
        <Rows standings={standings} family={tournament.family} people={people} />
      </CardNamesContext>
    </section>
  );
};

/**
 * The standings beside the cards: place, name, what people are ranked by [W-1.1]. Over the rounds that count; where no round is
 * confirmed a result counts as soon as it is in, and the standings are those of now [bridge 6].
 */
export const StandingsSide = memo(Side);
