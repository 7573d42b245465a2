/** A narrow window, 1024 × 700: nothing is cut, nothing lies over what it is not about. */

import { beforeEach, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@fontsource-variable/inter/index.css';
import { noFacts } from '../../../core/api/desk.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { closeDrawer } from '../../../renderer/desk/place.ts';
import { offer } from '../../../renderer/store/notices.ts';
import { own } from '../../core/games/duel/played-event.ts';
import { run } from '../../core/tournament/event.ts';
import { duelEvent, openDuel, played, seated as seatedDuel } from '../games/duel/desk.ts';
import { confirmed, event, openRounds, seated, withResults } from '../round/desk.ts';

beforeEach(async () => {
  closeDrawer();
  await page.viewport(1024, 700);
});

const found = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const begun = () => withResults(seated(event(32)), [1, 2, 3]);

test.each(['en', 'ru'] as const)('W-1.2 steps and what can be done stay in one row of 50: %s', async (locale) => {
  // The words of what is done are the longest.
  const printed = { 1: { rev: 1, sheets: 6, at: 0 } };
  const facts = { ...noFacts, printed, inHall: { 1: 1 } };
  await openRounds('rounds', begun(), { locale, answers: { 'desk.facts': () => ok(facts) } });
  await expect.element(page.getByRole('button', { name: /^(Printed|Напечатано)/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /4/ }).last()).toBeVisible();
  const row = () => document.querySelector('[aria-current=step]')?.parentElement?.parentElement;
  await expect.poll(() => row()?.getBoundingClientRect().height).toBeLessThanOrEqual(51);
});

it('W-1.2 all rounds of a short event stand in the bar, and it is no wider than the window', async () => {
  const short = run(begun(), { type: 'tournament.describe', name: 'Весенний кубок', plannedRounds: 5 });
  await openRounds('rounds', short, { locale: 'ru' });
  const rounds = page.getByRole('navigation', { name: 'Тур' });
  await expect.element(rounds.getByRole('button', { name: /^Тур 1/ })).toBeVisible();
  for (const round of rounds.getByRole('button', { includeHidden: true }).elements())
    await expect.element(round).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(1024);
});

it('W-1.7 figures of the standings give way before a name does, beside a drawer too', async () => {
  await page.viewport(1366, 768);
  await openRounds('standings', confirmed(seated(event(16))));
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.element(page.getByRole('dialog', { name: /^Paper/ })).toBeVisible();
  const scroll = () => found('[class*=_standingsPage_] > section');
  await expect.poll(() => scroll().scrollWidth - scroll().clientWidth).toBe(0);
  expect(found('[class*=_standingsPage_] tbody th').clientWidth).toBeGreaterThanOrEqual(208);
});

it('W-1.7 the list of people is as wide as the window, its headings whole', async () => {
  await openDuel('standings', run(duelEvent(8), own({ do: 'shuffleUnseeded', on: true })), undefined, {
    locale: 'ru',
  });
  await userEvent.keyboard('{Alt>}1{/Alt}');
  await expect.poll(() => document.querySelectorAll('[class*=_peopleGrid_] tbody tr').length).toBe(8);
  const scroll = found('[class*=_peopleGrid_] > div');
  expect(scroll.scrollWidth).toBe(scroll.clientWidth);
  const heads = document.querySelectorAll('[class*=_peopleGrid_] thead th > button');
  expect(heads.length).toBeGreaterThan(2);
  for (const head of heads) expect(head.scrollWidth, head.textContent).toBeLessThanOrEqual(head.clientWidth);
});

it('the bracket has all its stages in sight, down to the champion', async () => {
  const swiss = played(seatedDuel(played(seatedDuel(duelEvent(16)))));
  await openDuel('rounds', swiss);
  await userEvent.keyboard('{Alt>}8{/Alt}');
  const bracket = page.getByRole('region', { name: 'Bracket' });
  await expect.element(bracket).toMatchTextContent(/Champion/);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = bracket.element();
  expect({ scrollWidth, scrollHeight }).toEqual({ scrollWidth: clientWidth, scrollHeight: clientHeight });
});

it('W-1.11 what is offered covers no table', async () => {
  await openRounds('rounds', begun());
  offer('file:copies.askAbout', {}, { do: 'file.chooseStick' }, 'care');
  const way = page.getByRole('button', { name: 'Choose a USB stick…' });
  await expect.element(way).toBeVisible();
  const { bottom } = found('.notice').getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(found('main').getBoundingClientRect().top);
});
