/**
 * Checks of a request before anything is paired. The forms are checked by the schema; this is about what fits together.
 *
 * | refusal | message |
 * | --- | --- |
 * | `bridge.tooFew` | [E-01] |
 * | `bridge.roomStarts` | [E-12], in rooms.ts |
 * | `bridge.homeTaken` | [E-11] |
 * | `bridge.ignoreLater` | [E-14] |
 * | `bridge.contestantTwice`, `bridge.numberTwice`, `bridge.roundNotEarlier`, `bridge.lockedTwice`, `bridge.homeDisabled`, `bridge.tableDisabled`, `bridge.numberBeyond` | no number: a window cannot send these |
 */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId, RoundNo, TableNo } from '../../../tournament/words.ts';
import type { SwissRequest } from './request.ts';
import { checkRooms } from './rooms.ts';

/** Fewest contestants at the start of an event, and fewest that can still be paired after drop-outs. */
const FEWEST_AT_START = 4;
const FEWEST_LATER = 2;

export const firstTwice = <T>(values: readonly T[]): T | undefined =>
  values.find((value, i) => values.indexOf(value) !== i);

const checkCount = (contestants: number, fewest: number): Refusal | null =>
  contestants < fewest ? refuse('bridge.tooFew', { contestants, fewest }, [{ do: 'addContestants' }]) : null;

/** Refuses to start with fewer than four contestants [E-01]. */
export const checkStartCount = (contestants: number): Refusal | null => checkCount(contestants, FEWEST_AT_START);

/** Refuses to ignore meetings of a round that is not earlier than the one to seat [E-14]. */
export const checkIgnored = (through: RoundNo, round: RoundNo): Refusal | null =>
  through >= round ? refuse('bridge.ignoreLater', { through, round, most: round - 1 }) : null;

/** Refuses two contestants with one home table [E-11], and a home at a table that does not exist. */
export const checkHomes = (
  stationary: readonly { readonly entrant: EntrantId; readonly table: TableNo }[],
  disabled: readonly TableNo[],
): Refusal | null => {
  const twice = stationary.find(({ table }, i) => stationary.findIndex((other) => other.table === table) !== i);
  if (twice !== undefined) {
    const owner = stationary.find(({ table }) => table === twice.table);
    return refuse('bridge.homeTaken', { table: twice.table, player: owner?.entrant ?? 0, other: twice.entrant });
  }
  const nowhere = stationary.find(({ table }) => disabled.includes(table));
  return nowhere === undefined
    ? null
    : refuse('bridge.homeDisabled', { table: nowhere.table, player: nowhere.entrant });
};

const checkContestants = (contestants: readonly { readonly id: EntrantId; readonly number: number }[]) => {
  const twice = firstTwice(contestants.map(({ id }) => id));
  if (twice !== undefined) return refuse('bridge.contestantTwice', { player: twice });
  const number = firstTwice(contestants.map((contestant) => contestant.number));
  return number === undefined ? null : refuse('bridge.numberTwice', { number });
};

/** Nobody both plays and is absent, or is absent twice. */
const checkAbsent = ({ contestants, options: { absent } }: SwissRequest): Refusal | null => {
  const player = firstTwice([...contestants.map(({ id }) => id), ...absent]);
  return player === undefined ? null : refuse('bridge.contestantTwice', { player });
};

const checkLocked = ({ contestants, options: { locked, hall } }: SwissRequest): Refusal | null => {
  const table = firstTwice(locked.map((row) => row.table));
  if (table !== undefined) return refuse('bridge.lockedTwice', { table });
  const missing = locked.find((row) => hall.disabled.includes(row.table));
  if (missing !== undefined) return refuse('bridge.tableDisabled', { table: missing.table });
  const sitting = locked.flatMap(({ seats }) => seats);
  const double = firstTwice(sitting);
  if (double !== undefined) return refuse('bridge.double', { players: [double], count: 1 });
  const playing = new Set(contestants.map(({ id }) => id));
  const strangers = sitting.filter((id) => !playing.has(id));
  return strangers.length === 0 ? null : refuse('bridge.strangers', { players: strangers, count: strangers.length });
};

/** Why a request cannot be seated, or null. */
export const checkField = (request: SwissRequest): Refusal | null => {
  const { contestants, history, round, options } = request;
  const { rooms, stationary, disabled } = options.hall;
  const later = history.find((earlier) => earlier.round >= round);
  return (
    checkContestants(contestants) ??
    checkCount(contestants.length, FEWEST_LATER) ??
    (later === undefined ? null : refuse('bridge.roundNotEarlier', { round, later: later.round })) ??
    checkIgnored(options.ignoreMeetingsThrough, round) ??
    checkRooms(rooms, Math.ceil(contestants.length / 2)) ??
    checkHomes(stationary, disabled) ??
    checkAbsent(request) ??
    checkLocked(request)
  );
};

/** The contestants of a start round: at least four, nobody twice, and no gap but the phantom’s. */
export const checkStartField = (
  contestants: readonly { readonly id: EntrantId; readonly number: number }[],
): Refusal | null => {
  const wrong = checkContestants(contestants) ?? checkStartCount(contestants.length);
  if (wrong !== null) return wrong;
  const most = 2 * Math.ceil(contestants.length / 2);
  const beyond = contestants.find(({ number }) => number > most);
  return beyond === undefined ? null : refuse('bridge.numberBeyond', { number: beyond.number, most });
};
