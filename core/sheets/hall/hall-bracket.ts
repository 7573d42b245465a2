/**
 * A bracket on the hall's image.
 *
 * | rule | function |
 * | --- | --- |
 * | [L-6.3] the whole tree first, at the largest letters between 16' and 20' with which 90 % of the names fit | `treeOn` |
 * | [L-6.3] else shorter names, then parts of the tree with the rounds that all share repeated | `partOf`, `hallBracket` |
 * | [L-6.3] labels at least 0.75 of the names | `LABEL` |
 * | [L-6.2] winner: bold, a bar inside the left edge; names stay aligned | `boxOf` |
 * | [L-6.3] a high image: rounds under each other, the one in play first | `stackedOn` |
 */

import type { Phrase } from '../../tournament/words.ts';
import { type BracketRound, partOf, treeMatches } from '../layout/bracket/bracket-parts.ts';
import type { Drawn, DrawnText, Outline } from '../layout/drawn.ts';
import type { Hand } from '../layout/laid.ts';
import { cellText, spoken } from '../layout/lists/placed.ts';
import type { Box } from '../layout/paper.ts';
import type { BracketRounds, Cell } from '../sheet.ts';

type Match = BracketRound['matches'][number];

/** In sizes of the names: labels, lines of a text, rows of a box, what is free below a box, heads of the rounds. */
const LABEL = 0.75;
const LINE = 1.2;
const ROW = 1.38;
const FREE = 0.4;
const HEAD = 1.3;

/** In sizes of the names: where a name begins in its box, and what is free behind a score. */
const INSET = 0.4;
const AFTER = 0.3;
const BAR = 0.17;

/** Between two columns, as a share of the width. */
const GAP = 0.025;

const ON_ONE_LINE = 0.9;

/** A box is no wider than so many sizes: the eye loses the line. */
const WIDEST = 16;

/** What a tag must keep when it is cut, in characters. */
const LEAST_KEPT = 4;

const STEPS = 8;

export type BracketPage = { readonly drawn: Drawn; readonly matches: number };

const MATCH = LABEL * LINE + 2 * ROW + FREE;

type Pen = { readonly size: number; readonly hand: Hand };

/** The text itself, its short form, or as much of its beginning as there is room for. */
const fitting = (texts: readonly string[], room: number, fits: (text: string) => number): string => {
  const whole = texts.find((text) => fits(text) <= room);
  if (whole !== undefined) return whole;
  const letters = [...(texts.at(-1) ?? '')];
  let kept = letters.length;
  while (kept > LEAST_KEPT && fits(`${letters.slice(0, kept).join('')}…`) > room) kept -= 1;
  return `${letters.slice(0, kept).join('').trimEnd()}…`;
};

type Line = { readonly box: Box; readonly size: number; readonly bold: boolean; readonly align?: 'start' | 'end' };

/** One line in the middle of its box, never smaller: what has no room is cut. */
const lineOf = (
  what: Cell | string,
  { box, size, bold, align = 'start' }: Line,
  { voice, measure }: Hand,
): DrawnText => {
  const name = typeof what !== 'string' && what.kind === 'name' ? spoken(what.name, voice) : null;
  const plain = typeof what === 'string' ? what : cellText(what, voice);
  const texts = name === null ? [plain] : [name.text, ...(name.short === null ? [] : [name.short])];
  const lang = name?.lang ?? null;
  const text = fitting(texts, box.width, (each) => measure(each, { size, bold, lang }));
  return {
    ...box,
    y: box.y + (box.height - size * LINE) / 2,
    height: size * LINE,
    align,
    bold,
    boxed: false,
    lang,
    name: name !== null,
    turned: false,
    fitted: { rung: 1, lines: [text], size, stretch: 1, rows: 1 },
  };
};

const scoreRoom = (matches: readonly Match[], { size, hand }: Pen): number =>
  Math.max(
    0,
    ...matches.flatMap(({ sides }) => sides.map(({ score }) => hand.measure(score, { size, bold: true, lang: null }))),
  );

const nameRoom = (width: number, score: number, size: number): number =>
  width - (INSET + AFTER) * size - (score === 0 ? 0 : score + 0.3 * size);

/** Whether 90 % of the names stand on one line in boxes of a width. */
const namesFit = (rounds: BracketRounds, width: number, pen: Pen): boolean => {
  const { size, hand } = pen;
  const room = nameRoom(
    width,
    scoreRoom(
      rounds.flatMap(({ matches }) => matches),
      pen,
    ),
    size,
  );
  const names = new Map<string, string | null>();
  for (const { matches } of rounds)
    for (const { sides } of matches)
      for (const { who } of sides) if (who.kind === 'name') names.set(spoken(who.name, hand.voice).text, who.name.lang);
  const fit = [...names].filter(([text, lang]) => hand.measure(text, { size, bold: true, lang }) <= room);
  return fit.length >= ON_ONE_LINE * names.size;
};

/** A match below its label. `top` is that of the label. */
const boxOf = (match: Match, { x, y: top, width }: Omit<Box, 'height'>, pen: Pen): Drawn => {
  const { size, hand } = pen;
  const { label, sides, won } = match;
  const score = scoreRoom([match], pen);
  const row = ROW * size;
  const first = top + LABEL * LINE * size;
  const texts: DrawnText[] = [];
  const outlines: Outline[] = [];
  if (label !== null) {
    const box = { x, y: top, width, height: LABEL * LINE * size };
    texts.push(lineOf(hand.voice.say(label), { box, size: LABEL * size, bold: false }, hand));
  }
  sides.forEach(({ who, score: games }, at) => {
    const y = first + at * row;
    const bold = won === at;
    const box = { x: x + INSET * size, y, width: nameRoom(width, score, size), height: row };
    outlines.push({ x, y, width, height: row });
    // Whoever is not known yet is told in smaller letters.
    texts.push(lineOf(who, { box, size: who.kind === 'name' ? size : LABEL * size, bold }, hand));
    if (games !== '') {
      const end = { x: x + width - AFTER * size - score, y, width: score * 1.01, height: row };
      texts.push(lineOf(games, { box: end, size, bold, align: 'end' }, hand));
    }
    if (bold)
      outlines.push({ x: x + BAR * size, y: y + BAR * size, width: 0.1, height: row - 2 * BAR * size, edge: 'thick' });
  });
  return { texts, outlines, lines: [] };
};

const joined = (parts: readonly Drawn[]): Drawn => ({
  texts: parts.flatMap(({ texts }) => texts),
  outlines: parts.flatMap(({ outlines }) => outlines),
  lines: parts.flatMap(({ lines }) => lines),
});

type Tree = { readonly box: Box; readonly champion: string | null };

const columnsOf = (rounds: BracketRounds, { champion }: Tree): number => rounds.length + (champion === null ? 0 : 1);

const boxWidth = (rounds: BracketRounds, tree: Tree, size: number): number => {
  const columns = columnsOf(rounds, tree);
  return Math.min(WIDEST * size, (tree.box.width * (1 - GAP * (columns - 1))) / columns);
};

const slotsOf = ([first]: BracketRounds): number => Math.max(1, first?.matches.length ?? 0);

const heightFits = (rounds: BracketRounds, { box }: Tree, size: number): boolean =>
  slotsOf(rounds) * MATCH * size + HEAD * size <= box.height + 1e-6;

/** A tree from left to right; the champion's box behind it. */
const drawTree = (rounds: BracketRounds, tree: Tree, pen: Pen): Drawn => {
  const { box, champion } = tree;
  const { size, hand } = pen;
  const width = boxWidth(rounds, tree, size);
  const step = width + GAP * box.width;
  const head = HEAD * size;
  const counts = rounds.map((each, at) => treeMatches(each, at, rounds).length);
  const countOf = (round: number) => counts[round] ?? 1;
  const half = (MATCH - FREE) / 2;
  /** Between the two rows of a match, where lines go out. */
  const middle = (round: number, i: number) =>
    box.y + head + ((i + 0.5) * (box.height - head)) / countOf(round) - half * size + (LABEL * LINE + ROW) * size;
  const topOf = (round: number, i: number) => middle(round, i) - (LABEL * LINE + ROW) * size;
  const parts = rounds.flatMap(({ title, matches }, round) => {
    const x = box.x + round * step;
    const own = treeMatches(rounds[round] ?? { title, matches }, round, rounds);
    const heading = lineOf(
      hand.voice.say(title),
      { box: { x, y: box.y, width, height: head }, size, bold: true },
      hand,
    );
    const goesOn = round + 1 < rounds.length;
    const links = own.flatMap((_, i): Drawn['lines'] => {
      const y = middle(round, i);
      if (!goesOn) return champion === null ? [] : [{ x1: x + width, y1: y, x2: x + step, y2: y, kind: 'write' }];
      const follows = Math.floor((i * countOf(round + 1)) / countOf(round));
      const next = middle(round + 1, follows);
      const bend = x + width + (step - width) / 2;
      return [
        { x1: x + width, y1: y, x2: bend, y2: y, kind: 'write' },
        { x1: bend, y1: y, x2: bend, y2: next, kind: 'write' },
        ...(i % 2 === 0 ? [{ x1: bend, y1: next, x2: x + step, y2: next, kind: 'write' } as const] : []),
      ];
    });
    const third = matches.slice(own.length).map((match) => {
      const y = Math.min(topOf(round, 0) + (MATCH + 0.4) * size, box.y + box.height - (MATCH - FREE) * size);
      return boxOf(match, { x, y, width }, pen);
    });
    return [
      { texts: [heading], outlines: [], lines: links },
      ...own.map((match, i) => boxOf(match, { x, y: topOf(round, i), width }, pen)),
      ...third,
    ];
  });
  if (champion === null) return joined(parts);
  const last = rounds.length - 1;
  const final = rounds[last]?.matches[0];
  const x = box.x + rounds.length * step;
  const y = middle(last, 0) - ROW * size;
  const label = { x, y: y - LABEL * LINE * size, width, height: LABEL * LINE * size };
  const won = final === undefined || final.won === null ? null : (final.sides[final.won] ?? null);
  const inside = { x: x + INSET * size, y, width: width - (INSET + AFTER) * size, height: 2 * ROW * size };
  const texts = [
    lineOf(champion, { box: label, size: LABEL * size, bold: false }, hand),
    ...(won === null ? [] : [lineOf(won.who, { box: inside, size, bold: true }, hand)]),
  ];
  const outlines: Outline[] = [{ x, y, width, height: 2 * ROW * size, edge: 'thick' }];
  return joined([...parts, { texts, outlines, lines: [] }]);
};

type Sizes = { readonly size: number; readonly least: number };

const sizesFrom = ({ size, least }: Sizes): readonly number[] =>
  size <= least ? [least] : Array.from({ length: STEPS + 1 }, (_, i) => size - ((size - least) * i) / STEPS);

/** The largest size at which the tree stands on the image, with whole names for most; null where it does not. */
const treeOn = (rounds: BracketRounds, tree: Tree, sizes: Sizes, hand: Hand): number | null => {
  const fits = (at: number) => heightFits(rounds, tree, at);
  const whole = sizesFrom(sizes).find(
    (at) => fits(at) && namesFit(rounds, boxWidth(rounds, tree, at), { size: at, hand }),
  );
  return whole ?? (fits(sizes.least) ? sizes.least : null);
};

const inPlay = (rounds: BracketRounds): number => {
  const at = rounds.findIndex(({ matches }) => matches.some(({ won }) => won === null));
  return at < 0 ? rounds.length - 1 : at;
};

/** Rounds under each other, each in as many columns as its names have room for. */
const stackedOn = (
  rounds: BracketRounds,
  box: Box,
  sizes: Sizes,
  hand: Hand,
): { pages: BracketPage[]; size: number } => {
  const gap = GAP * box.width;
  const two = (box.width - gap) / 2;
  const sized = sizesFrom(sizes).find((at) => namesFit(rounds, two, { size: at, hand }));
  const size = sized ?? sizes.least;
  const columns = sized === undefined ? 1 : 2;
  const width = columns === 2 ? two : Math.min(box.width, WIDEST * size);
  const pen = { size, hand };
  const now = inPlay(rounds);
  const pages: { parts: Drawn[]; matches: number }[] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const { title, matches } of [...rounds.slice(now), ...rounds.slice(0, now)]) {
    const rows = Array.from({ length: Math.ceil(matches.length / columns) }, (_, row) =>
      matches.slice(row * columns, (row + 1) * columns),
    );
    let headed = false;
    for (const row of rows) {
      const needs = (MATCH + (headed ? 0 : HEAD)) * size;
      if (y + needs > box.y + box.height + 1e-6) {
        pages.push({ parts: [], matches: 0 });
        y = box.y;
        headed = false;
      }
      const page = pages.at(-1) ?? { parts: [], matches: 0 };
      if (!headed) {
        const heading = { x: box.x, y, width: box.width, height: HEAD * size };
        page.parts.push({
          texts: [lineOf(hand.voice.say(title), { box: heading, size, bold: true }, hand)],
          outlines: [],
          lines: [],
        });
        y += HEAD * size;
        headed = true;
      }
      const top = y;
      page.parts.push(...row.map((match, at) => boxOf(match, { x: box.x + at * (width + gap), y: top, width }, pen)));
      page.matches += row.length;
      y += MATCH * size;
    }
    y += FREE * size;
  }
  return { pages: pages.map(({ parts, matches }) => ({ drawn: joined(parts), matches })), size };
};

/** The pages of a bracket and the size of its names. */
export const hallBracket = (
  { rounds, champion }: { readonly rounds: BracketRounds; readonly champion: Phrase },
  box: Box,
  sizes: Sizes,
  hand: Hand,
): { readonly pages: readonly BracketPage[]; readonly size: number } => {
  if (rounds.length === 0) return { pages: [], size: sizes.size };
  if (box.height > box.width) return stackedOn(rounds, box, sizes, hand);
  const first = rounds[0]?.matches.length ?? 1;
  for (let parts = 1; parts <= first; parts *= 2) {
    const trees = Array.from({ length: parts }, (_, part) => (parts === 1 ? rounds : partOf(rounds, part, parts)));
    const tree = { box, champion: parts === 1 ? hand.voice.say(champion) : null };
    const found = trees.map((each) => treeOn(each, tree, sizes, hand));
    const size = found.includes(null) && parts < first ? null : Math.min(...found.map((at) => at ?? sizes.least));
    if (size === null) continue;
    return {
      size,
      pages: trees.map((each) => ({
        drawn: drawTree(each, tree, { size, hand }),
        matches: each.reduce((sum, { matches }) => sum + matches.length, 0),
      })),
    };
  }
  return { pages: [], size: sizes.least };
};
