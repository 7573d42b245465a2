import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { golden } from '../../../core/games/bridge/golden.ts';
import { closed, playedThrough, run, seatNext, stateOf } from '../../../core/games/bridge/tournament.ts';
import { openBridge } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent);

it('6 Standing: the rounds one by one behind the total, or the last one alone', async () => {
  await openBridge('standings', playedThrough(golden('G1').slice(0, 3), rules, 12), rules);
  await expect.element(page.getByText('After round 3')).toBeVisible();
  expect(heads().slice(2, 7)).toEqual(['No.', 'Total', '1', '2', '3']);
  const first = page.getByRole('row').nth(1).getByRole('cell');
  const figures = first.elements().map((cell) => Number(cell.textContent));
  const [total = 0, ...rounds] = figures.slice(2, 6);
  expect(rounds.reduce((sum, score) => sum + score, 0)).toBeCloseTo(total);
  await page.getByText('By round').click();
  await expect.poll(() => heads().slice(2, 5)).toEqual(['No.', 'Total', 'Last round']);
});

it('every score stands in its column under its round, and six rounds leave all columns in sight at 1366', async () => {
  await page.viewport(1366, 768);
  await openBridge('standings', playedThrough(golden('G2'), rules, 16), rules);
  await expect.poll(heads).toContain('6');
  // After which round is said once, by the list that it is chosen from.
  await expect.element(page.getByRole('button', { name: /After round 6/ })).toBeVisible();
  const said = page.getByText('After round 6').elements();
  expect(said.filter((words) => words.closest('button, select') === null)).toEqual([]);
  const cells = page.getByRole('cell').elements();
  expect(cells.length).toBeGreaterThan(60);
  expect(cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  const table = document.querySelector('[class*=_standingsPage_] table');
  const room = document.querySelector('[class*=_standingsPage_] > section')?.getBoundingClientRect().right ?? 0;
  expect(table?.getBoundingClientRect().right).toBeLessThanOrEqual(room);
});

it('W-1.7 a long name beside six rounds is fitted, not cut', async () => {
  await page.viewport(1366, 768);
  const members = ['Ragnhild Brzęczyszczykiewicz', 'Wilhelmina Featherstonehaugh'];
  const name = members.join(' – ');
  const six = run(playedThrough(golden('G2'), rules, 16), { type: 'entrant.edit', id: 3, entrant: { name, members } });
  await openBridge('standings', six, rules);
  const named = () => [...document.querySelectorAll<HTMLElement>('[class*=_standingsPage_] .person')];
  await expect.poll(() => named().find(({ title }) => title === name)?.textContent).toMatch(/….*[hz]$/);
  for (const one of named()) expect(one.scrollWidth, one.title).toBeLessThanOrEqual(one.clientWidth);
});

it('F10 the round that is named is the one whose results are in the standings, not one that nobody has begun', async () => {
  const two = seatNext(seatNext(closed(8, vpRules()), 'start'), 'start');
  const entered = (table: number) => ({
    type: 'result.enter' as const,
    round: 1,
    table,
    result: { entry: 'vp', ns: 1300 },
  });
  await openBridge('standings', run(two, entered(1), entered(2)), vpRules());
  await page.getByText('Include rounds being played').click();
  await expect.element(page.getByText('With round 1, 2 / 4 in, not confirmed')).toBeVisible();
  await expect.element(page.getByText('With round 2', { exact: false })).not.toBeInTheDocument();
});

it('B-12 the card of a pair has the total of its place: the bye of a round that nobody has begun is not in it', async () => {
  const delayed = vpRules({ startRounds: 2, delay: true });
  const two = seatNext(seatNext(closed(9, delayed), 'start'), 'start');
  const { rounds, entrants } = stateOf(two);
  const all = rounds[0]?.tables.map(({ table }) => ({
    type: 'result.enter' as const,
    round: 1,
    table,
    result: { entry: 'vp', ns: 1300 },
  }));
  await openBridge('standings', run(two, ...(all ?? [])), delayed);
  const out = rounds[1]?.byes[0]?.entrant ?? 0;
  const name = entrants.find(({ id }) => id === out)?.name ?? '?';
  const row = page.getByRole('row').filter({ hasText: name });
  await expect.element(row).toBeVisible();
  const at = heads().indexOf('Total');
  const total = row.element().querySelectorAll('th, td')[at];
  await row.getByRole('button', { name }).click();
  const card = page.getByRole('dialog', { name });
  await expect.element(card.getByText('Total')).toBeVisible();
  const shown = /Total([\d.]+)/.exec(card.element().querySelector('dl')?.textContent ?? '')?.[1];
  expect(Number(shown)).toBe(Number(total?.textContent));
});
