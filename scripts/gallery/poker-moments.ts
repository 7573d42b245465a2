/** What a poker floor shows only at certain moments: somebody busts, a table breaks, the clock runs. */

import { command, type Desk, dialogShot, goTo, leave, type Moment, press } from './desk-page.ts';

/** Opens a menu of a place and every dialog that it leads to; what is done at once is undone, and another place is left again. */
const menuDialogs = async (desk: Desk, place: number, opener: string, name: string): Promise<void> => {
  const { page, shot } = desk;
  const items = page.locator(
    '.popover [role=menuitem], .popover [role=menuitemradio], .popover [role=menuitemcheckbox]',
  );
  const open = async (): Promise<number> => {
    await page.locator(opener).locator('visible=true').first().click();
    await page.locator('.popover').waitFor();
    return items.count();
  };
  const count = await open();
  await leave(page);
  for (let i = 0; i < count; i++) {
    await open();
    const item = items.nth(i);
    if ((await item.getAttribute('aria-disabled')) === 'true') {
      await leave(page);
      continue;
    }
    await item.click();
    await page.waitForTimeout(350);
    if ((await page.locator('.modal').count()) > 0) await dialogShot(desk, `${name}-${i + 1}`);
    else {
      await page.keyboard.press('Control+z');
      await leave(page);
      await goTo(page, place);
    }
  }
  await shot(`${name}-after`);
};

const menus: Moment = [
  'menu',
  async (desk, name) => {
    const more = '[class*=_content_] .button[aria-haspopup=true]';
    await goTo(desk.page, 2);
    await menuDialogs(desk, 2, more, `${name}-floor`);
    await menuDialogs(desk, 2, '[class*=_content_] [aria-haspopup=menu]', `${name}-table`);
    await menuDialogs(desk, 2, '[class*=_chair_]:not([data-state=empty])', `${name}-chair`);
    await goTo(desk.page, 3);
    await menuDialogs(desk, 3, more, `${name}-place`);
    await goTo(desk.page, 1);
    await desk.page.locator('[class*=_content_] tbody tr').nth(2).click();
    await menuDialogs(desk, 1, more, `${name}-roster`);
  },
];

const found: Moment = [
  'found',
  async ({ page, shot }, name) => {
    await goTo(page, 2);
    const line = page.locator('[class*=_content_] input:not([type=checkbox])').first();
    await line.fill('Ol');
    await shot(name);
    await line.fill('');
    await leave(page);
  },
];

const broken: Moment = [
  'breaking',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 2);
    await press(page, 'words:log.why');
    await shot(`${name}-why`);
    await page.locator('[class*=_content_] [data-primary]').first().click();
    await page.waitForTimeout(500);
    await shot(`${name}-drawn`);
  },
];

const clock: Moment = [
  'clock',
  async ({ page, shot }, name) => {
    await command(page, 'sheets:hall.views.timer');
    await page.locator('[class*=_content_] button[data-tone=primary]').first().click();
    await page.waitForTimeout(400);
    await shot(name);
  },
];

export const pokerMoments: readonly Moment[] = [found, broken, clock, menus];
