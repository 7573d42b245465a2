/**
 * The acceptance scenario A45 [poker 13.5] of a poker floor through the real screens by keyboard alone: 45 names from a file at five
 * tables, the n-th of them "t.s" at table t, seat s; played to 32, with the plug pulled twice. Only who of table 5 goes where is drawn.
 */

import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { writtenName } from '../../../core/tournament/people/name-parts.ts';
import { artifacts, hosts, picture, type Running, removeFolder, root } from '../hosts.ts';
import { atStart, importFile } from '../pages/desk.ts';
import {
  addTables,
  allSeated,
  backOrForth,
  bust,
  chart,
  closeRegistration,
  counts,
  follow,
  lookAtDraw,
  markBigBlind,
  newPokerEvent,
  openTable,
  place,
  sits,
  slipsOut,
  suggestions,
  toFloor,
  toPlaces,
} from '../pages/floor.ts';
import { pressButton, tabTo } from '../pages/keyboard.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is serious or critical for people who cannot see, hear or point well. */
const barriers = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'label-content-name-mismatch': { enabled: false } },
    }),
  )) as { readonly violations: readonly { id: string; impact?: string; nodes: readonly { html: string }[] }[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
};

const [host] = hosts;
if (host === undefined) throw new Error('no host');

/** The people of the file in its order, and who of them has paid. */
const field = readFileSync(join(root, 'test/fixtures/people/poker-45.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', , , paid] = line.split(',');
    // Everywhere in the program with the family name first [L-9.1].
    return { name: writtenName(name, { order: 'family', family: 'last' }).text, isPaid: paid?.trim() === 'yes' };
  });

type Step = {
  readonly step: number;
  readonly bust: readonly string[];
  readonly before: readonly number[];
  /** "5.1 5.1>1.6": who moves, from where, to where; null: silence. */
  readonly move: readonly [string, string, string] | null;
  readonly after: readonly number[];
};

const upTo8: readonly Step[] = [
  { step: 1, bust: ['1.2'], before: [8, 9, 9, 9, 9], move: null, after: [8, 9, 9, 9, 9] },
  { step: 2, bust: ['1.6'], before: [7, 9, 9, 9, 9], move: ['5.1', '5.1', '1.6'], after: [8, 9, 9, 9, 8] },
  { step: 3, bust: ['2.9'], before: [8, 8, 9, 9, 8], move: null, after: [8, 8, 9, 9, 8] },
  { step: 4, bust: ['3.7'], before: [8, 8, 8, 9, 8], move: null, after: [8, 8, 8, 9, 8] },
  { step: 5, bust: ['1.4'], before: [7, 8, 8, 9, 8], move: ['4.2', '4.2', '1.4'], after: [8, 8, 8, 8, 8] },
  { step: 6, bust: ['4.3'], before: [8, 8, 8, 7, 8], move: null, after: [8, 8, 8, 7, 8] },
  { step: 7, bust: ['4.9'], before: [8, 8, 8, 6, 8], move: ['5.2', '5.2', '4.2'], after: [8, 8, 8, 7, 7] },
  { step: 8, bust: ['2.1'], before: [8, 7, 8, 7, 7], move: null, after: [8, 7, 8, 7, 7] },
];

const from10: readonly Step[] = [
  { step: 10, bust: ['1.1', '1.5'], before: [7, 9, 9, 9], move: ['5.2', '4.2', '1.5'], after: [8, 9, 9, 8] },
  { step: 11, bust: ['2.3'], before: [8, 8, 9, 8], move: null, after: [8, 8, 9, 8] },
  { step: 12, bust: ['2.4'], before: [8, 7, 9, 8], move: ['3.8', '3.8', '2.3'], after: [8, 8, 8, 8] },
];

describe('A45', () => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-poker-'));
  const file = join(home, 'Documents', 'Friday.seatwright');
  const kept = artifacts('poker');
  let running: Running;
  /** Players by where they sat when play began. */
  const began = new Map<string, string>();
  let firstChart = '';
  let looked: readonly string[] = [];
  let after11 = '';
  beforeAll(async () => {
    running = await host.start(home);
  });
  afterAll(async () => {
    await running.close();
    removeFolder(home);
  });

  const shot = async (name: string) => picture(running.page, join(kept, `${name}.png`));
  beforeEach(() => {
    onTestFailed(async () => {
      await shot('failed');
    });
  });
  const named = (start: string): string => began.get(start) ?? `nobody began at ${start}`;
  const expectCounts = (wanted: readonly number[]) => expect.poll(() => counts(running.page)).toEqual(wanted);

  /** Pulls the plug and starts again from the file. */
  const pullPlug = async () => {
    await running.kill();
    running = await host.start(home, file);
    await running.page.getByRole('navigation', { name: 'Screens' }).waitFor();
    await toFloor(running.page);
  };

  const play = async ({ bust: out, before, move, after }: Step) => {
    const { page } = running;
    const [first = '', ...others] = out;
    await bust(page, first, ...others);
    await expectCounts(before);
    if (move === null) {
      expect(await suggestions(page)).toEqual([]);
      return;
    }
    const [who, from, to] = move;
    await expect.poll(() => suggestions(page)).toEqual([expect.stringContaining(`${named(who)} ${from} → ${to}`)]);
    await follow(page, /^Move/);
    await expect.poll(() => slipsOut(page)).toEqual([expect.stringContaining(`${named(who)} ${from} → ${to}`)]);
    await allSeated(page);
    await expectCounts(after);
  };

  test('45 names from a file, and "t.s" put at table t, seat s by hand, one line each; who has not paid only when he has', async () => {
    const { page } = running;
    await atStart(page);
    await running.answerSave(file);
    await newPokerEvent(page, 'Friday Deepstack');
    await importFile(page, join(root, 'test/fixtures/people/poker-45.csv'), '45 people');
    await addTables(page, 5);
    for (let table = 1; table <= 5; table++) await openTable(page, table);
    for (const [index, { name, isPaid }] of field.entries()) {
      const seat = `${Math.floor(index / 9) + 1}.${(index % 9) + 1}`;
      await place(page, seat, name);
      if (!isPaid) {
        const refusal = page.getByRole('alert').filter({ hasText: `Not paid: ${name}.` });
        // The way out of the refusal, which goes on to the seat that was named; the button beside the name draws one.
        await tabTo(page, refusal.getByRole('button', { name: 'Mark as paid, then seat' }));
        await page.keyboard.press('Enter');
      }
      await sits(page, seat, name);
      began.set(seat, name);
    }
    await expectCounts([9, 9, 9, 9, 9]);
    await shot('filled');
  });

  test('the big blind is marked at every table', async () => {
    const { page } = running;
    for (const [index, seat] of [3, 5, 7, 1, 9].entries()) await markBigBlind(page, index + 1, seat);
    // While registration is open nothing breaks.
    await closeRegistration(page);
    firstChart = await chart(page);
    await shot('full');
  });

  test('steps 1 to 8: busts, silence and single moves', async () => {
    for (const step of upTo8) await play(step);
    await running.page.getByText('next break at 36: table 5').waitFor();
    await shot('step-8');
  });

  test('U4 step 9: the plug is pulled between bust and suggestion; the bust is there and the suggestion is back', async () => {
    await bust(running.page, '3.2');
    await expectCounts([8, 7, 7, 7, 7]);
    await pullPlug();
    await expectCounts([8, 7, 7, 7, 7]);
    await expect
      .poll(() => suggestions(running.page))
      .toEqual([expect.stringContaining('Players: 36, tables needed: 4. Break table 5 (players: 7).')]);
    await shot('step-9-after-kill');
  });

  test('P-1 the plug is pulled between look and draw: the same number and the same seats, nothing half done', async () => {
    const seen = await lookAtDraw(running.page);
    expect(seen).toHaveLength(7);
    await running.page
      .getByRole('dialog')
      .getByText(/^Draw 1 · /)
      .waitFor();
    await shot('looked');
    await pullPlug();
    expect(await slipsOut(running.page)).toEqual([]);
    expect(await lookAtDraw(running.page)).toEqual(seen);
    await running.page
      .getByRole('dialog')
      .getByText(/^Draw 1 · /)
      .waitFor();
    await running.page.keyboard.press('Escape');
    await running.page
      .getByRole('region', { name: 'What happened' })
      .getByText('Draw 1: left without drawing')
      .waitFor();
    looked = seen;
  });

  test('U5 the plug is pulled during the draw: nothing or all seven moves', async () => {
    const { page } = running;
    await follow(page, /^Break table/);
    await pullPlug();
    await expect.poll(() => counts(running.page)).toHaveLength(5);
    const out = (await slipsOut(running.page)).length;
    expect([0, 7]).toContain(out);
    if (out === 0) await follow(running.page, 'Break table 5');
    await expect.poll(async () => (await slipsOut(running.page)).length).toBe(7);
    // What was looked at is what was drawn.
    expect((await slipsOut(running.page)).map((slip) => slip.replace(/^\d+ | →/g, '')).toSorted()).toEqual(
      [...looked].toSorted(),
    );
  });

  test('U6 the draw undone and drawn again has the next number, and the log shows both', async () => {
    const { page } = running;
    const first = await slipsOut(page);
    await backOrForth(page, 'Control+z', 1);
    await follow(page, 'Break table 5');
    // The dialog has the focus in its one field.
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.keyboard.type('wrong table');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await slipsOut(page)).length).toBe(7);
    const second = await slipsOut(page);
    const numbers = [...first, ...second].map((slip) => slip.split(' ')[0]);
    expect(new Set(numbers).size).toBe(14);
    const movers = ['5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9'];
    const way = (slip: string) => slip.replace(/^\d+ /, '');
    expect(second.map((slip) => way(slip).replace(/ 5\.\d → .*/, '')).toSorted()).toEqual(movers.map(named).toSorted());
    expect(second.map((slip) => slip.replace(/.*→ /, '').trim()).toSorted()).toEqual([
      '1.2',
      '2.1',
      '2.9',
      '3.2',
      '3.7',
      '4.3',
      '4.9',
    ]);
    const log = page.getByRole('region', { name: 'What happened' });
    // The chart was filled by hand, so the break is draw 1, and draw 2 the second time.
    const draws = await log.getByText(/^Draw \d+, table broken, seats: 7$/).allTextContents();
    expect(draws).toEqual(['Draw 2, table broken, seats: 7', 'Draw 1, table broken, seats: 7']);
    await log.getByText('Undone:', { exact: true }).waitFor();
    await shot('step-9-drawn-again');
    expect(await barriers(page)).toEqual([]);
    await allSeated(page);
    await expectCounts([9, 9, 9, 9]);
  });

  test('U3 reinstating 3.2 now: no seat, and table 5 can be opened again', async () => {
    const { page } = running;
    await toPlaces(page);
    await pressButton(page, `${named('3.2')}: correct`);
    await page.getByRole('menuitem', { name: 'Take the bust back' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert');
    await alert.getByText('Seats needed: 1, free: 0.').waitFor();
    await alert.getByRole('button', { name: 'Reopen table 5' }).waitFor();
    await shot('reinstate');
    await pressButton(page, 'Cancel');
    await alert.waitFor({ state: 'detached' });
    await toFloor(page);
  });

  test('steps 10 to 12: two in one hand, a second move for 5.2, the last balance', async () => {
    for (const step of from10) {
      await play(step);
      if (step.step === 11) after11 = await chart(running.page);
    }
    await shot('step-12');
  });

  test('places follow from the busts: 33, 34, two at 35 to 36, 37 … 45', async () => {
    const { page } = running;
    await toPlaces(page);
    const places = await page.locator('[class*=_placesScreen_] tbody [data-column=place]').allTextContents();
    // Registration is closed, so they are final.
    expect(places).toEqual([33, 34, '35–36', '35–36', 37, 38, 39, 40, 41, 42, 43, 44, 45].map(String));
    await shot('places');
    expect(await barriers(page)).toEqual([]);
    await toFloor(page);
  });

  test('U1 undo of move and bust gives the state after step 11, redo gives step 12 again', async () => {
    const { page } = running;
    const after12 = await chart(page);
    // Slip out, sat down, and the bust: three steps.
    await backOrForth(page, 'Control+z', 3);
    expect(await chart(page)).toBe(after11);
    await backOrForth(page, 'Control+y', 3);
    expect(await chart(page)).toBe(after12);
  });

  test('U2 undo of everything gives the chart with which play began', async () => {
    const { page } = running;
    // Back to the draw of the break: its arrival and itself after seven steps of 10 to 12.
    await backOrForth(page, 'Control+z', 9);
    // Two looks and the leaving between them and the draw change no chair.
    const undone = page.getByRole('region', { name: 'What happened' }).getByText('Undone:', { exact: true });
    for (let press = 0; press < 3; press++) {
      const before = await undone.count();
      await page.keyboard.press('Control+z');
      await expect.poll(() => undone.count()).toBeGreaterThan(before);
    }
    // Nine busts and three moves with two steps each before it.
    await backOrForth(page, 'Control+z', 15);
    expect(await chart(page)).toBe(firstChart);
    await shot('undone');
  });
});
