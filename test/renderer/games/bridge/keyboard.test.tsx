/** What directors of Magic Contest know, found by the vendor's words and done with nothing but the keyboard: no click, no pointer [W-9.3]. */

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { roundOf } from '../../../../core/tournament/state.ts';
import { useEntryStore } from '../../../../renderer/round/entry/entry-store.ts';
import { useRoundPlace } from '../../../../renderer/round/round-place.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { golden } from '../../../core/games/bridge/golden.ts';
import { closed, enter, opened, playedThrough, run, seatNext } from '../../../core/games/bridge/tournament.ts';
import { primarySays } from '../../round/desk.ts';
import { openBridge, openTopic, sheet, tournamentOf } from './desk.ts';

/** Most presses of Tab from one control to another one of a screen. */
const MOST_TABS = 60;

const open = async (ledger: Ledger, rules: BridgeRules) => {
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  sessionStorage.clear();
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
  // What holds other controls can have the focus too, to be scrolled; its words are theirs.
  const own = at.querySelector('button, input') === null ? at.textContent : '';
  return [at.getAttribute('aria-label') ?? '', labelled, ...labels, own].join(' ');
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

/** Closes *How rounds are seated* with its one button. */
const leaveSheet = async (): Promise<void> => {
  await press('{Control>}{Enter}{/Control}');
  await expect.element(sheet()).not.toBeInTheDocument();
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
  await tabTo(`Seat round ${no}`);
  await press('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: `Round ${no}` })).toBeVisible();
  await primarySays(`Publish round ${no}`);
  await press('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Published', { exact: true }).first()).toBeVisible();
};

const oneStart = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });

it('[bridge 4.16] rooms: a start that is no table is refused (E-12), then G1 is paired room by room', async () => {
  const rules = { ...oneStart, normalSwissRounds: [] };
  const door = await open(playedThrough(golden('G1'), rules, 12), rules);
  await openTopic('Swiss room');
  await tabTo('Rooms start at tables');
  await press('9');
  await press('{Tab}');
  await expect.element(page.getByText(/Room starts \(9\) must rise/)).toBeVisible();
  await press('{Shift>}{Tab}{/Shift}');
  await write('4');
  await press('{Tab}');
  await expect.poll(() => rulesOf(tournamentOf(door)).rooms).toEqual([4]);
  await leaveSheet();
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

it('[bridge 4.18] meetings of rounds 1 to 3 are ignored: 8 meets 12 again (G1)', async () => {
  const door = await open(playedThrough(golden('G1'), oneStart, 12), oneStart);
  await openTopic('Ignore meetings from round 1 to N');
  await tabTo('Ignore meetings through round');
  await write('3');
  await press('{Tab}');
  await expect.poll(() => ownOf(tournamentOf(door)).ignored).toEqual({ through: 3, forgetByes: false });
  await tabTo('Forget byes as well');
  await press(' ');
  await expect.poll(() => ownOf(tournamentOf(door)).ignored.forgetByes).toBe(true);
  await leaveSheet();
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

it('[bridge 4.14] teams get the tables of their numbers; a stationary team gets a table and a direction', async () => {
  const rules = { ...vpRules({ startRounds: 1, delay: false, arrowMode: 'off' }), kind: 'teams' as const };
  const door = await open(closed(6, rules), rules);
  await openTopic('Stationary pairs or teams', 'P3');
  await tabTo('Table');
  await write('2');
  await tabTo('Stays at a table');
  await press('{Enter}');
  await expect
    .poll(() => ownOf(tournamentOf(door)).homes.map(({ entrant, table }) => [entrant, table]))
    .toEqual([[3, 2]]);
  await openTopic('Swiss room');
  await tabTo('Teams sit');
  await chooseBy('{End}', 'at home tables');
  await expect.poll(() => rulesOf(tournamentOf(door)).teamSeating).toBe('homeTables');
});

it('[bridge 4.3] the phantom gets a number of the director’s choice', async () => {
  const rules = vpRules({ startRounds: 2, delay: true });
  const door = await open(opened(7, rules), rules);
  await openTopic('Phantom pair with an odd number');
  await tabTo('Phantom’s seat');
  await chooseBy('{End}', 'Another number');
  await expect.poll(() => rulesOf(tournamentOf(door)).phantomSeat).toEqual({ slot: 1 });
  await tabTo('Pair number that stays free');
  await write('3');
  await press('{Tab}');
  await expect.poll(() => rulesOf(tournamentOf(door)).phantomSeat).toEqual({ slot: 3 });
  await openTopic('Close preparations, arrow switches in round 2');
  // The phantom is N-S at table 2: 4 meets it first, then who comes from table 1.
  await expect.element(page.getByText('Odd number: 4 sits out round 1, 2 round 2.')).toBeVisible();
});

it('[bridge 4.10] a break is set with its text and taken away', async () => {
  const rules = vpRules({ startRounds: 2, delay: true });
  const door = await open(run(closed(8, rules)), rules);
  await openTopic('Swiss break');
  await tabTo('Break');
  await press('{Enter}');
  await tabTo('After round');
  await write('3');
  await tabTo('Minutes');
  await write('25');
  await tabTo('Text on the sheets');
  await press('Tea');
  await tabTo('Break after round 3');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).breaks).toEqual([{ after: 3, minutes: 25, text: 'Tea' }]);
  await tabTo('No break after round 3');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).breaks).toEqual([]);
});

it('[bridge 4.2] who has to be stationary by the list of people is suggested, and taken one by one or all at once', async () => {
  const rules = vpRules({ startRounds: 1, delay: false });
  const flagged = run(opened(8, rules), { type: 'entrants.mark', ids: [2, 4, 6], trait: 'stationary', value: true });
  const door = await open(flagged, rules);
  const homes = () => ownOf(tournamentOf(door)).homes.map(({ entrant }) => entrant);
  await press('{Alt>}4{/Alt}');
  await tabTo('Stays at a table');
  await press('{Enter}');
  await expect.element(page.getByText('Stationary by the list of people: 3')).toBeVisible();
  expect(homes()).toEqual([]);
  await tabTo('Stays at a table: P4');
  await press('{Enter}');
  await expect.poll(homes).toEqual([4]);
  await tabTo('All 2 stay at a table');
  await press('{Enter}');
  await expect.poll(homes).toEqual([4, 2, 6]);
  await expect.element(page.getByText('Stationary by the list of people')).not.toBeInTheDocument();
});

const seatsOf = (door: Awaited<ReturnType<typeof open>>, no: number): readonly string[] =>
  (roundOf(tournamentOf(door), no)?.tables ?? []).map(({ seats }) => seats.toSorted((a, b) => a - b).join('-'));

const heading = (level: number, name: string) => page.getByRole('heading', { level, name, exact: true });

/** An event with the last result of its last round left out. */
const almost = (rules: BridgeRules): Ledger => {
  const rounds = golden('G1');
  const last = rounds.at(-1);
  if (last === undefined) throw new Error('no rounds');
  return enter(seatNext(playedThrough(rounds.slice(0, -1), rules, 12)), last, ['4-11']);
};

it('[bridge 4.1, 4.4, 4.7, 4.15] the rules are opened, preparations closed, directions and the way of adding rounds chosen', async () => {
  const door = await open(opened(8, oneStart), oneStart);
  await openTopic('Start contest');
  await expect.element(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await openTopic('Close preparations, arrow switches in round 2');
  await tabTo('Close preparations');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).prepared?.tables).toBe(4);
  await leaveSheet();
  await openTopic('Add Swiss rounds automatically');
  await tabTo('Adding Swiss rounds');
  await chooseBy('{ArrowDown}', 'By itself');
  await expect.poll(() => rulesOf(tournamentOf(door)).addRoundMode).toBe('auto');
  await tabTo('Which tables exchange directions');
  await chooseBy('{End}', 'Balanced over the rounds');
  await expect.poll(() => rulesOf(tournamentOf(door)).arrowMode).toBe('balance');
});

it('[bridge 4.5, 4.9] the 95 % route, then the dialog that adds the round', async () => {
  const door = await open(almost(oneStart), oneStart);
  await openTopic('95 % Swiss');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await tabTo('Seat round 6');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).provisional.length).toBe(1);
  await openTopic('Enter results and add new round');
  await expect.element(page.getByRole('dialog', { name: 'Seat round 6' })).toBeVisible();
  await expect.poll(() => page.getByRole('dialog').getByRole('row').elements().length).toBe(7);
  await tabTo('Publish round 6');
  await press('{Enter}');
  await expect.poll(() => seatsOf(door, 6)).toEqual(['6-10', '1-3', '5-7', '2-8', '9-11', '4-12']);
});

it('[bridge 4.11] G1: 4 is typed into the seat of 11: 9-4, 12-11 with its warning, inserted', async () => {
  const door = await open(playedThrough(golden('G1'), oneStart, 12), oneStart);
  await press('{Alt>}2{/Alt}');
  await tabTo('Seat round 6');
  await press('{Enter}');
  await primarySays('Publish round 6');
  await tabTo('Table 1, North–South');
  await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.poll(focused).toContain('Table 5, East–West: P11');
  await press('99');
  await expect.element(page.getByText('99: nobody of this number plays in this round.')).toBeVisible();
  await press('{Escape}4');
  await expect.element(page.getByText(/4 ⏎ comes here/)).toBeVisible();
  await press('{Enter}');
  await expect.element(page.getByText(/Repeat at table 6: .*Met in rounds: 1/)).toBeVisible();
  await press('{Control>}{Enter}{/Control}');
  await expect.poll(() => seatsOf(door, 6)).toEqual(['6-10', '1-3', '5-7', '2-8', '4-9', '11-12']);
});

it('[bridge 4.12, 4.13, 4.20, 4.8] a round with results is removed, a pair leaves, one comes, the next round is Danish', async () => {
  const door = await open(playedThrough(golden('G1'), oneStart, 12), oneStart);
  await openTopic('Remove or redo a round');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('5{Enter}');
  await expect.poll(() => tournamentOf(door).rounds.length).toBe(4);
  await openTopic('Drop-out', 'P12');
  await tabTo('Withdraw from round 5');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).withdrawn.map(({ entrant }) => entrant)).toEqual([12]);
  await openTopic('Extend a running event');
  await tabTo('Newcomers');
  await press('Nora New, Nils New');
  await tabTo('Add 1 newcomer');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).late.map(({ entrant }) => entrant)).toEqual([13]);
  await openTopic('Danish seating');
  await expect.element(heading(1, 'Round 5')).toBeVisible();
  // The seating of the removed round stands there [W-4.4], out of date; it gives way to the Danish one.
  await tabTo('Seat again');
  await press('{Enter}');
  await primarySays('Publish round 5');
  await press('{Control>}{Enter}{/Control}');
  await expect.poll(() => roundOf(tournamentOf(door), 5)?.draw.proposal.method).toBe('danish');
});

it('[bridge 4.17] a barometer round is typed and taken in; [bridge 4.6, 4.19] lead to paper and to the reasons', async () => {
  const door = await open(opened(4, oneStart), oneStart);
  await openTopic('Convert barometer to Swiss');
  // The kind of list first, then the list.
  await tabTo('Rounds');
  await tabTo('Rounds');
  await press('1 1 1 2 12-8{Enter}1 2 3 4 10-10');
  await tabTo('Take in and go on as Swiss');
  await press('{Enter}');
  await expect.poll(() => ownOf(tournamentOf(door)).imported?.rounds).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await seatAndPublish(2);
  expect(seatsOf(door, 2)).toEqual(['1-3', '2-4']);
  await openTopic('How the pairings are created');
  await expect.element(heading(1, 'Round 2')).toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Why' })).toBeVisible();
  await openTopic('Print round result and continue');
  await expect.element(heading(2, 'Paper for round 2')).toBeVisible();
});
