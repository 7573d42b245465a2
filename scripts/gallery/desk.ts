/**
 * Every screen of the desk as a newcomer and as a TO in the middle of an event see it: the samples of all games, the same
 * games before anybody is entered, the dialogs, long names and many rows. English by day, Russian by night.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Browser, chromium } from 'playwright';
import { familyIds } from '../../core/tournament/words.ts';
import { chromiumFlags, chromiumPath } from '../../test/browser/chromium.ts';
import { allScreens, closeFile, command, type Desk, LAPTOP, newEvent, still } from './desk-page.ts';
import { extremes, larger } from './extremes.ts';
import { look, told, watch } from './faults.ts';
import { momentsOf } from './moments.ts';
import { partsOf } from './parts.ts';
import { recoveryShots } from './recovery.ts';

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

/** Dialogs of the menu of the program. */
const dialogs = ['new', 'export', 'settings', 'help', 'shortcuts', 'about'] as const;

const samples = async (desk: Desk, prefix: string): Promise<void> => {
  const { page, shot } = desk;
  await shot(`${prefix}-start`);
  for (const [i, family] of familyIds.entries()) {
    await page.locator('[class*=_sample_]').nth(i).click();
    await allScreens(desk, `${prefix}-${family}`, async (name) => {
      await shot(name);
      await partsOf(desk, name);
    });
    if (i === 0) {
      for (const dialog of dialogs) {
        await command(page, `shell:deeds.${dialog}`);
        await page.locator('.modal').waitFor();
        await shot(`${prefix}-dialog-${dialog}`);
        await page.keyboard.press('Escape');
        await page.locator('.modal').waitFor({ state: 'detached' });
      }
    }
    await momentsOf(desk, family, `${prefix}-${family}`);
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
  const over = new Promise((gone) => child.on('exit', gone));
  const stop = async () => {
    child.kill();
    await over;
  };
  return { address, stop };
};

const inLook = async (browser: Browser, { language, theme }: Look, keep: Keep, only: RegExp | null): Promise<void> => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-desk-'));
  const host = await serve(home, language === 'ru' ? 'ru_RU' : 'en_US');
  const context = await browser.newContext({
    viewport: LAPTOP,
    locale: language === 'ru' ? 'ru-RU' : 'en-US',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    await watch(page);
    await page.goto(host.address);
    await page.locator('[class*=_sample_]').first().waitFor();
    const shot = async (name: string): Promise<void> => {
      if (only !== null && !only.test(name)) return;
      await still(page);
      await look(page, name);
      await keep(name, await page.screenshot({ type: 'png' }));
    };
    const desk = { page, shot };
    await samples(desk, language);
    if (language === 'en') {
      await empties(desk, language);
      await extremes(desk, language);
      await larger(desk, language);
    }
    await recoveryShots(desk, join(home, 'files'), language);
    told(language);
  } finally {
    await context.close();
    await host.stop();
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
