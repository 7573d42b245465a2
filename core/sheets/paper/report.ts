/**
 * The report of a round [hall-and-print 1.1 X]: how it was drawn, what is known of its repeats, what was changed by hand,
 * who sits where, and lines to sign. Who changed something and when comes with the job, from the journal.
 * It alone names tables that somebody keeps in every round (reduced mobility, [hall-and-print 4]): it is staff's paper.
 */

import type { Game } from '../../game/game.ts';
import { type LeastShown, leastOf } from '../../game/least.ts';
import { missingNotes } from '../../game/provisional.ts';
import { byeWords } from '../../game/rounds.ts';
import { deedPhrase } from '../../tournament/history/deed-words.ts';
import type { HandStep } from '../../tournament/history/stated-changes.ts';
import type { Round, Tournament } from '../../tournament/state.ts';
import type { EntrantId, Json, Phrase, Table } from '../../tournament/words.ts';
import { saidIn, shownNames } from '../names.ts';
import { type Cell, type Listing, type Row, WHOLE } from '../sheet.ts';
import { namesSitting } from './substitutes.ts';

const phrase = (code: string, params?: { readonly [name: string]: Json }): Cell => ({
  kind: 'phrase',
  phrase: params === undefined ? { code } : { code, params },
});
const note = (said: Phrase): Cell => ({ kind: 'note', phrase: said });

const labelled = (code: string, said: Phrase): Row => ({
  cells: [phrase(code), note(said)],
  changed: false,
  head: '',
});

const fact = (label: string, said: Phrase): Row => labelled(`sheets.report.${label}`, said);

const verbatim = (text: string): Phrase => ({ code: 'sheets.report.text', params: { text } });

/** Only fonts know whether every character can be printed; `glyphsSaid` fills this in where they are. */
export const GLYPHS_OPEN = 'sheets.report.glyphsOpen';

/** Everybody has one place. */
const onceOf = ({ tables, byes }: Round): Phrase => {
  const places = [...tables.flatMap(({ seats }) => seats), ...byes.map(({ entrant }) => entrant)];
  const people = new Set(places).size;
  return people === places.length
    ? { code: 'sheets.report.allOnce', params: { count: people } }
    : { code: 'sheets.report.notOnce', params: { twice: places.length - people } };
};

const leastKnown = ({ isKnown, isExact, isReached }: LeastShown): string => {
  if (!isKnown) return 'unknown';
  if (isReached) return 'proved';
  return isExact ? 'notReached' : 'bounded';
};

const factRows = (tournament: Tournament, family: Game, round: Round): readonly Row[] => {
  const { proposal, metrics, fingerprint } = round.draw;
  const { repeats } = metrics;
  const least = leastOf(metrics, proposal.metrics.least);
  const people = round.tables.reduce((sum, { seats }) => sum + seats.length, 0);
  return [
    fact('method', { code: `${family.id}.methods.${proposal.method}.name` }),
    fact('seed', verbatim(proposal.seed)),
    fact('engine', { code: 'sheets.report.version', params: { engine: proposal.engine, fingerprint } }),
    fact('people', {
      code: 'sheets.report.counts',
      params: {
        count: people,
        tables: round.tables.length,
        byes: round.byes.length,
        // Who waits to fill a table has entered nothing.
        entered: tournament.entrants.filter(({ traits }) => traits.standIn !== true).length,
      },
    }),
    fact('once', onceOf(round)),
    fact('glyphs', { code: GLYPHS_OPEN }),
    ...provisionalRows(tournament, family, round),
    ...cancelledRows(family, round),
    fact('repeats', {
      code: `sheets.report.${leastKnown(least)}`,
      params: { repeats, atLeast: least.atLeast },
    }),
    // Without a bound there is no argument to print either.
    ...(!least.isKnown || repeats === 0 ? [] : [fact('proof', least.how)]),
  ];
};

/** Earlier results that were missing when the round was drawn and still are, and its own [hall-and-print 3.4]. */
const provisionalRows = (tournament: Tournament, family: Game, { no }: Round): readonly Row[] =>
  missingNotes(
    family,
    tournament,
    tournament.rounds.filter((round) => round.no <= no),
  ).map((said) => fact('provisional', said));

const cancelledRows = (family: Game, { tables, results }: Round): readonly Row[] =>
  tables.flatMap(({ table }): Row[] => {
    const stored = results[table];
    const reason = stored === undefined ? null : (family.results.cancelled?.(stored) ?? null);
    return reason === null
      ? []
      : [labelled('words.columns.cancelled', { code: 'sheets.report.cancelledAt', params: { table, reason } })];
  });

const spotsOf = (tables: readonly Table[]): ReadonlyMap<EntrantId, { readonly table: number; readonly seat: number }> =>
  new Map(tables.flatMap(({ table, seats }) => seats.map((id, seat) => [id, { table, seat }] as const)));

const changeRows = (tournament: Tournament, family: Game, round: Round): readonly Row[] => {
  const names = shownNames(tournament);
  const [made, now] = [spotsOf(round.draw.proposal.tables), spotsOf(round.tables)];
  const spot = (at: { readonly table: number; readonly seat: number } | undefined): Cell => {
    if (at === undefined) return { kind: 'phrase', phrase: byeWords(family, tournament, round.no).spot };
    const code = family.seats[at.seat];
    const seat = code === undefined ? null : { code: `${family.id}.seats.${code}.letter` };
    return { kind: 'spot', table: at.table, seat };
  };
  return [...new Set([...made.keys(), ...now.keys()])].flatMap((id): Row[] => {
    const [before, after] = [made.get(id), now.get(id)];
    const named = names.get(id);
    if (named === undefined || (before?.table === after?.table && before?.seat === after?.seat)) return [];
    return [{ cells: [{ kind: 'name', name: named.plain }, spot(before), spot(after)], changed: false, head: '' }];
  });
};

const facts = (rows: readonly Row[]): Listing => ({
  form: 'lines',
  columns: [{ code: '' }, { code: '' }],
  blocks: [{ heading: { kind: 'empty' }, rows, together: true }],
});

const changes = (tournament: Tournament, family: Game, round: Round): Listing => {
  const rows = changeRows(tournament, family, round);
  if (rows.length === 0) return facts([fact('changes', { code: 'sheets.report.noChange' })]);
  return {
    form: 'lines',
    columns: ['name', 'drawn', 'published'].map((column) => ({ code: `sheets.columns.${column}` })),
    blocks: [{ heading: phrase('sheets.report.changes'), rows, together: false }],
  };
};

/** Every change by hand with its time and who made it [ME-53]. */
export const changeLog = (
  tournament: Tournament,
  family: Game,
  round: Round,
  steps: readonly HandStep[],
): readonly Listing[] => {
  const names = shownNames(tournament);
  const nameOf = (id: EntrantId): string => names.get(id)?.plain.text ?? String(id);
  const rows = steps.flatMap(({ rev, at, by, deeds }) =>
    deeds.map((deed): Row => {
      const what = deedPhrase(deed, family, nameOf);
      return {
        cells: [
          { kind: 'text', text: `R${round.no}.${rev}` },
          at === '' ? { kind: 'empty' } : { kind: 'moment', at },
          by === 'desk' || by === '' ? phrase('sheets.report.desk') : { kind: 'text', text: by },
          note(what),
        ],
        changed: false,
        head: '',
      };
    }),
  );
  if (rows.length === 0) return [];
  const columns = ['revision', 'when', 'who', 'change'].map((column) => ({ code: `sheets.columns.${column}` }));
  return [{ form: 'lines', columns, blocks: [{ heading: phrase('sheets.report.changeLog'), together: false, rows }] }];
};

const fixedTables = (tournament: Tournament, family: Game, round: Round): readonly Listing[] => {
  const names = shownNames(tournament);
  const now = spotsOf(round.tables);
  const rows = tournament.entrants.flatMap((entrant): Row[] => {
    const { fixedTable } = entrant.traits;
    const fixed =
      family.seating.fixedTable?.(tournament, entrant) ?? (typeof fixedTable === 'number' ? fixedTable : null);
    const named = names.get(entrant.id);
    if (fixed === null || named === undefined || !now.has(entrant.id)) return [];
    const cells: Cell[] = [
      { kind: 'number', value: fixed, unit: WHOLE },
      { kind: 'name', name: named.plain },
      note({ code: 'sheets.report.keepsTable' }),
    ];
    return [{ cells, changed: false, head: '' }];
  });
  if (rows.length === 0) return [];
  return [
    {
      form: 'lines',
      columns: [{ code: 'words.columns.table' }, { code: 'words.columns.name' }, { code: '' }],
      blocks: [{ heading: phrase('sheets.report.fixedTables'), rows, together: false }],
    },
  ];
};

const seatingLines = (tournament: Tournament, family: Game, round: Round): Listing => {
  const names = namesSitting(tournament, family, round.no);
  const seats = family.seats.slice(0, Math.max(0, ...round.tables.map((table) => table.seats.length)));
  return {
    form: 'lines',
    columns: [{ code: 'words.columns.table' }, ...seats.map((seat) => ({ code: `${family.id}.seats.${seat}.name` }))],
    blocks: [
      {
        heading: { kind: 'empty' },
        together: false,
        rows: round.tables
          .toSorted((a, b) => a.table - b.table)
          .map(({ table, seats: ids }) => ({
            cells: [
              { kind: 'number', value: table, unit: WHOLE },
              ...ids.map((id): Cell => {
                const named = names.get(id);
                return named === undefined ? { kind: 'empty' } : { kind: 'name', name: named.plain };
              }),
            ],
            changed: round.revised.includes(table),
            head: String(table),
          })),
      },
    ],
  };
};

const byes = (tournament: Tournament, family: Game, round: Round): readonly Listing[] => {
  const names = shownNames(tournament);
  const rows = round.byes.flatMap(({ entrant, reason }): Row[] => {
    const named = names.get(entrant);
    if (named === undefined) return [];
    // A reason that names its entrant needs no name before it.
    const who: Cell = reason.params?.player === entrant ? { kind: 'empty' } : { kind: 'name', name: named.plain };
    return [{ cells: [who, note(saidIn(names, reason))], changed: false, head: '' }];
  });
  if (rows.length === 0) return [];
  return [
    {
      form: 'lines',
      columns: [{ code: '' }, { code: '' }],
      blocks: [
        { heading: { kind: 'phrase', phrase: byeWords(family, tournament, round.no).above }, rows, together: false },
      ],
    },
  ];
};

const signatures: Listing = {
  form: 'lines',
  columns: [{ code: '' }, { code: '' }],
  blocks: [
    {
      heading: phrase('sheets.report.signed'),
      together: true,
      rows: ['organiser', 'referee'].map((who) => ({
        cells: [phrase(`sheets.report.${who}`), { kind: 'space' }],
        changed: false,
        head: '',
      })),
    },
  ],
};

export const roundReport = (
  tournament: Tournament,
  family: Game,
  round: Round,
  steps: readonly HandStep[] = [],
): readonly Listing[] => [
  facts(factRows(tournament, family, round)),
  changes(tournament, family, round),
  ...changeLog(tournament, family, round, steps),
  seatingLines(tournament, family, round),
  ...byes(tournament, family, round),
  ...fixedTables(tournament, family, round),
  signatures,
];
