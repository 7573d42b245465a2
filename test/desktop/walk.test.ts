/**
 * The first path, end to end, through the real screens by keyboard alone, in both hosts: names from a file, rounds, paper, hall, the plug
 * pulled in the middle of a round's results, reopened and finished. Four rounds on the desktop, two in the browser host: the
 * screens are the same, and what the hosts do differently is done in two.
 */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { artifacts, hosts, picture, type Running, removeFolder, root } from './hosts.ts';
import {
  atStart,
  confirmRound,
  enterResults,
  enterSlip,
  goTo,
  importFile,
  newTournament,
  openRecent,
  publish,
  redo,
  resultsIn,
  seat,
  sitting,
  slipsFor,
  speak,
  swapFirstTwo,
  undo,
} from './pages/desk.ts';
import { pressButton } from './pages/keyboard.ts';

const names = join(root, 'test/fixtures/people/mahjong-64.csv');
const TABLES = 16;
const ROUNDS = 4;

describe.each(hosts)('A-02 in the $name: a full event by keyboard alone', (host) => {
  /** The round in whose results the plug is pulled. */
  const broken = host.name === 'desktop' ? 3 : 2;
  const home = mkdtempSync(join(tmpdir(), `seatwright-${host.name}-`));
  const kept = artifacts(host.name);
  let running: Running;
  beforeAll(async () => {
    running = await host.start(home);
  });
  afterAll(async () => {
    await running.close();
    removeFolder(home);
  });

  const shot = async (name: string) => picture(running.page, join(kept, `${name}.png`));
  const played = async (round: number, method: string) => {
    const { page } = running;
    await seat(page, method, `walk-${round}`);
    await shot(`round-${round}-proposal`);
    await publish(page);
    await enterResults(page, slipsFor(TABLES, round), TABLES);
    await shot(`round-${round}-results`);
    await confirmRound(page);
  };

  test('a new tournament with 64 names from a file', async () => {
    const { page } = running;
    await atStart(page);
    await shot('start');
    await running.answerSave(join(home, 'Documents', 'Riichi Walk.seatwright'));
    await newTournament(page, 'Riichi Walk', ROUNDS);
    await importFile(page, names, '64 people');
    await goTo(page, 'People');
    await page.getByText('Tables: 16').waitFor();
    await shot('people');
  });

  test('the import is one step: undo takes all of it back, redo brings it again', async () => {
    const { page } = running;
    await undo(page);
    await page.getByText('Tables: 16').waitFor({ state: 'detached' });
    await redo(page);
    await page.getByText('Tables: 16').waitFor();
  });

  test('round 1 by lot: two players swapped by keyboard, published', async () => {
    const { page } = running;
    await seat(page, 'Random', 'walk-1');
    const [east1, east2] = [await sitting(page, 1, 'East'), await sitting(page, 2, 'East')];
    await swapFirstTwo(page);
    await expect
      .poll(async () => [await sitting(page, 1, 'East'), await sitting(page, 2, 'East')])
      .toEqual([east2, east1]);
    await shot('round-1-swapped');
    await publish(page);
    await shot('round-1-published');
  });

  test('paper: seating by table and by name as PDF, page numbers, stamp, Cyrillic and CJK names', async () => {
    const { page } = running;
    await goTo(page, 'Paper');
    await page.getByRole('checkbox', { name: 'Result slips' }).press('Space');
    await page.getByRole('button', { name: 'Print 2 sheets' }).waitFor();
    await shot('print');
    const pdf = await running.pdfBy(
      () => pressButton(page, host.name === 'desktop' ? 'Save as PDF…' : 'Print 2 sheets'),
      join(kept, 'round-1.pdf'),
    );
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.bringToFront();
  });

  test('the hall follows publish and takes no input', async () => {
    const { page } = running;
    await goTo(page, 'Hall');
    const hall = await running.hallBy(() => pressButton(page, /^Open (the hall|on|in a window)/));
    await hall.setViewportSize({ width: 1920, height: 1080 });
    await hall.getByText('Round 1').first().waitFor();
    await picture(hall, join(kept, 'hall-by-name.png'));
    const marks = () =>
      hall.evaluate(() => [
        document.title,
        location.pathname,
        document.querySelectorAll('[tabindex], a, button, input').length,
      ]);
    const before = await marks();
    for (const key of ['a', 'Enter', 'F5', 'ArrowRight', 'Escape', 'Tab']) await hall.keyboard.press(key);
    await hall.mouse.click(500, 500);
    expect(await hall.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await marks()).toEqual(before);
    await hall.getByText('Round 1').first().waitFor();
    await page.bringToFront();
    await goTo(page, 'Round');
    // What the hall is told backwards is asked first [W-4.3].
    const yes = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
    await undo(page);
    await yes('Take the round back');
    await hall.getByText('seating taken back').waitFor();
    await redo(page);
    await yes('Redo');
    await hall.getByText('Round 1').first().waitFor();
    // The hall may know it before the desk does, where slips are typed next.
    await page.locator('main footer').getByText('Round 1 published (R1.1)', { exact: true }).waitFor();
    await hall.close();
  });

  test('round 1 results by keyboard, standings', async () => {
    const { page } = running;
    await page.bringToFront();
    await enterResults(page, slipsFor(TABLES, 1), TABLES);
    await confirmRound(page);
    await goTo(page, 'Standings');
    await page.getByText('After round 1').waitFor();
    await shot('standings-1');
  });

  if (broken === 3)
    test('round 2 by interval', async () => {
      await played(2, 'Interval');
    });

  test(`the plug is pulled in the middle of round ${broken}; everything that was saved is there`, async () => {
    const { page } = running;
    await seat(page, 'Random', `walk-${broken}`);
    await publish(page);
    const slips = slipsFor(TABLES, broken);
    await enterResults(page, slips.slice(0, 9), TABLES);
    await running.kill();
    running = await host.start(home);
    const again = running.page;
    // The browser host opens its event again by itself: tabs are still there and wait for it.
    if (host.name === 'desktop') {
      await atStart(again);
      await openRecent(again, 'Riichi Walk');
    } else {
      await again.getByRole('navigation', { name: 'Screens' }).waitFor();
    }
    await goTo(again, 'Round');
    await resultsIn(again, 9, 16);
    await shot(`round-${broken}-after-kill`);
    for (const slip of slips.slice(9)) await enterSlip(again, slip);
    await resultsIn(again, 16, 16);
    await confirmRound(again);
  });

  test('undo goes back over the crash and redo comes forward again', async () => {
    const { page } = running;
    for (let i = 0; i < 10; i++) await undo(page);
    await resultsIn(page, 7, 16);
    for (let i = 0; i < 10; i++) await redo(page);
    await page.getByRole('listitem').getByRole('button', { name: 'Confirmed', exact: true }).waitFor();
  });

  test('the last round, final standings, history', async () => {
    if (broken === 3) await played(4, 'Interval');
    const { page } = running;
    await goTo(page, 'Standings');
    await page.getByText(`After round ${broken === 3 ? 4 : broken}`).waitFor();
    await shot('standings-last');
    await goTo(page, 'History');
    await shot('history');
  });

  test('Russian at run time, complete', async () => {
    const { page } = running;
    await speak(page, 'Русский');
    await page.getByRole('heading', { level: 2, name: 'История' }).waitFor();
    for (const [key, name] of [
      ['1', 'people'],
      ['2', 'round'],
      ['3', 'standings'],
      ['4', 'director'],
      ['5', 'print'],
      ['6', 'hall'],
    ] as const) {
      await page.keyboard.press(`Alt+${key}`);
      const heading = page.getByRole('heading', { level: name === 'print' || name === 'hall' ? 2 : 1 }).first();
      await expect.poll(() => heading.textContent()).toMatch(/^\p{Script=Cyrillic}/u);
      await shot(`ru-${name}`);
    }
    await speak(page, 'English');
  });

  test('nothing was asked of the outside world', async () => {
    expect(await running.externalRequests()).toEqual([]);
  });
});
