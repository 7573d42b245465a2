import { z } from 'zod';
import type { ExportedDraw } from '../../core/api/seating.ts';
import { fingerprint } from '../../core/tournament/fingerprint.ts';
import { json } from '../../core/tournament/json.ts';
import { proposal, tables } from '../../core/tournament/proposal.ts';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';
import { type Control, ENGINE_VERSION } from '../../core/tournament/seating.ts';
import type { Table } from '../../core/tournament/words.ts';
import { runMethod } from './run-method.ts';

const exportedDraw: z.ZodType<ExportedDraw> = z.strictObject({
  format: z.literal('seatwright-draw'),
  version: z.literal(1),
  request: json,
  fingerprint: z.string().max(40),
  proposal,
  edited: z.boolean(),
  published: tables,
});

export type Verdict = {
  /** The engine made the same tables again, and the request is the one that was published. */
  readonly same: boolean;
  /** Codes of what is not the same; empty when all is. */
  readonly differences: readonly string[];
  /** Tables that came out otherwise. */
  readonly tables: readonly number[];
  /** The published tables were changed by hand after the draw; `same` speaks of the draw before that. */
  readonly editedByHand: boolean;
  readonly engine: { readonly draw: string; readonly here: string };
};

const seatsOf = (all: readonly Table[]): Map<number, string> =>
  new Map(all.map(({ table, seats }) => [table, seats.join()]));

/**
 * Runs the request of an exported draw again and compares. A draw that was stopped by hand or clock says so
 * (`draw.wasStopped`): it need not come out the same. Refuses `seating.badDraw` with the field, and what `runMethod` refuses.
 */
export const replayDraw = async (given: unknown, control: Control): Promise<Answer<Verdict>> => {
  const parsed = exportedDraw.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = issue?.path.join('.') ?? '';
    return no({ ...refuse('seating.badDraw', { field: path, expected: issue?.message ?? '' }), path });
  }
  const draw = parsed.data;
  const again = await runMethod(draw.request, control);
  if (!again.ok) return again;
  const before = seatsOf(draw.proposal.tables);
  const after = seatsOf(again.value.tables);
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (table) => before.get(table) !== after.get(table),
  );
  const differences = [
    ...(fingerprint(draw.request) === draw.fingerprint ? [] : ['draw.otherRequest']),
    ...(differing.length === 0 ? [] : ['draw.otherTables']),
    ...(draw.proposal.budget.ended === 'stopped' ? ['draw.wasStopped'] : []),
    ...(draw.proposal.engine === ENGINE_VERSION ? [] : ['draw.otherEngine']),
  ];
  return ok({
    same: differing.length === 0 && fingerprint(draw.request) === draw.fingerprint,
    differences,
    tables: differing.toSorted((a, b) => a - b),
    editedByHand: draw.edited,
    engine: { draw: draw.proposal.engine, here: ENGINE_VERSION },
  });
};
