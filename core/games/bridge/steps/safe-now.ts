/**
 * The tables of the next round that are safe already [bridge 4.9]. An outcome is a share in per cent of both sides' VP or
 * matchpoints, or of the way from losing to winning by the margin that the continuous scale counts as everything.
 */

import { type Answer, no, ok } from '../../../tournament/refusal.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { Json } from '../../../tournament/words.ts';
import type { BridgeEvent, PlayedTable } from '../results/accounts.ts';
import { eventOf } from '../results/event.ts';
import { pairingContestants } from '../results/pairing-totals.ts';
import { scoreStored } from '../results/results.ts';
import { halfUp } from '../rules/decimals.ts';
import type { BridgeRules } from '../rules/rules.ts';
import { scaleMax } from '../rules/scales.ts';
import { type BridgeResult, enteredResult, ownOf, rulesOf } from '../rules/state.ts';
import { swissRequestOf } from '../seating/request.ts';
import { faithfulTables } from '../seating/swiss.ts';
import { averageResult } from './decide-scores.ts';
import { nextRound, requestFor } from './next-round.ts';
import { MOST_OPEN, type SafeTables, safeSteps, sharesFor } from './safe-tables.ts';

const outcomeResult = ({ ranking, scale }: BridgeRules, share: number, boards: number): BridgeResult => {
  if (ranking === 'vp') return enteredResult.parse({ entry: 'vp', ns: halfUp(share * scaleMax(scale), 100) });
  if (ranking === 'mp') return enteredResult.parse({ entry: 'mp', ns: Math.round(100 * share) });
  const everything = Math.ceil(15 * Math.sqrt(boards));
  return enteredResult.parse({ entry: 'imp', ns: Math.round((2 * share - 100) * everything) });
};

/** Every missing result counts as the average, so that the next round can be asked for. */
export const averaged = (tournament: Tournament): Tournament => {
  const own = ownOf(tournament);
  const result = averageResult(rulesOf(tournament));
  const standIns = nextRound(tournament).missing.flatMap(({ round, tables }) =>
    tables.map((table) => ({ round, table, result })),
  );
  return { ...tournament, own: { ...own, provisional: [...own.provisional, ...standIns] } };
};

export type SafeSearch = { readonly steps: Iterable<SafeTables>; readonly of: number };

/** Null with more than four matches out. Refuses what `requestFor` refuses, except missing results. */
export const safeSearch = (
  tournament: Tournament,
  method: 'swiss' | 'danish',
  options: Json,
  seed: string,
): Answer<SafeSearch | null> => {
  const open = nextRound(tournament).missing.flatMap(({ round, tables }) => tables.map((table) => ({ round, table })));
  const answer = requestFor(averaged(tournament), method, options, seed);
  if (!answer.ok) return no(answer.refusal);
  const request = swissRequestOf(answer.value);
  const rules = rulesOf(tournament);
  const event = eventOf(tournament);
  const playing = new Set(request.contestants.map(({ id }) => id));
  const max = scaleMax(rules.scale);
  const shares = sharesFor(open.length, rules.ranking === 'vp' && max % 100 === 0 ? max / 100 : null);
  const base = request.baseRound ?? request.round - 1;

  const ended = (outcome: readonly number[]): BridgeEvent => ({
    ...event,
    rounds: event.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((played): PlayedTable => {
        const i = open.findIndex((missing) => missing.round === round.no && missing.table === played.table);
        if (i === -1) return played;
        const result = outcomeResult(rules, outcome[i] ?? 0, round.boards);
        return { ...played, score: scoreStored(rules, result, { table: played.table, planned: round.boards }) };
      }),
    })),
  });
  if (open.length > MOST_OPEN) return ok(null);
  const steps = safeSteps(open.length, shares, (outcome) =>
    faithfulTables({ ...request, contestants: pairingContestants(ended(outcome), request.round, base, playing) }),
  );
  return ok({ steps, of: shares.length ** open.length });
};
