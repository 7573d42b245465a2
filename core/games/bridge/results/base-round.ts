/**
 * Which standing a round is seated on.
 *
 * | rule | function |
 * | --- | --- |
 * | base(k) = k − 1 − lag(k); lag 1 with the delay on, from round 3, not after a break | `baseRound` |
 * | "turn off one round's delay" from a round on [bridge 4.8] | `Delay.offFrom` |
 * | Swiss break [bridge 4.10]: the round after it waits for the complete standing | `Delay.breaksAfter` |
 *
 * After a break at r both r + 1 and r + 2 have base r.
 */

import type { RoundNo } from '../../../tournament/words.ts';

export type Delay = {
  readonly on: boolean;
  /** From this round on seatings wait for all results; null keeps the delay. */
  readonly offFrom: RoundNo | null;
  readonly breaksAfter: readonly RoundNo[];
};

const lag = (round: RoundNo, { on, offFrom, breaksAfter }: Delay): 0 | 1 =>
  on && round >= 3 && (offFrom === null || round < offFrom) && !breaksAfter.includes(round - 1) ? 1 : 0;

export const baseRound = (round: RoundNo, delay: Delay): RoundNo => Math.max(0, round - 1 - lag(round, delay));

export const roundsAwaited = (round: RoundNo, delay: Delay): readonly RoundNo[] =>
  Array.from({ length: baseRound(round, delay) }, (_, i) => i + 1);
