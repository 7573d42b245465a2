/** every screen of the desk scanned by axe, in both themes and both languages; nothing serious or critical. */

import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desktop, openEvent, publishRound, startDesktop } from './events.ts';
import { removeFolder } from './hosts.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const home = mkdtempSync(join(tmpdir(), 'seatwright-axe-'));
let desktop: Desktop;

beforeAll(async () => {
  desktop = await startDesktop(home);
  await openEvent(
    desktop,
    Array.from({ length: 16 }, (_, i) => ({ name: `Player ${i + 1}` })),
  );
  await publishRound(desktop);
  await desktop.page.evaluate(axe);
});
afterAll(async () => {
  await desktop.app.close();
  removeFolder(home);
});

type Found = {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly html: string }[];
};

/** What is serious or critical, with where it stands. */
const scan = async (): Promise<readonly string[]> => {
  await desktop.page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = (await desktop.page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // A seat shows the letter of its wind and is called by the word: "East", not "E".
      rules: { 'label-content-name-mismatch': { enabled: false } },
    }),
  )) as { readonly violations: readonly Found[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

const screens = [1, 2, 3, 4, 5, 6, 7];

describe.each([
  ['en', 'light'],
  ['ru', 'dark'],
] as const)('in %s, %s', (language, theme) => {
  beforeAll(async () => {
    await desktop.value('app.set', { language, theme });
    await desktop.page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  });

  test.each(screens)('A-01: screen %i', async (screen) => {
    await desktop.page.keyboard.press(`Alt+${screen}`);
    await desktop.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scan()).toEqual([]);
  });
});
