/**
 * What a family says about its paper and hall, with the names of people in place of their numbers: from here on it is drawn
 * like the program's own. Names come from one list, so that a player reads the same on every sheet and screen.
 */

import type {
  Bracket,
  CardPart,
  FamilyBlock,
  FamilyCard,
  FamilyCell,
  FamilyListing,
  FamilyRow,
} from '../tournament/family-paper.ts';
import type { EntrantId } from '../tournament/words.ts';
import { compareKeys, letterOf } from './letters.ts';
import { langOf, type Named } from './names.ts';
import type { Block, BracketRounds, Cell, Handout, HandoutPart, Listing, Row } from './sheet.ts';

/** How people are named, and the language of lists by name. */
export type Naming = { readonly names: ReadonlyMap<EntrantId, Named>; readonly language: string };

/**
 * The name of a member as in lists by name. Members are entered as one line, so the family name is what stands before a
 * comma, else the last word; "van der" and the like stay with it and do not sort it.
 */
export const memberName = (name: string): { readonly listed: string; readonly key: string; readonly head: string } => {
  const line = name.trim().replace(/\s+/gu, ' ');
  const [before = '', after] = line.split(/\s*,\s*/u);
  if (after !== undefined) return { listed: `${before} ${after}`, key: `${before} ${after}`, head: before };
  const words = line.split(' ');
  const family = words.at(-1) ?? '';
  const lower = words.slice(0, -1);
  let first = lower.length;
  while (first > 1 && /^\p{Ll}/u.test(lower[first - 1] ?? '')) first -= 1;
  const [given, particles] = [lower.slice(0, first), lower.slice(first)];
  return {
    listed: [...particles, family, ...given].join(' '),
    key: [family, ...particles, ...given].join(' '),
    head: family,
  };
};

export const cellOf = (cell: FamilyCell, { names }: Naming): Cell => {
  if (cell.kind === 'member') {
    const { listed } = memberName(cell.name);
    const text = cell.note === '' ? listed : `${listed} (${cell.note})`;
    return { kind: 'name', name: { text, short: null, lang: langOf(cell.name) } };
  }
  if (cell.kind === 'entrants') {
    return { kind: 'names', names: cell.entrants.flatMap((id) => names.get(id)?.plain ?? []) };
  }
  if (cell.kind !== 'entrant') return cell;
  const named = names.get(cell.entrant);
  if (named === undefined) return { kind: 'empty' };
  return { kind: 'name', name: cell.listed === true ? named.listed : named.plain };
};

const headOf = (cell: FamilyCell | undefined, { names }: Naming): string => {
  if (cell === undefined) return '';
  if (cell.kind === 'entrant') return names.get(cell.entrant)?.head ?? '';
  if (cell.kind === 'member') return memberName(cell.name).head;
  return cell.kind === 'number' ? String(cell.value) : '';
};

const rowOf = ({ cells, changed = false, until }: FamilyRow, head: string, naming: Naming): Row => ({
  cells: cells.map((cell) => cellOf(cell, naming)),
  changed,
  head,
  ...(until === undefined ? {} : { until }),
});

const blockOf = ({ heading, rows, together = false }: FamilyBlock, naming: Naming): Block => ({
  heading: heading === null ? { kind: 'empty' } : cellOf(heading, naming),
  rows: rows.map((row) => {
    const numbered = heading?.kind === 'number' ? heading : row.cells[0];
    return rowOf(row, headOf(numbered, naming), naming);
  }),
  together,
});

/** Rows of people sorted and under letters, as the language of the list has it. */
const blocksByName = (rows: readonly FamilyRow[], naming: Naming): readonly Block[] => {
  const { names, language } = naming;
  const blocks: { heading: { kind: 'letter'; letter: string }; rows: Row[]; together: boolean }[] = [];
  const keyed = rows
    .map((row) => {
      const [first] = row.cells;
      const named =
        first?.kind === 'member'
          ? memberName(first.name)
          : first?.kind === 'entrant'
            ? names.get(first.entrant)
            : undefined;
      return { row, key: named?.key ?? '', head: named?.head ?? '' };
    })
    .toSorted((a, b) => compareKeys(a.key, b.key, language));
  for (const { row, key, head } of keyed) {
    const letter = letterOf(key, language);
    const made = rowOf(row, head, naming);
    const last = blocks.at(-1);
    if (last?.heading.letter === letter) last.rows.push(made);
    else blocks.push({ heading: { kind: 'letter', letter }, rows: [made], together: false });
  }
  return blocks;
};

/** A family's listing as paper and hall draw it; blocks without rows are left out. */
export const listingOf = ({ form, columns, blocks }: FamilyListing, naming: Naming): Listing => {
  if (form === 'byName') {
    const rows = blocks.flatMap((block) => block.rows);
    return { form: 'names', columns: [], blocks: blocksByName(rows, naming) };
  }
  return {
    form,
    columns,
    blocks: blocks.flatMap((block) => (block.rows.length === 0 ? [] : [blockOf(block, naming)])),
  };
};

const partOf = (part: CardPart, naming: Naming): HandoutPart => {
  const rowsOf = (rows: readonly (readonly FamilyCell[])[]) =>
    rows.map((cells) => cells.map((cell) => cellOf(cell, naming)));
  switch (part.kind) {
    case 'facts':
      return {
        kind: 'facts',
        facts: part.facts.map(({ label, what, large = false }) => ({ label, what: cellOf(what, naming), large })),
      };
    case 'lines':
      return { kind: 'lines', rows: rowsOf(part.rows) };
    case 'grid':
      return { kind: 'grid', columns: part.columns, rows: rowsOf(part.rows) };
    case 'boxes':
    case 'note':
      return part;
  }
};

export const handoutOf = ({ title, aside, changed = false, parts }: FamilyCard, naming: Naming): Handout => ({
  title: cellOf(title, naming),
  aside,
  changed,
  code: null,
  parts: parts.map((part) => partOf(part, naming)),
});

export const bracketOf = ({ rounds }: Bracket, naming: Naming): BracketRounds =>
  rounds.map(({ title, matches }) => ({
    title,
    matches: matches.map(({ sides, ...match }) => ({
      ...match,
      sides: sides.map(({ who, score }) => ({ who: cellOf(who, naming), score })),
    })),
  }));
