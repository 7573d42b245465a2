import { z } from 'zod';
import type { Proposal } from '../../game/seating.ts';
import { json } from '../json.ts';
import { familyIds } from '../words.ts';

export const MOST_ENTRANTS = 10_000;
export const MOST_ROUNDS = 100;

export const entrantId = z.int().min(1).max(1_000_000);
export const roundNo = z.int().min(1).max(MOST_ROUNDS);
export const tableNo = z.int().min(1).max(MOST_ENTRANTS);

const seats = z.array(entrantId).min(1).max(100);

export const tables = z.array(z.strictObject({ table: tableNo, seats })).max(MOST_ENTRANTS);

export const phrase = z
  .strictObject({ code: z.string().max(100), params: z.record(z.string().max(40), json).optional() })
  .transform(({ code, params }) => (params === undefined ? { code } : { code, params }));

export const metrics = z.strictObject({
  repeats: z.int().min(0),
  repeated: z
    .array(z.strictObject({ pair: z.tuple([entrantId, entrantId]), rounds: z.array(roundNo).max(MOST_ROUNDS) }))
    .max(100_000),
  least: z.strictObject({
    known: z.enum(['proved', 'bounded', 'unknown']),
    atLeast: z.int().min(0),
    how: phrase,
  }),
  figures: z.record(z.string().max(40), z.number()),
});

export const bye = z.strictObject({ entrant: entrantId, reason: phrase });

export const proposal: z.ZodType<Proposal> = z
  .strictObject({
    family: z.enum(familyIds),
    method: z.string().max(40),
    engine: z.string().max(40),
    seed: z.string().min(1).max(100),
    tables: z.array(z.strictObject({ table: tableNo, seats, reasons: z.array(phrase).max(50) })).max(MOST_ENTRANTS),
    byes: z.array(bye).max(MOST_ENTRANTS),
    metrics,
    budget: z.strictObject({
      steps: z.int().min(0),
      used: z.int().min(0),
      ended: z.enum(['complete', 'budget', 'stopped']),
    }),
    trace: z.array(phrase).max(10_000),
    more: json.optional(),
  })
  .transform(({ more, ...rest }) => (more === undefined ? rest : { ...rest, more }));
