/** Tournaments of shared folders that are worked on in a local copy [reliability 3.3]: which is whose, and putting them back. */

import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import type { Desk, DeskWith } from '../desk.ts';
import { checkAndOpen, isOpenAlready, tell, turnsOf, withPaths } from '../desk-files.ts';
import { fileRefusals } from '../file/refusals.ts';
import { ENDING, placeOf } from '../places.ts';
import type { Standing } from './put-back.ts';

/** A local copy, its shared file, and where that ended when it was taken or put back last. */
type LocalCopy = { readonly local: string; readonly shared: string; readonly link: string };

/** A share may be slow; nobody waits for it but the way out of the program, and not as long as this. Milliseconds. */
const PATIENCE = 120_000;

/** The local copy of a shared file that is worked on already and where that file ended then, or null. */
export const localOf = (desk: DeskWith<'memory'>, shared: string): LocalCopy | null => {
  const own = resolve(shared);
  return desk.memory.read().shared.find((entry) => entry.shared === own && existsSync(entry.local)) ?? null;
};

/** The shared file of which a file is the local copy, or null. */
export const sharedOf = (desk: DeskWith<'memory'>, local: string): LocalCopy | null =>
  desk.memory.read().shared.find((entry) => entry.local === resolve(local)) ?? null;

/** A share may be slow: so long it is waited for before a local copy is opened. Milliseconds. */
const LOOKED_WITHIN = 5000;

/** How a shared file and the local copy of it stand to each other; where that cannot be told now, the local copy leads. */
export const standing = async (desk: Desk, { local, shared, link }: LocalCopy): Promise<Standing> => {
  // A log of a crash lies beside it: it is opened first, and put back then.
  if (!isAtRest(local) || !existsSync(shared)) return 'localLeads';
  const answer = await desk.workers.checker.ask(shared, { kind: 'standing', local, shared, link }, LOOKED_WITHIN);
  return answer.ok ? answer.value : 'localLeads';
};

/**
 * A sync service that got two states of a file has kept one of them beside it: whatever the open local copy does not hold is told,
 * with the way to it [desktop 8.8]; once, until it is gone on with.
 */
export const tellTwins = async (desk: Desk, shared: string): Promise<void> => {
  const { session } = desk.open;
  if (session === null) return;
  const { path, meta } = session.reading;
  const task = { kind: 'twins', path: shared, tournamentId: meta.tournamentId } as const;
  const found = await desk.workers.checker.ask(shared, task, LOOKED_WITHIN);
  if (!found.ok || desk.open.session !== session) return;
  const held = desk.memory.read();
  const news = found.value.filter(({ no, hash }) => {
    const step = session.reading.readSteps(no, 1);
    return step.ok && step.value[0]?.hash !== hash && !held.twins.includes(hash);
  });
  for (const twin of news) tell(desk, withPaths(desk, fileRefusals.twin(basename(path, ENDING), twin.path)));
  if (news.length > 0) {
    const twins = [...news.map(({ hash }) => hash), ...held.twins].slice(0, 200);
    desk.memory.write({ ...held, twins });
  }
};

/** A new file takes the place of a local copy: it is the one that is put back. */
export const takesItsPlace = (desk: DeskWith<'memory'>, former: string, now: string): void => {
  const entry = sharedOf(desk, former);
  if (entry !== null) workOn(desk, entry.shared, now, entry.link);
};

/** Notes that a local copy is worked on in place of a shared file. */
export const workOn = (desk: DeskWith<'memory'>, shared: string, local: string, link: string): void => {
  const held = desk.memory.read();
  const entry = { shared: resolve(shared), local: resolve(local), link };
  const others = held.shared.filter((known) => known.shared !== entry.shared && known.local !== entry.local);
  desk.memory.write({ ...held, shared: [entry, ...others].slice(0, 20) });
};

/** A file is nobody's local copy any more: it stays where it is, and nothing is put back from it. */
export const keepApart = (desk: DeskWith<'memory'>, local: string): void => {
  const held = desk.memory.read();
  desk.memory.write({ ...held, shared: held.shared.filter((entry) => entry.local !== resolve(local)) });
};

/** Why a local copy was not put back, with what helps: once more, another folder, or that it stays here. */
export const notPutBack = (desk: DeskWith<'machine' | 'handles'>, local: string, refusal: Refusal): Refusal => {
  const { handle } = placeOf(desk, local);
  const again = refusal.code === 'file.putBackChanged' ? [] : [{ do: 'tryAgain', params: { handle, what: 'putBack' } }];
  const others = ['otherFolder', 'keepHere'].map((way) => ({ do: way, params: { handle } }));
  return { ...refusal, ways: [...again, ...others] };
};

/** Whether a file is there and in rest form: with a log beside it, it must be opened before it is whole. */
const isAtRest = (path: string): boolean =>
  existsSync(path) && !existsSync(`${path}-wal`) && !existsSync(`${path}-journal`);

/** Notes that a closed file is to be put back, if it is a local copy; answers whether it is. */
export const owesPutBack = (desk: DeskWith<'memory'>, closed: string): boolean => {
  const held = desk.memory.read();
  const found = held.shared.find(({ local }) => local === resolve(closed));
  if (found === undefined) return false;
  const shared = held.shared.map((entry) => (entry === found ? { ...entry, owed: true } : entry));
  desk.memory.write({ ...held, shared });
  return true;
};

/**
 * Local copies that the last end did not put back: it was the short way, took too long, or was a crash [desktop 7.7]. The one that was
 * open in the crash has its log beside it: it is opened again, and put back then (desk-files.ts).
 */
export const leftToPutBack = (desk: DeskWith<'memory'>): readonly string[] => {
  const { shared, left } = desk.memory.read();
  return shared.flatMap(({ local, owed }) => {
    if (!existsSync(local)) return [];
    return left?.path === local ? (isAtRest(local) ? [local] : []) : owed === true ? [local] : [];
  });
};

/** Another file was opened after a crash than the one that was open then: that one is owed all the same. */
export const owesLeft = (desk: DeskWith<'memory'>, opened: string): void => {
  const { left } = desk.memory.read();
  if (left !== null && left.path !== resolve(opened)) owesPutBack(desk, left.path);
};

/** Brings a file that nobody has open into rest form, with what is in its log. Refuses as opening does. */
const toRest = (desk: Desk, path: string): Promise<Answer<null>> =>
  turnsOf(desk)(async () => {
    if (isAtRest(path) || isOpenAlready(desk, path)) return ok(null);
    const file = await checkAndOpen(desk, path, false);
    return file.ok ? file.value.close() : file;
  });

/**
 * Puts a local copy back, if it is one: the closed file itself, or a copy of it while it is open. What cannot be put back now is told,
 * and tried again when the file is closed the next time.
 */
export const bringBack = async (desk: Desk, path: string, from = path): Promise<void> => {
  const entry = sharedOf(desk, path);
  if (entry === null) return;
  const { local, shared: to, link } = entry;
  const isOpen = () => desk.open.session?.reading.path === local;
  // A log of a crash may lie beside it still.
  const rested = from === path ? await toRest(desk, local) : ok(null);
  const answer = rested.ok
    ? await desk.workers.carrier().ask(to, { kind: 'putBack', from, to, link }, PATIENCE)
    : rested;
  // At the end nobody hears why not, or it was only broken off: the next start asks again.
  if (!answer.ok && desk.open.ends) return;
  // Opened again meanwhile: it is put back when it is closed.
  if (!answer.ok && !isOpen()) tell(desk, notPutBack(desk, local, answer.refusal));
  const held = desk.memory.read();
  const now = { shared: to, local, link: answer.ok ? answer.value : link };
  desk.memory.write({ ...held, shared: held.shared.map((known) => (known.local === local ? now : known)) });
};

/**
 * Puts a closed local copy into another folder than the one that it was taken from: a shared one is from now on where it goes back to.
 * Refuses as putBack does; nothing is forgotten then.
 */
export const putElsewhere = async (desk: Desk, local: string, to: string): Promise<Answer<null>> => {
  const rested = await toRest(desk, local);
  const answer = rested.ok
    ? await desk.workers.carrier().ask(to, { kind: 'putBack', from: local, to, link: '' }, PATIENCE)
    : rested;
  if (!answer.ok) return no(notPutBack(desk, local, answer.refusal));
  if (desk.opening.lies(to) === 'shared') workOn(desk, to, local, answer.value);
  else keepApart(desk, local);
  return ok(null);
};
