/**
 * `npm run gallery`: pictures of the sheets and hall pages of every family into docs/gallery, from the program as it is built (`npm
 * run build` first). They are for looking at, one by one; the tests measure.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { FamilyId } from '../core/tournament/words.ts';
import { type Desktop, openEvent, type People, publishRound, startDesktop } from '../test/desktop/events.ts';
import { setDisplays } from '../test/electron-double/launch.ts';

const folder = join(import.meta.dirname, '../docs/gallery');
const home = mkdtempSync(join(tmpdir(), 'seatwright-gallery-'));

/** Small enough to keep, large enough to see what is wrong. */
const QUALITY = 55;
const HALL = { width: 1280, height: 720 };

type Shown = {
  readonly family: FamilyId;
  readonly method: string;
  readonly name: string;
  readonly people: number;
  readonly language: 'en' | 'ru';
};

const events: readonly Shown[] = [
  { family: 'mahjong', method: 'random', name: 'Riichi Open', people: 64, language: 'en' },
  { family: 'duel', method: 'swiss', name: 'Кубок города', people: 33, language: 'ru' },
];

const GIVEN = ['Anna', 'Пётр', 'Linh', 'Jan', 'Алёна', '健太', 'Zoë', 'علي', 'Jean-Pierre'];
const FAMILY = [
  'Berg',
  'Смирнов',
  'Nguyễn',
  'Łuczak',
  'Ёлкина',
  '髙橋',
  "O'Neill",
  'محمد',
  'García Fernández de la Vega',
];

/** Names in every script, short and long. */
const people = (count: number): People =>
  Array.from({ length: count }, (_, i) => {
    const familyName = `${FAMILY[i % FAMILY.length]}${i >= FAMILY.length ? ` ${Math.floor(i / FAMILY.length)}` : ''}`;
    return { name: `${GIVEN[i % GIVEN.length]} ${familyName}`, familyName };
  });

const pictures: string[] = [];

const keep = async (name: string, take: (path: string) => Promise<unknown>): Promise<void> => {
  await take(join(folder, `${name}.jpg`));
  pictures.push(name);
};

const jpeg = (path: string) => ({ path, type: 'jpeg', quality: QUALITY }) as const;

/** Every document that can be printed, its first page. */
const paper = async (page: Page, { family }: Shown): Promise<void> => {
  await page.keyboard.press('Alt+5');
  await page.locator('.print-documents').first().waitFor();
  const ticks = page.locator('.print-document');
  const only = async (wanted: number) => {
    for (let i = 0; i < (await ticks.count()); i++) {
      const box = ticks.nth(i).getByRole('checkbox');
      if ((await box.isEnabled()) && (await box.isChecked()) !== (i === wanted))
        await ticks.nth(i).locator('label').click();
    }
  };
  for (let i = 0; i < (await ticks.count()); i++) {
    const box = ticks.nth(i).getByRole('checkbox');
    if (!(await box.isEnabled())) continue;
    const title = (await ticks.nth(i).locator('label').textContent()) ?? String(i);
    await only(i);
    await page.locator('.print-count', { hasText: /\d/ }).first().waitFor();
    const first = page.locator('.preview-page').first();
    await first.waitFor();
    const name = title
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-');
    await keep(`${family}-${String(i + 1).padStart(2, '0')}-${name}`, (path) => first.screenshot(jpeg(path)));
  }
};

/** A window that nothing moves in may give no frame: asked again in front. */
const taken = async (window: Page, path: string, tries = 3): Promise<unknown> => {
  await window.bringToFront();
  try {
    return await window.screenshot({ ...jpeg(path), timeout: 8000 });
  } catch (fault) {
    if (tries === 0) throw fault;
    return taken(window, path, tries - 1);
  }
};

/** Every view of the hall. */
const hall = async (desktop: Desktop, { family }: Shown): Promise<void> => {
  await desktop.value('hall.open', { hall: 1, display: '2' });
  const window = desktop.app.windows().find((page) => page.url().includes('hall='));
  if (window === undefined) throw new Error('the hall did not open');
  await window.bringToFront();
  for (const view of ['byName', 'byTable', 'timer', 'message']) {
    await desktop.value('hall.show', {
      hall: 1,
      view,
      hold: true,
      message: 'Lunch until 14:00\nОбед до 14:00',
    } as never);
    await window.waitForFunction(
      (wanted) => document.querySelector('.hall')?.textContent?.trim() !== '' && wanted !== '',
      view,
    );
    await window.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await keep(`${family}-hall-${view}`, (path) => taken(window, path));
  }
  await desktop.value('hall.close', { hall: 1 });
  await desktop.page.bringToFront();
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const desktop = await startDesktop(home);
try {
  await desktop.page.setViewportSize({ width: 1366, height: 900 });
  await setDisplays(desktop.app, [
    { id: 1, label: 'Laptop', bounds: { x: 0, y: 0, width: 1366, height: 900 } },
    { id: 2, label: 'Projector', bounds: { x: 1366, y: 0, ...HALL } },
  ]);
  for (const shown of events) {
    await openEvent(desktop, people(shown.people), { family: shown.family, name: shown.name });
    await desktop.value('app.set', { printLanguage: shown.language });
    await publishRound(desktop, shown.method);
    await desktop.send({ type: 'round.clock', no: 1, at: Date.now(), do: { what: 'start', seconds: 4500 } });
    await paper(desktop.page, shown);
    await hall(desktop, shown);
  }
} finally {
  await desktop.app.close();
  rmSync(home, { recursive: true, force: true });
}
const lines = pictures.map((name) => `### ${name}\n\n![${name}](${encodeURIComponent(name)}.jpg)\n`);
writeFileSync(
  join(folder, 'README.md'),
  `# Sheets and hall pages\n\nMade by \`npm run gallery\`.\n\n${lines.join('\n')}`,
);
process.stdout.write(`${pictures.length} pictures in ${folder}\n`);
