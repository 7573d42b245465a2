/** A bracket in the unit of its box, cut after eight matches and three more rounds. Winners are bold and marked »: no colour. */

import type { BracketRounds } from '../sheet.ts';
import { type Drawn, type DrawnText, writeWithin } from './drawn.ts';
import type { Hand } from './laid.ts';
import { written } from './lists/placed.ts';
import { type Box, POINT, type } from './paper.ts';

const TALL = 8;
const WIDE = 4;

/** Shares: of a column for the space between columns, of a match for the score. */
const BETWEEN = 0.1;
const SCORE = 0.18;

const LEAD = 0.95;

export const bracketPages = (rounds: BracketRounds, tall = TALL): readonly BracketRounds[] => {
  const wide = Math.log2(tall) + 1;
  const parts: BracketRounds[] = [];
  for (let from = 0; from < rounds.length; from += wide) {
    const first = rounds[from]?.matches.length ?? 0;
    for (let section = 0; section * tall < first; section++) {
      const part = rounds
        .slice(from, from + wide)
        .map(({ title, matches }, column) => {
          const each = tall / 2 ** column;
          return { title, matches: matches.slice(section * each, (section + 1) * each) };
        })
        .filter(({ matches }) => matches.length > 0);
      if (part.length > 0) parts.push(part);
    }
  }
  return parts;
};

type Setting = { readonly size: number; readonly least: number; readonly hand: Hand };

export const layBracket = (rounds: BracketRounds, box: Box, { size, least, hand }: Setting): Drawn => {
  const { voice } = hand;
  const texts: DrawnText[] = [];
  const outlines: Box[] = [];
  const lines: Drawn['lines'][number][] = [];
  const points = { size: size / POINT, least: least / POINT };
  const column = box.width / Math.max(WIDE - 1, rounds.length);
  const width = column * (1 - BETWEEN);
  const heading = size * type.line * 1.5;
  const height = box.height - heading;
  const slots = Math.max(1, ...rounds.map(({ matches }, i) => matches.length * 2 ** i));
  const match = Math.min((height / slots) * 0.82, size * type.line * 5.2);
  const middle = (round: number, i: number) => box.y + heading + ((i + 0.5) * 2 ** round * height) / slots;
  const within = (what: Parameters<typeof writeWithin>[0], at: Box, bold: boolean, align: 'start' | 'end') => {
    const made = writeWithin(what, { ...at, ...points, bold, align }, at.height, hand);
    texts.push({ ...made, y: at.y + (at.height - made.height) / 2 });
  };
  rounds.forEach(({ title, matches }, round) => {
    const x = box.x + round * column;
    within(voice.say(title), { x, y: box.y, width, height: size * type.line }, true, 'start');
    matches.forEach(({ label, sides, won }, i) => {
      const center = middle(round, i);
      const labelled = label === null ? 0 : match * 0.24;
      const side = (match - labelled) / 2;
      const top = center - match / 2 + labelled;
      if (label !== null) {
        within(voice.say(label), { x, y: top - labelled, width, height: labelled }, false, 'start');
      }
      sides.forEach(({ who, score }, at) => {
        const y = top + at * side;
        outlines.push({ x, y, width, height: side });
        const room = score === '' ? width : width * (1 - SCORE);
        const inset = width * 0.025;
        const lead = inset + size * LEAD;
        if (won === at) within('»', { x: x + inset, y, width: size * LEAD, height: side }, true, 'start');
        within(written(who, voice), { x: x + lead, y, width: room - lead - inset, height: side }, won === at, 'start');
        if (score !== '') {
          const place = { x: x + room, y, width: width - room - inset, height: side };
          within(score, place, won === at, 'end');
        }
      });
      if (round + 1 < rounds.length) {
        const [from, to, next] = [x + width, x + column, middle(round + 1, Math.floor(i / 2))];
        const bend = (from + to) / 2;
        const y = top + side;
        lines.push({ x1: from, y1: y, x2: bend, y2: y, kind: 'write' });
        lines.push({ x1: bend, y1: y, x2: bend, y2: next, kind: 'write' });
        if (i % 2 === 0) lines.push({ x1: bend, y1: next, x2: to, y2: next, kind: 'write' });
      }
    });
  });
  return { texts, outlines, lines };
};
