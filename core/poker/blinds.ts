/**
 * The big blind and the worst seat. The big blind always advances by exactly one player, whatever happened to button and
 * small blind (dead button), so the seat that pays it is the only mark that is needed.
 *
 * | rule (7) | function |
 * | --- | --- |
 * | next BB = first occupied, unlocked seat clockwise after `bbSeat` | `nextBigBlind` |
 * | worst seat = first free seat clockwise after `bbSeat`, `bbSeat` itself last | `worstSeat` |
 * | a marked D: BB = second occupied seat clockwise after it, the first if only two play | `bigBlindAfter` |
 * | `bbSeat`, or between the next button and `bbSeat`: wait until the button has passed | `waitFor` |
 * | stud: the last seat that opened | `lastOpened` |
 */

import { type EntryNo, isFree, type RoomTable, type SeatNo, seatAt } from './room.ts';

/** All seats of a table clockwise after one, that one last. */
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

/** Seats whose player can be asked to move: occupied, unlocked, without a slip already; clockwise after the big blind. */
export const movable = (table: RoomTable, leaving: ReadonlySet<EntryNo>): SeatNo[] =>
  clockwiseAfter(table, table.bbSeat ?? table.seats.length).filter(
    (seat) => sits(table, seat, leaving) && seatAt(table, seat)?.locked === false,
  );

/** The seat that pays the big blind next among those that may move; null without a mark or without such a player. */
export const nextBigBlind = (table: RoomTable, leaving: ReadonlySet<EntryNo>): SeatNo | null =>
  table.bbSeat === null ? null : (movable(table, leaving)[0] ?? null);

/** The free seat that pays the big blind soonest; null without a mark or without a free seat. */
export const worstSeat = (table: RoomTable): SeatNo | null => {
  if (table.bbSeat === null) return null;
  return clockwiseAfter(table, table.bbSeat).find((seat) => free(table, seat)) ?? null;
};

/** The free seat that fell empty last; the lowest free seat where none did. */
export const lastOpened = (table: RoomTable): SeatNo | null =>
  table.opened.findLast((seat) => free(table, seat)) ??
  table.seats.map((_, index) => index + 1).find((seat) => free(table, seat)) ??
  null;

/** The big blind that goes with a button: second occupied seat clockwise after it, the first if only two play. */
export const bigBlindAfter = (table: RoomTable, button: SeatNo): SeatNo | null => {
  const occupied = clockwiseAfter(table, button).filter((seat) => (seatAt(table, seat)?.entry ?? null) !== null);
  // With the button's own seat last in the circle, two players are the button and one other.
  return (occupied.length <= 2 ? occupied[0] : occupied[1]) ?? null;
};

/**
 * Whether a player who comes to a seat has to wait until the button has passed: `wait`, `none`, or `ifButton` where no
 * button is marked, so that the slip says it as a condition.
 */
export type Wait = 'none' | 'wait' | 'ifButton';

export const waitFor = (table: RoomTable, seat: SeatNo): Wait => {
  const { bbSeat, buttonSeat } = table;
  if (bbSeat !== null && seat === bbSeat) return 'wait';
  if (bbSeat === null || buttonSeat === null) return 'ifButton';
  const circle = clockwiseAfter(table, buttonSeat);
  const beforeBlind = circle.slice(0, circle.indexOf(bbSeat));
  // The button goes to the small blind's seat; where nobody sits there any more it stays put as a dead button.
  const nextButton = beforeBlind.find((candidate) => (seatAt(table, candidate)?.entry ?? null) !== null);
  const from = nextButton === undefined ? 0 : beforeBlind.indexOf(nextButton) + 1;
  return beforeBlind.slice(from).includes(seat) ? 'wait' : 'none';
};
