/** Goldens as events with scores. */

import type {
  Adjustment,
  BridgeEvent,
  EventContestant,
  PlayedRound,
} from '../../../../core/games/bridge/results/accounts.ts';
import { scoreStored } from '../../../../core/games/bridge/results/results.ts';
import { type BridgeRules, usualRules } from '../../../../core/games/bridge/rules/rules.ts';
import { type BridgeResultInput, enteredResult } from '../../../../core/games/bridge/rules/state.ts';
import { type GoldenRound, pairsOf } from './golden.ts';

/** Rules of the goldens: ranked by VP on a scale of 20. */
export const vpRules = (more: Partial<BridgeRules> = {}): BridgeRules => ({
  ...usualRules('teams'),
  kind: 'pairs',
  entryUnit: null,
  ...more,
});

export const mpRules = (more: Partial<BridgeRules> = {}): BridgeRules => ({ ...usualRules('pairs'), ...more });

export const contestant = (id: number, more: Partial<EventContestant> = {}): EventContestant => ({
  id,
  number: id,
  carryOver: 0,
  late: null,
  withdrawnFrom: null,
  ...more,
});

type Played = { readonly ns: number; readonly ew: number; readonly result: BridgeResultInput | null };

/** A round of tables 1, 2, … with results as entered. */
export const playedRound = (
  rules: BridgeRules,
  no: number,
  tables: readonly Played[],
  out: PlayedRound['out'] = [],
): PlayedRound => ({
  no,
  boards: rules.boardsPerRound,
  tables: tables.map(({ ns, ew, result }, i) => ({
    table: i + 1,
    seats: [ns, ew] as const,
    score:
      result === null
        ? null
        : scoreStored(rules, enteredResult.parse(result), { table: i + 1, planned: rules.boardsPerRound }),
    provisional: false,
  })),
  out,
});

/** A golden as an event: VP as written, byes as byes. */
export const eventOf = (
  rounds: readonly GoldenRound[],
  more: { readonly rules?: BridgeRules; readonly adjustments?: readonly Adjustment[] } = {},
): BridgeEvent => {
  const rules = more.rules ?? vpRules();
  return {
    rules,
    contestants: pairsOf(rounds).map((id) => contestant(id)),
    rounds: rounds.map(({ no, matches, bye }) =>
      playedRound(
        rules,
        no,
        matches.map(({ a, b, x, y }) => ({ ns: a, ew: b, result: { entry: 'vp', ns: 100 * x, ew: 100 * y } })),
        bye === null ? [] : [{ entrant: bye, why: 'bye' }],
      ),
    ),
    adjustments: more.adjustments ?? [],
  };
};

export const adjustment = (entrant: number, amount: number, more: Partial<Adjustment> = {}): Adjustment => ({
  no: 1,
  entrant,
  round: null,
  amount,
  kind: 'penalty',
  reason: 'late three times',
  ...more,
});
