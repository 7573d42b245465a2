/**
 * The seating wizard fills empty seats by lot, lowest tables first, with a clock operator at a clock table and the experts
 * spread. Nobody who sits is moved.
 *
 * | rule | where |
 * | --- | --- |
 * | more entries than seats is an error before anything happens [poker 4.4 D18] | `seatByWizard` |
 * | opNeed: an operator to seat, a clock table with a free seat, none at a clock table yet [poker 4.1, 4.4] | `opNeed` |
 * | expStart: an expert to seat and a table without one [poker 4.1, 4.4] | `expertsWanted` |
 * | [poker 4.2] steps 1 and 2: random table among the lowest that have a free seat [poker 4.4 D1 D2 D3 D17] | wizard-tables.ts |
 * | [poker 4.2] 3a: operator to the lowest free seat of a clock table [poker 4.4 D6] | `seatByWizard` |
 * | [poker 4.2] 3b: expert to a random free seat of a table without one [poker 4.4 D12 D13 D14] | `seatByWizard` |
 * | [poker 4.2] 3c: anybody, held-back experts before held-back operators [poker 4.4 D11] | `anybody` |
 * | [poker 4.3] one number per pick in the order table, player, seat; tables by position, entries by number, seats ascending | `pick` |
 *
 * Counting trees stand for the lists of the rule, so that a pick costs the logarithm of their length.
 */

import { stream } from '../../../random/stream.ts';
import { type Answer, no, ok } from '../../../tournament/refusal.ts';
import type { Phrase } from '../../../tournament/words.ts';
import { ranks } from '../rules/ranks.ts';
import {
  type Assignment,
  type EntryNo,
  entriesAt,
  isActive,
  leaversOf,
  type Room,
  type RoomEntry,
} from '../rules/room.ts';
import { capacityOf, notEnoughSeats } from './capacity.ts';
import { openTables } from './wizard-tables.ts';

export type WizardRun = {
  readonly seats: readonly Assignment[];
  readonly warnings: readonly Phrase[];
  /** Random numbers used. */
  readonly calls: number;
};

// Bits of a mask: neither, operator, expert, both.
const PLAIN = 1;
const OPERATOR = 2;
const EXPERT = 4;
const BOTH = 8;
const OPERATORS = OPERATOR | BOTH;
const EXPERTS = EXPERT | BOTH;
const EVERYBODY = PLAIN | OPERATORS | EXPERTS;

const classOf = ({ clockOperator, expert }: RoomEntry): number => (clockOperator ? 1 : 0) + (expert ? 2 : 0);

const poolOf = (room: Room, toSeat: readonly EntryNo[]) => {
  const sitting = new Set(
    room.tables.flatMap(({ seats }) => seats.flatMap(({ entry, reservedFor }) => [entry ?? 0, reservedFor ?? 0])),
  );
  const pool: RoomEntry[] = [];
  const alreadySeated: EntryNo[] = [];
  const notEligible: EntryNo[] = [];
  for (const no of [...new Set(toSeat)].toSorted((a, b) => a - b)) {
    const entry = room.entry(no);
    if (sitting.has(no)) alreadySeated.push(no);
    else if (entry === undefined || entry.status === 'eliminated' || entry.status === 'withdrawn') notEligible.push(no);
    else pool.push(entry);
  }
  return { pool, alreadySeated, notEligible };
};

const counted = (code: string, entries: readonly EntryNo[]): readonly Phrase[] =>
  entries.length > 0 ? [{ code, params: { count: entries.length, entries } }] : [];

/**
 * Refuses with ways out where seats are too few. @param seed the whole seed of this draw, `<tournamentSeed>#<drawNo>`
 */
export const seatByWizard = (room: Room, toSeat: readonly EntryNo[], seed: string): Answer<WizardRun> => {
  const { pool, alreadySeated, notEligible } = poolOf(room, toSeat);
  const capacity = capacityOf(room.tables);
  if (pool.length > capacity) return no(notEnoughSeats(room.tables, capacity, pool.length));

  const leaving = leaversOf(room.tables);
  const active = room.tables.filter(isActive).toSorted((a, b) => a.position - b.position);
  const holds = (role: 'clockOperator' | 'expert') => (no: EntryNo) => room.entry(no)?.[role] === true;
  const unseated = ranks(Uint8Array.from(pool, classOf), 4);
  const tables = openTables(
    active.map((table) => ({ table, expert: entriesAt(table, leaving).some(holds('expert')) })),
    leaving,
  );

  const clockTables = active.filter(({ clock }) => clock);
  const operatorWanted =
    unseated.count(OPERATORS) > 0 &&
    clockTables.length > 0 &&
    !clockTables.some((table) => entriesAt(table, leaving).some(holds('clockOperator')));
  const clockSeat = capacityOf(clockTables) > 0;
  let opNeed = operatorWanted && clockSeat;
  const expertsGiven = unseated.count(EXPERTS) > 0;
  const expertsWanted = expertsGiven && tables.someWithoutExpert();

  const random = stream(seed);
  let calls = 0;
  const pick = (length: number): number => {
    calls++;
    return random.below(length);
  };

  const seats: Assignment[] = [];
  let atClock = false;
  const anybody = (expNeed: boolean): readonly [number, Assignment['rule']] => {
    const noOperators = opNeed ? EVERYBODY & ~OPERATORS : EVERYBODY;
    const first = expNeed ? noOperators & ~EXPERTS : noOperators;
    if (unseated.count(first) > 0) return [first, '3c'];
    return unseated.count(noOperators) > 0 ? [noOperators, '3c-exp'] : [EVERYBODY, '3c-op'];
  };

  while (seats.length < pool.length) {
    const target = tables.lowest(pick);
    const expNeed = expertsWanted && unseated.count(EXPERTS) > 0 && tables.eligibleWithoutExpert() > 0;
    const experts = opNeed ? EXPERT : EXPERTS;
    let mask: number;
    let rule: Assignment['rule'];
    if (opNeed && target.clock && unseated.count(OPERATORS) > 0) [mask, rule] = [OPERATORS, '3a'];
    else if (expNeed && !target.hasExpert && unseated.count(experts) > 0) [mask, rule] = [experts, '3b'];
    else [mask, rule] = anybody(expNeed);

    const index = unseated.at(mask, pick(unseated.count(mask)));
    const entry = pool[index] as RoomEntry;
    const seat = target.take(rule === '3a' ? 0 : pick(target.free()), entry.expert);
    unseated.remove(index);
    seats.push({ entry: entry.no, table: target.id, seat, rule });
    if (rule === '3a') atClock = true;
    if (atClock || unseated.count(OPERATORS) === 0) opNeed = false;
  }

  const withoutExpert = expertsGiven ? tables.playingWithoutExpert() : [];
  const warnings: Phrase[] = [
    ...(operatorWanted && clockSeat && !atClock ? [{ code: 'poker.warnings.operatorNotAtClock' }] : []),
    ...(operatorWanted && !clockSeat ? [{ code: 'poker.warnings.clockTableFull' }] : []),
    ...(withoutExpert.length > 0
      ? [{ code: 'poker.warnings.tableWithoutExpert', params: { count: withoutExpert.length, tables: withoutExpert } }]
      : []),
    ...counted('poker.warnings.alreadySeated', alreadySeated),
    ...counted('poker.warnings.notEligible', notEligible),
  ];
  return ok({ seats, warnings, calls });
};
