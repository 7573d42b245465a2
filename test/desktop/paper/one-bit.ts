/** Matching what is drawn in black and white with what is drawn in greys, text by text and digit by digit. */

import type { PdfText, Picture } from './pdf.ts';

/** Dots of a rectangle, in rows. */
type Patch = { readonly width: number; readonly height: number; readonly dots: Float64Array };

const patchOf = ({ width, height, dark }: Picture, x: number, y: number, w: number, h: number): Patch => {
  const dots = new Float64Array(w * h);
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const [px, py] = [x + column, y + row];
      if (px >= 0 && px < width && py >= 0 && py < height) dots[row * w + column] = dark[py * width + px] ?? 0;
    }
  }
  return { width: w, height: h, dots };
};

/** How alike two patches of one size are: 1 for the same up to brightness, 0 for nothing in common. */
export const likeness = (a: Patch, b: Patch): number => {
  const n = Math.min(a.dots.length, b.dots.length);
  let [sumA, sumB] = [0, 0];
  for (let i = 0; i < n; i++) {
    sumA += a.dots[i] ?? 0;
    sumB += b.dots[i] ?? 0;
  }
  let [both, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [da, db] = [(a.dots[i] ?? 0) - sumA / n, (b.dots[i] ?? 0) - sumB / n];
    both += da * db;
    ofA += da * da;
    ofB += db * db;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
};

/** The dots of a text: from above its capitals to below its descenders. */
export const textPatch = (picture: Picture, { x, y, width, size }: PdfText, dots: number): Patch => {
  const [mm, point] = [dots / 25.4, dots / 72];
  const top = Math.round(y * mm - size * point * 0.95);
  return patchOf(
    picture,
    Math.round(x * mm),
    top,
    Math.max(1, Math.round(width * mm)),
    Math.round(size * point * 1.25),
  );
};

/** The digits of a number, each in a patch of its own: all digits are of one width. */
export const digitPatches = (picture: Picture, text: PdfText, dots: number): readonly Patch[] => {
  const [mm, point] = [dots / 25.4, dots / 72];
  const each = (text.width * mm) / text.text.length;
  const top = Math.round(text.y * mm - text.size * point * 0.8);
  return [...text.text].map((_, i) =>
    patchOf(
      picture,
      Math.round(text.x * mm + i * each),
      top,
      Math.round(text.size * point * 0.58),
      Math.round(text.size * point * 0.9),
    ),
  );
};
