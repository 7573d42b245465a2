/**
 * A sheet as pages of paper: rows in their box, header above, footer below, everything fitted.
 *
 * | rule (hall-and-print 1.2) | function |
 * | --- | --- |
 * | header: event left, may wrap once; document and round right; by name also the range of the page in 14 pt bold | `headerOf` |
 * | REVISED in a box, 14 pt, on every page of a re-issue | `headerOf` |
 * | footer 8 pt: stamp and program, printed time, page x / y; the seed under the stamp (mahjong-seating M-33) | `footerOf` |
 */

import { type Fitted, fitText, type Measure } from './fit.ts';
import {
  type Box,
  COLUMN_GAP,
  contentOf,
  type Paper,
  POINT,
  type Preset,
  papers,
  presets,
  type,
  WIDEST_COLUMN,
} from './paper.ts';
import { type LaidPage, place } from './place.ts';
import type { Align, Frame, Voice } from './placed.ts';
import { rangeText } from './range.ts';
import type { Sheet } from './sheet.ts';

/** How a job is to look. `printed` and `program` are written as they are. */
export type PaperLook = {
  readonly paper: Paper;
  readonly preset: Preset;
  readonly printed: string;
  readonly program: string;
};

/** A text of a band with its box on the page. */
export type BandText = Box & {
  readonly align: Align;
  readonly bold: boolean;
  readonly boxed: boolean;
  readonly fitted: Fitted;
};

export type PaperPage = {
  readonly width: number;
  readonly height: number;
  /** Page x of y, within its sheet. */
  readonly no: number;
  readonly of: number;
  readonly rows: Box;
  readonly laid: LaidPage;
  readonly header: readonly BandText[];
  readonly footer: readonly BandText[];
};

/** Between the texts of the header, and beside the word in its box. */
const HEADER_GAP = 3;
const BOX_SIDE = 3;

const frameOf = (sheet: Sheet, { paper, preset }: PaperLook): Frame => {
  const { rows } = contentOf(paper);
  const points = presets[preset][sheet.form === 'lines' ? 'lines' : 'list'];
  return {
    width: rows.width,
    height: rows.height,
    gap: COLUMN_GAP,
    size: points * POINT,
    least: type.least,
    line: type.line,
    padding: type.padding,
    columns: 'fitting',
    widest: sheet.form === 'lines' ? rows.width : WIDEST_COLUMN,
    letters: true,
    spare: false,
  };
};

type Band = Omit<BandText, 'fitted' | 'boxed' | 'height'> & {
  readonly size: number;
  readonly least?: number;
  readonly boxed?: boolean;
};

const bandText = (text: string, band: Band, measure: Measure): BandText[] => {
  if (text === '') return [];
  const { size, boxed = false, least = Math.min(size, type.footer), ...box } = band;
  const fitted = fitText(text, { width: box.width, size, least, bold: box.bold }, measure);
  return [{ ...box, boxed, height: fitted.lines.length * fitted.size * type.line, fitted }];
};

const headerOf = (sheet: Sheet, laid: LaidPage, paper: Paper, voice: Voice, measure: Measure): BandText[] => {
  const { header } = contentOf(paper);
  const revised = sheet.revised ? voice.say({ code: 'sheets.revised' }) : '';
  const box = revised === '' ? 0 : measure(revised, { size: type.range, bold: true, lang: null }) + 2 * BOX_SIDE;
  const side = (header.width - box) / 2 - HEADER_GAP;
  const right = { x: header.x + header.width - side, width: side, align: 'end' } as const;
  const { round, plannedRounds, document } = sheet;
  const code = `sheets.titles.${document}`;
  const title = bandText(
    voice.say({ code, params: { round, of: Math.max(round, plannedRounds) } }),
    { ...right, y: header.y, bold: false, size: type.header },
    measure,
  );
  const under = header.y + (title[0]?.height ?? 0) + 0.8;
  const from = laid.from.toLocaleUpperCase();
  const to = laid.to.toLocaleUpperCase();
  const range = document === 'seatingByName' ? rangeText(from, to, side, type.range, measure) : '';
  return [
    ...bandText(
      sheet.event,
      { x: header.x, width: side, align: 'start', y: header.y, bold: true, size: type.header, least: 7 * POINT },
      measure,
    ),
    ...title,
    ...bandText(range, { ...right, y: under, bold: true, size: type.range }, measure),
    ...bandText(
      revised,
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

const footerOf = (
  sheet: Sheet,
  look: PaperLook,
  no: number,
  of: number,
  voice: Voice,
  measure: Measure,
): BandText[] => {
  const { footer } = contentOf(look.paper);
  const line = type.footer * type.line;
  const part = footer.width / 3;
  const band = { y: footer.y + 1, bold: false, size: type.footer };
  const printed = voice.say({ code: 'sheets.printed', params: { at: look.printed } });
  const page = voice.say({ code: 'sheets.page', params: { no, of } });
  const seed = sheet.seed === null ? '' : voice.say({ code: 'sheets.seed', params: { seed: sheet.seed } });
  const below = { ...band, y: band.y + line };
  return [
    ...bandText(`${sheet.stamp} · ${look.program}`, { ...band, x: footer.x, width: part, align: 'start' }, measure),
    ...bandText(printed, { ...band, x: footer.x + part, width: part, align: 'center' }, measure),
    ...bandText(page, { ...band, x: footer.x + 2 * part, width: part, align: 'end' }, measure),
    ...bandText(seed, { ...below, x: footer.x, width: footer.width, align: 'start' }, measure),
  ];
};

/**
 * The pages of a sheet. An empty listing (no table, nobody ranked) has none.
 *
 * @param measure widths in millimetres for sizes in millimetres
 */
export const paperPages = (sheet: Sheet, look: PaperLook, voice: Voice, measure: Measure): readonly PaperPage[] => {
  const laid = place(sheet, frameOf(sheet, look), voice, measure);
  const { rows } = contentOf(look.paper);
  return laid.map((page, i) => ({
    ...papers[look.paper],
    no: i + 1,
    of: laid.length,
    rows,
    laid: page,
    header: headerOf(sheet, page, look.paper, voice, measure),
    footer: footerOf(sheet, look, i + 1, laid.length, voice, measure),
  }));
};
