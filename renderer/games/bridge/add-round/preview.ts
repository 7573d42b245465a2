import { useEffect, useState } from 'react';
import type { Seated } from '../../../../core/api/seating.ts';
import type { Answer } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { call } from '../../../door/current.ts';

/** The worker seats one round at a time: what is asked next waits for what was asked before. */
let before: Promise<unknown> = Promise.resolve();

const seatIt = async (method: string, options: Json, isOver: () => boolean): Promise<Answer<Seated> | null> => {
  if (isOver()) return null;
  const seed = await call('seating.freshSeed', {});
  if (!seed.ok) return seed;
  return isOver() ? null : call('seating.seat', { method, options, seed: seed.value });
};

/**
 * The next round as it would be seated with these options, computed again whenever they or the event change; null until it
 * is there. The one before stays in sight meanwhile.
 */
export const usePreview = (tournament: Tournament, method: string, options: Json): Answer<Seated> | null => {
  const [seated, setSeated] = useState<Answer<Seated> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker seats the event as it is; a change of it asks anew
  useEffect(() => {
    let isOver = false;
    before = before.then(async () => {
      const answer = await seatIt(method, options, () => isOver);
      if (!isOver && answer !== null) setSeated(answer);
    });
    return () => {
      isOver = true;
    };
  }, [tournament, method, options]);
  return seated;
};
