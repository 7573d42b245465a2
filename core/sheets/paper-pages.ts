/**
 * A sheet as pages of paper: rows in their box, header above, footer below, everything fitted.
 *
 * | rule (hall-and-print 1.2) | function |
 * | --- | --- |
 * | header: event left, may wrap once; document and round right; by name also the range of the page in 14 pt bold | `headerOf` |
 * | REVISED in a box, 14 pt, on every page of a re-issue | `headerOf` |
 * | footer 8 pt: stamp and program, printed time, page x / y; the seed under the stamp (mahjong-seating M-33) | `footerOf` |
 */

import { type CutOrder, cutPages } from './cut-order.ts';
import { cellsOf, cutsOf } from './cut-paper.ts';
import { type Drawn, type DrawnText, type Hand, layEnlarged, type Place, write } from './drawn.ts';
import type { Measure } from './fit.ts';
import { bracketPages, layBracket } from './lay-bracket.ts';
import { cardsPerPage, layCards } from './lay-card.ts';
import { guideForm, layGuide } from './lay-guide.ts';
import { handoutsPerPage, layHandout } from './lay-handout.ts';
import { laySlip, slipsPerPage } from './lay-slip.ts';
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
import { type Frame, inBoth, type Voice } from './placed.ts';
import { rangeText } from './range.ts';
import { type RollForm, rollPages } from './roll.ts';
import {
  type BracketSheet,
  type HandoutSheet,
  type ListSheet,
  ON_ROLL,
  ownCode,
  type Sheet,
  type SheetHead,
} from './sheet.ts';

/** How a job is to look. `printed` and `program` are written as they are. */
export type PaperLook = {
  readonly paper: Paper;
  readonly preset: Preset;
  /** Documents that are read from another distance than the others. */
  readonly presets?: { readonly [document: string]: Preset };
  /** A picture at the left of every header. */
  readonly logo?: Logo | null;
  /** Room for a binding on the left. */
  readonly bound?: boolean;
  readonly printed: string;
  readonly program: string;
  /** After a revision: only pages, slips and lists with something changed. */
  readonly changedOnly?: boolean;
};

/** A picture as an address of its data, and how many times as wide as high it is. */
export type Logo = { readonly source: string; readonly ratio: number };

export type PaperPage = {
  /** How the page lies in the printer. */
  readonly form: Paper | 'A5 landscape' | RollForm;
  readonly width: number;
  readonly height: number;
  /** Page x of y, within its sheet. */
  readonly no: number;
  readonly of: number;
  readonly rows: Box;
  readonly laid: LaidPage;
  readonly header: readonly DrawnText[];
  readonly footer: readonly DrawnText[];
  /** What is drawn beside or instead of rows: slips and cards without header and footer, a bracket between them. */
  readonly cut: Drawn | null;
  /** Where the logo stands, on pages that have a header. */
  readonly logo?: { readonly box: Box; readonly source: string };
};

/** Logos are at most 20 mm high (hall-and-print 1.7); the header leaves them less. */
const LOGO = { height: 13, widest: 45, gap: 4 };

const logoOf = ({ logo, paper, bound }: PaperLook): PaperPage['logo'] => {
  if (logo === null || logo === undefined || !(logo.ratio > 0)) return undefined;
  const { header } = contentOf(paper, bound);
  const width = Math.min(LOGO.widest, LOGO.height * logo.ratio);
  return { box: { x: header.x, y: header.y, width, height: width / logo.ratio }, source: logo.source };
};

const withLogo = (look: PaperLook): Pick<PaperPage, 'logo'> => {
  const logo = logoOf(look);
  return logo === undefined ? {} : { logo };
};

/** The header without the room of the logo. */
const besideLogo = (look: PaperLook): Box => {
  const { header } = contentOf(look.paper, look.bound);
  const logo = logoOf(look);
  if (logo === undefined) return header;
  const taken = logo.box.width + LOGO.gap;
  return { ...header, x: header.x + taken, width: header.width - taken };
};

/** Between the texts of the header, and beside the word in its box. */
const HEADER_GAP = 3;
const BOX_SIDE = 3;

/** Bands are written as they are: nothing in them is a name or a number. */
const mute: Voice = { say: ({ code }) => code, number: String, time: String, moment: String };

const stampLine = ({ stamp }: SheetHead, { program }: PaperLook): string =>
  [stamp, program].filter((part) => part !== '').join(' · ');

const frameOf = (sheet: ListSheet, { paper, preset, bound }: PaperLook): Frame => {
  const { rows } = contentOf(paper, bound);
  const lines = sheet.parts.some(({ form }) => form === 'lines');
  const points = Math.max(sheet.points ?? 0, presets[preset][lines ? 'lines' : 'list']);
  return {
    width: rows.width,
    height: rows.height,
    gap: COLUMN_GAP,
    size: points * POINT,
    least: type.least,
    line: type.line,
    padding: type.padding,
    columns: 'fitting',
    widest: lines ? rows.width : WIDEST_COLUMN,
    letters: true,
    spare: false,
  };
};

type Band = Omit<Place, 'size' | 'least'> & {
  readonly size: number;
  readonly least?: number;
  readonly boxed?: boolean;
};

/** A text of a band; sizes in millimetres. */
const bandText = (text: string, { boxed = false, size, least, ...band }: Band, measure: Measure): DrawnText[] => {
  if (text === '') return [];
  const smallest = least ?? Math.min(size, type.footer);
  const made = write(text, { ...band, size: size / POINT, least: smallest / POINT }, { voice: mute, measure });
  return [{ ...made, boxed }];
};

const headerOf = (
  sheet: ListSheet | BracketSheet,
  laid: LaidPage,
  look: PaperLook,
  voice: Voice,
  measure: Measure,
): DrawnText[] => {
  const header = besideLogo(look);
  const { replaces } = sheet;
  const revised = !sheet.revised
    ? ''
    : voice.say(
        replaces === null
          ? { code: 'sheets.revised' }
          : { code: 'sheets.revisedReplaces', params: { stamp: replaces } },
      );
  const box = revised === '' ? 0 : measure(revised, { size: type.range, bold: true, lang: null }) + 2 * BOX_SIDE;
  const side = (header.width - box) / 2 - HEADER_GAP;
  const right = { x: header.x + header.width - side, width: side, align: 'end' } as const;
  const { round, plannedRounds, roundTitle, document } = sheet;
  const code = ownCode(document, 'titles');
  const words = inBoth(voice, ({ say }) =>
    roundTitle === null
      ? say({ code, params: { round, of: Math.max(round, plannedRounds) } })
      : `${say(roundTitle)} · ${say({ code: ownCode(document, 'documents') })}`,
  );
  // Two languages take two lines, and leave the range of the page its room.
  const titleSize = voice.also === undefined ? type.header : type.least;
  const title = bandText(words, { ...right, y: header.y, bold: false, size: titleSize }, measure);
  const under = header.y + (title[0]?.height ?? 0) + 0.8;
  const from = laid.from.toLocaleUpperCase();
  const to = laid.to.toLocaleUpperCase();
  const isByName = 'parts' in sheet && sheet.parts.some(({ form }) => form === 'names');
  const range = isByName ? rangeText(from, to, side, type.range, measure) : '';
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
  sheet: SheetHead,
  look: PaperLook,
  no: number,
  of: number,
  voice: Voice,
  measure: Measure,
): DrawnText[] => {
  const { footer } = contentOf(look.paper, look.bound);
  const line = type.footer * type.line;
  const part = footer.width / 3;
  const band = { y: footer.y + 1, bold: false, size: type.footer };
  const printed = voice.say({ code: 'sheets.printed', params: { at: look.printed } });
  const page = voice.say({ code: 'sheets.page', params: { no, of } });
  const seed = sheet.seed === null ? '' : voice.say({ code: 'sheets.seed', params: { seed: sheet.seed } });
  const below = { ...band, y: band.y + line };
  return [
    ...bandText(stampLine(sheet, look), { ...band, x: footer.x, width: part, align: 'start' }, measure),
    ...bandText(printed, { ...band, x: footer.x + part, width: part, align: 'center' }, measure),
    ...bandText(page, { ...band, x: footer.x + 2 * part, width: part, align: 'end' }, measure),
    ...bandText(seed, { ...below, x: footer.x, width: footer.width, align: 'start' }, measure),
  ];
};

const nothing: LaidPage = { columns: [], from: '', to: '', rows: 0 };

const listPages = (sheet: ListSheet, look: PaperLook, voice: Voice, measure: Measure): readonly PaperPage[] => {
  const laid = place(sheet.parts, frameOf(sheet, look), voice, measure);
  const { rows } = contentOf(look.paper, look.bound);
  return laid.map((page, i) => ({
    form: look.paper,
    ...papers[look.paper],
    no: i + 1,
    of: laid.length,
    rows,
    laid: page,
    header: headerOf(sheet, page, look, voice, measure),
    ...withLogo(look),
    footer: footerOf(sheet, look, i + 1, laid.length, voice, measure),
    cut: null,
  }));
};

/** A bracket between the bands, in as many parts as stay readable. */
const bracketSheetPages = (sheet: BracketSheet, look: PaperLook, hand: Hand): readonly PaperPage[] => {
  const { voice, measure } = hand;
  const { rows } = contentOf(look.paper, look.bound);
  const parts = bracketPages(sheet.rounds);
  const size = presets[look.preset].lines;
  return parts.map((part, i) => ({
    form: look.paper,
    ...papers[look.paper],
    no: i + 1,
    of: parts.length,
    rows,
    laid: nothing,
    header: headerOf(sheet, nothing, look, voice, measure),
    ...withLogo(look),
    footer: footerOf(sheet, look, i + 1, parts.length, voice, measure),
    cut: layBracket(part, rows, { size: size * POINT, least: type.least, hand }),
  }));
};

type CutSheet = Exclude<Sheet, ListSheet | BracketSheet>;

/** Personal schedules in large print have their data in 18 pt in place of 9. */
const LARGE_PRINT = 2;

const scaleOf = (sheet: CutSheet, { preset }: PaperLook): number =>
  (preset === 'largePrint' && sheet.document === 'guides') || (sheet.kind === 'guides' && sheet.large)
    ? LARGE_PRINT
    : 1;

/** What stands on each page that is cut or folded. */
const drawings = (sheet: CutSheet, look: PaperLook, hand: Hand): readonly Drawn[] => {
  const { paper } = look;
  const foot = [stampLine(sheet, look), look.printed].join(' · ');
  const scale = scaleOf(sheet, look);
  const cells = <T>(things: readonly T[], perPage: number, order: CutOrder, lay: (thing: T, box: Box) => Drawn) =>
    cutPages(things, perPage, order).map((page): Drawn => {
      const boxes = cellsOf(paper, perPage);
      const drawn = page.flatMap((thing, slot) => {
        const box = boxes[slot];
        return thing === null || box === undefined ? [] : [layEnlarged(box, scale, (small) => lay(thing, small))];
      });
      return {
        texts: drawn.flatMap(({ texts }) => texts),
        outlines: drawn.flatMap(({ outlines }) => outlines),
        lines: [...cutsOf(paper, perPage), ...drawn.flatMap(({ lines }) => lines)],
        codes: drawn.flatMap(({ codes = [] }) => codes),
      };
    });
  switch (sheet.kind) {
    case 'slips': {
      const perPage = slipsPerPage(sheet, paper, hand);
      // Blank slips fill a page and no more.
      const all = sheet.document === 'blankSlips' ? sheet.slips.slice(0, perPage) : sheet.slips;
      const slips = look.changedOnly === true ? all.filter(({ changed }) => changed) : all;
      return cells(slips, perPage, sheet.order, (slip, box) => laySlip(slip, box, { sheet, foot, hand }));
    }
    case 'guides': {
      const form = guideForm(sheet, paper, hand, scale);
      return cells(sheet.guides, form.perPage, sheet.order, (guide, box) =>
        layGuide(guide, box, { sheet, foot, hand }, form),
      );
    }
    case 'handouts': {
      const handouts = look.changedOnly === true ? sheet.handouts.filter(({ changed }) => changed) : sheet.handouts;
      const perPage = handoutsPerPage(sheet, paper, hand, scale);
      return cells(handouts, perPage, sheet.order, (handout, box) => layHandout(handout, box, { sheet, foot, hand }));
    }
    case 'cards':
      return cutPages(sheet.tables, cardsPerPage(sheet.cards, paper), 'natural').map((tables) =>
        layCards(tables, sheet, paper, hand),
      );
  }
};

/** Cards on A5 lie across it: three digits need the length of the sheet. */
const formOf = (sheet: CutSheet, { paper }: PaperLook): Pick<PaperPage, 'form' | 'width' | 'height'> => {
  const { width, height } = papers[paper];
  if (sheet.kind !== 'cards' || paper !== 'A5') return { form: paper, width, height };
  return { form: 'A5 landscape', width: height, height: width };
};

/** Slips that go to a receipt printer: no page of them holds two. */
const rolled = (sheet: HandoutSheet, look: PaperLook, hand: Hand): readonly PaperPage[] => {
  const handouts = look.changedOnly === true ? sheet.handouts.filter(({ changed }) => changed) : sheet.handouts;
  const foot = [stampLine(sheet, look), look.printed].join(' · ');
  const { rows } = contentOf(look.paper);
  return rollPages({ ...sheet, handouts }, foot, hand).map((page, i) => ({
    ...page,
    no: i + 1,
    of: handouts.length,
    rows,
    laid: nothing,
    header: [],
    footer: [],
  }));
};

const cutSheetPages = (sheet: CutSheet, look: PaperLook, hand: Hand): readonly PaperPage[] => {
  if (sheet.kind === 'handouts' && sheet.perPage === ON_ROLL) return rolled(sheet, look, hand);
  const drawn = drawings(sheet, look, hand);
  const { rows } = contentOf(look.paper);
  return drawn.map((cut, i) => ({
    ...formOf(sheet, look),
    no: i + 1,
    of: drawn.length,
    rows,
    laid: nothing,
    header: [],
    footer: [],
    cut,
  }));
};

/** Lists whose rows carry the mark of a revision, so that a part of them may have none. */
const marksChanges = ({ document }: ListSheet): boolean =>
  document === 'seatingByTable' || document === 'seatingByName';

const hasChange = ({ laid }: PaperPage): boolean =>
  laid.columns.some(({ rows }) => rows.some(({ row }) => row.changed));

/**
 * The pages of a sheet. An empty listing (no table, nobody ranked) has none.
 *
 * @param measure widths in millimetres for sizes in millimetres
 */
export const paperPages = (sheet: Sheet, usual: PaperLook, voice: Voice, measure: Measure): readonly PaperPage[] => {
  const look = { ...usual, preset: usual.presets?.[sheet.document] ?? usual.preset };
  if (sheet.kind === 'bracket') return bracketSheetPages(sheet, look, { voice, measure });
  if (sheet.kind !== 'list') return cutSheetPages(sheet, look, { voice, measure });
  const pages = listPages(sheet, look, voice, measure);
  if (look.changedOnly !== true || !sheet.revised) return pages;
  const changed = pages.filter(hasChange);
  // A list that marks no rows cannot say which of its pages are still right: all of them are printed.
  return changed.length > 0 || marksChanges(sheet) ? changed : pages;
};
