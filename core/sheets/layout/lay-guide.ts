/**
 * A personal guide card [hall-and-print 1.1 G]: a line for each known round, times only where they are planned; the number of
 * the table bold, the seat in its tile [L-1.1, L-1.3].
 */

import { type Guide, type GuideLine, type GuideSheet, WHOLE } from '../sheet.ts';
import { cellsOf } from './cut-paper.ts';
import { CODE, type Drawn, type DrawnText, lineOf, shrunk, write, writeWhole, writeWithin } from './drawn.ts';
import { type Hand, inBoth } from './laid.ts';
import { type Box, type Paper, POINT } from './paper.ts';
import { slipTile, slipTiles } from './slips/slip-tile.ts';
import type { Tiles } from './tile.ts';

/** The most first; more rounds make larger cards. */
const PER_PAGE = [12, 10, 8, 4, 2, 1];

/** "12 [E]": at most so much of the width, the tile so far behind the number. */
const SPOT = { most: 0.4, tile: 1.2 };
const GAP = 2;
const ROW_GAP = 0.5;

const LOWER = (11 - 9) * POINT * 1.07;
/** Points. */
const NAME = 13;

const NAME_HEIGHT = 2 * lineOf(11);

type Words = { readonly sheet: GuideSheet; readonly hand: Hand; readonly foot: string };

const headOf = (guide: Guide, cell: Box, { sheet, hand }: Words): { texts: DrawnText[]; height: number } => {
  const box = guide.code === null ? cell : { ...cell, width: cell.width - CODE.side - CODE.quiet };
  const number =
    guide.number === null ? '' : hand.voice.say({ code: 'sheets.guide.number', params: { number: guide.number } });
  const wide = hand.measure(number, { size: 11 * POINT, bold: true, lang: null }) * 1.02 + GAP;
  const right = number === '' ? 0 : Math.min(box.width / 2, Math.max(22, wide));
  const name = writeWhole(
    guide.name,
    { x: box.x, y: box.y, width: box.width - right, size: NAME, least: 10, bold: true },
    NAME_HEIGHT,
    hand,
  );
  const event = writeWithin(
    sheet.event,
    { x: box.x, y: box.y + name.height, width: box.width, size: 9, least: 7 },
    lineOf(9),
    hand,
  );
  const place = { x: box.x + box.width - right + GAP, y: box.y, width: right - GAP, size: 11, align: 'end' } as const;
  return {
    texts: [name, event, ...(number === '' ? [] : [write(number, { ...place, bold: true }, hand)])],
    height: Math.max(name.height + lineOf(9) + 1, guide.code === null ? 0 : CODE.side + CODE.quiet),
  };
};

/** The number of the table, or that there is none. */
const spotOf = ({ table }: GuideLine, { voice }: Hand): string =>
  table === null ? voice.say({ code: 'sheets.sitsOut' }) : voice.number(table, WHOLE);

const tilesOfGuide = ({ lines }: Guide, hand: Hand): Tiles =>
  slipTiles(
    lines.flatMap(({ seat }) => seat ?? []),
    11,
    hand,
  );

const timeWidth = ({ lines }: Guide, hand: Hand): number => {
  const times = lines.flatMap(({ time }) => time ?? []);
  if (times.length === 0) return 0;
  return (
    Math.max(...times.map((time) => hand.measure(time, { size: 11 * POINT, bold: true, lang: null }))) * 1.02 + 2 * GAP
  );
};

/** One width for the numbers of all lines, so that tiles and opponents stand under each other. */
const spotWidth = ({ lines }: Guide, box: Box, hand: Hand): number => {
  const spots = lines.flatMap((line) => (line.table === null ? [] : [spotOf(line, hand)]));
  const widest = Math.max(0, ...spots.map((spot) => hand.measure(spot, { size: 11 * POINT, bold: true, lang: null })));
  return Math.min(box.width * SPOT.most, widest * 1.02);
};

type Widths = { readonly time: number; readonly spot: number; readonly tiles: Tiles };
type Line = {
  readonly line: GuideLine;
  readonly y: number;
  readonly widths: Widths;
  readonly opponents: boolean;
};

const lineTexts = ({ line, y, widths, opponents }: Line, box: Box, hand: Hand): DrawnText[] => {
  const { voice } = hand;
  const round = inBoth(voice, ({ say }) => say({ code: 'sheets.hall.round', params: { round: line.round } }));
  const spot = spotOf(line, hand);
  const named = hand.measure(round, { size: 9 * POINT, bold: false, lang: null }) * 1.02 + 1.5 * GAP;
  const first = named + widths.time;
  const tileX = first + widths.spot + (widths.tiles.width > 0 ? SPOT.tile : 0);
  const taken = tileX + widths.tiles.width + GAP;
  const rest = { x: box.x + taken, width: box.width - taken };
  // Keeps the direction of a name from the text around it.
  const others = line.opponents.map(({ short, text }) => `\u2068${short?.replaceAll(' ', '\u00a0') ?? text}\u2069`);
  const row = { y, height: lineOf(11) };
  return [
    write(round, { x: box.x, y: y + LOWER, width: named - GAP, size: 9 }, hand),
    ...(line.time === null
      ? []
      : [write(line.time, { x: box.x + named, y, width: widths.time - 2 * GAP, size: 11 }, hand)]),
    write(
      spot,
      line.table === null
        ? { x: box.x + first, y, width: box.width - first, size: 11, bold: true }
        : { x: box.x + first, y, width: widths.spot, size: 11, bold: true, align: 'end' },
      hand,
    ),
    ...(line.seat === null ? [] : [slipTile(line.seat, { x: box.x + tileX, ...row }, widths.tiles, hand)]),
    ...(opponents && others.length > 0 ? [write(others.join(', '), { ...rest, y: y + LOWER, size: 9 }, hand)] : []),
  ];
};

const below = (texts: readonly DrawnText[], y: number): number =>
  Math.max(y, ...texts.map((text) => text.y + text.height)) + ROW_GAP;

const card = (guide: Guide, box: Box, words: Words, opponents: boolean): { texts: DrawnText[]; height: number } => {
  const head = headOf(guide, box, words);
  const texts = [...head.texts];
  let y = box.y + head.height;
  const widths = {
    time: timeWidth(guide, words.hand),
    spot: spotWidth(guide, box, words.hand),
    tiles: tilesOfGuide(guide, words.hand),
  };
  for (const line of guide.lines) {
    const made = lineTexts({ line, y, widths, opponents }, box, words.hand);
    texts.push(...made);
    y = below(made, y);
  }
  return { texts, height: y - box.y + lineOf(7) };
};

export type GuideForm = { readonly perPage: number; readonly opponents: boolean };

export const tightGuide: GuideForm = { perPage: 1, opponents: false };

/** Null where a card has more on it than a page holds. */
export const guideForm = (sheet: GuideSheet, paper: Paper, hand: Hand, scale: number): GuideForm | null => {
  const words = { sheet, hand, foot: '' };
  const fits = (perPage: number, opponents: boolean) => {
    const [cell] = cellsOf(paper, perPage);
    if (cell === undefined) return false;
    const box = shrunk(cell, scale);
    return sheet.guides.every((guide) => {
      const { texts, height } = card(guide, box, words, opponents);
      // Who reads large print has the name as large as it is meant, where any card holds it so.
      const isWhole = scale === 1 || perPage === PER_PAGE.at(-1) || (texts[0]?.fitted.size ?? 0) >= NAME * POINT;
      return height <= box.height && isWhole;
    });
  };
  const perPage = PER_PAGE.find((count) => fits(count, true));
  if (perPage !== undefined) return { perPage, opponents: true };
  const without = PER_PAGE.find((count) => fits(count, false));
  return without === undefined ? null : { perPage: without, opponents: false };
};

export const layGuide = (guide: Guide, box: Box, words: Words, form: GuideForm): Drawn => {
  const { texts } = card(guide, box, words, form.opponents);
  const place = { x: box.x, y: box.y, width: box.width, size: 7, least: 7 };
  const foot = writeWithin(words.foot, place, lineOf(7), words.hand);
  return {
    texts: [...texts, { ...foot, y: box.y + box.height - foot.height }],
    outlines: [],
    lines: [],
    codes:
      guide.code === null ? [] : [{ x: box.x + box.width - CODE.side, y: box.y, side: CODE.side, text: guide.code }],
  };
};
