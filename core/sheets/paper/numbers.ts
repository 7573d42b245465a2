/** Numbers as a language writes them, with a minus sign that can be seen. */

import type { Unit } from '../../game/game.ts';

/** The minus sign; the hyphen that Intl writes is too short beside digits. */
const MINUS = '−';

/** Formats that were asked for: to make one costs a hundred times as much as to write a number, and a list has thousands. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: string, { decimals, signed }: Pick<Unit, 'decimals' | 'signed'>): Intl.NumberFormat => {
  const key = `${language} ${decimals} ${signed}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
    useGrouping: 'min2',
  });
  formats.set(key, format);
  return format;
};

/** An integer of a unit as people read it in a language: 45300 of a thousand with one decimal is 45.3, in Russian 45,3. */
export const numberText = (value: number, unit: Unit, language: string): string =>
  formatOf(language, unit)
    .format(value / unit.scale)
    .replace('-', MINUS);
