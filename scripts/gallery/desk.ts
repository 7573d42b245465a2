/**
 * Every screen of the desk as a newcomer and as a TO in the middle of an event see it: the samples of all families, the same
 * families before anybody is entered, the dialogs, long names and many rows. English by day, Russian by night.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Browser, chromium, type Page } from 'playwright';
import { familyIds } from '../../core/tournament/words.ts';
import { chromiumFlags, chromiumPath } from '../../test/browser/chromium.ts';

const root = join(import.meta.dirname, '../..');

type Keep = (name: string, picture: Buffer) => Promise<void>;
type Look = { readonly language: 'en' | 'ru'; readonly theme: 'light' | 'dark' };

const looks: readonly Look[] = [
  { language: 'en', theme: 'light' },
  { language: 'ru', theme: 'dark' },
];

/** Small enough to keep, large enough to see what is wrong. */
const QUALITY = 45;

/** A picture as it is kept. */
export const webp = async (png: Buffer): Promise<Buffer> => {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.encode('webp', QUALITY);
};

const LAPTOP = { width: 1366, height: 768 };

/** Nothing is half drawn: fonts are there, and two frames have passed without a change being asked for. */
const still = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
};

/** Dialogs of the menu of the program. */
const dialogs = ['new', 'export', 'palette', 'settings', 'help', 'shortcuts', 'about'] as const;

const words = (language: string): { readonly [deed: string]: string } =>
  JSON.parse(readFileSync(join(root, `resources/locales/${language}/shell.json`), 'utf8')).deeds;

/** Chooses a deed in the menu of the program by its title in the language of the page. */
const choose = async (page: Page, deed: string): Promise<void> => {
  const title = words(await page.evaluate(() => document.documentElement.lang.slice(0, 2)))[deed] ?? deed;
  await page.locator('.frame-mark button').click();
  await page.getByRole('menuitem').filter({ hasText: title }).first().click();
};

type Desk = { readonly page: Page; readonly shot: (name: string) => Promise<void> };

/** Every screen on the rail. */
const allScreens = async ({ page, shot }: Desk, name: string): Promise<void> => {
  const items = page.locator('.rail-item');
  await items.first().waitFor();
  for (let i = 0; i < (await items.count()); i++) {
    await items.nth(i).click();
    await page.locator('.screen').waitFor();
    await shot(`${name}-${String(i + 1).padStart(2, '0')}`);
  }
};

const closeFile = async (page: Page): Promise<void> => {
  await choose(page, 'close');
  await page.locator('.sample').first().waitFor();
};

const newEvent = async (page: Page, family: number, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^New tournament/ })
    .first()
    .click();
  await page.locator('.modal').waitFor();
  await page.getByRole('textbox').first().fill(name);
  await page.getByRole('radio').nth(family).check({ force: true });
  await page.locator('.modal button[type=submit]').click();
  await page.locator('.rail').waitFor();
};

const samples = async (desk: Desk, prefix: string): Promise<void> => {
  const { page, shot } = desk;
  await shot(`${prefix}-start`);
  for (const [i, family] of familyIds.entries()) {
    await page.locator('.sample').nth(i).click();
    await allScreens(desk, `${prefix}-${family}`);
    if (i === 0) {
      for (const dialog of dialogs) {
        await choose(page, dialog);
        await page.locator('.modal').waitFor();
        await shot(`${prefix}-dialog-${dialog}`);
        await page.keyboard.press('Escape');
        await page.locator('.modal').waitFor({ state: 'detached' });
      }
    }
    await closeFile(page);
  }
};

const empties = async (desk: Desk, prefix: string): Promise<void> => {
  for (const [i, family] of familyIds.entries()) {
    await newEvent(desk.page, i, `Empty ${family}`);
    await allScreens(desk, `${prefix}-${family}-empty`);
    await closeFile(desk.page);
  }
};

const LONG = `${'Maximiliana-Alexandrovna von und zu Hohenstein-Wittgenstein '.repeat(2).trim().slice(0, 117)} `;

/** Names of 120 characters in an event whose name is as long, and 2,000 people. */
const extremes = async (desk: Desk, prefix: string): Promise<void> => {
  const { page } = desk;
  const enter = async (names: readonly string[]): Promise<void> => {
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, names.join('\n'));
    await page.locator('.modal button.button[data-tone=primary]').last().click();
    await page.locator('.modal').waitFor({ state: 'detached' });
  };
  const seat = async (): Promise<void> => {
    await page.locator('.rail-item').nth(1).click();
    await page.locator('.method-panel button[type=submit]').click();
    await page.locator('.seating-view').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.locator('.seating-view').waitFor();
  };
  for (const [name, count] of [
    ['long', 16],
    ['many', 2000],
  ] as const) {
    const title = name === 'long' ? `${LONG}Cup` : 'Two thousand';
    await newEvent(page, 0, title);
    await enter(Array.from({ length: count }, (_, i) => (name === 'long' ? `${LONG}${i + 1}` : `Guest ${i + 1}`)));
    await seat();
    await allScreens(desk, `${prefix}-${name}`);
    await closeFile(page);
  }
};

const serve = async (home: string, language: string) => {
  const child = spawn(
    process.execPath,
    [join(root, 'dist/electron/serve.js'), '--no-open', `--folder=${home}/files`, `--data=${home}/data`],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LANG: `${language}.UTF-8` } },
  );
  const address = await new Promise<string>((found) => {
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
      const url = /http:\/\/\S+/.exec(said)?.[0];
      if (url !== undefined) found(url);
    });
  });
  return { address, stop: () => child.kill() };
};

const inLook = async (browser: Browser, look: Look, keep: Keep, only: RegExp | null): Promise<void> => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-desk-'));
  const host = await serve(home, look.language === 'ru' ? 'ru_RU' : 'en_US');
  const context = await browser.newContext({
    viewport: LAPTOP,
    locale: look.language === 'ru' ? 'ru-RU' : 'en-US',
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(host.address);
    await page.locator('.sample').first().waitFor();
    const shot = async (name: string): Promise<void> => {
      if (only !== null && !only.test(name)) return;
      await still(page);
      await keep(name, await page.screenshot({ type: 'png' }));
    };
    const desk = { page, shot };
    await samples(desk, look.language);
    if (look.language === 'en') {
      await empties(desk, look.language);
      await extremes(desk, look.language);
    }
  } finally {
    await context.close();
    host.stop();
    rmSync(home, { recursive: true, force: true });
  }
};

/** @param only names that are wanted; null: all */
export const deskPictures = async (keep: Keep, only: RegExp | null = null): Promise<void> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
  try {
    for (const look of looks) await inLook(browser, look, keep, only);
  } finally {
    await browser.close();
  }
};
