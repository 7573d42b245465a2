/**
 * The steps that a piece of a tournament still holds: a damaged file, a copy, a mirror log [reliability 8.3, 8.4]. A row counts only with a
 * valid hash; what its neighbours are does not matter here.
 */

import type { Json } from '../../../core/tournament/words.ts';
import { linkOf } from '../file/check/audit.ts';
import { bytesAt } from '../file/check/look.ts';
import { metaDigest } from '../file/contents.ts';
import { factOf, newestFacts, type StoredFact } from '../file/facts.ts';
import { firstLink, type StepKind, type StoredStep } from '../file/step.ts';
import { type FoundRow, rowsIn } from './pages.ts';

/** What a tournament says about itself, as far as a piece knows it. */
export type About = { readonly tournamentId: string; readonly createdBy: string; readonly createdAt: string };

/** Steps with a valid hash, in no order, each once, and the newest facts; and whose they are where the piece says so. */
export type Piece = {
  readonly about: About | null;
  readonly steps: readonly StoredStep[];
  readonly facts: readonly StoredFact[];
};

const KINDS: readonly string[] = ['do', 'undo', 'redo'] satisfies readonly StepKind[];

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** A step from the columns of a row of the journal, or null where they are none with a valid hash. */
const stepOfRow = ({ rowid, columns }: FoundRow): StoredStep | null => {
  if (columns.length !== 11) return null;
  const [, commandId, at, actor, kind, cancels, commandText, changesText, answerText, prev, hash] = columns;
  if (
    ![commandId, at, actor, kind, commandText, changesText, answerText, prev, hash].every((c) => typeof c === 'string')
  )
    return null;
  const [command, changes, answer] = [commandText, changesText, answerText].map((text) => parsed(String(text)));
  if (command === undefined || !Array.isArray(changes) || answer === undefined || !KINDS.includes(String(kind)))
    return null;
  const step: StoredStep = {
    no: rowid,
    commandId: String(commandId),
    at: String(at),
    actor: String(actor),
    kind: kind as StepKind,
    cancels: typeof cancels === 'number' ? cancels : null,
    command,
    changes,
    answer,
    prev: String(prev),
    hash: String(hash),
  };
  return linkOf(step) === step.hash ? step : null;
};

/** The description of a tournament from a row of `meta`, null where it is not as it was written. */
const aboutOfRow = ({ rowid, columns }: FoundRow): About | null => {
  const [, tournamentId, createdBy, createdAt, minReader, digest] = columns;
  if (rowid !== 1 || columns.length !== 6 || typeof minReader !== 'number') return null;
  if (typeof tournamentId !== 'string' || typeof createdBy !== 'string' || typeof createdAt !== 'string') return null;
  const about = { tournamentId, createdBy, createdAt };
  return metaDigest({ ...about, minReader }) === digest ? about : null;
};

/** A fact from the columns of a row, or null where they are none as it was written. */
const factOfRow = ({ columns }: FoundRow): StoredFact | null => {
  const [name, value, no, digest] = columns;
  if (columns.length !== 4 || typeof name !== 'string' || typeof value !== 'string') return null;
  if (typeof no !== 'number' || typeof digest !== 'string') return null;
  return factOf({ name, value, no, digest });
};

const once = (steps: Iterable<StoredStep>): readonly StoredStep[] => [
  ...new Map([...steps].map((step) => [step.hash, step])).values(),
];

/** What a database file, whole or damaged, holds together with the log beside it. Nothing is opened and nothing written. */
export const pieceOfFile = (path: string): Piece => {
  const rows = rowsIn(bytesAt(path), bytesAt(`${path}-wal`));
  const steps = once(rows.flatMap((row) => stepOfRow(row) ?? []));
  const abouts = rows.flatMap((row) => aboutOfRow(row) ?? []);
  // Several rows may look like a description: the one that the first step follows is right.
  const first = steps.find(({ no }) => no === 1);
  const own = abouts.find(({ tournamentId }) => firstLink(tournamentId) === first?.prev);
  const facts = newestFacts(rows.flatMap((row) => factOfRow(row) ?? []));
  return { about: own ?? abouts[0] ?? null, steps, facts };
};

/** What a mirror log holds: an audit text of which the last lines may be cut or damaged. */
export const pieceOfMirror = (text: string): Piece => {
  const [head = '', ...lines] = text.split('\n');
  const about = parsed(head) as { readonly [field: string]: unknown } | undefined;
  const known =
    typeof about?.tournamentId === 'string' &&
    typeof about.createdBy === 'string' &&
    typeof about.createdAt === 'string'
      ? { tournamentId: about.tournamentId, createdBy: about.createdBy, createdAt: about.createdAt }
      : null;
  return { about: known, steps: once(lines.flatMap((line) => validStep(parsed(line)) ?? [])), facts: [] };
};

/** A line of a mirror log as a step, null where its hash does not hold. */
const validStep = (line: Json | undefined): StoredStep | null => {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) return null;
  // Any line at all: the hash below holds for a step alone.
  const step = line as StoredStep;
  const { no, commandId, at, actor, kind, cancels, command, changes, answer, prev, hash } = step;
  try {
    return Number.isSafeInteger(no) && Array.isArray(changes) && linkOf(step) === hash
      ? { no, commandId, at, actor, kind, cancels, command, changes, answer, prev, hash }
      : null;
  } catch (error) {
    // A line that lacks fields cannot be encoded.
    if (error instanceof TypeError) return null;
    throw error;
  }
};
