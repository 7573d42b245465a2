/** What the numbers and tiles of a list of seats mean: "12 table [E] wind" [L-2.2, L-10.1]. */

import type { Cell, Listing } from '../sheet.ts';
import { bandText } from './bands.ts';
import type { DrawnText } from './drawn.ts';
import { type Hand, inBoth, type Voice } from './laid.ts';
import { type } from './paper.ts';
import { type SeatCell, seatLetter, TILE, tilesOf, tileText } from './tile.ts';

/** More different seats than these are shown by one. */
const TILES_SHOWN = 4;

/** In font sizes, between the table and the seat where no number is between them. */
const APART = 0.8;

export type LegendPart =
  | { readonly text: string; readonly bold?: true }
  | { readonly seat: SeatCell }
  | { readonly gap: number };

const seatsIn = (cells: readonly Cell[], voice: Voice): readonly SeatCell[] => {
  const seats = new Map<string, SeatCell>();
  for (const cell of cells) if (cell.kind === 'seat') seats.set(seatLetter(cell.seat, voice), cell);
  const all = [...seats.values()];
  return all.length > TILES_SHOWN ? all.slice(0, 1) : all;
};

/**
 * Nothing where the list has neither numbers of tables nor tiles.
 * @param sample a number that stands for a table; without it the word is bold as tables are: in the hall, with nothing else beside it, a
 * number is taken for a table
 */
export const seatLegend = (
  { form, blocks }: Listing,
  voice: Voice,
  sample: string | null = '12',
): readonly LegendPart[] => {
  const said = (code: string) => ({ text: inBoth(voice, ({ say }) => say({ code })) });
  const word = (code: string) => ({ text: said(code).text.toLocaleLowerCase() });
  const seats = seatsIn(
    blocks.flatMap(({ rows }) => rows.flatMap((row): readonly Cell[] => row.cells)),
    voice,
  );
  const [first] = seats;
  const shown = form === 'names' && seats.length > 2 ? seats.slice(0, 1) : seats;
  const small = { gap: 0.35 };
  const tables =
    form !== 'names'
      ? []
      : sample === null
        ? [{ ...word('words.columns.table'), bold: true } as const, { gap: APART }]
        : [
            { text: sample, bold: true } as const,
            small,
            word('words.columns.table'),
            ...(shown.length === 0 ? [] : [small]),
          ];
  const tiles = shown.flatMap((seat): LegendPart[] => [{ seat }, small]);
  const what = first === undefined ? [] : [word(seatWord(first))];
  const scored =
    form === 'tables' && blocks.some(({ rows }) => rows.some((row) => row.cells.at(-1)?.kind === 'number'));
  return [
    ...tables,
    ...tiles,
    ...what,
    ...(scored ? [{ text: `${word('words.columns.name').text} · ${word('words.columns.points').text}` }] : []),
  ];
};

/** What a game calls its seats: wind, direction. */
const seatWord = ({ seat }: SeatCell): string =>
  typeof seat === 'number' ? 'words.columns.seat' : `${seat.code.split('.')[0]}.columns.seat`;

type At = { readonly right: number; readonly y: number; readonly size: number };

/** From the right end. */
export const legendTexts = (parts: readonly LegendPart[], { right, y, size }: At, hand: Hand): readonly DrawnText[] => {
  const { measure, voice } = hand;
  const tiles = tilesOf(
    parts.flatMap((part) => ('seat' in part ? [part.seat] : [])),
    TILE.inLine * size,
    hand,
  );
  let x = right;
  return parts
    .toReversed()
    .flatMap((part): DrawnText[] => {
      if ('gap' in part) {
        x -= part.gap * size;
        return [];
      }
      if ('seat' in part) {
        x -= tiles.width;
        const height = TILE.high * tiles.size;
        const tile = tileText(part.seat, x, tiles, voice);
        return [{ ...tile, y: y + (size * type.line - height) / 2, height, boxed: false, turned: false }];
      }
      const bold = part.bold === true;
      const width = measure(part.text, { size, bold, lang: null }) * 1.01;
      x -= width;
      return bandText(part.text, { x, y, width, size, bold, align: 'start' }, measure);
    })
    .toReversed();
};

export const legendWidth = (parts: readonly LegendPart[], size: number, hand: Hand): number => {
  const texts = legendTexts(parts, { right: 0, y: 0, size }, hand);
  return -Math.min(0, ...texts.map(({ x }) => x));
};
