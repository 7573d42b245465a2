/**
 * A bracket on paper that lies across.
 *
 * | rule | function |
 * | --- | --- |
 * | [L-6.1] 2 to 16 on one page, larger ones by halves with the final part repeated | `bracketPages` |
 * | [L-6.1] columns, rows, letters and pitch by how many matches the first round has | `FORMS`, `sizedFor` |
 * | [L-6.1] third place under the final, the champion's box behind it or, on a half, above it | `layBracket` |
 * | [L-6.2] winner: bold name and score, bar inside the left edge; seed before the name; unknown 12 pt; no empty half box | `layMatch` |
 */

import type { Phrase } from '../../../tournament/words.ts';
import type { BracketRounds } from '../../sheet.ts';
import { type Drawn, middled, type Place, writeWithin } from '../drawn.ts';
import { largestSize } from '../fit.ts';
import type { Hand } from '../laid.ts';
import { cellText, spoken, written } from '../lists/placed.ts';
import { type Box, POINT, type } from '../paper.ts';
import { type BracketRound, partOf, treeMatches } from './bracket-parts.ts';

/** Points of names, labels and heads of rounds; millimetres of a row and from one match to the next, on A4. */
type Form = {
  readonly name: number;
  readonly label: number;
  readonly head: number;
  readonly row: number;
  readonly pitch: number;
};

const FORMS: readonly (readonly [matches: number, form: Form])[] = [
  [2, { name: 20, label: 11, head: 14, row: 12.5, pitch: 90 }],
  [4, { name: 16, label: 10.5, head: 13, row: 10, pitch: 41 }],
  [8, { name: 13, label: 9, head: 11, row: 7, pitch: 19.5 }],
];

const MOST = 8;
const UNKNOWN = 12;
const LEAST = 9;

/** Names get smaller to here before single ones are cut to initials. */
const LEAST_NAME = 11;

/** Millimetres. */
const A4_HEIGHT = 165;
const GAP = 7;
const WIDEST = 87;
const UNDER_HEAD = 0.8;
const INSET = { left: 2.7, right: 2.5 } as const;
const BAR = 3 * POINT;

const ON_ONE_LINE = 0.9;
const NARROWEST = 0.9;

type Match = BracketRound['matches'][number];

type Sized = Form & { readonly labelled: number; readonly headed: number };

const sizedFor = (matches: number, { height }: Box): Sized => {
  const [, form] = FORMS.find(([most]) => matches <= most) ?? FORMS[FORMS.length - 1] ?? [0, FORMS[0]?.[1]];
  const k = Math.min(1, height / A4_HEIGHT);
  const points = (size: number) => Math.max(LEAST, k * size);
  const { name, label, head, row, pitch } = form as Form;
  const labelled = points(label) * POINT * type.line;
  const headed = points(head) * POINT * type.line + UNDER_HEAD;
  return {
    name: points(name),
    label: points(label),
    head: points(head),
    row: k * row,
    pitch: matches > 1 ? Math.min(k * pitch, (height - headed - labelled - 2 * k * row) / (matches - 1)) : k * pitch,
    labelled,
    headed,
  };
};

const stands = (matches: number, box: Box): boolean => {
  const { pitch, row, labelled } = sizedFor(matches, box);
  return matches < 2 || pitch >= 2 * row + labelled - 1e-6;
};

/** The rounds of each page. */
export const bracketPages = (rounds: BracketRounds, box: Box): readonly BracketRounds[] => {
  const first = rounds[0]?.matches.length ?? 0;
  if (first === 0) return [];
  let parts = 1;
  while (first / parts > MOST || (first / parts > 1 && !stands(first / parts, box))) parts *= 2;
  if (parts === 1) return [rounds];
  return Array.from({ length: parts }, (_, part) => partOf(rounds, part, parts));
};

type Pen = { readonly sized: Sized; readonly width: number; readonly seeds: number; readonly hand: Hand };

const measured = (text: string, points: number, bold: boolean, { measure }: Hand): number =>
  measure(text, { size: points * POINT, bold, lang: null });

const seedRoom = (rounds: BracketRounds, hand: Hand): number => {
  const seeds = rounds.flatMap(({ matches }) =>
    matches.flatMap(({ sides }) => sides.flatMap(({ seed }) => (seed === undefined ? [] : [seed]))),
  );
  return seeds.length === 0 ? 0 : Math.max(...seeds.map((seed) => measured(String(seed), LEAST, false, hand))) + 2;
};

const scoreRoom = ({ sides }: Match, { sized, hand }: Pick<Pen, 'sized' | 'hand'>): number => {
  const widest = Math.max(0, ...sides.map(({ score }) => measured(score, sized.name, true, hand)));
  return widest === 0 ? 0 : 1.05 * widest + 1.5;
};

/** The largest letters in which most names of the page stand on one line, so that all have one size. */
const withNames = (rounds: BracketRounds, pen: Pen): Pen => {
  const { sized, width, seeds, hand } = pen;
  const matches = rounds.flatMap((round) => round.matches);
  const names = matches.flatMap((match) =>
    match.sides.flatMap(({ who }) =>
      who.kind === 'name'
        ? [
            {
              text: spoken(who.name, hand.voice).text,
              room: width - INSET.left - INSET.right - seeds - scoreRoom(match, pen),
            },
          ]
        : [],
    ),
  );
  const fits = (points: number) =>
    names.filter(({ text, room }) => NARROWEST * measured(text, points, true, hand) <= room).length >=
    ON_ONE_LINE * names.length;
  const name = largestSize({ most: sized.name, least: LEAST_NAME }, fits);
  return { ...pen, sized: { ...sized, name } };
};

const textIn = (
  what: Parameters<typeof writeWithin>[0],
  box: Box,
  style: Omit<Place, 'x' | 'y' | 'width'>,
  hand: Hand,
) =>
  middled(writeWithin(what, { x: box.x, y: box.y, width: box.width, ...style }, box.height, hand), box.y, box.height);

/** The beginning of it, as far as there is room: its name comes before its length and its time. */
const labelOf = ({ label, beside = [] }: Match, { sized, width, hand }: Pen): string => {
  const { voice } = hand;
  const parts = [...(label === null ? [] : [voice.say(label)]), ...beside.map((cell) => cellText(cell, voice))];
  const told = (count: number): string => {
    const [first = '', ...more] = parts.slice(0, count).join(' · ');
    return first.toLocaleUpperCase() + more.join('');
  };
  let count = parts.length;
  while (count > 1 && measured(told(count), sized.label, false, hand) > width) count -= 1;
  return told(count);
};

/** `y`: the upper edge of its box. A match of one side has half a box. */
const layMatch = (match: Match, { x, y }: { x: number; y: number }, pen: Pen): Drawn => {
  const { sized, width, seeds, hand } = pen;
  const { row, labelled } = sized;
  const score = scoreRoom(match, pen);
  const said = labelOf(match, pen);
  const shown = match.sides.flatMap((side, at) => (side.who.kind === 'empty' ? [] : [{ ...side, at }]));
  const label =
    said === ''
      ? []
      : [textIn(said, { x, y: y - labelled, width, height: labelled }, { size: sized.label, least: LEAST }, hand)];
  const rows = shown.map(({ who, score: games, seed, at }): Drawn => {
    const bold = match.won === at;
    const top = y + at * row;
    const known = who.kind === 'name';
    const lead = known ? seeds : 0;
    const name = {
      x: x + INSET.left + lead,
      y: top,
      width: width - INSET.left - INSET.right - lead - score,
      height: row,
    };
    const size = known ? sized.name : Math.min(UNKNOWN, sized.name);
    const texts = [
      ...(seed === undefined || !known
        ? []
        : [
            // On the line of the name.
            {
              ...textIn(String(seed), { x: x + INSET.left, y: top, width: seeds, height: row }, { size: LEAST }, hand),
              y: top + row / 2 + 0.39 * sized.name * POINT - 0.39 * LEAST * POINT - (LEAST * POINT * type.line) / 2,
            },
          ]),
      textIn(written(who, hand.voice), name, { size, least: LEAST, bold }, hand),
      ...(games === ''
        ? []
        : [
            textIn(
              games,
              { x: x + width - INSET.right - score, y: top, width: score, height: row },
              { size: sized.name, bold, align: 'end' },
              hand,
            ),
          ]),
    ];
    const bar = x + BAR / 2;
    return {
      texts,
      outlines: [{ x, y: top, width, height: row }],
      lines: bold ? [{ x1: bar, y1: top, x2: bar, y2: top + row, kind: 'bar' }] : [],
    };
  });
  return joined([{ texts: label, outlines: [], lines: [] }, ...rows]);
};

const joined = (parts: readonly Drawn[]): Drawn => ({
  texts: parts.flatMap(({ texts }) => texts),
  outlines: parts.flatMap(({ outlines }) => outlines),
  lines: parts.flatMap(({ lines }) => lines),
});

const layChampion = (final: Match | undefined, called: Phrase, { x, y }: { x: number; y: number }, pen: Pen): Drawn => {
  const { sized, width, hand } = pen;
  const { row, labelled } = sized;
  const winner = final === undefined || final.won === null ? undefined : final.sides[final.won]?.who;
  const inside = { x: x + INSET.left, y, width: width - INSET.left - INSET.right, height: 2 * row };
  return {
    texts: [
      textIn(
        hand.voice.say(called),
        { x, y: y - labelled, width, height: labelled },
        { size: sized.label, least: LEAST },
        hand,
      ),
      ...(winner === undefined
        ? []
        : [textIn(written(winner, hand.voice), inside, { size: sized.name, least: LEAST, bold: true }, hand)]),
    ],
    outlines: [{ x, y, width, height: 2 * row, edge: 'thick' }],
    lines: [],
  };
};

type Setting = { readonly box: Box; readonly champion: Phrase; readonly isPart: boolean };

/** One page. On a half the final is not the end of the page's own tree, so its champion stands above it. */
export const layBracket = (rounds: BracketRounds, { box, champion, isPart }: Setting, hand: Hand): Drawn => {
  const columns = rounds.length + (isPart ? 0 : 1);
  const first = rounds[0]?.matches.length ?? 1;
  const sized = sizedFor(first, box);
  const width = Math.min(WIDEST, (box.width - GAP * (columns - 1)) / columns);
  const pen = withNames(rounds, { sized, width, seeds: seedRoom(rounds, hand), hand });
  const { row, pitch, labelled, headed, head } = pen.sized;
  const counts = rounds.map((round, at) => treeMatches(round, at, rounds).length);
  const countOf = (round: number) => counts[round] ?? 1;
  const xOf = (round: number) => box.x + round * (width + GAP);
  const topOf = (round: number, i: number) => {
    const share = first / countOf(round);
    return box.y + headed + labelled + (i * share + (share - 1) / 2) * pitch;
  };
  const last = rounds.length - 1;
  const parts = rounds.flatMap((round, at): Drawn[] => {
    const x = xOf(at);
    const own = treeMatches(round, at, rounds);
    const title = textIn(
      hand.voice.say(round.title),
      { x, y: box.y, width, height: headed - UNDER_HEAD },
      { size: head, least: LEAST, bold: true },
      hand,
    );
    const lines = own.flatMap((_, i): Drawn['lines'] => {
      const y = topOf(at, i) + row;
      if (at === last) return isPart ? [] : [{ x1: x + width, y1: y, x2: x + width + GAP, y2: y, kind: 'write' }];
      const next = topOf(at + 1, Math.floor((i * countOf(at + 1)) / countOf(at))) + row;
      const bend = x + width + GAP / 2;
      return [
        { x1: x + width, y1: y, x2: bend, y2: y, kind: 'write' },
        ...(y === next ? [] : [{ x1: bend, y1: y, x2: bend, y2: next, kind: 'write' } as const]),
        ...(i % 2 === 0 ? [{ x1: bend, y1: next, x2: x + width + GAP, y2: next, kind: 'write' } as const] : []),
      ];
    });
    const third = round.matches.slice(own.length).map((match) => {
      const y = Math.max(topOf(0, first - 1), topOf(at, 0) + 2 * row + labelled + 2);
      return layMatch(match, { x, y }, pen);
    });
    return [
      { texts: [title], outlines: [], lines },
      ...own.map((match, i) => layMatch(match, { x, y: topOf(at, i) }, pen)),
      ...third,
    ];
  });
  const final = { x: xOf(last), y: topOf(last, 0) };
  const behind = isPart ? { x: final.x, y: final.y - 2 * row - 2 * labelled - 3 } : { x: xOf(last + 1), y: final.y };
  return joined([...parts, layChampion(rounds[last]?.matches[0], champion, behind, pen)]);
};
