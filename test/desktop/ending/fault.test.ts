/**
 * [T-UI-2, T-PRIV-2]: a fault in the main process that nobody caught: it is written down without names, the file is closed in rest form, and
 * the next start just opens it.
 */

import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchDesktop } from '../../electron-double/launch.ts';
import { hosts, PATIENCE, removeFolder, root } from '../hosts.ts';
import { atStart, newTournament, openRecent } from '../pages/desk.ts';

test('a fault that nobody caught ends the program with the file closed, and nothing is lost', async () => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-fault-'));
  onTestFinished(() => removeFolder(home));
  mkdirSync(join(home, 'Documents'), { recursive: true });
  const file = join(home, 'Documents', 'Fault.seatwright');
  const application = await launchDesktop({
    mainPath: root,
    userData: join(home, 'data'),
    env: { HOME: home, LANG: 'en_US.UTF-8' },
  });
  const page = await application.firstWindow();
  page.setDefaultTimeout(PATIENCE);
  await application.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
  await atStart(page);
  await newTournament(page, 'Fault', 3);
  const child = application.process();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await application
    .evaluate(({ dialog }) => {
      dialog.showMessageBoxSync = () => 1;
      setImmediate(() => {
        throw new Error('planted in Fault');
      });
    })
    .catch(() => undefined);
  expect(await ended).toBe(1);
  const logged = readFileSync(join(home, 'data', 'logs', 'seatwright.log'), 'utf8');
  expect(logged).toMatch(/uncaught Error: planted in <event>\n\s+at /);
  expect(logged).not.toContain('planted in Fault');
  expect([existsSync(`${file}-wal`), existsSync(`${file}-journal`)]).toEqual([false, false]);
  expect([...readFileSync(file).subarray(18, 20)]).toEqual([1, 1]);
  const [desktop] = hosts;
  if (desktop === undefined) throw new Error('no host');
  const running = await desktop.start(home);
  await atStart(running.page);
  await openRecent(running.page, 'Fault');
  await running.close();
});
