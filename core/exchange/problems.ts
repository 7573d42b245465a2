import { type Refusal, refuse } from '../tournament/refusal.ts';

/** Lines and columns count from 1; null where the whole list or line is meant. */
export type Problem = Refusal & {
  readonly line: number | null;
  readonly column: number | null;
  readonly heading: string;
  readonly text: string;
};

export type Place = Pick<Problem, 'line' | 'column' | 'heading' | 'text'>;

const SHOWN = 80;

const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text;
};

export const wholeList: Place = { line: null, column: null, heading: '', text: '' };

/** For a place where nothing can be done but to correct the list and to choose it again. */
export const placed = (refusal: Refusal, place: Place): Problem => ({
  ...refusal,
  ...place,
  ways: [],
  text: shortened(place.text),
});

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
