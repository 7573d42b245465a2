/**
 * Somebody leaves a round that is seated already [bridge 4.13]. `byePlays`, the default where there is a bye: whoever has it
 * plays the opponent instead. `walkover`: the opponent sits out with that score. `redo`: the round is seated again, and nothing
 * is done here. If the leaver has the bye, only the bye row goes.
 */

import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import type { Bye, EntrantId, RoundNo, Table, TableNo } from '../../../tournament/words.ts';

export type OpenRound = { readonly tables: readonly Table[]; readonly byes: readonly Bye[] };

export type LeavingChoice = 'byePlays' | 'walkover' | 'redo';

/** A bye for a walkover or an absence does not count as one [bridge 5.5]. */
export const isRealBye = ({ reason }: Bye): boolean =>
  reason.code !== 'bridge.byes.walkover' && reason.code !== 'bridge.byes.absent';

/** The default comes first. */
export const leavingChoices = ({ tables, byes }: OpenRound, leaver: EntrantId): readonly LeavingChoice[] => {
  if (!tables.some(({ seats }) => seats.includes(leaver))) return [];
  return byes.some(isRealBye) ? ['byePlays', 'walkover', 'redo'] : ['walkover', 'redo'];
};

/**
 * The round without the leaver. Refuses `bridge.tableHasResult` [E-05] for a table with a result, and `bridge.noBye` when nobody
 * sits out who could play.
 *
 * @param decided tables with a result
 */
export const leaveRound = (
  { no: roundNo, tables, byes }: OpenRound & { readonly no: RoundNo },
  leaver: EntrantId,
  choice: Exclude<LeavingChoice, 'redo'>,
  decided: ReadonlySet<TableNo>,
): Answer<OpenRound> => {
  const left = tables.find(({ seats }) => seats.includes(leaver));
  if (left === undefined) return ok({ tables, byes: byes.filter(({ entrant }) => entrant !== leaver) });
  if (decided.has(left.table)) return no(refuse('bridge.tableHasResult', { table: left.table, round: roundNo }));
  const opponent = left.seats.find((entrant) => entrant !== leaver) ?? 0;
  if (choice === 'walkover') {
    const reason = { code: 'bridge.byes.walkover', params: { player: opponent, other: leaver } };
    return ok({ tables: tables.filter((table) => table !== left), byes: [...byes, { entrant: opponent, reason }] });
  }
  const bye = byes.find(isRealBye);
  if (bye === undefined) return no(refuse('bridge.noBye', { round: roundNo }));
  const seats = left.seats.map((entrant) => (entrant === leaver ? bye.entrant : entrant));
  return ok({
    tables: tables.map((table) => (table === left ? { ...table, seats } : table)),
    byes: byes.filter((other) => other !== bye),
  });
};
