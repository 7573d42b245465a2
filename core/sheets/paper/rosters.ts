/**
 * Lists of people that belong to no round.
 *
 * | document | function |
 * | --- | --- |
 * | sign-in: everybody with a box for the tick and a line for the signature | `signIn` |
 * | [hall-and-print 1.1 B] a list to be filled in by hand | `blankNames` |
 * | [M-33] (9) pairs that met more than once, with rounds and tables | `repeatedPairs` |
 */

import type { Game } from '../../game/game.ts';
import type { Round, Tournament } from '../../tournament/state.ts';
import type { EntrantId } from '../../tournament/words.ts';
import { knownRounds, numberOf, peopleByName } from '../known-rounds.ts';
import { shownNames } from '../names.ts';
import { type Cell, type Listing, type Row, WHOLE } from '../sheet.ts';

export const signIn = (tournament: Tournament, family: Game, language: string): Listing => {
  const known = knownRounds(tournament, family);
  const rows = peopleByName(tournament, language).map(({ id, named }): Row => {
    const number = numberOf(known, id);
    const cells: Cell[] = [
      number === null ? { kind: 'empty' } : { kind: 'number', value: number, unit: WHOLE },
      { kind: 'name', name: named.listed },
      { kind: 'box' },
      { kind: 'space' },
    ];
    return { cells, changed: false, head: named.head };
  });
  return {
    form: 'lines',
    columns: ['number', 'name', 'present', 'signature'].map((column) => ({ code: `sheets.columns.${column}` })),
    blocks: rows.length === 0 ? [] : [{ heading: { kind: 'empty' }, rows, together: false }],
  };
};

const BLANK_LINES = 24;

export const blankNames: Listing = {
  form: 'lines',
  columns: ['number', 'name', 'club', 'signature'].map((column) => ({ code: `sheets.columns.${column}` })),
  blocks: [
    {
      heading: { kind: 'empty' },
      together: false,
      rows: Array.from({ length: BLANK_LINES }, (_, i) => ({
        cells: [{ kind: 'number', value: i + 1, unit: WHOLE }, { kind: 'space' }, { kind: 'space' }, { kind: 'space' }],
        changed: false,
        head: '',
      })),
    },
  ],
};

type Meeting = { readonly round: number; readonly table: number };
type MetPair = { readonly pair: readonly [EntrantId, EntrantId]; readonly meetings: readonly Meeting[] };

const metPairs = (rounds: readonly Round[]): readonly MetPair[] => {
  const found = new Map<string, { pair: readonly [EntrantId, EntrantId]; meetings: Meeting[] }>();
  for (const { no, tables } of rounds) {
    for (const { table, seats } of tables) {
      seats.forEach((a, i) => {
        for (const b of seats.slice(i + 1)) {
          const pair = a < b ? ([a, b] as const) : ([b, a] as const);
          const met = found.get(pair.join()) ?? { pair, meetings: [] };
          met.meetings.push({ round: no, table });
          found.set(pair.join(), met);
        }
      });
    }
  }
  return [...found.values()].sort((a, b) => a.pair[0] - b.pair[0] || a.pair[1] - b.pair[1]);
};

export const repeatedPairs = (tournament: Tournament, through: number): Listing => {
  const names = shownNames(tournament);
  const nameCell = (id: EntrantId): Cell => {
    const named = names.get(id);
    return named === undefined ? { kind: 'empty' } : { kind: 'name', name: named.plain };
  };
  const repeated = metPairs(tournament.rounds.filter(({ no }) => no <= through))
    .filter(({ meetings }) => meetings.length > 1)
    .toSorted((a, b) => b.meetings.length - a.meetings.length);
  const rows = repeated.map(
    ({ pair: [a, b], meetings }): Row => ({
      cells: [
        nameCell(a),
        nameCell(b),
        { kind: 'number', value: meetings.length, unit: WHOLE },
        {
          kind: 'note',
          phrase: {
            code: 'sheets.report.text',
            params: { text: meetings.map(({ round, table }) => `${round} (${table})`).join(', ') },
          },
        },
      ],
      changed: false,
      head: '',
    }),
  );
  const nobody: Row = {
    cells: [{ kind: 'note', phrase: { code: 'sheets.nobodyTwice', params: { round: through } } }],
    changed: false,
    head: '',
  };
  return {
    form: 'lines',
    columns:
      rows.length === 0
        ? [{ code: '' }]
        : ['name', 'metAgain', 'times', 'roundsAndTables'].map((column) => ({ code: `sheets.columns.${column}` })),
    blocks: [{ heading: { kind: 'empty' }, rows: rows.length === 0 ? [nobody] : rows, together: false }],
  };
};
