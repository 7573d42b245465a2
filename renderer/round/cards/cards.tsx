import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { countedResult } from '../../../core/game/provisional.ts';
import { families } from '../../../core/games/all.ts';
import { blockedTables, lateTables } from '../../../core/tournament/round-in-work.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, Json, Table, TableNo } from '../../../core/tournament/words.ts';
import { openPerson } from '../../desk/person.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { CardNamesContext } from '../names/card-names.ts';
import { peopleOf } from '../names/people.ts';
import { ByeCards } from './bye-card.tsx';
import styles from './cards.module.css';
import type { CardFit } from './fit-cards.ts';
import { gridStyle } from './grid-style.ts';
import { Raised } from './raised.tsx';
import { type CardState, ResultCard } from './result-card.tsx';
import { useFittedNames } from './use-fitted-names.ts';

type CardsProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  /** Who sits out and has a card at the end. */
  readonly byes: readonly EntrantId[];
  /** How the cards lie; null before the room is known. */
  readonly fitted: CardFit | null;
  /** It is over: what is typed here changes a round of the past. */
  readonly isPast: boolean;
  /** Results in sight: a pile that is typed again is blind to those not typed yet. */
  readonly isSeen: (table: TableNo) => boolean;
  /** The table in hand, or that the line names. */
  readonly inHand: TableNo | null;
  /** What lies over the card of the table in hand. */
  readonly hand: ReactNode;
  readonly halfTyped: readonly TableNo[];
  readonly changed: readonly TableNo[];
  readonly onTake: (table: TableNo) => void;
  readonly onLook: (table: TableNo) => void;
};

const stateOf = (table: Table, result: Json | undefined, isLate: boolean, isBlocked: boolean): CardState => {
  if (table.seats.length < 2) return 'bye';
  if (isLate) return 'late';
  if (result !== undefined) return 'in';
  return isBlocked ? 'blocked' : 'missing';
};

/** All tables of a published round at one look, each with its people and its result [W-1.5, W-1.8]. */
export const Cards = (props: CardsProps) => {
  const { tournament, round, byes, fitted, isPast, isSeen, inHand, hand, halfTyped, changed, onTake, onLook } = props;
  const textOf = useTextOf();
  const family = families[tournament.family];
  const screens = screensOf(tournament.family);
  const people = peopleOf(tournament, round.no);
  const kind = screens.card ?? 'four';
  const Result = screens.entry?.Result ?? null;
  const late = useMemo(() => new Set(lateTables(tournament, family, round)), [tournament, family, round]);
  const blocked = useMemo(() => blockedTables(tournament, family, round), [tournament, family, round]);
  const room = useRef<HTMLDivElement>(null);
  const names = useFittedNames(round.tables, tournament, byes, people);
  const cardNames = useMemo(() => ({ ...names, onName: openPerson }), [names]);
  useEffect(() => {
    if (inHand !== null) document.getElementById(`card-${inHand}`)?.scrollIntoView({ block: 'nearest' });
  }, [inHand]);
  const Note = screens.CardNote;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `people` stands for the event as far as numbers go
  const numbers = useMemo(() => screens.numbers?.(tournament), [screens, people]);
  const { method } = round.draw.proposal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `people` stands for the event as far as a mark goes
  const notes = useMemo(
    () =>
      Note === undefined
        ? []
        : round.tables.map((table) => <Note key={table.table} {...{ tournament, round: round.no, method, table }} />),
    [Note, round.tables, people, round.no, method],
  );
  const waits = (table: TableNo): string => {
    const cause = blocked.get(table);
    if (cause === undefined) return '';
    const player = people.get(cause.entrant)?.name ?? '';
    return textOf('rounds:entry.early.question', { player, round: cause.round, table: cause.table });
  };
  return (
    <div className={styles.room} ref={room} data-density={fitted?.density} data-past={isPast}>
      <CardNamesContext value={cardNames}>
        <ul
          className={styles.grid}
          aria-label={textOf('words:tables')}
          style={fitted === null ? {} : gridStyle(fitted)}
        >
          {round.tables.map((table, index) => {
            const no = table.table;
            const counted = countedResult(round, no);
            const result = isSeen(no) ? counted : undefined;
            return (
              <ResultCard
                key={no}
                tournament={tournament}
                round={round}
                table={table}
                kind={kind}
                seats={family.seats}
                people={people}
                numbers={numbers}
                Sign={screens.SeatSign}
                Result={Result}
                result={result}
                state={stateOf(table, result, late.has(no), blocked.has(no))}
                isInHand={inHand === no}
                isHalfTyped={halfTyped.includes(no)}
                isChanged={changed.includes(no)}
                note={notes[index] ?? null}
                waitsFor={waits(no)}
                onTake={onTake}
                onLook={onLook}
              />
            );
          })}
          <ByeCards {...{ tournament, round, byes, kind, people, numbers }} />
        </ul>
      </CardNamesContext>
      {inHand !== null && (
        <Raised over={`card-${inHand}`} within={room}>
          {hand}
        </Raised>
      )}
    </div>
  );
};
