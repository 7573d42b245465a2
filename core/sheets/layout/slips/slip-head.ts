/** What every slip of a table begins with [L-7.1]: the table large at the left; event and round at the right end, two lines. */

import type { Handout, HandoutSheet } from '../../sheet.ts';
import { type DrawnText, lineOf, writeWithin } from '../drawn.ts';
import { type Hand, inBoth, type Voice } from '../laid.ts';
import { cellText } from '../lists/placed.ts';
import type { Box } from '../paper.ts';

const TITLE = 22;
const LEAST_TITLE = 12;
const HEAD = 9.5;
const LEAST = 9;

export const TITLE_HEIGHT = lineOf(TITLE);
export const HEAD_HEIGHT = 2 * lineOf(HEAD);

export type SlipHead = { readonly title: string; readonly event: string; readonly round: string };

/** The round behind the word that says it is seated anew. */
export const roundSaid = (changed: boolean, said: readonly string[], { say }: Voice): string =>
  [changed ? say({ code: 'sheets.revised' }) : '', ...said].filter((text) => text !== '').join(' · ');

export const handoutHead = ({ title, aside, changed }: Handout, sheet: HandoutSheet, { voice }: Hand): SlipHead => {
  const round = aside === null ? [] : [inBoth(voice, ({ say }) => say(aside))];
  return { title: cellText(title, voice), event: sheet.event, round: roundSaid(changed, round, voice) };
};

/** `table`: how wide it may be; event and round begin at `right`. `lines`: of the round, which may be said in two languages. */
export const headTexts = (
  { title, event, round }: SlipHead,
  box: Box,
  { table, right, lines }: { readonly table: number; readonly right: number; readonly lines: number },
  hand: Hand,
): readonly [DrawnText, DrawnText, DrawnText] => {
  const line = lineOf(HEAD);
  const place = { x: box.x, y: box.y, width: table - 2, size: TITLE, least: LEAST_TITLE, bold: true };
  const end = { x: box.x + right, width: box.width - right, align: 'end', size: HEAD, least: LEAST } as const;
  return [
    writeWithin(title, place, TITLE_HEIGHT, hand),
    writeWithin(event, { ...end, y: box.y, bold: true }, line, hand),
    writeWithin(round, { ...end, y: box.y + line }, lines * line, hand),
  ];
};
