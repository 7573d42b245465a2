/** Events with seated rounds for tests of paper and hall, and a measure that is the same on every machine. */

import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Measure } from '../../../core/sheets/layout/fit.ts';
import type { Hand, Voice } from '../../../core/sheets/layout/laid.ts';
import { numberText } from '../../../core/sheets/paper/numbers.ts';
import type { CommandInput, DraftEntrant } from '../../../core/tournament/commands.ts';
import { emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import { created, run, stateOf } from '../tournament/event.ts';

export type Person = Partial<DraftEntrant> & { readonly name: string };

export const mahjong: Game = (() => {
  const { mahjong: found } = families;
  if (found === undefined) throw new Error('mahjong is not registered');
  return found;
})();

export const entered = (people: readonly Person[], name = 'Riichi Open'): Ledger =>
  run(emptyLedger, { ...created, name } as CommandInput, { type: 'entrants.add', entrants: [...people] });

/**
 * One published round, in order of entry at tables of so many; whoever is left over sits out. The engine is not asked: paper shows
 * what is published, whoever seated it, also 41 players.
 */
export const seatedBy = (tournament: Tournament, each: number): Tournament => {
  const ids = tournament.entrants.map(({ id }) => id);
  const full = ids.length - (ids.length % each);
  const tables = Array.from({ length: full / each }, (_, i) => ({
    table: i + 1,
    seats: ids.slice(each * i, each * (i + 1)),
  }));
  const round = {
    no: 1,
    rev: 1,
    revised: [],
    tables,
    byes: ids.slice(full).map((entrant) => ({ entrant, reason: { code: 'mahjong.odd' } })),
    results: {},
    confirmed: false,
    timer: null,
    draw: {
      request: null,
      proposal: { seed: 'lucky', method: 'random', tables, byes: [], trace: [], details: {} },
      metrics: {},
    },
  } as unknown as Round;
  return { ...tournament, rounds: [round] };
};

export const seated = (people: readonly Person[], name?: string): Tournament =>
  seatedBy(stateOf(entered(people, name)), 4);

/** The same round after a revision in which the first seats of two tables were exchanged. */
export const revised = (tournament: Tournament, a: number, b: number): Tournament => {
  const [round] = tournament.rounds;
  const first = (table: number) => round?.tables.find((candidate) => candidate.table === table)?.seats[0] ?? 0;
  const tables = (round?.tables ?? []).map((table) => {
    if (table.table !== a && table.table !== b) return table;
    return { ...table, seats: [first(table.table === a ? b : a), ...table.seats.slice(1)] };
  });
  return {
    ...tournament,
    rounds: [
      { ...(round as Round), rev: 2, revised: [a, b], replaced: { rev: 1, tables: round?.tables ?? [] }, tables },
    ],
  };
};

/** A round confirmed with results that add up. */
export const finished = (tournament: Tournament): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => ({
    ...round,
    confirmed: true,
    results: Object.fromEntries(
      round.tables.map(({ table }) => [
        table,
        {
          points: [41_000, 32_000, 27_000 - 100 * table, 20_000 + 100 * table],
          sticksLeft: 0,
          chombos: [0, 0, 0, 0],
          accepted: false,
        },
      ]),
    ),
  })),
});

export const viewOf = (tournament: Tournament, language = 'en'): PublishedView => {
  const view = hallView(tournament, mahjong, language);
  if (view === null) throw new Error('nothing is published');
  return view;
};

type Em = { readonly regular: number; readonly bold: number };

const emOf = (character: string): Em => {
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character))
    return { regular: 1, bold: 1 };
  if (/\p{Nd}/u.test(character)) return { regular: 0.572, bold: 0.572 };
  if (/\p{Script=Cyrillic}/u.test(character)) return { regular: 0.58, bold: 0.625 };
  return { regular: 0.5, bold: 0.535 };
};

/** Sheets are measured by the million characters, of which there are a few hundred. */
const known = new Map<string, Em>();

/** Every character as wide as the average of [hall-and-print 0.7]; Cyrillic 16 % wider, everything Asian one em. */
export const plainMeasure: Measure = (text, { size, bold }) => {
  let em = 0;
  for (const character of text) {
    let width = known.get(character);
    if (width === undefined) {
      width = emOf(character);
      known.set(character, width);
    }
    em += bold ? width.bold : width.regular;
  }
  return em * size;
};

const SEATS: { readonly [seat: string]: string } = { east: 'E', south: 'S', west: 'W', north: 'N' };

/** Says the ends of codes instead of sentences, and seats by their letters. */
export const codeVoice: Voice = {
  say: ({ code, params }) => {
    const seat = /\.seats\.(\w+)\.letter$/.exec(code)?.[1];
    if (seat !== undefined) return SEATS[seat] ?? seat;
    const last = code.split('.').at(-1) ?? code;
    return params === undefined ? last : `${last} ${Object.values(params).join('/')}`;
  },
  number: (value, unit) => numberText(value, unit, 'en'),
  time: (at) => new Date(at).toISOString().slice(11, 16),
  moment: (at) => at.slice(0, 16).replace('T', ' '),
};

export const plainHand: Hand = { voice: codeVoice, measure: plainMeasure };

const GIVEN = [
  'Anna',
  'Bartosz',
  'Chloé',
  'Dmitri',
  'Eoin',
  'Françoise',
  'Grzegorz',
  'Hanna',
  'Ilse',
  'Jürgen',
  'Łukasz',
];
const FAMILY = [
  'Åkesson',
  'Brzęczyszczykiewicz',
  'Carlsen',
  "d'Aubigné",
  'Eriksson',
  'Fischer',
  'García-Márquez',
  'Ibáñez',
  'Kowalska',
  'Lindqvist',
  'Moreau',
  'Nielsen',
  "O'Connor",
  'Popescu',
  'Rönnqvist',
  'Schäfer',
  'Szymańska',
  'Takahashi',
  'Vasiljev',
  'Žižka',
];

/** So many people with names of Latin lists, no two alike. */
export const latinPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, i) => {
    const family = FAMILY[i % FAMILY.length] ?? '';
    const given = GIVEN[(i * 7) % GIVEN.length] ?? '';
    const turn = Math.floor(i / (FAMILY.length * GIVEN.length));
    const givenName = turn === 0 ? given : `${given} ${String.fromCharCode(64 + turn)}.`;
    return { name: `${givenName} ${family}`, familyName: family, givenName };
  });

/** So many people whose names have at most 16 characters: what the capacities of [hall-and-print 2.1] count with. */
export const shortPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${FAMILY[i % 4 === 3 ? 2 : 0]} ${String(i).padStart(4, '0')}` }));

/** Names that hurt: no spaces, marks, right to left, other scripts, one letter, markup, emoji, doubles. */
export const hostileNames: readonly string[] = [
  'W'.repeat(120),
  'Ж'.repeat(60),
  `${'Maria '.repeat(18)}Müller`.trim(),
  'Karl-Theodor Maria Nikolaus Johann Jacob Philipp Franz Joseph Sylvester Buhl-Freiherr von und zu Guttenberg',
  'Q',
  'Ёлкина Алёна',
  'Nguyễn Thị Phượng Ẩn',
  'محمد عبد الله الفيصل',
  'משה כהן-לוי',
  '髙橋 健太',
  '田中 陽子',
  '陈 静',
  '이 서연',
  '<b>Bobby</b>; DROP TABLE',
  '=SUM(A1:A9)',
  '🀄🎲 Riichi 🀄',
  'Ivan Petrov',
  'Ivan Petrov',
  '«Дракон» Лев',
  "O'Connor Aleksander",
];

/** So many people, the hostile ones first, the rest from the Latin and Cyrillic lists in turn. */
export const hostilePeople = (count: number): Person[] => {
  const cyrillic = ['Агафонов', 'Брженчищикевич', 'Виноградова', 'Ершова', 'Калашников', 'Тихомирова', 'Щербакова'];
  return Array.from({ length: count }, (_, i): Person => {
    const hostile = hostileNames[i];
    if (hostile !== undefined) return { name: hostile, club: i % 2 === 0 ? 'Kazan' : '' };
    const family = cyrillic[i % cyrillic.length] ?? '';
    if (i % 2 === 0) return { name: `${family} Мария ${i}`, familyName: family, givenName: `Мария ${i}` };
    return latinPeople(i + 1).at(-1) ?? { name: `P${i}` };
  });
};
