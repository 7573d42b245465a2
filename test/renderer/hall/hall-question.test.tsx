import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { firstScreen, type HallChange, type HallsState } from '../../../core/api/hall.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { leaving, mayDo, undoAsked } from '../../../renderer/hall/ask.ts';
import { finished, revised, seated, viewOf } from '../../core/sheets/hall-of-names.ts';
import { event16, openDesk } from '../open-desk.tsx';

const people = Array.from({ length: 200 }, (_, i) => ({ name: `Player ${String(i + 1).padStart(3, '0')}` }));
const one = viewOf(seated(people));

const shown = {
  hall: 1,
  width: 1280,
  height: 720,
  view: 'byName',
  page: 1,
  pages: 3,
  stamp: null,
  notice: null,
  made: 1,
  mute: false,
};

const halls: HallsState = {
  halls: [{ hall: 1, open: true, waiting: false, lost: false, display: 'EPSON', screen: firstScreen, shown }],
  reveal: { top: 0, step: 0 },
  other: null,
};

/** The question before an act that changes one picture of the hall into another. */
const asked = async (before: PublishedView, after: PublishedView, lost: number[] = []) => {
  const change: HallChange = { isSeen: true, before, after, asOf: null, lost, results: 0 };
  await openDesk({ event: event16, answers: { 'hall.ask': () => ok(change), 'hall.state': () => ok(halls) } });
  const answer = mayDo({ type: 'round.withdraw', no: 2 });
  const side = (label: string) => page.getByRole('figure').filter({ hasText: label });
  await expect.element(side('Now')).toBeVisible();
  const keep = async () => {
    await userEvent.keyboard('{Escape}');
    await answer;
  };
  return { was: side('Now'), willBe: side('Then'), keep };
};

test('[W-4.2] both pictures in the question are of the first page that changes', async () => {
  const after = viewOf(revised(seated(people), 48, 49));
  const { was, willBe, keep } = await asked(one, after);
  // The first people of tables 48 and 49 change places.
  await expect.element(was).toMatchTextContent(/Player 189/);
  await expect.element(willBe).toMatchTextContent(/Player 189/);
  await expect.element(was).not.toMatchTextContent(/Player 001/);
  await keep();
});

test.each([
  ['a round that has been played is not gone on to: "please wait" stays', finished(seated(people)), /Please wait/],
  ['a round that is still played is gone on to', seated(people), /Player 001/],
])('[hall-and-print 2.4] Then, in the question before a withdrawal: %s', async (_, back, says) => {
  const rounds = [...one.rounds, { no: 2, title: null, stamp: 'R2', state: 'playing' as const }];
  const { was, willBe, keep } = await asked({ ...one, round: 2, rounds }, viewOf(back), [2]);
  await expect.element(was).toMatchTextContent(/Player 001/);
  await expect.element(willBe).toMatchTextContent(says);
  await keep();
});

test('[W-4.3] the question before a seating goes says that it hangs on the wall: so many pages, and since when', async () => {
  const change: HallChange = { isSeen: false, before: one, after: null, asOf: null, lost: [1], results: 0 };
  const at = new Date(2026, 4, 1, 14, 6).getTime();
  const facts = { printed: { 1: { rev: 1, sheets: 6, at } }, notNeeded: {}, paperLeft: {}, inHall: {}, papers: {} };
  await openDesk({ event: event16, answers: { 'hall.ask': () => ok(change), 'desk.facts': () => ok(facts) } });
  const answer = mayDo({ type: 'round.withdraw', no: 1 });
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/^Round 1 · Printed: 6 pages, (14:06|2:06 PM)$/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('[W-4.3] [W-9.3] the question before an undo that takes two rounds back names both', async () => {
  const change: HallChange = { isSeen: false, before: one, after: null, asOf: null, lost: [1, 2], results: 0 };
  await openDesk({ event: event16, answers: { 'hall.ask': () => ok(change) } });
  const what = 'Round 1 published (R1.1); Round 2 published (R2.1)';
  const answer = undoAsked(what);
  const question = page.getByRole('alertdialog', { name: `Undo: ${what}` });
  await expect.element(question.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBeNull();
});

test('X-8 what was named in the question is taken back, or nothing: another window entered something meanwhile', async () => {
  const change: HallChange = { isSeen: true, before: one, after: one, asOf: null, lost: [], results: 0 };
  const door = await openDesk({
    event: event16,
    answers: { 'hall.ask': () => ok(change), 'hall.state': () => ok(halls) },
  });
  const undone = undoAsked('16 people added');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  door.carryOut({ type: 'entrants.add', entrants: [{ name: 'Late Ida' }] });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  expect(await undone).toMatchObject({ ok: false, refusal: { code: 'undo.changedMeanwhile' } });
  expect(door.ledger().tournament?.entrants).toHaveLength(17);
  expect(door.calls.filter(({ method }) => method === 'tournament.undo')).toEqual([]);
});

test.each([
  ['only phones look', false],
  ['a hall window is open', true],
])('[W-4.3] the question on leaving says what is left behind: %s', async (_, open) => {
  const change: HallChange = { isSeen: true, before: one, after: one, asOf: 1, lost: [], results: 0 };
  const [first] = halls.halls;
  if (first === undefined) throw new Error('no hall');
  const state = { ...halls, halls: [{ ...first, open, shown: open ? shown : null }] };
  const network = { status: 'on' as const, url: 'http://10.0.0.2:4300/', connected: 12, port: 4300, hall: 1 };
  await openDesk({
    event: event16,
    answers: { 'hall.ask': () => ok(change), 'hall.state': () => ok(state), 'network.state': () => ok(network) },
  });
  let left = false;
  leaving(() => {
    left = true;
  })();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/Phones lose their connection/);
  await expect.poll(() => /The hall goes on turning/.test(question.element().textContent ?? '')).toBe(open);
  await expect.poll(() => question.element().querySelectorAll('figure').length).toBe(open ? 2 : 0);
  await userEvent.keyboard('{Escape}');
  expect(left).toBe(false);
});
