/**
 * Fitting a name into its place: the ladder of [hall-and-print 0.5], for paper and hall alike. The first rung that fits is used.
 *
 * | rung | function |
 * | --- | --- |
 * | 1 full name at nominal size | `fitName` |
 * | 2 letters narrowed to not less than 90 % | `oneLine` |
 * | 3 given name cut to initials, where nobody else then reads the same (`short`) | `oneLine` |
 * | 4 two lines at the same size, the row takes double height | `inLines` |
 * | 5 two lines at a smaller size, not below the least | `inLines` |
 * | 6 as many lines as it takes at the least size | `inLines` |
 *
 * On a wall two lines come before narrower letters: `fitWhole`.
 *
 * Different on purpose: the rule ends at rung 5, which has no place for 120 characters without a space. Rung 6 gives
 * them one, because a name is never clipped and never ends in dots. From rung 3 on letters may be narrowed too. A word
 * is broken only where the smallest size of rung 5 does not keep it whole.
 *
 * Lengths are in one unit (millimetres on paper, pixels in the hall); `measure` answers in the same unit.
 */

import type { ShownName } from '../names.ts';

/** `lang` chooses the order of the fonts. */
type Type = { readonly size: number; readonly bold: boolean; readonly lang: string | null };

/** Width in one line, proportional to the size. */
export type Measure = (text: string, type: Type) => number;

export type Room = { readonly width: number; readonly size: number; readonly least: number; readonly bold: boolean };

type Rung = 1 | 2 | 3 | 4 | 5 | 6;

export type Fitted = {
  readonly rung: Rung;
  readonly lines: readonly string[];
  readonly size: number;
  readonly stretch: number;
  /** Rows of nominal size. */
  readonly rows: number;
  /** Lines after the first begin 1 em further right. */
  readonly hang?: true;
};

const NARROWEST = 0.9;

/** Browsers round the advance of a glyph, and a line that is full to the last hair may break. */
const USED = 0.995;

const SIZE_STEPS = 8;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Each of these letters and signs is a character, whatever stands beside it: to ask for their bounds takes long. */
const SINGLE = /^[\u0020-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027]*$/u;

const charactersOf = (text: string): string[] =>
  SINGLE.test(text) ? text.split('') : [...graphemes.segment(text)].map(({ segment }) => segment);

/** A blank that does not break keeps an initial with its name; a stroke stays with the word before it. */
const partsOf = (text: string): string[] =>
  text.match(/(?:[^\s-]|\u00a0)+(?: [/·](?= ))?(?:-+|[^\S\u00a0]*)|-+|[^\S\u00a0]+/gu) ?? [];

/** Where a tag without spaces is made of words: after a sign, before a capital letter or a figure. */
const jointsOf = (characters: readonly string[]): readonly number[] =>
  characters.flatMap((after, at) => {
    const before = characters[at - 1] ?? '';
    const isJoint =
      /[_.|/~+]/u.test(before) ||
      (/\p{Ll}/u.test(before) && /\p{Lu}|\d/u.test(after)) ||
      (/\d/u.test(before) && /\p{Lu}/u.test(after));
    return at > 0 && isJoint ? [at] : [];
  });

const cut = (part: string, fits: (line: string) => boolean): readonly [string, string] => {
  const characters = charactersOf(part);
  let most = 1;
  while (most < characters.length && fits(characters.slice(0, most + 1).join(''))) most++;
  const parted = (at: number) => [characters.slice(0, at).join(''), characters.slice(at).join('')] as const;
  const joint = jointsOf(characters).findLast((at) => at <= most && 2 * at >= most);
  if (joint === undefined || (fits(parted(most)[1]) && !fits(parted(joint)[1]))) return parted(most);
  return parted(joint);
};

/** What a rung takes. A text that it refuses is not broken to its end. */
type Bounds = { readonly lines: number; readonly mayCut: boolean };

const UNBOUND: Bounds = { lines: Number.POSITIVE_INFINITY, mayCut: true };

const broken = (text: string, fits: (line: string) => boolean, bounds: Bounds): readonly string[] | null => {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    if (fits((line + part).trimEnd())) {
      line += part;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = part;
    if (lines.length >= bounds.lines && line.trim() !== '') return null;
    while (!fits(line.trimEnd())) {
      if (!bounds.mayCut && charactersOf(line.trim()).length > 1) return null;
      const [beginning, rest] = cut(line, fits);
      if (rest.trim() === '') break;
      lines.push(beginning);
      line = rest;
      if (lines.length >= bounds.lines) return null;
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
};

/** Nothing is lost, cut off or replaced by dots. `short` is used on rung 3. */
export const fitName = (name: ShownName, room: Room, measure: Measure): Fitted => {
  const { size, least, bold } = room;
  const width = room.width * USED;
  const { lang } = name;
  const widthOf = (text: string, at: number) => measure(text, { size: at, bold, lang });

  const oneLine = (text: string, rung: Rung): Fitted | null => {
    const needed = widthOf(text, size);
    if (needed * NARROWEST > width) return null;
    return { rung, lines: [text], size, stretch: Math.min(1, width / needed), rows: 1 };
  };

  const linesAt = (at: number, bounds: Bounds) => {
    const fits = (line: string) => widthOf(line, at) * NARROWEST <= width;
    const partners = bounds.lines === 2 ? partedOf(name.text) : null;
    return partners?.every(fits) === true ? partners : broken(name.text, fits, bounds);
  };

  const inLines = (lines: readonly string[], at: number): Omit<Fitted, 'rung'> => {
    const widest = Math.max(...lines.map((line) => widthOf(line, at)));
    const rows = Math.max(1, Math.ceil((lines.length * at) / size - 1e-9));
    return { lines, size: at, stretch: Math.max(NARROWEST, Math.min(1, width / widest)), rows };
  };

  const inTwo = (mayCut: boolean): Fitted | null => {
    for (let step = 0; step <= SIZE_STEPS; step++) {
      const at = size - ((size - least) * step) / SIZE_STEPS;
      const lines = linesAt(at, { lines: 2, mayCut });
      if (lines !== null) return { ...inLines(lines, at), rung: step === 0 ? 4 : 5, rows: 2 };
      if (size <= least) break;
    }
    return null;
  };

  const needed = widthOf(name.text, size);
  if (needed <= width) return { rung: 1, lines: [name.text], size, stretch: 1, rows: 1 };
  const single = oneLine(name.text, 2) ?? (name.short === null ? null : oneLine(name.short, 3));
  const fitting = single ?? inTwo(false) ?? inTwo(true);
  return fitting ?? { ...inLines(linesAt(least, UNBOUND) ?? [], least), rung: 6 };
};

const INDENT = 1;

/** Between partners. */
const BETWEEN = ' – ';

/** A pair goes on after its dash [L-3.3]. */
const partedOf = (text: string): readonly string[] | null => {
  const end = text.indexOf(BETWEEN) + BETWEEN.length;
  return end < BETWEEN.length ? null : [text.slice(0, end).trimEnd(), text.slice(end)];
};

export const isPair = ({ text }: ShownName): boolean => text.includes(BETWEEN);

/** Where a name goes on in a second line: a pair after its dash, a person after the family name, else after a word. */
const breaksOf = ({ text, short }: ShownName): readonly number[] => {
  const [first] = partedOf(text) ?? [];
  if (first !== undefined) return [first.length + 1];
  let alike = 0;
  while (short !== null && alike < short.length && short[alike] === text[alike]) alike += 1;
  const family = short === null ? -1 : text.lastIndexOf(' ', alike);
  const after = (marks: RegExp): readonly number[] =>
    [...text.matchAll(marks)].map(({ index }) => index + 1).toReversed();
  return [...(family > 0 ? [family + 1] : []), ...after(/ /gu), ...after(/-/gu)];
};

/**
 * A name on the wall: in two lines of the same size, the second indented, before letters are narrowed or cut to initials. No
 * row is set smaller than another [L-3.3].
 */
export const fitWhole = (name: ShownName, room: Room, measure: Measure): Fitted => {
  const { size, bold } = room;
  const width = room.width * USED;
  const widthOf = (text: string) => measure(text, { size, bold, lang: name.lang });
  if (widthOf(name.text) <= width) return { rung: 1, lines: [name.text], size, stretch: 1, rows: 1 };
  // Partners by their family names alone, where no other pair is called so [L-4.2].
  const alone = isPair(name) ? name.short : null;
  if (alone !== null && widthOf(alone) <= width) return { rung: 3, lines: [alone], size, stretch: 1, rows: 1 };
  for (const at of breaksOf(name)) {
    const lines = [name.text.slice(0, at).trimEnd(), name.text.slice(at)];
    const [first = '', second = ''] = lines;
    if (second === '' || widthOf(first) > width || widthOf(second) > width - INDENT * size) continue;
    return { rung: 4, lines, size, stretch: 1, rows: 2, hang: true };
  }
  return fitName(name, { ...room, least: size }, measure);
};

export const fitText = (text: string, room: Room, measure: Measure): Fitted =>
  fitName({ text, short: null, lang: null }, room, measure);

/** In points: sizes are tried in steps of a half. */
const STEP = 0.5;

/** The largest size at which something fits, and the least one where none does. */
export const largestSize = (
  { most, least }: { readonly most: number; readonly least: number },
  fits: (points: number) => boolean,
): number => {
  let size = most;
  while (size - STEP >= least && !fits(size)) size -= STEP;
  return size;
};
