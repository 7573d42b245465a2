import type { Unit } from '../tournament/family.ts';

/** The minus sign; the hyphen that Intl writes is too short beside digits. */
const MINUS = '−';

/** An integer of a unit as people read it in a language: 45300 of a thousand with one decimal is 45.3, in Russian 45,3. */
export const numberText = (value: number, { scale, decimals, signed }: Unit, language: string): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
    useGrouping: 'min2',
  })
    .format(value / scale)
    .replace('-', MINUS);
