/**
 * What would happen on the floor if: the decisions of the desk on a copy, then every suggestion followed until the tables are
 * quiet. The copy draws with a seed of its own, which says nothing of the seats of the next draw [room 1.4].
 *
 * | question | function |
 * | --- | --- |
 * | players bust, so many bust by lot, late entries come, tables are broken now | `FloorSupposition`, `carriedOut` |
 * | other rules: difference between tables, players a table, break order, final table, redraws | `SupposedRules` |
 * | which suggestions follow, why, and who goes where by each | `FloorStep` |
 *
 * Switches and snoozes of suggestions do not matter: the question is where the rules lead.
 */

import { shuffle, stream } from '../../../random/stream.ts';
import type { Refusal } from '../../../tournament/refusal.ts';
import type { EntrantId, Phrase, TableNo } from '../../../tournament/words.ts';
import { type Chair, entryOf, type Floor, type Hall, moveOf, type Person } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import { type EntryNo, isActive, leaversOf, playersAt, type Rule } from '../rules/room.ts';
import type { PokerRules } from '../rules/rules.ts';
import { exampleSeed } from '../seating/fairness/seeds.ts';
import type { FloorChange, FloorCounters } from './floor-changes.ts';
import type { PlainCommand } from './floor-commands.ts';
import { carryOut, followNext, MOST_APPLIED, movesPeople } from './floor-decide.ts';
import { note, tablesNow, type Work } from './work.ts';

export type FloorSupposition =
  | { readonly what: 'bust'; readonly entry: EntryNo }
  | { readonly what: 'busts'; readonly count: number }
  | { readonly what: 'late'; readonly count: number }
  | { readonly what: 'break'; readonly table: TableNo };

export type SupposedRules = Partial<
  Pick<PokerRules, 'limit' | 'ideal' | 'breakOrder' | 'reseat' | 'combineAt' | 'redrawAt'>
> & {
  readonly orderByLot?: true;
};

export type FloorMove = {
  /** Null: a walk, named only at the table. */
  readonly entry: EntryNo | null;
  readonly from: { readonly table: TableNo; readonly seat: number | null } | null;
  readonly to: Chair | null;
  readonly rule: Rule | null;
};

export type FloorStep = {
  /** As on the card; null for what was supposed. */
  readonly reason: Phrase | null;
  readonly warnings: readonly Phrase[];
  readonly supposition: number | null;
  readonly breaks: readonly TableNo[];
  readonly moves: readonly FloorMove[];
};

export type FloorOutlook = {
  readonly hall: Hall;
  readonly refusals: readonly (Refusal | null)[];
  readonly steps: readonly FloorStep[];
  readonly newcomers: readonly EntrantId[];
};

export const chairOf = (floor: Floor, no: EntryNo): Chair | null => {
  const entry = entryOf(floor, no);
  if (entry === undefined) return null;
  return (entry.slip === null ? undefined : moveOf(floor, entry.slip))?.to ?? entry.at;
};

const movesIn = (before: Floor, changes: readonly FloorChange[]): readonly FloorMove[] =>
  changes.flatMap((change): FloorMove[] => {
    switch (change.type) {
      case 'drawn':
        return change.draw.seats.map(({ entry, table, seat, rule }) => ({
          entry,
          from: chairOf(before, entry),
          to: { table, seat },
          rule,
        }));
      case 'move.issued':
        return [{ entry: change.move.entry, from: change.move.from, to: change.move.to, rule: null }];
      case 'busted':
        return change.group.busted.map(({ entry }) => ({ entry, from: chairOf(before, entry), to: null, rule: null }));
      default:
        return [];
    }
  });

/** Somebody may draw the seat he has. */
const goesElsewhere = ({ from, to }: FloorMove): boolean => from?.table !== to?.table || from?.seat !== to?.seat;

const breaksIn = (changes: readonly FloorChange[]): readonly TableNo[] =>
  changes.flatMap((change) => (change.type === 'table.state' && change.state === 'breaking' ? [change.table] : []));

const byLot = (work: Work, count: number): readonly EntryNo[] => {
  const left = itemsOf(work.floor.entries).flatMap(({ no, status }) => (status === 'seated' ? [no] : []));
  return shuffle(left, stream(work.seed, 'whatIf', 'busts')).slice(0, count);
};

const bustOf = (entries: readonly EntryNo[], at: number): PlainCommand => ({
  do: 'bust',
  hands: entries.map((entry) => [{ entry, chips: null, by: [] }]),
  reEnter: [],
  at,
});

const commandOf = (
  work: Work,
  supposition: FloorSupposition,
  newcomers: readonly EntrantId[],
  at: number,
): PlainCommand => {
  switch (supposition.what) {
    case 'bust':
      return bustOf([supposition.entry], at);
    case 'busts':
      return bustOf(byLot(work, supposition.count), at);
    case 'late':
      return { do: 'seat', players: [...newcomers], at, overflow: 'wait' };
    case 'break':
      return { do: 'breakTables', tables: [supposition.table], mode: 'broken', confirmed: true, at };
  }
};

const newcomer: Person = { clockOperator: false, expert: false, paid: true };

/** Everybody with a slip has come; walks stay, because nobody knows who goes. */
const seatAll = (work: Work, at: number): void => {
  const slips = work.floor.pending.flatMap(({ slip, entry }) => (entry === null ? [] : [slip]));
  if (slips.length > 0) carryOut(work, { do: 'arrive', slips, at });
};

/**
 * What would be refused is left out.
 *
 * @param id of the event: its examples are always the same
 * @param people numbers of people from here on are free for newcomers
 * @param at milliseconds since 1970
 */
export const supposedFloor = (
  {
    hall,
    id,
    counters,
    people,
    at,
  }: { hall: Hall; id: string; counters: FloorCounters; people: EntrantId; at: number },
  suppositions: readonly FloorSupposition[],
  { orderByLot, ...rules }: SupposedRules = {},
): FloorOutlook => {
  const known = new Map(hall.people);
  const newcomers: EntrantId[] = [];
  const work: Work = {
    ...hall,
    seed: exampleSeed(id),
    rules: { ...hall.rules, ...rules, auto: { consolidate: true, balance: true, apply: false } },
    people: known,
    floor: { ...hall.floor, snoozed: {} },
    counters,
    changes: [],
  };
  const steps: FloorStep[] = [];
  const tell = (before: Floor, from: number, step: Pick<FloorStep, 'reason' | 'warnings' | 'supposition'>): void => {
    const changes = work.changes.slice(from);
    steps.push({ ...step, breaks: breaksIn(changes), moves: movesIn(before, changes).filter(goesElsewhere) });
  };
  if (orderByLot === true) {
    const tables = tablesNow(work).map(({ id }) => id);
    const order = shuffle(tables, stream(work.seed, 'whatIf', 'order'));
    note(work, { type: 'breakOrder.set', order, at });
  }
  const refusals = suppositions.map((supposition, index): Refusal | null => {
    const fresh =
      supposition.what === 'late'
        ? Array.from({ length: supposition.count }, (_, i) => people + newcomers.length + i)
        : [];
    for (const id of fresh) known.set(id, newcomer);
    const trial: Work = { ...work, changes: [] };
    const refusal = carryOut(trial, commandOf(work, supposition, fresh, at));
    if (refusal !== null) return refusal;
    newcomers.push(...fresh);
    const [before, from] = [work.floor, work.changes.length];
    for (const change of trial.changes) note(work, change);
    tell(before, from, { reason: null, warnings: [], supposition: index });
    return null;
  });
  seatAll(work, at);
  for (let followed = 0; followed < MOST_APPLIED; followed++) {
    const [before, from] = [work.floor, work.changes.length];
    const card = followNext(work, at, movesPeople);
    if (card === null) break;
    tell(before, from, { reason: card.reason, warnings: card.warnings, supposition: null });
    seatAll(work, at);
  }
  return { hall: { ...hall, rules: work.rules, people: known, floor: work.floor }, refusals, steps, newcomers };
};

/** Null: not in use. Issued moves count as done. */
export type TableBeside = { readonly table: TableNo; readonly before: number | null; readonly after: number | null };

export const tablesBeside = (now: Floor, then: Floor): readonly TableBeside[] => {
  const playersOf = (floor: Floor): ReadonlyMap<TableNo, number> => {
    const tables = itemsOf(floor.tables);
    const leaving = leaversOf(tables);
    return new Map(tables.filter(isActive).map((table) => [table.id, playersAt(table, leaving)]));
  };
  const [before, after] = [playersOf(now), playersOf(then)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted((a, b) => a - b)
    .map((table) => ({ table, before: before.get(table) ?? null, after: after.get(table) ?? null }));
};

export const seatsMoved = (now: Floor, then: Floor): readonly FloorMove[] =>
  itemsOf(then.entries)
    .flatMap(({ no, status }): FloorMove[] => {
      const wasIn = entryOf(now, no)?.status === 'seated';
      return wasIn || status === 'seated'
        ? [{ entry: no, from: chairOf(now, no), to: chairOf(then, no), rule: null }]
        : [];
    })
    .filter(goesElsewhere);
