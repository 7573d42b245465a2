/**
 * What stands above the rows of a page.
 *
 * | rule | function |
 * | --- | --- |
 * | [L-2.2] line 1: event left, document and legend right; line 2 in 18 pt: round left, range right | `headerOf` |
 * | [L-2.3] range of every page, also of a single one: family names in capitals, tags as they are, tables by number | `rangeOf` |
 * | [L-2.5] REVISED in a box after the round, with what it replaces and what was taken back; the legend of its marks | `boxOf`, `legendOf` |
 * | PROVISIONAL in the same box while results are missing [hall-and-print 3.4] | `boxOf` |
 */

import { isSeating } from '../paper/dressed.ts';
import { type BracketSheet, type ListSheet, ownCode, roundWords, type SheetDocument, titleWords } from '../sheet.ts';
import { bandText, besideLogo } from './bands.ts';
import type { DrawnText } from './drawn.ts';
import { type Hand, inBoth, type Voice } from './laid.ts';
import { legendTexts, legendWidth, type LegendPart as Part, seatLegend } from './legend.ts';
import type { LaidPage } from './lists/place.ts';
import { type Box, POINT, type } from './paper.ts';
import type { PaperLook } from './paper-look.ts';
import { beginningOf, rangeText } from './range.ts';

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

/** "12 table [E] wind", and how many rows of the page are marked. */
const legendOf = (sheet: HeadedSheet, laid: LaidPage, { voice }: Hand): readonly Part[] => {
  const [listing] = sheet.kind === 'list' ? sheet.parts : [];
  if (sheet.kind !== 'list' || listing === undefined || !isSeating(sheet.document) || sheet.parts.length > 1) return [];
  const changed = laid.columns.reduce((sum, { rows }) => sum + rows.filter(({ row }) => row.changed).length, 0);
  const places = inBoth(voice, ({ say }) => say({ code: 'sheets.newPlaces', params: { rows: changed } }));
  return [
    ...seatLegend(listing, voice),
    ...(sheet.revised && sheet.reseated !== true ? [{ gap: 1.6 }, { text: '►' }, { gap: 0.35 }, { text: places }] : []),
  ];
};

/** Whose name is one word has a tag, which stays as it is. */
const inCapitals = (head: string, laid: LaidPage): string => {
  const isTag = laid.columns.some(({ rows }) =>
    rows.some(
      ({ row }) => row.head === head && row.texts.some(({ name, fitted }) => name && fitted.lines.join(' ') === head),
    ),
  );
  const whole = isTag ? head : head.toLocaleUpperCase();
  return beginningOf(whole, KEPT);
};

/** A bracket has no range: when it was printed says whether it still holds [L-6.1]. */
const timeOf = ({ printed }: PaperLook): string => /\d{1,2}:\d{2}/u.exec(printed)?.[0] ?? '';

/** Lines in the order of the family names; dealt out to several desks by their ranges. */
const BY_NAME: ReadonlySet<SheetDocument> = new Set(['signIn', 'schedule']);

const rangeOf = (sheet: HeadedSheet, laid: LaidPage, width: number, { voice, measure }: Hand): string => {
  if (sheet.kind !== 'list' || sheet.parts.length > 1 || laid.from === '') return '';
  const form = sheet.parts[0]?.form;
  if (form === 'tables') {
    const { from, to } = laid;
    if (from === to) return voice.say({ code: 'sheets.slip.table', params: { table: from } }).toLocaleUpperCase();
    return `${voice.say({ code: 'words.tables' }).toLocaleUpperCase()} ${from} – ${to}`;
  }
  if (form !== 'names' && !BY_NAME.has(sheet.document)) return '';
  return rangeText([inCapitals(laid.from, laid), inCapitals(laid.to, laid)], { width, size: type.title }, measure);
};

/** What the page is of: a round where people find their seats, else what the document is called. */
const titleOf = (sheet: HeadedSheet, { voice }: Hand): { readonly title: string; readonly document: string } => {
  const { document, round } = sheet;
  const called = inBoth(voice, ({ say }) => say({ code: ownCode(document, 'documents') }));
  if (sheet.kind === 'bracket') return { title: inBoth(voice, ({ say }) => say(sheet.title)), document: called };
  const ofRound = roundWords(sheet);
  const about = sheet.kind === 'list' ? sheet.about : undefined;
  if (isSeating(document) && round > 0) {
    const title = inBoth(voice, ({ say }) => [ofRound, ...(about === undefined ? [] : [about])].map(say).join(' · '));
    return { title, document: called };
  }
  if (isSeating(document)) return { title: called, document: '' };
  const own = sheet.title;
  if (own !== undefined) return { title: inBoth(voice, ({ say }) => say(own)), document: '' };
  return { title: inBoth(voice, ({ say }) => titleWords(sheet).map(say).join(' · ')), document: '' };
};

/** At its right end where the round ends. */
const boxOf = (sheet: HeadedSheet, x: number, y: number, { voice, measure }: Hand): readonly DrawnText[] => {
  const { revised, replaces, takenBack, provisional } = sheet;
  if (!revised && takenBack === null && provisional !== true) return [];
  const revisedWord = voice.say({ code: 'sheets.revised' });
  const said = sheet.reseated === true ? `${revisedWord}: ${voice.say({ code: 'sheets.reseated' })}` : revisedWord;
  const word = revised || takenBack !== null ? said : voice.say({ code: 'sheets.provisional.mark' });
  const stamp = [
    ...(revised && replaces !== null ? [{ code: 'sheets.replaces', params: { stamp: replaces } }] : []),
    ...(takenBack === null ? [] : [{ code: 'sheets.noLongerHolds', params: { stamp: takenBack } }]),
  ]
    .map(voice.say)
    .join(' · ');
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
  const right = tried.find(({ parts, size }) => legendWidth(parts, size, hand) <= most) ?? {
    parts: [],
    size: type.least,
  };
  const room = header.width - legendWidth(right.parts, right.size, hand) - GAP;
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

const alone = ({ also: _, ...voice }: Voice): Voice => voice;

export const headerOf = (sheet: HeadedSheet, laid: LaidPage, look: PaperLook, hand: Hand): DrawnText[] => {
  const { measure } = hand;
  const header = besideLogo(look);
  const y = header.y + FIRST;
  const box = boxOf(sheet, 0, y, hand);
  const boxed = box[0]?.box === undefined ? 0 : box[0].box.width + GAP;
  const left = header.width - boxed - GAP;
  const widthOf = (text: string): number => measure(text, { size: type.title, bold: true, lang: null }) * 1.01;
  const both = titleOf(sheet, hand).title;
  // Beside the box there is seldom room for two languages. One language in large type is read from further away than
  // two in small type.
  const isTight = boxed > 0 && widthOf(both) > (1 - MOST.range) * left;
  const title = isTight ? titleOf(sheet, { ...hand, voice: alone(hand.voice) }).title : both;
  const natural = widthOf(title);
  const ranged = Math.max(MOST.range * header.width, left - natural);
  const range = sheet.kind === 'bracket' ? timeOf(look) : rangeOf(sheet, laid, ranged, hand);
  const wide = range === '' ? 0 : widthOf(range);
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
