/**
 * A slip with a line for each board: bridge pairs and teams.
 *
 * | rule | where |
 * | --- | --- |
 * | [L-7.1] table 22 pt bold, below it who sits there; event and round right, 9.5 pt; stamp 7 pt at the lower left | `layBoards` |
 * | [L-7.1] heads 9 pt outside the boxes; no box lower than 12 mm from the edge | boards-grid.ts, `OVER_EDGE` |
 * | [L-7.2] pairs: lines of 9.6 mm beside the names; up to 4 four to a page, 5 to 7 three, 8 to 13 two, more in two columns | `boardsForm` |
 * | [L-7.3] teams: names above the lines; two to a page up to 8 boards, else one; IMP total, VP, signatures, scale | `layBoards` |
 */

import type { BoardsPart, Handout, HandoutSheet } from '../../sheet.ts';
import { cellsOf } from '../cut-paper.ts';
import { CODE, type Drawn, type DrawnText, isCutOff, lineOf, type Place, writeBoth, writeWithin } from '../drawn.ts';
import type { Hand } from '../laid.ts';
import type { Box, Paper } from '../paper.ts';
import {
  type Grid,
  gridWidths,
  headsHeight,
  layGrid,
  layScale,
  layTotals,
  scaleHeight,
  TOTALS_GAP,
} from './boards-grid.ts';
import { laySides, SIDE_ROW } from './boards-sides.ts';
import { HEAD_HEIGHT, handoutHead, headTexts, TITLE_HEIGHT } from './slip-head.ts';

const DATA = 9;
const FOOT = 7;

const LINE = { least: 9, most: 9.6 } as const;

/** A cell ends 6 mm from the edge of the last slip, and boxes another 6 mm above that. */
const OVER_EDGE = 6;

const MOST_DROP = 2.5;

const BESIDE = 46;
const GAP = 4;
const NOTE_GAP = 0.6;

const SIGNATURE = { width: 25, height: 9 } as const;

export type BoardsForm = {
  readonly perPage: number;
  readonly beside: boolean;
  readonly halves: 1 | 2;
  /** Names stand on the line of the table. */
  readonly flat: boolean;
  readonly line: number;
  /** Half a sheet may have no room for the scale. */
  readonly scaled: boolean;
  /** Room left between the head and the lines. */
  readonly drop: number;
};

type Words = { readonly sheet: HandoutSheet; readonly foot: string; readonly hand: Hand };

const isTeams = ({ totals }: BoardsPart): boolean => totals.length > 0;

const boardsOf = ({ parts: [part] }: Handout, scaled = true): BoardsPart | null => {
  if (part?.kind !== 'boards') return null;
  return scaled || !isTeams(part) ? part : { ...part, scale: [], notes: [] };
};

const inner = ({ code }: Handout, box: Box): Box =>
  code === null ? box : { ...box, width: box.width - CODE.side - CODE.quiet };

const FLAT_ROOM = 110;
/** Shares of the line of the table. */
const FLAT = { table: 0.26, right: 0.72 } as const;

const topOf = ({ sides }: BoardsPart, { beside, flat }: BoardsForm, width: number): number => {
  if (beside) return HEAD_HEIGHT;
  if (flat) return TITLE_HEIGHT;
  return TITLE_HEIGHT + (width < FLAT_ROOM + BESIDE ? sides.length : 1) * SIDE_ROW;
};

const gridFor = (part: BoardsPart, form: BoardsForm, width: number, hand: Hand): Grid | null => {
  const room = form.beside ? width - BESIDE : (width - (form.halves - 1) * GAP) / form.halves;
  const widths = gridWidths(part, room, { usual: form.beside, spare: form.halves === 1 });
  return widths === null ? null : { widths, heads: headsHeight(part, widths, hand), spare: form.halves === 1 };
};

/** Without the lines of the totals. */
const below = (part: BoardsPart, form: BoardsForm, width: number, hand: Hand): number => {
  if (isTeams(part)) return scaleHeight(part, width, hand);
  return form.beside ? 0 : TOTALS_GAP + lineOf(DATA) + SIGNATURE.height;
};

/** The form with the height of its lines, null where they would be lower than a hand can write in. */
const fitted = (part: BoardsPart, form: BoardsForm, box: Box, hand: Hand): BoardsForm | null => {
  const grid = gridFor(part, form, box.width, hand);
  if (grid === null) return null;
  const lines = Math.ceil(part.boards.length / form.halves);
  const top = topOf(part, form, box.width) + grid.heads;
  const fixed = top + below(part, form, box.width, hand);
  // The scale is printed: it may stand as low as a text does.
  const bottom = isTeams(part) && part.scale.length > 0 ? lineOf(FOOT) : OVER_EDGE;
  const byHand = box.height - OVER_EDGE - top;
  const count = lines + part.totals.length;
  const line = Math.min(LINE.most, (box.height - bottom - fixed) / count, byHand / count);
  const drop = Math.max(0, Math.min(MOST_DROP, box.height - bottom - fixed - count * line, byHand - count * line));
  return line >= LINE.least - 1e-6 ? { ...form, line, drop } : null;
};

const FEWER = [4, 3, 2, 1];

/** Boards of a match whose slip takes half a page. */
const MOST_OF_TWO = 8;

const formsOf = (part: BoardsPart, perPage: number): readonly BoardsForm[] => {
  const usual = { perPage, halves: 1, flat: false, line: LINE.most, drop: 0, scaled: true } as const;
  if (isTeams(part)) {
    if (perPage > 1 && part.boards.length > MOST_OF_TWO) return [];
    return [
      { ...usual, beside: false },
      { ...usual, beside: false, flat: true },
      ...(perPage > 1 ? [] : [{ ...usual, beside: false, flat: true, scaled: false }]),
    ];
  }
  const forms: readonly BoardsForm[] = [
    { ...usual, beside: true },
    { ...usual, beside: false },
  ];
  return perPage > 2 ? forms : [...forms, { ...usual, beside: false, halves: 2 }];
};

/** Null where even a page has too little room. */
export const boardsForm = (sheet: HandoutSheet, paper: Paper, hand: Hand): BoardsForm | null => {
  const forms = FEWER.filter((count) => count <= sheet.perPage).flatMap((count) => {
    const [first] = sheet.handouts;
    const part = first === undefined ? null : boardsOf(first);
    return part === null ? [] : formsOf(part, count);
  });
  for (const form of forms) {
    const [cell] = cellsOf(paper, form.perPage);
    if (cell === undefined) continue;
    const made = sheet.handouts.map((handout) => {
      const part = boardsOf(handout, form.scaled);
      return part === null ? null : fitted(part, form, inner(handout, cell), hand);
    });
    if (made.length > 0 && made.every((one) => one !== null)) {
      const least = (of: 'line' | 'drop') => Math.min(...made.map((one) => one[of]));
      return { ...form, line: least('line'), drop: least('drop') };
    }
  }
  return null;
};

type HeadAt = { readonly table: number; readonly right: number };

const headOf = (handout: Handout, box: Box, at: HeadAt, { sheet, hand }: Words): readonly DrawnText[] =>
  headTexts(handoutHead(handout, sheet, hand), box, { ...at, lines: 1 }, hand);

/** Takes the notes that fit whole, in their order: what is meant for this table alone comes before the usual ones. */
const notesOf = ({ notes }: BoardsPart, place: Place, height: number, hand: Hand): DrawnText => {
  const made = notes.map((_, i) =>
    writeBoth(
      ({ say }) =>
        notes
          .slice(0, notes.length - i)
          .map(say)
          .join(' · '),
      place,
      height,
      hand,
    ),
  );
  return made.find((text) => !isCutOff(text)) ?? made.at(-1) ?? writeWithin('', place, height, hand);
};

const signaturesOf = (part: BoardsPart, at: Box, hand: Hand): Drawn => {
  const width = (at.width - (part.signatures.length - 1) * GAP) / part.signatures.length;
  const label = lineOf(DATA);
  const xs = part.signatures.map((_, i) => at.x + i * (width + GAP));
  return {
    texts: part.signatures.map((phrase, i) =>
      writeBoth(({ say }) => say(phrase), { x: xs[i] ?? at.x, y: at.y, width, size: DATA }, label, hand),
    ),
    outlines: xs.map((x) => ({ x, y: at.y + label, width, height: at.height - label })),
    lines: [],
  };
};

const joined = (parts: readonly Drawn[]): Drawn => ({
  texts: parts.flatMap(({ texts }) => texts),
  outlines: parts.flatMap(({ outlines }) => outlines),
  lines: parts.flatMap(({ lines }) => lines),
});

export const layBoards = (handout: Handout, cell: Box, form: BoardsForm, words: Words): Drawn => {
  const { hand } = words;
  const part = boardsOf(handout, form.scaled);
  const box = inner(handout, cell);
  const grid = part === null ? null : gridFor(part, form, box.width, hand);
  if (part === null || grid === null) return { texts: [], outlines: [], lines: [] };
  const { beside, flat, halves, line } = form;
  const wide = grid.widths.reduce((sum, width) => sum + width, 0);
  const lines = Math.ceil(part.boards.length / halves);
  const top = box.y + topOf(part, form, box.width) + form.drop + grid.heads;
  const grids = Array.from({ length: halves }, (_, half) => {
    const x = beside ? box.x + box.width - wide : box.x + half * (wide + GAP);
    return layGrid(
      { ...part, boards: part.boards.slice(half * lines, (half + 1) * lines) },
      grid,
      { x, y: top, line },
      hand,
    );
  });
  const bottom = top + lines * line;
  const parts: Drawn[] = [...grids];
  const left = beside ? box.width - wide - GAP : box.width;
  if (beside) {
    const low = Math.max(top + lines * line, box.y + TITLE_HEIGHT + 3 * SIDE_ROW + SIGNATURE.height + lineOf(DATA));
    const signed = Math.min(low, box.y + cell.height - OVER_EDGE, box.y + 51);
    const high = SIGNATURE.height + lineOf(DATA);
    parts.push(signaturesOf(part, { x: box.x, y: signed - high, width: left, height: high }, hand));
    const room = { x: box.x, y: box.y + TITLE_HEIGHT, width: left, height: signed - high - box.y - TITLE_HEIGHT };
    parts.push(laySides(part, room, hand));
  } else {
    const sides = flat
      ? {
          ...box,
          x: box.x + box.width * FLAT.table,
          width: box.width * (FLAT.right - FLAT.table),
          height: TITLE_HEIGHT,
        }
      : { x: box.x, y: box.y + TITLE_HEIGHT, width: box.width, height: topOf(part, form, box.width) - TITLE_HEIGHT };
    parts.push(laySides(part, sides, hand));
    if (isTeams(part)) {
      const { drawn, from } = layTotals(part, grid, { x: box.x, y: bottom, line }, hand);
      parts.push(drawn);
      const height = part.totals.length * line - 1;
      parts.push(signaturesOf(part, { x: box.x, y: bottom + 1, width: from - box.x - GAP, height }, hand));
      parts.push(layScale(part, { ...box, y: bottom + part.totals.length * line }, hand));
    } else {
      const high = SIGNATURE.height + lineOf(DATA);
      const width = 2 * SIGNATURE.width + 2 * GAP;
      parts.push(signaturesOf(part, { x: box.x, y: bottom + TOTALS_GAP, width, height: high }, hand));
    }
  }
  const table = box.width * (flat ? FLAT.table : beside || isTeams(part) ? 0.45 : 0.4);
  const at = { table, right: flat ? box.width * FLAT.right : table };
  const { texts, outlines, lines: drawn } = joined(parts);
  const low = cell.y + cell.height;
  const noteSize = isTeams(part) ? FOOT : DATA;
  const noteLine = lineOf(noteSize);
  const from = beside ? box.width - wide : isTeams(part) ? box.width * 0.46 : 2 * SIGNATURE.width + 3 * GAP;
  const foot = writeWithin(
    words.foot,
    { ...box, width: Math.min(box.width * 0.45, from - 1), size: FOOT, least: FOOT },
    lineOf(FOOT),
    hand,
  );
  const under = beside || !isTeams(part);
  const place = {
    x: box.x + from,
    y: 0,
    width: box.width - from,
    size: noteSize,
    least: noteSize,
    align: 'end',
  } as const;
  const note = notesOf(part, place, under ? Math.max(noteLine, low - bottom - NOTE_GAP) : noteLine, hand);
  const noteTop = under ? Math.min(bottom + NOTE_GAP, low - note.height) : low - note.height;
  return {
    texts: [
      ...headOf(handout, box, at, words),
      ...texts,
      { ...foot, y: low - foot.height },
      ...(part.notes.length === 0 ? [] : [{ ...note, y: noteTop }]),
    ],
    outlines,
    lines: drawn,
    codes:
      handout.code === null
        ? []
        : [{ x: cell.x + cell.width - CODE.side, y: cell.y, side: CODE.side, text: handout.code }],
  };
};
