/** Whether the parts of a request fit together. Refuses [E-01], [E-11], [E-12] and [E-14], and what no window can send. */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId, RoundNo, TableNo } from '../../../tournament/words.ts';
import type { SwissRequest } from './request.ts';
import { checkRooms } from './rooms.ts';

/** Drop-outs may leave fewer than an event needs at its start. */
const FEWEST_AT_START = 4;
const FEWEST_LATER = 2;

export const firstTwice = <T>(values: readonly T[]): T | undefined =>
  values.find((value, i) => values.indexOf(value) !== i);

const checkCount = (contestants: number, fewest: number): Refusal | null =>
  contestants < fewest ? refuse('bridge.tooFew', { contestants, fewest }, [{ do: 'addContestants' }]) : null;

export const checkStartCount = (contestants: number): Refusal | null => checkCount(contestants, FEWEST_AT_START);

/** [E-14] */
export const checkIgnored = (through: RoundNo, round: RoundNo): Refusal | null =>
  through >= round ? refuse('bridge.ignoreLater', { through, round, most: round - 1 }) : null;

/** Also refuses a home at a table that does not exist [E-11]. */
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

/** At least four contestants, nobody twice, and no gap in the numbers but the phantom's. */
export const checkStartField = (
  contestants: readonly { readonly id: EntrantId; readonly number: number }[],
): Refusal | null => {
  const wrong = checkContestants(contestants) ?? checkStartCount(contestants.length);
  if (wrong !== null) return wrong;
  const most = 2 * Math.ceil(contestants.length / 2);
  const beyond = contestants.find(({ number }) => number > most);
  return beyond === undefined ? null : refuse('bridge.numberBeyond', { number: beyond.number, most });
};
