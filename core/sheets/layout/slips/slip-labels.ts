/** Names of boxes: all of one slip are 9 pt [L-7.1]. Each language has a line of its own, and what is too long breaks. */

import type { Phrase } from '../../../tournament/words.ts';
import { type DrawnText, write } from '../drawn.ts';
import type { Align, Hand } from '../laid.ts';
import { type Box, POINT } from '../paper.ts';

const LABEL = 9;

const said = (phrase: Phrase, { voice }: Hand): readonly string[] => {
  const [one, other] = [voice.say(phrase), voice.also?.say(phrase) ?? ''];
  return other === '' || other === one ? [one] : [one, other];
};

const stacked = (texts: readonly DrawnText[]): readonly DrawnText[] =>
  texts.map((text, i) => ({ ...text, y: texts.slice(0, i).reduce((sum, { height }) => sum + height, 0) }));

const heightOf = (texts: readonly DrawnText[]): number => texts.reduce((sum, { height }) => sum + height, 0);

const inWidth = (phrase: Phrase, width: number, align: Align, hand: Hand): readonly DrawnText[] =>
  stacked(said(phrase, hand).map((text) => write(text, { x: 0, y: 0, width, size: LABEL, align }, hand)));

export const labelHeight = (phrase: Phrase, width: number, hand: Hand): number =>
  heightOf(inWidth(phrase, width, 'start', hand));

/** In one line a language. */
export const labelWidth = (phrase: Phrase, hand: Hand): number =>
  Math.max(
    ...said(phrase, hand).map((text) => hand.measure(text, { size: LABEL * POINT, bold: false, lang: null }) * 1.02),
  );

type At = { readonly x: number; readonly width: number; readonly align?: Align };

/** Ends at `bottom`. */
export const labelOver = (phrase: Phrase, { x, width, align = 'start' }: At, bottom: number, hand: Hand) => {
  const texts = inWidth(phrase, width, align, hand);
  const top = bottom - heightOf(texts);
  return texts.map((text) => ({ ...text, x, y: top + text.y }));
};

/** Ends at the right, in the middle. */
export const labelBeside = (phrase: Phrase, { x, y, width, height }: Box, hand: Hand) => {
  const texts = inWidth(phrase, width, 'end', hand);
  const top = y + (height - heightOf(texts)) / 2;
  return texts.map((text) => ({ ...text, x, y: top + text.y }));
};
