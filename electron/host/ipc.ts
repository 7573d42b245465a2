/**
 * The door for windows of the desktop app: one channel in, one out.
 *
 * | rule [reliability 11.2] | where |
 * | --- | --- |
 * | only our own windows, whose role we know | `roles` |
 * | only their top frame | `fromTopFrame` |
 * | only from our own origin | `fromOurOrigin` |
 * | [reliability 11.4] so many calls a second | `rates` |
 */

import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import type { Push } from '../../core/api/contract.ts';
import type { Role } from '../../core/api/method.ts';
import { no, refuse } from '../../core/tournament/refusal.ts';
import type { Backend } from '../backend/backend.ts';
import { rateLimit } from '../backend/limits.ts';
import { tournamentsAmong } from '../start/files-given.ts';
import { ORIGIN } from './scheme.ts';

const fromTopFrame = (event: IpcMainInvokeEvent): boolean =>
  event.senderFrame !== null && event.senderFrame === event.sender.mainFrame;

const fromOurOrigin = (event: IpcMainInvokeEvent): boolean => {
  const url = event.senderFrame?.url ?? '';
  return url.startsWith(`${ORIGIN}/`);
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export type IpcDoor = {
  /** Lets a window's page call in a role and hear its pushes, until the page is destroyed. */
  readonly admit: (page: WebContents, role: Role) => void;
};

/** @param dropped hears of files let go over the desk's window: from the preload script, never from the page */
export const openIpc = (backend: Backend, dropped: (paths: readonly string[]) => void): IpcDoor => {
  const roles = new Map<number, Role>();
  const rates = new Map<number, () => boolean>();
  ipcMain.on('seatwright:dropped', (event, ...words: readonly unknown[]) => {
    if (roles.get(event.sender.id) !== 'desk') return;
    const paths = words.filter((word) => typeof word === 'string').filter(isAbsolute);
    const tournaments = tournamentsAmong(paths, '/');
    // A folder alone is refused as one: else nothing would be said of it.
    dropped(tournaments.length > 0 ? tournaments : paths.filter(isFolder).slice(0, 1));
  });
  ipcMain.handle('seatwright:call', async (event, method: unknown, input: unknown) => {
    const role = roles.get(event.sender.id);
    if (role === undefined || !fromTopFrame(event) || !fromOurOrigin(event)) return no(refuse('door.stranger'));
    if (rates.get(event.sender.id)?.() === false) return no(refuse('door.tooFast'));
    return backend.call({ role, actor: 'desk' }, method, input);
  });
  return {
    admit: (page, role) => {
      const { id } = page;
      roles.set(id, role);
      rates.set(id, rateLimit());
      const unlisten = backend.listen(role, (push: Push) => {
        if (!page.isDestroyed()) page.send('seatwright:push', push);
      });
      page.once('destroyed', () => {
        roles.delete(id);
        rates.delete(id);
        unlisten();
      });
    },
  };
};
