/**
 * Two sides of a table in one row of a wide image: a large number, and each side with its tile, number and names. Constants are in
 * font sizes.
 *
 * | rule [L-10.4] | where |
 * | --- | --- |
 * | a number of 1.9, rows of at least 2.5, a hairline between them; what is long goes on in a second line | `sideRun` |
 * | a narrow image sets the sides under each other | `hasSides` |
 */

import type { Block, Cell, Listing, Row } from '../../sheet.ts';
import type { LaidRow, LaidText } from '../laid.ts';
import type { Run } from '../paginate.ts';
import { TILE, type Tiles, tilesOf, tileText } from '../tile.ts';
import { cellText, headOf, inSlot, lineHeight, PART_GAP, rowOf, type Setting, widest, written } from './placed.ts';

const NUMBER = 1.9;
const ROW = 2.5;

/** Between the number and the sides, and between the two. */
const APART = 0.8;

/** In a narrower image there is no room for two names beside each other. */
const NARROWEST = 32;

export const isNumbered = ({ heading }: Block): boolean => heading.kind === 'number' || heading.kind === 'text';

/** Whether all tables have two sides and the image has room for both beside each other. */
export const hasSides = ({ form, blocks }: Listing, width: number, size: number): boolean => {
  const tables = blocks.filter(isNumbered);
  return (
    form === 'tables' && width >= NARROWEST * size && tables.length > 0 && tables.every(({ rows }) => rows.length === 2)
  );
};

type Parts = {
  readonly number: number;
  readonly side: number;
  readonly tiles: Tiles;
  /** Width of the numbers of pairs. */
  readonly own: number;
};

export const sideParts = (listing: Listing, setting: Setting, width: number): Parts => {
  const { frame, voice, measure } = setting;
  const { size } = frame;
  const tables = listing.blocks.filter(isNumbered);
  const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const heads = tables.map((block) => headOf(block, voice));
  const number = widest(heads, NUMBER * size, true, measure) * 1.01 + APART * size;
  const numbers = cells.filter(({ kind }) => kind === 'number').map((cell) => cellText(cell, voice));
  return {
    number,
    side: (width - number - APART * size) / 2,
    tiles: tilesOf(cells, TILE.inBlock * size, setting),
    own: widest(numbers, size, false, measure) * 1.01,
  };
};

const isWords = ({ kind }: Cell): boolean => kind !== 'seat' && kind !== 'number' && kind !== 'empty';

/** Tile, number and names of a side; what is special about it in small letters below. */
const sideTexts = ({ cells, changed }: Row, from: number, parts: Parts, setting: Setting) => {
  const { frame, voice } = setting;
  const gap = PART_GAP * frame.size;
  let x = from;
  const texts = [];
  for (const cell of cells) {
    if (cell.kind === 'seat')
      texts.push({ ...tileText(cell, x, parts.tiles, voice), middle: true, heads: true as const });
  }
  if (parts.tiles.width > 0) x += parts.tiles.width + gap;
  const number = cells.find(({ kind }) => kind === 'number');
  if (number !== undefined) {
    texts.push({ ...inSlot(cellText(number, voice), { x, width: parts.own, align: 'end' }, setting), middle: true });
  }
  if (parts.own > 0) x += parts.own + gap;
  const [name, ...others] = cells.filter(isWords);
  if (name === undefined) return texts;
  const below = others.map((cell) => cellText(cell, voice)).filter((text) => text !== '');
  const what = written(name, voice);
  const shown =
    below.length === 0
      ? what
      : typeof what === 'string'
        ? [what, ...below].join('\u00a0')
        : { ...what, under: { text: below.join(' · '), lang: null } };
  const slot = { x, width: from + parts.side - x, bold: changed };
  texts.push({ ...inSlot(shown, slot, setting), middle: true });
  return texts;
};

export const sideRun = (block: Block, parts: Parts, setting: Setting): Run<LaidRow> => {
  const { frame } = setting;
  const { size } = frame;
  const [first, second] = block.rows;
  const from = parts.number;
  const drafts = [
    ...(first === undefined ? [] : sideTexts(first, from, parts, setting)),
    ...(second === undefined ? [] : sideTexts(second, from + parts.side + APART * size, parts, setting)),
  ];
  const lines = Math.max(1, ...drafts.map(({ fitted }) => fitted.rows));
  const padding = Math.max(frame.padding, (ROW * size - lines * lineHeight(frame)) / 2);
  const changed = block.rows.some((row) => row.changed);
  const row = rowOf(
    drafts,
    {
      changed,
      rule: 'under',
      kind: 'row',
      head: first?.head ?? '',
      ...(changed ? { mark: { x: 0, top: 0, outlined: false } } : {}),
    },
    { ...frame, padding },
  );
  const large = lineHeight({ ...frame, size: NUMBER * size });
  const number: LaidText = {
    ...inSlot(
      headOf(block, setting.voice),
      { x: 0, width: parts.number - APART * size, align: 'end', bold: true, size: NUMBER * size, heads: true },
      setting,
    ),
    y: (row.height - large) / 2,
    height: large,
  };
  return {
    pieces: [{ height: row.height, what: { ...row, texts: [number, ...row.texts] } }],
    together: true,
    again: null,
    space: 0,
  };
};
