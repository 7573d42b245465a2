import {
  type Entry,
  entryOf,
  type Floor,
  type FloorTable,
  type Hall,
  type Person,
  startFloor,
  tableOf,
} from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { entriesAt, leaversOf, playersAt, seatAt } from '../../../../core/games/poker/rules/room.ts';
import { defaultRules, type PokerRules, rulesBefore } from '../../../../core/games/poker/rules/rules.ts';
import type { Card } from '../../../../core/games/poker/steps/cards/card.ts';
import { cards } from '../../../../core/games/poker/steps/cards/cards.ts';
import type { FloorStep } from '../../../../core/games/poker/steps/draw-log.ts';
import {
  countFloor,
  type FloorChange,
  type FloorCounters,
  startCounters,
} from '../../../../core/games/poker/steps/floor-changes.ts';
import { floorCommand, type PlainCommandInput } from '../../../../core/games/poker/steps/floor-commands.ts';
import { decideFloor } from '../../../../core/games/poker/steps/floor-decide.ts';
import { evolveFloor } from '../../../../core/games/poker/steps/floor-evolve.ts';
import type { Refusal } from '../../../../core/tournament/refusal.ts';

const START = 1_800_000_000_000;

export type VenueOptions = {
  readonly people?: number;
  readonly person?: (no: number) => Partial<Person>;
  readonly rules?: Partial<PokerRules>;
  readonly seed?: string;
  /** An event of the program before events said how they draw. */
  readonly before?: true;
};

/**
 * A floor with its journal, as the program keeps it: commands in, steps out, undo and redo by steps that name another,
 * counters over the whole journal. Its clock advances a second a command.
 */
export const venue = ({ people = 45, person = () => ({}), rules = {}, seed = 'venue', before }: VenueOptions = {}) => {
  const known = new Map<number, Person>();
  for (let no = 1; no <= people; no++) {
    known.set(no, { clockOperator: false, expert: false, paid: true, ...person(no) });
  }
  const steps: FloorStep[] = [];
  let counters: FloorCounters = startCounters;
  let now = START;
  // States before each step that stands, and those undone, as in the ledger.
  let done: { step: FloorStep; before: Floor }[] = [];
  let undone: { step: FloorStep; after: Floor }[] = [];
  let floor: Floor = startFloor;
  let held: PokerRules = {
    ...(before === true ? rulesBefore : { ...defaultRules, breaksWhileOpen: 'normal' }),
    ...rules,
  };

  const hall = (): Hall => ({ floor, rules: held, seed, people: known });

  const append = (kind: FloorStep['kind'], cancels: number | null, changes: readonly FloorChange[]): FloorStep => {
    const step = { no: steps.length + 1, kind, cancels, changes };
    steps.push(step);
    return step;
  };

  /** What a command leads to; the clock's time is filled in. With a reason it is drawn again. */
  const ask = ({ reason, ...command }: Record<string, unknown>) => {
    now += 1000;
    const given = (order: Record<string, unknown>) =>
      reason === undefined ? order : { do: 'drawAgain', order, reason };
    const wants = floorCommand.safeParse(given({ at: now, ...command }));
    const parsed = wants.success ? wants.data : floorCommand.parse(given(command));
    return decideFloor(hall(), parsed, counters);
  };

  const api = {
    hall,
    get floor() {
      return floor;
    },
    get steps(): readonly FloorStep[] {
      return steps;
    },
    get counters() {
      return counters;
    },
    now: () => now,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    rule: (more: Partial<PokerRules>) => {
      held = { ...held, ...more };
    },
    meet: (no: number, about: Partial<Person> = {}) => {
      known.set(no, { clockOperator: false, expert: false, paid: true, ...about });
    },
    /** Carries a command out; throws where it is refused. Answers the changes. */
    do: (command: Timeless): readonly FloorChange[] => {
      const answer = ask(command);
      if (!answer.ok)
        throw new Error(`${command.do} refused: ${answer.refusal.code} ${JSON.stringify(answer.refusal)}`);
      if (answer.value.length === 0) return [];
      // Through JSON, as the file keeps it.
      const changes = JSON.parse(JSON.stringify(answer.value)) as FloorChange[];
      const before = floor;
      floor = changes.reduce(evolveFloor, floor);
      counters = changes.reduce(countFloor, counters);
      done.push({ step: append('do', null, changes), before });
      undone = [];
      return changes;
    },
    /** The refusal of a command that must not go through. */
    refused: (command: Timeless): Refusal => {
      const answer = ask(command);
      if (answer.ok) throw new Error(`${command.do} was granted`);
      return answer.refusal;
    },
    /** Carries a command out where it is granted; else its refusal. */
    tried: (command: Timeless): Refusal | null => {
      const answer = ask(command);
      if (!answer.ok) return answer.refusal;
      api.do(command);
      return null;
    },
    undo: () => {
      const last = done.at(-1);
      if (last === undefined) throw new Error('nothing to undo');
      done = done.slice(0, -1);
      undone.push({ step: last.step, after: floor });
      append('undo', last.step.no, []);
      floor = last.before;
    },
    redo: () => {
      const last = undone.pop();
      if (last === undefined) throw new Error('nothing to redo');
      done.push({ step: last.step, before: floor });
      append('redo', last.step.no, []);
      floor = last.after;
    },
    stepsDone: () => done.length,
    cards: (): readonly Card[] => cards(hall(), now),
    /** Carries a card out. */
    follow: (card: Card | undefined): readonly FloorChange[] => {
      if (card?.deed === null || card?.deed === undefined) throw new Error(`nothing to do: ${card?.key}`);
      return api.do(card.deed as Timeless);
    },
    arriveAll: () => {
      const slips = floor.pending.map(({ slip }) => slip);
      if (slips.length > 0) api.do({ do: 'arrive', slips });
    },
    table: (id: number): FloorTable => {
      const table = tableOf(floor, id);
      if (table === undefined) throw new Error(`no table ${id}`);
      return table;
    },
    entry: (no: number): Entry => {
      const entry = entryOf(floor, no);
      if (entry === undefined) throw new Error(`no entry ${no}`);
      return entry;
    },
    /** Who sits at table/seat. */
    at: (table: number, seat: number): number => seatAt(api.table(table), seat)?.entry ?? 0,
    /** The floor folded from the first steps of the journal, as after a restart. */
    reopened: (count: number): { readonly floor: Floor; readonly cards: () => readonly Card[] } => {
      const read = steps.slice(0, count);
      const cancelled = new Set<number>();
      for (const { kind, cancels } of read) {
        if (kind === 'undo' && cancels !== null) cancelled.add(cancels);
        if (kind === 'redo' && cancels !== null) cancelled.delete(cancels);
      }
      const folded = read
        .filter(({ no }) => !cancelled.has(no))
        .flatMap(({ changes }) => JSON.parse(JSON.stringify(changes)) as FloorChange[])
        .reduce(evolveFloor, startFloor);
      return { floor: folded, cards: () => cards({ ...hall(), floor: folded }, now) };
    },
    /** Effective counts of the tables in play. */
    counts: (): number[] => {
      const tables = itemsOf(floor.tables);
      const leaving = leaversOf(tables);
      return tables.filter(({ state }) => state === 'open').map((table) => playersAt(table, leaving));
    },
  };
  return api;
};

/** A command without its time, which the venue fills in. */
type Timeless = PlainCommandInput extends infer C
  ? (C extends { at: number } ? Omit<C, 'at'> & { at?: number } : C) & { reason?: string }
  : never;

export type Venue = ReturnType<typeof venue>;

/** What must hold of every floor at any time. */
export const problems = (floor: Floor): string[] => {
  const tables = itemsOf(floor.tables);
  const entries = itemsOf(floor.entries);
  const leaving = leaversOf(tables);
  const found: string[] = [];
  const effective = tables.flatMap((table) => entriesAt(table, leaving));
  const seated = entries.filter(({ status }) => status === 'seated').map(({ no }) => no);
  if (new Set(effective).size < effective.length) found.push('an entry has two seats');
  if (effective.toSorted((a, b) => a - b).join() !== seated.join())
    found.push('an entry is lost, or sits without being seated');
  for (const table of tables) {
    const used = table.seats.filter(({ entry, reservedFor }) => entry !== null || reservedFor !== null).length;
    if (table.state === 'closed' && used > 0) found.push(`closed table ${table.id} has players`);
    if (table.state === 'breaking' && table.seats.some(({ entry }) => entry !== null && !leaving.has(entry))) {
      found.push(`somebody without a slip sits at breaking table ${table.id}`);
    }
    if (table.state === 'breaking' && table.seats.some(({ reservedFor }) => reservedFor !== null)) {
      found.push(`somebody is on the way to breaking table ${table.id}`);
    }
    if (table.state === 'breaking' && table.seats.every(({ entry }) => entry === null))
      found.push(`table ${table.id} never closes`);
  }
  for (const entry of entries) {
    if (entry.at !== null && seatAt(tables[entry.at.table - 1] as FloorTable, entry.at.seat)?.entry !== entry.no) {
      found.push(`entry ${entry.no} is not where it is said to be`);
    }
    const slips = floor.pending.filter((move) => move.entry === entry.no);
    if (slips.length > 1 || (slips[0]?.slip ?? null) !== entry.slip) found.push(`entry ${entry.no} has a wrong slip`);
    if (entry.status !== 'seated' && (entry.at !== null || entry.slip !== null))
      found.push(`entry ${entry.no} is out and in`);
  }
  const reserved = tables.reduce(
    (sum, { seats }) => sum + seats.filter(({ reservedFor }) => reservedFor !== null).length,
    0,
  );
  if (reserved !== floor.pending.length) found.push('reservations and pending moves differ');
  const walks = floor.pending.filter(({ entry }) => entry === null).length;
  if (tables.reduce((sum, { walkers }) => sum + walkers, 0) !== walks) found.push('walkers and walks differ');
  const busted = itemsOf(floor.busts).flatMap((group) => group.busted.map(({ entry }) => entry));
  const out = entries.filter(({ status }) => status === 'eliminated').map(({ no }) => no);
  if (busted.toSorted((a, b) => a - b).join() !== out.join()) found.push('busts and eliminated entries differ');
  return found;
};
