import type { Family } from '../game/family.ts';
import { MOST_ROUNDS } from './draws/proposal.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Most rounds that can be planned: what a file can hold, or as many as the family draws. */
export const mostRounds = ({ mostRounds: own }: Pick<Family, 'mostRounds'>): number => own ?? MOST_ROUNDS;

export const tooManyRounds = (family: Pick<Family, 'mostRounds'>, planned: number): Refusal | null =>
  planned > mostRounds(family) ? refuse('tournament.tooManyRounds', { most: mostRounds(family) }) : null;
