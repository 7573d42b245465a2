/** Rows are placed in one unit: millimetres on paper, pixels in the hall. */

import type { ShownName } from '../../names.ts';
import { type Block, type Cell, type Listing, WHOLE } from '../../sheet.ts';
import { fitName, fitText, fitWhole, type Measure } from '../fit.ts';
import { type Align, type Hand, inBoth, type LaidRow, type LaidText, type Plain, type Voice } from '../laid.ts';
import type { Run } from '../paginate.ts';
import { seatLetter, TILE } from '../tile.ts';

export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly size: number;
  readonly least: number;
  readonly line: number;
  readonly padding: number;
  readonly columns: number | 'fitting';
  /** Widest single column: a list is easier to read across when it is not as wide as the page. */
  readonly widest: number;
  readonly letters: boolean;
  readonly narrowLetters?: boolean;
  /** Names are broken between their parts before anything else, and keep their size [L-3.3]. */
  readonly whole?: boolean;
  /** White between a name and its number. */
  readonly before?: number;
  /** White of a block, half above and half below its rows, and a hairline after it [L-3.5]. */
  readonly block?: number;
  /** In narrow columns number, tile and name of a block stand closer. */
  readonly close?: boolean;
  /** White before the heading of a block. */
  readonly headed?: number;
  /** From the end of a name to its number at most, in a list by name [L-1.4]. */
  readonly reach?: number;
  /** Two sides of a table beside each other, where there is room for them. */
  readonly sides?: boolean;
  /** The last columns of a wide table go when there is no room for them: in the hall, never on paper. */
  readonly spare: boolean;
  /** Pages have as many rows or blocks as one another, give or take one [L-10.2]. */
  readonly even?: boolean;
};

export type Setting = Hand & { readonly frame: Frame };

export type PlaceRuns = (listing: Listing, setting: Setting, width: number) => readonly Run<LaidRow>[];

export const lineHeight = ({ size, line }: Frame): number => size * line;

export const PART_GAP = 0.5;

/** In font sizes, for the triangle of changed rows; none where nothing changed. */
const MARK = 0.9;

export const markStrip = (listing: Listing, { size }: Frame): number =>
  listing.blocks.some(({ rows }) => rows.some(({ changed }) => changed)) ? MARK * size : 0;

/** A substitute is written with the player's name [M-08]. */
export const spoken = (name: ShownName, voice: Voice): ShownName => {
  const { insteadOf, text, lang } = name;
  if (insteadOf === undefined) return name;
  return {
    text: voice.say({ code: 'sheets.substitute', params: { name: text, player: insteadOf } }),
    short: null,
    lang,
  };
};

/** Keeps the direction of a name from the text around it. */
/** Letters of a name that is not parted at the end of a line; a longer one may need two. */
const WHOLE_NAME = 24;

const unparted = (name: string): string => (name.length > WHOLE_NAME ? name : name.replaceAll(' ', '\u00a0'));

const namesText = (names: readonly ShownName[], voice: Voice): string =>
  names.map((name) => `\u2068${unparted(spoken(name, voice).text)}\u2069`).join(', ');

export const tableText = ({ table }: Extract<Cell, { kind: 'spot' }>, voice: Voice): string =>
  typeof table === 'number' ? voice.number(table, WHOLE) : table;

export const cellText = (cell: Cell, voice: Voice): string => {
  switch (cell.kind) {
    case 'name':
      return spoken(cell.name, voice).text;
    case 'names':
      return namesText(cell.names, voice);
    case 'number':
      return voice.number(cell.value, cell.unit);
    case 'phrase':
    case 'note':
      return voice.say(cell.phrase);
    case 'sentences':
      return cell.phrases.map((phrase) => voice.say(phrase)).join(' ');
    case 'marks':
      return cell.phrases.map((phrase) => voice.say(phrase)).join(' · ');
    case 'seat':
      return seatLetter(cell.seat, voice);
    case 'spot':
      return [tableText(cell, voice), ...(cell.seat === null ? [] : [seatLetter(cell.seat, voice)])].join('\u00a0');
    case 'text':
      return cell.text;
    case 'time':
      return voice.time(cell.at);
    case 'moment':
      return voice.moment(cell.at);
    case 'box':
    case 'space':
    case 'empty':
      return '';
  }
};

/** What stands above or beside the rows of a block, in one line. */
export const headOf = ({ heading }: Block, voice: Voice): string => {
  if (heading.kind === 'letter') return heading.letter;
  return heading.kind === 'phrase' ? inBoth(voice, ({ say }) => say(heading.phrase)) : cellText(heading, voice);
};

/** Those of a column. */
export const cellsAt = ({ blocks }: Listing, at: number): readonly Cell[] =>
  blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[at] ?? []));

/** A line for each sentence; none where the heading has no words. */
export const headingTexts = (cell: Block['heading'], voice: Voice): readonly string[] => {
  const phrases = cell.kind === 'phrase' ? [cell.phrase] : cell.kind === 'sentences' ? cell.phrases : [];
  return phrases.map((phrase) => inBoth(voice, ({ say }) => say(phrase))).filter((text) => text !== '');
};

export const widest = (texts: Iterable<string>, size: number, bold: boolean, measure: Measure): number => {
  let most = 0;
  for (const text of new Set(texts)) most = Math.max(most, measure(text, { size, bold, lang: null }));
  return most;
};

export const written = (cell: Cell, voice: Voice): ShownName | string =>
  cell.kind === 'name' ? spoken(cell.name, voice) : cellText(cell, voice);

type Slot = {
  readonly x: number;
  readonly width: number;
  readonly align?: Align;
  readonly bold?: boolean;
  readonly size?: number;
  /** The smallest size that it may be set in, where that is not the frame's. */
  readonly least?: number;
  readonly heads?: true;
};

/** `middle`: half-way down a row of several lines, not at its first. */
type Draft = Plain & { readonly under?: Plain; readonly middle?: boolean };

const UNDER = 0.72;

export const inSlot = (what: ShownName | string, slot: Slot, { frame, voice, measure }: Setting): Draft => {
  const { x, width, align = 'start', bold = false, size = frame.size, heads } = slot;
  const room = { width, size, least: slot.least ?? Math.min(size, frame.least), bold };
  const ladder = frame.whole === true ? fitWhole : fitName;
  const box = { x, width, align, bold, ...(heads === undefined ? {} : { heads }) };
  if (typeof what === 'string') return { ...box, lang: null, name: false, fitted: fitText(what, room, measure) };
  const { lang: own, strong } = what;
  // Measured as if all of it were bold: what it becomes is never wider.
  const fitted = ladder(what, { ...room, bold: bold || strong !== undefined }, measure);
  const name: Plain = { ...box, lang: own, name: true, fitted, ...(strong === undefined ? {} : { strong }) };
  const below = [
    ...(what.under === undefined ? [] : [what.under.text]),
    ...(what.met === undefined ? [] : [voice.say({ code: 'sheets.against', params: { names: what.met } })]),
  ];
  if (below.length === 0) return name;
  const { text, lang } = { text: below.join(' · '), lang: what.under?.lang ?? null };
  const small = { width, size: Math.max(Math.min(size, frame.least), UNDER * size), least: room.least, bold };
  return { ...name, under: { ...box, lang, name: true, fitted: fitName({ text, short: null, lang }, small, measure) } };
};

const heightOf = ({ fitted }: Plain, { line }: Frame): number => fitted.lines.length * fitted.size * line;

/** As high as its tallest text; every text begins at the first line. */
export const rowOf = (
  drafts: readonly Draft[],
  row: Omit<LaidRow, 'height' | 'size' | 'texts' | 'boxes'>,
  frame: Frame,
  boxes: LaidRow['boxes'] = [],
): LaidRow => {
  const rows = Math.max(1, ...drafts.map(({ fitted }) => fitted.rows));
  const texts = drafts.map(({ under: _below, middle = false, ...draft }) => {
    const lines = middle ? rows : 1;
    if (draft.tile !== undefined) {
      const height = TILE.high * draft.fitted.size;
      return { ...draft, y: frame.padding + (lines * lineHeight(frame) - height) / 2, height };
    }
    const y = frame.padding + (middle ? ((rows - draft.fitted.rows) * lineHeight(frame)) / 2 : 0);
    return { ...draft, y, height: (middle ? draft.fitted.rows : rows) * lineHeight(frame) };
  });
  const below = drafts.flatMap(({ fitted, under }): LaidText[] => {
    if (under === undefined) return [];
    return [{ ...under, y: frame.padding + fitted.rows * lineHeight(frame), height: heightOf(under, frame) }];
  });
  const bottom = Math.max(frame.padding + rows * lineHeight(frame), ...below.map(({ y, height }) => y + height));
  return { ...row, size: frame.size, height: bottom + frame.padding, texts: [...texts, ...below], boxes };
};
