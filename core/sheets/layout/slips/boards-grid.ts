/** The ruled part of a slip by boards: heads, lines, totals and the scale under them [L-7.1, L-7.2, L-7.3]. */

import type { BoardBox } from '../../../game/paper-forms.ts';
import type { BoardsPart } from '../../sheet.ts';
import { type Drawn, type DrawnText, lineOf, middled, write, writeBoth, writeWithin } from '../drawn.ts';
import { type Hand, inBoth } from '../laid.ts';
import { cellText } from '../lists/placed.ts';
import type { Box } from '../paper.ts';

type Width = { readonly usual: number; readonly least: number };
/** A letter needs 12 mm, a duplicate score 18 mm [L-7.1]. */
const WIDTHS: { readonly [kind in BoardBox | 'board']: Width } = {
  board: { usual: 13, least: 12 },
  contract: { usual: 27, least: 20 },
  letter: { usual: 15, least: 12 },
  result: { usual: 18, least: 13 },
  score: { usual: 18, least: 18 },
  line: { usual: 34, least: 22 },
  roomScore: { usual: 30, least: 18 },
  imp: { usual: 22, least: 18 },
};

const DATA = 9;
const BOARD = 12;
const PAD = 0.6;
export const TOTALS_GAP = 1;

/** `spare`: with the columns that two halves leave out. */
export type Grid = { readonly widths: readonly number[]; readonly heads: number; readonly spare: boolean };

type Column = { readonly label: BoardsPart['board']; readonly for: BoardBox | 'board'; readonly group: number };

const columnsOf = ({ board, groups }: BoardsPart, spare: boolean): readonly Column[] => [
  { label: board, for: 'board', group: -1 },
  ...groups.flatMap(({ boxes }, group) =>
    boxes.flatMap((box) => (box.spare === true && !spare ? [] : [{ label: box.label, for: box.for, group }])),
  ),
];

/** Null where the columns are wider than the room. `usual`: no wider than usual. */
export const gridWidths = (
  part: BoardsPart,
  room: number,
  { usual, spare }: { readonly usual: boolean; readonly spare: boolean },
): readonly number[] | null => {
  const kinds = columnsOf(part, spare).map((column) => WIDTHS[column.for]);
  const sum = (of: keyof Width) => kinds.reduce((total, kind) => total + kind[of], 0);
  const [least, wanted] = [sum('least'), sum('usual')];
  if (room < least || (usual && room < wanted)) return null;
  if (usual) return kinds.map((kind) => kind.usual);
  if (room >= wanted) return kinds.map((kind) => (kind.usual * room) / wanted);
  const share = (room - least) / Math.max(1e-9, wanted - least);
  return kinds.map((kind) => kind.least + share * (kind.usual - kind.least));
};

const labelOf = (phrase: BoardsPart['board'], hand: Hand): string => inBoth(hand.voice, ({ say }) => say(phrase));

const headTexts = (part: BoardsPart, { widths, spare }: Omit<Grid, 'heads'>, x: number, hand: Hand): DrawnText[] => {
  let at = x;
  return columnsOf(part, spare).map(({ label }, i) => {
    const width = widths[i] ?? 0;
    const place = { x: at + PAD, y: 0, width: width - 2 * PAD, size: DATA, align: 'center' } as const;
    at += width;
    return writeBoth(({ say }) => say(label), place, 2 * lineOf(DATA), hand);
  });
};

const titled = ({ groups }: BoardsPart): boolean => groups.some(({ title }) => title !== null);

export const headsHeight = (part: BoardsPart, widths: readonly number[], hand: Hand): number => {
  const spare = columnsOf(part, true).length === widths.length;
  const texts = headTexts(part, { widths, spare }, 0, hand);
  return Math.max(...texts.map(({ height }) => height)) + (titled(part) ? lineOf(DATA) : 0);
};

type At = { readonly x: number; readonly y: number; readonly line: number };

/** The left edges of the columns, and the right edge of the last. */
const edgesOf = (widths: readonly number[], x: number): readonly number[] =>
  [0, ...widths].map((_, i) => x + widths.slice(0, i).reduce((sum, width) => sum + width, 0));

const groupStarts = (columns: readonly Column[]): readonly number[] =>
  columns.flatMap(({ group }, i) => (i > 0 && group !== columns[i - 1]?.group ? [i] : []));

export const layGrid = (part: BoardsPart, grid: Grid, { x, y, line }: At, hand: Hand): Drawn => {
  const { widths, spare, heads } = grid;
  const columns = columnsOf(part, spare);
  const edges = edgesOf(widths, x);
  const made = headTexts(part, grid, x, hand);
  const starts = groupStarts(columns);
  const titles = titled(part)
    ? starts.flatMap((start, at): DrawnText[] => {
        const title = part.groups[at]?.title ?? null;
        const [from, to] = [edges[start] ?? x, edges[starts[at + 1] ?? columns.length] ?? x];
        const place = { x: from, y: y - heads, width: to - from, size: DATA, align: 'center', bold: true } as const;
        return title === null ? [] : [writeBoth(({ say }) => say(title), place, lineOf(DATA), hand)];
      })
    : [];
  const numbers = part.boards.flatMap((board, i): DrawnText[] => {
    const top = y + i * line;
    const place = { x: x + PAD, y: top, width: (widths[0] ?? 0) - 2 * PAD, size: BOARD, align: 'center' } as const;
    return board === null ? [] : [middled(write(String(board), { ...place, bold: true }, hand), top, line)];
  });
  const bottom = y + (part.boards.length + part.totals.length) * line;
  return {
    texts: [...titles, ...made.map((text) => ({ ...text, y: y - text.height })), ...numbers],
    outlines: part.boards.flatMap((_, i): Box[] =>
      widths.map((width, at) => ({ x: edges[at] ?? x, y: y + i * line, width, height: line })),
    ),
    lines: titled(part)
      ? starts.map((start, at) => {
          const edge = edges[start] ?? x;
          const low = at === starts.length - 1 ? bottom : y + part.boards.length * line;
          return { x1: edge, y1: y, x2: edge, y2: low, kind: 'rule' as const };
        })
      : [],
  };
};

/** Boxes under the last group, their names before them; `from`: where those names begin. */
export const layTotals = (
  part: BoardsPart,
  { widths, spare }: Grid,
  { x, y, line }: At,
  hand: Hand,
): { readonly drawn: Drawn; readonly from: number } => {
  const columns = columnsOf(part, spare);
  const edges = edgesOf(widths, x);
  const first = groupStarts(columns).at(-1) ?? 0;
  const right = (edges[first] ?? x) - 2;
  const names = part.totals.map((phrase) => labelOf(phrase, hand));
  const wide =
    Math.max(
      ...names
        .map((name) => write(name, { x: 0, y: 0, width: 1000, size: 11, bold: true }, hand))
        .map(({ fitted }) =>
          Math.max(...fitted.lines.map((text) => hand.measure(text, { size: fitted.size, bold: true, lang: null }))),
        ),
    ) * 1.03;
  const width = Math.min(wide, 30);
  const texts = names.map((name, i) => {
    const top = y + i * line;
    const place = { x: right - width, y: top, width, size: 11, align: 'end', bold: true } as const;
    return middled(writeWithin(name, place, line, hand), top, line);
  });
  const outlines = part.totals.flatMap((_, i): Box[] =>
    widths.flatMap((box, at) => (at < first ? [] : [{ x: edges[at] ?? x, y: y + i * line, width: box, height: line }])),
  );
  return { drawn: { texts, outlines, lines: [] }, from: right - width };
};

const SCALE_LINE = 3.5;
/** Letters may be narrowed by a tenth [hall-and-print 0.5]. */
const NARROWED = 0.93;

const scaleOf = ({ scale }: BoardsPart, width: number, hand: Hand) => {
  const texts = scale.map(([margin, points]) => [cellText(margin, hand.voice), cellText(points, hand.voice)] as const);
  const widest = Math.max(
    0,
    ...texts.flatMap(([margin, points]) => [
      hand.measure(margin, { size: (DATA * 25.4) / 72, bold: true, lang: null }),
      hand.measure(points, { size: (DATA * 25.4) / 72, bold: false, lang: null }),
    ]),
  );
  const most = Math.max(1, Math.floor(width / (widest * NARROWED)));
  const rows = Math.ceil(texts.length / most);
  return { texts, rows, columns: Math.ceil(texts.length / Math.max(1, rows)) };
};

export const scaleHeight = (part: BoardsPart, width: number, hand: Hand): number =>
  part.scale.length === 0 ? 0 : TOTALS_GAP + scaleOf(part, width, hand).rows * 2 * SCALE_LINE;

/** Margin bold over what the winner gets; each row of the table is a row of margins. */
export const layScale = (part: BoardsPart, box: Box, hand: Hand): Drawn => {
  const { texts, rows, columns } = scaleOf(part, box.width, hand);
  if (texts.length === 0) return { texts: [], outlines: [], lines: [] };
  const width = box.width / columns;
  const top = box.y + TOTALS_GAP;
  const cells = texts.map((pair, i) => ({
    pair,
    x: box.x + (i % columns) * width,
    y: top + Math.floor(i / columns) * 2 * SCALE_LINE,
  }));
  const drawn = cells.flatMap(({ pair: [margin, points], x, y }) => {
    const place = { x, width, size: DATA, align: 'center' } as const;
    return [
      middled(write(margin, { ...place, y, bold: true }, hand), y, SCALE_LINE),
      middled(write(points, { ...place, y: y + SCALE_LINE }, hand), y + SCALE_LINE, SCALE_LINE),
    ];
  });
  const across = Array.from({ length: rows + 1 }, (_, i) => {
    const y = top + i * 2 * SCALE_LINE;
    return { x1: box.x, y1: y, x2: box.x + box.width, y2: y, kind: 'write' as const };
  });
  const down = Array.from({ length: columns + 1 }, (_, i) => {
    const x = box.x + i * width;
    return { x1: x, y1: top, x2: x, y2: top + rows * 2 * SCALE_LINE, kind: 'write' as const };
  });
  return { texts: drawn, outlines: [], lines: [...across, ...down] };
};
