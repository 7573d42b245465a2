import { MEMORY_LIMIT, megabytes, THREAD_BYTES } from '../../core/game/memory.ts';
import type { Control, Proposal } from '../../core/game/seating.ts';
import { families } from '../../core/games/all.ts';
import type { Games } from '../../core/tournament/decide.ts';
import { type Answer, no, refuse } from '../../core/tournament/refusal.ts';
import { loadSolver } from './highs.ts';

type LoadedSolver = Awaited<ReturnType<typeof loadSolver>>;

let solver: Promise<LoadedSolver> | null = null;

/** The solver, loaded once when it is first wanted; replaced inside when its memory has grown. */
const freshSolver = async (): Promise<LoadedSolver> => {
  solver ??= loadSolver();
  const loaded = await solver;
  await loaded.renew();
  return loaded;
};

const named = (request: unknown, field: string): string =>
  typeof request === 'object' && request !== null && Object.hasOwn(request, field)
    ? String((request as Record<string, unknown>)[field])
    : '';

/**
 * Runs a seating method on a request of unknown form. Shared by the worker, the command line and the tests.
 * `known` is the registry of the games.
 * `limit` is what the thread may take, in bytes; what the search will take is computed before it starts [reliability 9.1].
 * Refuses `seating.noFamily`, `seating.noMethod`, `seating.tooMuchMemory` and, with the path of the field and the expected form, `seating.badRequest`.
 */
export const runMethod = async (
  request: unknown,
  control: Control,
  known: Games = families,
  limit: number = MEMORY_LIMIT,
): Promise<Answer<Proposal>> => {
  const family = named(request, 'family');
  const methods = Object.hasOwn(known, family) ? known[family as keyof Games].seating.methods : undefined;
  if (methods === undefined) {
    return no({ ...refuse('seating.noFamily', { family, known: Object.keys(known) }), path: 'family' });
  }
  const id = named(request, 'method');
  const method = methods.find((candidate) => candidate.id === id);
  if (method === undefined) {
    const ids = methods.map((candidate) => candidate.id);
    return no({ ...refuse('seating.noMethod', { method: id, known: ids }), path: 'method' });
  }
  const parsed = method.request.safeParse(request);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = issue?.path.join('.') ?? '';
    return no({ ...refuse('seating.badRequest', { field: path, expected: issue?.message ?? '' }), path });
  }
  const needed = THREAD_BYTES + method.memory(parsed.data);
  if (needed > limit) {
    return no(refuse('seating.tooMuchMemory', { needed: megabytes(needed), allowed: megabytes(limit) }));
  }
  const equipped = method.usesSolver === true ? { ...control, solver: await freshSolver() } : control;
  return method.seat(parsed.data, equipped);
};
