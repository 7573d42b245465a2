/**
 * | rule | function |
 * | --- | --- |
 * | [duel 3.5] a group that cannot be paired joins the next one; the last joins the one before it, whose pairs are undone | `mergeAndPair` |
 * | [duel 3.6] if nothing is left to join: one group of all, as few rematches as possible | `pairRound` |
 * | [duel 4] same club: kept apart at first; if that needed the fallback, allowed, but as few as possible | `pairRound` |
 */

import { item } from '../../../matching/cells.ts';
import type { Field } from './field.ts';
import type { Allowed } from './group-costs.ts';
import { groupsOf, joined, type Stretch } from './groups.ts';
import type { DuelOptions } from './request.ts';
import { type GroupPairing, type Solving, solveGroup } from './solve-group.ts';

export type Merge = {
  readonly event: 'mergeDown' | 'mergeUp';
  /** The group that could not be paired; `with` is the one it joined. */
  readonly failed: Stretch;
  readonly with: Stretch;
};

export type PairedGroup = {
  readonly stretch: Stretch;
  readonly pairing: GroupPairing;
  readonly merges: readonly Merge[];
};

export type RoundPairing = {
  readonly kind: 'paired';
  readonly groups: readonly PairedGroup[];
  /** All that were tried in the attempt that is used. */
  readonly merges: readonly Merge[];
  /** Rematches had to be allowed. */
  readonly fallback: boolean;
  /** `few`: pairs of one club had to be allowed. */
  readonly clubs: Allowed['clubs'];
  readonly steps: number;
};

export type RoundAnswer = RoundPairing | { readonly kind: 'impossible' | 'stopped'; readonly steps: number };

type Attempt = {
  readonly kind: 'paired' | 'failed' | 'stopped';
  readonly groups: readonly PairedGroup[];
  readonly merges: readonly Merge[];
  readonly steps: number;
};

/** `failed` where the procedure goes to the fallback. */
const mergeAndPair = (solving: Solving): Attempt => {
  const waiting: { readonly stretch: Stretch; readonly merges: readonly Merge[] }[] = groupsOf(solving.field).map(
    (stretch) => ({ stretch, merges: [] }),
  );
  const done: PairedGroup[] = [];
  const merges: Merge[] = [];
  let steps = 0;
  const end = (kind: Attempt['kind']): Attempt => ({ kind, groups: done, merges, steps });
  for (let group = waiting.shift(); group !== undefined; ) {
    const pairing = solveGroup(solving, group.stretch);
    steps += pairing.steps;
    if (pairing.kind === 'stopped') return end('stopped');
    if (pairing.kind === 'paired') {
      done.push({ ...group, pairing });
      group = waiting.shift();
      continue;
    }
    const below = waiting.shift();
    const other = below ?? done.pop();
    if (other === undefined) return end('failed');
    const merge: Merge = {
      event: below === undefined ? 'mergeUp' : 'mergeDown',
      failed: group.stretch,
      with: other.stretch,
    };
    merges.push(merge);
    group = {
      stretch: below === undefined ? joined(other.stretch, group.stretch) : joined(group.stretch, other.stretch),
      merges: [...other.merges, ...group.merges, merge],
    };
  }
  return end('paired');
};

export const pairRound = (
  field: Field,
  options: Pick<DuelOptions, 'byeRule'> & { readonly apartByClub: boolean },
  stopped: () => boolean,
): RoundAnswer => {
  const { byeRule, apartByClub } = options;
  let steps = 0;
  const solving = (allowed: Allowed): Solving => ({ field, allowed, byeRule, stopped });
  const attempts: Allowed['clubs'][] = apartByClub ? ['apart', 'few'] : ['free'];
  let tried: readonly Merge[] = [];
  for (const clubs of attempts) {
    const attempt = mergeAndPair(solving({ rematches: false, clubs }));
    steps += attempt.steps;
    if (attempt.kind === 'stopped') return { kind: 'stopped', steps };
    tried = attempt.merges;
    if (attempt.kind === 'failed') continue;
    return { ...attempt, kind: 'paired', fallback: false, clubs, steps };
  }
  const whole: Stretch = { from: 0, to: field.contenders.length, hasBye: field.contenders.length % 2 === 1 };
  const clubs = item(attempts, attempts.length - 1);
  const pairing = solveGroup(solving({ rematches: true, clubs }), whole);
  steps += pairing.steps;
  if (pairing.kind !== 'paired') return { kind: pairing.kind === 'stopped' ? 'stopped' : 'impossible', steps };
  return {
    kind: 'paired',
    groups: [{ stretch: whole, pairing, merges: [] }],
    merges: tried,
    fallback: true,
    clubs,
    steps,
  };
};
