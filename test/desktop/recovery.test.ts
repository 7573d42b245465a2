/**
 * [T-REC-2], scripted: real damaged files, both hosts, both languages; from "damaged" to entering results in at most three clicks
 * [reliability 8.2, 8.6], and nothing of the damaged file is changed.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultSettings } from '../../electron/backend/settings.ts';
import { benchIn, drawnRound } from '../electron/backend/machine.ts';
import { artifacts, hosts, picture, removeFolder } from './hosts.ts';
import { typeKeys } from './pages/keyboard.ts';

const TABLES = 4;
const ENTERED = 3;
const PAGE = 4096;

/** An event of sixteen with a round of four tables, three of them entered, made by the back end itself; its file's path. */
const eventIn = async (folder: string): Promise<string> => {
  const bench = benchIn(folder);
  const place = await bench.value('file.chooseNew', { suggested: 'Riga Open' });
  const handle = place?.handle ?? '';
  await bench.value('file.create', { handle, name: 'Riga Open', family: 'mahjong', plannedRounds: 4 });
  const entrants = Array.from({ length: 4 * TABLES }, (_, n) => ({ name: `Player ${n + 1}` }));
  await bench.send({ type: 'entrants.add', entrants });
  await bench.send((await drawnRound(bench, 'recovery')).command);
  for (let table = 1; table <= ENTERED; table++) {
    const result = { points: [45_300, 28_700, 31_000, 15_000] };
    expect((await bench.send({ type: 'result.enter', round: 1, table, result })).ok).toBe(true);
  }
  await bench.close();
  return join(folder, 'Riga Open.seatwright');
};

/** What happened to the file, and how many of the three results are still there. */
const damages = {
  'its beginning is gone': (bytes: Buffer) => bytes.fill(0, 0, PAGE),
  'it was cut off': (bytes: Buffer) => bytes.subarray(0, bytes.length - PAGE - 100),
  'it is empty': () => Buffer.alloc(0),
  'a page of it is noise': (bytes: Buffer) => bytes.fill(0xa5, 3 * PAGE, 4 * PAGE),
} as const;

const words = {
  en: {
    recover: 'Recover…',
    goOn: 'Go on with this',
    saved: 'Saved',
    in: `Results ${TABLES} of ${TABLES}`,
  },
  ru: {
    recover: 'Восстановить…',
    goOn: 'Продолжить с этим',
    saved: 'Сохранено',
    in: `Результаты ${TABLES} из ${TABLES}`,
  },
} as const;

const [desktop, browser] = hosts;
const walks = [
  [desktop, 'en', 'its beginning is gone'],
  [desktop, 'ru', 'it was cut off'],
  [browser, 'ru', 'a page of it is noise'],
  [browser, 'en', 'it is empty'],
] as const;

describe.each(walks)('a damaged file, %o, %s, %s', (host, language, damage) => {
  test('three clicks lead back to entering results', async () => {
    if (host === undefined) throw new Error('no host');
    const home = mkdtempSync(join(tmpdir(), 'seatwright-recovery-'));
    const files = join(home, 'event');
    mkdirSync(files, { recursive: true });
    mkdirSync(join(home, 'data'));
    const path = await eventIn(files);
    const whole = readFileSync(path);
    const damaged = damages[damage](Buffer.from(whole));
    writeFileSync(path, damaged);
    const settings = { ...defaultSettings, language };
    writeFileSync(join(home, 'data', 'settings.json'), JSON.stringify({ settings, recent: [] }));
    const running = await host.start(home, path);
    onTestFinished(async () => {
      await running.close();
      removeFolder(home);
    });
    const { page } = running;
    const said = words[language];
    let clicks = 0;
    const click = async (button: Locator) => {
      await button.click();
      clicks += 1;
    };
    const shot = (name: string) => picture(page, join(artifacts(host.name), `recovery-${language}-${name}.png`));

    await page.getByRole('button', { name: said.recover }).waitFor();
    await shot('damaged');
    await click(page.getByRole('button', { name: said.recover }));
    const goOn = page.getByRole('dialog').getByRole('button', { name: said.goOn }).first();
    await goOn.waitFor();
    await shot('candidates');
    await click(goOn);
    await page.getByText(said.saved, { exact: true }).first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // An opened event stands on its round, at the round in work, and its line takes results [W-1.1].
    await enterMissing(page);
    await page.getByText(said.in).first().waitFor();
    await shot('going-on');
    expect(clicks).toBeLessThanOrEqual(3);

    expect(readFileSync(path).equals(damaged)).toBe(true);
    const made = readdirSync(files).filter((name) => /^Riga Open \(\S+ \d{4}\)\.seatwright$/.test(name));
    expect(made).toHaveLength(1);
    const kept = readdirSync(join(home, 'data', 'recovery')).filter((name) => name.startsWith('damaged-'));
    expect(kept).toHaveLength(1);
  });
});

/** Enters the table that was missing, by keyboard: digits find the line wherever the focus is. */
const enterMissing = async (page: Page): Promise<void> => {
  await page.getByRole('textbox').first().waitFor();
  await typeKeys(page, `${TABLES}\n453\n287\n310\n\n`);
};

describe('a copy knows more than the file', () => {
  test('[reliability 5.1 i] both are shown, and the TO may go on with the file all the same', async () => {
    if (browser === undefined) throw new Error('no host');
    const home = mkdtempSync(join(tmpdir(), 'seatwright-newer-'));
    const files = join(home, 'event');
    mkdirSync(files);
    const path = await eventIn(files);
    // The file as it was before the round, as a backup program would bring it back: the copies know more.
    const copies = join(files, 'Riga Open.snapshots');
    const before = readdirSync(copies).find((name) => name.includes('round-01 before'));
    renameSync(path, join(home, 'later.seatwright'));
    writeFileSync(path, readFileSync(join(copies, before ?? '')));
    const running = await browser.start(home, path);
    onTestFinished(async () => {
      await running.close();
      removeFolder(home);
    });
    const { page } = running;
    await page.getByRole('button', { name: 'Recover…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Recommended').waitFor();
    await dialog.getByText('Round 1: 3 of 4 results').waitFor();
    await picture(page, join(artifacts('browser'), 'recovery-newer-copy.png'));
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'New tournament' }).waitFor();
  });
});
