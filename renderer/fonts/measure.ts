import type { Measure } from '../../core/sheets/layout/fit.ts';
import { fontFamily } from './families.ts';

/** Texts are measured at this size and scaled: pages are drawn with geometric precision, where width follows size. */
const AT = 100;

/** Widths kept; a list of 2,000 names in both weights needs a few thousand. */
const MOST = 50_000;

/**
 * A measure over the fonts that are loaded. Make a new one after loading more: widths are remembered.
 * @throws Error where the browser has no canvas
 */
export const canvasMeasure = (): Measure => {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('no canvas to measure with');
  context.textRendering = 'geometricPrecision';
  const widths = new Map<string, number>();
  let font = '';
  return (text, { size, bold, lang }) => {
    const key = `${bold ? 'b' : 'r'}${lang ?? ''} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    const wanted = `${bold ? 700 : 400} ${AT}px ${fontFamily(lang)}`;
    if (font !== wanted) {
      context.font = wanted;
      font = wanted;
    }
    const width = context.measureText(text).width / AT;
    if (widths.size >= MOST) widths.clear();
    widths.set(key, width);
    return width * size;
  };
};
