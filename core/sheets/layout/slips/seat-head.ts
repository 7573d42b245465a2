/** The head of a result slip of seats: its table, its event and its round, in two languages where headings are. */

import { TO_WRITE } from '../../../game/paper.ts';
import type { Phrase } from '../../../tournament/words.ts';
import { roundWords, type Slip } from '../../sheet.ts';
import type { DrawnText } from '../drawn.ts';
import { inBoth } from '../laid.ts';
import type { Room, SlipWords } from './seat-room.ts';
import { headTexts, roundSaid, type SlipHead } from './slip-head.ts';

/** On a slip as wide as the page the table takes a third, on a narrow one what it needs. */
const TABLE = { wide: 0.35, narrow: 0.52 } as const;
const WIDE = 120;

export const slipHead = (slip: Slip, { sheet, hand: { voice } }: SlipWords): SlipHead => {
  const { table } = slip;
  const title: Phrase = { code: 'sheets.slip.table', params: { table: table ?? TO_WRITE } };
  const round: Phrase = table === null ? { code: 'sheets.hall.round', params: { round: TO_WRITE } } : roundWords(sheet);
  // The large number is said once; its word in the second language stands with the round, and the number with its word.
  const [said, second] = [voice.say(title), voice.also?.say(title) ?? ''];
  const beside = second === '' || second === said ? [] : [second.replaceAll(' ', '\u00a0')];
  const rounds = [inBoth(voice, ({ say }) => say(round)), ...beside];
  return { title: said, event: sheet.event, round: roundSaid(slip.changed, rounds, voice) };
};

export const headOf = (slip: Slip, { box, headWidth }: Room, words: SlipWords): readonly DrawnText[] => {
  const table = headWidth * (headWidth > WIDE ? TABLE.wide : TABLE.narrow);
  return headTexts(slipHead(slip, words), { ...box, width: headWidth }, { table, right: table, lines: 2 }, words.hand);
};

export const headHeights = (
  slip: Slip,
  room: Room,
  words: SlipWords,
): { readonly title: number; readonly round: number } => {
  const [title, ...right] = headOf(slip, room, words);
  const bottom = (texts: readonly (DrawnText | undefined)[]) =>
    Math.max(0, ...texts.map((text) => (text === undefined ? 0 : text.y + text.height - room.box.y)));
  return { title: bottom([title]), round: bottom(right) };
};
