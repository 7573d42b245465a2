import { bandsOf } from '../../../core/sheets/hall/hall-pages.ts';
import { type Image, type Room, sizesFor } from '../../../core/sheets/hall/legibility.ts';
import { type Fitted, fitText, type Measure } from '../../../core/sheets/layout/fit.ts';
import type { Box } from '../../../core/sheets/layout/paper.ts';
import type { Align } from '../../../core/sheets/layout/placed.ts';

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
const inBand = (text: string, box: Box, { align, bold, most }: Style, measure: Measure): HallText => {
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
  /** Beside the title: the first of them that has room; the last one is made smaller, "" may be left out. */
  readonly about: readonly string[];
  readonly clock: string;
  /** The clock of the round stands beside the time of day. */
  readonly hasRoundClock: boolean;
};

type Foot = {
  readonly view: string;
  readonly pages: string;
  /** A sentence for a picture that is no longer kept up to date; null while it is. */
  readonly asOf: string | null;
};

const part = (box: Box, from: number, to: number): Box => ({
  ...box,
  x: box.x + from * box.width,
  width: (to - from) * box.width,
});

const headOf = (image: Image): Box => {
  const { top } = bandsOf(image);
  return { ...top, height: top.height * 0.86 };
};

/** Size of what stands beside the title, as a share of the title's. */
const ABOUT = 0.62;

/** Share of what is left of the clock that a title takes at the most where something has to be told beside it. */
const BESIDE = 0.6;

/** Where the clock of the round stands in the top band, beside the time of day. */
const MARK = { from: 0.6, to: 0.86 };

export const clockBox = (image: Image): Box => part(headOf(image), MARK.from, MARK.to);

/** Title and time of day; with a clock of the round it has its place too. */
export const bandTexts = (words: Words, image: Image, room: Room, measure: Measure): readonly HallText[] => {
  const { banner } = sizesFor(image, room);
  const head = headOf(image);
  const end = words.hasRoundClock ? MARK.from - 0.01 : MARK.to;
  const must = words.about.at(-1) ?? '';
  const titleEnd = must === '' ? end - 0.02 : end * BESIDE;
  const title = inBand(words.title, part(head, 0, titleEnd), { align: 'start', bold: true, most: banner }, measure);
  const wide = measure(words.title, { size: title.fitted.size, bold: true, lang: null }) / head.width;
  const taken = Math.min(wide, titleEnd) + 0.02;
  const beside = part(head, taken, end);
  const size = title.fitted.size * ABOUT;
  const fits = (text: string) => measure(text, { size, bold: false, lang: null }) <= beside.width;
  const about = words.about.find(fits) ?? must;
  return [
    title,
    ...(about === '' || (must === '' && taken > end - 0.11)
      ? []
      : [inBand(about, beside, { align: 'start', bold: false, most: size }, measure)]),
    inBand(words.clock, part(head, 0.87, 1), { align: 'end', bold: true, most: banner }, measure),
  ];
};

/** How much deeper the foot stands in the strip of a picture that is not kept up, as a share of its band. */
const IN_STRIP = 0.24;

/** Name of the list and range, page; and between them since when a picture stands that is not kept up. */
export const footTexts = ({ view, pages, asOf }: Foot, image: Image, measure: Measure): readonly HallText[] => {
  const { bottom } = bandsOf(image);
  const deeper = asOf === null ? 0 : IN_STRIP;
  const foot = { ...bottom, y: bottom.y + bottom.height * (0.3 + deeper), height: bottom.height * 0.7 };
  const [first, second] = asOf === null ? [0.56, 0.58] : [0.36, 0.76];
  const isAlone = view === '' && pages === '';
  return [
    inBand(view, part(foot, 0, first), { align: 'start', bold: true, most: foot.height }, measure),
    ...(asOf === null
      ? []
      : [
          inBand(
            asOf,
            isAlone ? foot : part(foot, 0.38, 0.74),
            { align: 'center', bold: true, most: foot.height },
            measure,
          ),
        ]),
    inBand(pages, part(foot, second, 1), { align: 'end', bold: false, most: foot.height }, measure),
  ];
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
