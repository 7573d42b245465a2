/** Names on seats, shortened in the middle until they fit. */

import { shortenedInMiddle } from '../../../round/names/shorten.ts';

const SIZE = 11;
const context = document.createElement('canvas').getContext('2d');
const fitted = new Map<string, string>();

/** Names kept ready; a floor of 12 tables has about a hundred, each in two or three sizes. */
const MOST_KEPT = 5000;

/** Pixels of a text as it is written on a seat. */
export const widthOf = (text: string, letter: number): number => {
  if (context === null) return text.length * 6.4 * letter;
  context.font = `580 ${SIZE * letter}px "Inter Variable", "Noto Sans", sans-serif`;
  return context.measureText(text).width;
};

/**
 * A name that fits.
 *
 * @param room pixels there are
 * @param letter how much larger than usual it is written
 */
export const fittingName = (name: string, room: number, letter: number): string => {
  const key = `${Math.round(room)} ${letter.toFixed(2)} ${name}`;
  const known = fitted.get(key);
  if (known !== undefined) return known;
  const shown = shortenedInMiddle(name, (text) => widthOf(text, letter) <= room);
  if (fitted.size >= MOST_KEPT) fitted.clear();
  fitted.set(key, shown);
  return shown;
};

/** A name in two lines: its last word, with what tells it from an equal name in brackets, and what comes before it. */
export const inTwo = (name: string): readonly [string, string] => {
  const cut = name.replace(/ \([^()]*\)$/, '').lastIndexOf(' ');
  return cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
};
