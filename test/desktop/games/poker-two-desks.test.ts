/**
 * One floor at two desks [W-9.9] [room 2.6]: two windows of one program, each worked by its keyboard. What one of them does while the
 * other has a seat in its line, its hands or its ears stopped is told to the other, and nobody is taken for somebody else.
 */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { artifacts, hosts, picture, type Running, removeFolder } from '../hosts.ts';
import { allSeated, bust, chart, closeRegistration, follow, slipsOut } from '../pages/floor.ts';
import { pressButton } from '../pages/keyboard.ts';

const host = hosts.find(({ name }) => name === 'browser');
if (host === undefined) throw new Error('no browser host');

const home = mkdtempSync(join(tmpdir(), 'seatwright-two-desks-'));
let running: Running;
let here: Page;
let there: Page;
/** Keeps what the program says from the second desk until what is returned is called: it goes on with what it saw. */
let stopEars: () => () => void = () => () => undefined;

beforeAll(async () => {
  running = await host.start(home);
  here = running.page;
  // Nothing goes to a printer here.
  await here.context().addInitScript(() => localStorage.setItem('poker slips', 'later'));
  await here.reload();
  await here.getByRole('button', { name: 'Poker' }).first().click();
  await here.getByRole('heading', { name: 'Floor', level: 1 }).waitFor();
  there = await here.context().newPage();
  await there.routeWebSocket(/\/door$/, (socket) => {
    const server = socket.connectToServer();
    const held: (string | Buffer)[] = [];
    let isDeaf = false;
    server.onMessage((message) => (isDeaf ? void held.push(message) : socket.send(message)));
    stopEars = () => {
      isDeaf = true;
      return () => {
        isDeaf = false;
        for (const message of held.splice(0)) socket.send(message);
      };
    };
  });
  await there.goto(here.url());
  await there.getByRole('heading', { name: 'Floor', level: 1 }).waitFor();
});

afterAll(async () => {
  await running.close();
  removeFolder(home);
});

const line = async (desk: Page, text: string): Promise<void> => {
  await desk.keyboard.press('Control+f');
  await desk.keyboard.type(text);
};

const seat = (desk: Page, at: string) =>
  desk.getByRole('button', { name: new RegExp(`^Table ${at.replace('.', ', seat ')}, `) });

/** Who sits there, as the desk shows it. */
const sitter = async (desk: Page, at: string): Promise<string> =>
  (await seat(desk, at).getAttribute('aria-label'))?.split(', ')[2] ?? '';

const moveTo = async (desk: Page, from: string, to: string): Promise<void> => {
  await line(desk, `${from} ${to}`);
  await desk.keyboard.press('Enter');
  await seat(desk, to).and(desk.locator('[data-state=reserved]')).waitFor();
};

const freeSeats = (desk: Page): Promise<readonly string[]> =>
  desk
    .locator('[class*=_chair_][data-state=empty]')
    .evaluateAll((seats) => seats.map((each) => each.id.replace('chair-', '').replace('-', '.')));

const told = (desk: Page) => desk.getByRole('alert');

/** Both desks show the same floor, word for word. */
const agree = (): Promise<void> =>
  expect.poll(async () => (await chart(here)) === (await chart(there)), { timeout: 15_000 }).toBe(true);

const log = (desk: Page) => desk.getByRole('region', { name: 'What happened' });

describe('two desks', () => {
  const kept = artifacts('poker-two-desks');
  beforeEach(() => {
    onTestFailed(async () => {
      await picture(here, join(kept, 'failed-here.png'));
      await picture(there, join(kept, 'failed-there.png'));
    });
  });

  test('a seat in the line of one, its player moved by the other: nobody else is out for him', async () => {
    const [free = ''] = await freeSeats(here);
    const [anna, bert] = [await sitter(here, '5.1'), await sitter(here, '5.2')];
    await line(here, '5.1');
    await here.getByText(`${anna} is out of seat 5.1`).waitFor();
    await moveTo(there, '5.1', free);
    // With a slip in his hand he still sits there, and is who the line means.
    await seat(here, '5.1').and(here.locator('[data-state=leaving]')).waitFor();
    await here.getByText(`${anna} is out of seat 5.1`).waitFor();
    await allSeated(there);
    await moveTo(there, '5.2', '5.1');
    await allSeated(there);
    await here.getByText(`${anna} is at ${free} now, not at 5.1.`).waitFor();
    await here.getByRole('combobox').press('Enter');
    await told(here).getByText(`${anna} is at ${free} now, not at 5.1.`).waitFor();
    expect([await sitter(here, '5.1'), await sitter(here, free)]).toEqual([bert, anna]);
    await here.getByText(`${bert} is out of seat 5.1`).waitFor();
    await here.getByRole('combobox').press('Escape');
    await agree();
  });

  test('both say that the same player is out, one of them before it hears of the other: he is out once', async () => {
    const out = await sitter(here, '5.1');
    await line(there, '5.1');
    await there.getByText(`${out} is out of seat 5.1`).waitFor();
    const listen = stopEars();
    await bust(here, '5.1');
    await there.keyboard.press('Enter');
    listen();
    await told(there).getByText(`${out} is out already.`).waitFor();
    await agree();
    expect(await log(here).getByText(`Out: ${out}`).count()).toBe(1);
    await there.getByRole('combobox').press('Escape');
  });

  test('a bust here, and there a move of the same player that had not heard of it: refused, the seat held for nobody', async () => {
    const [free = ''] = await freeSeats(there);
    const out = await sitter(here, '5.3');
    const listen = stopEars();
    await bust(here, '5.3');
    await line(there, `5.3 ${free}`);
    await there.getByText(`${out} 5.3 → ${free}`).waitFor();
    await there.keyboard.press('Enter');
    listen();
    await told(there).getByText(`${out} is out already.`).waitFor();
    await agree();
    expect(await freeSeats(here)).toContain(free);
    await there.getByRole('combobox').press('Escape');
  });

  test('a move here, and there a bust of the same player that had not heard of it: he is out, and his slip is called back', async () => {
    const [free = ''] = await freeSeats(here);
    const out = await sitter(here, '4.1');
    await line(there, '4.1');
    await there.getByText(`${out} is out of seat 4.1`).waitFor();
    const listen = stopEars();
    await moveTo(here, '4.1', free);
    await there.keyboard.press('Enter');
    listen();
    await agree();
    await here.getByRole('heading', { name: 'Void slips to fetch back: 1' }).waitFor();
    await pressButton(there, /^Slip \d+: fetched back$/);
    await here.getByRole('heading', { name: 'Void slips to fetch back: 1' }).waitFor({ state: 'detached' });
    expect(await freeSeats(here)).toContain(free);
  });

  test('a table broken here and undone there: both list the void slips, until one has fetched them', async () => {
    const before = await chart(here);
    await closeRegistration(here);
    await follow(here, /^Break table/);
    await expect.poll(() => chart(here)).not.toBe(before);
    await agree();
    const slips = (await slipsOut(there)).length;
    expect(slips).toBeGreaterThan(3);
    await there.keyboard.press('Control+z');
    await expect.poll(() => chart(there)).toBe(before);
    await agree();
    const title = { name: `Void slips to fetch back: ${slips}` };
    await here.getByRole('heading', title).waitFor();
    await there.getByRole('heading', title).waitFor();
    await pressButton(here, 'All fetched back');
    await there.getByRole('heading', title).waitFor({ state: 'detached' });
  });

  test('started again both have the same floor', async () => {
    const before = await chart(here);
    for (const desk of [here, there]) {
      await desk.reload();
      await desk.getByRole('heading', { name: 'Floor', level: 1 }).waitFor();
      await expect.poll(() => chart(desk)).toBe(before);
    }
  });
});
