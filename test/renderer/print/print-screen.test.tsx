import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usualWishes } from '../../../core/sheets/paper/sheets.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { choiceOf, choosePrint, usePrintChoice } from '../../../renderer/print/choice.ts';
import type { FakeOptions } from '../door.ts';
import { event16, openDesk } from '../open-desk.tsx';

const published =
  (round = 1) =>
  async (door: Awaited<ReturnType<typeof openDesk>>) => {
    for (let no = 1; no <= round; no++) {
      const seated = await door.call('seating.seat', { method: 'random', options: {}, seed: `s${no}` });
      if (!seated.ok) throw new Error(JSON.stringify(seated.refusal));
      const { proposal } = seated.value;
      const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
      door.carryOut({ type: 'round.publish', method: 'random', options: {}, proposal, tables } as never);
      if (no === round) return;
      for (const { table } of tables) {
        const points = [41_000, 32_000, 27_000, 20_000];
        door.carryOut({ type: 'result.enter', round: no, table, result: { points } } as never);
      }
      door.carryOut({ type: 'round.confirm', no } as never);
    }
  };

const open = async (options: FakeOptions = {}, rounds = 1) => {
  localStorage.clear();
  usePrintChoice.setState(usePrintChoice.getInitialState(), true);
  const jobs: unknown[] = [];
  const taken =
    <T,>(value: T) =>
    (job: unknown) => {
      jobs.push(job);
      return ok(value);
    };
  const door = await openDesk(
    {
      event: event16,
      answers: { 'print.paper': taken({ tab: null }), 'print.pdf': taken({ name: 'Spring Open R1.pdf' }) },
      ...options,
    },
    'print',
  );
  if (rounds > 0) await published(rounds)(door);
  return { door, jobs };
};

/** By keyboard: what looks like a box is drawn over the real one. */
const toggle = async (name: string) => {
  const box = page.getByRole('checkbox', { name });
  await expect.element(box).toBeEnabled();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
};

const count = (text: string) => page.getByRole('status').filter({ hasText: text });

test('before anything is published it says so and leads to the round', async () => {
  await open({}, 0);
  await expect.element(page.getByText('Nothing to print yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go to the round' })).toBeVisible();
});

test('D-1 “Print round” prints the round that is chosen and shown, not the newest', async () => {
  const { jobs } = await open({}, 2);
  await expect.element(count('2 pages')).toBeVisible();
  choosePrint({ round: 1 });
  await page.getByRole('button', { name: 'Print round', exact: true }).click();
  await expect.poll(() => jobs).toEqual([expect.objectContaining({ round: 1 })]);
});

test('shows the real pages and their number before printing', async () => {
  await open();
  await expect.element(count('2 pages')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.preview .paper-page').length).toBe(2);
  await toggle('Seating by name');
  await expect.element(count('1 page')).toBeVisible();
  expect(document.querySelector('.preview')?.textContent).toContain('Player 16');
  expect(document.querySelector('.preview')?.textContent).toContain('Round 1 of 8 · Seating by table');
});

test('Ctrl+P on ЙЦУКЕН and the button print the job as it is chosen', async () => {
  const { jobs } = await open({ locale: 'ru' });
  await expect.element(count('2 страницы')).toBeVisible();
  const press = { key: 'з', code: 'KeyP', ctrlKey: true, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', press));
  await expect
    .poll(() => jobs)
    .toEqual([
      {
        documents: ['seatingByTable', 'seatingByName'],
        round: null,
        paper: 'A4',
        language: 'ru',
        preset: 'wall',
        wishes: usualWishes,
        bound: false,
        bilingual: false,
        presets: {},
        logo: null,
        changedOnly: false,
      },
    ]);
  await page.getByRole('button', { name: 'Печать…' }).click();
  await expect.poll(() => jobs.length).toBe(2);
});

test('L-07: paper speaks another language than the desk, with the same stamp', async () => {
  const { jobs } = await open();
  await expect.element(count('2 pages')).toBeVisible();
  const stamp = () => /R1\.1 · \w{4}/.exec(document.querySelector('.preview')?.textContent ?? '')?.[0];
  await expect.poll(stamp).toBeDefined();
  const before = stamp();
  await page.getByRole('button', { name: /Language on paper/ }).click();
  await page.getByRole('option', { name: 'Русский' }).click();
  await expect.poll(() => document.querySelector('.preview')?.textContent).toContain('Рассадка по столам');
  await expect.element(page.getByRole('heading', { name: 'Print' })).toBeVisible();
  expect(stamp()).toBe(before);
  await page.getByRole('button', { name: 'Print…' }).click();
  await expect.poll(() => jobs).toMatchObject([{ language: 'ru' }]);
});

test('a PDF is saved on the desktop; the browser host says how its dialog does it', async () => {
  const { jobs } = await open({ host: 'desktop' });
  await page.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect.element(page.getByText('Saved Spring Open R1.pdf').first()).toBeVisible();
  expect(jobs).toHaveLength(1);
});

test('in the browser host there is no PDF button, but a line that says where PDFs are made', async () => {
  await open({ host: 'browser' });
  await expect.element(page.getByText('choose “Save as PDF” in your browser', { exact: false })).toBeVisible();
  expect(page.getByRole('button', { name: 'Save as PDF…' }).elements()).toEqual([]);
});

test('standings can be printed once a round is confirmed, earlier rounds by choice', async () => {
  const { jobs } = await open({}, 2);
  await toggle('Standings');
  await expect.element(count('3 pages')).toBeVisible();
  await page.getByRole('button', { name: /Being played/ }).click();
  await page.getByRole('option', { name: 'Round 1', exact: true }).click();
  await expect.poll(() => document.querySelector('.preview')?.textContent).toContain('R1.1');
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect
    .poll(() => jobs)
    .toMatchObject([{ round: 1, documents: ['seatingByTable', 'seatingByName', 'standings'] }]);
});

test('nothing chosen: nothing to print, and it says what to do', async () => {
  await open();
  await toggle('Seating by name');
  await toggle('Seating by table');
  await expect.element(page.getByText('Tick at least one document on the left.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print…' })).toBeDisabled();
});

test('before the first round the lists of people can be printed', async () => {
  const { jobs } = await open({}, 0);
  await expect.element(page.getByRole('checkbox', { name: 'Seating by table' })).toBeDisabled();
  await toggle('Sign-in list');
  await expect.element(count('1 page')).toBeVisible();
  await page.getByRole('button', { name: 'Print…' }).click();
  await expect.poll(() => jobs).toMatchObject([{ documents: ['signIn'] }]);
});

test('[hall-and-print 1.8] one key prints what a round needs, as slips were last chosen', async () => {
  const { jobs } = await open();
  await toggle('Result slips');
  await page.getByRole('button', { name: /Slips on a page/ }).click();
  await page.getByRole('option', { name: '2 per page' }).click();
  await toggle('Names on the slips');
  await toggle('Result slips');
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await expect
    .poll(() => jobs)
    .toMatchObject([
      {
        documents: ['seatingByTable', 'seatingByName', 'slips'],
        wishes: { slipsPerPage: 2, slipNames: false, order: 'stack' },
      },
    ]);
});

test('[hall-and-print 1.8] what was printed of an event is remembered', async () => {
  const { door } = await open();
  await toggle('Table cards');
  await toggle('Seating by name');
  const id = usePrintChoice.getState().event ?? '';
  usePrintChoice.setState(usePrintChoice.getInitialState(), true);
  choiceOf(id);
  expect([...usePrintChoice.getState().chosen]).toEqual(['seatingByTable', 'tableCards']);
  choiceOf('another');
  expect([...usePrintChoice.getState().chosen]).toEqual(['seatingByTable', 'seatingByName']);
  expect(door).toBeDefined();
});

test('[hall-and-print 0.6] names the player and the character that no font has, and what stands on paper instead', async () => {
  const { door } = await open();
  door.carryOut({ type: 'entrant.edit', id: 3, entrant: { name: '🀄 Riichi' } } as never);
  await expect.element(page.getByText('One name has characters that cannot be printed')).toBeVisible();
  await expect.element(page.getByText('U+1F004', { exact: false }).first()).toBeVisible();
  await expect.element(page.getByText('on paper: [U+1F004] Riichi')).toBeVisible();
});
