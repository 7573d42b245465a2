import { existsSync, rmdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileNameFrom } from '../../../core/api/file-name.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { told } from '../../doctor/examine.ts';
import { examineHere } from '../../doctor/here.ts';
import { aliveIn } from '../alive.ts';
import type { DeskWith, HallDesk } from '../desk.ts';
import { diagnostics } from '../diagnostics.ts';
import type { Handlers } from '../dispatch.ts';
import { namesIn } from '../file/check/look.ts';
import { localFolder } from '../local-folder.ts';
import { ownFolders, recentFiles } from '../places.ts';
import { writeWhole } from '../write-whole.ts';

/** Most drafts kept; the oldest goes first. A window keeps a handful. */
const MOST_DRAFTS = 50;

type Names =
  | 'app.told'
  | 'app.info'
  | 'app.menu'
  | 'app.set'
  | 'app.alive'
  | 'app.keepDraft'
  | 'app.draft'
  | 'app.saveText'
  | 'app.doctor'
  | 'app.associate'
  | 'app.diagnostics';

export const appHandlers = (
  desk: HallDesk & DeskWith<'push' | 'told' | 'handles' | 'drafts' | 'opening'>,
): Pick<Handlers, Names> => {
  const alive = aliveIn(desk.machine.folders.data);
  return {
    'app.told': () => ok(desk.told.splice(0)),
    'app.info': (_input, { role }) => {
      const { version, host, platform, locale, built, unsandboxed } = desk.machine;
      const { settings } = desk.memory.read();
      // Hall and print pages learn nothing of the files on this computer.
      const recent = role === 'desk' ? recentFiles(desk) : [];
      const about = { ...(built === undefined ? {} : { built }), ...(unsandboxed === true ? { unsandboxed } : {}) };
      return ok({ version, host, platform, ...about, locale, settings, recent });
    },
    'app.set': (changed) => {
      const held = desk.memory.read();
      const given = Object.entries(changed).filter(([, value]) => value !== undefined);
      const settings = { ...held.settings, ...Object.fromEntries(given) };
      desk.memory.write({ ...held, settings });
      desk.push({ type: 'app.settings', settings });
      // The order of the list by name follows the language of the hall.
      desk.hall.publish();
      return ok(settings);
    },
    'app.menu': (bar) => {
      desk.machine.menu?.(bar);
      return ok(null);
    },
    'app.alive': ({ event, at }) => ok({ before: alive.tell(event, at) }),
    'app.keepDraft': ({ key, draft }) => {
      desk.drafts.delete(key);
      if (draft !== null) desk.drafts.set(key, draft);
      const [oldest] = desk.drafts.keys();
      if (desk.drafts.size > MOST_DRAFTS && oldest !== undefined) desk.drafts.delete(oldest);
      return ok(null);
    },
    'app.saveText': async ({ name, ending, text }) => {
      if (desk.machine.host === 'browser') return ok(null);
      const path = await desk.machine.chooseSave(`${fileNameFrom(name)}.${ending}`, ending);
      if (path === null) return ok(null);
      const written = writeWhole(path, text);
      return written.ok ? ok({ name: basename(path) }) : written;
    },
    'app.diagnostics': () => ok(diagnostics(desk)),
    'app.doctor': async () => {
      await desk.opening.liesKnown();
      const made = ownFolders(desk).filter((folder) => !existsSync(folder));
      const folder = localFolder(desk);
      const last = desk.machine.lastOpened ?? desk.memory.read().recent[0]?.path ?? null;
      const patient = { machine: desk.machine, folder, last, lies: desk.opening.lies };
      const report = await (desk.machine.doctor ?? examineHere)(patient);
      for (const one of made) if (existsSync(one) && namesIn(one).length === 0) rmdirSync(one);
      return ok(report);
    },
    'app.associate': async () => ok(await told('association', desk.machine.associate)),
    'app.draft': ({ key }) => ok(desk.drafts.get(key) ?? null),
  };
};
