import type { Measure, Room } from './fit.ts';

const KEPT = [120, 16, 12, 8, 6];
const LEAST_KEPT = 4;

/** "IVANOV – KIM" in one line of bold type: whole words where they fit, else their beginnings. */
export const rangeText = (
  ends: readonly [from: string, to: string],
  { width, size }: Pick<Room, 'width' | 'size'>,
  measure: Measure,
): string => {
  const written = (letters: number): string => {
    const [first = '', last = ''] = ends.map((head) => {
      const whole = [...head];
      return whole.length > letters ? `${whole.slice(0, letters).join('').trimEnd()}…` : head;
    });
    return first === last ? first : `${first} – ${last}`;
  };
  const fitting = KEPT.map(written).find((text) => measure(text, { size, bold: true, lang: null }) <= width);
  return fitting ?? written(LEAST_KEPT);
};
