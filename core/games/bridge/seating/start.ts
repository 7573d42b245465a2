/**
 * Seats a start round.
 *
 * | rule | where |
 * | --- | --- |
 * | [bridge 4.4] by position, not by score: round 2 needs no result of round 1 | `startRows` |
 * | a number that nobody has is the phantom | `movementOf` |
 * | [E-01], [E-04], [E-12] the field and the rooms fit the movement | `checkStartField`, `checkStartRooms` |
 */

import { ENGINE_VERSION, type Metrics, type Proposal, type ProposedTable, type Repeat } from '../../../game/seating.ts';
import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import type { Bye, EntrantId, Phrase } from '../../../tournament/words.ts';
import { checkStartField } from './field.ts';
import type { BridgeMore } from './more.ts';
import type { Row } from './physical-tables.ts';
import type { StartRequest } from './request.ts';
import { checkRooms, checkStartRooms } from './rooms.ts';
import { type Movement, startRows } from './start-rounds.ts';

const movementOf = ({ contestants, options }: StartRequest): Movement => {
  const tables = Math.ceil(contestants.length / 2);
  const taken = new Set(contestants.map(({ number }) => number));
  const phantom = Array.from({ length: 2 * tables }, (_, i) => i + 1).find((slot) => !taken.has(slot)) ?? null;
  return { tables, phantom, ...options };
};

const reasonsOf = ({ table, switched }: Row, round: number): readonly Phrase[] => [
  { code: 'bridge.reasons.startRound', params: { round, table } },
  ...(switched ? [{ code: 'bridge.reasons.turnBoards', params: { table } }] : []),
];

/** The movement has nobody meet again. After a change by hand two people may meet again in round 2. */
export const measureStart = (
  { contestants, round }: StartRequest,
  tables: readonly { readonly seats: readonly EntrantId[] }[],
): Metrics => {
  const tableInRound1 = new Map(contestants.map(({ id, number }) => [id, Math.ceil(number / 2)]));
  const repeated = tables.flatMap(({ seats: [a = 0, b = 0] }): Repeat[] =>
    round === 2 && tableInRound1.get(a) === tableInRound1.get(b) ? [{ pair: [a, b], rounds: [1] }] : [],
  );
  return {
    repeats: repeated.length,
    repeated,
    least: {
      known: repeated.length === 0 ? 'proved' : 'bounded',
      atLeast: 0,
      how: { code: 'bridge.how.movement' },
    },
    figures: { repeatedPairs: repeated.length },
  };
};

/** Refuses what [E-01], [E-04] and [E-12] name, a round that is no start round, and numbers taken twice or beyond the tables. */
export const seatStart = (request: StartRequest): Answer<Proposal> => {
  const { contestants, round, seed, options } = request;
  if (round > 2) return no(refuse('bridge.notStartRound', { round }));
  const movement = movementOf(request);
  const refusal =
    checkStartField(contestants) ??
    checkRooms(options.rooms, movement.tables) ??
    (round === 2 ? checkStartRooms(options.rooms, movement.tables) : null);
  if (refusal !== null) return no(refusal);
  const byNumber = new Map(contestants.map(({ number, id }) => [number, id]));
  const idOf = (number: number): EntrantId | null => byNumber.get(number) ?? null;
  const rows = startRows(round, movement).map(
    ({ table, ns, ew, switched }): Row => ({
      rankingTable: table,
      room: null,
      table,
      ns: idOf(ns),
      ew: idOf(ew),
      switched,
    }),
  );
  const tables = rows.flatMap((row): ProposedTable[] =>
    row.ns === null || row.ew === null
      ? []
      : [{ table: row.table, seats: [row.ns, row.ew], reasons: reasonsOf(row, round) }],
  );
  const byes = rows.flatMap(({ ns, ew }): Bye[] => {
    const entrant = ns === null ? ew : ew === null ? ns : null;
    return entrant === null
      ? []
      : [{ entrant, reason: { code: 'bridge.byes.start', params: { player: entrant, round } } }];
  });
  const more: BridgeMore = {
    baseRound: 0,
    boards: request.boards ?? null,
    ranking: [],
    rows,
    seating: 'start',
    other: null,
    warnings: [],
  };
  return ok({
    family: 'bridge',
    method: 'start',
    engine: ENGINE_VERSION,
    seed,
    tables,
    byes,
    metrics: measureStart(request, tables),
    budget: { steps: 1, used: 1, ended: 'complete' },
    trace: [{ code: 'bridge.trace.start', params: { round } }],
    more: more,
  });
};
