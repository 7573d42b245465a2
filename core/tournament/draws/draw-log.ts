/** The text that answers "why do I sit here?": the whole draw, then every table with its reasons. */

import type { GameCell, GameListing, GameRow } from '../../game/paper.ts';
import type { ProposedTable } from '../../game/seating.ts';
import { saidOf } from '../people/people-said.ts';
import { entrantOf, type Round, type Tournament } from '../state.ts';
import type { Phrase, Table } from '../words.ts';

export const withNames = (tournament: Tournament, phrase: Phrase): Phrase =>
  saidOf(phrase, (id) => entrantOf(tournament, id)?.name ?? null);

const lines = (columns: readonly string[], rows: readonly GameRow[]): GameListing => ({
  form: 'lines',
  columns: columns.map((code) => ({ code })),
  blocks: [{ heading: null, rows }],
});

const people = ({ seats }: Table): string => seats.toSorted((a, b) => a - b).join();

export type DrawLog = {
  /** The tables of the draw with the reasons to tell. */
  readonly drawn: readonly ProposedTable[];
  readonly steps: string;
  readonly whole: readonly Phrase[];
  readonly columns: readonly string[];
  readonly cells: (table: Table) => readonly GameCell[];
  readonly why: string;
  /** Said of tables that the draw did not make. */
  readonly byHand: Phrase;
};

export const drawLog = (tournament: Tournament, round: Round, log: DrawLog): readonly GameListing[] => {
  const reasonsOf = new Map(log.drawn.map((table) => [people(table), table.reasons]));
  const sentences = (phrases: readonly Phrase[]): GameCell => ({
    kind: 'sentences',
    phrases: phrases.map((phrase) => withNames(tournament, phrase)),
  });
  const rows = round.tables.map((table): GameRow => {
    const no: GameCell = { kind: 'number', value: table.table, unit: { scale: 1, decimals: 0, signed: false } };
    return { cells: [no, ...log.cells(table), sentences(reasonsOf.get(people(table)) ?? [log.byHand])] };
  });
  return [
    lines(
      [log.steps],
      log.whole.map((phrase) => ({ cells: [sentences([phrase])] })),
    ),
    lines(['words.columns.table', ...log.columns, log.why], rows),
  ];
};
