/**
 * What stands above the rows of a page.
 *
 * | rule | function |
 * | --- | --- |
 * | [L-2.2] line 1: event left, document and legend right; line 2 in 18 pt: round left, range right | `headerOf` |
 * | [L-2.3] range of every page, also of a single one: family names in capitals, tags as they are, tables by number | `rangeOf` |
 * | [L-2.5] REVISED in a box after the round, the legend of its marks | `boxOf`, `legendOf` |
 * | PROVISIONAL in the same box while results are missing [hall-and-print 3.4] | `boxOf` |
 */

import type { Phrase } from '../../tournament/words.ts';
import { isSeating } from '../paper/dressed.ts';
import { type BracketSheet, type Cell, type ListSheet, ownCode } from '../sheet.ts';
import { bandText, besideLogo } from './bands.ts';
import type { DrawnText } from './drawn.ts';
import { type Hand, inBoth, type Voice } from './laid.ts';
import type { LaidPage } from './lists/place.ts';
import { type Box, POINT, type } from './paper.ts';
import type { PaperLook } from './paper-look.ts';
import { rangeText } from './range.ts';
import { type SeatCell, seatLetter, TILE, tilesOf, tileText } from './tile.ts';

type HeadedSheet = ListSheet | BracketSheet;

/** Room of line 1, in which a long event has two lines. */
const FIRST = 6.4;

const GAP = 5;

/** White inside the box. */
const BOXED = 2;

/** Shares of the header that the right side may take in both lines. */
const MOST = { legend: 0.66, range: 0.45 } as const;

/** Letters of a name in the range. */
const KEPT = 12;

/** More different seats than these are shown by one. */
const TILES_SHOWN = 4;

type Part = { readonly text: string; readonly bold?: true } | { readonly seat: SeatCell } | { readonly gap: number };

const cellsOf = ({ parts }: ListSheet): readonly Cell[] =>
  parts.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows.flatMap((row): readonly Cell[] => row.cells)));

const seatsIn = (cells: readonly Cell[], voice: Voice): readonly SeatCell[] => {
  const seats = new Map<string, SeatCell>();
  for (const cell of cells) if (cell.kind === 'seat') seats.set(seatLetter(cell.seat, voice), cell);
  const all = [...seats.values()];
  return all.length > TILES_SHOWN ? all.slice(0, 1) : all;
};

/** "12 table [E] wind", and how many rows of the page are marked. */
const legendOf = (sheet: HeadedSheet, laid: LaidPage, { voice }: Hand): readonly Part[] => {
  if (sheet.kind !== 'list' || !isSeating(sheet.document) || sheet.parts.length > 1) return [];
  const said = (code: string, params?: Phrase['params']) => ({
    text: inBoth(voice, ({ say }) => say(params === undefined ? { code } : { code, params })),
  });
  const word = (code: string) => ({ text: said(code).text.toLocaleLowerCase() });
  const [{ form, blocks } = { form: 'lines', blocks: [] }] = sheet.parts;
  const cells = cellsOf(sheet);
  const seats = seatsIn(cells, voice);
  const [first] = seats;
  const shown = form === 'names' && seats.length > 2 ? seats.slice(0, 1) : seats;
  const small = { gap: 0.35 };
  const tables =
    form === 'names' ? [{ text: '12', bold: true } as const, small, word('words.columns.table'), small] : [];
  const tiles = shown.flatMap((seat): Part[] => [{ seat }, small]);
  const what = first === undefined ? [] : [word(seatWord(first))];
  const scored =
    form === 'tables' && blocks.some(({ rows }) => rows.some((row) => row.cells.at(-1)?.kind === 'number'));
  const changed = laid.columns.reduce((sum, { rows }) => sum + rows.filter(({ row }) => row.changed).length, 0);
  return [
    ...tables,
    ...tiles,
    ...what,
    ...(scored ? [{ text: `${word('words.columns.name').text} · ${word('words.columns.points').text}` }] : []),
    ...(sheet.revised && sheet.reseated !== true
      ? [{ gap: 1.6 }, { text: '►' }, small, said('sheets.newPlaces', { rows: changed })]
      : []),
  ];
};

/** What a game calls its seats: wind, direction. */
const seatWord = ({ seat }: SeatCell): string =>
  typeof seat === 'number' ? 'words.columns.seat' : `${seat.code.split('.')[0]}.columns.seat`;

type At = { readonly right: number; readonly y: number; readonly size: number };

/** From the right end. */
const legendTexts = (parts: readonly Part[], { right, y, size }: At, hand: Hand): readonly DrawnText[] => {
  const { measure, voice } = hand;
  const tiles = tilesOf(
    parts.flatMap((part) => ('seat' in part ? [part.seat] : [])),
    TILE.inLine * size,
    hand,
  );
  let x = right;
  return parts
    .toReversed()
    .flatMap((part): DrawnText[] => {
      if ('gap' in part) {
        x -= part.gap * size;
        return [];
      }
      if ('seat' in part) {
        x -= tiles.width;
        const height = TILE.high * tiles.size;
        const tile = tileText(part.seat, x, tiles, voice);
        return [{ ...tile, y: y + (size * type.line - height) / 2, height, boxed: false, turned: false }];
      }
      const bold = part.bold === true;
      const width = measure(part.text, { size, bold, lang: null }) * 1.01;
      x -= width;
      return bandText(part.text, { x, y, width, size, bold, align: 'start' }, measure);
    })
    .toReversed();
};

const widthOf = (parts: readonly Part[], size: number, hand: Hand): number => {
  const texts = legendTexts(parts, { right: 0, y: 0, size }, hand);
  return -Math.min(0, ...texts.map(({ x }) => x));
};

/** Whose name is one word has a tag, which stays as it is. */
const inCapitals = (head: string, laid: LaidPage): string => {
  const isTag = laid.columns.some(({ rows }) =>
    rows.some(
      ({ row }) => row.head === head && row.texts.some(({ name, fitted }) => name && fitted.lines.join(' ') === head),
    ),
  );
  const whole = isTag ? head : head.toLocaleUpperCase();
  const letters = [...whole];
  return letters.length > KEPT ? `${letters.slice(0, KEPT).join('')}…` : whole;
};

/** A bracket has no range: when it was printed says whether it still holds [L-6.1]. */
const timeOf = ({ printed }: PaperLook): string => /\d{1,2}:\d{2}/u.exec(printed)?.[0] ?? '';

const rangeOf = (sheet: HeadedSheet, laid: LaidPage, width: number, { voice, measure }: Hand): string => {
  if (sheet.kind !== 'list' || sheet.parts.length > 1 || laid.from === '') return '';
  const form = sheet.parts[0]?.form;
  if (form === 'tables') {
    const { from, to } = laid;
    if (from === to) return voice.say({ code: 'sheets.slip.table', params: { table: from } }).toLocaleUpperCase();
    return `${voice.say({ code: 'words.tables' }).toLocaleUpperCase()} ${from} – ${to}`;
  }
  if (form !== 'names') return '';
  return rangeText([inCapitals(laid.from, laid), inCapitals(laid.to, laid)], { width, size: type.title }, measure);
};

/** What the page is of: a round where people find their seats, else what the document is called. */
const titleOf = (sheet: HeadedSheet, { voice }: Hand): { readonly title: string; readonly document: string } => {
  const { document, round, plannedRounds, roundTitle } = sheet;
  const called = inBoth(voice, ({ say }) => say({ code: ownCode(document, 'documents') }));
  if (sheet.kind === 'bracket') return { title: inBoth(voice, ({ say }) => say(sheet.title)), document: called };
  const ofRound = roundTitle ?? { code: 'sheets.slip.round', params: { round, of: plannedRounds } };
  const about = sheet.kind === 'list' ? sheet.about : undefined;
  if (isSeating(document) && round > 0) {
    const title = inBoth(voice, ({ say }) => [ofRound, ...(about === undefined ? [] : [about])].map(say).join(' · '));
    return { title, document: called };
  }
  if (isSeating(document)) return { title: called, document: '' };
  const code = ownCode(document, 'titles');
  const title = inBoth(voice, ({ say }) =>
    roundTitle === null
      ? say({ code, params: { round, of: plannedRounds } })
      : `${say(roundTitle)} · ${say({ code: ownCode(document, 'documents') })}`,
  );
  return { title, document: '' };
};

/** At its right end where the round ends. */
const boxOf = (sheet: HeadedSheet, x: number, y: number, { voice, measure }: Hand): readonly DrawnText[] => {
  const { revised, replaces, provisional } = sheet;
  if (!revised && provisional !== true) return [];
  const revisedWord = voice.say({ code: 'sheets.revised' });
  const said = sheet.reseated === true ? `${revisedWord}: ${voice.say({ code: 'sheets.reseated' })}` : revisedWord;
  const word = revised ? said : voice.say({ code: 'sheets.provisional.mark' });
  const stamp = revised && replaces !== null ? voice.say({ code: 'sheets.replaces', params: { stamp: replaces } }) : '';
  const wide = (text: string, size: number, bold: boolean): number =>
    text === '' ? 0 : measure(text, { size, bold, lang: null }) * 1.01;
  const [first, second] = [wide(word, type.revised, true), wide(stamp, type.header, false)];
  const between = second === 0 ? 0 : BOXED;
  const height = type.revised * type.line;
  const top = y + (type.title * type.line - height) / 2;
  const box: Box = { x, y: top, width: first + between + second + 2 * BOXED, height };
  return [
    ...bandText(word, { x: x + BOXED, y: top, width: first, size: type.revised, bold: true, box }, measure),
    ...bandText(
      stamp,
      {
        x: x + BOXED + first + between,
        y: top + 0.75 * (type.revised - type.header) * type.line,
        width: second,
        size: type.header,
        bold: false,
      },
      measure,
    ),
  ];
};

/** Event, where and when; document and legend, which give way where there is no room for them. */
const firstLine = (sheet: HeadedSheet, laid: LaidPage, header: Box, hand: Hand): readonly DrawnText[] => {
  const { measure, voice } = hand;
  const { document } = titleOf(sheet, hand);
  const legend = legendOf(sheet, laid, hand);
  const named: readonly Part[] =
    document === '' ? [] : [{ text: document }, ...(legend.length === 0 ? [] : [{ gap: 1.2 }])];
  const most = MOST.legend * header.width;
  const tried = [
    { parts: [...named, ...legend], size: type.header },
    { parts: [...named, ...legend], size: type.least },
    { parts: legend.length === 0 ? named : legend, size: type.least },
  ];
  const right = tried.find(({ parts, size }) => widthOf(parts, size, hand) <= most) ?? { parts: [], size: type.least };
  const room = header.width - widthOf(right.parts, right.size, hand) - GAP;
  const where = sheet.where === null ? '' : voice.say(sheet.where);
  const event = { x: header.x, y: header.y, size: type.header, bold: true, least: 7 * POINT, height: FIRST } as const;
  const natural = measure(sheet.event, { size: type.header, bold: true, lang: null }) * 1.01;
  const own = where === '' ? room : Math.min(natural, 0.6 * room);
  return [
    ...bandText(sheet.event, { ...event, width: own }, measure),
    ...bandText(
      where,
      {
        x: header.x + own + GAP / 2,
        y: header.y + 0.75 * (type.header - type.footer) * type.line,
        width: room - own - GAP / 2,
        size: type.footer,
        least: 7 * POINT,
        bold: false,
        height: FIRST - 1,
      },
      measure,
    ),
    ...legendTexts(right.parts, { right: header.x + header.width, y: header.y, size: right.size }, hand),
  ];
};

export const headerOf = (sheet: HeadedSheet, laid: LaidPage, look: PaperLook, hand: Hand): DrawnText[] => {
  const { measure } = hand;
  const header = besideLogo(look);
  const y = header.y + FIRST;
  const { title } = titleOf(sheet, hand);
  const box = boxOf(sheet, 0, y, hand);
  const boxed = box[0]?.box === undefined ? 0 : box[0].box.width + GAP;
  const natural = measure(title, { size: type.title, bold: true, lang: null }) * 1.01;
  const left = header.width - boxed - GAP;
  const ranged = Math.max(MOST.range * header.width, left - natural);
  const range = sheet.kind === 'bracket' ? timeOf(look) : rangeOf(sheet, laid, ranged, hand);
  const wide = range === '' ? 0 : measure(range, { size: type.title, bold: true, lang: null }) * 1.01;
  const width = Math.min(natural, Math.max(0.25 * header.width, left - wide));
  const moved = (text: DrawnText): DrawnText => {
    const by = header.x + width + GAP;
    return { ...text, x: text.x + by, ...(text.box === undefined ? {} : { box: { ...text.box, x: text.box.x + by } }) };
  };
  const height = type.title * type.line;
  const line = { y, size: type.title, bold: true, height } as const;
  const rangeWidth = Math.min(wide, header.width - width - boxed - GAP);
  return [
    ...firstLine(sheet, laid, header, hand),
    ...bandText(title, { ...line, x: header.x, width, least: type.least }, measure),
    ...box.map(moved),
    ...bandText(
      range,
      { ...line, x: header.x + header.width - rangeWidth, width: rangeWidth, align: 'end', least: type.least },
      measure,
    ),
  ];
};
