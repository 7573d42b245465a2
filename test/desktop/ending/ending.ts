/**
 * [T-END-1]: the system ends while results are on their way and the hall is open. So many moments of each way in `npm test`, more in
 * the gates.
 */

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { check } from '../../../electron/backend/file/check/check.ts';
import { view } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps } from '../../electron/file/sample.ts';
import { must } from '../../electron/file/steps.ts';
import { endSession, setDisplays } from '../../electron-double/launch.ts';
import { type Desktop, openEvent, startDesktop } from '../events.ts';

export const WAYS = ['win32', 'darwin', 'linux', 'SIGTERM'] as const;
export type Way = (typeof WAYS)[number];

/** The file is closed so soon, in milliseconds. */
const AT_ONCE = 1000;

/** Commands that are on their way at the same time. */
const AT_A_TIME = 4;

const DISPLAYS = [
  { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 768 } },
  { id: 2, label: 'EPSON', bounds: { x: 1366, y: 0, width: 1920, height: 1080 } },
];

/** The system of the way, every question, and how long it took until the file was closed: written by the main process. */
const watched = ({ app, home }: Desktop, way: Way): Promise<void> =>
  app.evaluate(
    ({ app: program, dialog }, { to, platform, last }) => {
      const { appendFileSync } = process.getBuiltinModule('node:fs');
      const { join: path } = process.getBuiltinModule('node:path');
      Object.defineProperty(process, 'platform', { value: platform });
      dialog.showMessageBoxSync = () => {
        appendFileSync(path(to, 'asked'), 'asked\n');
        return 0;
      };
      dialog.showMessageBox = async () => {
        appendFileSync(path(to, 'asked'), 'asked\n');
        return { response: 0, checkboxChecked: false };
      };
      const began = performance.now();
      const took = () => appendFileSync(path(to, 'took'), `${performance.now() - began}\n`);
      // After the program's own listeners, and in the same turn.
      if (last === 'exit') process.on('exit', took);
      else program.on('before-quit', took);
    },
    { to: home, platform: way === 'SIGTERM' ? 'linux' : way, last: way === 'darwin' ? 'before-quit' : 'exit' },
  );

/** Enters people without end, some commands at a time. The test hears of each that was acknowledged. */
const entering = async ({ page }: Desktop, heard: (id: string) => void): Promise<void> => {
  await page.exposeFunction('acknowledged', heard);
  const ids = Array.from({ length: 500 }, () => randomBytes(16).toString('hex'));
  await page.evaluate(
    ([all, atATime]) => {
      const { seatwright, acknowledged } = window as unknown as {
        seatwright: { call: (method: string, input: unknown) => Promise<{ ok: boolean }> };
        acknowledged: (id: string) => void;
      };
      const left = [...all];
      const next = (): void => {
        const id = left.pop();
        if (id === undefined) return;
        const command = { type: 'entrants.add', entrants: [{ name: `Person ${left.length}` }] };
        void seatwright
          .call('tournament.do', { id, command })
          .then(({ ok }) => {
            if (ok) acknowledged(id);
          })
          .then(next, () => undefined);
      };
      for (let n = 0; n < atATime; n++) next();
    },
    [ids, AT_A_TIME] as const,
  );
};

const endBy = async ({ app }: Desktop, way: Way): Promise<void> => {
  if (way !== 'SIGTERM') {
    expect(await endSession(app, way)).toBe('ended');
    return;
  }
  const child = app.process();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

/** One end at the moment after so many acknowledgements. Answers how long the file took to be closed, in milliseconds. */
export const endWhileEntering = async (folder: string, way: Way, moment: number): Promise<number> => {
  const home = join(folder, `${way} ${moment}`);
  mkdirSync(home);
  const desktop = await startDesktop(home);
  await setDisplays(desktop.app, DISPLAYS);
  await openEvent(desktop, [{ name: 'First' }]);
  const state = await desktop.value('file.state', {});
  const path = join(state?.folder ?? '', `${state?.name}.seatwright`);
  await desktop.value('hall.open', { hall: 1, display: '2' });
  const heard: string[] = [];
  const enough = Promise.withResolvers<void>();
  await entering(desktop, (id) => {
    heard.push(id);
    if (heard.length === moment) enough.resolve();
  });
  await enough.promise;
  await watched(desktop, way);
  await endBy(desktop, way);
  expect(existsSync(join(home, 'asked'))).toBe(false);
  expect([[...readFileSync(path).subarray(18, 20)], existsSync(`${path}-wal`)]).toEqual([[1, 1], false]);
  const options = { recoveryFolder: join(home, 'recovery') };
  expect(check(path, options).ok).toBe(true);
  const seen = must(view(path, options));
  const kept = new Set(allSteps(seen).map(({ commandId }) => commandId));
  seen.close();
  expect(heard.filter((id) => !kept.has(id))).toEqual([]);
  const took = Number(readFileSync(join(home, 'took'), 'utf8').split('\n')[0]);
  expect(took).toBeLessThanOrEqual(AT_ONCE);
  return took;
};
