import { Check, Hourglass, Pencil } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, Json, Table, TableNo } from '../../../core/tournament/words.ts';
import type { CardKind, EntryPart, GameScreens } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import type { People } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import styles from './cards.module.css';

/** How far a table is: what its card looks like, never by colour alone [W-1.8]. */
export type CardState = 'missing' | 'in' | 'late' | 'blocked' | 'bye';

type ResultCardProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly table: Table;
  readonly kind: CardKind;
  /** Codes of the seats in seat order. */
  readonly seats: readonly string[];
  readonly people: People;
  /** The numbers people are known by; undefined where they have none. */
  readonly numbers: ReadonlyMap<EntrantId, number> | undefined;
  readonly Sign: GameScreens['SeatSign'];
  readonly Result: EntryPart['Result'] | null;
  /** What counts, with the stand-in of a table that is late; undefined while nothing does. */
  readonly result: Json | undefined;
  readonly state: CardState;
  readonly isInHand: boolean;
  readonly isHalfTyped: boolean;
  readonly isChanged: boolean;
  /** The mark of the game in the head, or null. */
  readonly note: ReactNode;
  /** Which table must be played before this one can be, in words; empty where none. */
  readonly waitsFor: string;
  readonly onTake: (table: TableNo) => void;
  readonly onLook: (table: TableNo) => void;
};

const MARKS = { in: 'in', late: 'late', missing: null, blocked: null, bye: null } as const;

/** A table with its people and its result. A press anywhere on it takes it in hand [W-3.18]. */
const Card = (props: ResultCardProps) => {
  const {
    tournament,
    round,
    table,
    kind,
    seats,
    people,
    numbers,
    Sign,
    Result,
    result,
    state,
    isInHand,
    onTake,
    onLook,
  } = props;
  const textOf = useTextOf();
  const mark = MARKS[state];
  const no = table.table;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number is a button, and its press comes here
    <li
      id={`card-${no}`}
      className={styles.card}
      data-kind={kind}
      data-state={state}
      data-hand={isInHand}
      title={props.waitsFor === '' ? undefined : props.waitsFor}
      onClick={() => onTake(no)}
      onMouseEnter={() => onLook(no)}
      onFocus={() => onLook(no)}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.no}
          aria-current={isInHand}
          aria-label={textOf(result === undefined ? 'rounds:cards.table' : 'rounds:entry.correct', { table: no })}
          aria-describedby={`card-${no}-people card-${no}-result`}
        >
          {no}
        </button>
        {props.isHalfTyped && <span className={styles.half} role="img" aria-label={textOf('rounds:entry.halfTyped')} />}
        {props.isChanged && <Pencil size={12} aria-label={textOf('rounds:cards.changed')} />}
        {props.note}
        {mark !== null && (
          <span className={styles.mark} data-mark={mark}>
            {mark === 'in' ? (
              <Check size={15} strokeWidth={2.5} aria-label={textOf('rounds:cards.in')} />
            ) : (
              <>
                <Hourglass size={12} aria-hidden /> {textOf('rounds:cards.late')}
              </>
            )}
          </span>
        )}
      </div>
      <span hidden id={`card-${no}-people`}>
        {table.seats
          .map(
            (entrant, seat) =>
              `${textOf(`${tournament.family}:seats.${seats[seat]}.name`)}: ${people.get(entrant)?.name ?? ''}`,
          )
          .join(', ')}
      </span>
      <div className={styles.people} {...(result === undefined ? {} : { id: `card-${no}-result` })}>
        {result !== undefined && Result !== null ? (
          <Result tournament={tournament} round={round} table={table} result={result} />
        ) : (
          <ul className={styles.seats}>
            {table.seats.map((entrant, seat) => (
              <li key={entrant}>
                <Sign seat={seats[seat] ?? ''} />
                {numbers !== undefined && <span className={styles.person}>{numbers.get(entrant) ?? ''}</span>}
                <PersonName person={people.get(entrant)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};

/** A card is drawn again for what is on it, not for another table's result. */
const sameCard = (a: ResultCardProps, b: ResultCardProps): boolean =>
  a.result === b.result &&
  a.table === b.table &&
  a.state === b.state &&
  a.isInHand === b.isInHand &&
  a.isHalfTyped === b.isHalfTyped &&
  a.isChanged === b.isChanged &&
  a.note === b.note &&
  a.waitsFor === b.waitsFor &&
  a.people === b.people &&
  a.numbers === b.numbers &&
  a.Result === b.Result &&
  a.onTake === b.onTake &&
  a.onLook === b.onLook &&
  a.tournament.rules === b.tournament.rules &&
  a.tournament.own === b.tournament.own &&
  a.tournament.entrants === b.tournament.entrants;

export const ResultCard = memo(Card, sameCard);
