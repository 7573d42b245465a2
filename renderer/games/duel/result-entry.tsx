import { Check } from 'lucide-react';
import { KEYPAD, keyOf, type Outcome, outcomesOf, wordsFor } from '../../../core/games/duel/results/outcomes.ts';
import { pointsBefore } from '../../../core/games/duel/results/points-before.ts';
import { readGames } from '../../../core/games/duel/results/read-line.ts';
import { scoringOf } from '../../../core/games/duel/results/round-rules.ts';
import { type DuelResult, isVoid, storedResult } from '../../../core/games/duel/rules/state.ts';
import { isCutRound } from '../../../core/games/duel/seating/bracket.ts';
import { matchPoints } from '../../../core/games/duel/seating/records/points.ts';
import type { Json, Phrase } from '../../../core/tournament/words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { textOf, useTextOf } from '../../i18n/text.ts';
import { Kbd } from '../../parts/kbd.tsx';
import cardsStyles from '../../round/cards/cards.module.css';
import { peopleOf } from '../../round/names/people.ts';
import { PersonName } from '../../round/names/person-name.tsx';
import type { HandProps, ResultProps } from '../game-screens.ts';
import { type DuelHand, PRESSED } from './entry.ts';
import { decimalsOf } from './points.ts';
import '../../round/entry/entry.module.css';
import styles from './duel.module.css';
import { SideSign } from './side-sign.tsx';

const sides = ['a', 'b'] as const;

/** What the line takes: an outcome, one of a match that was not played, or games. */
export const handPrompt = ({ grid }: DuelHand): Phrase => ({ code: `duelDesk.prompt.${grid}` });

/** How a match ended that was not played, or was not played to its end; its games would say nothing. */
export const resultWords = (stored: Json): Phrase | null => {
  const words = wordsFor(storedResult(stored));
  return words === 'games' || words === 'draw' ? null : { code: `duelDesk.outcomes.${words}` };
};

/** A match has no fields to put the typing on. */
export const handAt = (hand: DuelHand): DuelHand => hand;

const gamesText = ({ a, b, draws }: DuelResult['games']): string => `${a}–${b}${draws > 0 ? `–${draws}` : ''}`;

/** The keys row by row, without a row on which no key means anything. */
const keysShown = (outcomes: ReturnType<typeof outcomesOf>): readonly string[] =>
  [0, 3, 6].flatMap((row) => {
    const keys = KEYPAD.slice(row, row + 3);
    return keys.some((key) => outcomes[key] !== undefined) ? keys : [];
  });

type KeyProps = {
  readonly digit: string;
  readonly outcome: Outcome | undefined;
  readonly isOld: boolean;
  readonly onPress: () => void;
};

/** What a key enters. */
const outcomeWords = ({ words, games }: Outcome): string =>
  [
    ...(words === 'games' ? [] : [textOf(`duelDesk:outcomes.${words}`)]),
    ...(words === 'games' || words === 'draw' ? [gamesText(games)] : []),
  ].join(' ');

/** A key of the grid, which can also be pressed with the mouse. */
const OutcomeKey = ({ digit, outcome, isOld, onPress }: KeyProps) => {
  const textOf = useTextOf();
  if (outcome === undefined) return <span className={styles.outcome} data-empty />;
  const words = outcomeWords(outcome);
  return (
    <button
      type="button"
      className={styles.outcome}
      data-side={outcome.outcome}
      data-old={isOld}
      tabIndex={-1}
      // The line keeps the focus: the next key is typed there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      aria-label={textOf('duelDesk:outcomeKey', { key: digit, words })}
    >
      <Kbd>{digit}</Kbd>
      <span className={styles.outcomeWords} data-games={outcome.words === 'games'}>
        {words}
      </span>
      {isOld && <Check className={styles.outcomeOld} size={16} strokeWidth={3} aria-hidden />}
    </button>
  );
};

/** The match in hand: who plays, with what points, and what each key means. */
export const DuelHandView = ({ tournament, round, table, hand, complaint, onKey }: HandProps<DuelHand>) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const people = peopleOf(tournament, round.no);
  // A stage of a cut goes by its bracket, not by points.
  const points = isCutRound(round) ? null : pointsBefore(tournament, round.no);
  const { grid } = hand;
  const outcomes = grid === 'exact' ? {} : outcomesOf(hand.match, grid);
  const oldKey = keyOf(outcomes, hand.old);
  const games = readGames(hand.typed) ?? outcomesOf(hand.match, 'games')[hand.typed]?.games ?? null;
  return (
    <div className={styles.match}>
      <div className={styles.matchSides}>
        {sides.map((side, seat) => {
          const person = people.get(table.seats[seat] ?? 0);
          const own = points?.get(table.seats[seat] ?? 0) ?? 0;
          return (
            <div key={side} className={styles.matchSide} data-side={side}>
              <SideSign seat={side} />
              <span className={styles.matchWho}>
                <PersonName person={person} />
                <span className={styles.matchMore}>
                  {points !== null && (
                    <span className={styles.matchPoints}>
                      {textOf('duelDesk:pointsBefore', { points: decimal(own / 100, decimalsOf(own)) })}
                    </span>
                  )}
                  <bdi>{person?.club}</bdi>
                </span>
              </span>
            </div>
          );
        })}
      </div>
      {grid === 'exact' ? (
        <div className={styles.matchExact} aria-invalid={complaint !== null}>
          {hand.old !== null && <s className={styles.matchWas}>{gamesText(hand.old.games)}</s>}
          <span className={styles.matchGames}>{games === null ? hand.typed || '–' : gamesText(games)}</span>
        </div>
      ) : (
        <div className={styles.outcomes} data-grid={grid}>
          {keysShown(outcomes).map((digit) => (
            <OutcomeKey
              key={digit}
              digit={digit}
              outcome={outcomes[digit]}
              isOld={digit === oldKey}
              onPress={() => onKey(`${digit}${PRESSED}`)}
            />
          ))}
        </div>
      )}
    </div>
  );
};

/** A stored result: a line for each side, the winner marked; how it came about where it was not played. */
export const DuelResultView = ({ tournament, round, table, result, other = null }: ResultProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const people = peopleOf(tournament, round.no);
  const shown = storedResult(result);
  const before = other === null ? null : storedResult(other);
  const { pointsSystem: system } = scoringOf(tournament, round);
  const [a = 0, b = 0] = table.seats;
  const words = wordsFor(shown);
  const nothing = isVoid(tournament, round.no, table.table);
  // What counts for a match that is still played says nothing that its mark of being late does not say.
  const isSaid = !nothing && words !== 'games' && words !== 'open';
  return (
    <div className="result" data-played={words === 'games' || words === 'draw'}>
      <ul className={`result-lines ${styles.duelResult}`}>
        {sides.map((side, seat) => {
          const points = matchPoints({ a, b, ...shown, void: false }, side, system);
          return (
            <li
              key={side}
              data-won={shown.outcome === side}
              data-differs={
                before !== null && (before.games[side] !== shown.games[side] || before.outcome !== shown.outcome)
              }
            >
              <SideSign seat={side} />
              <PersonName person={people.get(table.seats[seat] ?? 0)} />
              <span className={styles.duelResultWon}>
                {shown.outcome === side && <Check size={14} strokeWidth={3} aria-label={textOf('duelDesk:card.won')} />}
              </span>
              <span className={`${styles.resultGames} ${cardsStyles.figure}`}>{shown.games[side]}</span>
              <span className={`${styles.resultPoints} ${cardsStyles.leftOut}`}>
                {nothing ? '' : decimal(points / 100, decimalsOf(points), true)}
              </span>
            </li>
          );
        })}
      </ul>
      {(nothing || isSaid || shown.games.draws > 0) && (
        <p className="result-notes">
          {nothing && <span className="result-mark">{textOf('rounds:states.void')}</span>}
          {isSaid && <span className="result-mark">{textOf(`duelDesk:outcomes.${words}`)}</span>}
          {shown.games.draws > 0 && (
            <span className="result-mark">{textOf('duelDesk:drawnGames', { count: shown.games.draws })}</span>
          )}
        </p>
      )}
    </div>
  );
};
