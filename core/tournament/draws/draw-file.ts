/** A published draw as a file for checking [ME-49]. Version 1, without changes, revision and signature, is still read. */

import { z } from 'zod';
import type { Metrics, Proposal } from '../../game/seating.ts';
import { json } from '../json.ts';
import { type Answer, no, ok, refuse } from '../refusal.ts';
import type { Json, RoundNo } from '../words.ts';
import { type HandChange, handChanges, type Places } from './hand-change.ts';
import { bye, MOST_ENTRANTS, metrics, proposal, roundNo, tables } from './proposal.ts';

const FORMAT = 'seatwright-draw';

/** The public half of the tournament's key, and the signature over the canonical JSON of all else [ME-50]. */
export type DrawSignature = { readonly key: string; readonly value: string };

export type UnsignedDraw = {
  readonly format: typeof FORMAT;
  readonly version: 2;
  readonly event: { readonly name: string; readonly id: string };
  readonly round: RoundNo;
  readonly rev: number;
  readonly request: Json;
  readonly fingerprint: string;
  readonly engine: string;
  readonly proposal: Proposal;
  readonly published: Places;
  /** From the tables of the proposal to the published ones, in order. */
  readonly changes: readonly HandChange[];
  /** They measure the published tables. */
  readonly metrics: Metrics;
  readonly edited: boolean;
};

export type ExportedDraw = UnsignedDraw & { readonly signature: DrawSignature | null };

/** What version 1 does not say is null. */
export type DrawToJudge = Pick<
  ExportedDraw,
  'request' | 'fingerprint' | 'engine' | 'proposal' | 'published' | 'edited'
> & {
  readonly changes: readonly HandChange[] | null;
  readonly metrics: Metrics | null;
  readonly signature: DrawSignature | null;
  readonly event: ExportedDraw['event'] | null;
  readonly round: RoundNo | null;
  readonly rev: number | null;
};

const head = {
  format: z.literal(FORMAT),
  request: json,
  fingerprint: z.string().max(40),
  proposal,
  edited: z.boolean(),
};

const first = z.strictObject({ ...head, version: z.literal(1), published: tables });

const byes = z.array(bye).max(MOST_ENTRANTS);

const second = z.strictObject({
  ...head,
  version: z.literal(2),
  event: z.strictObject({ name: z.string().max(300), id: z.string().max(100) }),
  round: roundNo,
  rev: z.int().min(1),
  engine: z.string().max(40),
  // Tables alone are tables without byes.
  published: z.union([z.strictObject({ tables, byes }), tables.transform((alone) => ({ tables: alone, byes: [] }))]),
  changes: handChanges,
  metrics,
  signature: z
    .strictObject({ key: z.string().max(100), value: z.string().max(200) })
    .nullable()
    .optional(),
});

const anyDraw = z.discriminatedUnion('version', [first, second]);

/** Refuses `seating.badDraw` with the field. */
export const readDraw = (given: unknown): Answer<DrawToJudge> => {
  const parsed = anyDraw.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    // What is no object has no field; the first that every draw has is missing.
    const path = issue?.path.join('.') || 'version';
    return no({ ...refuse('seating.badDraw', { field: path, expected: issue?.message ?? '' }), path });
  }
  const draw = parsed.data;
  if (draw.version === 2) return ok({ ...draw, signature: draw.signature ?? null });
  const published = { tables: draw.published, byes: draw.proposal.byes };
  const unknown = { changes: null, metrics: null, signature: null, event: null, round: null, rev: null };
  return ok({ ...draw, ...unknown, published, engine: draw.proposal.engine });
};
