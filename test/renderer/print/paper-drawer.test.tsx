import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { usualWishes } from '../../../core/sheets/paper/job.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { choiceOf, usePrintChoice } from '../../../renderer/print/choice.ts';
import { showRound } from '../../../renderer/round/round-place.ts';
import type { FakeOptions } from '../door.ts';
import { event16, openDesk } from '../open-desk.tsx';

/** So many rounds, the last of them open unless all are `played`. */
const published =
  (round = 1, played = false) =>
  async (door: Awaited<ReturnType<typeof openDesk>>) => {
    for (let no = 1; no <= round; no++) {
      const seated = await door.call('seating.seat', { method: 'random', options: {}, seed: `s${no}` });
      if (!seated.ok) throw new Error(JSON.stringify(seated.refusal));
      const { proposal } = seated.value;
      const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
      door.carryOut({ type: 'round.publish', method: 'random', options: {}, proposal, tables } as never);
      if (no === round && !played) return;
      for (const { table } of tables) {
        const points = [41_000, 32_000, 27_000, 20_000];
        door.carryOut({ type: 'result.enter', round: no, table, result: { points } } as never);
      }
      door.carryOut({ type: 'round.confirm', no } as never);
    }
  };

const open = async (options: FakeOptions = {}, rounds = 1, played = false) => {
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
  if (rounds > 0) await published(rounds, played)(door);
  return { door, jobs };
};

test('W-5.2 what hangs out of date stands first, and is printed again by itself', async () => {
  const papers = { 'signIn@0': { content: 'as it was', at: new Date(2026, 4, 1, 11, 24).getTime() } };
  const facts = { printed: {}, notNeeded: {}, paperLeft: {}, inHall: {}, papers };
  const jobs: { readonly documents: readonly string[] }[] = [];
  await openDesk(
    {
      event: event16,
      answers: {
        'desk.facts': () => ok(facts),
        'print.paper': (job) => {
          jobs.push(job);
          return ok({ tab: null });
        },
      },
    },
    'print',
  );
  await expect.element(page.getByText('Out of date since it was printed: Sign-in list (11:24).')).toBeVisible();
  await page.getByRole('button', { name: 'Print again' }).click();
  await expect.poll(() => jobs.map(({ documents }) => documents)).toEqual([['signIn']]);
});

/** By keyboard: what looks like a box is drawn over the real one. */
const toggle = async (name: string) => {
  const box = page.getByRole('checkbox', { name });
  await expect.element(box).toBeEnabled();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
};

/** The button says how much paper there will be. */
const print = (sheets: string | RegExp) => page.getByRole('button', { name: sheets });

/** The pages, over the whole window. */
const look = async (name = 'Look') => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => document.querySelector('[class*=_paperPreview_]')).not.toBeNull();
};
const done = () => page.getByRole('button', { name: 'Done' }).click();
const openPart = async (name: string) => page.getByRole('button', { name, exact: true }).click();

test('before anything is published each sheet says what it waits for', async () => {
  await open({}, 0);
  await expect.element(page.getByRole('heading', { name: 'Paper', exact: true, level: 2 })).toBeVisible();
  await expect.element(page.getByText('after the first seating').first()).toBeVisible();
  await expect.element(print('Print…')).toBeDisabled();
});

test('D-1 the round that is in sight is printed, not the newest; elsewhere the one that is played', async () => {
  const { jobs } = await open({}, 2);
  await expect.element(page.getByRole('heading', { name: 'Paper for round 2' })).toBeVisible();
  goTo('rounds');
  showRound(1);
  await expect.element(page.getByRole('heading', { name: 'Paper for round 1' })).toBeVisible();
  await print(/^Print \d+ sheets?$/).click();
  await expect.poll(() => jobs).toEqual([expect.objectContaining({ round: 1 })]);
});

test('W-3.1 beside a round that is not seated yet there is nothing of the round before but its standings', async () => {
  const { jobs } = await open({}, 1, true);
  goTo('rounds');
  await expect.element(page.getByRole('heading', { name: 'Paper for round 1' })).toBeVisible();
  showRound(2);
  await expect.element(page.getByRole('heading', { name: 'Paper', exact: true, level: 2 })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Standings' })).toBeChecked();
  expect(page.getByRole('checkbox', { name: 'Result slips' }).elements()).toEqual([]);
  await print(/^Print \d+ sheets?$/).click();
  await expect.poll(() => jobs).toMatchObject([{ round: 1, documents: ['standings'] }]);
  // What is ticked here is not ticked for a round that is played, and is remembered.
  await toggle('Standings');
  showRound(1);
  await expect.element(page.getByRole('checkbox', { name: 'Result slips' })).toBeChecked();
  const id = usePrintChoice.getState().event ?? '';
  usePrintChoice.setState(usePrintChoice.getInitialState(), true);
  choiceOf({ id, family: 'mahjong' });
  expect([...usePrintChoice.getState().after]).toEqual([]);
  expect([...usePrintChoice.getState().chosen]).toEqual(['seatingByTable', 'seatingByName', 'slips']);
});

test('W-5.1 at the end of the event the final standings are what is printed, with the drawer left open and by its key', async () => {
  const { jobs } = await open({ event: { ...event16, plannedRounds: 2 } }, 2, true);
  await expect.element(page.getByRole('checkbox', { name: 'Standings' })).toBeChecked();
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await expect.poll(() => jobs).toMatchObject([{ round: 2, documents: ['standings'] }]);
  showRound(1);
  goTo('rounds');
  await expect.element(page.getByRole('checkbox', { name: 'Result slips' })).toBeChecked();
});

test('[W-1.4] the drawer stands in the place of the side: no card moves; Escape closes it', async () => {
  await open({}, 2);
  goTo('rounds');
  const cards = () =>
    [...document.querySelectorAll('li[data-kind]')].map((card) => JSON.stringify(card.getBoundingClientRect()));
  await expect.poll(() => cards().length).toBe(4);
  const beside = cards();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(cards).toEqual(beside);
  await userEvent.keyboard('{Alt>}5{/Alt}');
  await expect.element(page.getByRole('dialog', { name: 'Paper for round 2' })).toBeVisible();
  expect(cards()).toEqual(beside);
});

test('shows the real pages and their number before printing', async () => {
  await open();
  await toggle('Result slips');
  await expect.element(print('Print 2 sheets')).toBeVisible();
  await look();
  await expect.poll(() => document.querySelectorAll('[class*=_paperPreview_] [class*=_paperPage_]').length).toBe(2);
  await done();
  await toggle('Seating by name');
  await expect.element(print('Print 1 sheet')).toBeVisible();
  await look();
  expect(document.querySelector('[class*=_paperPreview_]')?.textContent).toContain('Player 16');
  expect(document.querySelector('[class*=_paperPreview_]')?.textContent).toContain('Round 1 of 8');
});

test('Ctrl+P on ЙЦУКЕН and the button print the job as it is chosen', async () => {
  const { jobs } = await open({ locale: 'ru' });
  await expect.element(print('Печать: 3 листа')).toBeVisible();
  const press = { key: 'з', code: 'KeyP', ctrlKey: true, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', press));
  await expect
    .poll(() => jobs)
    .toEqual([
      {
        documents: ['seatingByTable', 'seatingByName', 'slips'],
        round: 1,
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
  await print('Печать: 3 листа').click();
  await expect.poll(() => jobs.length).toBe(2);
});

test('L-07: paper speaks another language than the desk, with the same stamp', async () => {
  const { jobs } = await open();
  await openPart('Settings');
  const stamp = () => /R1\.1 · \w{4}/.exec(document.querySelector('[class*=_paperPreview_]')?.textContent ?? '')?.[0];
  await look();
  await expect.poll(stamp).toBeDefined();
  const before = stamp();
  await done();
  await page.getByRole('button', { name: /Language on paper/ }).click();
  await page.getByRole('option', { name: 'Русский' }).click();
  await look();
  await expect
    .poll(() => document.querySelector('[class*=_paperPreview_]')?.textContent)
    .toContain('Рассадка по столам');
  expect(stamp()).toBe(before);
  await done();
  await expect.element(page.getByRole('heading', { name: 'Paper for round 1' })).toBeVisible();
  await print(/^Print \d+ sheets?$/).click();
  await expect.poll(() => jobs).toMatchObject([{ language: 'ru' }]);
});

test('a PDF is saved on the desktop; the browser host says how its dialog does it', async () => {
  const { jobs } = await open({ host: 'desktop' });
  await page.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect.element(page.getByText('Saved as Spring Open R1.pdf').first()).toBeVisible();
  expect(jobs).toHaveLength(1);
});

test('in the browser host there is no PDF button, but a line that says where PDFs are made', async () => {
  await open({ host: 'browser' });
  await expect.element(page.getByText('choose “Save as PDF” there', { exact: false })).toBeVisible();
  expect(page.getByRole('button', { name: 'Save as PDF…' }).elements()).toEqual([]);
});

test('standings can be printed once a round is confirmed', async () => {
  const { jobs } = await open({}, 2);
  await openPart('Also');
  await toggle('Standings');
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect
    .poll(() => jobs)
    .toMatchObject([{ round: 2, documents: ['seatingByTable', 'seatingByName', 'slips', 'standings'] }]);
});

test('[W-5.1] what belongs to the whole event is printed once: the next round has its own set again', async () => {
  await open();
  await openPart('Also');
  await toggle('Sign-in list');
  await toggle('Table cards');
  // Beside another place it is the same drawer.
  goTo('rounds');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Round 1' })).toBeInTheDocument();
  expect(usePrintChoice.getState().chosen.has('signIn')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Alt>}5{/Alt}');
  // Table cards belong to the set now, and stand in it.
  await expect.element(page.getByRole('checkbox', { name: 'Table cards' })).toBeChecked();
  await openPart('Also');
  await expect.element(page.getByRole('checkbox', { name: 'Sign-in list' })).not.toBeChecked();
});

test('nothing chosen: nothing to print or to look at', async () => {
  await open();
  await toggle('Seating by name');
  await toggle('Seating by table');
  await toggle('Result slips');
  await expect.element(print('Print…')).toBeDisabled();
  await expect.element(print('Look')).toBeDisabled();
});

test('before the first round the lists of people can be printed', async () => {
  const { jobs } = await open({}, 0);
  await expect.element(page.getByRole('checkbox', { name: 'Seating by table' })).toBeDisabled();
  await openPart('Also');
  await toggle('Sign-in list');
  await print('Print 1 sheet').click();
  await expect.poll(() => jobs).toMatchObject([{ documents: ['signIn'] }]);
});

test('[hall-and-print 1.8] one key prints what a round needs, as slips were last chosen', async () => {
  const { jobs } = await open();
  await openPart('Settings');
  await page.getByRole('button', { name: /Result slips/ }).click();
  await page.getByRole('option', { name: '2 per page' }).click();
  await toggle('Names on the slips');
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

const choosePaper = async (name: string) => {
  await page.getByRole('button', { name: /. Paper size$/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

test('[L-7.1] one paper for all: slips go on the roll, lists stay on the sheet chosen before it', async () => {
  const { jobs } = await open();
  await openPart('Settings');
  await choosePaper('Letter');
  await choosePaper('58 mm roll');
  // What only a sheet that is cut asks is gone.
  expect(page.getByRole('button', { name: /Result slips/ }).elements()).toEqual([]);
  expect(page.getByRole('checkbox', { name: 'In order after cutting the whole pile' }).elements()).toEqual([]);
  await print(/^Print \d+ sheets?$/).click();
  await expect.poll(() => jobs).toMatchObject([{ paper: 'Letter', wishes: { slipPaper: 'roll58' } }]);
  await look();
  const forms = () =>
    [...document.querySelectorAll('[class*=_paperPage_]')].map((one) => one.getAttribute('data-paper') ?? '');
  await expect
    .poll(() => new Set(forms().map((form) => form.replace(/ \d+$/, ''))))
    .toEqual(new Set(['Letter', 'roll 58']));
  await done();
  await choosePaper('Labels 3 × 8, A4');
  await print(/^Print \d+ sheets?$/).click();
  await expect.poll(() => jobs[1]).toMatchObject({ paper: 'Letter', wishes: { slipPaper: 'labels24' } });
  await choosePaper('A4');
  await print(/^Print \d+ sheets?$/).click();
  await expect.poll(() => jobs[2]).toMatchObject({ paper: 'A4', wishes: { slipPaper: 'sheet' } });
});

test('[hall-takes-part 10.5] badges without codes are a wish, where an address is remembered', async () => {
  const { jobs } = await open({
    answers: { 'network.page': () => ok('http://10.0.0.7:4300'), 'print.paper': () => ok({ tab: null }) },
  });
  await openPart('Also');
  await toggle('Name badges');
  await openPart('Settings');
  await expect.element(page.getByRole('checkbox', { name: 'QR code: Name badges' })).toBeChecked();
  await toggle('QR code: Name badges');
  expect([jobs, usePrintChoice.getState().wishes.badgeCodes]).toEqual([[], false]);
});

test('[hall-takes-part 10.5] without an address there is no code to do without', async () => {
  await open({ answers: { 'network.page': () => ok(null), 'print.paper': () => ok({ tab: null }) } });
  await openPart('Also');
  await toggle('Name badges');
  await openPart('Settings');
  await expect.element(page.getByRole('button', { name: /. Paper size$/ })).toBeVisible();
  expect(page.getByRole('checkbox', { name: 'QR code: Name badges' }).elements()).toEqual([]);
});

test('[L-7.1] without slips there is no roll to choose', async () => {
  await open();
  await toggle('Result slips');
  await openPart('Settings');
  await page.getByRole('button', { name: /. Paper size$/ }).click();
  await expect.element(page.getByRole('option', { name: 'A5' })).toBeVisible();
  expect(page.getByRole('option', { name: /roll/ }).elements()).toEqual([]);
});

test('who had poker slips on a roll before slips had a paper of their own has them there still', () => {
  const kept = {
    documents: [],
    preset: 'wall',
    wishes: { ...usualWishes, perPage: { 'poker.slips': 0, 'poker.openSlips': 8 } },
  };
  localStorage.setItem('print of-then', JSON.stringify(kept));
  choiceOf({ id: 'of-then', family: 'poker' });
  const { slipPaper, perPage } = usePrintChoice.getState().wishes;
  expect([slipPaper, perPage]).toEqual(['roll80', { 'poker.openSlips': 8 }]);
});

test('[hall-and-print 1.8] what was printed of an event is remembered', async () => {
  await open();
  await openPart('Also');
  await toggle('Table cards');
  await toggle('Seating by name');
  const id = usePrintChoice.getState().event ?? '';
  usePrintChoice.setState(usePrintChoice.getInitialState(), true);
  choiceOf({ id, family: 'mahjong' });
  expect([...usePrintChoice.getState().chosen]).toEqual(['seatingByTable', 'slips', 'tableCards']);
  choiceOf({ id: 'another', family: 'mahjong' });
  expect([...usePrintChoice.getState().chosen]).toEqual(['seatingByTable', 'seatingByName', 'slips']);
});

test('a set without any sheet is remembered as such', async () => {
  await open();
  for (const name of ['Seating by table', 'Seating by name', 'Result slips']) await toggle(name);
  await expect.element(print('Print…')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  // As after a restart of the program.
  usePrintChoice.setState(usePrintChoice.getInitialState(), true);
  await userEvent.keyboard('{Alt>}5{/Alt}');
  await expect.element(page.getByRole('checkbox', { name: 'Seating by table' })).not.toBeChecked();
  await expect.element(print('Print…')).toBeDisabled();
});

test('the buttons at the foot stand in one line, in Russian too', async () => {
  await open({ host: 'desktop', locale: 'ru' });
  await expect.element(print('Печать: 3 листа')).toBeVisible();
  const tops = () =>
    [...document.querySelectorAll('[role=dialog] > footer button')].map((button) => button.getBoundingClientRect().top);
  expect(tops()).toHaveLength(2);
  expect(new Set(tops()).size).toBe(1);
});

test('how many pages stands beside the first line of a name, also of one that has no room in a line', async () => {
  await open();
  await expect.element(page.getByText(/^\d pages?$/).first()).toBeVisible();
  const rows = [...document.querySelectorAll<HTMLElement>('[class*=printDocument_]')].filter((row) =>
    /^\d+ page/.test(row.querySelector('[class*=printCount]')?.textContent ?? ''),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    row.style.width = '8.5rem';
    const [name, count] = [...row.children].map((part) => part.getBoundingClientRect());
    expect(count?.top, row.textContent ?? '').toBeLessThan(name?.bottom ?? 0);
    expect(count?.right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 0.5);
  }
});

test('W-5.1 every choice says what is chosen, also where a game has its own slips', async () => {
  const at = { id: 'b'.repeat(32), at: '2026-05-01T08:00:00.000Z', now: 0 };
  const steps = sampleSteps({ family: 'bridge', name: 'Pairs', ...at }).slice(1);
  await open({ event: { name: 'Pairs', family: 'bridge', commands: steps.map(({ command }) => command as never) } }, 0);
  await openPart('Settings');
  const chosen = () => [...document.querySelectorAll('.select-button')].map((one) => one.textContent);
  await expect.poll(() => chosen().length).toBeGreaterThan(2);
  expect(chosen()).not.toContain('');
});
