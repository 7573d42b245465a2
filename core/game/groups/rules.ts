import type { ZodType } from 'zod';
import type { Refusal } from '../../tournament/refusal.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { Json } from '../../tournament/words.ts';

export type GameRules<Rules = Json> = {
  readonly schema: ZodType<Rules>;
  readonly usual: Rules;
  /** The rules of an event that was created without any, where new events now have more rules than old ones had. */
  readonly before?: Rules;
  /** What the scoring of a round reads, laid down when it is published. Without it a change of rules counts for played rounds too. */
  readonly ofRound?: (tournament: Tournament) => Json;
  readonly refusal?: (tournament: Tournament, rules: Rules) => Refusal | null;
};
