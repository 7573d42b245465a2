/**
 * A figure as people write it. The comma of a half is a comma in one language and a point in the next, and a comma before three
 * digits parts thousands in a third: none of them may make fifteen of one and a half.
 *
 * | rule | function |
 * | --- | --- |
 * | thousands as the language parts them, three digits each | `typedFigure` |
 * | any other single point or comma is that of a fraction | `typedFigure` |
 * | the key beside: in a field for fractions the other sign becomes the one of the language | `fractionSign` |
 */

type Signs = { readonly group: string; readonly decimal: string };

const known = new Map<string, Signs>();

const signsOf = (locale: string): Signs => {
  const found = known.get(locale);
  if (found !== undefined) return found;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const signs = { group: of('group'), decimal: of('decimal') };
  known.set(locale, signs);
  return signs;
};

/** What a typed point or comma becomes where fractions are typed; null: it stays. */
export const fractionSign = (typed: string | null, locale: string): string | null => {
  const { decimal } = signsOf(locale);
  return (typed === '.' || typed === ',') && typed !== decimal ? decimal : null;
};

/** "1,234,567" in a language that parts thousands so; a leading 0 is that of a fraction. */
const isGrouped = (whole: string, group: string): boolean => {
  const [first = '', ...thousands] = whole.split(group);
  return (
    thousands.length > 0 &&
    /^-?[1-9]\d{0,2}$/.test(first) &&
    thousands.every((part) => part.length === 3 && /^\d+$/.test(part))
  );
};

/** The figure that a text means in a language; NaN where it means none, or more than one. */
export const typedFigure = (text: string, locale: string): number => {
  const { group, decimal } = signsOf(locale);
  const bare = text.replace(/\s/g, '').replace(/[−–]/g, '-');
  const [whole = ''] = bare.split(decimal);
  const plain = group.trim() !== '' && isGrouped(whole, group) ? bare.replaceAll(group, '') : bare;
  return /^-?\d*(?:[.,]\d*)?$/.test(plain) && /\d/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
};
