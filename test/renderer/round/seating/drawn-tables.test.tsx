/** Every Swiss game offers table numbers by lot in *Another way…* [hall-and-print 2.9]. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { GameId, Json } from '../../../../core/tournament/words.ts';
import { SwissOptions } from '../../../../renderer/games/bridge/round/options.tsx';
import { DrawOptions } from '../../../../renderer/games/duel/options.tsx';
import { SeatingModes } from '../../../../renderer/games/mahjong/options.tsx';
import { sampleOf } from '../../../core/sheets/sample-events.ts';

const shown = (family: GameId, frozenAfter: number | null): Tournament => ({
  ...sampleOf(family),
  standingsShown: { hidden: false, frozenAfter },
});

const box = () => page.getByRole('checkbox', { name: 'Table numbers by lot' });

test.each([
  ['bridge', SwissOptions, { hall: { shuffled: true } }],
  ['duel', DrawOptions, { shuffleTables: true }],
] as const)(
  'round-window 11 %s: a box at any time, which is an option of the draw',
  async (family, Options, wanted) => {
    const set: Json[] = [];
    const { rerender } = await render(
      <Options tournament={shown(family, null)} options={{}} onChange={(options) => set.push(options)} />,
    );
    await expect.element(box()).not.toBeChecked();
    // The box itself is drawn by its label: pressed as its label is.
    (box().element() as HTMLElement).click();
    await expect.poll(() => set).toEqual([wanted]);
    await rerender(
      <Options tournament={shown(family, 1)} options={wanted} onChange={(options) => set.push(options)} />,
    );
    await expect.element(box()).toBeChecked();
  },
);

test('mahjong: a sentence beside the table numbers, which may be drawn by lot at any time', async () => {
  const element = (tournament: Tournament, method = 'swiss') => (
    <SeatingModes tournament={tournament} method={method} />
  );
  const { rerender } = await render(element(shown('mahjong', null)));
  const hint = page.getByText('Table numbers tell the standings', { exact: false });
  await expect.element(hint).not.toBeInTheDocument();
  await rerender(element(shown('mahjong', 1)));
  await expect.element(hint).toBeVisible();
  await page.getByRole('button', { name: /Table numbers/ }).click();
  await expect.element(page.getByRole('option', { name: 'By lot' })).toBeVisible();
});
