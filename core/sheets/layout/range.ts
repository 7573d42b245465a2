import type { Measure, Room } from './fit.ts';

/** Letters of a name, the most first [L-2.3]. */
const MOST_KEPT = 16;
const LEAST_KEPT = 4;

/** No number of a tag is cut: "GhostKnight29" is somebody else than "GhostKnight293". */
export const beginningOf = (head: string, most: number): string => {
  const letters = [...head];
  if (letters.length <= most) return head;
  const kept = letters.slice(0, most).join('');
  const isDigit = (letter: string | undefined): boolean => letter !== undefined && /\d/u.test(letter);
  const end = isDigit(letters[most]) ? letters.slice(0, most).findLastIndex((letter) => !isDigit(letter)) + 1 : most;
  const whole = letters.slice(0, end).join('');
  return `${(whole === '' ? kept : whole).trimEnd()}…`;
};

/** "IVANOV – KIM" in one line of bold type: whole words where they fit, else as much of their beginnings as does. */
export const rangeText = (
  ends: readonly [from: string, to: string],
  { width, size }: Pick<Room, 'width' | 'size'>,
  measure: Measure,
): string => {
  const written = (letters: number): string => {
    const [first = '', last = ''] = ends.map((head) => beginningOf(head, letters));
    return first === last ? first : `${first} – ${last}`;
  };
  const tried = [ends.reduce((most, head) => Math.max(most, [...head].length), 0)];
  for (let letters = MOST_KEPT; letters > LEAST_KEPT; letters--) tried.push(letters);
  const fitting = tried.map(written).find((text) => measure(text, { size, bold: true, lang: null }) <= width);
  return fitting ?? written(LEAST_KEPT);
};
