/**
 * The parts of a card or slip that a game brings, each laid below the one before: facts, lines, a grid, boxes to write in, notes.
 *
 * | rule [hall-and-print 1.1, 1.3, 1.6] | where |
 * | --- | --- |
 * | boxes to write in at least 9 mm high and 25 mm wide; the lines of a personal score card are lower | `BOX`, `GRID_ROW` |
 * | data at least 9 pt | `DATA` |
 * | the name is the largest text, where to go the largest after it | `CardSizes` |
 */

import type { Phrase } from '../../tournament/words.ts';
import type { Cell, HandoutPart, HandoutSheet } from '../sheet.ts';
import { type DrawnText, lineOf, middled, write, writeWithin } from './drawn.ts';
import { type Hand, inBoth, type Voice } from './laid.ts';
import { cellText, written } from './lists/placed.ts';
import { type Box, POINT } from './paper.ts';
import { slipTile, slipTiles } from './slips/slip-tile.ts';

/** Points. `joined`: notes in one paragraph. `apart`: facts that are too wide for one line have more. */
export type CardSizes = {
  readonly title: number;
  readonly large: number;
  readonly huge: number;
  readonly fact: number;
  readonly joined: boolean;
  readonly apart?: true;
};

export const DATA = 9;

export const GAP = 2;

const FACTS_APART = 6;

const HUGE_WHITE = 0.11;

export const AFTER = 1;
const BOX = { width: 25, height: 9 };
/** Rows as high as a handwritten box, lower on a personal card. On A5, six columns share the width of the sheet. */
const GRID_ROW = { plain: lineOf(DATA) + 0.8, onSlip: BOX.height, byHand: 6.5 };

export type Words = {
  readonly sheet: HandoutSheet;
  readonly foot: string;
  readonly hand: Hand;
  readonly sizes: CardSizes;
};

/** Millimetres from the corner of the sheet. */
export type Made = { readonly texts: readonly DrawnText[]; readonly outlines: readonly Box[]; readonly height: number };

const labelText = (phrase: Phrase, voice: Voice): string => inBoth(voice, ({ say }) => say(phrase));

export const widthOf = (text: string, points: number, bold: boolean, { measure }: Hand): number =>
  measure(text, { size: points * POINT, bold, lang: null }) * 1.02;

/** Each gets what it needs, cut back in proportion where that is too much; the last gets the rest. */
const shared = (needed: readonly number[], width: number): readonly number[] => {
  const gaps = GAP * Math.max(0, needed.length - 1);
  const sum = needed.reduce((total, each) => total + each, 0);
  const room = Math.max(1, width - gaps);
  if (sum > room) return needed.map((each) => (each * room) / sum);
  return needed.map((each, i) => (i === needed.length - 1 ? each + room - sum : each));
};

const startsOf = (widths: readonly number[]): readonly number[] =>
  widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width + GAP, 0));

type FactsPart = Extract<HandoutPart, { kind: 'facts' }>;
type Fact = FactsPart['facts'][number];

const MOST_BESIDE = 0.2;

/** The name of a box stands beside it, so that the row is no higher. */
const factsOf = (part: FactsPart, box: Box, words: Words): Made => {
  if (part.box === undefined) return factsIn(part, box, words);
  const { hand } = words;
  const label = labelText({ code: `${part.box.labels}.slips.${part.box.box.code}` }, hand.voice);
  const width = Math.min(MOST_BESIDE * box.width, widthOf(label, DATA, false, hand));
  const outline = { x: box.x + box.width - BOX.width, y: box.y, ...BOX };
  const place = { x: outline.x - width - AFTER, y: box.y, width, size: DATA, least: DATA, align: 'end' } as const;
  const left = factsIn(part, { ...box, width: place.x - GAP - box.x }, words);
  const named = middled(writeWithin(label, place, BOX.height, hand), box.y, BOX.height);
  return { texts: [...left.texts, named], outlines: [outline], height: Math.max(left.height, BOX.height + AFTER) };
};

const factSize = ({ large }: Fact, sizes: CardSizes): number =>
  large === 'huge' ? sizes.huge : large ? sizes.large : sizes.fact;

const factWidth = (fact: Fact, { hand, sizes }: Words): number => {
  const { label, what } = fact;
  const size = factSize(fact, sizes);
  return Math.max(
    widthOf(labelText(label, hand.voice), DATA, false, hand),
    what.kind === 'seat'
      ? slipTiles([what.seat], size, hand).width
      : widthOf(cellText(what, hand.voice), size, true, hand),
  );
};

/** Facts of one size stay together: where from, then where to. */
const factLines = ({ facts }: FactsPart, width: number, words: Words): readonly FactsPart[] => {
  const wide = (line: readonly Fact[]) =>
    line.reduce((sum, fact) => sum + factWidth(fact, words), GAP * Math.max(0, line.length - 1));
  if (wide(facts) <= width) return [{ kind: 'facts', facts }];
  const lines: Fact[][] = [];
  for (const fact of facts) {
    const line = lines.at(-1);
    const isNew = line === undefined || line[0]?.large !== fact.large || wide([...line, fact]) > width;
    if (isNew) lines.push([fact]);
    else line.push(fact);
  }
  return lines.map((line) => ({ kind: 'facts', facts: line }));
};

const factsIn = (part: FactsPart, box: Box, words: Words): Made => {
  const lines = words.sizes.apart === true ? factLines(part, box.width, words) : [part];
  const texts: DrawnText[] = [];
  let height = 0;
  for (const line of lines) {
    const made = factLine(line, { ...box, y: box.y + height }, words);
    texts.push(...made.texts);
    height += made.height;
  }
  return { texts, outlines: [], height };
};

const factLine = (part: FactsPart, box: Box, words: Words): Made => {
  const { hand, sizes } = words;
  const { voice } = hand;
  const needed = part.facts.map((fact) => factWidth(fact, words));
  // Figures beside each other stand apart as far as there is room, or they would run into one.
  const spare = box.width - needed.reduce((sum, each) => sum + each, 0) - GAP * (needed.length - 1);
  const apart = Math.max(0, Math.min(FACTS_APART - GAP, spare / Math.max(1, needed.length)));
  const widths = shared(
    needed.map((each) => each + apart),
    box.width,
  );
  const xs = startsOf(widths);
  // A figure has no descenders: the white of its line is more than its neighbours need.
  const whiteOf = ({ large }: Fact) => (large === 'huge' ? HUGE_WHITE * sizes.huge * POINT : 0);
  const texts = part.facts.flatMap((fact, i) => {
    const { label, what } = fact;
    const size = factSize(fact, sizes);
    const at = { x: box.x + (xs[i] ?? 0), width: widths[i] ?? 0 };
    const top = writeWithin(labelText(label, voice), { ...at, y: box.y, size: DATA, least: DATA }, lineOf(DATA), hand);
    const y = box.y + lineOf(DATA) - whiteOf(fact);
    if (what.kind === 'seat') {
      return [top, slipTile(what.seat, { x: at.x, y, height: lineOf(size) }, slipTiles([what.seat], size, hand), hand)];
    }
    const place = { ...at, y, size, least: DATA, bold: true };
    return [top, write(written(what, voice), place, hand)];
  });
  const bottom = Math.max(
    box.y,
    ...part.facts.flatMap((fact, i) => {
      const [label, made] = texts.slice(2 * i, 2 * i + 2);
      if (label === undefined || made === undefined) return [];
      return [made.tile === undefined ? made.y + made.height - whiteOf(fact) : label.y + label.height];
    }),
  );
  return { texts, outlines: [], height: bottom - box.y + AFTER };
};

const MOST_LEADING = 0.4;

const linesOf = ({ rows }: Extract<HandoutPart, { kind: 'lines' }>, box: Box, { hand, sizes }: Words): Made => {
  const { voice } = hand;
  const { fact } = sizes;
  const isBold = ({ kind }: Cell) => kind === 'spot' || kind === 'number';
  const seats = rows.flatMap((row) => row.flatMap((cell) => (cell.kind === 'seat' ? [cell.seat] : [])));
  const tiles = slipTiles(seats, fact, hand);
  const count = Math.max(0, ...rows.map((row) => row.length));
  const needed = Array.from({ length: count }, (_, at) => {
    if (at === count - 1) return 0;
    const widths = rows.map((row) => {
      const cell = row[at];
      if (cell?.kind === 'seat') return tiles.width;
      return cell === undefined ? 0 : widthOf(cellText(cell, voice), isBold(cell) ? fact : DATA, isBold(cell), hand);
    });
    return Math.min(box.width * MOST_LEADING, Math.max(0, ...widths));
  });
  const widths = shared(needed, box.width);
  const xs = startsOf(widths);
  const texts: DrawnText[] = [];
  let y = box.y;
  for (const row of rows) {
    const made = row.map((cell, at) => {
      if (cell.kind === 'seat') {
        return slipTile(cell.seat, { x: box.x + (xs[at] ?? 0), y, height: lineOf(fact) }, tiles, hand);
      }
      const bold = isBold(cell);
      // Smaller letters stand on the same line as larger ones beside them.
      const lower = bold || !row.some(isBold) ? 0 : (fact - DATA) * POINT * 1.07;
      const place = { x: box.x + (xs[at] ?? 0), y: y + lower, width: widths[at] ?? 0, size: bold ? fact : DATA, bold };
      return write(written(cell, voice), place, hand);
    });
    texts.push(...made);
    y = Math.max(y, ...made.map((text) => text.y + text.height)) + 0.4;
  }
  return { texts, outlines: [], height: y - box.y + AFTER };
};

type Grid = Extract<HandoutPart, { kind: 'grid' }>;

/** What stands above each column, a line each. */
type Headings = readonly (readonly string[])[];

/** What a column takes with its widest heading or cell. */
const columnsOf = ({ rows }: Grid, headings: Headings, hand: Hand): readonly number[] =>
  headings.map((heading, at) => {
    const cells = rows.map((row) => (row[at] === undefined ? '' : cellText(row[at], hand.voice)));
    const wide = [
      ...heading.map((line) => widthOf(line, DATA, true, hand)),
      ...cells.map((cell) => widthOf(cell, DATA, false, hand)),
    ];
    return Math.max(...wide) + 2 * AFTER;
  });

/** Two languages stand beside each other, or one below the other where they would be cut. */
const headingsOf = (part: Grid, width: number, hand: Hand): Headings => {
  const { also } = hand.voice;
  const beside = part.columns.map((column) => [labelText(column, hand.voice)]);
  const needed = columnsOf(part, beside, hand).reduce((sum, each) => sum + each, 0);
  if (also === undefined || needed <= width) return beside;
  return part.columns.map((column) => [...new Set([hand.voice.say(column), also.say(column)])]);
};

/** `printed`: what each column takes with what is printed in it. */
const gridWidths = (part: Grid, printed: readonly number[], width: number, onSlip: boolean): readonly number[] => {
  const byHand = part.columns.map((_, at) => part.rows.some((row) => row[at]?.kind === 'space'));
  const hands = byHand.filter((taken) => taken).length;
  const rest = width - printed.reduce((total, each, at) => (byHand[at] === true ? total : total + each), 0);
  const padded = onSlip && rest > 0 ? printed.map((each, at) => (byHand[at] === true ? rest / hands : each)) : printed;
  const sum = padded.reduce((total, each) => total + each, 0);
  if (sum >= width) return padded.map((each) => (each * width) / sum);
  return padded.map((each, at) =>
    hands === 0 ? (each * width) / sum : byHand[at] === true ? each + (width - sum) / hands : each,
  );
};

const gridOf = (part: Grid, box: Box, { sheet, hand }: Words): Made => {
  const { voice } = hand;
  const onSlip = sheet.document === 'slips';
  const byHand = onSlip ? GRID_ROW.onSlip : GRID_ROW.byHand;
  const headings = headingsOf(part, box.width, hand);
  const widths = gridWidths(part, columnsOf(part, headings, hand), box.width, onSlip);
  const texts: DrawnText[] = [];
  const outlines: Box[] = [];
  const tiles = slipTiles(
    part.rows.flatMap((row) => row.flatMap((cell) => (cell.kind === 'seat' ? [cell.seat] : []))),
    DATA,
    hand,
  );
  let y = box.y;
  const line = (
    cells: readonly (readonly Parameters<typeof write>[0][])[],
    height: number,
    row: Grid['rows'][number] | null,
  ) => {
    let x = box.x;
    for (const [at, lines] of cells.entries()) {
      const width = widths[at] ?? 0;
      outlines.push({ x, y, width, height });
      const seat = row?.[at];
      if (seat?.kind === 'seat')
        texts.push(slipTile(seat.seat, { x: x + (width - tiles.width) / 2, y, height }, tiles, hand));
      for (const [no, what] of lines.entries()) {
        if (what === '' || seat?.kind === 'seat') continue;
        const own = { y: y + (no * height) / lines.length, height: height / lines.length };
        // Before a tile stands its table [L-1.1].
        const bold = row === null || row[at + 1]?.kind === 'seat';
        const place = { x: x + AFTER, y: own.y, width: width - 2 * AFTER, size: DATA, align: 'center', bold } as const;
        texts.push(middled(writeWithin(what, place, own.height, hand), own.y, own.height));
      }
      x += width;
    }
    y += height;
  };
  if (headings.some((heading) => heading.some((said) => said !== ''))) {
    const lines = Math.max(...headings.map((heading) => heading.length));
    line(headings, GRID_ROW.plain + (lines - 1) * lineOf(DATA), null);
  }
  for (const row of part.rows) {
    const height = row.some(({ kind }) => kind === 'space') ? byHand : GRID_ROW.plain;
    line(
      row.map((cell) => [written(cell, voice)]),
      height,
      row,
    );
  }
  return { texts, outlines, height: y - box.y + AFTER };
};

const boxesOf = (part: Extract<HandoutPart, { kind: 'boxes' }>, box: Box, { hand }: Words): Made => {
  const perRow = Math.max(1, Math.floor((box.width + GAP) / (BOX.width + GAP)));
  const texts: DrawnText[] = [];
  const outlines: Box[] = [];
  const rows = Math.ceil(part.boxes.length / perRow);
  const columns = Math.ceil(part.boxes.length / Math.max(1, rows));
  const width = Math.min(2 * BOX.width, (box.width - GAP * (columns - 1)) / Math.max(1, columns));
  part.boxes.forEach(({ code }, i) => {
    const x = box.x + (i % columns) * (width + GAP);
    const y = box.y + Math.floor(i / columns) * (lineOf(DATA) + BOX.height + AFTER);
    const label = labelText({ code: `${part.labels}.slips.${code}` }, hand.voice);
    texts.push(writeWithin(label, { x, y, width, size: DATA, least: DATA }, lineOf(DATA), hand));
    outlines.push({ x, y: y + lineOf(DATA), width, height: BOX.height });
  });
  return { texts, outlines, height: rows * (lineOf(DATA) + BOX.height + AFTER) };
};

const noteOf = (text: string, box: Box, { hand }: Words): Made => {
  const made = write(text, { x: box.x, y: box.y, width: box.width, size: DATA }, hand);
  return { texts: [made], outlines: [], height: made.height + AFTER };
};

export type Joined = HandoutPart | { readonly kind: 'notes'; readonly phrases: readonly Phrase[] };

export const laidPart = (part: Joined, box: Box, words: Words, voice: Voice): Made => {
  switch (part.kind) {
    case 'facts':
      return factsOf(part, box, words);
    case 'lines':
      return linesOf(part, box, words);
    case 'grid':
      return gridOf(part, box, words);
    case 'boxes':
      return boxesOf(part, box, words);
    case 'boards':
      return { texts: [], outlines: [], height: 0 };
    case 'note':
      return noteOf(voice.say(part.phrase), box, words);
    case 'notes':
      return noteOf(part.phrases.map((phrase) => voice.say(phrase)).join(' '), box, words);
  }
};
