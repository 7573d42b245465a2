/** What a game says of its paper and hall, with names in place of numbers, to be drawn like the program's own. */

import type { Bracket, CardPart, GameBlock, GameCard, GameCell, GameListing, GameRow } from '../game/paper.ts';
import { type NamesAs, nameParts, writtenName } from '../tournament/people/name-parts.ts';
import type { EntrantId } from '../tournament/words.ts';
import { compareKeys, letterOf } from './letters.ts';
import { langOf, type Named } from './names.ts';
import type { Block, BracketRounds, Cell, Handout, HandoutPart, Listing, Row } from './sheet.ts';

type Shared = { readonly families: ReadonlySet<string>; readonly pairs: ReadonlySet<string> };

export type Naming = {
  readonly names: ReadonlyMap<EntrantId, Named>;
  readonly namesAs: NamesAs | undefined;
  readonly language: string;
  /** Family names that several players of the listing have, and what several of its pairs may be called. */
  readonly shared?: Shared;
};

type MemberParts = {
  readonly given: readonly string[];
  readonly particles: readonly string[];
  readonly family: string;
};

/** Words in small letters before a family name ("van der"), never the whole of it. */
const particlesOf = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex((word) => !/^\p{Ll}/u.test(word));
  return words.slice(0, first < 0 ? words.length - 1 : first);
};

/** The family name is what stands before a comma, else the last word with the particles before it. */
const memberParts = (name: string): MemberParts => {
  const line = name.trim().replace(/\s+/gu, ' ');
  const [before = '', after] = line.split(',').map((part) => part.trim());
  if (after !== undefined) {
    const words = before.split(' ');
    const particles = particlesOf(words);
    return { given: [after], particles, family: words.slice(particles.length).join(' ') };
  }
  const words = line.split(' ');
  let first = words.length - 1;
  while (first > 1 && /^\p{Ll}/u.test(words[first - 1] ?? '')) first -= 1;
  return { given: words.slice(0, first), particles: words.slice(first, -1), family: words.at(-1) ?? '' };
};

type MemberName = { readonly listed: string; readonly key: string; readonly head: string; readonly strong?: string };

/**
 * A member as in lists by name: "van der" and the like stay with the family name, and sort it.
 * @param byParticle whether they do in an event from before the order of names was one setting
 */
export const memberName = (
  name: string,
  { namesAs }: { readonly namesAs?: NamesAs | undefined },
  byParticle = false,
): MemberName => {
  if (namesAs !== undefined) {
    const { text, key, head, family } = writtenName(name, namesAs);
    return { listed: text, key, head, ...(namesAs.order === 'given' && family !== '' ? { strong: family } : {}) };
  }
  const { given, particles, family } = memberParts(name);
  const listed = [...particles, family, ...given].join(' ');
  return byParticle
    ? { listed, key: listed, head: [...particles, family].join(' ') }
    : { listed, key: [family, ...particles, ...given].join(' '), head: family };
};

/** A pair or team entered as one name: words in small letters before the first capital sort it only where asked. */
const entrantName = ({ entrant, byParticle }: Extract<GameCell, { kind: 'entrant' }>, { names, namesAs }: Naming) => {
  const named = names.get(entrant);
  const [particles] = /^(?:\p{Ll}\S* )+(?=\p{Lu})/u.exec(named?.key ?? '') ?? [];
  if (named === undefined || namesAs !== undefined || byParticle !== false || particles === undefined) return named;
  const after = named.key.slice(particles.length);
  return { key: `${after} ${particles.trimEnd()}`, head: after.split(' ')[0] ?? '' };
};

const familyOf = (player: string, { namesAs }: Naming): string => {
  if (namesAs !== undefined) return nameParts(player, namesAs)?.family ?? player;
  const { particles, family } = memberParts(player);
  return [...particles, family].join(' ');
};

const pairOf = (players: readonly string[], naming: Naming): string =>
  players.map((player) => `\u2068${familyOf(player, naming)}\u2069`).join(' – ');

const givenOf = (player: string, { namesAs }: Naming): string =>
  (namesAs === undefined ? memberParts(player).given[0] : nameParts(player, namesAs)?.rest) ?? '';

/** With the initials of those at `at` whose family name several players of the listing have. */
const partnersOf = (players: readonly string[], naming: Naming, at: readonly number[] = [0, 1]): string =>
  players
    .map((player, i) => {
      const family = familyOf(player, naming);
      const [initial] = givenOf(player, naming);
      const isShared = at.includes(i) && naming.shared?.families.has(family) === true;
      return isShared && initial !== undefined ? `${family} ${initial}.` : family;
    })
    .join(' – ');

/** Family names alone, or with the initial of one partner. */
const SHORTER: readonly (readonly number[])[] = [[], [0], [1]];

/** All that a pair may be called, each once. */
const calledOf = (players: readonly string[], naming: Naming): readonly string[] => [
  ...new Set([...SHORTER, [0, 1]].map((at) => partnersOf(players, naming, at))),
];

const twice = (names: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(
    names.filter((name) => {
      const again = seen.has(name);
      seen.add(name);
      return again;
    }),
  );
};

const familiesOf = (players: readonly string[], naming: Naming): readonly string[] =>
  players.map((player) => familyOf(player, naming));

const sharedIn = (blocks: readonly GameBlock[], naming: Naming): Shared => {
  const pairs = blocks.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'pair' ? [cell.players] : []))),
  );
  const families = twice(pairs.flatMap((players) => familiesOf(players, naming)));
  const shared = { families, pairs: new Set<string>() };
  return { families, pairs: twice(pairs.flatMap((players) => calledOf(players, { ...naming, shared }))) };
};

/** As short as it may be: what tells the pair from all others and its players from each other. */
const shortestOf = (players: readonly string[], naming: Naming): string | null => {
  if (twice(familiesOf(players, naming)).size > 0) return null;
  const called = SHORTER.map((at) => partnersOf(players, naming, at));
  return called.find((text) => naming.shared?.pairs.has(text) !== true) ?? null;
};

const cellOf = (cell: GameCell, naming: Naming): Cell => {
  const { names } = naming;
  if (cell.kind === 'pair') {
    const plain = names.get(cell.entrant)?.plain;
    if (cell.players.length !== 2) return plain === undefined ? { kind: 'empty' } : { kind: 'name', name: plain };
    const [text, short] = [partnersOf(cell.players, naming), shortestOf(cell.players, naming)];
    return { kind: 'name', name: { text, short: short === text ? null : short, lang: plain?.lang ?? null } };
  }
  if (cell.kind === 'member') {
    const { listed, strong } = memberName(cell.name, naming, cell.byParticle);
    const text = cell.note === '' ? listed : `${listed} (${cell.note})`;
    const name = { text, short: null, lang: langOf(cell.name), ...(strong === undefined ? {} : { strong }) };
    return { kind: 'name', name };
  }
  if (cell.kind === 'brief') {
    const team = `\u2068${names.get(cell.entrant)?.plain.text ?? ''}\u2069`;
    return {
      kind: 'text',
      text: `${cell.number} ${cell.players.length === 2 ? pairOf(cell.players, naming) : team}`.trim(),
    };
  }
  if (cell.kind === 'entrants') {
    return { kind: 'names', names: cell.entrants.flatMap((id) => names.get(id)?.plain ?? []) };
  }
  if (cell.kind !== 'entrant') return cell;
  const named = names.get(cell.entrant);
  if (named === undefined) return { kind: 'empty' };
  return { kind: 'name', name: cell.listed === true ? named.listed : named.plain };
};

const headOf = (cell: GameCell | undefined, naming: Naming): string => {
  if (cell === undefined) return '';
  if (cell.kind === 'entrant') return naming.names.get(cell.entrant)?.head ?? '';
  if (cell.kind === 'member') return memberName(cell.name, naming, cell.byParticle).head;
  return cell.kind === 'number' ? String(cell.value) : '';
};

const rowOf = ({ cells, changed = false, until }: GameRow, head: string, naming: Naming): Row => ({
  cells: cells.map((cell) => cellOf(cell, naming)),
  changed,
  head,
  ...(until === undefined ? {} : { until }),
});

const blockOf = ({ heading, rows, head, together = false }: GameBlock, naming: Naming): Block => ({
  heading: heading === null ? { kind: 'empty' } : cellOf(heading, naming),
  rows: rows.map((row) => {
    const numbered = heading?.kind === 'number' ? heading : row.cells[0];
    return rowOf(row, head ?? headOf(numbered, naming), naming);
  }),
  together,
});

/** Sorts by the name in the first cell, in the alphabet of the list; a row without a name stands first. */
const sortedByName = (rows: readonly GameRow[], naming: Naming) =>
  rows
    .map((row) => {
      const [first] = row.cells;
      const named =
        first?.kind === 'member'
          ? memberName(first.name, naming, first.byParticle)
          : first?.kind === 'entrant'
            ? entrantName(first, naming)
            : undefined;
      return { row, key: named?.key ?? '', head: named?.head ?? '' };
    })
    .toSorted((a, b) => compareKeys(a.key, b.key, naming.language));

const blocksByName = (rows: readonly GameRow[], naming: Naming): readonly Block[] => {
  const { language } = naming;
  const blocks: { heading: { kind: 'letter'; letter: string }; rows: Row[]; together: boolean }[] = [];
  for (const { row, key, head } of sortedByName(rows, naming)) {
    const letter = letterOf(key, language);
    const made = rowOf(row, head, naming);
    const last = blocks.at(-1);
    if (last?.heading.letter === letter) last.rows.push(made);
    else blocks.push({ heading: { kind: 'letter', letter }, rows: [made], together: false });
  }
  return blocks;
};

export const listingOf = ({ form, columns, blocks, sorted, score, short }: GameListing, known: Naming): Listing => {
  const naming = { ...known, shared: sharedIn(blocks, known) };
  if (form === 'byName') {
    const rows = blocks.flatMap((block) => block.rows);
    return { form: 'names', columns: [], blocks: blocksByName(rows, naming) };
  }
  return {
    form,
    columns,
    ...(score === undefined ? {} : { score }),
    ...(short === undefined ? {} : { short }),
    blocks: blocks.flatMap((block) => {
      if (block.rows.length === 0) return [];
      const rows = sorted === true ? sortedByName(block.rows, naming).map(({ row }) => row) : block.rows;
      return [blockOf({ ...block, rows }, naming)];
    }),
  };
};

const partOf = (part: CardPart, naming: Naming): HandoutPart => {
  const rowsOf = (rows: readonly (readonly GameCell[])[]) =>
    rows.map((cells) => cells.map((cell) => cellOf(cell, naming)));
  switch (part.kind) {
    case 'facts':
      return {
        kind: 'facts',
        facts: part.facts.map(({ label, what, large = false }) => ({ label, what: cellOf(what, naming), large })),
        ...(part.box === undefined ? {} : { box: part.box }),
      };
    case 'lines':
      return { kind: 'lines', rows: rowsOf(part.rows) };
    case 'grid':
      return { kind: 'grid', columns: part.columns, rows: rowsOf(part.rows) };
    case 'boards':
      return {
        ...part,
        sides: part.sides.map((side) => ({
          ...side,
          number: cellOf(side.number, naming),
          name: cellOf(side.name, naming),
        })),
        scale: part.scale.map(([margin, points]) => [cellOf(margin, naming), cellOf(points, naming)] as const),
      };
    case 'boxes':
    case 'note':
      return part;
  }
};

export const handoutOf = ({ table, title, aside, changed = false, parts }: GameCard, naming: Naming): Handout => ({
  table: table ?? null,
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
      sides: sides.map((side) => ({ ...side, who: cellOf(side.who, naming) })),
    })),
  }));
