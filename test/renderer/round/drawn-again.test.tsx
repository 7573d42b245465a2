/** What is drawn again for a key of result entry [W-13.5]. */

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { usualRules } from '../../../core/games/bridge/rules/rules.ts';
import { useEntryStore } from '../../../renderer/round/entry/entry-store.ts';
import { closed, seatNext } from '../../core/games/bridge/tournament.ts';
import { duelEvent, seated as seatedDuel } from '../../core/games/duel/played-event.ts';
import { callDirector, choose, drawer, openAct, rulings } from '../director/hands.ts';
import { type Drawn, drawnDuring } from '../drawn.ts';
import { openBridge } from '../games/bridge/desk.ts';
import { openDuel } from '../games/duel/desk.ts';
import { event, openRounds, seated, tournamentOf } from './desk.ts';
import { strike } from './keys.ts';

const TABLES = 16;

type Opened = Awaited<ReturnType<typeof openRounds>>;

const imps = { ...usualRules('teams'), ranking: 'imp' as const, tieBreaks: ['headToHead' as const] };

/** Keys of a field that go on, those of a result up to the one that stores it, and that one. */
type Keys = { readonly digits: string; readonly keys: string; readonly last: string };

const games: readonly (readonly [string, () => Promise<Opened>, Keys])[] = [
  [
    'mahjong',
    () => openRounds('rounds', seated(event(4 * TABLES))),
    { digits: '41', keys: '412⏎ 305⏎ 283⏎', last: '⏎' },
  ],
  [
    'bridge',
    () => openBridge('rounds', seatNext(closed(2 * TABLES, imps), 'start'), imps),
    { digits: '15', keys: '15', last: '⏎' },
  ],
  ['1-v-1', () => openDuel('rounds', seatedDuel(duelEvent(2 * TABLES + 1))), { digits: '2-', keys: '', last: '7' }],
];

beforeEach(() => {
  localStorage.clear();
  useEntryStore.setState(useEntryStore.getInitialState(), true);
});

const line = () => document.querySelector<HTMLElement>('[class*=_commandLine_]');

const opened = async (open: () => Promise<Opened>): Promise<Opened> => {
  const door = await open();
  await expect.poll(() => document.activeElement === line() && line() !== null).toBe(true);
  // What was done last comes a moment after its line, so that it is heard.
  await expect.poll(() => document.querySelector('[class*=_act_] [role="status"]')?.textContent ?? '').not.toBe('');
  // Sizes, the hall and what was printed are still being asked for.
  await expect.poll(() => drawnDuring(async () => undefined)).toEqual([]);
  return door;
};

/** The line with its buttons and what it says, and the card in hand. */
const isOfLine = ({ element }: Drawn): boolean =>
  element?.closest('[class*=_command_], [class*=_lineButtons_], #entry-complaint, [data-stage]') !== null;

const namesOf = (drawn: readonly Drawn[]): readonly string[] => [...new Set(drawn.map(({ name }) => name))].sort();

/** The tables whose cards were drawn. */
const cardsIn = (drawn: readonly Drawn[]): readonly number[] => {
  const ids = drawn.flatMap(({ element }) => (element === null ? [] : [element.closest('[id^="card-"]')?.id ?? '']));
  return [...new Set(ids.filter((id) => id !== '').map((id) => Number(/\d+/.exec(id)?.[0])))].sort((a, b) => a - b);
};

describe('[W-13.5] a digit draws the line and the card in hand again, and nothing else', () => {
  it.each(games)('%s, at the prompt', async (_, open) => {
    await opened(open);
    for (const digit of '12') {
      const drawn = await drawnDuring(() => strike(digit));
      expect(drawn.some(({ name }) => name === 'CommandLine')).toBe(true);
      expect(namesOf(drawn.filter((each) => !isOfLine(each)))).toEqual([]);
    }
  });

  it.each(games)('%s, with a table in hand', async (_, open, { digits }) => {
    await opened(open);
    await strike('2⏎');
    await expect.element(page.getByRole('heading', { name: 'Table 2', exact: true })).toBeVisible();
    await expect.poll(() => drawnDuring(async () => undefined)).toEqual([]);
    for (const digit of digits) {
      const drawn = await drawnDuring(() => strike(digit));
      expect(drawn.some(({ name }) => name === 'CommandLine')).toBe(true);
      expect(namesOf(drawn.filter((each) => !isOfLine(each)))).toEqual([]);
    }
  });
});

describe('[W-13.5] beside the Director drawer, with a chombo that waits', () => {
  it('a digit draws nothing of the drawer', async () => {
    const door = await opened(() => openRounds('rounds', seated(event(4 * TABLES))));
    const person = tournamentOf(door).rounds[0]?.tables[2]?.seats[1] ?? 0;
    await callDirector();
    await choose(`Player ${person}`);
    await openAct('Penalty or chombo');
    await drawer()
      .getByRole('button', { name: /^Give chombo/ })
      .click();
    await expect.element(rulings()).toMatchTextContent(/Waits for the points of table 3/);
    line()?.focus();
    await strike('2⏎');
    await expect.element(page.getByRole('heading', { name: 'Table 2', exact: true })).toBeVisible();
    await expect.poll(() => drawnDuring(async () => undefined)).toEqual([]);
    for (const digit of '41') {
      const drawn = await drawnDuring(() => strike(digit));
      expect(namesOf(drawn.filter((each) => !isOfLine(each)))).toEqual([]);
    }
  });
});

describe('[W-13.5] of the cards a stored result draws its own, and that of the next table in hand', () => {
  it.each(games)('%s', async (_, open, { keys, last }) => {
    const door = await opened(open);
    await strike('+');
    await expect.element(page.getByRole('heading', { name: 'Table 1', exact: true })).toBeVisible();
    await strike(keys);
    const drawn = await drawnDuring(async () => {
      await strike(last);
      await expect.element(page.getByRole('heading', { name: 'Table 2', exact: true })).toBeVisible();
    });
    expect(Object.keys(tournamentOf(door).rounds[0]?.results ?? {})).toEqual(['1']);
    expect(cardsIn(drawn)).toEqual([1, 2]);
    expect(namesOf(drawn).filter((name) => /^(Desk|OpenDesk|Frame|ByeCard|Row)$/.test(name))).toEqual([]);
  });
});
