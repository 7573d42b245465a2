import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDialog } from '../../../renderer/desk/place.ts';
import { openDesk } from '../open-desk.tsx';

it('names its version and where it runs', async () => {
  await openDesk({ locale: 'en' });
  openDialog('about');
  await expect.element(page.getByText(/^Seatwright \d/)).toBeVisible();
  await expect.element(page.getByText(/^(Desktop program|In the browser) on /)).toBeVisible();
});
