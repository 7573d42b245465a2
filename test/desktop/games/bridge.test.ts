/**
 * The acceptance walk of bridge [bridge 9] through the real screens of the whole program: a worked event of thirteen
 * pairs with a phantom, a correction and a round seated again, a repeat that trying harder removes, a stationary pair, Danish,
 * drop-out and newcomer, the plug pulled between two results.
 */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GoldenName, golden } from '../../core/games/bridge/golden.ts';
import { artifacts, hosts, picture, type Running, removeFolder } from '../hosts.ts';
import {
  answer,
  choose,
  closePreparations,
  draft,
  enterRound,
  leaveSheet,
  lookAt,
  matchesOf,
  movement,
  newBridge,
  offered,
  openSheet,
  openTopic,
  pairsOf,
  publish,
  seatedMatches,
  sittingOut,
  tableOfPair,
  typeNames,
} from '../pages/bridge.ts';
import { atStart, goTo, importFile, openRecent, printsSheets, resultsIn } from '../pages/desk.ts';
import { typeKeys } from '../pages/keyboard.ts';

const names = (count: number) => Array.from({ length: count }, (_, i) => `P${i + 1}`);

/** A worked event as the five columns that a barometer is taken in from. */
const asBarometer = (name: GoldenName): string =>
  golden(name)
    .flatMap(({ no, matches }) => matches.map(({ a, b, x, y }, i) => `${no}\t${i + 1}\t${a}\t${b}\t${x}-${y}`))
    .join('\n');

// Over the real main.ts and preload.ts; the screens are the same in both hosts, and the first path (walk.test.ts) walks both.
describe.each(hosts.filter(({ name }) => name === 'desktop'))('$name', (host) => {
  const home = mkdtempSync(join(tmpdir(), `seatwright-bridge-${host.name}-`));
  const kept = artifacts(`bridge-${host.name}`);
  let running: Running;
  beforeAll(async () => {
    running = await host.start(home);
  });
  afterAll(async () => {
    await running.close();
    removeFolder(home);
  });

  const shot = (name: string) => picture(running.page, join(kept, `${name}.png`));
  const create = async (name: string, rounds: number) => {
    await running.answerSave(join(home, 'Documents', `${name}.seatwright`));
    await newBridge(running.page, name, rounds);
  };
  /** An event whose first rounds were taken in from a worked one. */
  const takenIn = async (name: GoldenName, contestants: number) => {
    const { page } = running;
    await create(name, 9);
    const list = join(home, `${name}.csv`);
    writeFileSync(list, ['Name', ...names(contestants)].join('\n'));
    await importFile(page, list, `${contestants} pairs`);
    await openTopic(page, 'Convert barometer to Swiss');
    await page.getByLabel('Rounds', { exact: true }).last().fill(asBarometer(name));
    await page.getByRole('button', { name: 'Take in and go on as Swiss' }).click();
    await page.getByText(/Rounds taken in/).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
  };

  test('1. thirteen names typed: the phantom is N-S at table 7; 14 sits out round 1, 12 round 2', async () => {
    const { page } = running;
    await atStart(page);
    await create('Thirteen', 9);
    await typeNames(page, names(13));
    await openTopic(page, 'Phantom pair with an odd number');
    await page.getByText('Phantom’s seat').first().waitFor();
    await shot('phantom');
    await openSheet(page, 'Preparations');
    await page.getByText('Odd number: 14 sits out round 1, 12 round 2.').waitFor();
    await leaveSheet(page);
  });

  test('2. preparations closed with two start rounds: rounds 1 and 2 as [bridge 4.4] lists them', async () => {
    const { page } = running;
    await closePreparations(page);
    await openSheet(page, 'Preparations');
    expect(await movement(page)).toEqual([
      '1 2 1 14',
      '3 4 2 3',
      '5 6 5 4',
      '7 8 6 7',
      '9 10 9 8',
      '11 12 10 11',
      '- 14 - 12',
    ]);
    await shot('preparations');
  });

  test('3. one start round instead; every round of G5 comes out of the engine with its bye', {
    timeout: 90_000,
  }, async () => {
    const { page } = running;
    await page.getByRole('button', { name: 'Undo close preparations', exact: true }).click();
    await choose(page, 'Start rounds', '1');
    await page.getByRole('button', { name: 'Close preparations', exact: true }).click();
    await page.getByText('Preparations are closed').first().waitFor();
    await leaveSheet(page);
    for (const { no, matches, bye } of golden('G5')) {
      await (no === 1 ? draft(page, no) : offered(page, no));
      const seated = await seatedMatches(page);
      expect(matchesOf(seated)).toEqual(pairsOf(matches));
      expect(await sittingOut(page)).toBe(bye);
      await (no === 1 ? publish(page, no) : answer(page, `Publish round ${no}`));
      await enterRound(page, no, seated, matches);
    }
    await shot('results-5');
  });

  test('4. round 6 is the golden of G5, and it is printed by table, by name and as standings', async () => {
    const { page } = running;
    await offered(page, 6);
    expect(matchesOf(await seatedMatches(page))).toEqual(['4-12', '10-14', '7-9', '2-8', '1-5', '6-11']);
    expect(await sittingOut(page)).toBe(3);
    await shot('add-6');
    await answer(page, 'Edit first');
    await page.getByRole('button', { name: 'Proposal', exact: true }).waitFor();
    expect(matchesOf(await seatedMatches(page))).toEqual(['4-12', '10-14', '7-9', '2-8', '1-5', '6-11']);
    await shot('draft-6');
    await publish(page, 6);
    await shot('round-6');
    await goTo(page, 'Paper');
    await printsSheets(page).waitFor();
    await shot('print');
    const pdf = await running.pdfBy(
      () => page.getByRole('button', { name: 'Save as PDF…' }).click(),
      join(kept, 'round-6.pdf'),
    );
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await page.bringToFront();
  });

  test('5. a result of round 5 is corrected: round 6 stays and says so (W-06); seated again it follows the new standing', async () => {
    const { page } = running;
    await page.keyboard.press('Alt+2');
    await lookAt(page, 5);
    const { table, isNs } = await tableOfPair(page, 'P12');
    await page.locator('[class*=_commandLine_]').focus();
    await typeKeys(page, `${table}\n${isNs ? 16 : 4}\n`);
    await page
      .getByText(/seating of round 6|Round 6/i)
      .first()
      .waitFor();
    await shot('correction');
    await page.keyboard.press('Enter');
    await page.locator('[class*=_command_][data-stage="table"]').waitFor();
    await lookAt(page, 6);
    await page.getByText('The ranking behind round 6 has changed').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Redo round 6' }).click();
    await page.locator('.modal').getByRole('button', { name: 'Redo round 6' }).click();
    await page.getByRole('button', { name: 'Proposal', exact: true }).waitFor();
    // 12 leads with 87; 9 has met 10 and 14, so 7 is its first new opponent.
    expect(matchesOf(await seatedMatches(page)).slice(0, 2)).toEqual(['4-12', '7-9']);
    await publish(page, 6);
  });

  test('6. G3: the repeat of W-10 is shown, trying harder is offered beside it, taken, edited and inserted', async () => {
    const { page } = running;
    await takenIn('G3', 12);
    await draft(page, 6);
    expect(matchesOf(await seatedMatches(page))).toEqual(['4-10', '3-5', '1-8', '2-9', '7-12', '6-11']);
    await page.getByText(/Repeat at table 6: .P11. and .P6.\. Met in rounds: 2/).waitFor();
    await page.getByText('Trying harder finds a seating without a repeat. Tables changed: 4 and 6.').waitFor();
    await page.getByRole('button', { name: 'Show side by side' }).click();
    await page.locator('.modal').getByText('met in round 2').waitFor();
    await shot('side-by-side');
    await page.getByRole('button', { name: 'Take the other seating' }).click();
    await page.getByText('Found by trying harder').first().waitFor();
    expect(matchesOf(await seatedMatches(page))).toEqual(['4-10', '3-5', '1-8', '6-9', '7-12', '2-11']);
    const [first] = await seatedMatches(page);
    await page.getByRole('button', { name: /^Table 1, North–South/ }).focus();
    await page.keyboard.press('x');
    await expect.poll(async () => (await seatedMatches(page))[0]?.ns).toBe(first?.ew);
    await page.getByText('Changed after the draw: 1').waitFor();
    await publish(page, 6);
  });

  test('7. G2 with pair 13 stationary at table 2: its meeting comes there, table 2 goes to table 5', async () => {
    const { page } = running;
    await takenIn('G2', 16);
    await openTopic(page, 'Stationary pairs or teams', 'P13');
    const drawer = page.getByRole('dialog', { name: 'Director' });
    const table = drawer.getByRole('textbox', { name: 'Table' });
    await table.fill('2');
    await table.press('Enter');
    await drawer.getByText('table 2', { exact: false }).first().waitFor();
    await draft(page, 7);
    const seated = await seatedMatches(page);
    expect(seated.map(({ table: no, ns, ew }) => `${no}:${ns}/${ew}`)).toEqual([
      '1:16/2',
      '2:5/13',
      '3:14/1',
      '4:10/8',
      '5:6/4',
      '6:9/7',
      '7:12/3',
      '8:11/15',
    ]);
    await shot('stationary');
  });

  test('8. Danish turned on: the top half by rank, two rematches', async () => {
    const { page } = running;
    await page.getByRole('button', { name: 'Another way…' }).click();
    await page.getByRole('radiogroup', { name: 'How to seat' }).getByText('Danish', { exact: true }).click();
    await page.getByRole('button', { name: 'Seat again' }).click();
    await expect
      .poll(async () => matchesOf(await seatedMatches(page)))
      .toEqual(['4-16', '2-14', '1-6', '8-10', '5-13', '7-9', '3-12', '11-15']);
    await page.getByText('met in round', { exact: false }).first().waitFor();
    await publish(page, 7);
  });

  test('9. a pair withdraws, another one comes', async () => {
    const { page } = running;
    await openTopic(page, 'Drop-out', 'P16');
    await page.getByRole('button', { name: 'Withdraw from round 8' }).click();
    await page.getByText('Withdrawn from round 8').waitFor();
    await openTopic(page, 'Extend a running event');
    await page.getByLabel('Newcomers').fill('Nora New, Nils New');
    const add = page.getByRole('button', { name: 'Add 1 newcomer' });
    await add.click();
    await add.waitFor({ state: 'detached' });
    await openSheet(page, 'Seats');
    await page.getByRole('row', { name: /17.*New Nora – New Nils/ }).waitFor();
    await leaveSheet(page);
  });

  test('10. the plug is pulled between two results: nothing typed is lost', async () => {
    const { page } = running;
    await page.keyboard.press('Alt+2');
    await page.locator('[class*=_commandLine_]').focus();
    await typeKeys(page, '1\n12\n2\n8\n');
    await resultsIn(page, 2, 8);
    await running.kill();
    running = await host.start(home);
    await atStart(running.page);
    await openRecent(running.page, 'G2');
    await running.page.keyboard.press('Alt+2');
    await resultsIn(running.page, 2, 8);
  });

  test('nothing was asked of the outside world', async () => {
    expect(await running.externalRequests()).toEqual([]);
  });
});
