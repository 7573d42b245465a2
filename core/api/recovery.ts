import { z } from 'zod';

const roundSeen = z.strictObject({
  no: z.int(),
  tables: z.int(),
  results: z.int(),
  confirmed: z.boolean(),
});
export type RoundSeen = z.infer<typeof roundSeen>;

/** Entered once, and missing in a candidate. */
const lack = z.strictObject({ round: z.int(), seating: z.boolean(), tables: z.array(z.int()) });
export type Lack = z.infer<typeof lack>;

/** One way to go on after a file was found damaged or behind its copies. */
export const candidate = z.strictObject({
  /** The link of its last step. */
  id: z.string(),
  /**
   * joined: all pieces together. file: the file itself, repaired. copy, second: an automatic copy. mirror: the mirror
   * log.
   */
  kind: z.enum(['joined', 'file', 'copy', 'second', 'mirror']),
  /** Another tournament that lies under the file's name. */
  other: z.string().nullable(),
  /** Why the copy was made; null where it is none. */
  copy: z.strictObject({ at: z.string(), round: z.int(), reason: z.string() }).nullable(),
  /** Number of the last step. */
  steps: z.int(),
  lastAt: z.string(),
  rounds: z.array(roundSeen),
  lacks: z.array(lack),
  recommended: z.boolean(),
});
export type Candidate = z.infer<typeof candidate>;
