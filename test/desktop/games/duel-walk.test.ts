/**
 * A 1-v-1 event through the real screens by keyboard alone: 96 names from a file as it is, three rounds with a drop, a
 * no-show and a late entry, then a top cut of eight to the champion.
 */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { artifacts, hosts, picture, type Running, removeFolder, root } from '../hosts.ts';
import { confirmRound, goTo, importFile, newTournament, publish, seat } from '../pages/desk.ts';
import { addLate, enterInOrder, openDirector, openFinals, startCut } from '../pages/duel.ts';
import { pressButton } from '../pages/keyboard.ts';

const names = join(root, 'test/fixtures/people/duel-96.csv');

// Over the real main.ts and preload.ts; the screens are the same in both hosts, and the first path (walk.test.ts) walks both.
describe.each(hosts.filter(({ name }) => name === 'desktop'))('$name', (host) => {
  const home = mkdtempSync(join(tmpdir(), `seatwright-duel-${host.name}-`));
  const kept = artifacts(host.name);
  let running: Running;
  beforeAll(async () => {
    running = await host.start(home);
  });
  afterAll(async () => {
    await running.close();
    removeFolder(home);
  });

  const shot = async (name: string) => picture(running.page, join(kept, `duel-${name}.png`));
  const played = async (method: string, matches: number, other?: { readonly [match: number]: string }) => {
    const { page } = running;
    await seat(page, method, 'walk');
    await publish(page);
    await enterInOrder(page, matches, other);
    await confirmRound(page);
  };

  test('duel-96.csv imports as it is; as many rounds are planned as are usual', async () => {
    const { page } = running;
    await running.answerSave(join(home, 'Documents', 'Duel Walk.seatwright'));
    await newTournament(page, 'Duel Walk', 3, /^One on one/);
    await importFile(page, names, '96 people');
    await goTo(page, 'Round');
    await page.getByText('Players: 96. Usual rounds: 7, planned: 3.').waitFor();
    await shot('people');
  });

  test('round 1: 48 matches, one key each', async () => {
    await played('Swiss', 48);
  });

  test('round 2 with a no-show: the drop is offered and taken', async () => {
    const { page } = running;
    await seat(page, 'Swiss', 'walk');
    await publish(page);
    await enterInOrder(page, 48, { 3: '*1' });
    await pressButton(page, /^Drop /);
    await page.getByRole('button', { name: /^Drop / }).waitFor({ state: 'detached' });
    await shot('no-show');
    await confirmRound(page);
  });

  test('a late entry plays from the next round: again 48 matches', async () => {
    const { page } = running;
    await addLate(page, 'Latecomer');
    await played('Swiss', 48);
    await openDirector(page);
    await page.getByRole('list', { name: 'Rulings' }).getByText('dropped').waitFor();
    await shot('out');
  });

  test('top cut of eight: quarter-finals, semi-finals, final, champion', async () => {
    const { page } = running;
    await startCut(page, 8);
    await page.getByRole('button', { name: /^Seat round .*Quarter-finals/ }).waitFor();
    await shot('bracket');
    for (const matches of [4, 2, 1]) await played('Top cut', matches);
    await openFinals(page);
    const champion = page.locator('[class*=_bracketChampion_] .person');
    await champion.waitFor();
    await shot('champion');
    const name = await champion.textContent();
    await goTo(page, 'Standings');
    expect(await page.locator('[class*=_standingsPage_] tbody [class*=_standingsName_]').first().textContent()).toBe(
      name,
    );
  });

  test('nothing is asked of the outside world', async () => {
    expect(await running.externalRequests()).toEqual([]);
  });
});
