/** Scores beside the matches [bridge 4.9, 5.4]; a real result always replaces a stand-in for it [I-03]. */

import { unless } from '../../../game/facts.ts';
import { no, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { roundOf, type Seating, type Tournament } from '../../../tournament/state.ts';
import type { Phrase, RoundNo, TableNo } from '../../../tournament/words.ts';
import { roundBoards } from '../results/event.ts';
import { scoreResult } from '../results/results.ts';
import { drawnFrom } from '../results/revisions.ts';
import type { BridgeRules } from '../rules/rules.ts';
import { scaleMax } from '../rules/scales.ts';
import { type BridgeResult, enteredResult, ownOf, rulesOf } from '../rules/state.ts';
import { unknownEntrant } from './decide-preparations.ts';
import type { Decided, Do } from './facts.ts';

export const adjust = (tournament: Tournament, { adjustment }: Do<'adjust'>): Decided => {
  const next = 1 + Math.max(0, ...ownOf(tournament).adjustments.map((given) => given.no));
  const given = { ...adjustment, no: next };
  return unless(unknownEntrant(tournament, [adjustment.entrant]), { type: 'score.adjusted', adjustment: given });
};

export const cancelAdjustment = (tournament: Tournament, { no: number }: Do<'cancelAdjustment'>): Decided => {
  const isGiven = ownOf(tournament).adjustments.some((given) => given.no === number);
  const refusal = isGiven ? null : refuse('bridge.noAdjustment', { no: number });
  return unless(refusal, { type: 'adjustment.cancelled', no: number });
};

export const setCarryOver = (tournament: Tournament, { scores }: Do<'setCarryOver'>): Decided => {
  const carryOver = Object.fromEntries(scores.map(({ entrant, score }) => [String(entrant), score]));
  const entrants = scores.map(({ entrant }) => entrant);
  return unless(unknownEntrant(tournament, entrants), { type: 'carryOver.set', carryOver });
};

export const averageResult = ({ ranking, scale }: BridgeRules): BridgeResult => {
  if (ranking === 'vp') return enteredResult.parse({ entry: 'vp', ns: Math.floor(scaleMax(scale) / 2) });
  return enteredResult.parse(ranking === 'mp' ? { entry: 'mp', ns: 5000 } : { entry: 'imp', ns: 0 });
};

export const setProvisional = (tournament: Tournament, { round: number, results }: Do<'setProvisional'>): Decided => {
  const round = roundOf(tournament, number);
  if (round === undefined) return no(refuse('round.unknown', { round: number }));
  const { from, to } = roundBoards(tournament, number);
  const refusal = results.reduce<Refusal | null>((found, { table, result }) => {
    if (found !== null) return found;
    if (!round.tables.some((one) => one.table === table)) return refuse('result.noTable', { round: number, table });
    const score = scoreResult(rulesOf(tournament), result, { table, planned: to - from + 1 });
    return score.ok ? null : score.refusal;
  }, null);
  return unless(refusal, { type: 'standIns.set', round: number, results });
};

/** [I-03] for a seating drawn from a standing with stand-ins, while they are late [W-3.8] [fault B-8]. */
export const drawnWith = (tournament: Tournament, of: Seating): readonly Phrase[] => {
  const from = drawnFrom(tournament, of) ?? 0;
  const counting = standIns(tournament).filter(({ round }) => round <= from);
  return [...new Set(counting.map(({ round }) => round))].map((round) => {
    const tables = counting.filter((entry) => entry.round === round).map(({ table }) => table);
    return { code: 'bridge.notices.drawnWith', params: { round, tables, count: tables.length } };
  });
};

const standIns = (tournament: Tournament): readonly { readonly round: RoundNo; readonly table: TableNo }[] =>
  ownOf(tournament).provisional.filter(({ round, table }) => roundOf(tournament, round)?.results[table] === undefined);
