/** What was changed by hand on a seating stands in the log, a line each [events ME-53] [fault M-1]. */

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { event, openRounds, seated } from '../round/desk.ts';
import { after as next, proposed } from '../round/event.ts';

const swap = { do: 'swap' as const, a: { table: 1, seat: 0 }, b: { table: 4, seat: 0 } };
const renumber = { do: 'renumber' as const, from: 2, to: 9, reason: 'late =arrival <script>' };

const lines = () =>
  [...document.querySelectorAll('tr[data-state] [data-column=what]')].map((row) => [
    row.querySelector('[class*=_stepWords_]')?.textContent?.replaceAll(/[\u2066-\u2069]/g, ''),
    ...[...row.querySelectorAll('li')].map((line) => line.textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
  ]);

describe('M-1 the log of a round states what was changed by hand', () => {
  it('in a revision and in a seating that was changed before it was published, also when they are taken back', async () => {
    const fresh = event();
    const published = next(fresh, {
      type: 'round.publish',
      method: 'random',
      options: {},
      proposal: proposed(fresh),
      changes: [swap],
    } as CommandInput);
    await openRounds('rounds', next(published, { type: 'round.revise', no: 1, rev: 1, changes: [swap, renumber] }));
    await userEvent.keyboard('{Alt>}7{/Alt}');
    const exchanged = 'Table 1 East and table 4 East exchanged';
    const revised = [
      'Round 1 changed (R1.2), tables: 1, 4 and 9',
      exchanged,
      'Table 2 is now table 9: late =arrival <script>',
    ];
    const told = [revised, ['Round 1 published (R1.1)', exchanged]];
    await expect.poll(() => lines().slice(0, 2)).toEqual(told);
    await userEvent.keyboard('{Control>}z{/Control}');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => document.querySelectorAll('tr[data-state] [data-column=what] s').length).toBeGreaterThan(0);
    expect(lines()).toEqual(expect.arrayContaining(told));
  });

  it('is found by its words, and a seating as it was drawn has none', async () => {
    const swapped = next(seated(event()), { type: 'round.revise', no: 1, rev: 1, changes: [swap] });
    await openRounds('rounds', swapped);
    await userEvent.keyboard('{Alt>}7{/Alt}');
    await expect.poll(() => lines()[1]).toEqual(['Round 1 published (R1.1)']);
    await page.getByRole('searchbox').fill('table 4 east exchanged');
    await expect.poll(() => lines().map(([what]) => what)).toEqual(['Round 1 changed (R1.2), tables: 1 and 4']);
  });
});
