/**
 * What stands above and below the rows of a page: header with the logo, footer with the stamp.
 *
 * | rule [hall-and-print 1.2] | function |
 * | --- | --- |
 * | header: event left, may wrap once; document and round right; by name also the range of the page in 14 pt bold | `headerOf` |
 * | REVISED in a box, 14 pt, on every page of a re-issue | `headerOf` |
 * | PROVISIONAL in the same box while results are missing [hall-and-print 3.4] | `boxedWord` |
 * | footer 8 pt: stamp and program, printed time, page x / y, in both languages where headings are [hall-and-print 5]; below them the seed [M-33] and the key of the draws [ME-50] | `footerOf` |
 * | [hall-and-print 1.7] a logo in the header only, at most 20 mm high | `withLogo` |
 */

import type { Phrase } from '../../tournament/words.ts';
import { type BracketSheet, type ListSheet, ownCode, type SheetHead } from '../sheet.ts';
import { type DrawnText, type Place, write } from './drawn.ts';
import type { Measure } from './fit.ts';
import { type Box, contentOf, POINT, type } from './paper.ts';
import type { PaperLook, PaperPage } from './paper-look.ts';
import type { LaidPage } from './place.ts';
import { type Hand, inBoth, type Voice } from './placed.ts';
import { rangeText } from './range.ts';

/** [hall-and-print 1.7] allows 20 mm; the header leaves less. */
const LOGO = { height: 13, widest: 45, gap: 4 };

const logoOf = ({ logo, paper, bound }: PaperLook): PaperPage['logo'] => {
  if (logo === null || logo === undefined || !(logo.ratio > 0)) return undefined;
  const { header } = contentOf(paper, bound);
  const width = Math.min(LOGO.widest, LOGO.height * logo.ratio);
  return { box: { x: header.x, y: header.y, width, height: width / logo.ratio }, source: logo.source };
};

export const withLogo = (look: PaperLook): Pick<PaperPage, 'logo'> => {
  const logo = logoOf(look);
  return logo === undefined ? {} : { logo };
};

const besideLogo = (look: PaperLook): Box => {
  const { header } = contentOf(look.paper, look.bound);
  const logo = logoOf(look);
  if (logo === undefined) return header;
  const taken = logo.box.width + LOGO.gap;
  return { ...header, x: header.x + taken, width: header.width - taken };
};

const HEADER_GAP = 3;
const BOX_SIDE = 3;

/** Bands are written as they are: nothing in them is a name or a number. */
const mute: Voice = { say: ({ code }) => code, number: String, time: String, moment: String };

export const stampLine = ({ stamp }: SheetHead, { program }: PaperLook): string =>
  [stamp, program].filter((part) => part !== '').join(' · ');

type Band = Omit<Place, 'size' | 'least'> & {
  readonly size: number;
  readonly least?: number;
  readonly boxed?: boolean;
};

const bandText = (text: string, { boxed = false, size, least, ...band }: Band, measure: Measure): DrawnText[] => {
  if (text === '') return [];
  const smallest = least ?? Math.min(size, type.footer);
  const made = write(text, { ...band, size: size / POINT, least: smallest / POINT }, { voice: mute, measure });
  return [{ ...made, boxed }];
};

const boxedWord = ({ revised, replaces, provisional }: SheetHead): Phrase | null => {
  if (!revised) return provisional === true ? { code: 'sheets.provisional.mark' } : null;
  return replaces === null
    ? { code: 'sheets.revised' }
    : { code: 'sheets.revisedReplaces', params: { stamp: replaces } };
};

export const headerOf = (
  sheet: ListSheet | BracketSheet,
  laid: LaidPage,
  look: PaperLook,
  { voice, measure }: Hand,
): DrawnText[] => {
  const header = besideLogo(look);
  const word = boxedWord(sheet);
  const boxed = word === null ? '' : voice.say(word);
  const box = boxed === '' ? 0 : measure(boxed, { size: type.range, bold: true, lang: null }) + 2 * BOX_SIDE;
  const side = (header.width - box) / 2 - HEADER_GAP;
  const right = { x: header.x + header.width - side, width: side, align: 'end' } as const;
  const { round, plannedRounds, roundTitle, document } = sheet;
  const code = ownCode(document, 'titles');
  const words = inBoth(voice, ({ say }) =>
    roundTitle === null
      ? say({ code, params: { round, of: plannedRounds } })
      : `${say(roundTitle)} · ${say({ code: ownCode(document, 'documents') })}`,
  );
  // Two languages take two lines, and leave the range of the page its room.
  const titleSize = voice.also === undefined ? type.header : type.least;
  const title = bandText(words, { ...right, y: header.y, bold: false, size: titleSize }, measure);
  const under = header.y + (title[0]?.height ?? 0) + 0.8;
  const from = laid.from.toLocaleUpperCase();
  const to = laid.to.toLocaleUpperCase();
  const isByName = 'parts' in sheet && sheet.parts.some(({ form }) => form === 'names');
  const range = isByName ? rangeText([from, to], { width: side, size: type.range }, measure) : '';
  return [
    ...bandText(
      sheet.event,
      { x: header.x, width: side, align: 'start', y: header.y, bold: true, size: type.header, least: 7 * POINT },
      measure,
    ),
    ...bandText(
      sheet.where === null ? '' : voice.say(sheet.where),
      { x: header.x, width: side, align: 'start', y: header.y + type.header * 1.25, bold: false, size: type.footer },
      measure,
    ),
    ...title,
    ...bandText(range, { ...right, y: under, bold: true, size: type.range }, measure),
    ...bandText(
      boxed,
      {
        x: header.x + (header.width - box) / 2,
        width: box,
        y: header.y,
        align: 'center',
        bold: true,
        boxed: true,
        size: type.range,
      },
      measure,
    ),
  ];
};

export const footerOf = (
  sheet: SheetHead,
  { no, of }: Pick<PaperPage, 'no' | 'of'>,
  look: PaperLook,
  { voice, measure }: Hand,
): DrawnText[] => {
  const { footer } = contentOf(look.paper, look.bound);
  const line = type.footer * type.line;
  const part = footer.width / 3;
  const band = { y: footer.y + 1, bold: false, size: type.footer };
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
