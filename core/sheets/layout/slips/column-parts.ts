/**
 * A slip in a single column, as a roll of 58 or 80 mm has room for it: nothing beside anything, as long as its contents.
 *
 * | rule | where |
 * | --- | --- |
 * | [L-7.1] table 22 pt bold, event and round 9.5 pt, the stamp 7 pt last | `columnHead`, `columnFoot` |
 * | [L-7.1] boxes 9 mm high, their names 9 pt above them; 25 mm for scores and signatures | `boxRows` |
 */

import type { Phrase } from '../../../tournament/words.ts';
import { CODE, type Drawn, type DrawnText, lineOf, write, writeWithin } from '../drawn.ts';
import type { Hand } from '../laid.ts';
import type { Box } from '../paper.ts';
import type { SlipHead } from './slip-head.ts';
import { labelHeight, labelOver, labelWidth } from './slip-labels.ts';

export type Stacked = Drawn & { readonly height: number };

const TITLE = { size: 22, least: 12 } as const;
const HEAD = 9.5;
const LEAST = 9;
const FOOT = 7;

export const BOX_HEIGHT = 9;
export const BETWEEN = 1.6;
const AFTER_HEAD = 1;

const bottomOf = (texts: readonly DrawnText[], top: number): number =>
  Math.max(top, ...texts.map(({ y, height }) => y + height));

/** The code stands at the right end, beside as many lines as it is high. */
export const columnHead = (
  { title, event, round }: SlipHead,
  code: string | null,
  width: number,
  hand: Hand,
): Stacked => {
  const side = code === null ? width : width - CODE.side - CODE.quiet;
  const first = writeWithin(title, { x: 0, y: 0, width: side, ...TITLE, bold: true }, lineOf(TITLE.size), hand);
  const place = { x: 0, width: side, size: HEAD, least: LEAST } as const;
  const second = writeWithin(event, { ...place, y: first.height, bold: true }, 2 * lineOf(HEAD), hand);
  const third = write(round, { ...place, y: second.y + second.height }, hand);
  const texts = [first, second, third];
  const height = Math.max(bottomOf(texts, 0), code === null ? 0 : CODE.side + CODE.quiet) + AFTER_HEAD;
  const codes = code === null ? [] : [{ x: width - CODE.side, y: 0, side: CODE.side, text: code }];
  return { texts, outlines: [], lines: [], codes, height };
};

export const columnFoot = (foot: string, width: number, hand: Hand): Stacked => {
  const made = write(foot, { x: 0, y: AFTER_HEAD, width, size: FOOT, least: FOOT }, hand);
  return { texts: [made], outlines: [], lines: [], height: made.y + made.height };
};

/** A box to write in: never narrower than `least`. */
export type WideBox = { readonly label: Phrase; readonly least: number };

const chunked = <T>(things: readonly T[], each: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(things.length / each) }, (_, i) => things.slice(i * each, (i + 1) * each));

const widthOf = (boxes: readonly WideBox[]): number => boxes.reduce((sum, { least }) => sum + least, 0);

/** Makes as few rows as the width allows, and makes them even. */
export const inRows = <B extends WideBox>(boxes: readonly B[], width: number): readonly (readonly B[])[] => {
  const greedy: B[][] = [];
  for (const box of boxes) {
    const row = greedy.at(-1);
    if (row === undefined || widthOf([...row, box]) > width + 1e-6) greedy.push([box]);
    else row.push(box);
  }
  const even = chunked(boxes, Math.ceil(boxes.length / Math.max(1, greedy.length)));
  return even.every((row) => widthOf(row) <= width + 1e-6) ? even : greedy;
};

/** Boxes share the whole width in proportion to what they need. */
export const edgesOf = (boxes: readonly WideBox[], width: number): readonly number[] => {
  const sum = widthOf(boxes);
  return [0, ...boxes].map((_, i) => (widthOf(boxes.slice(0, i)) * width) / sum);
};

type At = { readonly label: Phrase; readonly x: number; readonly width: number };

const PAD = 0.6;

/** The name of a narrow box may reach over the next one, where that has a short name itself. */
const overNext = ([first, next]: readonly At[], hand: Hand): number | null => {
  if (first === undefined || next === undefined) return null;
  const wide = labelWidth(first.label, hand);
  const from = next.x + (next.width - labelWidth(next.label, hand)) / 2;
  return wide > first.width - 2 * PAD && first.x + wide + PAD < from ? wide : null;
};

/** Names over boxes beside each other, all of them on one line at the foot. */
export const headsOver = (
  boxes: readonly At[],
  hand: Hand,
): { readonly texts: DrawnText[]; readonly height: number } => {
  const over = overNext(boxes, hand);
  const places = boxes.map(({ label, x, width }, i) =>
    i === 0 && over !== null
      ? ({ label, x, width: over, align: 'start' } as const)
      : ({ label, x: x + PAD, width: width - 2 * PAD, align: 'center' } as const),
  );
  const height = Math.max(0, ...places.map(({ label, width }) => labelHeight(label, width, hand)));
  return { texts: places.flatMap(({ label, ...place }) => labelOver(label, place, height, hand)), height };
};

/** A row of boxes under their names. */
export const boxRow = (boxes: readonly WideBox[], width: number, hand: Hand): Stacked => {
  const edges = edgesOf(boxes, width);
  const at = boxes.map(({ label }, i) => {
    const x = edges[i] ?? 0;
    return { label, x, width: (edges[i + 1] ?? width) - x };
  });
  const heads = headsOver(at, hand);
  const outlines: Box[] = at.map(({ x, width: wide }) => ({ x, y: heads.height, width: wide, height: BOX_HEIGHT }));
  return { texts: heads.texts, outlines, lines: [], height: heads.height + BOX_HEIGHT };
};

export const boxRows = (boxes: readonly WideBox[], width: number, hand: Hand): readonly Stacked[] =>
  inRows(boxes, width).map((row) => boxRow(row, width, hand));

export const textRow = (text: string, width: number, hand: Hand, bold = false): Stacked => {
  const made = write(text, { x: 0, y: 0, width, size: LEAST, bold }, hand);
  return { texts: [made], outlines: [], lines: [], height: made.height };
};

/** White between two parts. */
export const white = (height: number): Stacked => ({ texts: [], outlines: [], lines: [], height });

/** One part below the other. */
export const stacked = (parts: readonly Stacked[], x = 0, top = 0): Stacked => {
  let y = top;
  const moved = parts.map((part) => {
    const at = y;
    y += part.height;
    return {
      texts: part.texts.map((text) => ({ ...text, x: x + text.x, y: at + text.y })),
      outlines: part.outlines.map((box) => ({ ...box, x: x + box.x, y: at + box.y })),
      lines: part.lines.map((line) => ({
        ...line,
        x1: x + line.x1,
        y1: at + line.y1,
        x2: x + line.x2,
        y2: at + line.y2,
      })),
      codes: (part.codes ?? []).map((code) => ({ ...code, x: x + code.x, y: at + code.y })),
    };
  });
  return {
    texts: moved.flatMap(({ texts }) => texts),
    outlines: moved.flatMap(({ outlines }) => outlines),
    lines: moved.flatMap(({ lines }) => lines),
    codes: moved.flatMap(({ codes }) => codes),
    height: y - top,
  };
};
