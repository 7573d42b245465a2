/**
 * Suggestion cards, made anew after every command: a card goes with its reason.
 *
 * | rule | function |
 * | --- | --- |
 * | most urgent first: red flag, break, balance, operator swap, final table [poker 9] | `cards` |
 * | consolidation first, then balance, because breaking often cures the imbalance [poker 5 C] | `cards` |
 * | snoozed until the next bust [poker 6] | `snoozed` |
 * | warnings: a clock table, locked players, the operator, hand-for-hand [poker 6] | `breakWarnings` |
 * | marks older than `staleMinutes` name nobody: the walk comes first [room 2.4] | `staleMarks`, `primary` |
 * | several moves to one table are one card and one command [room 2.7] | `fillCardOf` |
 * | no break while late entries may need the chairs [room 2.1] | `cards` |
 * | an operator sits away from the clock: a swap may be suggested [poker 4.4 D8] | `operatorCard` |
 * | the last level runs: more levels are offered [poker 11] | `levelsCard` |
 */

import type { EntrantId, Phrase, TableNo } from '../../../tournament/words.ts';
import { isLastLevel, momentOf, moreLevels } from '../rules/clock.ts';
import {
  bustCount,
  entryOf,
  type FloorTable,
  type Hall,
  isFlagWaived,
  roomOfFloor,
  waitingIn,
} from '../rules/floor-state.ts';
import { type EntryNo, entriesAt, inPlay, isActive, leaversOf } from '../rules/room.ts';
import { type BalanceMove, movesUntilQuiet, nextMove, redFlags } from '../seating/balance.ts';
import { capacityOf } from '../seating/capacity.ts';
import { type Consolidation, consolidation, type ReseatMode } from '../seating/consolidate.ts';
import type { FloorCommand } from './floor-commands.ts';
import { holdsBreaks } from './outlook.ts';

type Timeless<C> = C extends { readonly at: number } ? Omit<C, 'at'> : C;
export type CardDeed = Timeless<FloorCommand>;

export type Card = {
  /** Stays the same as long as the suggestion does. */
  readonly key: string;
  readonly kind: 'redFlag' | 'break' | 'balance' | 'operatorSwap' | 'alternates' | 'finalTable' | 'levels';
  readonly reason: Phrase;
  readonly warnings: readonly Phrase[];
  readonly tables: readonly TableNo[];
  readonly entries: readonly EntryNo[];
  /** Null where there is only something to tell. */
  readonly deed: CardDeed | null;
  readonly primary: 'deed' | 'walk';
  readonly others: readonly CardDeed[];
};

/** In minutes, for events that do not say so. */
const STALE_MINUTES = 3;

const HAND_MINUTES = 2;

const byId = (tables: readonly FloorTable[]) => new Map(tables.map((table) => [table.id, table]));

type Seen = Hall & { readonly tables: readonly FloorTable[]; readonly table: (id: TableNo) => FloorTable | undefined };

const seenOf = (hall: Hall): Seen => {
  const { tables } = roomOfFloor(hall);
  const all = byId(tables);
  return { ...hall, tables, table: (id) => all.get(id) };
};

const nameOf = (seen: Seen, id: TableNo): string => seen.table(id)?.name ?? String(id);

const playerOf = (seen: Seen, entry: EntryNo | null): EntrantId | null =>
  entry === null ? null : (entryOf(seen.floor, entry)?.player ?? null);

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

/** The older mark of the two tables, if older than the rule allows. */
const staleMarks = (seen: Seen, move: BalanceMove, now: number): Phrase[] => {
  const ages = [move.from.table, move.to.table].map((id) => now - (seen.table(id)?.bbMarkedAt ?? now));
  const age = Math.max(...ages);
  if (age <= (seen.rules.staleMinutes ?? STALE_MINUTES) * 60_000) return [];
  const minutes = Math.floor(age / 60_000);
  const hands = Math.max(1, Math.round(minutes / HAND_MINUTES));
  return [{ code: 'poker.cards.staleMarks', params: { count: minutes, hands } }];
};

const restedAt = (seen: Seen, now: number) => {
  const rest = seen.rules.restMinutes * 60_000;
  return (entry: EntryNo): boolean => {
    const movedAt = entryOf(seen.floor, entry)?.movedAt ?? null;
    return rest === 0 || movedAt === null || now - movedAt >= rest;
  };
};

/** Somebody is named only by fresh marks; else the floor finds who walks, and where to. */
const issued = (seen: Seen, now: number) => (move: BalanceMove) => {
  const { from, to, entry, how } = move;
  const isNamed = how === 'named' && entry !== null && to.seat !== null && staleMarks(seen, move, now).length === 0;
  return isNamed ? { entry, seat: to.seat, from: from.table } : { entry: null, seat: null, from: from.table };
};

/** A table that was just started, or is short by more than one: what it needs is one card; the first move alone stays a way. */
const fillCardOf = (seen: Seen, single: Card, now: number): Card => {
  const [, to] = single.tables;
  const moves = movesUntilQuiet(seen.tables, seen.rules, restedAt(seen, now)).filter((move) => move.to.table === to);
  if (to === undefined || moves.length < 2 || single.deed === null) return single;
  const walk = [single.deed, ...single.others].find((other) => other.do === 'walk');
  const slips = moves.map(issued(seen, now));
  return {
    ...single,
    key: `fill:${to}`,
    // The tie is no reason any more: others give players too.
    reason: { ...single.reason, code: 'poker.cards.balance' },
    warnings: [],
    tables: [...new Set([...moves.map(({ from }) => from.table), to])],
    entries: slips.flatMap(({ entry }) => entry ?? []),
    deed: { do: 'issueMoves', to, moves: slips, counts: walk?.counts },
    primary: 'deed',
    others: [single.primary === 'walk' && walk !== undefined ? walk : single.deed],
  };
};

const balanceCardOf = (seen: Seen, now: number): Card | null => {
  const move = nextMove(seen.tables, seen.rules, restedAt(seen, now));
  if (move === null) return null;
  const { from, to, entry, how, limit, tied } = move;
  const counts = [from, to].map(({ table, players }) => ({ table, players }));
  const walk: CardDeed = { do: 'walk', from: from.table, to: to.table, counts };
  const random: CardDeed = { do: 'randomMove', from: from.table, to: to.table, counts };
  const named: CardDeed[] =
    how === 'named' && entry !== null && to.seat !== null
      ? [{ do: 'move', entry, table: to.table, seat: to.seat, cause: 'balance', done: false, confirmed: false }]
      : [];
  const stale = how === 'named' ? staleMarks(seen, move, now) : [];
  return {
    key: `balance:${from.table}>${to.table}`,
    kind: 'balance',
    reason: {
      code: tied ? 'poker.cards.balanceTied' : 'poker.cards.balance',
      params: {
        from: nameOf(seen, from.table),
        high: from.players,
        to: nameOf(seen, to.table),
        low: to.players,
        limit,
      },
    },
    warnings: how === 'named' ? stale : [{ code: 'poker.cards.noMarks' }],
    tables: [from.table, to.table],
    entries: how === 'named' && entry !== null ? [entry] : [],
    deed: named[0] ?? walk,
    primary: stale.length > 0 ? 'walk' : 'deed',
    others: how === 'named' ? [walk, random] : [random],
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
