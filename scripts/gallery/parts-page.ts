/** Pictures of every part in all its states, in both themes and languages: the page stands in the tests and is in no build. */

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumFlags, chromiumPath } from '../../test/browser/chromium.ts';
import { LAPTOP, still } from './desk-page.ts';

const root = join(import.meta.dirname, '../..');

const PAGES = ['table', 'form', 'fields', 'controls', 'marks', 'side', 'side-folded'];
const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'ru' },
] as const;

export const partPictures = async (keep: (name: string, picture: Buffer) => Promise<void>): Promise<void> => {
  const server = await createServer({ root, configFile: false, logLevel: 'warn', plugins: [react()] });
  await server.listen();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: LAPTOP, reducedMotion: 'reduce' });
    for (const part of PAGES) {
      for (const { theme, language } of looks) {
        const asked = new URLSearchParams({ part, theme, language });
        await page.goto(`${server.resolvedUrls?.local[0]}test/renderer/parts/specimens/index.html?${asked}`);
        await page.locator('#parts button').first().waitFor();
        await still(page);
        await keep(`${part}-${theme}-${language}`, await page.screenshot({ type: 'png' }));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
};
