import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { roundOf } from '../../../../core/tournament/state.ts';
import { closeAsking } from '../../../../renderer/games/bridge/add-round/adding.ts';
import { useEntryStore } from '../../../../renderer/round/entry/entry-store.ts';
import { useRoundPlace } from '../../../../renderer/round/round-place.ts';
import { useNotices } from '../../../../renderer/store/notices.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { type GoldenName, golden } from '../../../core/games/bridge/golden.ts';
import { enter, playedThrough, seatNext } from '../../../core/games/bridge/tournament.ts';
import { pressPrimary, primarySays } from '../../round/desk.ts';
import { strike } from '../../round/keys.ts';
import { openBridge, tournamentOf } from './desk.ts';

type Door = Awaited<ReturnType<typeof openBridge>>;

const rulesFor = (addRoundMode: BridgeRules['addRoundMode']) =>
  vpRules({ startRounds: 1, delay: false, arrowMode: 'off', addRoundMode });

/** A worked event of one start round, with one result of its last round left out. */
const almost = (name: GoldenName, rules: BridgeRules, leftOut: string): Ledger => {
  const rounds = golden(name);
  const last = rounds.at(-1);
  if (last === undefined) throw new Error('no rounds');
  return enter(seatNext(playedThrough(rounds.slice(0, -1), rules, 12)), last, [leftOut]);
};

const open = (ledger: Ledger, rules: BridgeRules): Promise<Door> => {
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  sessionStorage.clear();
  closeAsking();
  useNotices.setState({ notices: [] });
  return openBridge('rounds', ledger, rules);
};

const typeLast = async (door: Door, a: number, b: number, x: number, y: number) => {
  const at = roundOf(tournamentOf(door), 5)?.tables.find(({ seats }) => seats.includes(a) && seats.includes(b));
  await expect.element(page.getByRole('textbox', { name: /table number/i })).toHaveFocus();
  await strike(`${at?.table}⏎${at?.seats[0] === a ? x : y}⏎`);
};

const dialog = () => page.getByRole('dialog', { name: 'Seat round 6' });
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name });
const seen = () =>
  dialog()
    .getByRole('rowheader')
    .elements()
    .map((head) => [...(head.parentElement?.querySelectorAll('[class*=_bridgeSeat_] [class*=_bridgeSeatNo_]') ?? [])])
    .map((numbers) => numbers.map(({ textContent }) => textContent).join('-'));
const matches = (door: Door): readonly string[] =>
  (roundOf(tournamentOf(door), 6)?.tables ?? []).map(({ seats }) => [...seats].sort((a, b) => a - b).join('-'));

const G1 = ['6-10', '3-1', '5-7', '8-2', '9-11', '12-4'];
const sorted = (rows: readonly string[]) =>
  rows.map((row) =>
    row
      .split('-')
      .sort((a, b) => Number(a) - Number(b))
      .join('-'),
  );

describe('[bridge 4.5] the dialog that adds a round', () => {
  it('opens with the last result that is awaited: standing, ranks, totals; Enter inserts nothing; Insert does', async () => {
    const rules = rulesFor('ask');
    const door = await open(almost('G1', rules, '4-11'), rules);
    await typeLast(door, 4, 11, 9, 11);
    await expect.element(dialog()).toBeVisible();
    await expect.element(dialog().getByText('On the standing after round 5.')).toBeVisible();
    await expect.poll(seen).toEqual(G1);
    await expect.element(dialog().getByText(/^1\. · 70/)).toBeVisible();
    // Whoever goes on typing results does not seat a round by it.
    await userEvent.keyboard('7{Enter}');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(tournamentOf(door).rounds).toHaveLength(5);
    // It can still be seated from the window, in two presses.
    await primarySays('Seat round 6');
    await pressPrimary();
    await primarySays('Publish round 6');
    await pressPrimary();
    await expect.poll(() => matches(door)).toEqual(sorted(G1));
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('G3: the repeat is listed, trying harder and Danish are choices; Edit takes it to the rounds', async () => {
    const rules = rulesFor('ask');
    const door = await open(almost('G3', rules, '12-6'), rules);
    await typeLast(door, 12, 6, 11, 9);
    await expect.element(dialog().getByText(/Repeat at table 6/)).toBeVisible();
    await dialog()
      .getByRole('radio', { name: /harder/i })
      .click({ force: true });
    await expect.poll(seen).toEqual(['10-4', '5-3', '1-8', '9-6', '7-12', '2-11']);
    await dialog()
      .getByRole('checkbox', { name: /Danish/ })
      .click({ force: true });
    await expect.poll(() => seen().slice(0, 3)).toEqual(['10-5', '4-3', '1-9']);
    await dialog()
      .getByRole('checkbox', { name: /Danish/ })
      .click({ force: true });
    await expect.poll(() => seen().slice(0, 3)).toEqual(['10-4', '5-3', '1-8']);
    await inDialog('Edit first').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Round 6' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Proposal', exact: true })).toBeVisible();
    expect(tournamentOf(door).rounds).toHaveLength(5);
  });

  it('[bridge 4.9] whoever creates rounds alone is not asked', async () => {
    const rules = rulesFor('manual');
    const door = await open(almost('G1', rules, '4-11'), rules);
    await typeLast(door, 4, 11, 9, 11);
    await primarySays('Seat round 6');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

describe('[bridge 4.15] rounds added by themselves', () => {
  it('G1: round 6 is there as in the golden, with undo, edit and redo until it has a result', async () => {
    const rules = rulesFor('auto');
    const door = await open(almost('G1', rules, '4-11'), rules);
    await typeLast(door, 4, 11, 9, 11);
    await expect.poll(() => matches(door)).toEqual(sorted(G1));
    await expect.element(dialog()).not.toBeInTheDocument();
    const said = page.getByText('Round 6 was added by itself.');
    await expect.element(said).toBeVisible();
    await page.getByRole('button', { name: 'Redo', exact: true }).last().click();
    // What was published is withdrawn by a yes alone [W-4.3].
    const asks = page.getByRole('alertdialog', { name: 'Take round 6 back' });
    await asks.getByRole('button', { name: 'Take the round back', exact: true }).click();
    await expect.poll(seen).toEqual(G1);
    expect(tournamentOf(door).rounds).toHaveLength(5);
    await inDialog('Publish round 6').click();
    await expect.poll(() => matches(door)).toEqual(sorted(G1));
  });

  it('the notice goes with the first result of the round', async () => {
    const rules = rulesFor('auto');
    const door = await open(almost('G1', rules, '4-11'), rules);
    await typeLast(door, 4, 11, 9, 11);
    const said = page.getByText('Round 6 was added by itself.');
    await expect.element(said).toBeVisible();
    door.carryOut({ type: 'result.enter', round: 6, table: 1, result: { entry: 'vp', ns: 1000 } });
    await expect.element(said).not.toBeInTheDocument();
  });

  it('G3: the dialog appears because of 11-6, nothing is inserted', async () => {
    const rules = rulesFor('auto');
    const door = await open(almost('G3', rules, '12-6'), rules);
    await typeLast(door, 12, 6, 11, 9);
    await expect.element(dialog().getByText('Round 6: you are asked first.')).toBeVisible();
    await expect.element(dialog().getByText(/Repeat at table 6/)).toBeVisible();
    expect(tournamentOf(door).rounds).toHaveLength(5);
  });
});
