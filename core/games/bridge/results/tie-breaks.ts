/**
 * Tie-breaks [bridge 5.6]. Each gives numbers to compare from the first on, more is better; null where it says nothing.
 *
 * | code | definition |
 * | --- | --- |
 * | `headToHead` | the tied contestants' scores against each other, if every two of them have met |
 * | `opponents` | sum of the opponents' final totals without adjustments; a round without opponent counts the mean total |
 * | `opponentsMiddle` | the same without the best and the worst |
 * | `quotient` | IMPs won / IMPs lost, five decimals; nothing lost is best |
 * | `wins` | matches above half, draws one half |
 * | `lastRound` | the last round, then the one before, … |
 * | `cumulative` | sum of the totals after each round |
 * | `lot` | draw from the seed of the event |
 */

import { shuffle, stream } from '../../../random/stream.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { averageScore } from '../rules/awards.ts';
import { halfUp } from '../rules/decimals.ts';
import type { BridgeRules, TieBreak } from '../rules/rules.ts';
import { type Account, scoresOf, totalOf } from './accounts.ts';

export type TieField = {
  readonly rules: BridgeRules;
  readonly accounts: ReadonlyMap<EntrantId, Account>;
  /** In hundredths; stands for the opponent of a round without one. */
  readonly mean: number;
  readonly seed: string;
};

const BEST_QUOTIENT = Number.MAX_SAFE_INTEGER;
const QUOTIENT_UNIT = 100_000;

export const tieField = (rules: BridgeRules, accounts: readonly Account[], seed: string): TieField => ({
  rules,
  accounts: new Map(accounts.map((account) => [account.contestant.id, account])),
  mean:
    accounts.length === 0
      ? 0
      : halfUp(
          accounts.reduce((sum, { total, adjustments }) => sum + total - adjustments, 0),
          accounts.length,
        ),
  seed,
});

const opponentTotals = ({ lines }: Account, { accounts, mean }: TieField): number[] =>
  lines.map(({ kind, opponent }) => {
    const other = kind === 'match' && opponent !== null ? accounts.get(opponent) : undefined;
    return other === undefined ? mean : other.total - other.adjustments;
  });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const middle = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b).slice(1, -1);

const against = ({ lines, scores }: Account, others: ReadonlySet<EntrantId>): number =>
  sum(lines.map(({ opponent }, i) => (opponent !== null && others.has(opponent) ? (scores[i] ?? 0) : 0)));

/** One alone has nobody to compare with. */
const haveMet = (group: readonly Account[]): boolean =>
  group.length > 1 &&
  group.every(({ lines, contestant: { id } }) => {
    const met = new Set(lines.flatMap(({ kind, opponent }) => (kind === 'match' ? [opponent] : [])));
    return group.every(({ contestant }) => contestant.id === id || met.has(contestant.id));
  });

const runningTotals = ({ lines, carryOver }: Account, { ranking }: BridgeRules): number[] =>
  lines.map((_, i) => {
    const so = lines.slice(0, i + 1);
    return carryOver + totalOf(so, scoresOf(so, ranking), ranking);
  });

/** Drawn among all contestants, so that it is the same whoever is tied. */
const lotOf = ({ contestant: { id } }: Account, { accounts, seed }: TieField): number => {
  const order = [...accounts.keys()].sort((a, b) => a - b);
  return -shuffle(order, stream(seed, 'bridge', 'lot')).indexOf(id);
};

export const tieValue = (
  code: TieBreak,
  account: Account,
  group: readonly Account[],
  field: TieField,
): readonly number[] | null => {
  switch (code) {
    case 'headToHead':
      return haveMet(group) ? [against(account, new Set(group.map(({ contestant }) => contestant.id)))] : null;
    case 'opponents':
      return [sum(opponentTotals(account, field))];
    case 'opponentsMiddle':
      return [sum(middle(opponentTotals(account, field)))];
    case 'net':
      return [account.net];
    case 'quotient': {
      const won = sum(account.lines.map((line) => line.won));
      const lost = sum(account.lines.map((line) => line.lost));
      return [lost === 0 ? BEST_QUOTIENT : halfUp(QUOTIENT_UNIT * won, lost)];
    }
    case 'wins': {
      const half = averageScore(field.rules);
      const points = account.lines.map(({ kind }, i) => {
        const score = account.scores[i] ?? null;
        if (kind !== 'match' || score === null || score < half) return 0;
        return score > half ? 100 : 50;
      });
      return [sum(points)];
    }
    case 'lastRound':
      return account.scores.map((score) => score ?? 0).reverse();
    case 'cumulative':
      return [sum(runningTotals(account, field.rules))];
    case 'lot':
      return [lotOf(account, field)];
    case 'shared':
      return null;
  }
};
