/**
 * How a typed score is read [M-34] [hall-and-print 3.2]. Its form alone tells how it is written, so the same text
 * always means the same points:
 *
 * | typed | meaning | example |
 * | --- | --- | --- |
 * | up to three digits | hundreds | `412` is 41,200, `-12` is -1,200, `0` is 0 |
 * | four or more digits | full points | `45300` is 45,300, `1205` is 1,205 |
 * | with a decimal mark, dot or comma, up to three decimals | thousands | `45.3` and `45,300` are 45,300, `-1.2` is -1,200 |
 *
 * A typed blank is Enter and never comes here [W-3.13]. Pasted text may have a blank before exactly three digits, as it
 * is printed. A table that mixes hundreds and full points is asked about: `900` beside `45300` may mean 900 points.
 */

const MOST = 1_000_000;

export type Notation = 'hundreds' | 'points' | 'thousands';

export type ReadPoints =
  | { readonly ok: true; readonly points: number; readonly notation: Notation }
  | { readonly ok: false; readonly wrong: 'empty' | 'notANumber' | 'tooLarge' };

const WHOLE = /^-?\d+$/;
const GROUPED = /^-?\d{1,3}(?:\s\d{3})+$/u;
const DECIMAL = /^-?(\d+[.,]\d{0,3}|[.,]\d{1,3})$/;

const whole = (text: string): { points: number; notation: Notation } => {
  const value = Number(text);
  return text.replace('-', '').length <= 3
    ? { points: 100 * value, notation: 'hundreds' }
    : { points: value, notation: 'points' };
};

const thousands = (text: string): { points: number; notation: Notation } => {
  const sign = text.startsWith('-') ? -1 : 1;
  const [before = '', after = ''] = text.replace('-', '').split(/[.,]/);
  // Digits, not floating point: 45.3 thousand is exactly 45,300 points.
  return { points: sign * (1000 * Number(before) + Number(after.padEnd(3, '0'))), notation: 'thousands' };
};

export const readPoints = (text: string): ReadPoints => {
  const line = text.trim().replace(/[−–]/gu, '-');
  const bare = GROUPED.test(line) ? line.replace(/\s/gu, '') : line;
  if (bare === '') return { ok: false, wrong: 'empty' };
  if (!WHOLE.test(bare) && !DECIMAL.test(bare)) return { ok: false, wrong: 'notANumber' };
  const { points, notation } = WHOLE.test(bare) ? whole(bare) : thousands(bare);
  // `-0` is the number -0, which is not equal to 0 where it matters (Object.is, JSON text).
  return Math.abs(points) > MOST ? { ok: false, wrong: 'tooLarge' } : { ok: true, points: points + 0, notation };
};

export const writePoints = (points: number): string => {
  if (points % 100 === 0 && Math.abs(points) < 100_000) return String(points / 100);
  if (Math.abs(points) >= 1000) return String(points);
  return (points < 0 ? '-' : '') + (Math.abs(points) / 1000).toFixed(3);
};
