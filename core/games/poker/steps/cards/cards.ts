/**
 * Suggestion cards, made anew after every command: a card goes with its reason.
 *
 * | rule | function |
 * | --- | --- |
 * | most urgent first: red flag, break, balance, operator swap, final table [poker 9] | `cards` |
 * | consolidation first, then balance, because breaking often cures the imbalance [poker 5 C] | `cards` |
 * | snoozed until the next bust [poker 6] | `snoozed` |
 * | warnings: a clock table, locked players, the operator, hand-for-hand [poker 6] | `breakWarnings` |
 * | what balances the tables: one card a table that is short [room 2.4, 2.7] | balance-cards.ts |
 * | no break while late entries may need the chairs [room 2.1] | `cards` |
 * | an operator sits away from the clock: a swap may be suggested [poker 4.4 D8] | `operatorCard` |
 * | the last level runs: more levels are offered [poker 11] | `levelsCard` |
 */

import type { Phrase, TableNo } from '../../../../tournament/words.ts';
import { isLastLevel, momentOf, moreLevels } from '../../rules/clock.ts';
import { bustCount, type FloorTable, type Hall, isFlagWaived, waitingIn } from '../../rules/floor-state.ts';
import { type EntryNo, entriesAt, inPlay, isActive, leaversOf } from '../../rules/room.ts';
import { redFlags } from '../../seating/balance.ts';
import { capacityOf } from '../../seating/capacity.ts';
import { type Consolidation, consolidation, type ReseatMode } from '../../seating/consolidate.ts';
import { holdsBreaks } from '../outlook.ts';
import { balanceCardOf, fillCardOf } from './balance-cards.ts';
import { type Card, type CardDeed, nameOf, playerOf, type Seen, seenOf } from './card.ts';

/** Whoever sits there without a slip. A player on the way to the table stays where he is. */
const goingFrom = (seen: Seen, breaks: readonly TableNo[]): readonly EntryNo[] => {
  const leaving = leaversOf(seen.tables);
  return breaks
    .flatMap((id) => seen.table(id)?.seats ?? [])
    .flatMap(({ entry }) => (entry === null || leaving.has(entry) ? [] : [entry]));
};

const shortTables = ({ tables, rules, floor }: Seen) =>
  redFlags(tables, rules).filter(({ table }) => !isFlagWaived(floor, table));

const redFlagCards = (seen: Seen): Card[] =>
  shortTables(seen).map(({ table, players, fullest, high }) => ({
    key: `redFlag:${table}`,
    kind: 'redFlag',
    reason: {
      code: 'poker.cards.redFlag',
      params: { name: nameOf(seen, table), players, fullest: nameOf(seen, fullest), high },
    },
    warnings: [],
    tables: [table],
    entries: [],
    deed: null,
    primary: 'deed',
    others: [{ do: 'waiveFlag', table, waived: true }],
  }));

const breakWarnings = (seen: Seen, breaks: readonly TableNo[], everybody: boolean): Phrase[] => {
  const broken = seen.tables.filter(({ id }) => breaks.includes(id));
  const leaving = leaversOf(seen.tables);
  const going = goingFrom(seen, breaks);
  const isOperator = (entry: EntryNo) => seen.people.get(playerOf(seen, entry) ?? 0)?.clockOperator === true;
  const locked = broken.flatMap(({ seats }) => seats.flatMap((seat) => (seat.locked ? (seat.entry ?? []) : [])));
  const staying = seen.tables.filter((table) => isActive(table) && !breaks.includes(table.id));
  const free = capacityOf(staying);
  return [
    ...broken.filter(({ clock }) => clock).map(({ name }) => ({ code: 'poker.cards.clockTable', params: { name } })),
    ...broken
      .filter(({ clock }) => clock)
      .flatMap((table) => entriesAt(table, leaving))
      .filter(isOperator)
      .slice(0, 1)
      .map((entry) => ({ code: 'poker.cards.losesClock', params: { player: playerOf(seen, entry) } })),
    ...(locked.length > 0
      ? [
          {
            code: 'poker.cards.lockedPlayers',
            params: { players: locked.map((entry) => playerOf(seen, entry)), count: locked.length },
          },
        ]
      : []),
    ...(seen.floor.handForHand ? [{ code: 'poker.cards.handForHand' }] : []),
    // Seats that people with slips still sit on are blocked until they have come.
    ...(!everybody && free < going.length
      ? [{ code: 'poker.cards.seatsBlocked', params: { free, count: going.length } }]
      : []),
  ];
};

const breakDeed = (tables: readonly TableNo[], mode: ReseatMode): CardDeed => ({
  do: 'breakTables',
  tables: [...tables],
  mode,
  confirmed: false,
});

const consolidationCardOf = (seen: Seen): Card | null => {
  const found: Consolidation = consolidation(seen.tables, seen.rules, waitingIn(seen.floor));
  if (found.kind === 'none') return null;
  const going = goingFrom(seen, found.breaks);
  const names = found.breaks.flatMap((id) => seen.table(id)?.name ?? []);
  if (found.kind === 'finalTable') {
    const { table, extraChairs, players } = found;
    return {
      key: 'finalTable',
      kind: 'finalTable',
      reason: { code: 'poker.cards.finalTable', params: { players, name: nameOf(seen, table) } },
      warnings: [
        ...(extraChairs > 0 ? [{ code: 'poker.cards.extraChairs', params: { count: extraChairs } }] : []),
        ...breakWarnings(seen, found.breaks, true),
      ],
      tables: [table, ...found.breaks],
      entries: [],
      deed: { do: 'finalTable', table, extraChairs, confirmed: false },
      primary: 'deed',
      others: [],
    };
  }
  const left = found.tables - found.breaks.length;
  return {
    key: `break:${found.breaks.join('+')}`,
    kind: 'break',
    reason: {
      code: found.breaks.length === 1 ? 'poker.cards.break' : 'poker.cards.breaks',
      params: { players: found.players, count: left, names, going: going.length },
    },
    warnings: breakWarnings(seen, found.breaks, found.mode === 'everybody'),
    tables: found.breaks,
    entries: going,
    deed: breakDeed(found.breaks, found.mode),
    primary: 'deed',
    others: found.modes.filter((mode) => mode !== found.mode).map((mode) => breakDeed(found.breaks, mode)),
  };
};

const operatorCard = (seen: Seen): Card | null => {
  const leaving = leaversOf(seen.tables);
  const isOperator = (entry: EntryNo) => seen.people.get(playerOf(seen, entry) ?? 0)?.clockOperator === true;
  const clockTables = seen.tables.filter((table) => isActive(table) && table.clock);
  if (clockTables.length === 0) return null;
  if (clockTables.some((table) => entriesAt(table, leaving).some(isOperator))) return null;
  const free = ({ seats }: FloorTable) =>
    seats.flatMap(({ entry, locked }) => (entry === null || locked || leaving.has(entry) ? [] : [entry]));
  const away = seen.tables
    .filter((table) => inPlay(table) && !table.clock)
    .flatMap(free)
    .filter(isOperator);
  const operator = away.toSorted((a, b) => a - b)[0];
  const clockTable = clockTables.find((table) => free(table).length > 0);
  const other = clockTable === undefined ? undefined : free(clockTable)[0];
  if (operator === undefined || clockTable === undefined || other === undefined) return null;
  return {
    key: `operatorSwap:${clockTable.id}`,
    kind: 'operatorSwap',
    reason: {
      code: 'poker.cards.operatorSwap',
      params: { player: playerOf(seen, operator), name: clockTable.name, other: playerOf(seen, other) },
    },
    warnings: [],
    tables: [clockTable.id],
    entries: [operator, other],
    deed: { do: 'swap', a: operator, b: other, cause: 'operator', confirmed: false },
    primary: 'deed',
    others: [],
  };
};

const alternatesCard = (seen: Seen): Card | null => {
  const free = capacityOf(seen.tables);
  const waiting = seen.floor.queue.length;
  const count = Math.min(free, waiting);
  if (count === 0) return null;
  return {
    key: 'alternates',
    kind: 'alternates',
    reason: { code: 'poker.cards.alternates', params: { count, waiting, free } },
    warnings: [],
    tables: [],
    entries: seen.floor.queue.slice(0, count),
    deed: { do: 'seatAlternates' },
    primary: 'deed',
    others: [],
  };
};

const MORE_LEVELS = 3;

const levelsCard = ({ floor: { clock } }: Seen, now: number): Card | null => {
  if (clock === null || !isLastLevel(clock, now)) return null;
  const { millisecondsLeft } = momentOf(clock, now);
  const more = moreLevels(clock.levels, MORE_LEVELS);
  if (more.length === 0) return null;
  return {
    key: 'levels',
    kind: 'levels',
    reason:
      millisecondsLeft === 0
        ? { code: 'poker.cards.levelsOver' }
        : { code: 'poker.cards.lastLevel', params: { count: Math.ceil(millisecondsLeft / 60_000) } },
    warnings: [],
    tables: [],
    entries: [],
    deed: { do: 'setLevels', levels: [...clock.levels, ...more] },
    primary: 'deed',
    others: [],
  };
};

const isSnoozed = ({ floor }: Hall, key: string): boolean => floor.snoozed[key] === bustCount(floor);

/** Snoozes and switches do not matter. */
export const consolidationCard = (hall: Hall): Card | null => consolidationCardOf(seenOf(hall));

export const balanceCard = (hall: Hall, now: number): Card | null => balanceCardOf(seenOf(hall), now);

/**
 * The most urgent first [W-9.6].
 *
 * @param oneByOne each move by itself, as they are found: for whoever carries them out one after the other
 */
export const cards = (hall: Hall, now: number, oneByOne = false): readonly Card[] => {
  const seen = seenOf(hall);
  const awake = (card: Card | null): Card | null => (card !== null && !isSnoozed(hall, card.key) ? card : null);
  const { auto } = hall.rules;
  const breaking = auto.consolidate && !holdsBreaks(hall) ? awake(consolidationCardOf(seen)) : null;
  const single = auto.balance && breaking === null ? awake(balanceCardOf(seen, now)) : null;
  const isFinal = breaking?.kind === 'finalTable';
  const balance = single === null || oneByOne ? single : awake(fillCardOf(seen, single, now));
  return [
    ...redFlagCards(seen),
    alternatesCard(seen),
    isFinal ? null : breaking,
    balance,
    operatorCard(seen),
    levelsCard(seen, now),
    isFinal ? breaking : null,
  ].flatMap((card) => awake(card) ?? []);
};

/** Cards whose reason went without being followed, for the log. @param done the `do` of the command in between */
export const droppedCards = (before: readonly Card[], after: readonly Card[], done: string): readonly Card[] => {
  const standing = new Set(after.map(({ key }) => key));
  return before.filter(({ key, deed }) => !standing.has(key) && deed !== null && deed.do !== done && done !== 'snooze');
};
