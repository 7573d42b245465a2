/**
 * | rule [duel 12] | function |
 * | --- | --- |
 * | 2, 4, 8, 16 or 32 players; 1 v k, 2 v k−1, in the usual halves | `topCut`, `bracketOrder` |
 * | who dropped is skipped and the next moves up, until the bracket is published | `topCut` |
 * | the winners of neighbouring matches meet; nobody is reseeded | `couples` |
 */

import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';

export const CUTS = [2, 4, 8, 16, 32] as const;
export type CutSize = (typeof CUTS)[number];

export type CutSeed = { readonly seed: number; readonly entrant: EntrantId };
export type CutMatch = readonly [CutSeed, CutSeed];

/** Seeds in bracket order: 1 and 2 can meet only in the final, 1 to 4 only in the semi-finals. */
export const bracketOrder = (size: number): readonly number[] => {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
};

export const couples = <T>(ordered: readonly T[]): readonly (readonly [T, T])[] =>
  ordered.flatMap((one, i) => {
    const other = ordered[i + 1];
    return i % 2 === 0 && other !== undefined ? [[one, other] as const] : [];
  });

/** `standings` in the frozen order; `out` says who dropped. Refuses `duel.cutTooLarge`. */
export const topCut = (
  standings: readonly EntrantId[],
  size: CutSize,
  out: (id: EntrantId) => boolean,
): Answer<readonly CutMatch[]> => {
  const left = standings.filter((id) => !out(id));
  if (left.length < size) {
    const smaller = CUTS.filter((cut) => cut <= left.length).at(-1);
    const ways = smaller === undefined ? [] : [{ do: 'duel.cutTo', params: { size: smaller } }];
    return no(refuse('duel.cutTooLarge', { size, players: left.length }, ways));
  }
  const seeds = left.slice(0, size).map((entrant, i): CutSeed => ({ seed: i + 1, entrant }));
  return ok(couples(bracketOrder(size).flatMap((seed) => seeds[seed - 1] ?? [])));
};

const STAGES: { readonly [matches: number]: string } = { 1: 'final', 2: 'semi', 4: 'quarter', 8: 'of16', 16: 'of32' };

export const stageName = (matches: number): string => STAGES[matches] ?? 'of32';

export const stageWords = (matches: number): Phrase => ({ code: `duel.stages.${stageName(matches)}` });

/** In the standings: the stage that gave somebody the place. */
export const stageMark = (stage: string): string => `stages.${stage}`;
