/**
 * A card or slip of a game, in its cell: title, parts (handout-parts.ts) from top to bottom, the stamp at the foot.
 *
 * | rule [hall-and-print 1.1, 1.3, 1.6] | where |
 * | --- | --- |
 * | the name is the largest text, where to go the largest after it | `USUAL`, `SIZES` |
 * | the stamp 7 pt | `layHandout` |
 * | as many to a page as wished, in smaller type or fewer where that is too tight [hall-and-print 0.5] | `handoutForm` |
 * | a code for scanners at the right end of the head of a result slip | `headOf`, `layHandout` |
 */

import type { Handout, HandoutPart, HandoutSheet } from '../sheet.ts';
import { cellsOf } from './cut-paper.ts';
import { CODE, type Drawn, lineOf, shrunk, writeWhole, writeWithin } from './drawn.ts';
import {
  AFTER,
  type CardSizes,
  DATA,
  GAP,
  type Joined,
  laidPart,
  type Made,
  type Words,
  widthOf,
} from './handout-parts.ts';
import { type Hand, inBoth } from './laid.ts';
import { written } from './lists/placed.ts';
import type { Box, Paper } from './paper.ts';

/** The table that somebody is sent to is 40 pt on every slip [L-7.6]. */
const HUGE = 40;

const USUAL: CardSizes = { title: 20, large: 18, huge: HUGE, fact: 11, joined: false };

/** On a roll nothing has to fit: what is too wide for one line of facts has a second. */
export const NARROW: CardSizes = { ...USUAL, apart: true };

/** Still read at arm's length; taken before fewer cards are put on a page. */
const SIZES: readonly CardSizes[] = [
  USUAL,
  { title: 18, large: 16, huge: HUGE, fact: 10, joined: true },
  { title: 16, large: 14, huge: HUGE, fact: 10, joined: true },
  { title: 14, large: 14, huge: HUGE, fact: 9, joined: true },
];

const LEAST_TITLE = 12;
const ASIDE = 11;
const MOST_EVENT = 0.3;
/** Smaller letters stand on the line of larger ones. */
const LOWER = 0.2;

const FEWER = [10, 8, 6, 4, 3, 2, 1];

const headOf = ({ title, aside, changed, code }: Handout, cell: Box, { sheet, hand, sizes }: Words): Made => {
  const box = code === null ? cell : { ...cell, width: cell.width - CODE.side - CODE.quiet };
  const { voice } = hand;
  // The large text is said once; a table's word in the second language stands beside it.
  const second = title.kind === 'phrase' && voice.also !== undefined ? voice.also.say(title.phrase) : '';
  const both = aside === null ? '' : inBoth(voice, ({ say }) => say(aside));
  const said = [both, second].filter((part) => part !== '').join(' · ');
  const revised = changed ? voice.say({ code: 'sheets.revised' }) : '';
  const beside = [revised, said].filter((part) => part !== '').join(' · ');
  const asideSize = voice.also === undefined ? ASIDE : DATA;
  const besideWidth = beside === '' ? 0 : Math.min(box.width / 2, widthOf(beside, asideSize, true, hand) + GAP);
  // Where there is little height the event stands before what is beside the name, not in a line of its own.
  const tight = sizes.joined && beside !== '';
  const eventWidth = tight ? Math.min(box.width * MOST_EVENT, widthOf(sheet.event, DATA, false, hand) + GAP) : 0;
  const right = besideWidth + eventWidth;
  const place = { x: box.x, y: box.y, width: box.width - right, size: sizes.title, least: LEAST_TITLE, bold: true };
  const name = writeWhole(written(title, voice), place, 2 * lineOf(LEAST_TITLE), hand);
  const edge = box.x + box.width;
  const end = { x: edge - besideWidth + GAP, y: box.y, width: besideWidth - GAP, align: 'end' } as const;
  const most = tight ? lineOf(asideSize) : name.height;
  const asideText =
    beside === '' ? [] : [writeWithin(beside, { ...end, size: asideSize, least: DATA, bold: true }, most, hand)];
  const before = { x: edge - right + GAP, width: eventWidth - GAP, align: 'end' } as const;
  const under = tight
    ? { ...before, y: box.y + Math.max(0, lineOf(asideSize) - lineOf(DATA) - LOWER), size: DATA, least: DATA }
    : { x: box.x, y: box.y + name.height, width: box.width, size: DATA, least: DATA };
  const event = writeWithin(sheet.event, under, lineOf(DATA), hand);
  const height = Math.max(name.height, event.y + event.height - box.y) + AFTER;
  return {
    texts: [name, event, ...asideText],
    outlines: [],
    height: code === null ? height : Math.max(height, CODE.side + CODE.quiet),
  };
};

const joinedNotes = (parts: readonly HandoutPart[]): readonly Joined[] => {
  const joined: Joined[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind !== 'note') joined.push(part);
    else if (last?.kind === 'notes')
      joined[joined.length - 1] = { kind: 'notes', phrases: [...last.phrases, part.phrase] };
    else joined.push({ kind: 'notes', phrases: [part.phrase] });
  }
  return joined;
};

const filled = (handout: Handout, box: Box, words: Words): Made => {
  const head = headOf(handout, box, words);
  const texts = [...head.texts];
  const outlines: Box[] = [];
  let y = box.y + head.height;
  for (const part of words.sizes.joined ? joinedNotes(handout.parts) : handout.parts) {
    const next = laidPart(part, { ...box, y }, words, words.hand.voice);
    texts.push(...next.texts);
    outlines.push(...next.outlines);
    y += next.height;
  }
  return { texts, outlines, height: y - box.y + lineOf(7) };
};

export const handoutHeight = (handout: Handout, width: number, words: Words): number =>
  filled(handout, { x: 0, y: 0, width, height: 0 }, words).height;

export type HandoutForm = { readonly perPage: number; readonly sizes: CardSizes };

export const tightHandout: HandoutForm = { perPage: 1, sizes: USUAL };

/** Smaller type before fewer to a page. Null where a card has more on it than a page holds. */
export const handoutForm = (sheet: HandoutSheet, paper: Paper, hand: Hand, scale: number): HandoutForm | null => {
  const fits = ({ perPage, sizes }: HandoutForm) => {
    const [cell] = cellsOf(paper, perPage);
    if (cell === undefined) return false;
    const box = shrunk(cell, scale);
    return sheet.handouts.every((card) => filled(card, box, { sheet, hand, foot: '', sizes }).height <= box.height);
  };
  const forms = FEWER.filter((perPage) => perPage <= sheet.perPage).flatMap((perPage) =>
    SIZES.map((sizes): HandoutForm => ({ perPage, sizes })),
  );
  return forms.find(fits) ?? null;
};

export const layHandout = (handout: Handout, box: Box, words: Words): Drawn => {
  const { texts, outlines } = filled(handout, box, words);
  const place = { x: box.x, y: box.y, width: box.width, size: 7, least: 7 };
  const foot = writeWithin(words.foot, place, lineOf(7), words.hand);
  const { code } = handout;
  return {
    texts: [...texts, { ...foot, y: box.y + box.height - foot.height }],
    outlines,
    lines: [],
    codes: code === null ? [] : [{ x: box.x + box.width - CODE.side, y: box.y, side: CODE.side, text: code }],
  };
};
