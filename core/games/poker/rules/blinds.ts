/**
 * The big blind advances by exactly one player, whatever happens to button and small blind (dead button), so the seat that pays
 * it is the only mark needed.
 *
 * | rule [poker 7] | function |
 * | --- | --- |
 * | next BB = first occupied, unlocked seat clockwise after `bbSeat` | `nextBigBlind` |
 * | worst seat = first free seat clockwise after `bbSeat`, `bbSeat` itself last | `worstSeat` |
 * | a marked D: BB = second occupied seat clockwise after it, the first if only two play | `bigBlindAfter` |
 * | which sentence of the button a slip says [room 2.5]: one code a case | `waitAfterDraw`, `waitAfterBalance` |
 */

import { type EntryNo, isFree, type RoomTable, type SeatNo, seatAt } from './room.ts';

const clockwiseAfter = (table: RoomTable, seat: SeatNo): SeatNo[] =>
  table.seats.map((_, step) => ((seat + step) % table.seats.length) + 1);

const free = (table: RoomTable, seat: SeatNo): boolean => {
  const found = seatAt(table, seat);
  return found !== undefined && isFree(found);
};

const sits = (table: RoomTable, seat: SeatNo, leaving: ReadonlySet<EntryNo>): boolean => {
  const entry = seatAt(table, seat)?.entry ?? null;
  return entry !== null && !leaving.has(entry);
};

/** Clockwise after the big blind. */
export const movable = (table: RoomTable, leaving: ReadonlySet<EntryNo>): SeatNo[] =>
  clockwiseAfter(table, table.bbSeat ?? table.seats.length).filter(
    (seat) => sits(table, seat, leaving) && seatAt(table, seat)?.locked === false,
  );

export const nextBigBlind = (table: RoomTable, leaving: ReadonlySet<EntryNo>): SeatNo | null =>
  table.bbSeat === null ? null : (movable(table, leaving)[0] ?? null);

/** The free seat that pays the big blind soonest; null without a mark or a free seat. */
export const worstSeat = (table: RoomTable): SeatNo | null => {
  if (table.bbSeat === null) return null;
  return clockwiseAfter(table, table.bbSeat).find((seat) => free(table, seat)) ?? null;
};

/** The lowest free seat where none fell empty. */
export const lastOpened = (table: RoomTable): SeatNo | null =>
  table.opened.findLast((seat) => free(table, seat)) ??
  table.seats.map((_, index) => index + 1).find((seat) => free(table, seat)) ??
  null;

export const bigBlindAfter = (table: RoomTable, button: SeatNo): SeatNo | null => {
  const occupied = clockwiseAfter(table, button).filter((seat) => (seatAt(table, seat)?.entry ?? null) !== null);
  // The seat of the button is the last of the circle, so two players are the button and one other.
  return (occupied.length <= 2 ? occupied[0] : occupied[1]) ?? null;
};

/**
 * One code for each case.
 *
 * | code | when |
 * | --- | --- |
 * | `none` | initial draw, redraw, final table, a move by hand |
 * | `buttonPasses` | comes by a draw, strictly between the next button and the next small blind (TDA 10-B) |
 * | `atOnce` | comes by a draw or by balance, any other seat |
 * | `atOnceAnywhere` | comes by a draw, no marks |
 * | `bigBlindAgain` | balance: the seat pays the big blind next (TDA 11-A) |
 * | `neverSmall` | balance: the seat of the next small blind, or between the next button and it |
 * | `ifSmall` | balance, no marks |
 */
export type Wait = 'none' | 'buttonPasses' | 'atOnce' | 'atOnceAnywhere' | 'bigBlindAgain' | 'neverSmall' | 'ifSmall';

/** Codes of journals that were written when breaks and balance shared their sentences. */
export type OldWait = 'wait' | 'ifButton';

export const waitOf = (wait: Wait | OldWait, isBalance: boolean): Wait => {
  if (wait === 'wait') return isBalance ? 'neverSmall' : 'buttonPasses';
  if (wait === 'ifButton') return isBalance ? 'ifSmall' : 'atOnceAnywhere';
  return wait;
};

/** Strictly between the next button and the next small blind; null where a mark is missing. */
const isBehindButton = (table: RoomTable, seat: SeatNo): boolean | null => {
  const { bbSeat, buttonSeat } = table;
  if (bbSeat === null || buttonSeat === null) return null;
  const circle = clockwiseAfter(table, buttonSeat);
  const beforeBlind = circle.slice(0, circle.indexOf(bbSeat));
  // The button goes to the small blind's seat; if nobody sits there any more it stays put as a dead button.
  const nextButton = beforeBlind.find((candidate) => (seatAt(table, candidate)?.entry ?? null) !== null);
  const from = nextButton === undefined ? 0 : beforeBlind.indexOf(nextButton) + 1;
  return beforeBlind.slice(from).includes(seat);
};

/** Nobody sits between the big blind and the seat. */
const paysNext = (table: RoomTable, seat: SeatNo): boolean => {
  const circle = clockwiseAfter(table, table.bbSeat ?? 0);
  return circle.slice(0, circle.indexOf(seat)).every((before) => (seatAt(table, before)?.entry ?? null) === null);
};

/** Any position may be drawn, the blinds included. */
export const waitAfterDraw = (table: RoomTable, seat: SeatNo): Wait => {
  if (table.bbSeat === seat) return 'atOnce';
  const behind = isBehindButton(table, seat);
  return behind === null ? 'atOnceAnywhere' : behind ? 'buttonPasses' : 'atOnce';
};

/** A player moved by balance may pay the big blind again, never the small one. */
export const waitAfterBalance = (table: RoomTable, seat: SeatNo): Wait => {
  if (table.bbSeat === null) return 'ifSmall';
  if (table.bbSeat === seat || isBehindButton(table, seat) === true) return 'neverSmall';
  if (paysNext(table, seat)) return 'bigBlindAgain';
  return table.buttonSeat === null ? 'ifSmall' : 'atOnce';
};

/** The duty depends on what made somebody move: only breaks and balance have one [poker 7]. */
export const waitFor = (cause: string, table: RoomTable | undefined, seat: SeatNo): Wait => {
  if (table === undefined) return 'none';
  return cause === 'break' ? waitAfterDraw(table, seat) : cause === 'balance' ? waitAfterBalance(table, seat) : 'none';
};
