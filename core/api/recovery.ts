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

export const candidate = z.strictObject({
  id: z.string(),
  /** joined: all pieces. file: the file itself, repaired. copy, second: an automatic copy. mirror: the mirror log. */
  kind: z.enum(['joined', 'file', 'copy', 'second', 'mirror']),
  other: z.string().nullable(),
  copy: z.strictObject({ at: z.string(), round: z.int(), reason: z.string() }).nullable(),
  steps: z.int(),
  lastAt: z.string(),
  rounds: z.array(roundSeen),
  lacks: z.array(lack),
  recommended: z.boolean(),
});
export type Candidate = z.infer<typeof candidate>;
