/**
 * [desktop 8] Everything of the user lies in a folder that another program copies elsewhere, as Documents do in OneDrive and iCloud: on the
 * real screens a tournament is made, sampled, saved as, viewed and copied, worked on and put back, and recovered, with one press each.
 */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { view } from '../../electron/backend/file/tournament-file.ts';
import { allSteps } from '../electron/file/sample.ts';
import { must } from '../electron/file/steps.ts';
import { launchDesktop } from '../electron-double/launch.ts';
import { artifacts, PATIENCE, picture, removeFolder, root } from './hosts.ts';
import { atStart, newTournament } from './pages/desk.ts';

/** What the services call the state that they keep beside a file when two computers have written it. */
const kept = { OneDrive: 'Cup-LAPTOP', Dropbox: "Cup (LAPTOP's conflicted copy 2026-11-27)" };

/** How the folder is known to be a synced one. */
const services = {
  OneDrive: (base: string) => ({ cloud: join(base, 'Work'), env: { OneDriveCommercial: join(base, 'Work') } }),
  Dropbox: (base: string) => ({ cloud: join(base, 'Dropbox'), env: {} }),
};

type Started = { readonly app: ElectronApplication; readonly page: Page; readonly cloud: string; readonly own: string };

const started = async (service: keyof typeof services): Promise<Started> => {
  const base = mkdtempSync(join(tmpdir(), 'seatwright-synced-'));
  const { cloud, env } = services[service](base);
  // The home folder itself: the folder of tournaments below it is shared, too.
  const home = join(cloud, 'home');
  mkdirSync(home, { recursive: true });
  const app = await launchDesktop({
    mainPath: root,
    userData: join(base, 'data'),
    env: { HOME: home, LANG: 'en_US.UTF-8', ...env },
  });
  onTestFinished(async () => {
    await app.close();
    removeFolder(base);
  });
  const page = await app.firstWindow();
  page.setDefaultTimeout(PATIENCE);
  await atStart(page);
  return { app, page, cloud: home, own: join(base, 'data', 'Tournaments') };
};

/** The system's dialogs: a place to save is taken as it is offered, or this one; the file to open is this one. */
const places = ({ app }: Started, save: string | null, open = ''): Promise<void> =>
  app.evaluate(
    ({ dialog }, given) => {
      dialog.showSaveDialog = async (...words: readonly unknown[]) => {
        const offered = words.at(-1) as { readonly defaultPath?: string };
        return { canceled: false, filePath: given.save ?? offered.defaultPath ?? '' };
      };
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [given.open] });
    },
    { save, open },
  );

const inMenu = ({ app }: Started, id: string): Promise<void> =>
  app.evaluate(({ Menu }, item) => {
    setImmediate(() => Menu.getApplicationMenu()?.getMenuItemById(item)?.click());
  }, id);

const closed = async (desk: Started): Promise<void> => {
  await inMenu(desk, 'file.close');
  await atStart(desk.page);
};

const tournaments = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.seatwright')) : [];

const stepsIn = (path: string): number => {
  const seen = must(view(path, { recoveryFolder: mkdtempSync(join(tmpdir(), 'seatwright-looking-')) }));
  const { length } = allSteps(seen);
  seen.close();
  return length;
};

/** One more person, whom the list names in the order of the event [W-1.7]. */
const enterEve = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+1');
  await page.getByRole('textbox', { name: 'Who plays?' }).fill('Eve Five');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Five Eve').first().waitFor();
};

const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).first().waitFor();

describe.each(Object.keys(services) as (keyof typeof services)[])('everything lies in %s', (service) => {
  test('a tournament is made and a sample opened as anywhere, without a word about it', async () => {
    const desk = await started(service);
    const { page, cloud, own } = desk;
    await places(desk, null);
    await newTournament(page, 'Cup', 4);
    await page.keyboard.insertText('Ann One\nBea Two\nCid Three\nDan Four');
    await page.keyboard.press('Control+Enter');
    await saved(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    await closed(desk);
    await page.locator('[class*=_sample_]').first().click();
    await saved(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect([tournaments(own), readdirSync(cloud)]).toEqual([['Cup.seatwright', 'Sample Mahjong.seatwright'], []]);
  });

  test('a place in it that was chosen is told in one line, and reached when the tournament is closed', async () => {
    const desk = await started(service);
    const { page, cloud, own } = desk;
    const chosen = join(cloud, 'Cup.seatwright');
    await places(desk, chosen);
    await newTournament(page, 'Cup', 4);
    const told = page.getByText('“Cup” is kept on this computer while open; it is put into “home” when you close it.');
    await told.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await picture(page, join(artifacts('desktop'), `synced-${service}.png`));
    expect(tournaments(own)).toEqual(['Cup.seatwright']);
    expect(tournaments(cloud)).toEqual([]);
    await closed(desk);
    await expect.poll(() => tournaments(cloud), { timeout: PATIENCE }).toEqual(['Cup.seatwright']);
    expect(stepsIn(chosen)).toBe(1);
  });

  test('a file in it is opened as anywhere, taken as it was left elsewhere, put back, copied; its emptied copy is recovered', async () => {
    const desk = await started(service);
    const { page, cloud, own } = desk;
    const inCloud = join(cloud, 'Cup.seatwright');
    const shot = (name: string) => picture(page, join(artifacts('desktop'), `synced-${service}-${name}.png`));
    await places(desk, inCloud);
    await newTournament(page, 'Cup', 4);
    await closed(desk);
    await expect.poll(() => tournaments(cloud), { timeout: PATIENCE }).toEqual(['Cup.seatwright']);
    const before = readFileSync(inCloud);

    // Opened: it is told in one line where it is meanwhile, and nothing is asked.
    await places(desk, null, inCloud);
    await inMenu(desk, 'file.open');
    await page.getByText('“Cup” is kept on this computer while open').waitFor();
    await saved(page);
    expect(await page.getByText('“Cup” is kept on this computer while open').count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    await shot('opened');
    await enterEve(page);
    expect(readFileSync(inCloud).equals(before)).toBe(true);
    await closed(desk);
    await expect.poll(() => stepsIn(inCloud), { timeout: PATIENCE }).toBe(2);

    // The service puts an older state there: what was entered here is still here, and goes there again.
    writeFileSync(inCloud, before);
    await page.getByRole('button', { name: /^Cup/ }).first().click();
    await page.getByText('Five Eve').first().waitFor();
    expect(await page.locator('.notice', { hasText: 'Cup' }).count()).toBe(0);
    await page.keyboard.press('Control+z');
    const undone = page.getByText('Undone: Five Eve added').first();
    await undone.waitFor();
    await page.keyboard.press('Control+Shift+z');
    await undone.waitFor({ state: 'detached' });
    await closed(desk);
    await expect.poll(() => stepsIn(inCloud), { timeout: PATIENCE }).toBe(4);

    // A copy that nobody goes on with lies where it was wanted.
    await inMenu(desk, 'file.open');
    await saved(page);
    await places(desk, join(cloud, 'Mine.seatwright'));
    await inMenu(desk, 'file.saveCopyAs');
    await page.getByText('Saved as Mine').first().waitFor();
    await closed(desk);
    expect(tournaments(cloud)).toEqual(['Cup.seatwright', 'Mine.seatwright']);

    // The local copy is emptied while it is closed: it is recovered beside itself, not in the synced folder.
    const local = join(own, 'Cup.seatwright');
    truncateSync(local, 0);
    await places(desk, null, local);
    await inMenu(desk, 'file.open');
    await page.getByRole('button', { name: 'Recover…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go on with this' }).first().click();
    await saved(page);
    await page.getByText('Five Eve').first().waitFor();
    expect(readFileSync(local)).toHaveLength(0);
    expect(tournaments(own).filter((name) => name.startsWith('Cup ('))).toHaveLength(1);
    await shot('recovered');
    await closed(desk);
    await expect.poll(() => stepsIn(inCloud), { timeout: PATIENCE }).toBe(5);
    expect(tournaments(cloud)).toEqual(['Cup.seatwright', 'Mine.seatwright']);
  });
});

test.each(Object.keys(kept) as (keyof typeof kept)[])(
  'what %s has kept beside a file is told in one line, and one press goes on with it [desktop 8.8]',
  async (service) => {
    const desk = await started(service);
    const { page, cloud, own } = desk;
    const inCloud = join(cloud, 'Cup.seatwright');
    await places(desk, inCloud, inCloud);
    await newTournament(page, 'Cup', 4);
    await closed(desk);
    await expect.poll(() => tournaments(cloud), { timeout: PATIENCE }).toEqual(['Cup.seatwright']);
    const before = readFileSync(inCloud);
    await inMenu(desk, 'file.open');
    await saved(page);
    await enterEve(page);
    await closed(desk);
    await expect.poll(() => stepsIn(inCloud), { timeout: PATIENCE }).toBe(2);

    // The service has two states of it, and the local copy is gone.
    renameSync(inCloud, join(cloud, `${kept[service]}.seatwright`));
    writeFileSync(inCloud, before);
    rmSync(join(own, 'Cup.seatwright'));
    await inMenu(desk, 'file.open');
    await page.getByRole('button', { name: 'Go on with this file' }).click();
    const told = page.getByText(`“${kept[service]}” in “home” is the same tournament`);
    await told.waitFor();
    await picture(page, join(artifacts('desktop'), `synced-${service}-beside.png`));
    await page.getByRole('button', { name: 'Go on with the copy' }).click();
    await page.getByText('Five Eve').first().waitFor();
    await told.waitFor({ state: 'detached' });
  },
);

test('without any folder of this computer that could be used a place is asked for, and none is forced', async () => {
  const base = mkdtempSync(join(tmpdir(), 'seatwright-synced-'));
  onTestFinished(() => removeFolder(base));
  const cloud = join(base, 'Dropbox');
  mkdirSync(join(cloud, 'home'), { recursive: true });
  const app = await launchDesktop({
    mainPath: root,
    userData: join(cloud, 'data'),
    env: { HOME: join(cloud, 'home'), LANG: 'en_US.UTF-8' },
  });
  onTestFinished(() => app.close());
  const page = await app.firstWindow();
  page.setDefaultTimeout(PATIENCE);
  await atStart(page);
  await page.locator('[class*=_sample_]').first().click();
  await page.getByRole('alert').first().waitFor();
  await picture(page, join(artifacts('desktop'), 'synced-nowhere.png'));
  expect(tournaments(join(cloud, 'home'))).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Choose a folder…' }).first().waitFor();
});
