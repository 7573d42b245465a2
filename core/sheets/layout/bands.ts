/**
 * What stands below the rows of a page, the logo in the header, and how texts of both bands are written.
 *
 * | rule [hall-and-print 1.2] | function |
 * | --- | --- |
 * | footer 8 pt: stamp and program, printed time, page x / y, in both languages where headings are [hall-and-print 5]; below them the seed [M-33] and the key of the draws [ME-50] | `footerOf` |
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

export const footerOf = (
  sheet: SheetHead,
  { no, of }: Pick<PaperPage, 'no' | 'of'>,
  look: PaperLook,
  { voice, measure }: Hand,
): DrawnText[] => {
  const { footer } = contentOf(look.paper, look.bound, look.lying);
  const line = type.footer * type.line;
  const part = footer.width / 3;
  // One line stands at the foot of the band.
  const lines = sheet.seed === null && sheet.key === null ? 1 : 2;
  const band = { y: footer.y + footer.height - lines * line - 0.5, bold: false, size: type.footer };
  const printed = voice.say({ code: 'sheets.printed', params: { at: look.printed } });
  const pageIn = ({ say }: Voice): string => say({ code: 'sheets.page', params: { no, of } });
  // "2 / 5" has a stroke of its own, so another one cannot part the languages.
  const page = voice.also === undefined ? pageIn(voice) : `${pageIn(voice)} · ${pageIn(voice.also)}`;
  const seed = sheet.seed === null ? '' : voice.say({ code: 'sheets.seed', params: { seed: sheet.seed } });
  const key = sheet.key === null ? '' : voice.say({ code: 'sheets.key', params: { key: sheet.key } });
  const below = { ...band, y: band.y + line };
  return [
    ...bandText(stampLine(sheet, look), { ...band, x: footer.x, width: part, align: 'start' }, measure),
    ...bandText(printed, { ...band, x: footer.x + part, width: part, align: 'center' }, measure),
    ...bandText(page, { ...band, x: footer.x + 2 * part, width: part, align: 'end' }, measure),
    ...bandText(seed, { ...below, x: footer.x, width: 2 * part, align: 'start' }, measure),
    ...bandText(key, { ...below, x: footer.x + 2 * part, width: part, align: 'end' }, measure),
  ];
};
