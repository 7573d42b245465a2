/**
 * A slip by boards on a roll. The boxes of a board of pairs stand under each other [L-7.2]; the rooms of a match are lists of their
 * own, one below the other, because each is written at another table [L-7.3].
 */

import type { BoardBox } from '../../../game/paper-forms.ts';
import type { Phrase } from '../../../tournament/words.ts';
import type { BoardsPart, Handout, HandoutSheet } from '../../sheet.ts';
import { type DrawnText, lineOf, middled, write, writeWithin } from '../drawn.ts';
import { type Hand, inBoth } from '../laid.ts';
import { cellText, written } from '../lists/placed.ts';
import type { Box } from '../paper.ts';
import { layScale, scaleHeight } from './boards-grid.ts';
import { widthOf } from './boards-sides.ts';
import {
  BETWEEN,
  BOX_HEIGHT,
  boxRow,
  boxRows,
  columnFoot,
  columnHead,
  edgesOf,
  headsOver,
  inRows,
  type Stacked,
  stacked,
  textRow,
  type WideBox,
  white,
} from './column-parts.ts';
import { handoutHead } from './slip-head.ts';
import { slipTile, slipTiles } from './slip-tile.ts';

const NAME = 12;
const NAME_LINES = 3;
const DATA = 9;
const BOARD = 12;
const GAP = 2;
const SIGNATURE = 25;

/** A letter needs 12 mm, a duplicate score 18 mm [L-7.1]. */
const LEAST: { readonly [kind in BoardBox]: number } = {
  contract: 20,
  letter: 12,
  result: 12,
  score: 18,
  line: 22,
  roomScore: 18,
  imp: 18,
};
/** Where nobody writes the number it needs no more than its figures. */
const BOARD_BOX = { byHand: 12, printed: 8 } as const;

type Words = { readonly sheet: HandoutSheet; readonly foot: string; readonly hand: Hand };

type Column = WideBox & { readonly spare: boolean };

type Boxes = BoardsPart['groups'][number]['boxes'];

const columnsOf = (boxes: Boxes): readonly Column[] =>
  boxes.map(({ label, for: kind, spare = false }) => ({ label, least: LEAST[kind], spare }));

const said = (phrase: Phrase, hand: Hand): string => inBoth(hand.voice, ({ say }) => say(phrase));

const sideRows = ({ sides }: BoardsPart, width: number, hand: Hand): readonly Stacked[] => {
  const tiles = slipTiles(
    sides.flatMap(({ seat }) => seat ?? []),
    NAME,
    hand,
  );
  return sides.map(({ seat, number, name, role }) => {
    const figures = cellText(number, hand.voice);
    const wide = widthOf(figures, NAME, true, hand);
    const left = seat === null ? 0 : tiles.width + GAP;
    const x = left + (figures === '' ? 0 : wide + GAP);
    const place = { x, y: 0, width: width - x, size: NAME, least: DATA } as const;
    const made = writeWithin(written(name, hand.voice), place, NAME_LINES * lineOf(NAME), hand);
    const height = Math.max(made.height, lineOf(NAME) + 1);
    const texts: DrawnText[] = [middled(made, 0, height)];
    if (seat !== null) texts.push(slipTile(seat, { x: 0, y: 0, height }, tiles, hand));
    if (figures !== '') {
      texts.push(middled(write(figures, { x: left, y: 0, width: wide, size: NAME, bold: true }, hand), 0, height));
    }
    const under = role === null ? null : write(said(role, hand), { x, y: height, width: width - x, size: DATA }, hand);
    return {
      texts: under === null ? texts : [...texts, under],
      outlines: [],
      lines: [],
      height: height + (under?.height ?? 0),
    };
  });
};

/** The number in the middle of its box. */
const numbered = (row: Stacked, board: number | null, hand: Hand): Stacked => {
  const [box] = row.outlines;
  if (board === null || box === undefined) return row;
  const place = { x: box.x, y: 0, width: box.width, size: BOARD, align: 'center', bold: true } as const;
  return { ...row, texts: [...row.texts, middled(write(String(board), place, hand), box.y, box.height)] };
};

/** Fewer rows where the boxes that may go are left out [L-7.2]. */
const pairColumns = ({ board, groups }: BoardsPart, width: number): readonly (readonly Column[])[] => {
  const columns: readonly Column[] = [
    { label: board, least: BOARD_BOX.byHand, spare: false },
    ...groups.flatMap(({ boxes }) => columnsOf(boxes)),
  ];
  const all = inRows(columns, width);
  const fewer = inRows(
    columns.filter(({ spare }) => !spare),
    width,
  );
  return fewer.length < all.length ? fewer : all;
};

const pairRows = (part: BoardsPart, width: number, hand: Hand): readonly Stacked[] => {
  const rows = pairColumns(part, width);
  return part.boards.flatMap((board) => [
    ...rows.map((row, i) => {
      const made = boxRow(row, width, hand);
      return i === 0 ? numbered(made, board, hand) : made;
    }),
    white(BETWEEN),
  ]);
};

/** Boxes of a list under one row of names, a line a board. */
const listOf = (columns: readonly WideBox[], boards: BoardsPart['boards'], width: number, hand: Hand): Stacked => {
  const edges = edgesOf(columns, width);
  const wideAt = (i: number) => (edges[i + 1] ?? width) - (edges[i] ?? 0);
  const heads = headsOver(
    columns.map(({ label }, i) => ({ label, x: edges[i] ?? 0, width: wideAt(i) })),
    hand,
  );
  const top = (line: number) => heads.height + line * BOX_HEIGHT;
  const outlines: Box[] = boards.flatMap((_, line) =>
    columns.map((__, i) => ({ x: edges[i] ?? 0, y: top(line), width: wideAt(i), height: BOX_HEIGHT })),
  );
  const numbers = boards.flatMap((board, line): DrawnText[] => {
    const place = { x: 0, y: 0, width: wideAt(0), size: BOARD, align: 'center', bold: true } as const;
    return board === null ? [] : [middled(write(String(board), place, hand), top(line), BOX_HEIGHT)];
  });
  return { texts: [...heads.texts, ...numbers], outlines, lines: [], height: top(boards.length) };
};

const matchRows = (part: BoardsPart, width: number, hand: Hand): readonly Stacked[] => {
  const { board, boards, groups, totals } = part;
  const isBlank = boards.some((no) => no === null);
  const lists = groups.flatMap(({ title, boxes }) => {
    const own = columnsOf(boxes);
    const needed = own.reduce((sum, { least }) => sum + least, 0);
    const first = isBlank && needed + BOARD_BOX.byHand <= width ? BOARD_BOX.byHand : BOARD_BOX.printed;
    return [
      ...(title === null ? [] : [textRow(said(title, hand), width, hand, true)]),
      listOf([{ label: board, least: first }, ...own], boards, width, hand),
      white(BETWEEN),
    ];
  });
  const last = columnsOf(groups.at(-1)?.boxes ?? []);
  return [
    ...lists,
    ...totals.flatMap((phrase) => [
      textRow(said(phrase, hand), width, hand, true),
      boxRow(last, width, hand),
      white(BETWEEN),
    ]),
  ];
};

const scaleRows = (part: BoardsPart, width: number, hand: Hand): readonly Stacked[] =>
  part.scale.length === 0
    ? []
    : [{ ...layScale(part, { x: 0, y: 0, width, height: 0 }, hand), height: scaleHeight(part, width, hand) }];

/** Null where the card is none of boards. */
export const columnBoards = (handout: Handout, width: number, { sheet, foot, hand }: Words): Stacked | null => {
  const [part] = handout.parts;
  if (part?.kind !== 'boards') return null;
  const signatures = part.signatures.map((label) => ({ label, least: SIGNATURE }));
  const notes = part.notes.map((phrase) => said(phrase, hand)).join(' · ');
  return stacked([
    columnHead(handoutHead(handout, sheet, hand), handout.code, width, hand),
    ...sideRows(part, width, hand),
    white(BETWEEN),
    ...(part.totals.length > 0 ? matchRows(part, width, hand) : pairRows(part, width, hand)),
    ...boxRows(signatures, width, hand),
    ...scaleRows(part, width, hand),
    ...(notes === '' ? [] : [white(BETWEEN / 2), textRow(notes, width, hand)]),
    columnFoot(foot, width, hand),
  ]);
};
