/** Widths of the fonts that the pages are printed with: what fits by the average letter may not fit on paper. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Measure } from '../../../core/sheets/layout/fit.ts';

const FONTS = join(import.meta.dirname, '../../../node_modules/@fontsource/noto-sans/files');

/** The pieces of one weight, each under a name of its own: together they are the family. */
const familyOf = (weight: number): string =>
  readdirSync(FONTS)
    .filter((name) => name.endsWith(`-${weight}-normal.woff2`))
    .map((name) => {
      const family = `${weight} ${name}`;
      if (GlobalFonts.registerFromPath(join(FONTS, name), family) === null) throw new Error(`no font ${name}`);
      return `"${family}"`;
    })
    .join(', ');

const AT = 100;

export const realMeasure = (): Measure => {
  const families = { bold: familyOf(700), regular: familyOf(400) };
  const context = createCanvas(1, 1).getContext('2d');
  context.textRendering = 'geometricPrecision';
  const widths = new Map<string, number>();
  return (text, { size, bold }) => {
    const key = `${bold ? 'b' : 'r'} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    context.font = `${AT}px ${bold ? families.bold : families.regular}`;
    const width = context.measureText(text).width / AT;
    widths.set(key, width);
    return width * size;
  };
};
