/** What stands below the picture: legend, page and stamp, and a bar a page [L-10.1]. */

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

/** Of 1080 pixels. */
const FOOT = 26 / 1080;

/** How much deeper the foot stands in the strip of a picture that is not kept up, as a share of its band. */
const IN_STRIP = 0.24;

/** Width of the bars of pages, in sizes of the foot; more pages than that have none. */
const BARS = { each: 1.7, gap: 0.35, height: 0.3, most: 14 };

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

const leftOf = (foot: Box, { pages, asOf }: Pick<FootWords, 'pages' | 'asOf'>): Box =>
  part(foot, 0, asOf !== null ? 0.34 : pages === '' ? 0.49 : 0.37);

/** What the view is called and what its numbers and tiles mean; the first gives way where there is no room for both. */
export const legendIn = (
  { view, legend, pages, asOf }: Pick<FootWords, 'view' | 'legend' | 'pages' | 'asOf'>,
  { image, size }: { readonly image: Image; readonly size: number },
  hand: Hand,
): readonly DrawnText[] => {
  if (asOf !== null || legend.length === 0) return [];
  const left = leftOf(lineOf(image, asOf), { pages, asOf });
  const both = [{ text: view }, { gap: 1.2 }, ...legend];
  // In two languages it is too long to stand without the name of the view.
  const parts = (hand.voice.also === undefined ? [both, legend] : [both]).find(
    (tried) => legendWidth(tried, size, hand) <= left.width,
  );
  if (parts === undefined) return [];
  const y = left.y + left.height - (size * (LINE + type.line)) / 2;
  return legendTexts(parts, { right: left.x + legendWidth(parts, size, hand), y, size }, hand);
};

/** Legend, page and stamp; and since when a picture stands that is not kept up. */
export const footTexts = (
  { view, legend, urgent = false, pages, stamp, asOf }: FootWords,
  { image, size }: { readonly image: Image; readonly size: number },
  measure: Measure,
): readonly HallText[] => {
  const foot = lineOf(image, asOf);
  const isAlone = view === '' && pages === '' && stamp === '';
  const style = { bold: false, most: size } as const;
  const middle = pages === '' || asOf !== null ? [0.5, 0.5] : [0.38, 0.52];
  const left = leftOf(foot, { pages, asOf });
  const texts = [
    ...(legend.length > 0 ? [] : [inBand(view, left, { ...style, bold: urgent, align: 'start' }, measure)]),
    ...(asOf === null
      ? [inBand(pages, part(foot, middle[0] ?? 0, middle[1] ?? 0), { ...style, align: 'end' }, measure)]
      : [inBand(asOf, isAlone ? foot : part(foot, 0.35, 0.65), { ...style, bold: true, align: 'center' }, measure)]),
    inBand(
      asOf === null ? stamp : [pages, stamp].filter((text) => text !== '').join('   '),
      part(foot, asOf === null ? 0.76 : 0.66, 1),
      { ...style, align: 'end' },
      measure,
    ),
  ];
  return texts.filter(({ fitted }) => fitted.lines.some((one) => one !== ''));
};

export type PageBar = Box & { readonly share: number };

/** A bar a page: those before are full, the one that is shown as far as it has come [L-10.1]. */
export const pageBars = (
  { page, pages, progress }: { readonly page: number; readonly pages: number; readonly progress: number | null },
  { image, size }: { readonly image: Image; readonly size: number },
): readonly PageBar[] => {
  const { bottom } = bandsOf(image);
  const room = 0.22 * bottom.width;
  const wished = pages * BARS.each * size + (pages - 1) * BARS.gap * size;
  const scale = Math.min(1, room / Math.max(wished, 1));
  if (pages < 2 || pages > BARS.most) return [];
  const height = BARS.height * size;
  const y = bottom.y + bottom.height - (size * LINE) / 2 - height / 2;
  return Array.from({ length: pages }, (_, at) => ({
    x: bottom.x + 0.53 * bottom.width + at * (BARS.each + BARS.gap) * size * scale,
    y,
    width: BARS.each * size * scale,
    height,
    share: at < page ? 1 : at > page ? 0 : (progress ?? 1),
  }));
};
