import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showRound } from '../../../../renderer/round/round-place.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { golden } from '../../../core/games/bridge/golden.ts';
import { closed, playedThrough, seatNext } from '../../../core/games/bridge/tournament.ts';
import { openBridge } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });
const open = page.getByRole('button', { name: 'The whole round…' });

describe('the whole story of a round', () => {
  it('G1: 8 skipped 9 and 12, met in rounds 5 and 2; table 6 exchanged with table 4', async () => {
    await openBridge('rounds', seatNext(playedThrough(golden('G1'), rules, 12)), rules);
    showRound(6);
    await page.getByRole('button', { name: 'Why?' }).click();
    await open.click();
    const story = page.getByRole('dialog', { name: 'How the pairings were created' });
    const row = story.getByRole('row').nth(4);
    await expect.element(row.getByText('9 (R5)')).toBeVisible();
    await expect.element(row.getByText('12 (R2)')).toBeVisible();
    await expect.element(row.getByText('P4', { exact: true })).toBeVisible();
    // What is said of table 6 stays in its column.
    const badge = story.getByText('has met everybody left').element();
    const [said, cell] = [badge, badge.closest('td')].map((part) => part?.getBoundingClientRect().right);
    expect(said).toBeLessThanOrEqual(cell ?? 0);
    const untangling = story.getByRole('region', { name: 'Untangling, from the lowest table up' });
    await expect.element(untangling.getByText(/is a rematch, rounds: 4/)).toBeVisible();
    await expect.element(untangling.getByText(/^Table 6 cannot exchange with tables 5/)).toBeVisible();
    await expect.element(untangling.getByText(/^Tables 6 and 4 exchange/)).toBeVisible();
  });

  it('a start round is seated by position and has no story', async () => {
    await openBridge('rounds', seatNext(closed(8, rules), 'start'), rules);
    showRound(1);
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect.element(page.getByRole('region', { name: 'Why', exact: true })).toBeVisible();
    expect(open.elements()).toEqual([]);
  });
});
