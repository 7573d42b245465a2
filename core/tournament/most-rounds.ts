import type { Game } from '../game/game.ts';
import { MOST_ROUNDS } from './draws/proposal.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What a file can hold, or as many as the game draws. */
export const mostRounds = ({ seating }: Pick<Game, 'seating'>): number => seating.mostRounds ?? MOST_ROUNDS;

export const tooManyRounds = (family: Pick<Game, 'seating'>, planned: number): Refusal | null =>
  planned > mostRounds(family) ? refuse('tournament.tooManyRounds', { most: mostRounds(family) }) : null;
