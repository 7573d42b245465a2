/** What is wrong with a list, with its place: line, column, the text, and in the code and its numbers what was expected. */

import { type Refusal, refuse } from '../tournament/refusal.ts';

/** A refusal with its place in the list. Lines and columns count from 1; null where the whole list or line is meant. */
export type Problem = Refusal & {
  readonly line: number | null;
  readonly column: number | null;
  /** The column's heading, empty where there is none. */
  readonly heading: string;
  /** The text as it stands in the list, cut to what fits on a line. */
  readonly text: string;
};

export type Place = Pick<Problem, 'line' | 'column' | 'heading' | 'text'>;

/** Longest piece of a wrong text that is shown. */
const SHOWN = 80;

const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text;
};

export const wholeList: Place = { line: null, column: null, heading: '', text: '' };

/** A refusal at a place where nothing can be done but to correct the list and to choose it again. */
export const placed = (refusal: Refusal, place: Place): Problem => ({
  ...refusal,
  ...place,
  ways: [],
  text: shortened(place.text),
});

/** A refusal at a place; a problem of a line can be settled by leaving the line out. */
export const located = (refusal: Refusal, place: Place): Problem => ({
  ...refusal,
  ...place,
  ways: place.line === null ? refusal.ways : [...refusal.ways, { do: 'leaveOut', params: { line: place.line } }],
  text: shortened(place.text),
});

export const problem = (
  code: string,
  place: Place,
  params: Refusal['params'] = {},
  ways: Refusal['ways'] = [],
): Problem => located(refuse(`people.${code}`, params, ways), place);
