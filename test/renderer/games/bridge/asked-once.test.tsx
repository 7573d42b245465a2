/** What is asked at once, and what is not asked again or done unasked, on the desk of a bridge event. */

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { firstScreen } from '../../../../core/api/hall.ts';
import { averageResult } from '../../../../core/games/bridge/steps/decide-scores.ts';
import { ok } from '../../../../core/tournament/refusal.ts';
import { goTo } from '../../../../renderer/desk/place.ts';
import { openLate } from '../../../../renderer/games/bridge/add-round/adding.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, entrantsNamed, own, run, seatNext } from '../../../core/games/bridge/tournament.ts';
import { pressPrimary, primarySays, stepTo } from '../../round/desk.ts';
import { openBridge } from './desk.ts';

const rules = vpRules();
const won = (ns: number) => ({ entry: 'vp', ns: 100 * ns });
const two = seatNext(seatNext(closed(8, rules), 'start'), 'start');

it('F16 the stand-ins of 95 % are asked for once, not at every later look at the screen', async () => {
  await openBridge('people', two, rules);
  openLate();
  await expect.element(page.getByRole('dialog', { name: 'Round 3 before the last results' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  goTo('people');
  await expect.element(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  goTo('rounds');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Round 1' })).toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('F27 a hall that keeps another event is not turned to a seating of it by "Show in hall"', async () => {
  const hall = { hall: 1, open: true, waiting: false, lost: false, display: '', screen: firstScreen, shown: null };
  const reveal = { top: 0, step: 0 };
  const answers = { 'hall.state': () => ok({ halls: [hall], reveal, other: 'Spring Open' }) };
  const door = await openBridge('rounds', two, rules, { answers });
  await page.getByRole('button', { name: 'Not needed' }).click();
  await primarySays('Open the hall');
  await pressPrimary();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Hall' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show this event in the hall' })).toBeVisible();
  expect(door.calls.filter(({ method }) => ['hall.show', 'hall.round'].includes(method))).toEqual([]);
});

it('a start round says who has no number; missing results are not asked for', async () => {
  await openBridge('rounds', run(seatNext(closed(8, rules), 'start'), entrantsNamed(9, 9)), rules);
  await stepTo(2);
  await expect.element(page.getByRole('heading', { name: 'Round 2 cannot be seated yet' })).toBeVisible();
  await expect.element(page.getByText('Entered, without a number yet: P9.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

/** Round 2 is seated on a stand-in, round 1 shown, and the real result has come. */
const drawnOnStandIn = async () => {
  const direct = vpRules({ startRounds: 1, delay: false });
  const drawn = run(
    [1, 2, 4].reduce(
      (ledger, table) => run(ledger, { type: 'result.enter', round: 1, table, result: won(10 + table) }),
      seatNext(closed(8, direct), 'start'),
    ),
    own({ do: 'setProvisional', round: 1, results: [{ table: 3, result: averageResult(direct) }] }),
  );
  const door = await openBridge('rounds', seatNext(drawn), direct);
  await stepTo(1);
  door.carryOut({ type: 'result.enter', round: 1, table: 3, result: won(20) });
  await expect.poll(() => said().elements().length).toBe(1);
  return door;
};

const said = () => page.getByText(/^The ranking behind round 2 has changed/);

it('W-3.8 that the ranking has changed stands once, on the round drawn from it too', async () => {
  await drawnOnStandIn();
  await stepTo(2);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Round 2' })).toBeVisible();
  expect(said().elements()).toHaveLength(1);
});

it('W-3.8 it stands until it is answered, whatever is done meanwhile', async () => {
  const door = await drawnOnStandIn();
  const adjustment = { entrant: 1, round: null, amount: -100, kind: 'penalty', reason: 'late' } as const;
  door.carryOut(own({ do: 'adjust', adjustment }));
  await expect.element(page.getByText('P1: penalty −1 (late)')).toBeVisible();
  expect(said().elements()).toHaveLength(1);
  door.carryOut({ type: 'result.enter', round: 1, table: 1, result: won(19) });
  await expect.element(page.getByText(/^Round 1, table 1: /)).toBeVisible();
  expect(said().elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Keep, repair or seat again…' }).click();
  await page.getByRole('button', { name: 'Keep as it is' }).click();
  await expect.poll(() => said().elements().length).toBe(0);
  // The round itself goes on saying what it was drawn from.
  await stepTo(2);
  await expect.poll(() => said().elements().length).toBe(1);
});
