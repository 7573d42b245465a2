/** A personal guide card [hall-and-print 1.1 G]: a line for each known round, times only where they are planned. */

import { type Guide, type GuideLine, type GuideSheet, WHOLE } from '../sheet.ts';
import { cellsOf } from './cut-paper.ts';
import { CODE, type Drawn, type DrawnText, lineOf, shrunk, write, writeWithin } from './drawn.ts';
import { type Hand, inBoth } from './laid.ts';
import { type Box, type Paper, POINT } from './paper.ts';

/** The most first; more rounds make larger cards. */
const PER_PAGE = [8, 4, 2, 1];

/** "12 East", "4 First player": least millimetres, and most of the width. */
const SPOT = { least: 24, most: 0.4 };
const GAP = 2;
const ROW_GAP = 0.5;

const LOWER = (11 - 9) * POINT * 1.07;
const NAME_HEIGHT = 2 * lineOf(11);

type Words = { readonly sheet: GuideSheet; readonly hand: Hand; readonly foot: string };

const headOf = (guide: Guide, cell: Box, { sheet, hand }: Words): { texts: DrawnText[]; height: number } => {
  const box = guide.code === null ? cell : { ...cell, width: cell.width - CODE.side - CODE.quiet };
  const number =
    guide.number === null ? '' : hand.voice.say({ code: 'sheets.guide.number', params: { number: guide.number } });
  const wide = hand.measure(number, { size: 11 * POINT, bold: true, lang: null }) * 1.02 + GAP;
  const right = number === '' ? 0 : Math.min(box.width / 2, Math.max(22, wide));
  const name = writeWithin(
    guide.name,
    { x: box.x, y: box.y, width: box.width - right, size: 13, least: 10, bold: true },
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

const spotOf = ({ table, seat }: GuideLine, { voice }: Hand): string =>
  table === null
    ? voice.say({ code: 'sheets.sitsOut' })
    : [voice.number(table, WHOLE), ...(seat === null ? [] : [voice.say(seat)])].join(' ');

const timeWidth = ({ lines }: Guide, hand: Hand): number => {
  const times = lines.flatMap(({ time }) => time ?? []);
  if (times.length === 0) return 0;
  return (
    Math.max(...times.map((time) => hand.measure(time, { size: 11 * POINT, bold: true, lang: null }))) * 1.02 + 2 * GAP
  );
};

/** One width for all lines of a card, so that opponents stand under each other. */
const spotWidth = ({ lines }: Guide, box: Box, hand: Hand): number => {
  const spots = lines.flatMap((line) => (line.table === null ? [] : [spotOf(line, hand)]));
  const widest = Math.max(0, ...spots.map((spot) => hand.measure(spot, { size: 11 * POINT, bold: true, lang: null })));
  return Math.min(box.width * SPOT.most, Math.max(SPOT.least, widest * 1.02 + GAP));
};

type Widths = { readonly time: number; readonly spot: number };
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
  const rest = { x: box.x + first + widths.spot, width: box.width - first - widths.spot };
  // Keeps the direction of a name from the text around it.
  const others = line.opponents.map(({ short, text }) => `\u2068${short ?? text}\u2069`);
  return [
    write(round, { x: box.x, y: y + LOWER, width: named - GAP, size: 9 }, hand),
    ...(line.time === null
      ? []
      : [write(line.time, { x: box.x + named, y, width: widths.time - 2 * GAP, size: 11 }, hand)]),
    write(
      spot,
      { x: box.x + first, y, width: line.table === null ? rest.width : widths.spot - GAP, size: 11, bold: true },
      hand,
    ),
    ...(opponents && others.length > 0 ? [write(others.join(', '), { ...rest, y: y + LOWER, size: 9 }, hand)] : []),
  ];
};

const below = (texts: readonly DrawnText[], y: number): number =>
  Math.max(y, ...texts.map((text) => text.y + text.height)) + ROW_GAP;

const card = (guide: Guide, box: Box, words: Words, opponents: boolean): { texts: DrawnText[]; height: number } => {
  const head = headOf(guide, box, words);
  const texts = [...head.texts];
  let y = box.y + head.height;
  const widths = { time: timeWidth(guide, words.hand), spot: spotWidth(guide, box, words.hand) };
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
    return sheet.guides.every((guide) => card(guide, box, words, opponents).height <= box.height);
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
