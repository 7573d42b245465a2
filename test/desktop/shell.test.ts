/** The native menu, the window's place and dropped files, in the shipping main process on the electron double. */

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DesktopDoor } from '../../core/api/door.ts';
import { launchDesktop } from '../electron-double/launch.ts';
import { PATIENCE, removeFolder, root } from './hosts.ts';
import { atStart, newTournament } from './pages/desk.ts';

const home = mkdtempSync(join(tmpdir(), 'seatwright-shell-'));
const env = { HOME: home, LANG: 'en_US.UTF-8' };
const file = join(home, 'Documents', 'Dropped here.seatwright');

const started = async (): Promise<{ application: ElectronApplication; page: Page }> => {
  const application = await launchDesktop({ mainPath: root, userData: join(home, 'data'), env });
  const page = await application.firstWindow();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewportSize({ width: 1366, height: 768 });
  return { application, page };
};

let running: { application: ElectronApplication; page: Page };

beforeAll(async () => {
  mkdirSync(join(home, 'Documents'), { recursive: true });
  running = await started();
  await atStart(running.page);
});
afterAll(async () => {
  await running.application.close();
  removeFolder(home);
});

test('[desktop 8.1] --folder names where tournaments are kept, whatever the home folder is', async () => {
  const folder = join(home, 'Stick');
  const args = [`--folder=${folder}`];
  const other = await launchDesktop({ mainPath: root, userData: join(home, 'other'), args, env });
  const page = await other.firstWindow();
  await atStart(page);
  const answer = await page.evaluate(() =>
    (globalThis as unknown as { seatwright: DesktopDoor }).seatwright.call('file.home', {}),
  );
  expect(answer).toMatchObject({ ok: true, value: { folder } });
  await other.close();
});

type Item = { readonly id: string; readonly label: string; readonly key: string | null; readonly enabled: boolean };

const menus = (): Promise<{ readonly label: string; readonly items: readonly Item[] }[]> =>
  running.application.evaluate(({ Menu }) =>
    (Menu.getApplicationMenu()?.items ?? []).map(({ label, submenu }) => ({
      label,
      items: (submenu?.items ?? []).map((item) => ({
        id: item.id,
        label: item.label,
        key: item.accelerator ?? null,
        enabled: item.enabled,
      })),
    })),
  );

const deed = async (id: string): Promise<Item | undefined> =>
  (await menus()).flatMap(({ items }) => items).find((item) => item.id === id);

const choose = (id: string): Promise<void> =>
  running.application.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id);

test('the native menu holds the program’s commands with their keys, and does them', async () => {
  await expect.poll(() => deed('file.new')).toMatchObject({ label: 'New tournament…', key: 'CommandOrControl+N' });
  expect(await deed('file.close')).toMatchObject({ enabled: false });
  await choose('app.about');
  await running.page.getByRole('dialog', { name: 'About Seatwright' }).waitFor();
  await running.page.keyboard.press('Escape');
  await running.page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('the menu follows what can be done now, and the language', async () => {
  const { page, application } = running;
  await application.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
  await newTournament(page, 'Dropped here', 3);
  await expect.poll(() => deed('file.close')).toMatchObject({ enabled: true });
  // Going to places comes with the desk, a moment after the file.
  await expect.poll(() => deed('go.history')).toMatchObject({ enabled: true });
  await choose('go.history');
  await page.getByRole('heading', { level: 2, name: 'History' }).waitFor();
  await choose('file.close');
  await atStart(page);
  await expect.poll(() => deed('go.history')).toBeUndefined();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'Русский' }).click();
  await expect.poll(() => deed('file.new')).toMatchObject({ label: 'Новый турнир…' });
  expect((await menus()).map(({ label }) => label)).toContain('Файл');
  await page.getByRole('button', { name: /^Язык/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect.poll(() => deed('file.new')).toMatchObject({ label: 'New tournament…' });
});

test('a tournament file let go over the window opens; any other file changes nothing', async () => {
  const { page } = running;
  const other = join(home, 'Documents', 'picture.html');
  writeFileSync(other, '<p>somewhere else</p>');
  // The double has no hand to drag with: this is what the preload script sends when a file is let go.
  const letGo = (path: string): Promise<boolean | undefined> =>
    running.application.evaluate(({ BrowserWindow, ipcMain }, sent) => {
      const sender = BrowserWindow.getAllWindows()[0]?.webContents;
      return ipcMain.emit('seatwright:dropped', { sender }, sent);
    }, path);
  await letGo(other);
  await atStart(page);
  // A folder is none, and it is said so.
  await letGo(join(home, 'Documents'));
  await page.getByRole('alert').getByText('“Documents” is a folder, not a file.').waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'Choose another file' }).waitFor();
  await letGo(file);
  await page.getByRole('banner').getByText('Dropped here').waitFor();
  await choose('file.close');
  await atStart(page);
});

test('a list let go over the people is taken by the page', async () => {
  const { application, page } = running;
  await application.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    },
    join(home, 'Documents', 'Lists.seatwright'),
  );
  await newTournament(page, 'Lists', 4);
  await page.getByRole('textbox', { name: 'Who plays?' }).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Name\nAnna Berg\nBoris Katz\n'], 'club.csv'));
    for (const type of ['dragover', 'drop'])
      field.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  const dialog = page.getByRole('dialog', { name: 'Import club.csv' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await choose('file.close');
  await atStart(page);
});

test('the window comes back where it was left, and to the usual place when that display is gone', async () => {
  type Bounds = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  const bounds = (): Promise<Bounds | undefined> =>
    running.application.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  const move = (to: Bounds): Promise<void> =>
    running.application.evaluate(
      ({ BrowserWindow }, wanted) => BrowserWindow.getAllWindows()[0]?.setBounds(wanted),
      to,
    );
  const again = async () => {
    await running.application.close();
    running = await started();
    await atStart(running.page);
  };
  const kept = { x: 40, y: 30, width: 1100, height: 700 };
  await move(kept);
  await again();
  expect(await bounds()).toEqual(kept);
  await move({ ...kept, x: 90_000 });
  await again();
  expect(await bounds()).toMatchObject({ width: 1366, height: 768 });
});

test('About lists every package inside with the text of its licence', async () => {
  const { page } = running;
  await choose('app.about');
  const dialog = page.getByRole('dialog', { name: 'About Seatwright' });
  await dialog.getByRole('heading', { name: /^Packages inside: \d+$/ }).waitFor();
  for (const name of ['better-sqlite3', 'react', 'zustand', 'seedrandom', '@fontsource/noto-sans'])
    expect(await dialog.getByText(new RegExp(`^${name} \\d`)).count(), name).toBe(1);
  await dialog.getByRole('button', { name: /^zustand/ }).click();
  await dialog.getByText('Permission is hereby granted').filter({ visible: true }).waitFor();
  await page.keyboard.press('Escape');
});
