/**
 * Loads exactly the pieces of the fonts that a set of texts needs, and waits for them: widths are measured and pages drawn
 * with the fonts that go into the PDF, never with a stand-in.
 */

import { familiesFor } from './families.ts';

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
      const key = `${plain(face.family)} ${face.weight}`;
      const of = faces.get(key) ?? [];
      faces.set(key, of);
      of.push({ face, ranges: rangesOf(face.unicodeRange) });
    }
    known = { size: fonts.size, faces };
  }
  return known.faces.get(`${family} ${weight}`) ?? [];
};

const faceFor = (code: number, lang: string | null, weight: string): FontFace | undefined => {
  for (const family of familiesFor(lang)) {
    const found = facesOf(family, weight).find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
    if (found !== undefined) return found.face;
  }
  return undefined;
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
      const face = faceFor(code, lang, weight);
      if (face !== undefined) faces.add(face);
    }
  }
  await Promise.allSettled([...faces].map((face) => face.load()));
  await document.fonts.ready;
};
