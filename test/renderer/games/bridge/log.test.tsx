import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { golden } from '../../../core/games/bridge/golden.ts';
import { own, playedThrough, run } from '../../../core/games/bridge/tournament.ts';
import { openBridge } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });

it('6 Log: newest first, results in VP and not in hundredths, what is looked for alone, each with its way back', async () => {
  const played = playedThrough(golden('G1').slice(0, 1), rules, 12);
  const event = run(played, own({ do: 'setBreak', after: 2, break: { minutes: 20, text: 'Tea' } }));
  await openBridge('history', event, rules);
  const rows = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((head) => head.textContent ?? '');
  await expect.poll(() => rows().length).toBeGreaterThan(8);
  expect(rows()).toContainEqual(expect.stringMatching(/table 1: result\D*5 · 15/));
  const all = rows().length;
  await page.getByRole('searchbox', { name: 'Find in the history' }).fill('table 2');
  await expect.poll(rows).toEqual([expect.stringMatching(/Round 1, table 2: result.*12 · 8/)]);
  await expect.element(page.getByRole('button', { name: 'Go back to here' })).toBeVisible();
  await page.getByRole('searchbox').clear();
  await expect.poll(() => rows().length).toBe(all);
});
