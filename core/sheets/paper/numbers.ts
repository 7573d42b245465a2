import type { Unit } from '../../game/paper.ts';

/** The hyphen that Intl writes is too short beside digits. */
const MINUS = '−';

/** Making a format costs a hundred times as much as writing a number, and a list has thousands. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: string, { decimals, signed, grouped }: Omit<Unit, 'scale'>): Intl.NumberFormat => {
  const key = `${language} ${decimals} ${signed} ${grouped}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'auto',
    useGrouping: grouped === true ? 'always' : 'min2',
  });
  formats.set(key, format);
  return format;
};

/** 45300 of a thousand with one decimal is 45.3, in Russian 45,3. Nothing is less than none, which not every browser knows by itself. */
export const numberText = (value: number, unit: Unit, language: string): string => {
  const text = formatOf(language, unit).format(value / unit.scale);
  return text.replace('-', /[1-9]/.test(text) ? MINUS : '');
};
