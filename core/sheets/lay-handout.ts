/**
 * A card or slip that a family brings, in its cell: title, then its parts from top to bottom, the stamp at the foot.
 *
 * | rule (hall-and-print 1.1, 1.3, 1.6) | where |
 * | --- | --- |
 * | the name is the largest text, where to go the largest after it | `CardSizes` |
 * | boxes to write in at least 9 mm high and 25 mm wide; the lines of a personal score card are lower | `BOX`, `GRID_ROW` |
 * | data at least 9 pt, the stamp 7 pt | `DATA`, `layHandout` |
 * | as many to a page as wished, in smaller type or fewer where that is too tight (0.5) | `handoutForm` |
 * | a code for scanners at the right end of the head of a result slip | `headOf`, `layHandout` |
 */

import type { Phrase } from '../tournament/words.ts';
import { cellsOf } from './cut-paper.ts';
import { CODE, type Drawn, type DrawnText, type Hand, lineOf, middled, shrunk, write, writeWithin } from './drawn.ts';
import { type Box, type Paper, POINT } from './paper.ts';
import { cellText, inBoth, type Voice, written } from './placed.ts';
import type { Cell, Handout, HandoutPart, HandoutSheet } from './sheet.ts';

/** Points of what stands on a card. `joined`: notes in one paragraph. */
export type CardSizes = {
  readonly title: number;
  readonly large: number;
  readonly huge: number;
  readonly fact: number;
  readonly joined: boolean;
};

export const USUAL: CardSizes = { title: 20, large: 18, huge: 34, fact: 11, joined: false };

/** Smaller ones, still read at arm's length, are taken before fewer cards are put on a page. */
const SIZES: readonly CardSizes[] = [
  USUAL,
  { title: 18, large: 16, huge: 27, fact: 10, joined: true },
  { title: 16, large: 14, huge: 20, fact: 10, joined: true },
];

const LEAST_TITLE = 12;
const DATA = 9;
const ASIDE = 11;

const GAP = 2;
/** Between facts that stand beside each other, where there is room. */
const factS_APART = 6;
const AFTER = 1;
const BOX = { width: 25, height: 9 };
/**
 * Rows of a grid. What is written by hand on a result slip has the height of a box; a personal score card, which nobody else reads,
 * has lower lines. Columns of a slip come to 25 mm on A4 and Letter; on A5 six of them are wider than the sheet and share its width.
 */
const GRID_ROW = { plain: lineOf(DATA) + 0.8, onSlip: BOX.height, byHand: 6.5 };

/** How many cards a page may hold, tried in turn where they do not fit. */
const FEWER = [10, 8, 6, 4, 3, 2, 1];

type Words = {
  readonly sheet: HandoutSheet;
  readonly foot: string;
  readonly hand: Hand;
  readonly sizes: CardSizes;
};
type Made = { readonly texts: readonly DrawnText[]; readonly outlines: readonly Box[]; readonly height: number };

/** What stands over figures and boxes, in both languages where there are two. */
const labelText = (phrase: Phrase, voice: Voice): string => inBoth(voice, ({ say }) => say(phrase));

const widthOf = (text: string, points: number, bold: boolean, { measure }: Hand): number =>
  measure(text, { size: points * POINT, bold, lang: null }) * 1.02;

/** Widths that share a row: each what it needs, cut back in proportion where that is too much; the rest goes to the last. */
const shared = (needed: readonly number[], width: number): readonly number[] => {
  const gaps = GAP * Math.max(0, needed.length - 1);
  const sum = needed.reduce((total, each) => total + each, 0);
  const room = Math.max(1, width - gaps);
  if (sum > room) return needed.map((each) => (each * room) / sum);
  return needed.map((each, i) => (i === needed.length - 1 ? each + room - sum : each));
};

const startsOf = (widths: readonly number[]): readonly number[] =>
  widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width + GAP, 0));

const headOf = ({ title, aside, changed, code }: Handout, cell: Box, { sheet, hand, sizes }: Words): Made => {
  const box = code === null ? cell : { ...cell, width: cell.width - CODE.side - CODE.quiet };
  const { voice } = hand;
  // The large text is said once; a table's word in the second language stands beside it.
  const second = title.kind === 'phrase' && voice.also !== undefined ? voice.also.say(title.phrase) : '';
  const both = aside === null ? '' : inBoth(voice, ({ say }) => say(aside));
  const said = [both, second].filter((part) => part !== '').join(' · ');
  const revised = changed ? voice.say({ code: 'sheets.revised' }) : '';
  const beside = [revised, said].filter((part) => part !== '').join(' · ');
  const asideSize = voice.also === undefined ? ASIDE : DATA;
  const right = beside === '' ? 0 : Math.min(box.width / 2, widthOf(beside, asideSize, true, hand) + GAP);
  const place = { x: box.x, y: box.y, width: box.width - right, size: sizes.title, least: LEAST_TITLE, bold: true };
  const name = writeWithin(written(title, voice), place, 2 * lineOf(LEAST_TITLE), hand);
  const under = { x: box.x, y: box.y + name.height, width: box.width, size: DATA, least: 7 };
  const event = writeWithin(sheet.event, under, lineOf(DATA), hand);
  const end = { x: box.x + box.width - right + GAP, y: box.y, width: right - GAP, align: 'end' } as const;
  const texts = [name, event];
  if (right > 0) texts.push(writeWithin(beside, { ...end, size: asideSize, least: 7, bold: true }, name.height, hand));
  const height = name.height + lineOf(DATA) + AFTER;
  return { texts, outlines: [], height: code === null ? height : Math.max(height, CODE.side + CODE.quiet) };
};

/** Most of the width of a card that the name of a box beside facts may take. */
const MOST_BESIDE = 0.2;

/** Facts, and where the part has one a box to write in at their right end. Its name stands beside it, so that the row is no higher. */
const factsOf = (part: Extract<HandoutPart, { kind: 'facts' }>, box: Box, words: Words): Made => {
  if (part.box === undefined) return factsIn(part, box, words);
  const { hand } = words;
  const label = labelText({ code: `${part.box.labels}.slips.${part.box.box.code}` }, hand.voice);
  const width = Math.min(MOST_BESIDE * box.width, widthOf(label, DATA, false, hand));
  const outline = { x: box.x + box.width - BOX.width, y: box.y, ...BOX };
  const place = { x: outline.x - width - AFTER, y: box.y, width, size: DATA, least: 7, align: 'end' } as const;
  const left = factsIn(part, { ...box, width: place.x - GAP - box.x }, words);
  const named = middled(writeWithin(label, place, BOX.height, hand), box.y, BOX.height);
  return { texts: [...left.texts, named], outlines: [outline], height: Math.max(left.height, BOX.height + AFTER) };
};

const factsIn = (part: Extract<HandoutPart, { kind: 'facts' }>, box: Box, { hand, sizes }: Words): Made => {
  const { voice } = hand;
  const size = (large: boolean | 'huge') => (large === 'huge' ? sizes.huge : large ? sizes.large : sizes.fact);
  const needed = part.facts.map(({ label, what, large }) =>
    Math.max(
      widthOf(labelText(label, voice), DATA, false, hand),
      widthOf(cellText(what, voice), size(large), true, hand),
    ),
  );
  // Figures beside each other must not run into one: they stand apart as far as there is room.
  const spare = box.width - needed.reduce((sum, each) => sum + each, 0) - GAP * (needed.length - 1);
  const apart = Math.max(0, Math.min(factS_APART - GAP, spare / Math.max(1, needed.length)));
  const widths = shared(
    needed.map((each) => each + apart),
    box.width,
  );
  const xs = startsOf(widths);
  const texts = part.facts.flatMap(({ label, what, large }, i) => {
    const at = { x: box.x + (xs[i] ?? 0), width: widths[i] ?? 0 };
    const top = writeWithin(labelText(label, voice), { ...at, y: box.y, size: DATA, least: 7 }, lineOf(DATA), hand);
    const place = { ...at, y: box.y + lineOf(DATA), size: size(large), least: DATA, bold: true };
    return [top, write(written(what, voice), place, hand)];
  });
  const bottom = Math.max(box.y, ...texts.map((text) => text.y + text.height));
  return { texts, outlines: [], height: bottom - box.y + AFTER };
};

/** Most of the width that one of the first columns may take. */
const MOST_LEADING = 0.4;

const linesOf = ({ rows }: Extract<HandoutPart, { kind: 'lines' }>, box: Box, { hand, sizes }: Words): Made => {
  const { voice } = hand;
  const { fact } = sizes;
  const isBold = ({ kind }: Cell) => kind === 'spot' || kind === 'number';
  const count = Math.max(0, ...rows.map((row) => row.length));
  const needed = Array.from({ length: count }, (_, at) => {
    if (at === count - 1) return 0;
    const widths = rows.map((row) => {
      const cell = row[at];
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

const gridWidths = (
  { columns, rows }: Extract<HandoutPart, { kind: 'grid' }>,
  width: number,
  onSlip: boolean,
  hand: Hand,
): readonly number[] => {
  const { voice } = hand;
  const byHand = columns.map((_, at) => rows.some((row) => row[at]?.kind === 'space'));
  const needed = columns.map((column, at) =>
    Math.max(
      widthOf(labelText(column, voice), DATA, true, hand),
      ...rows.map((row) => (row[at] === undefined ? 0 : widthOf(cellText(row[at], voice), DATA, false, hand))),
    ),
  );
  const printed = needed.map((each) => each + 2 * AFTER);
  const hands = byHand.filter((taken) => taken).length;
  const rest = width - printed.reduce((total, each, at) => (byHand[at] === true ? total : total + each), 0);
  // Figures of a slip are written into columns of one width.
  const padded = onSlip && rest > 0 ? printed.map((each, at) => (byHand[at] === true ? rest / hands : each)) : printed;
  const sum = padded.reduce((total, each) => total + each, 0);
  if (sum >= width) return padded.map((each) => (each * width) / sum);
  return padded.map((each, at) =>
    hands === 0 ? (each * width) / sum : byHand[at] === true ? each + (width - sum) / hands : each,
  );
};

const gridOf = (part: Extract<HandoutPart, { kind: 'grid' }>, box: Box, { sheet, hand }: Words): Made => {
  const { voice } = hand;
  const onSlip = sheet.document === 'slips';
  const byHand = onSlip ? GRID_ROW.onSlip : GRID_ROW.byHand;
  const widths = gridWidths(part, box.width, onSlip, hand);
  const texts: DrawnText[] = [];
  const outlines: Box[] = [];
  let y = box.y;
  const line = (cells: readonly (readonly [Parameters<typeof write>[0], boolean])[], height: number) => {
    let x = box.x;
    for (const [at, [what, bold]] of cells.entries()) {
      const width = widths[at] ?? 0;
      outlines.push({ x, y, width, height });
      if (what !== '') {
        const place = { x: x + AFTER, y, width: width - 2 * AFTER, size: DATA, align: 'center', bold } as const;
        texts.push(middled(writeWithin(what, place, height, hand), y, height));
      }
      x += width;
    }
    y += height;
  };
  const headings = part.columns.map((column) => labelText(column, voice));
  if (headings.some((heading) => heading !== '')) {
    line(
      headings.map((heading) => [heading, true] as const),
      GRID_ROW.plain,
    );
  }
  for (const row of part.rows) {
    const height = row.some(({ kind }) => kind === 'space') ? byHand : GRID_ROW.plain;
    line(
      row.map((cell) => [written(cell, voice), false] as const),
      height,
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
    texts.push(writeWithin(label, { x, y, width, size: DATA, least: 7 }, lineOf(DATA), hand));
    outlines.push({ x, y: y + lineOf(DATA), width, height: BOX.height });
  });
  return { texts, outlines, height: rows * (lineOf(DATA) + BOX.height + AFTER) };
};

const noteOf = (text: string, box: Box, { hand }: Words): Made => {
  const made = write(text, { x: box.x, y: box.y, width: box.width, size: DATA }, hand);
  return { texts: [made], outlines: [], height: made.height + AFTER };
};

/** A part as it is laid: some notes may stand in one paragraph. */
type Joined = HandoutPart | { readonly kind: 'notes'; readonly phrases: readonly Phrase[] };

const made = (part: Joined, box: Box, words: Words, voice: Voice): Made => {
  switch (part.kind) {
    case 'facts':
      return factsOf(part, box, words);
    case 'lines':
      return linesOf(part, box, words);
    case 'grid':
      return gridOf(part, box, words);
    case 'boxes':
      return boxesOf(part, box, words);
    case 'note':
      return noteOf(voice.say(part.phrase), box, words);
    case 'notes':
      return noteOf(part.phrases.map((phrase) => voice.say(phrase)).join(' '), box, words);
  }
};

/** Notes that follow each other as one part. */
const joinedNotes = (parts: readonly HandoutPart[]): readonly Joined[] => {
  const joined: Joined[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind !== 'note') joined.push(part);
    else if (last?.kind === 'notes')
      joined[joined.length - 1] = { kind: 'notes', phrases: [...last.phrases, part.phrase] };
    else joined.push({ kind: 'notes', phrases: [part.phrase] });
  }
  return joined;
};

const filled = (handout: Handout, box: Box, words: Words): Made => {
  const head = headOf(handout, box, words);
  const texts = [...head.texts];
  const outlines: Box[] = [];
  let y = box.y + head.height;
  for (const part of words.sizes.joined ? joinedNotes(handout.parts) : handout.parts) {
    const next = made(part, { ...box, y }, words, words.hand.voice);
    texts.push(...next.texts);
    outlines.push(...next.outlines);
    y += next.height;
  }
  return { texts, outlines, height: y - box.y + lineOf(7) };
};

/** Height of a card on a strip of a width, its foot included. */
export const handoutHeight = (handout: Handout, width: number, words: Omit<Words, 'sizes'>): number =>
  filled(handout, { x: 0, y: 0, width, height: 0 }, { ...words, sizes: USUAL }).height;

/** How the cards of a sheet are made: all alike. */
export type HandoutForm = { readonly perPage: number; readonly sizes: CardSizes };

/** Where no form gives every card its room. */
export const tightHandout: HandoutForm = { perPage: 1, sizes: USUAL };

/**
 * As many to a page as wished, in smaller type where that is needed, or the most below that with which every card has its room.
 * Null where a card has more on it than a page holds.
 */
export const handoutForm = (sheet: HandoutSheet, paper: Paper, hand: Hand, scale: number): HandoutForm | null => {
  const fits = ({ perPage, sizes }: HandoutForm) => {
    const [cell] = cellsOf(paper, perPage);
    if (cell === undefined) return false;
    const box = shrunk(cell, scale);
    return sheet.handouts.every((card) => filled(card, box, { sheet, hand, foot: '', sizes }).height <= box.height);
  };
  const forms = FEWER.filter((perPage) => perPage <= sheet.perPage).flatMap((perPage) =>
    SIZES.map((sizes): HandoutForm => ({ perPage, sizes })),
  );
  return forms.find(fits) ?? null;
};

/** A card in its cell. */
export const layHandout = (handout: Handout, box: Box, words: Words): Drawn => {
  const { texts, outlines } = filled(handout, box, words);
  const place = { x: box.x, y: box.y, width: box.width, size: 7, least: 7 };
  const foot = writeWithin(words.foot, place, lineOf(7), words.hand);
  const { code } = handout;
  return {
    texts: [...texts, { ...foot, y: box.y + box.height - foot.height }],
    outlines,
    lines: [],
    codes: code === null ? [] : [{ x: box.x + box.width - CODE.side, y: box.y, side: CODE.side, text: code }],
  };
};
