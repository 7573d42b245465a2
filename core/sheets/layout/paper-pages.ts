/**
 * A sheet as pages of paper: rows in their box, header above, footer below, everything fitted.
 *
 * | rule | function |
 * | --- | --- |
 * | [hall-and-print 1.8] size by document | `paperPages` |
 * | [hall-and-print 0.2] only what changed | `marksChanges`, `hasChange` |
 */

import { type CutOrder, cutPages } from '../paper/cut-order.ts';
import type { BracketSheet, HandoutSheet, ListSheet, Sheet, SlipSheet } from '../sheet.ts';
import { footerOf, stampLine, withLogo } from './bands.ts';
import { bracketPages, layBracket } from './bracket/lay-bracket.ts';
import { cardsPerPage, layCards } from './cards/lay-card.ts';
import { layPlaceCards, placeCardsOn } from './cards/lay-place-card.ts';
import { cellsOf, cutsOf, slipsOn } from './cut-paper.ts';
import { type Drawn, layEnlarged } from './drawn.ts';
import { headerOf } from './header.ts';
import type { Hand } from './laid.ts';
import { guideForm, layGuide, tightGuide } from './lay-guide.ts';
import { handoutForm, layHandout, tightHandout } from './lay-handout.ts';
import { type LaidPage, place } from './lists/place.ts';
import type { Frame } from './lists/placed.ts';
import {
  type Box,
  COLUMN_GAP,
  contentOf,
  POINT,
  type Preset,
  papers,
  presets,
  sizeOf,
  type,
  WIDEST_COLUMN,
} from './paper.ts';
import type { PaperLook, PaperPage } from './paper-look.ts';
import { handoutsOnRoll, slipsOnRoll } from './roll.ts';
import { boardsForm, layBoards } from './slips/boards-slip.ts';
import { BADGES, layBadge } from './slips/lay-badge.ts';
import { handoutLabel, labelBoxes, layLabel, slipLabel } from './slips/lay-label.ts';
import { slipsForm } from './slips/seat-form.ts';
import { laySlip } from './slips/seat-slip.ts';
import { isLabels, isRoll, LABELS, type Labels, type Roll } from './slips/slip-paper.ts';
import { WALL_SIZES, wallPages } from './wall.ts';

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

const bottomOf = ({ columns }: LaidPage): number =>
  Math.max(0, ...columns.flatMap(({ rows }) => rows.map(({ top, row }) => top + row.height)));

const nothing: LaidPage = { columns: [], from: '', to: '', rows: 0 };

const pageBetweenBands = (
  sheet: ListSheet | BracketSheet,
  { no, of, laid, cut }: Pick<PaperPage, 'no' | 'of' | 'laid' | 'cut'>,
  look: PaperLook,
  hand: Hand,
): PaperPage => ({
  form: look.lying === true ? `${look.paper} landscape` : look.paper,
  ...sizeOf(look.paper, look.lying),
  no,
  of,
  rows: contentOf(look.paper, look.bound, look.lying).rows,
  laid,
  header: headerOf(sheet, laid, look, hand),
  ...withLogo(look),
  footer: footerOf(sheet, { no, of }, look, hand),
  cut,
});

/** Lists below the last row, across its columns, where they need no page more; the report has them in any case. */
const withBelow = (
  pages: readonly LaidPage[],
  below: readonly LaidPage[],
  { height, size }: Frame,
): readonly LaidPage[] => {
  const [last, [more, ...others]] = [pages.at(-1), below];
  if (last === undefined || more === undefined || others.length > 0) return pages;
  const top = bottomOf(last) + 2 * size;
  if (top + bottomOf(more) > height) return pages;
  const lowered = more.columns.map((column) => ({
    ...column,
    rows: column.rows.map((row) => ({ ...row, top: top + row.top })),
  }));
  return [...pages.slice(0, -1), { ...last, columns: [...last.columns, ...lowered] }];
};

/** A size that the TO chose wins over those that are tried [L-3.2]. */
const sizesOf = ({ points = 0 }: ListSheet, preset: Preset): readonly number[] =>
  preset === 'wall' ? WALL_SIZES.filter((size) => size >= points) : [Math.max(points, presets[preset].list)];

/** Null for what is no single list by name or by table. */
const onWall = (
  sheet: ListSheet,
  look: PaperLook,
  sizes: readonly number[],
  hand: Hand,
): readonly LaidPage[] | null => {
  const [listing, ...others] = sheet.parts;
  if (listing === undefined || listing.form === 'lines' || others.length > 0) return null;
  const { rows } = contentOf(look.paper, look.bound);
  return wallPages(listing, { rows, sizes, firm: sheet.byHand !== undefined }, hand);
};

/** Adds what stands below the rows, in smaller letters where it then fits on the same number of pages. */
const rowsAndBelow = (sheet: ListSheet, look: PaperLook, hand: Hand): readonly LaidPage[] => {
  const frame = frameOf(sheet, look);
  const below = sheet.byHand === undefined ? [] : place([sheet.byHand], { ...frame, widest: frame.width }, hand);
  const sizes = sizesOf(sheet, look.preset);
  const made = (most: number) => onWall(sheet, look, sizes.slice(0, most), hand) ?? place(sheet.parts, frame, hand);
  const usual = made(sizes.length);
  if (below.length === 0) return usual;
  for (let most = sizes.length; most > 0; most--) {
    const rows = most === sizes.length ? usual : made(most);
    const all = withBelow(rows, below, frame);
    if (all !== rows && rows.length === usual.length) return all;
  }
  return usual;
};

const listPages = (sheet: ListSheet, look: PaperLook, hand: Hand): readonly PaperPage[] => {
  const laid = rowsAndBelow(sheet, look, hand);
  const of = laid.length;
  return laid.map((page, i) => pageBetweenBands(sheet, { no: i + 1, of, laid: page, cut: null }, look, hand));
};

const bracketSheetPages = (sheet: BracketSheet, upright: PaperLook, hand: Hand): readonly PaperPage[] => {
  const look = { ...upright, lying: true };
  const { rows } = contentOf(look.paper, look.bound, look.lying);
  const parts = bracketPages(sheet.rounds, rows);
  return parts.map((part, i) => {
    const setting = { box: rows, champion: sheet.champion, isPart: parts.length > 1 };
    const cut = layBracket(part, setting, hand);
    return pageBetweenBands(sheet, { no: i + 1, of: parts.length, laid: nothing, cut }, look, hand);
  });
};

type CutSheet = Exclude<Sheet, ListSheet | BracketSheet>;

/** 18 pt in place of 9, or as large as a page holds. */
const LARGE_PRINT = [2, 1.5, 1.25, 1];

const scalesOf = (sheet: CutSheet, { preset }: PaperLook): readonly number[] =>
  (preset === 'largePrint' && sheet.document === 'guides') || ('large' in sheet && sheet.large) ? LARGE_PRINT : [1];

const largest = <F>(scales: readonly number[], formOf: (scale: number) => F | null, tight: F): [F, number] => {
  for (const scale of scales) {
    const form = formOf(scale);
    if (form !== null) return [form, scale];
  }
  return [tight, 1];
};

/** All four things of a footer, on each slip [hall-and-print 1.2]. */
const footOf = (sheet: CutSheet, look: PaperLook): string => [stampLine(sheet, look), look.printed].join(' · ');

const wantedOf = <T extends { readonly changed: boolean }>(things: readonly T[], look: PaperLook): readonly T[] =>
  look.changedOnly === true ? things.filter(({ changed }) => changed) : things;

const drawings = (sheet: CutSheet, look: PaperLook, hand: Hand): readonly Drawn[] => {
  const { paper } = look;
  const foot = footOf(sheet, look);
  const scales = scalesOf(sheet, look);
  const cells = <T>(
    things: readonly T[],
    { perPage, scale = 1, raised = false }: { perPage: number; scale?: number; raised?: boolean },
    order: CutOrder,
    lay: (thing: T, box: Box) => Drawn,
  ) =>
    cutPages(things, perPage, order).map((page): Drawn => {
      const boxes = cellsOf(paper, perPage, { raised });
      const drawn = page.flatMap((thing, slot) => {
        const box = boxes[slot];
        return thing === null || box === undefined ? [] : [layEnlarged(box, scale, (small) => lay(thing, small))];
      });
      return {
        texts: drawn.flatMap(({ texts }) => texts),
        outlines: drawn.flatMap(({ outlines }) => outlines),
        lines: [...cutsOf(paper, perPage, { raised }), ...drawn.flatMap(({ lines }) => lines)],
        codes: drawn.flatMap(({ codes = [] }) => codes),
      };
    });
  switch (sheet.kind) {
    case 'slips': {
      const form = slipsForm(sheet, paper, hand);
      const { perPage } = form;
      // Blank slips fill a page and no more.
      const all = sheet.document === 'blankSlips' ? sheet.slips.slice(0, perPage) : sheet.slips;
      const slips = wantedOf(all, look);
      return cells(slips, { perPage, raised: true }, sheet.order, (slip, box) =>
        laySlip(slip, box, form, { sheet, foot, hand }),
      );
    }
    case 'guides': {
      const [form, scale] = largest(scales, (size) => guideForm(sheet, paper, hand, size), tightGuide);
      return cells(sheet.guides, { perPage: form.perPage, scale }, sheet.order, (guide, box) =>
        layGuide(guide, box, { sheet, foot, hand }, form),
      );
    }
    case 'badges':
      // Each goes into a holder: a pile to be cut and stacked [hall-and-print 1.5] would leave 7 and 7 of 14, no page full.
      return cells(sheet.badges, { perPage: slipsOn(paper, BADGES) }, 'natural', (badge, box) =>
        layBadge(badge, box, sheet, hand),
      );
    case 'placeCards':
      return cutPages(sheet.placeCards, placeCardsOn(paper), 'natural').map((cards) =>
        layPlaceCards(cards, paper, hand),
      );
    case 'handouts': {
      const handouts = wantedOf(sheet.handouts, look);
      const boards = boardsForm(sheet, paper, hand);
      if (boards !== null) {
        const wanted = sheet.document === 'blankSlips' ? handouts.slice(0, boards.perPage) : handouts;
        return cells(wanted, { perPage: boards.perPage }, sheet.order, (handout, box) =>
          layBoards(handout, box, boards, { sheet, foot, hand }),
        );
      }
      const [form, scale] = largest(scales, (size) => handoutForm(sheet, paper, hand, size), tightHandout);
      const { perPage, sizes } = form;
      const words = { sheet, foot, hand, sizes };
      return cells(handouts, { perPage, scale }, sheet.order, (handout, box) => layHandout(handout, box, words));
    }
    case 'cards':
      return cutPages(sheet.tables, cardsPerPage(sheet.cards, paper), 'natural').map((tables) =>
        layCards(tables, sheet, paper, hand),
      );
  }
};

/** Cards lie across A5: three digits need the length of the sheet. */
const formOf = (sheet: CutSheet, { paper }: PaperLook): Pick<PaperPage, 'form' | 'width' | 'height'> => {
  const { width, height } = papers[paper];
  if (sheet.kind !== 'cards' || paper !== 'A5') return { form: paper, width, height };
  return { form: 'A5 landscape', width: height, height: width };
};

/** Slips for a receipt printer: no page of them holds two. */
const rolled = (sheet: SlipSheet | HandoutSheet, roll: Roll, look: PaperLook, hand: Hand): readonly PaperPage[] => {
  const foot = footOf(sheet, look);
  const { rows } = contentOf(look.paper);
  const pieces =
    sheet.kind === 'slips'
      ? slipsOnRoll({ ...sheet, slips: wantedOf(sheet.slips, look) }, roll, foot, hand)
      : handoutsOnRoll({ ...sheet, handouts: wantedOf(sheet.handouts, look) }, roll, foot, hand);
  return pieces.map((page, i) => ({
    ...page,
    no: i + 1,
    of: pieces.length,
    rows,
    laid: nothing,
    header: [],
    footer: [],
  }));
};

/** A page of labels is full, and nobody cuts it. */
const labelled = (sheet: SlipSheet | HandoutSheet, on: Labels, look: PaperLook, hand: Hand): readonly PaperPage[] => {
  const foot = footOf(sheet, look);
  const boxes = labelBoxes(on);
  const labels =
    sheet.kind === 'slips'
      ? wantedOf(sheet.slips, look).map((slip) => slipLabel(slip, sheet, hand))
      : wantedOf(sheet.handouts, look).map((handout) => handoutLabel(handout, sheet, hand));
  const pages = cutPages(labels, boxes.length, 'natural');
  const { sheet: paper } = LABELS[on];
  return pages.map((page, i) => {
    const drawn = page.flatMap((label, at) => {
      const box = boxes[at];
      return label === null || box === undefined ? [] : [layLabel(label, box, foot, hand)];
    });
    const cut = { texts: drawn.flatMap(({ texts }) => texts), outlines: [], lines: [] };
    const { rows } = contentOf(paper);
    const [header, footer] = [[], []];
    return { form: paper, ...papers[paper], no: i + 1, of: pages.length, rows, laid: nothing, header, footer, cut };
  });
};

/** Null for what stays on a sheet: a blank slip is no label, because nobody can write on one. */
const handedOut = (sheet: CutSheet, look: PaperLook, hand: Hand): readonly PaperPage[] | null => {
  if (sheet.kind !== 'slips' && sheet.kind !== 'handouts') return null;
  const { on = 'sheet', document } = sheet;
  if (isRoll(on)) return rolled(sheet, on, look, hand);
  return isLabels(on) && document !== 'blankSlips' ? labelled(sheet, on, look, hand) : null;
};

const cutSheetPages = (sheet: CutSheet, look: PaperLook, hand: Hand): readonly PaperPage[] => {
  const made = handedOut(sheet, look, hand);
  if (made !== null) return made;
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

/** Only these lists mark the rows of a revision, so a part of them may have none. */
const marksChanges = ({ document }: ListSheet): boolean =>
  document === 'seatingByTable' || document === 'seatingByName';

const hasChange = ({ laid }: PaperPage): boolean =>
  laid.columns.some(({ rows }) => rows.some(({ row }) => row.changed));

/** An empty listing (no table, nobody ranked) has no pages. `measure` answers in millimetres. */
export const paperPages = (sheet: Sheet, usual: PaperLook, hand: Hand): readonly PaperPage[] => {
  const look = { ...usual, preset: usual.presets?.[sheet.document] ?? usual.preset };
  if (sheet.kind === 'bracket') return bracketSheetPages(sheet, look, hand);
  if (sheet.kind !== 'list') return cutSheetPages(sheet, look, hand);
  const pages = listPages(sheet, look, hand);
  if (look.changedOnly !== true || !sheet.revised || sheet.reseated === true) return pages;
  const changed = pages.filter(hasChange);
  // A list that marks no rows cannot say which of its pages are still right, so all of them are printed.
  return changed.length > 0 || marksChanges(sheet) ? changed : pages;
};
