import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDialog } from '../../../renderer/desk/place.ts';
import { openDesk } from '../open-desk.tsx';

it('names its version and where it runs', async () => {
  await openDesk({ locale: 'en' });
  openDialog('about');
  await expect.element(page.getByText(/^Seatwright \d/)).toBeVisible();
  // From source there is no package to tell of.
  expect(document.querySelector('time[datetime="2026-11-27"], [class*=_aboutHome_]')).toBeNull();
});

it.each([
  ['en', '27 November 2026', /^Page processes run without the system's sandbox: install the \.deb or \.rpm/],
  ['ru', '27 ноября 2026 г.', /^Страницы работают без песочницы системы/],
] as const)(
  '[desktop 2.8, 5.3] %s: a package tells its day, its address to copy, and that it has no sandbox',
  async (locale, day, sandbox) => {
    await openDesk({
      locale,
      info: { built: { on: '2026-11-27', home: 'https://example.org/seatwright' }, unsandboxed: true },
    });
    openDialog('about');
    await expect.element(page.getByText(day)).toBeVisible();
    const home = page.getByText('https://example.org/seatwright');
    await expect.element(home).toBeVisible();
    // One click takes all of it, and it leads nowhere.
    expect(getComputedStyle(home.element()).userSelect).toBe('all');
    expect(home.element().closest('a')).toBeNull();
    await expect.element(page.getByText(sandbox)).toBeVisible();
  },
);
