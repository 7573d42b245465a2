/**
 * What Enter does in the box of the floor. It names chair and person together, and asks about what can mean several people.
 *
 * | rule [W-3.11, W-3.12] [poker 9] | where |
 * | --- | --- |
 * | `5.7 3.2` moves who sits at the first to the second; where both are taken the two swap: nothing else can be meant | `readSeats` |
 * | a second word of figures that is no seat is refused, never a name | `readLine` |
 * | `47` is the slip of that number that is out, where no table is called so: it has come | `readSeats` |
 * | `5.7 berg` seats or moves the one person meant; several are asked about until one is chosen | `readLine` |
 * | letters that several people fit are asked about, unless one of them is called just so | `isAsked` |
 * | `5.7` alone names whoever sits there, and nobody where another one is coming: then it is asked what is meant | `readSeats` |
 * | a table, a slip: what was chosen, else the best found | `readLine` |
 */

import { plainFigures } from '../../../game/line.ts';
import type { Phrase } from '../../../tournament/words.ts';
import { type Chair, chairText, entryOf, type Floor, moveOf, type SlipNo, tableOf } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import { type EntryNo, seatAt } from '../rules/room.ts';
import type { Seen } from '../rules/seen.ts';
import { chairCalled, chairsCalled, type Found, find, type People, sameName, slipCalled, tableCalled } from './find.ts';

type SeatHere = Extract<Found, { kind: 'seatHere' }>;

export type SeatOrder =
  | { readonly do: 'place'; readonly seats: [{ readonly player: number } & Chair] }
  | ({ readonly do: 'move'; readonly entry: number; readonly seen?: [Seen] } & Chair)
  | { readonly do: 'swap'; readonly a: EntryNo; readonly b: EntryNo; readonly seen: [Seen, Seen] };

export type FloorReading =
  | { readonly is: 'take'; readonly chair: Chair; readonly sitter: EntryNo | null }
  /** A slip that is out; `entry` is null where nobody said yet who walks with it. */
  | { readonly is: 'slip'; readonly slip: SlipNo; readonly entry: EntryNo | null; readonly to: Chair }
  | { readonly is: 'store'; readonly order: SeatOrder }
  | { readonly is: 'show'; readonly found: Found }
  | { readonly is: 'ask'; readonly found: readonly Found[] }
  | { readonly is: 'refuse'; readonly complaint: Phrase };

export type FloorView = {
  readonly floor: Floor;
  readonly people: People;
  readonly hasSlip: (slip: number) => boolean;
};

export const orderOf = ({ player, chair, entry }: SeatHere): SeatOrder =>
  entry === null ? { do: 'place', seats: [{ player, ...chair }] } : { do: 'move', entry, ...chair };

const refused = (code: string, params: Phrase['params'] = {}): FloorReading => ({
  is: 'refuse',
  complaint: { code: `find.${code}`, params },
});

const isForChair = (found: Found): found is SeatHere => found.kind === 'seatHere';

/** "5.7 3": a seat, and figures that call none. */
const hasStrayFigures = (line: string): boolean => /\s\d+(?:[.,:]\d*)?$/u.test(line);

/** Whether Enter would have to choose between people. */
export const isAsked = (found: readonly Found[], text: string, { shownName }: People): boolean => {
  const [first, second] = found;
  if (first?.kind === 'seatHere') return found.filter(isForChair).length > 1;
  if (first?.kind !== 'player' || second?.kind !== 'player') return false;
  const isCalledSo = ({ player }: typeof first) => sameName(shownName(player) ?? '', text);
  return !isCalledSo(first) || isCalledSo(second);
};

const seatOn = (floor: Floor, { table: id, seat }: Chair) => {
  const table = tableOf(floor, id);
  return table === undefined ? undefined : seatAt(table, seat);
};

/** Who sits there and goes nowhere. */
const staysOn = (floor: Floor, chair: Chair): EntryNo | null => {
  const entry = seatOn(floor, chair)?.entry ?? null;
  return entry !== null && entryOf(floor, entry)?.slip === null ? entry : null;
};

/** A line of seats alone, or a slip that is out; null where it is anything else. It costs little, however many people there are. */
export const readSeats = (floor: Floor, text: string): FloorReading | null => {
  const tables = itemsOf(floor.tables);
  const line = plainFigures(text).trim();
  const pair = chairsCalled(tables, line);
  if (pair !== null) {
    const [from, to] = pair;
    const entry = seatOn(floor, from)?.entry ?? null;
    if (entry === null) return refused('nobodyThere', { seat: chairText(floor, from) });
    const seen: Seen = { entry, ...from };
    const other = staysOn(floor, to);
    return other === null || other === entry
      ? { is: 'store', order: { do: 'move', entry, ...to, seen: [seen] } }
      : { is: 'store', order: { do: 'swap', a: entry, b: other, seen: [seen, { entry: other, ...to }] } };
  }
  const slip = tableCalled(tables, line) === null ? slipCalled(line) : null;
  const move = slip === null ? undefined : moveOf(floor, slip);
  if (move !== undefined) return { is: 'slip', slip: move.slip, entry: move.entry, to: move.to };
  const chair = chairCalled(tables, line);
  if (chair === null) return null;
  const seat = seatOn(floor, chair);
  return { is: 'take', chair, sitter: seat?.reservedFor == null ? (seat?.entry ?? null) : null };
};

/** @param chosen the line of the list that was chosen by hand, or null */
export const readLine = (view: FloorView, text: string, chosen: number | null): FloorReading => {
  const { floor, people, hasSlip } = view;
  const line = plainFigures(text).trim();
  const seats = readSeats(floor, line);
  if (seats !== null) return seats;
  const found = find(floor, people, line, hasSlip);
  const here = found.filter(isForChair);
  if (here.length > 0 && hasStrayFigures(line)) return refused('noSeat', { line });
  if (chosen === null && isAsked(found, line, people))
    return { is: 'ask', found: found.filter(({ kind }) => kind === found[0]?.kind) };
  const one = chosen === null ? (here[0] ?? found[0]) : found[chosen];
  if (one === undefined) return refused('nothing', { line });
  return isForChair(one) ? { is: 'store', order: orderOf(one) } : { is: 'show', found: one };
};
