/** How wide the columns of a list of lines are. Constants are in font sizes. */

import type { Cell, Listing } from '../../sheet.ts';
import { type Align, inBoth } from '../laid.ts';
import { TILE, tilesOf } from '../tile.ts';
import { cellsAt, cellText, markStrip, PART_GAP, type Setting, tableText, widest } from './placed.ts';

export const HEADING = 0.8;

const NAME = 9;

const LONGEST_NAME = 16;

/** Finer than a letter. */
const HALVINGS = 10;

export const BOXED = 1.6;

/** Between the number of a table and its tile. */
export const BEFORE_TILE = 0.25;

export type Column = Wanted & { readonly x: number };

/** `at`: which cell of a row it shows. `takes`: as many shares of what the other columns leave. `word`: what its longest word takes. */
type Wanted = {
  readonly at: number;
  readonly takes: number;
  readonly width: number;
  readonly word: number;
  readonly align: Align;
  readonly stays: boolean;
};

/** What whole names of a ranking take; who is called longer has two lines [L-10.5]. */
const wholeNames = (listing: Listing, { frame, voice, measure }: Setting): number => {
  const names = cellsAt(listing, 1).map((cell) => cellText(cell, voice));
  return Math.min(widest(names, frame.size, false, measure) * 1.01, LONGEST_NAME * frame.size);
};

type Room = { readonly width: number; readonly gap: number };

/**
 * All of them, unless the last ones may go. Marks go last: without them a row says what is not so. Place, name and score never go
 * [L-10.5].
 */
const roomFor = (
  wanted: readonly Wanted[],
  listing: Listing,
  { width, gap }: Room,
  setting: Setting,
): readonly Wanted[] => {
  const { size, spare } = setting.frame;
  const { score } = listing;
  const needed = (columns: readonly Wanted[], name = NAME * size) =>
    columns.reduce((sum, column) => sum + gap + (column.takes > 0 ? name : column.width), -gap);
  let shown = wanted;
  if (spare && score !== undefined) {
    const whole = Math.max(NAME * size, wholeNames(listing, setting));
    while (needed(shown, whole) > width) {
      const last = shown.findLast(({ stays, at }) => !stays && at > score);
      if (last === undefined) break;
      shown = shown.filter((column) => column !== last);
    }
  }
  const first = wanted.find(({ takes }) => takes > 0)?.at;
  const mayGo = ({ at }: Wanted): boolean => at > 0 && at !== score && at !== first;
  while (spare && needed(shown) > width) {
    const last = shown.findLast((column) => mayGo(column) && !column.stays) ?? shown.findLast(mayGo);
    if (last === undefined) break;
    shown = shown.filter((column) => column !== last);
  }
  return shown;
};

/** Reasons and marks: there are many, and they are read close by. */
export const SENTENCES = 0.85;

/** In font sizes: more marks than go into it stand below each other. */
const MARKS = 8;

export const isSmall = ({ kind }: Cell): boolean => kind === 'sentences' || kind === 'marks';

const BESIDE_NAMES = 2;

/** Shares of the room that other columns leave. The first kind that a column has decides. */
const SHARES: readonly (readonly [Cell['kind'], number])[] = [
  ['sentences', BESIDE_NAMES],
  ['space', 1.4],
  ['note', 1.6],
  ['name', 1],
  ['names', 1],
];

/** "12 [E]": the number of a table with its seat. */
type Spot = Extract<Cell, { kind: 'spot' }>;

const isSpot = (cell: Cell): cell is Spot => cell.kind === 'spot' && cell.seat !== null;

export const seatsOf = (cells: readonly Cell[]): readonly Cell[] =>
  cells.map((cell) => (cell.kind === 'spot' && cell.seat !== null ? { kind: 'seat', seat: cell.seat } : cell));

const takesOf = (cells: readonly Cell[]): number =>
  SHARES.find(([kind]) => cells.some((cell) => cell.kind === kind))?.[1] ?? 0;

const wordsIn = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.split(' '));

/** The narrowest width in which words stand in so many lines at the most. */
const inLines = (words: readonly string[], most: number, widthOf: (text: string) => number): number => {
  const groups = words.flatMap((_, from) =>
    words.slice(from).map((_word, i) => words.slice(from, from + i + 1).join(' ')),
  );
  const widths = groups.map(widthOf).toSorted((a, b) => a - b);
  const longest = Math.max(0, ...words.map(widthOf));
  const linesAt = (width: number): number => {
    let [lines, line] = [1, ''];
    for (const word of words) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer) > width) [lines, line] = [lines + 1, word];
      else line = longer;
    }
    return lines;
  };
  return widths.find((width) => width >= longest && linesAt(width) <= most) ?? longest;
};

/** "~45" and "35–36" stand below other places. */
const isFigure = (cell: Cell): boolean =>
  cell.kind === 'number' || cell.kind === 'spot' || (cell.kind === 'text' && /^~?\d+(–\d+)?$/u.test(cell.text));

/** @param most lines of a heading */
const wantedOf = (listing: Listing, at: number, most: number, { frame, voice, measure }: Setting): Wanted => {
  const cells = cellsAt(listing, at);
  const heading = listing.columns[at] ?? { code: '' };
  const takes = takesOf(cells);
  const leading = takes > 0 || !cells.some(isFigure);
  const stays = cells.some(({ kind }) => kind === 'marks');
  const column = { at, takes, stays, align: leading ? 'start' : 'end' } as const;
  if (takes > 0) return { ...column, width: 0, word: 0 };
  const texts = cells.flatMap((cell) =>
    cell.kind === 'seat' ? [] : [isSpot(cell) ? tableText(cell, voice) : cellText(cell, voice)],
  );
  const tiles = tilesOf(seatsOf(cells), TILE.inLine * frame.size, { voice, measure });
  const size = frame.size * (stays ? SENTENCES : 1);
  const longest = widest(texts, size, true, measure);
  const spots = cells.some(isSpot) ? longest + BEFORE_TILE * frame.size : 0;
  const whole = spots > 0 ? spots + tiles.width : Math.max(longest, tiles.width);
  const data = stays ? Math.min(whole, MARKS * frame.size) : whole;
  const box = cells.some(({ kind }) => kind === 'box') ? BOXED * frame.size : 0;
  // Not the one with most letters: "Место" is wider than "Place".
  const words = inBoth(voice, ({ say }) => say(heading)).split(/ (?!\/ )/u);
  const headed = (text: string): number => measure(text, { size: HEADING * frame.size, bold: true, lang: null });
  const least = Math.max(spots > 0 ? whole : tiles.width, box, inLines(words, words.length, headed));
  const isBold = at === 0 || cells.some(({ kind }) => kind === 'number' || kind === 'spot');
  const word = Math.max(least, widest(wordsIn(texts), size, isBold, measure));
  return { ...column, width: Math.max(data, box, inLines(words, most, headed)) * 1.01, word: word * 1.01 };
};

/** No column is wider, so that all have room: the long ones give way, and no short heading is broken. */
const widestOf = (widths: readonly number[], room: number): number => {
  let left = room;
  const ordered = widths.toSorted((a, b) => a - b);
  for (const [i, width] of ordered.entries()) {
    if (width * (ordered.length - i) > left) return left / (ordered.length - i);
    left -= width;
  }
  return Number.POSITIVE_INFINITY;
};

/** What names must have to stand on one line: null where sentences or signatures share the room with them. */
const namesNeed = (listing: Listing, taking: readonly Wanted[], { frame, voice, measure }: Setting): number | null => {
  const cells = taking.map(({ at }) => cellsAt(listing, at).filter(({ kind }) => kind !== 'empty'));
  if (cells.some((column) => column.some(({ kind }) => kind !== 'name'))) return null;
  return (
    widest(
      cells.flat().map((cell) => cellText(cell, voice)),
      frame.size,
      false,
      measure,
    ) * 1.01
  );
};

/** Of rows in which nothing is broken, headings neither; null for those that take what room there is. */
export const wholeWidth = (listing: Listing, setting: Setting): number | null => {
  const { size } = setting.frame;
  const wanted = listing.columns.map((_, at) => wantedOf(listing, at, 1, setting));
  const need = namesNeed(
    listing,
    wanted.filter(({ takes }) => takes > 0),
    setting,
  );
  if (need === null) return null;
  const gaps = 2 * PART_GAP * size * Math.max(0, wanted.length - 1);
  return (
    wanted.reduce((sum, { takes, width }) => sum + (takes > 0 ? need : width), gaps) + markStrip(listing, setting.frame)
  );
};

/** On paper a heading has as few lines as whole names allow: a third line of it takes a row, and may take a page. */
const headedIn = (listing: Listing, room: number, setting: Setting): readonly Wanted[] => {
  const all = (most: number) => listing.columns.map((_, at) => wantedOf(listing, at, most, setting));
  const words = all(Number.POSITIVE_INFINITY);
  if (setting.frame.spare) return words;
  const taking = words.filter(({ takes }) => takes > 0);
  const need = namesNeed(listing, taking, setting);
  if (need === null) return words;
  const fits = (columns: readonly Wanted[]): boolean =>
    columns.reduce((sum, { takes, width }) => sum + takes * need + width, 0) <= room;
  return [1, 2].map(all).find(fits) ?? words;
};

/** The widest columns as narrow as they must be, none narrower than a word of it; null where there is no room for that. */
const wholeWords = (
  listing: Listing,
  wanted: readonly Wanted[],
  room: number,
  { frame, voice, measure }: Setting,
): readonly number[] | null => {
  const taking = wanted.filter(({ takes }) => takes > 0);
  const shares = taking.reduce((sum, { takes }) => sum + takes, 0);
  const names = wordsIn(taking.flatMap(({ at }) => cellsAt(listing, at).map((cell) => cellText(cell, voice))));
  const least = Math.min(NAME * frame.size, widest(names, frame.size, false, measure) * 1.01);
  const capped = (cap: number) => wanted.map(({ width, word }) => Math.min(width, Math.max(cap, word)));
  const left = (cap: number): number => room - capped(cap).reduce((sum, width) => sum + width, 0);
  const need = [NAME * frame.size, least].find((each) => left(0) >= each * shares);
  if (need === undefined) return null;
  let [low, high] = [0, room];
  if (left(high) >= need * shares) return capped(high);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (left(middle) >= need * shares) low = middle;
    else high = middle;
  }
  return capped(low);
};

/** Shares of sentences beside names that are tried, the usual one first. */
const SPLITS = [BESIDE_NAMES, 1.5, 1.2, 1, 0.8];

/** Lines are narrowed so far before one more is begun. */
const NARROWED = 0.9;

/** Parts of a text that stay whole, in widths. */
const partsOf = (cell: Cell, { frame, voice, measure }: Setting): readonly number[] => {
  const size = frame.size * (isSmall(cell) ? SENTENCES : 1);
  const parts = cellText(cell, voice).split(cell.kind === 'names' ? /(?<=,) /u : / /u);
  return parts.map((part) => measure(`${part} `, { size, bold: false, lang: null }));
};

const linesOf = (parts: readonly number[], width: number): number => {
  let [lines, line] = [1, 0];
  for (const part of parts) {
    if (line > 0 && line + part > width) [lines, line] = [lines + 1, part];
    else line += part;
  }
  return lines;
};

/** Sentences beside names have the share with which the rows are lowest: else names stand in three lines beside white [L-3.3]. */
const shared = (listing: Listing, wanted: readonly Wanted[], room: number, setting: Setting): readonly Wanted[] => {
  const [names, told, third] = wanted.filter(({ takes }) => takes > 0);
  if (setting.frame.spare || names?.takes !== 1 || told?.takes !== BESIDE_NAMES || third !== undefined) return wanted;
  const left = room - wanted.reduce((sum, { width }) => sum + width, 0);
  const rows = listing.blocks.flatMap((block) =>
    block.rows.map(({ cells }) => [names.at, told.at].map((at) => partsOf(cells[at] ?? { kind: 'empty' }, setting))),
  );
  const heights = SPLITS.map((share) => {
    const widths = [left / (1 + share), (left * share) / (1 + share)].map((width) => width / NARROWED);
    const height = rows.reduce(
      (sum, row) => sum + Math.max(...row.map((parts, i) => linesOf(parts, widths[i] ?? left))),
      0,
    );
    return { share, height };
  });
  const [best] = heights.toSorted((a, b) => a.height - b.height);
  return wanted.map((column) => (column === told ? { ...column, takes: best?.share ?? column.takes } : column));
};

/**
 * Columns are as wide as their numbers and their headings; names share what is left. Where that is too little, the widest columns break
 * their texts, but no word, as long as names have room.
 */
export const columnsOf = (listing: Listing, setting: Setting, width: number): readonly Column[] => {
  const { frame } = setting;
  const gap = 2 * PART_GAP * frame.size;
  const mark = markStrip(listing, frame);
  const inside = width - mark - gap * Math.max(0, listing.columns.length - 1);
  const all = shared(listing, headedIn(listing, inside, setting), inside, setting);
  const wanted = roomFor(all, listing, { width: width - mark, gap }, setting);
  const shares = wanted.reduce((sum, { takes }) => sum + takes, 0);
  const room = width - mark - gap * Math.max(0, wanted.length - 1);
  const fixed = wanted.reduce((sum, column) => sum + column.width, 0);
  // Where nobody is named, no room is kept for names.
  const share = shares === 0 ? 0 : Math.max(NAME * frame.size, (room - fixed) / shares);
  const most = widestOf(
    wanted.map((column) => column.width),
    Math.max(0.3 * fixed, room - share * shares),
  );
  const broken = wanted.map((column) => Math.min(column.width, most));
  const widths = (frame.spare ? null : wholeWords(listing, wanted, room, setting)) ?? broken;
  const left = shares === 0 ? 0 : (room - widths.reduce((sum, each) => sum + each, 0)) / shares;
  const each = widths === broken ? share : left;
  let x = mark;
  return wanted.map((column, i) => {
    const placed = { ...column, x, width: column.takes > 0 ? each * column.takes : (widths[i] ?? 0) };
    x += placed.width + gap;
    return placed;
  });
};
