/**
 * Loads exactly the pieces of the fonts that a set of texts needs, and waits for them: widths are measured and pages drawn
 * with the fonts that go into the PDF, never with a stand-in.
 */

import { EMOJI, familiesFor, LAST } from './families.ts';
import { isOnlyPromised } from './promised.ts';

/** A text and the tag that orders its fonts. */
export type Written = { readonly text: string; readonly lang: string | null };

type Face = { readonly face: FontFace; readonly ranges: readonly (readonly [number, number])[] };

const WEIGHTS = ['400', '700'];

const plain = (family: string): string => family.replace(/^["']|["']$/g, '');

const rangesOf = (unicodeRange: string): readonly (readonly [number, number])[] =>
  unicodeRange.split(',').flatMap((part) => {
    const range = /^U\+([0-9a-f?]+)(?:-([0-9a-f]+))?$/i.exec(part.trim());
    if (range === null) return [];
    const [, first = '', last] = range;
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    return [[from, Number.parseInt(last ?? first.replaceAll('?', 'f'), 16)] as const];
  });

let known: { readonly size: number; readonly faces: ReadonlyMap<string, readonly Face[]> } | null = null;

/** The faces of the page by family and weight, with the characters that each is there for. */
const facesOf = (family: string, weight: string): readonly Face[] => {
  const { fonts } = document;
  if (known === null || known.size !== fonts.size) {
    const faces = new Map<string, Face[]>();
    for (const face of fonts) {
      const ranges = rangesOf(face.unicodeRange);
      // A face of one look is there for both weights: `400 700`.
      for (const weight of face.weight.split(' ')) {
        const key = `${plain(face.family)} ${weight}`;
        const of = faces.get(key) ?? [];
        faces.set(key, of);
        of.push({ face, ranges });
      }
    }
    known = { size: fonts.size, faces };
  }
  return known.faces.get(`${family} ${weight}`) ?? [];
};

const promising = (family: string, code: number, weight: string): readonly FontFace[] =>
  facesOf(family, weight).flatMap(({ face, ranges }) =>
    ranges.some(([from, to]) => from <= code && code <= to) ? [face] : [],
  );

/** Signs that the families of letters may only promise. Digits are parts of such signs too, but they stand on every sheet. */
const SIGN = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;

/**
 * The pieces of the first family that promises a character; two pieces may, and only one of them have it. What all of them only
 * promise is left to the last.
 */
const facesFor = (code: number, lang: string | null, weight: string): readonly FontFace[] => {
  const signs = SIGN.test(String.fromCodePoint(code)) ? promising(EMOJI, code, weight) : [];
  for (const family of isOnlyPromised(code) ? [LAST] : familiesFor(lang)) {
    const found = promising(family, code, weight);
    if (found.length > 0) return family === EMOJI ? found : [...found, ...signs];
  }
  return [];
};

/** Loads what the texts need in both weights. A piece that cannot be loaded is left to the system's fonts. */
export const loadFonts = async (texts: Iterable<Written>): Promise<void> => {
  await import('./faces.ts');
  const wanted = new Map<string, { readonly code: number; readonly lang: string | null }>();
  for (const { text, lang } of texts) {
    for (const character of text) {
      const code = character.codePointAt(0);
      if (code !== undefined) wanted.set(`${code} ${lang}`, { code, lang });
    }
  }
  const faces = new Set<FontFace>();
  for (const { code, lang } of wanted.values()) {
    for (const weight of WEIGHTS) {
      for (const face of facesFor(code, lang, weight)) faces.add(face);
    }
  }
  await Promise.allSettled([...faces].map((face) => face.load()));
  await document.fonts.ready;
};

/** How many pieces of fonts are there: while it stays the same, every width does. */
export const loadedFaces = (): number => [...document.fonts].filter(({ status }) => status === 'loaded').length;

/**
 * Whether a bundled font has a character, in both weights. Everything else would be left to the fonts of the computer, or
 * be an empty box.
 */
export const glyphs = async (): Promise<(code: number) => boolean> => {
  await import('./faces.ts');
  const asked = new Map<number, boolean>();
  return (code) => {
    const known = asked.get(code);
    if (known !== undefined) return known;
    const has = WEIGHTS.every((weight) => facesFor(code, null, weight).length > 0);
    asked.set(code, has);
    return has;
  };
};
