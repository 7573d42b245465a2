/**
 * What stands below the rows of a page, the logo in the header, and how texts of both bands are written.
 *
 * | rule [hall-and-print 1.2] | function |
 * | --- | --- |
 * | footer 8 pt: stamp and program, printed time, page x / y, in both languages where headings are [hall-and-print 5]; after the stamp the seed [M-33] and the key of the draws [ME-50, L-2.4] | `footerOf` |
 * | [hall-and-print 1.7] a logo in the header only, at most 20 mm high | `withLogo` |
 */

import type { SheetHead } from '../sheet.ts';
import { type DrawnText, type Place, write, writeWithin } from './drawn.ts';
import type { Measure } from './fit.ts';
import type { Hand, Voice } from './laid.ts';
import { type Box, contentOf, POINT, type } from './paper.ts';
import type { PaperLook, PaperPage } from './paper-look.ts';

/** [hall-and-print 1.7] allows 20 mm; the header leaves less. */
const LOGO = { height: 13, widest: 45, gap: 4 };

const logoOf = ({ logo, paper, bound, lying }: PaperLook): PaperPage['logo'] => {
  if (logo === null || logo === undefined || !(logo.ratio > 0)) return undefined;
  const { header } = contentOf(paper, bound, lying);
  const width = Math.min(LOGO.widest, LOGO.height * logo.ratio);
  return { box: { x: header.x, y: header.y, width, height: width / logo.ratio }, source: logo.source };
};

export const withLogo = (look: PaperLook): Pick<PaperPage, 'logo'> => {
  const logo = logoOf(look);
  return logo === undefined ? {} : { logo };
};

export const besideLogo = (look: PaperLook): Box => {
  const { header } = contentOf(look.paper, look.bound, look.lying);
  const logo = logoOf(look);
  if (logo === undefined) return header;
  const taken = logo.box.width + LOGO.gap;
  return { ...header, x: header.x + taken, width: header.width - taken };
};

/** Bands are written as they are: nothing in them is a name or a number. */
const mute: Voice = { say: ({ code }) => code, number: String, time: String, moment: String };

export const stampLine = ({ stamp }: SheetHead, { program }: PaperLook): string =>
  [stamp, program].filter((part) => part !== '').join(' · ');

export type Band = Omit<Place, 'size' | 'least'> & {
  readonly size: number;
  readonly least?: number;
  /** At most so high: it is set smaller, at the foot of this height, and then cut. */
  readonly height?: number;
  /** Around it an outline of this size. */
  readonly box?: Box;
};

export const bandText = (text: string, { box, size, least, height, ...band }: Band, measure: Measure): DrawnText[] => {
  if (text === '') return [];
  const smallest = least ?? Math.min(size, type.footer);
  const place = { ...band, size: size / POINT, least: smallest / POINT };
  const hand = { voice: mute, measure };
  if (height === undefined) {
    const made = write(text, place, hand);
    return [box === undefined ? made : { ...made, boxed: true, box }];
  }
  const made = writeWithin(text, place, height, hand);
  return [{ ...made, y: made.fitted.lines.length > 1 ? made.y : made.y + Math.max(0, size * type.line - made.height) }];
};

/** Between the texts of the footer at least, and how far a second line may go below it. */
const APART = 4;
const LOWER = 2.5;

/** The seed and the key follow the stamp while all of it has room before the time, which gives way to it; else they have a line below. */
export const footerOf = (
  sheet: SheetHead,
  { no, of }: Pick<PaperPage, 'no' | 'of'>,
  look: PaperLook,
  { voice, measure }: Hand,
): DrawnText[] => {
  const { footer } = contentOf(look.paper, look.bound, look.lying);
  const line = type.footer * type.line;
  const wide = (text: string): number => measure(text, { size: type.footer, bold: false, lang: null }) * 1.01;
  const printed = voice.say({ code: 'sheets.printed', params: { at: look.printed } });
  const pageIn = ({ say }: Voice): string => say({ code: 'sheets.page', params: { no, of } });
  // "2 / 5" has a stroke of its own, so another one cannot part the languages.
  const page = voice.also === undefined ? pageIn(voice) : `${pageIn(voice)} · ${pageIn(voice.also)}`;
  const seed = sheet.seed === null ? '' : voice.say({ code: 'sheets.seed', params: { seed: sheet.seed } });
  const key = sheet.key === null ? '' : voice.say({ code: 'sheets.key', params: { key: sheet.key } });
  const drawn = [seed, key].filter((text) => text !== '').join(' · ');
  const stamp = stampLine(sheet, look);
  const whole = [stamp, drawn].filter((text) => text !== '').join(' · ');
  const room = footer.width - wide(printed) - wide(page) - 2 * APART;
  const inOne = drawn === '' || wide(whole) <= room;
  const left = inOne ? whole : stamp;
  // One line stands at the foot of the band.
  const y = footer.y + footer.height - line - 0.5 - (inOne ? 0 : line - LOWER);
  const band = { y, bold: false, size: type.footer };
  const taken = Math.min(wide(left), Math.max(room, footer.width / 3));
  const middle = Math.max((footer.width - wide(printed)) / 2, taken + APART);
  const end = Math.min(wide(page), footer.width / 3);
  return [
    ...bandText(left, { ...band, x: footer.x, width: taken, align: 'start' }, measure),
    ...bandText(printed, { ...band, x: footer.x + middle, width: wide(printed), align: 'center' }, measure),
    ...bandText(page, { ...band, x: footer.x + footer.width - end, width: end, align: 'end' }, measure),
    ...(inOne
      ? []
      : bandText(drawn, { ...band, y: y + line, x: footer.x, width: footer.width, align: 'start' }, measure)),
  ];
};
