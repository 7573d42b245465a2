/**
 * Another window was faster: what was arranged here for a round is not what was published (title 1, race of two tabs). Whoever arranged
 * it is told, with the tables that were changed by hand; nobody is told of a seating that is the same. A round that is withdrawn takes
 * a change of it that is not finished here with it, which is told too. The words name no window: a round that was added in another
 * way, brought back or undone in this one is told alike.
 */

import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo, Table, TableNo } from '../../core/tournament/words.ts';
import { say } from '../store/notices.ts';
import { useTournamentStore } from '../store/tournament.ts';
import { dropReseated } from './entry/entry-store.ts';
import { revise, useRoundPlace } from './round-place.ts';
import { changedTables } from './seating/arrangement.ts';
import { overtaken, useSeating } from './seating/seating-store.ts';

/** A seating on its way here: what it was arranged from, and how it stands. */
type Mine = { readonly round: RoundNo; readonly from: readonly Table[]; readonly tables: readonly Table[] };

/** The tables changed here that are otherwise in what was published; null where nothing of it is lost. */
const lostTables = ({ from, tables }: Mine, published: readonly Table[]): readonly TableNo[] | null => {
  const other = new Set(changedTables(tables, published).map(({ table }) => table));
  if (other.size === 0) return null;
  return changedTables(from, tables).flatMap(({ table }) => (other.has(table) ? [table] : []));
};

const tell = (mine: Mine, published: readonly Table[]): void => {
  const tables = lostTables(mine, published);
  if (tables !== null)
    say('warn', tables.length > 0 ? 'rounds:meanwhileTables' : 'rounds:meanwhile', { round: mine.round, tables });
};

/** The change goes with its round: should the round come back, it is as it was published. */
const tellWithdrawn = ({ round, from, tables: mine }: Mine, rev: number): void => {
  const tables = changedTables(from, mine).map(({ table }) => table);
  revise(null);
  say('warn', tables.length > 0 ? 'rounds:withdrawnMeanwhile' : 'shell:steps.round.withdrawn', { round, rev, tables });
};

const overtake = (now: Tournament): void => {
  const { drawn, tournament: id } = useSeating.getState();
  const round = drawn === null || id !== now.id ? undefined : roundOf(now, drawn.round);
  if (drawn === null || round === undefined) return;
  const mine = { round: round.no, from: drawn.seated.proposal.tables, tables: drawn.arrangement.tables };
  // Undo brings back what was published before: only what was changed by hand since is lost with it.
  const isUndo = useTournamentStore.getState().log.at(-1)?.kind !== 'do';
  if (!isUndo || changedTables(mine.from, mine.tables).length > 0) tell(mine, round.tables);
  void overtaken();
};

const overtakeRevision = (now: Tournament, before: Tournament): void => {
  const { revision } = useRoundPlace.getState();
  const old = revision === null ? undefined : roundOf(before, revision.round);
  if (revision === null || old === undefined || old.rev !== revision.rev) return;
  const round = roundOf(now, old.no);
  const { tables } = revision.arrangement;
  if (round === undefined) tellWithdrawn({ round: old.no, from: old.tables, tables }, old.rev);
  else if (round.rev > old.rev) tell({ round: old.no, from: old.tables, tables }, round.tables);
};

const overtakeEntry = (now: Tournament, before: Tournament): void => {
  for (const old of before.rounds) {
    const round = roundOf(now, old.no);
    if (round !== undefined && round.tables !== old.tables) dropReseated(old, round);
  }
};

useTournamentStore.subscribe(({ ledger: { tournament: now } }, { ledger: { tournament: before } }) => {
  if (now === null || now === before || before?.id !== now.id) return;
  overtakeEntry(now, before);
  if (now.rounds.length > before.rounds.length) overtake(now);
  else overtakeRevision(now, before);
});
