/**
 * A published round whose ranking has changed since [hall-and-print 3.4, K-12]: the seating is kept, only the affected
 * tables are repaired, or it is drawn again.
 *
 * | question | function |
 * | --- | --- |
 * | can its seating still be changed | `isUnplayed` |
 * | the order of the people at its tables when it was seated, and now | `ordersSince` |
 * | repair: tables stay with the places, people go to the table of the place they have now | `repairedTables` |
 * | draw again: with what it was asked for the first time | `askedFor` |
 */

import { drawnFrom } from '../../core/game/methods.ts';
import type { StandingsRow } from '../../core/game/standings.ts';
import type { Games } from '../../core/tournament/decide.ts';
import { beforeOf, type Ledger } from '../../core/tournament/ledger.ts';
import { lastRound, type Round, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, Json, RoundNo, Table } from '../../core/tournament/words.ts';

/**
 * Whether nothing of the round has been played: only then can people still be told to sit elsewhere. A clock that was started
 * says that they play, also while it is paused.
 */
export const isUnplayed = (tournament: Tournament, round: Round): boolean =>
  lastRound(tournament)?.no === round.no &&
  !round.confirmed &&
  round.timer === null &&
  Object.keys(round.results).length === 0;

/** The step that made the tables of a round what they are, or that first published it; null when the journal has none. */
const stepOf = (done: Ledger['done'], no: RoundNo, type: 'published' | 'seated'): Ledger['done'] => {
  for (let link = done; link !== null; link = link.earlier) {
    const isIt = link.step.changes.some(
      (change) =>
        (change.type === 'round.published' || (type === 'seated' && change.type === 'round.revised')) &&
        change.no === no,
    );
    if (isIt) return link;
  }
  return null;
};

/** The options of the method as the TO had set them when the round was published. */
export const askedFor = (done: Ledger['done'], no: RoundNo): Json => {
  const command = stepOf(done, no, 'published')?.step.command as { readonly options?: Json } | undefined;
  return command?.options ?? {};
};

export type Orders = { readonly before: readonly EntrantId[]; readonly now: readonly EntrantId[] };

/**
 * Those who sit in a round in the order of the ranking it was drawn from: as it was when the round was published or last revised
 * (whoever revises it sees what has changed), and as it is now. Results corrected, penalties and rules changed since
 * count; people who came or left do not move anybody. Null for a round that was not seated by the ranking.
 */
export const ordersSince = (
  done: Ledger['done'],
  tournament: Tournament,
  no: RoundNo,
  families: Games,
): Orders | null => {
  const family = families[tournament.family];
  const round = roundOf(tournament, no);
  const seatedBy = stepOf(done, no, 'seated');
  const old = seatedBy === null ? null : beforeOf(seatedBy, families);
  if (round === undefined || old === null) return null;
  const from = drawnFrom(family, tournament, round);
  if (from === null) return null;
  const seated = new Set(round.tables.flatMap(({ seats }) => seats));
  const order = (rows: readonly StandingsRow[]) => rows.map(({ entrant }) => entrant).filter((id) => seated.has(id));
  return {
    before: order(family.results.standings(old, false, from).rows),
    now: order(family.results.standings(tournament, false, from).rows),
  };
};

/** A newcomer to a table takes a seat that became free; whoever stays keeps the seat. */
const reseated = (seats: readonly EntrantId[], wanted: readonly EntrantId[]): readonly EntrantId[] => {
  const staying = new Set(wanted);
  const coming = wanted.filter((id) => !seats.includes(id));
  return seats.map((id) => (staying.has(id) ? id : (coming.shift() ?? id)));
};

/** The tables of a round with everybody at the table of the place they have now; no more seats change than must. */
export const repairedTables = ({ tables }: Round, { before, now }: Orders): readonly Table[] => {
  const instead = new Map(before.map((id, place) => [id, now[place] ?? id]));
  return tables.map(({ table, seats }) => ({
    table,
    seats: reseated(
      seats,
      seats.map((id) => instead.get(id) ?? id),
    ),
  }));
};
