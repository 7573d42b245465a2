/** Which views the desk offers for the hall, where the hall is sent only the one that it shows. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFloor } from '../games/poker/floor-desk.ts';

const choice = (name: string) =>
  page.getByRole('radiogroup', { name: 'Show' }).getByRole('radio', { name, exact: true });

test('whatever the hall shows, every view with something to show can be chosen', async () => {
  await openFloor({ people: 20 });
  await userEvent.keyboard('{Alt>}6{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'Hall' })).toBeVisible();
  for (const name of ['Clock', 'By table', 'Floor map', 'Where do I sit?', 'By name']) {
    await userEvent.click(choice(name));
    await expect.element(choice(name)).toHaveAttribute('aria-checked', 'true');
  }
  await expect.element(choice('Payouts')).toBeDisabled();
});
