/**
 * [T-OVER-1, T-OVER-2] [desktop 8.6 to 8.8] in the program's own window: what another program does to the open file, and to its log after a
 * crash. Nothing is shown as saved that is not, the next press goes on, and what is missing is told before the file opens.
 */

import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { view } from '../../electron/backend/file/tournament-file.ts';
import { benchIn, eventWith } from '../electron/backend/machine.ts';
import { INTO_FILE, openImages } from '../electron/file/children/open-images.ts';
import { type Disturbance, disturb } from '../electron/file/disturbances.ts';
import { allSteps } from '../electron/file/sample.ts';
import { ID, must } from '../electron/file/steps.ts';
import { artifacts, hosts, picture, type Running, removeFolder } from './hosts.ts';
import { goTo } from './pages/desk.ts';

const [desktop] = hosts;

const passing = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwright-over-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
};

/** An event of two entries and so many more, closed, and its state after the two. */
const madeIn = async (folder: string, more: number): Promise<{ readonly path: string; readonly older: Buffer }> => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'Riichi Open.seatwright');
  const first = benchIn(folder);
  const handle = await eventWith(first, 4);
  await first.value('file.close', {});
  const older = readFileSync(path);
  await first.value('file.open', { handle });
  for (let no = 0; no < more; no++) await first.send({ type: 'entrants.add', entrants: [{ name: `More ${no}` }] });
  await first.close();
  return { path, older };
};

const started = async (home: string, file?: string): Promise<Running> => {
  const running = await desktop?.start(home, file);
  if (running === undefined) throw new Error('no host');
  onTestFinished(() => running.close().catch(() => undefined));
  return running;
};

const shot = (page: Page, name: string) => picture(page, join(artifacts('desktop'), `over-${name}.png`));

const stepsIn = (path: string): number => {
  const seen = must(view(path, { recoveryFolder: mkdtempSync(join(tmpdir(), 'seatwright-looking-')) }));
  const { length } = allSteps(seen);
  seen.close();
  return length;
};

const undone = (page: Page, no: number): Promise<void> => page.getByText(`Undone: More ${no} added`).first().waitFor();

const SEEMS: Readonly<Partial<Record<Disturbance, RegExp>>> = {
  emptied: /it is empty now/,
  'another tournament': /it holds another tournament now: Riichi Open/,
  'an older state': /it is as it was after entry 2 now/,
  'garbage over its beginning': /what it holds now is not known/,
};

/** With the tools of this system, and where its home folder can be another. */
const onLinux = test.runIf(process.platform === 'linux');

onLinux.each([
  'emptied',
  'another tournament',
  'an older state',
  'garbage over its beginning',
  'log deleted',
  'times set back',
] as const)(
  'T-OVER-1 %s while it is open: the entry is refused, not shown as saved, and entered again in the new file',
  async (kind) => {
    const home = passing();
    const { path, older } = await madeIn(join(home, 'Event'), 3);
    const other = join(home, 'other');
    copyFileSync((await madeIn(join(home, 'elsewhere'), 20)).path, other);
    writeFileSync(`${other} older`, older);
    const running = await started(home, path);
    const { page } = running;
    const saved = () => page.getByText('Saved', { exact: true }).first();
    await saved().waitFor();
    await page.keyboard.press('Control+z');
    await undone(page, 2);
    await goTo(page, 'Standings');
    disturb(kind, path, other);
    const strange = readFileSync(path);
    await page.keyboard.press('Control+z');
    const told = page.getByRole('alert').filter({ hasText: 'Another program has overwritten' });
    await told.waitFor();
    expect((await page.getByText('Undone: More 1 added').count()) > 0).toBe(kind === 'times set back');
    expect(await told.textContent()).toMatch(SEEMS[kind] ?? /./);
    // The same tournament goes on: nobody is told that it was closed, or led away from where he was.
    expect(await page.getByText('was closed.').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1, name: 'Standings' }).count()).toBe(1);
    await shot(page, kind.replaceAll(' ', '-'));
    if (kind !== 'times set back') {
      await page.keyboard.press('Control+z');
      await undone(page, 1);
    }
    await saved().waitFor();
    expect(readFileSync(path).equals(strange)).toBe(true);
    await page.keyboard.press('Control+z');
    await undone(page, 0);
    await running.close();
    const folder = join(home, 'Seatwright');
    const [made = ''] = readdirSync(folder).filter((name) => /\(saved \d\d\.\d\d\)\.seatwright$/.test(name));
    expect(stepsIn(join(folder, made))).toBe(8);
  },
);

/** One bit in the last page. */
const flipped = (log: Buffer): Buffer => {
  const bytes = Buffer.from(log);
  const at = bytes.length - 2000;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

/** As it lies on this computer after the program was killed, with entries in its log, which is then lost in this way. */
test.each([
  ['removed', () => null, INTO_FILE],
  ['damaged', flipped, -1],
] as const)(
  'T-OVER-2 the log %s after a crash: told before it opens, with what is missing, and one press goes on',
  async (name, lose, left) => {
    const [image] = await openImages();
    if (image === undefined) throw new Error('no image');
    const home = passing();
    const path = join(home, 'Cup.seatwright');
    const notes = join(home, 'data', 'last-steps');
    mkdirSync(notes, { recursive: true });
    writeFileSync(join(notes, ID), image.note);
    writeFileSync(path, image.file);
    const log = lose(image.log);
    if (log !== null) writeFileSync(`${path}-wal`, log);
    const { page } = await started(home, path);
    const last = Number(image.note.readBigUInt64BE(32));
    const said = `not in “Cup.seatwright”: ${left < 0 ? -left : last - left} (up to entry ${last})`;
    const told = page.getByRole('alert').filter({ hasText: said }).first();
    await told.waitFor();
    await told.getByRole('button', { name: 'Recover…' }).waitFor();
    await shot(page, `log-${name}`);
    await told.getByRole('button', { name: 'Go on with this file' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
  },
);

test('T-OVER-2 on another computer a file that was copied while it was open is told, with its last entry', async () => {
  const home = passing();
  const { path } = await madeIn(join(home, 'Event'), 3);
  const bytes = readFileSync(path);
  bytes.fill(2, 18, 20);
  writeFileSync(path, bytes);
  const { page } = await started(home, path);
  const told = page
    .getByRole('alert')
    .filter({ hasText: /The last entry saved in it is number 5, of \d\d:\d\d/ })
    .first();
  await told.waitFor();
  await shot(page, 'copied-open');
  await told.getByRole('button', { name: 'Go on with this file' }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
});
