import { Trophy } from 'lucide-react';
import { wordsFor } from '../../../../core/games/duel/results/outcomes.ts';
import { type CutSeed, stageWords } from '../../../../core/games/duel/rules/top-cut.ts';
import type { Bracket, BracketMatch } from '../../../../core/games/duel/seating/bracket.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import controlsStyles from '../../../parts/controls.module.css';
import type { People } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import styles from './finals.module.css';

type SideProps = { readonly match: BracketMatch; readonly side: CutSeed | null; readonly people: People };

/** Games of a side as the bracket has them, which is not always the order of the table. */
const gamesOf = ({ result, winner }: BracketMatch, side: CutSeed | null): number | null => {
  if (result === null || side === null || wordsFor(result) !== 'games') return null;
  const { a, b } = result.games;
  if (a + b === 0) return null;
  return winner?.entrant === side.entrant ? Math.max(a, b) : Math.min(a, b);
};

const Side = ({ match, side, people }: SideProps) => {
  const textOf = useTextOf();
  const hasWon = side !== null && match.winner?.entrant === side.entrant;
  const games = gamesOf(match, side);
  return (
    <div className={styles.bracketSide} data-won={hasWon} data-lost={match.winner !== null && !hasWon}>
      <span className={styles.bracketSeed}>{side?.seed ?? ''}</span>
      {side === null ? (
        <span className={styles.bracketOpen}>{textOf('duelDesk:finals.open')}</span>
      ) : (
        <PersonName person={people.get(side.entrant)} />
      )}
      <span className={styles.bracketGames}>{games ?? ''}</span>
      {hasWon && <span className={controlsStyles.hidden}>{textOf('duelDesk:card.won')}</span>}
    </div>
  );
};

const Match = ({ match, people }: { readonly match: BracketMatch; readonly people: People }) => {
  const textOf = useTextOf();
  const words = match.result === null ? 'games' : wordsFor(match.result);
  return (
    <div className={styles.bracketMatch}>
      {match.table !== null && (
        <span className={styles.bracketWhere}>
          {textOf('rounds:cards.table', { table: match.table })}
          {words !== 'games' && ` · ${textOf(`duelDesk:outcomes.${words}`)}`}
        </span>
      )}
      <Side match={match} side={match.a} people={people} />
      <Side match={match} side={match.b} people={people} />
    </div>
  );
};

type BracketViewProps = {
  readonly bracket: Bracket;
  readonly people: People;
  /** Null while nobody is. */
  readonly champion?: EntrantId | null;
};

/** The bracket from the first stage at the left to the final; the champion behind it, third place below. */
export const BracketView = ({ bracket, people, champion = null }: BracketViewProps) => {
  const textOf = useTextOf();
  const { stages, third } = bracket;
  return (
    <section
      className={styles.bracket}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={textOf('duel:documents.bracket')}
    >
      {stages.map((stage, i) => (
        <section key={stage.length} className={styles.bracketStage} data-first={i === 0}>
          <h3>{wordsOf(stageWords(stage.length))}</h3>
          <ol>
            {stage.map((match, at) => (
              // Places in a bracket never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a match is known by
              <li key={at}>
                <Match match={match} people={people} />
              </li>
            ))}
          </ol>
          {i === stages.length - 1 && third !== null && (
            <div className={styles.bracketThird}>
              <h3>{textOf('duel:stages.third')}</h3>
              <Match match={third} people={people} />
            </div>
          )}
        </section>
      ))}
      <section className={`${styles.bracketStage} ${styles.bracketEnd}`}>
        <h3>{textOf('duelDesk:finals.champion')}</h3>
        <ol>
          <li>
            <div className={styles.bracketChampion} data-open={champion === null}>
              <Trophy size={20} aria-hidden />
              {champion === null ? (
                <span className={styles.bracketOpen}>{textOf('duelDesk:finals.open')}</span>
              ) : (
                <PersonName person={people.get(champion)} />
              )}
            </div>
          </li>
        </ol>
      </section>
    </section>
  );
};
