/** [T-HALL-1]: a page that dies while it loads never stops the desk [desktop 7.1]. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { type Desktop, startDesktop } from '../events.ts';
import { removeFolder } from '../hosts.ts';
import { beforeDying, identifyIsOver, killHall, killIdentify, killPrint } from './dying.ts';

/** Every moment of a load, a hall with one death and with two. */
const EACH = 5;

const home = mkdtempSync(join(tmpdir(), 'seatwright-dying-'));
let desktop: Desktop;

beforeAll(async () => {
  desktop = await startDesktop(home);
  await beforeDying(desktop);
});
afterAll(async () => {
  await desktop.app.close();
  removeFolder(home);
});

test('T-HALL-1 F-9 the hall is killed while it loads: it comes back by itself, and the desk goes on', async () => {
  for (let number = 0; number < EACH; number++) await killHall(desktop, number);
});

test('T-HALL-1 F-9 a number on a display is killed while it loads: the desk goes on, and the numbers go', async () => {
  for (let number = 0; number < EACH; number++) await killIdentify(desktop, number);
  await identifyIsOver(desktop);
});

test('T-HALL-1 a page of a print job is killed while it loads: the job has failed, and the desk goes on', async () => {
  for (let number = 0; number < EACH; number++) await killPrint(desktop, number);
});
