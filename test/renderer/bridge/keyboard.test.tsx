/** Features of the contents list that nothing but the keyboard touches, in a real browser: no click, no pointer. */

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BridgeRules } from '../../../core/bridge/rules.ts';
import { ownOf, rulesOf } from '../../../core/bridge/state.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { roundOf } from '../../../core/tournament/state.ts';
import { useEntryStore } from '../../../renderer/rounds/entry-store.ts';
import { useRoundPlace } from '../../../renderer/rounds/round-place.ts';
import { chooseFeature } from '../../../renderer/screens/bridge/swiss/place.ts';
import { vpRules } from '../../core/bridge/events.ts';
import { golden } from '../../core/bridge/golden.ts';
import { closed, opened, playedThrough, run } from '../../core/bridge/tournament.ts';
import { openBridge, tournamentOf } from './desk.ts';

/** Most presses of Tab from one control to another one of a screen. */
const MOST_TABS = 60;

const open = async (ledger: Ledger, rules: BridgeRules) => {
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  sessionStorage.clear();
  chooseFeature('start');
  const door = await openBridge('people', ledger, rules);
  await expect.element(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  return door;
};

const press = (keys: string) => userEvent.keyboard(keys);

/** What a screen reader calls what has the focus. */
const focused = (): string => {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement)) return '';
  const labelled = (at.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((label) => label.textContent) : [];
  return [at.getAttribute('aria-label') ?? '', labelled, ...labels, at.textContent].join(' ');
};

/** Goes on with Tab to the control of a name. */
const tabTo = async (name: string): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await press('{Tab}');
    if (focused().includes(name)) return;
  }
  throw new Error(`no ${name} within ${MOST_TABS} tabs`);
};

/** Puts a number or text into the field that has the focus, in place of what is in it. */
const write = (text: string) => press(`{Control>}a{/Control}${text}`);

/** Alt+0, a word of the name into the search, Tab, Enter. */
const openFeature = async (words: string, name: string): Promise<void> => {
  await press('{Alt>}0{/Alt}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Swiss' })).toBeVisible();
  await tabTo('Find a feature');
  await write(words);
  const found = page.getByRole('navigation', { name: 'Contents' }).getByRole('button');
  await expect
    .poll(() => found.elements().map(({ textContent }) => textContent?.replace(/^[\d·]+/u, '')))
    .toEqual([name]);
  await press('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible();
};

/** Unfolds the list that has the focus and takes an option by a key. */
const chooseBy = async (key: string, option: string): Promise<void> => {
  const inList = () => document.activeElement?.closest('[role="option"]')?.textContent ?? '';
  await press('{Enter}');
  await expect.poll(inList).not.toBe('');
  await press(key);
  await expect.poll(inList).toContain(option);
  await press('{Enter}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
};

/** Seats the round that is offered, and publishes it. */
const seatAndPublish = async (no: number): Promise<void> => {
  await press('{Alt>}2{/Alt}');
  await expect.element(page.getByRole('heading', { level: 1, name: `Round ${no}` })).toBeVisible();
  await tabTo(`Seat round ${no}`);
  await press('{Enter}');
  await expect.element(page.getByText('Proposal, seen by nobody yet')).toBeVisible();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Published', { exact: true }).first()).toBeVisible();
};

const oneStart = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });

it('4.16 rooms: a start that is no table is refused (E-12), then G1 is paired room by room', async () => {
  const rules = { ...oneStart, normalSwissRounds: [] };
  const door = await open(playedThrough(golden('G1'), rules, 12), rules);
  await openFeature('Swiss room', 'Swiss room');
  await tabTo('First tables of the rooms');
  await press('9');
  await press('{Tab}');
  await expect.element(page.getByText(/Room starts \(9\) must rise/)).toBeVisible();
  await press('{Shift>}{Tab}{/Shift}');
  await write('4');
  await press('{Tab}');
  await expect.poll(() => rulesOf(tournamentOf(door)).rooms).toEqual([4]);
  await seatAndPublish(6);
  expect(roundOf(tournamentOf(door), 6)?.tables.map(({ seats }) => seats.toSorted((a, b) => a - b).join('-'))).toEqual([
    '6-10',
    '1-3',
    '7-12',
    '5-11',
    '4-8',
    '2-9',
  ]);
});

it('4.18 meetings of rounds 1 to 3 are ignored: 8 meets 12 again (G1)', async () => {
  const door = await open(playedThrough(golden('G1'), oneStart, 12), oneStart);
  await openFeature('Ignore', 'Ignore meetings from round 1 to N');
  await tabTo('Ignore meetings through round');
  await write('3');
  await press('{Tab}');
  await expect.poll(() => ownOf(tournamentOf(door)).ignored).toEqual({ through: 3, forgetByes: false });
  await tabTo('Forget byes as well');
  await press(' ');
  await expect.poll(() => ownOf(tournamentOf(door)).ignored.forgetByes).toBe(true);
  await seatAndPublish(6);
  expect(roundOf(tournamentOf(door), 6)?.tables.map(({ seats }) => seats.toSorted((a, b) => a - b).join('-'))).toEqual([
    '6-10',
    '1-3',
    '5-7',
    '8-12',
    '4-9',
    '2-11',
  ]);
});

it('4.14 teams get the tables of their numbers; a stationary team gets a table and a direction', async () => {
  const rules = { ...vpRules({ startRounds: 1, delay: false, arrowMode: 'off' }), kind: 'teams' as const };
  const door = await open(closed(6, rules), rules);
  await openFeature('home', 'Stationary pairs or teams');
  await tabTo('Who');
  await chooseBy('3', '3 · P3');
  await tabTo('Stays at a table');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).homes.map(({ entrant }) => entrant)).toEqual([3]);
  // The field of the new row stands before the button that made it.
  await openFeature('home', 'Stationary pairs or teams');
  await tabTo('Table');
  await write('2');
  await press('{Tab}');
  await expect.poll(() => ownOf(tournamentOf(door)).homes[0]?.table).toBe(2);
  await openFeature('home', 'Stationary pairs or teams');
  await tabTo('Every team has the table of its number');
  await press(' ');
  await expect.poll(() => rulesOf(tournamentOf(door)).teamSeating).toBe('homeTables');
});

it('4.3 the phantom gets a number of the director’s choice', async () => {
  const rules = vpRules({ startRounds: 2, delay: true });
  const door = await open(opened(7, rules), rules);
  await openFeature('phantom', 'Phantom pair with an odd number');
  await tabTo('Empty seat');
  await chooseBy('{End}', 'Another number');
  await expect.poll(() => rulesOf(tournamentOf(door)).phantomSeat).toEqual({ slot: 7 });
  await tabTo('Number that stays free');
  await write('3');
  await press('{Tab}');
  await expect.poll(() => rulesOf(tournamentOf(door)).phantomSeat).toEqual({ slot: 3 });
  // The phantom is N-S at table 2: 4 meets it first, then who comes from table 1.
  await expect.element(page.getByText('Odd number: 4 sits out round 1, 2 round 2.')).toBeVisible();
});

it('4.10 a break is set with its text and taken away', async () => {
  const rules = vpRules({ startRounds: 2, delay: true });
  const door = await open(run(closed(8, rules)), rules);
  await openFeature('break', 'Swiss break');
  await tabTo('After round');
  await write('3');
  await tabTo('Minutes');
  await write('25');
  await tabTo('Text on the sheets');
  await press('Tea');
  await tabTo('Break after round 3');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).breaks).toEqual([{ after: 3, minutes: 25, text: 'Tea' }]);
  await openFeature('break', 'Swiss break');
  await tabTo('No break after round 3');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).breaks).toEqual([]);
});

it('4.2 who has to be stationary by the list of people is suggested, and taken one by one or all at once', async () => {
  const rules = vpRules({ startRounds: 1, delay: false });
  const flagged = run(opened(8, rules), { type: 'entrants.mark', ids: [2, 4, 6], trait: 'stationary', value: true });
  const door = await open(flagged, rules);
  const homes = () => ownOf(tournamentOf(door)).homes.map(({ entrant }) => entrant);
  await openFeature('Set as stationary', 'Enter names');
  await expect.element(page.getByText('By the list of people, 3 have to be stationary')).toBeVisible();
  expect(homes()).toEqual([]);
  await tabTo('P4 stays at the table');
  await press('{Enter}');
  await expect.poll(homes).toEqual([4]);
  await openFeature('sitter', 'Stationary pairs or teams');
  await tabTo('All 2 stay at a table');
  await press('{Enter}');
  await expect.poll(homes).toEqual([4, 2, 6]);
  await expect.element(page.getByText('have to be stationary')).not.toBeInTheDocument();
});
