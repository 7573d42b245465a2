/** Figures that a field of the Director drawer does not take: nothing else is stored in their place. */

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, seatNext } from '../../../core/games/bridge/tournament.ts';
import { choose } from '../../director/hands.ts';
import { openBridge, openTopic, tournamentOf } from './desk.ts';

const rules = vpRules();

/** Puts a figure into a field and leaves it. */
const write = async (field: string, figure: string): Promise<void> => {
  await page.getByRole('textbox', { name: field, exact: true }).fill(figure);
  await userEvent.keyboard('{Tab}');
};

it('F17 an adjustment of round 99 is none of the event: nothing is stored until the round is put right', async () => {
  const door = await openBridge('rounds', seatNext(closed(8, rules), 'start'), rules);
  await openTopic('Adjustments and carry-over');
  await choose('P4');
  await write('Points', '5');
  await write('Reason', 'slow');
  await write('Round', '99');
  await page.getByRole('button', { name: 'Give penalty' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Round', exact: true })).toHaveFocus();
  expect(ownOf(tournamentOf(door)).adjustments).toEqual([]);
  await write('Round', '1');
  await page.getByRole('button', { name: 'Give penalty' }).click();
  await expect.poll(() => ownOf(tournamentOf(door)).adjustments.map(({ round }) => round)).toEqual([1]);
});
