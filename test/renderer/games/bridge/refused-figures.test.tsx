/** Figures that a field of the Swiss screen does not take: nothing else is stored in their place. */

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import type { FeatureId } from '../../../../renderer/games/bridge/swiss/place.ts';
import { chooseFeature } from '../../../../renderer/games/bridge/swiss/place.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, seatNext } from '../../../core/games/bridge/tournament.ts';
import { openBridge, tournamentOf } from './desk.ts';

const rules = vpRules();

const openFeature = async (feature: FeatureId) => {
  const door = await openBridge('swiss', seatNext(closed(8, rules), 'start'), rules);
  chooseFeature(feature);
  return door;
};

/** Puts a figure into a field and leaves it. */
const write = async (field: string, figure: string): Promise<void> => {
  await page.getByRole('textbox', { name: field, exact: true }).fill(figure);
  await userEvent.keyboard('{Tab}');
};

it('F17 an adjustment of round 99 is none of the event: nothing is stored until the round is put right', async () => {
  const door = await openFeature('scores');
  await page.getByRole('button', { name: 'Choose … Who' }).click();
  await page.getByRole('option').nth(3).click();
  await write('Amount', '5');
  await write('Reason', 'slow');
  await write('Round', '99');
  await page.getByRole('button', { name: 'Add the adjustment' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Round', exact: true })).toHaveFocus();
  expect(ownOf(tournamentOf(door)).adjustments).toEqual([]);
  await write('Round', '1');
  await page.getByRole('button', { name: 'Add the adjustment' }).click();
  await expect.poll(() => ownOf(tournamentOf(door)).adjustments.map(({ round }) => round)).toEqual([1]);
});
