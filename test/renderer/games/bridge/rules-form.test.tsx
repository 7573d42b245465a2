import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usualRules } from '../../../../core/games/bridge/rules/rules.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { readNumbers, readPairs, readRising, writePairs } from '../../../../renderer/games/bridge/rules/number-list.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed } from '../../../core/games/bridge/tournament.ts';
import { openBridge, tournamentOf } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false });

const openForm = async (event = rules) => {
  const door = await openBridge('rounds', closed(8, event), event);
  await page.getByRole('button', { name: 'Rules…' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  return door;
};

const unfold = (part: RegExp) => page.getByRole('button', { name: part }).click();
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (door: Awaited<ReturnType<typeof openForm>>) => rulesOf(tournamentOf(door));

describe('settings of an event', () => {
  it('[bridge 5.6] the order of tie-breaks is changed by keyboard, one is taken away', async () => {
    const door = await openForm();
    await unfold(/^Tie-breaks/);
    const earlier = page.getByRole('button', { name: 'Move Net up' });
    (earlier.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Remove Head-to-head' }).click();
    await save();
    await expect.poll(() => saved(door).tieBreaks).toEqual(['net', 'opponents', 'shared']);
  });

  it('[bridge 5.3] a scale is typed or pasted as two columns; a line that is wrong is named and changes nothing', async () => {
    const door = await openForm();
    await unfold(/^Scale of victory points/);
    await page.getByRole('button', { name: /^WBF continuous Scale/ }).click();
    await page.getByRole('option', { name: 'ACBL 20', exact: true }).click();
    const rowsField = page.getByRole('textbox', { name: 'Rows' });
    await rowsField.fill('1\t11\n3\tx');
    await expect.element(page.getByText('Line 2 of the scale: two numbers are needed.')).toBeVisible();
    await rowsField.fill('1\t11\n5,5\t13');
    await save();
    const steps = () => {
      const { scale } = saved(door);
      return scale.kind === 'steps' ? scale.bands[0]?.steps : null;
    };
    await expect.poll(steps).toEqual([
      { from: 100, vp: 1100 },
      { from: 550, vp: 1300 },
    ]);
  });

  it('rooms, normal Swiss rounds and boards of single rounds are typed as lists', async () => {
    const door = await openForm();
    await unfold(/^Tables and rooms/);
    await page.getByRole('textbox', { name: 'Rooms start at tables' }).fill('4, 2');
    await expect.element(page.getByText('Numbers that rise, as in 36, 60.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Rooms start at tables' }).fill('3');
    await page.getByRole('textbox', { name: 'Normal Swiss rounds' }).fill('3, 6, 9');
    await unfold(/^Boards/);
    await page.getByRole('textbox', { name: 'Rounds of another length' }).fill('3: 8');
    await save();
    await expect
      .poll(() => [saved(door).rooms, saved(door).normalSwissRounds, saved(door).roundBoards])
      .toEqual([[3], [3, 6, 9], { '3': 8 }]);
  });

  it('[bridge 4.1] teams are ranked by VP and exchange nothing; ranked by MP the usual tie-breaks change with it', async () => {
    const door = await openForm();
    await page.getByRole('button', { name: /Contest$/ }).click();
    await page.getByRole('option', { name: 'Teams' }).click();
    await save();
    await expect.poll(() => saved(door).kind).toBe('teams');
    expect(saved(door)).toMatchObject({ ranking: 'vp', arrowMode: 'off', tieBreaks: usualRules('teams').tieBreaks });
  });
});

describe('lists as they are typed', () => {
  it('are read with commas, semicolons or spaces', () => {
    expect(readNumbers('36, 60;61 62')).toEqual([36, 60, 61, 62]);
    expect(readNumbers('36, x')).toBeNull();
    expect(readRising('3, 3')).toBeNull();
    expect(readPairs('7: 6, 3: 8')).toEqual({ '7': 6, '3': 8 });
    expect(readPairs('3: 8, 3: 9')).toBeNull();
    expect(writePairs({ '7': 6, '3': 8 })).toBe('3: 8, 7: 6');
  });
});
