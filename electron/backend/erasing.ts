/**
 * Erasing a person [reliability 4.7]: a new file in which the name is replaced everywhere, with a chain of its own that names the old one's
 * last link. The old file stays as it is; it and everything made from it is listed, for the organiser to delete.
 *
 * | rule | where |
 * | --- | --- |
 * | the name replaced everywhere | core `eraseFromStep` |
 * | a new chain, naming the old chain's last hash | `erasedSteps`, `eraseNote` |
 * | the old file and its snapshots are listed for deletion | `leftBehind`, `discard` |
 *
 * The new file is another tournament (a new id): copies of the old one are not taken for newer copies of it.
 */

import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Left } from '../../core/api/file.ts';
import { type Erasing, eraseFrom, eraseFromStep, erasingOf } from '../../core/tournament/erase.ts';
import type { EntrantId, Json } from '../../core/tournament/words.ts';
import { endOfCopy } from './copies/list.ts';
import { type CopyPlaces, ENDING } from './copies/names.ts';
import { namesIn } from './file/check/look.ts';
import { removeWithSidecars } from './file/durable.ts';
import type { StoredFact } from './file/facts.ts';
import { changesOf, firstLink, jsonText, type StoredStep, stepHash } from './file/step.ts';
import type { RecoveryNote } from './recovery/rebuild.ts';
import { pieceOfFile } from './recovery/salvage.ts';
import { replay } from './session.ts';

/** The texts of somebody in a journal; null where there is no such person. */
export const erasingIn = (steps: readonly StoredStep[], id: EntrantId, member: string | null): Erasing | null =>
  erasingOf(
    steps.map((step) => ({ changes: changesOf(step) })),
    id,
    member,
  );

/** A command or change that makes a tournament, with another id. */
const renamed = (value: Json, id: string): Json =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value
    ? { ...(value as { readonly [key: string]: Json }), id }
    : value;

/** The steps of a journal without somebody, on the chain of a new tournament. */
export const erasedSteps = (steps: readonly StoredStep[], erasing: Erasing, tournamentId: string): StoredStep[] => {
  const without = eraseFromStep(erasing);
  let prev = firstLink(tournamentId);
  return steps.map((old) => {
    const { command, changes, answer } = without(old);
    const isFirst = old.no === 1;
    const step = {
      ...old,
      prev,
      command: isFirst ? renamed(command, tournamentId) : command,
      changes: isFirst ? changes.map((change) => renamed(change, tournamentId)) : changes,
      answer,
    };
    const texts = { command: jsonText(step.command), changes: jsonText(step.changes), answer: jsonText(answer) };
    prev = stepHash({ ...step, ...texts });
    return { ...step, hash: prev };
  });
};

/** The facts without somebody. None needs a name; one that has it all the same loses it. */
export const erasedFacts = (facts: readonly StoredFact[], erasing: Erasing): readonly StoredFact[] => {
  const without = eraseFrom(erasing);
  return facts.map((fact) => ({ ...fact, value: without(fact.value) }));
};

const plain = (value: Json): Json => JSON.parse(jsonText(value)) as Json;

/** Whether the new steps fold to the old tournament without the name, and to nothing else. */
export const foldsTheSame = (old: readonly StoredStep[], fresh: readonly StoredStep[], erasing: Erasing): boolean => {
  const { state } = replay(fresh);
  const wanted = eraseFrom(erasing)(plain(replay(old).state));
  const id = (state as { readonly id?: string } | null)?.id ?? '';
  return isDeepStrictEqual(plain(state), plain({ ...(wanted as { readonly [key: string]: Json }), id }));
};

/** The step that says so: whose number, and where the old chain ended. The name is not in it. */
export const eraseNote = (
  old: readonly StoredStep[],
  entrant: EntrantId,
  { commandId, at }: { readonly commandId: string; readonly at: string },
): RecoveryNote => ({
  commandId,
  at,
  from: '',
  command: { type: 'file.erase', entrant, steps: old.length, link: old.at(-1)?.hash ?? '' },
});

/** Something that still holds the name. */
export type LeftBehind = Omit<Left, 'handle'> & { readonly path: string };

const filesIn = (folder: string): readonly string[] => namesIn(folder).map((name) => join(folder, name));

const isOf = (path: string, tournamentId: string): boolean =>
  (endOfCopy(path)?.tournamentId ?? pieceOfFile(path).about?.tournamentId) === tournamentId;

/** Where something of a tournament may lie beside its file. */
type Around = {
  readonly copies: CopyPlaces;
  /** In which there may be other files of it. */
  readonly folders: readonly string[];
  readonly recoveryFolder: string;
};

/**
 * Everything that still holds a tournament: the file, other files of the same tournament in these folders, folders of copies, running
 * logs, and what was kept of it for recovery.
 */
export const leftBehind = (
  path: string,
  tournamentId: string,
  { copies, folders, recoveryFolder }: Around,
): readonly LeftBehind[] => {
  const own = resolve(path);
  const siblings = [...new Set([dirname(own), ...folders.map((folder) => resolve(folder))])]
    .flatMap(filesIn)
    .filter((file) => file.endsWith(ENDING) && file !== own && isOf(file, tournamentId));
  const logs = copies.mirrors.flatMap((mirror) =>
    filesIn(dirname(mirror)).filter((file) => {
      const rest = file.slice(mirror.length);
      return file.startsWith(mirror) && /^( \d+)?$/.test(rest);
    }),
  );
  const kept = filesIn(recoveryFolder).filter((folder) =>
    filesIn(folder).some((file) => file.endsWith(ENDING) && isOf(file, tournamentId)),
  );
  const entry = (kind: Left['kind']) => (at: string) => ({
    kind,
    path: at,
    name: basename(at),
    folder: dirname(at),
    count: kind === 'copies' ? filesIn(at).length : 1,
  });
  return [
    ...[own, ...siblings].filter(existsSync).map(entry('file')),
    ...copies.folders.filter(existsSync).map(entry('copies')),
    ...logs.map(entry('log')),
    ...kept.map(entry('kept')),
  ];
};

/** Deletes a file with what lies beside it, or a folder. Whether it is gone. */
export const discard = (path: string): boolean => {
  try {
    removeWithSidecars(path);
  } catch {
    // A folder.
  }
  try {
    rmSync(path, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
};
