/** People in seat order; which chair is whose is in `more.tables`. Nobody meets anybody by plan: repeats are always 0. */

import { ENGINE_VERSION, listed, type Metrics, named, type Proposal } from '../../../game/seating.ts';
import { type Answer, no, ok } from '../../../tournament/refusal.ts';
import type { Json, Phrase, Table } from '../../../tournament/words.ts';
import { type Assignment, type EntryNo, entriesAt, isActive, leaversOf, type RoomTable } from '../rules/room.ts';
import { movesUntilQuiet, redFlags, withMove } from './balance.ts';
import { poolOfRedraw, roomForRedraw, roomOfBreak, slipsVoidedBy, withChairs, withoutSlips } from './callers.ts';
import { consolidation, heldWhileOpen } from './consolidate.ts';
import { floorBytes } from './memory.ts';
import {
  type BalanceRequest,
  balanceRequest,
  type ConsolidateRequest,
  consolidateRequest,
  type PokerRequest,
  roomOf,
  type WizardRequest,
  wizardRequest,
} from './request.ts';
import { seatByWizard, type WizardRun } from './wizard.ts';

const measured = (tables: readonly Table[]): Metrics => {
  const counts = tables.map(({ seats }) => seats.length);
  return {
    repeats: 0,
    repeated: [],
    least: { known: 'proved', atLeast: 0, how: { code: 'poker.least.noMeetings' } },
    figures: { fullest: Math.max(0, ...counts), emptiest: counts.length === 0 ? 0 : Math.min(...counts) },
  };
};

const tablesOf = (tables: readonly RoomTable[]): Table[] => {
  const leaving = leaversOf(tables);
  return tables
    .filter(isActive)
    .toSorted((a, b) => a.position - b.position)
    .map((table) => ({ table: table.id, seats: entriesAt(table, leaving) }));
};

const chairs = (tables: readonly RoomTable[]): Json =>
  tables.filter(isActive).map(({ id, seats }) => ({
    table: id,
    seats: seats.map(({ entry, reservedFor }) => reservedFor ?? entry),
  }));

const withSeats = (tables: readonly RoomTable[], given: readonly Assignment[]): RoomTable[] => {
  const byTable = new Map<number, Map<number, EntryNo>>();
  for (const { table, seat, entry } of given) {
    const seats = byTable.get(table) ?? new Map<number, EntryNo>();
    byTable.set(table, seats.set(seat, entry));
  }
  return tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat, index) => {
      const entry = byTable.get(table.id)?.get(index + 1);
      return entry === undefined ? seat : { ...seat, entry };
    }),
  }));
};

const traceOf = ({ seats, warnings }: WizardRun): readonly Phrase[] => [
  ...seats.map(({ entry, table, seat, rule }) => ({ code: `poker.trace.${rule}`, params: { entry, table, seat } })),
  ...warnings,
];

const propose = (
  request: PokerRequest,
  tables: readonly RoomTable[],
  trace: readonly Phrase[],
  more: { readonly [name: string]: Json },
): Proposal => {
  // A table where nobody sits is no table of a seating.
  const seated = tablesOf(tables).filter(({ seats }) => seats.length > 0);
  const steps = Math.max(1, trace.length);
  return {
    family: 'poker',
    method: request.method,
    engine: ENGINE_VERSION,
    seed: request.seed,
    tables: seated.map((table) => ({ ...table, reasons: [] })),
    byes: [],
    metrics: measured(seated),
    budget: { steps, used: steps, ended: 'complete' },
    trace,
    more: { ...more, tables: chairs(tables) },
  };
};

/** Refuses what `roomOf` and `seatByWizard` refuse. */
const seatWizard = (request: WizardRequest): Answer<Proposal> => {
  const room = roomOf(request);
  if (!room.ok) return room;
  const sitting = new Set(
    room.value.tables.flatMap(({ seats }) => seats.flatMap(({ entry, reservedFor }) => [entry, reservedFor])),
  );
  const waiting = request.entries.filter(({ entry, status }) => status === 'registered' && !sitting.has(entry));
  const run = seatByWizard(room.value, request.seat ?? waiting.map(({ entry }) => entry), request.seed);
  if (!run.ok) return no(run.refusal);
  const { seats, calls } = run.value;
  const after = withSeats(room.value.tables, seats);
  return ok(propose(request, after, traceOf(run.value), { seats: [...seats], calls }));
};

/** Refuses what `roomOf` and `seatByWizard` refuse. */
const seatConsolidate = (request: ConsolidateRequest): Answer<Proposal> => {
  const room = roomOf(request);
  if (!room.ok) return room;
  const { tables } = room.value;
  const found = heldWhileOpen(consolidation(tables, request.options, request.waiting), request.options.registration);
  const finding: Phrase = {
    code: `poker.consolidation.${found.kind}`,
    params: {
      players: found.players,
      tables: found.tables,
      needed: found.needed,
      breaks: found.kind === 'none' ? [] : [...(found.kind === 'held' ? found.would.breaks : found.breaks)],
    },
  };
  if (found.kind === 'none' || found.kind === 'held') {
    return ok(propose(request, tables, [finding], { consolidation: found, seats: [] }));
  }
  const everybody = found.kind === 'finalTable' || found.mode === 'everybody';
  const voided = slipsVoidedBy(tables, found.breaks);
  const broken = roomOfBreak(withoutSlips(tables, voided), found.breaks, voided);
  const pool = everybody ? poolOfRedraw(tables, found.breaks) : broken.pool;
  const cleared = everybody
    ? roomForRedraw(tables, found.breaks, pool).map((table) =>
        found.kind === 'finalTable' && table.id === found.table ? withChairs(table, found.extraChairs) : table,
      )
    : broken.room;
  const run = seatByWizard({ ...room.value, tables: cleared }, pool, request.seed);
  if (!run.ok) return no(run.refusal);
  const { seats, calls } = run.value;
  const more = { consolidation: found, seats: [...seats], calls };
  return ok(propose(request, withSeats(cleared, seats), [finding, ...traceOf(run.value)], more));
};

const seatBalance = (request: BalanceRequest): Answer<Proposal> => {
  const room = roomOf(request);
  if (!room.ok) return room;
  const { tables } = room.value;
  const moves = movesUntilQuiet(tables, request.options);
  const after = moves.reduce<readonly RoomTable[]>(withMove, tables);
  const trace: Phrase[] = moves.map(({ how, entry, from, to, limit }) => ({
    code: `poker.balance.${how}`,
    params: {
      entry,
      from: from.table,
      fromSeat: from.seat,
      to: to.table,
      toSeat: to.seat,
      high: from.players,
      low: to.players,
      limit,
    },
  }));
  const flags = redFlags(tables, request.options);
  return ok(propose(request, after, trace, { moves: moves, redFlags: flags }));
};

const methods = {
  wizard: listed<WizardRequest>({
    request: wizardRequest,
    memory: floorBytes,
    seat: seatWizard,
    measure: (_request, tables) => measured(tables),
  }),
  consolidate: listed<ConsolidateRequest>({
    request: consolidateRequest,
    memory: floorBytes,
    seat: seatConsolidate,
    measure: (_request, tables) => measured(tables),
  }),
  balance: listed<BalanceRequest>({
    request: balanceRequest,
    memory: floorBytes,
    seat: seatBalance,
    measure: (_request, tables) => measured(tables),
  }),
};

export type PokerMethod = keyof typeof methods;
export const pokerMethods = named(methods);
