/** Names on the cards of a round, in each game that has cards. */

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, run, seatNext } from '../../../core/games/bridge/tournament.ts';
import { openBridge } from '../../games/bridge/desk.ts';
import { duelEvent, seated as duelSeated, openDuel } from '../../games/duel/desk.ts';
import { event, openNext, openRounds, seated, seatNow } from '../desk.ts';

const rules = vpRules({ startRounds: 1, delay: false });
const LONG = 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley';

const renamed = (ledger: Ledger, id: number): Ledger =>
  run(ledger, {
    type: 'entrant.edit',
    id,
    entrant: { name: LONG, givenName: 'Wilhelmina-Alexandrina', familyName: 'Featherstonehaugh-Cholmondeley' },
  });

const games: readonly [string, () => Promise<unknown>][] = [
  ['mahjong', () => openRounds('rounds', seated(renamed(event(64), 1)))],
  ['bridge', () => openBridge('rounds', renamed(seatNext(closed(12, rules), 'start'), 1), rules)],
  ['1-v-1', () => openDuel('rounds', duelSeated(renamed(duelEvent(64), 1)))],
];

const onCards = () => [...document.querySelectorAll<HTMLElement>('li[id^="card-"] .person')];

it.each(games)('W-3.18 %s: a press on a name opens the person, and takes no table in hand', async (_, open) => {
  await open();
  await expect.poll(() => onCards().length).toBeGreaterThan(8);
  const [first] = onCards();
  const written = first?.querySelector('span');
  if (first === undefined || written == null) throw new Error('no name');
  written.click();
  await expect.element(page.getByRole('dialog', { name: 'Director' })).toBeVisible();
  const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input[role=combobox]');
  await expect.poll(() => field()?.value).toBe(first.title);
  expect(document.querySelector('[data-hand="true"]')).toBeNull();
});

it.each([games[0] ?? games, games[2] ?? games] as typeof games)(
  'W-1.7 %s: a name too long for its card is fitted, and whole in the tooltip',
  async (_, open) => {
    await open();
    const long = () => onCards().find(({ title }) => title === LONG);
    await expect.poll(() => long()?.textContent).toMatch(/^W\.-A\. Feather.*…/);
    for (const name of onCards()) expect(name.scrollWidth, name.title).toBeLessThanOrEqual(name.clientWidth);
  },
);

it('W-1.7 a name is fitted on the card of a proposal too', async () => {
  await openRounds('rounds', renamed(event(64), 1));
  await openNext();
  await seatNow();
  const long = () =>
    [...document.querySelectorAll<HTMLElement>('[class*=_seat_] .person')].find(({ title }) => title === LONG);
  await expect.poll(() => long()?.textContent).toMatch(/^W\.-A\. Feather.*…/);
});

it.each(games)('W-1.7 %s: a name too long for the standings beside the cards is fitted there too', async (_, open) => {
  await page.viewport(1366, 768);
  await open();
  const inSide = () => [...document.querySelectorAll<HTMLElement>('aside ol .person')];
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
  await expect.poll(() => inSide().length).toBeGreaterThan(8);
  await expect.poll(() => inSide().filter(isCut)).toEqual([]);
  expect(inSide().find(({ title }) => title === LONG)?.textContent).toMatch(/Feather.*…/);
});
