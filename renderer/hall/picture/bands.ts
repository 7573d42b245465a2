import { bandsOf, type Image, type Room, sizesFor } from '../../../core/sheets/hall/legibility.ts';
import { type Fitted, fitText, type Measure } from '../../../core/sheets/layout/fit.ts';
import type { Align } from '../../../core/sheets/layout/laid.ts';
import type { Box } from '../../../core/sheets/layout/paper.ts';

/** Line height of the texts around the list. */
export const LINE = 1.2;

export type HallText = {
  readonly box: Box;
  readonly align: Align;
  readonly bold: boolean;
  readonly fitted: Fitted;
};

/** How a text stands in its band; `most` is its largest size. */
type Style = Pick<HallText, 'align' | 'bold'> & { readonly most: number };

/** A text in a part of a band: in one line as large as it may be, in more before its letters are a third of that. */
export const inBand = (text: string, box: Box, { align, bold, most }: Style, measure: Measure): HallText => {
  const size = Math.min(most, box.height / LINE);
  const needed = measure(text, { size, bold, lang: null });
  const one = needed <= box.width ? size : (size * box.width) / needed;
  // What fits exactly must not be narrowed for a hair.
  const width = one >= size / 3 ? box.width * 1.01 : box.width;
  let at = Math.max(size / 3, one);
  let fitted = fitText(text, { width, size: at, least: at, bold }, measure);
  while (fitted.lines.length * at * LINE > box.height && at > one) {
    at = Math.max(one, at * 0.92);
    fitted = fitText(text, { width, size: at, least: at, bold }, measure);
  }
  const height = fitted.lines.length * at * LINE;
  return { box: { ...box, y: box.y + box.height - height, height }, align, bold, fitted };
};

type Words = {
  readonly title: string;
  /** What stands beside the title: the first of them that has room; the last one is made smaller, "" may be left out. */
  readonly about: readonly string[];
  /** The first and the last of the page, which tell whether to wait for another one; "" where there is nothing to wait for. */
  readonly range: string;
  /** What is played now, beside its clock, while a round that comes next is shown [L-10.6]; "" else. */
  readonly playing?: string;
  /** The time of day; "" where the clock of the round has its place. */
  readonly clock: string;
  readonly hasRoundClock: boolean;
};

export const part = (box: Box, from: number, to: number): Box => ({
  ...box,
  x: box.x + from * box.width,
  width: (to - from) * box.width,
});

/** The shorter side of a picture counts, be it low and wide or high and narrow [L-10.1]. */
export const shorter = ({ width, height }: Image): number => Math.min(width, height);

/** The rule below the band and what it keeps free above it, in a picture of 1080 pixels. */
const UNDER = 8 / 1080;

/** What stands in the upper band: in one line, of a high picture in two [L-10.4]. */
const bandLines = (image: Image): readonly [first: Box, second: Box] => {
  const { top } = bandsOf(image);
  const height = top.height - UNDER * shorter(image);
  if (image.width >= image.height)
    return [
      { ...top, height },
      { ...top, height },
    ];
  return [
    { ...top, height: height / 2 },
    { ...top, y: top.y + height / 2, height: height / 2 },
  ];
};

/** Size of what stands beside the title, as a share of the title's. */
const ABOUT = 0.5;

/** Shares of the band: the middle of the range, where what is told beside the title ends, where what stands at the right end begins. */
const MIDDLE = 0.545;
const BESIDE = 0.33;
const CLOCK = 0.87;
const MARK = 0.75;

/** Size of what is told beside the clock, as a share of the largest; and the sign of a clock, as a share of the band. */
const PLAYING = 0.6;
const SIGN = 0.035;

/** Between two texts of the band, as a share of it. */
const BETWEEN = 0.02;

/** Else a range that stands behind a long title is read as a part of it. */
const AFTER_TITLE = 0.05;

/** What a long title leaves of the band to the range. */
const MOST_TITLE = 0.45;

const rightOf = ({ hasRoundClock, clock }: Pick<Words, 'hasRoundClock' | 'clock'>): number =>
  hasRoundClock ? MARK : clock === '' ? 1 : CLOCK;

/** The share of its line that a text takes in type of the largest size. */
const shareOf = (text: string, line: Box, measure: Measure): number =>
  measure(text, { size: line.height / LINE, bold: true, lang: null }) / line.width;

export const clockBox = (image: Image): Box => part(bandLines(image)[0], MARK, 1);

/** Round left, range in the middle, the clock right, all bold; beside the round what else is to be told of it [L-10.1]. */
export const bandTexts = (words: Words, image: Image, measure: Measure): readonly HallText[] => {
  const [line, second] = bandLines(image);
  const isHigh = second !== line && second.y !== line.y;
  const most = line.height / LINE;
  const right = rightOf(words);
  const ranged = middleOf(words, line, measure);
  const end = words.range === '' || isHigh ? right - BETWEEN : ranged.from - BETWEEN;
  const must = words.about.at(-1) ?? '';
  const titleEnd = must === '' ? end : end * 0.6;
  const title = inBand(words.title, part(line, 0, titleEnd), { align: 'start', bold: true, most }, measure);
  const wide = measure(words.title, { size: title.fitted.size, bold: true, lang: null }) / line.width;
  const besideFrom = Math.min(wide, titleEnd) + 0.012;
  const beside = part(line, besideFrom, Math.max(besideFrom, Math.min(end, words.range === '' || isHigh ? 1 : BESIDE)));
  const size = title.fitted.size * ABOUT;
  const fits = (text: string) => measure(text, { size, bold: false, lang: null }) <= beside.width;
  const about = words.about.find(fits) ?? must;
  const range = isHigh ? second : part(line, ranged.from, ranged.to);
  const { playing = '' } = words;
  const clockWide = clockShare(words, line, measure);
  const playingBox = isHigh
    ? part(second, Math.min(0.9, shareOf(words.range, second, measure)) + BETWEEN, 1)
    : part(line, (words.range === '' ? end : ranged.to) + BETWEEN, 1 - clockWide - BETWEEN);
  const texts = [
    title,
    ...(about === '' ? [] : [inBand(about, beside, { align: 'start', bold: false, most: size }, measure)]),
    inBand(words.range, range, { align: isHigh ? 'start' : 'center', bold: true, most }, measure),
    ...(playing === ''
      ? []
      : [inBand(playing, playingBox, { align: 'end', bold: false, most: most * PLAYING }, measure)]),
    inBand(words.clock, part(line, words.hasRoundClock ? 1 : CLOCK, 1), { align: 'end', bold: true, most }, measure),
  ];
  return texts.filter(({ fitted }) => fitted.lines.some((one) => one !== ''));
};

/** The share of the band that the clock takes: its digits and its sign, or the time of day. */
const clockShare = ({ hasRoundClock, clock }: Words, line: Box, measure: Measure): number =>
  hasRoundClock ? shareOf('00:00', line, measure) + SIGN : shareOf(clock, line, measure);

/** In the middle, and as far to the right as a long title needs, to the left as what is told beside the clock. */
const middleOf = (words: Words, line: Box, measure: Measure): { readonly from: number; readonly to: number } => {
  const { playing = '' } = words;
  const beside = clockShare(words, line, measure) + BETWEEN + PLAYING * shareOf(playing, line, measure) + BETWEEN;
  const last = playing === '' ? rightOf(words) - BETWEEN : 1 - beside;
  const width = Math.min(shareOf(words.range, line, measure) * 1.005, last);
  const after = Math.min(shareOf(words.title, line, measure), MOST_TITLE) + AFTER_TITLE;
  const wished = Math.min(MIDDLE - width / 2, last - width);
  const from = Math.max(0, Math.min(Math.max(wished, after), rightOf(words) - BETWEEN - width));
  return { from, to: Math.min(from + width, rightOf(words) - BETWEEN) };
};

/** How wide the range of a page may be, and its largest size. */
export const rangeRoom = (
  words: Pick<Words, 'title' | 'clock' | 'hasRoundClock'>,
  image: Image,
  measure: Measure,
): { readonly width: number; readonly size: number } => {
  const [line, second] = bandLines(image);
  const title = Math.min(shareOf(words.title, line, measure), MOST_TITLE);
  const width =
    image.width < image.height ? second.width : (rightOf(words) - title - AFTER_TITLE - BETWEEN - 0.01) * line.width;
  return { width, size: line.height / LINE };
};

/** Share of the largest size down to which a long word makes a text smaller; below that it is cut. */
const WHOLE_WORDS = 0.25;

/** A text over the whole picture, in as many lines as it takes, as large as fits and with its words whole. */
export const fullText = (text: string, box: Box, largest: number, measure: Measure): HallText => {
  const parts = text.split('\n');
  const widest = Math.max(...text.split(/\s+/u).map((word) => measure(word, { size: 1, bold: true, lang: null })));
  const most = Math.min(largest, Math.max(largest * WHOLE_WORDS, (0.97 * box.width) / Math.max(widest, 0.01)));
  const at = (size: number): Fitted => {
    const fitted = parts.map((part) => fitText(part, { width: box.width, size, least: size, bold: true }, measure));
    const stretch = Math.min(...fitted.map((part) => part.stretch));
    return { rung: 1, lines: fitted.flatMap(({ lines }) => lines), size, stretch, rows: 1 };
  };
  let fitted = at(most);
  for (let size = most; size > most / 12; size *= 0.92) {
    fitted = at(size);
    if (fitted.stretch >= 1 && fitted.lines.length * size * LINE <= box.height) break;
  }
  const height = fitted.lines.length * fitted.size * LINE;
  return {
    box: { ...box, y: box.y + Math.max(0, (box.height - height) / 2), height },
    align: 'center',
    bold: true,
    fitted,
  };
};

/** Shares of the picture's height: the largest a text over the whole picture gets, and the one below it. */
const FULL = { first: 0.2, second: 0.09 };

/** One or two texts in the middle of the picture: at least of the size that the back of the room reads, where they fit. */
export const fullTexts = (
  [first = '', second]: readonly string[],
  image: Image,
  room: Room,
  measure: Measure,
): readonly HallText[] => {
  const { top, bottom } = bandsOf(image);
  const { banner } = sizesFor(image, room);
  const height = bottom.y + bottom.height - top.y;
  const upper = { ...top, height: second === undefined ? height : height * 0.68 };
  const lower = { ...top, y: top.y + height * 0.66, height: height * 0.26 };
  const largest = (share: number) => Math.max(image.height * share, banner);
  return [
    fullText(first, upper, largest(FULL.first), measure),
    ...(second === undefined ? [] : [fullText(second, lower, largest(FULL.second), measure)]),
  ];
};

/** Share of the height that a logo above a message takes, with what separates them. */
const LOGO = { share: 0.4, gap: 0.04 };

/** Where a message and a logo stand: one below the other, or one of them alone over the whole picture. */
export const messageBoxes = (
  hasText: boolean,
  hasLogo: boolean,
  image: Image,
): { readonly logo: Box; readonly text: Box } => {
  const { top, bottom } = bandsOf(image);
  const all = { ...top, height: bottom.y + bottom.height - top.y };
  if (!hasText || !hasLogo) return { logo: all, text: all };
  const below = LOGO.share + LOGO.gap;
  return {
    logo: { ...all, height: all.height * LOGO.share },
    text: { ...all, y: all.y + all.height * below, height: all.height * (1 - below) },
  };
};

/** A message in its box: at least of the size that the back of the room reads, where it fits. */
export const messageText = (
  { text, hasLogo }: { readonly text: string; readonly hasLogo: boolean },
  image: Image,
  room: Room,
  measure: Measure,
): HallText =>
  fullText(
    text,
    messageBoxes(true, hasLogo, image).text,
    Math.max(image.height * FULL.first, sizesFor(image, room).banner),
    measure,
  );
