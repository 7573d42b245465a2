/**
 * The next round is seated although results are missing [hall-and-print 3.4]: a conscious choice with a rule that says what counts
 * for them meanwhile, kept in the journal.
 *
 * | rule | function |
 * | --- | --- |
 * | only the last round, only by a rule that the game offers for it | `decideClose` |
 * | what the rule gives is laid down once: later corrections of other results do not change it | `decideClose` |
 * | the real result goes before, as soon as it is in | `countedResult` |
 * | until then standings say what is missing and what counts instead | `provisionalNotes`, `missingNotes`, `awaitedEntrants` |
 * | a seating drawn meanwhile says so, as a proposal too [W-3.8] | `drawnWithout` |
 * | nothing final is made of them | `provisionalRefusal` |
 */

import type { Change } from '../tournament/changes.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../tournament/refusal.ts';
import { type Round, type Seating, type Tournament, tablesWithoutResult } from '../tournament/state.ts';
import type { EntrantId, Json, Phrase, RoundNo, TableNo } from '../tournament/words.ts';
import type { Game } from './game.ts';
import type { ProvisionalRule } from './groups/results.ts';
import { drawnFrom } from './methods.ts';

export const awaitedTables = (round: Round): readonly TableNo[] =>
  round.provisional === undefined ? [] : tablesWithoutResult(round);

export const countedResult = ({ results, provisional }: Round, table: TableNo): Json | undefined =>
  results[table] ?? provisional?.results[table] ?? undefined;

/** Whether those at a table have met although its game does not count yet. */
export const isUncounted = ({ results, provisional }: Round, table: TableNo): boolean =>
  results[table] === undefined && provisional?.results[table] === null;

/** Whether a result may still be entered at a table: always in an open round, else only in place of a stand-in. */
export const isAwaited = (round: Round, table: TableNo): boolean =>
  !round.confirmed || (round.provisional !== undefined && round.results[table] === undefined);

export const awaitedEntrants = (rounds: readonly Round[]): ReadonlySet<EntrantId> =>
  new Set(
    rounds.flatMap((round) => {
      const missing = new Set(awaitedTables(round));
      return round.tables.flatMap(({ table, seats }) => (missing.has(table) ? seats : []));
    }),
  );

/** What is missing and what counts instead, a sentence a round, since each has its own rule; none where all is in. */
export const provisionalNotes = (family: string, rounds: readonly Round[]): readonly Phrase[] =>
  rounds.flatMap((round) => {
    const tables = awaitedTables(round);
    if (tables.length === 0) return [];
    const params = { round: round.no, count: tables.length, tables };
    return [{ code: `${family}.provisional.stated.${round.provisional?.rule ?? ''}`, params }];
  });

/** The same, and what a game lays down as stand-ins of its own [bridge 4.9]: standings outside the desk never show these unsaid. */
export const missingNotes = (
  family: Pick<Game, 'id'> & { readonly results: Pick<Game['results'], 'standsIn'> },
  tournament: Tournament,
  rounds: readonly Round[],
): readonly Phrase[] => [
  ...provisionalNotes(family.id, rounds),
  ...rounds.flatMap((round) => {
    const tables = tablesWithoutResult(round).filter((table) => family.results.standsIn?.(tournament, round.no, table));
    const params = { round: round.no, count: tables.length, tables };
    return tables.length === 0 ? [] : [{ code: `${family.id}.provisional.stated.standIn`, params }];
  }),
];

/** For every earlier round that the seating goes by: the results that are still missing. */
export const drawnWithout = (family: Game, tournament: Tournament, of: Seating): readonly Phrase[] => {
  const from = drawnFrom(family, tournament, of) ?? 0;
  return tournament.rounds.flatMap((round) => {
    const tables = round.no > from ? [] : awaitedTables(round);
    const params = { round: round.no, count: tables.length, tables };
    return tables.length === 0 ? [] : [{ code: 'sentence.drawnWithout', params }];
  });
};

export const provisionalRefusal = ({ rounds }: Tournament): Refusal | null => {
  const round = rounds.find((one) => awaitedTables(one).length > 0);
  if (round === undefined) return null;
  const tables = awaitedTables(round);
  return refuse('round.provisional', { round: round.no, count: tables.length, tables }, [
    { do: 'enterResults', params: { round: round.no, table: tables[0] ?? 1 } },
  ]);
};

export const provisionalRulesFor = (family: Game, tournament: Tournament, round: Round): readonly ProvisionalRule[] =>
  round.confirmed ? [] : (family.results.provisionalRules?.(tournament, round) ?? []);

export const closeWay = (round: RoundNo) => ({ do: 'closeRound', params: { round } });

export const decideClose = (
  tournament: Tournament,
  round: Round,
  rule: string,
  family: Game,
): Answer<readonly Change[]> => {
  if (round.confirmed) return no(refuse('round.confirmed', { round: round.no }));
  const missing = new Set(tablesWithoutResult(round));
  if (missing.size === 0) return ok([{ type: 'round.confirmed', no: round.no }]);
  const found = provisionalRulesFor(family, tournament, round).find(({ id }) => id === rule);
  if (found === undefined) return no(refuse('round.noSuchRule', { round: round.no, rule }));
  const results = Object.fromEntries(
    round.tables.flatMap((table) => (missing.has(table.table) ? [[table.table, found.result(table)]] : [])),
  );
  return ok([{ type: 'round.closed', no: round.no, rule, results }]);
};
