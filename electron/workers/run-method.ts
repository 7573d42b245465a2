import { families } from '../../core/families.ts';
import { type Answer, no, refuse } from '../../core/tournament/refusal.ts';
import type { Control, Proposal } from '../../core/tournament/seating.ts';

/**
 * Runs a seating method on a request of unknown form. Shared by the worker, the command line and the tests.
 * Refuses `seating.noFamily`, `seating.noMethod` and, with the path of the field and the expected form, `seating.badRequest`.
 */
export const runMethod = async (request: unknown, control: Control): Promise<Answer<Proposal>> => {
  const named = (typeof request === 'object' && request !== null ? request : {}) as Record<string, unknown>;
  const family = families[String(named.family) as keyof typeof families];
  if (family === undefined || !Object.hasOwn(families, String(named.family))) {
    const known = Object.keys(families);
    return no({ ...refuse('seating.noFamily', { family: String(named.family ?? ''), known }), path: 'family' });
  }
  const method = family.methods.find(({ id }) => id === named.method);
  if (method === undefined) {
    const known = family.methods.map(({ id }) => id);
    return no({ ...refuse('seating.noMethod', { method: String(named.method ?? ''), known }), path: 'method' });
  }
  const parsed = method.request.safeParse(request);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = issue?.path.join('.') ?? '';
    return no({ ...refuse('seating.badRequest', { field: path, expected: issue?.message ?? '' }), path });
  }
  return method.seat(parsed.data, control);
};
