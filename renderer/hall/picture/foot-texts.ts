/**
 * What stands below the picture: legend, page and stamp, and a bar a page [L-10.1]. All of it has one size; where there is no room
 * for all, the name of the view gives way first, then the size, then the legend.
 */

import { bandsOf, type Image } from '../../../core/sheets/hall/legibility.ts';
import type { DrawnText } from '../../../core/sheets/layout/drawn.ts';
import type { Measure } from '../../../core/sheets/layout/fit.ts';
import type { Hand } from '../../../core/sheets/layout/laid.ts';
import { type LegendPart, legendTexts, legendWidth } from '../../../core/sheets/layout/legend.ts';
import { type Box, type } from '../../../core/sheets/layout/paper.ts';
import { type HallText, inBand, LINE, part, shorter } from './bands.ts';

export type FootWords = {
  readonly view: string;
  /** What numbers and tiles mean, where there is room for it; then it says the view too. */
  readonly legend: readonly LegendPart[];
  /** Bold: what everybody is to know [L-10.6]. */
  readonly urgent?: boolean;
  readonly pages: string;
  readonly stamp: string;
  /** A sentence for a picture that is no longer kept up to date; null while it is. */
  readonly asOf: string | null;
};

/** How far the page that is shown has come; null: it does not turn. */
export type TurnedPage = { readonly page: number; readonly pages: number; readonly progress: number | null };

/** The size of the foot in a picture of 1080 pixels. */
const FOOT = 26 / 1080;

/** How much deeper the foot stands in the strip of a picture that is not kept up, as a share of its band. */
const IN_STRIP = 0.24;

/** Width of the bars of pages, in sizes of the foot; more pages than that have none. */
const BARS = { each: 1.7, gap: 0.35, height: 0.3, most: 14 };

/** The largest share of the band's width that bars take. */
const MOST_BARS = 0.22;

/** In sizes of the foot: between what stands left, in the middle and right, and between a page and its bars. */
const APART = 1.2;
const BEFORE_BARS = 0.5;

/** At least half as large as the names, never larger than they are [L-10.1]. */
export const footSize = (image: Image, list: number): number => {
  const usual = FOOT * shorter(image);
  const size = list === 0 ? usual : Math.min(list, Math.max(usual, list / 2));
  return Math.min(size, (bandsOf(image).bottom.height * 0.7) / LINE);
};

/** The line at the lower end of the band. */
const lineOf = (image: Image, asOf: string | null): Box => {
  const { bottom } = bandsOf(image);
  const deeper = asOf === null ? 0 : IN_STRIP;
  return { ...bottom, y: bottom.y + bottom.height * (0.3 + deeper), height: bottom.height * 0.7 };
};

const barsWidth = (pages: number, size: number, width: number): number =>
  pages < 2 || pages > BARS.most ? 0 : Math.min(MOST_BARS * width, (pages * BARS.each + (pages - 1) * BARS.gap) * size);

/** Where everything stands, in pixels; `left`: the parts of a legend, or a plain text. */
type Plan = {
  readonly size: number;
  readonly line: Box;
  readonly left: readonly LegendPart[];
  readonly leftWidth: number;
  readonly pagesX: number;
  readonly pagesWidth: number;
  readonly barsX: number;
  readonly barsWidth: number;
};

/** The first way of saying what stands left that has room beside page, bars and stamp; the last one makes all of them smaller. */
const planOf = (words: FootWords, { image, size }: At, pages: number, hand: Hand): Plan => {
  const { view, legend, urgent = false, stamp } = words;
  const line = lineOf(image, null);
  const plain = [{ text: view, ...(urgent ? { bold: true as const } : {}) }];
  const both = [...plain, { gap: APART }, ...legend];
  // In two languages a legend is too long to stand without the name of the view.
  const ways = legend.length === 0 ? [plain] : hand.voice.also === undefined ? [both, legend, plain] : [both, plain];
  const wide = (text: string) => (text === '' ? 0 : hand.measure(text, { size, bold: false, lang: null }) * 1.01);
  const [pagesWide, stampWide] = [wide(words.pages), wide(stamp)];
  const barsWide = barsWidth(pages, size, line.width);
  const middle = pagesWide + (barsWide === 0 ? 0 : BEFORE_BARS * size + barsWide);
  const needed = (parts: readonly LegendPart[]) =>
    [legendWidth(parts, size, hand), middle, stampWide]
      .filter((width) => width > 0)
      .reduce((sum, width) => sum + width + APART * size, -APART * size);
  const fitting = (least: number) => ways.find((parts) => needed(parts) * least <= line.width * size);
  // Large type gives way to the legend, usual type does not.
  const usual = Math.min(size, FOOT * shorter(image));
  const left = ways.slice(0, -1).find((parts) => needed(parts) <= line.width) ?? fitting(usual) ?? plain;
  const scale = Math.min(1, line.width / needed(left));
  const leftWidth = scale * legendWidth(left, size, hand);
  const [from, to] = [leftWidth + APART * size * scale, line.width - scale * (stampWide + APART * size + middle)];
  const pagesX = line.x + Math.max(0, Math.min(Math.max(from, (line.width - scale * middle) / 2), to));
  return {
    size: size * scale,
    line,
    left,
    leftWidth,
    pagesX,
    pagesWidth: scale * pagesWide,
    barsX: pagesX + scale * (pagesWide + BEFORE_BARS * size),
    barsWidth: scale * barsWide,
  };
};

type At = { readonly image: Image; readonly size: number };

type PageBar = Box & { readonly share: number };

export type LaidFoot = {
  readonly legend: readonly DrawnText[];
  readonly texts: readonly HallText[];
  readonly bars: readonly PageBar[];
};

/** Since when a picture stands that is not kept up, between the name of its view and its stamp. */
const staleFoot = (words: FootWords, asOf: string, { image, size }: At, measure: Measure): LaidFoot => {
  const { view, pages, stamp } = words;
  const foot = lineOf(image, asOf);
  const isAlone = view === '' && pages === '' && stamp === '';
  const style = { bold: false, most: size } as const;
  const texts = [
    inBand(view, part(foot, 0, 0.34), { ...style, align: 'start' }, measure),
    inBand(asOf, isAlone ? foot : part(foot, 0.35, 0.65), { ...style, bold: true, align: 'center' }, measure),
    inBand(
      [pages, stamp].filter((text) => text !== '').join('   '),
      part(foot, 0.66, 1),
      { ...style, align: 'end' },
      measure,
    ),
  ];
  return { legend: [], texts: texts.filter(({ fitted }) => fitted.lines.some((one) => one !== '')), bars: [] };
};

/** A bar a page: those before are full, the one that is shown as far as it has come [L-10.1]. */
const barsOf = (
  { page, pages, progress }: TurnedPage,
  { barsX, barsWidth: width, size, line }: Plan,
): readonly PageBar[] => {
  if (width === 0) return [];
  const each = width / (pages * BARS.each + (pages - 1) * BARS.gap);
  const height = BARS.height * size;
  return Array.from({ length: pages }, (_, at) => ({
    x: barsX + at * (BARS.each + BARS.gap) * each,
    y: line.y + line.height - (size * LINE) / 2 - height / 2,
    width: BARS.each * each,
    height,
    share: at < page ? 1 : at > page ? 0 : (progress ?? 1),
  }));
};

/** Left legend or view, in the middle the page with its bars, right the stamp. */
export const footOf = (words: FootWords, turned: TurnedPage, at: At, hand: Hand): LaidFoot => {
  if (words.asOf !== null) return staleFoot(words, words.asOf, at, hand.measure);
  const plan = planOf(words, at, turned.pages, hand);
  const { size, line, left, leftWidth, pagesX, pagesWidth } = plan;
  const text = (what: string, x: number, width: number, align: 'start' | 'end') =>
    inBand(what, { ...line, x, width }, { bold: false, most: size, align }, hand.measure);
  const legend = legendTexts(
    left,
    { right: line.x + leftWidth, y: line.y + line.height - (size * (LINE + type.line)) / 2, size },
    hand,
  );
  const after = pagesX + pagesWidth + plan.barsWidth;
  const texts = [
    ...(words.pages === '' ? [] : [text(words.pages, pagesX, pagesWidth, 'start')]),
    ...(words.stamp === '' ? [] : [text(words.stamp, after, line.x + line.width - after, 'end')]),
  ];
  return { legend, texts, bars: barsOf(turned, plan) };
};
