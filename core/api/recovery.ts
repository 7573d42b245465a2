import { z } from 'zod';

/** A round of a candidate: how many of its tables have a result. */
const roundSeen = z.strictObject({
  no: z.int(),
  tables: z.int(),
  results: z.int(),
  confirmed: z.boolean(),
});
export type RoundSeen = z.infer<typeof roundSeen>;

/** What was entered once and is not in a candidate: the seating of a round, results of tables. */
const lack = z.strictObject({ round: z.int(), seating: z.boolean(), tables: z.array(z.int()) });
export type Lack = z.infer<typeof lack>;

/** One way to go on after a file was found damaged or behind its copies. */
export const candidate = z.strictObject({
  /** Names it when it is chosen: the link of its last step. */
  id: z.string(),
  /** joined: all pieces together. file: the file itself, repaired. copy, second: an automatic copy. mirror: the mirror log. */
  kind: z.enum(['joined', 'file', 'copy', 'second', 'mirror']),
  /** The name of another tournament that lies under the file's name; null for the tournament itself. */
  other: z.string().nullable(),
  /** When, at which round and why the copy was made; null where it is none. */
  copy: z.strictObject({ at: z.string(), round: z.int(), reason: z.string() }).nullable(),
  /** Number of the last step. */
  steps: z.int(),
  lastAt: z.string(),
  rounds: z.array(roundSeen),
  lacks: z.array(lack),
  recommended: z.boolean(),
});
export type Candidate = z.infer<typeof candidate>;
