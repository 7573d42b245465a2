/**
 * The steps of the journal and the chain that ties them together.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 2.2] number without gaps, time, actor, command id, kind, payload, previous hash, hash | `StoredStep` |
 * | [reliability 2.2] hash = SHA-256 over all of these | `stepHash` |
 * | [reliability 2.2] the first link's "previous" = hash of tournament id + format name | `firstLink` |
 *
 * Different on purpose: the hash is taken over the bytes that lie in the file, not over the values read back from
 * them, so that a changed byte is found even where two texts mean the same JSON value.
 */

import { hash as digest } from 'node:crypto';
import type { Change } from '../../../core/tournament/changes.ts';
import type { Json } from '../../../core/tournament/words.ts';

/** What a step does: a command, the taking back of an earlier step, or the taking back of that. */
export type StepKind = 'do' | 'undo' | 'redo';

/** A step as the session hands it in. */
export type NewStep = {
  /** Made by whoever asked, unique in the tournament: the same command sent twice is one step [reliability 2.4]. */
  readonly commandId: string;
  /** UTC time in ISO form, e.g. `2026-11-20T14:03:22.000Z`. Only shown; order is by number [reliability 4.5]. */
  readonly at: string;
  /** `desk` or a device id. */
  readonly actor: string;
  readonly kind: StepKind;
  /** The number of the step that an undo or redo names; null for a `do`. */
  readonly cancels: number | null;
  /** What was asked, for the audit list. */
  readonly command: Json;
  readonly changes: readonly Json[];
  /** What was answered; a repeated command gets the same answer again. */
  readonly answer: Json;
};

/** A step by which the program says what it did to the file; it changes nothing in the tournament. `no` is the number it gets. */
export const ownStep = (no: number, { commandId, at }: Pick<NewStep, 'commandId' | 'at'>, command: Json): NewStep => ({
  commandId,
  at,
  actor: 'desk',
  kind: 'do',
  cancels: null,
  command,
  changes: [],
  answer: { no },
});

/** A step as it lies in the journal. `no` counts from 1 without gaps; `prev` and `hash` are 64 hexadecimal digits. */
export type StoredStep = NewStep & { readonly no: number; readonly prev: string; readonly hash: string };

/** The changes of a step. Its hash holds, so they are as this program, or one before it, has written them. */
export const changesOf = ({ changes }: Pick<StoredStep, 'changes'>): readonly Change[] => changes as readonly Change[];

/** The newest step of a chain. An empty journal ends at number 0 with the first link as its hash. */
export type ChainEnd = { readonly no: number; readonly hash: string };

/** The fields of a step as they are stored: JSON as text. */
export type StepFields = {
  readonly no: number;
  readonly prev: string;
  readonly commandId: string;
  readonly at: string;
  readonly actor: string;
  readonly kind: string;
  readonly cancels: number | null;
  readonly command: string;
  readonly changes: string;
  readonly answer: string;
};

const FORMAT_NAME = 'seatwright tournament journal';

/** SHA-256 of bytes as 64 hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => digest('sha256', bytes, 'hex');

/** SHA-256 of a list of texts, each preceded by its length in bytes so that no two lists share an encoding. */
export const digestOf = (parts: readonly string[]): string =>
  sha256(Buffer.from(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join('')));

/** What the first step of a tournament names as the step before it. No other tournament's steps can follow it. */
export const firstLink = (tournamentId: string): string => digestOf([FORMAT_NAME, tournamentId]);

/** The link of a step: 64 hexadecimal digits over all its fields, including its number and the link before it. */
export const stepHash = (step: StepFields): string =>
  digestOf([
    String(step.no),
    step.prev,
    step.commandId,
    step.at,
    step.actor,
    step.kind,
    step.cancels === null ? '' : String(step.cancels),
    step.command,
    step.changes,
    step.answer,
  ]);

/** An SQL expression for the bytes under the digest of a list of columns, each preceded by its length in bytes. */
export const encodedInSql = (columns: readonly string[]): string =>
  `CAST(${columns.map((column) => `octet_length(${column}) || ':' || ${column}`).join(' || ')} AS BLOB)`;

/** The bytes under `stepHash`, for a row of the journal as it lies in the file. */
export const STEP_BYTES = encodedInSql([
  'no',
  'prev',
  'command_id',
  'at',
  'actor',
  'kind',
  "coalesce(cancels, '')",
  'command',
  'changes',
  'answer',
]);

const onlyJson = (key: string, value: unknown): unknown => {
  const kind = typeof value;
  if (kind === 'number' && !Number.isFinite(value)) throw new TypeError(`not a JSON number under "${key}"`);
  if (kind === 'bigint' || kind === 'function' || kind === 'symbol') throw new TypeError(`${kind} under "${key}"`);
  return value;
};

/**
 * JSON as it is stored. The order of the keys is kept, so that a replay meets the same objects as the first run.
 * Throws on what JSON would silently turn into null: that would be another value after reopening.
 */
export const jsonText = (value: Json): string => {
  const text = JSON.stringify(value, onlyJson);
  if (text === undefined) throw new TypeError('nothing to store');
  return text;
};
