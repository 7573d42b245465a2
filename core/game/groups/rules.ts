import type { ZodType } from 'zod';
import type { Refusal } from '../../tournament/refusal.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { Json } from '../../tournament/words.ts';

/** The settings of an event: their form, those of a new event, and what a change of them may do. */
export type GameRules<Rules = Json> = {
  readonly schema: ZodType<Rules>;
  readonly usual: Rules;
  /** Of an event whose creation named none, where those of new events say more than they did once. */
  readonly before?: Rules;
  /**
   * What the scoring of a round reads of the rules: laid down with the round when it is published, so that a later change never
   * touches it. Without it a change of rules counts for the rounds that were played too.
   */
  readonly ofRound?: (tournament: Tournament) => Json;
  readonly refusal?: (tournament: Tournament, rules: Rules) => Refusal | null;
};
