/** What the program shows in every game at certain moments: its commands, a list to import, the open hall, the network. */

import { command, type Desk, dialogShot, goTo, leave, type Moment, paste, press } from './desk-page.ts';

/** What the menus and the list of all commands have beyond the dialogs of the menu. */
const commands: Moment = [
  'command',
  async (desk, name) => {
    const { page, shot } = desk;
    for (const [deed, key] of [
      ['times', 'rounds:times.open'],
      ['erase', 'file:erase.menu'],
      ['diagnostics', 'shell:deeds.diagnostics'],
      ['network', 'network:desk.deed'],
    ] as const) {
      await command(page, key);
      await dialogShot(desk, `${name}-${deed}`);
    }
    await page.keyboard.press('Control+k');
    await page.locator('.modal input').fill('zz');
    await dialogShot(desk, `${name}-none`);
    await command(page, 'file:copies.second');
    await dialogShot(desk, `${name}-second-copy`);
    await command(page, 'file:audit.verify');
    await page.waitForTimeout(800);
    await shot(`${name}-verified-file`);
  },
];

const LIST = 'No.;Name;Club\n1;Anna Berg;Nord\n1;Bo Ek;Nord\n3;;Süd\n4;Anna Berg;Nord\n5;=1+1;"Ost"\n';

const imported: Moment = [
  'import',
  async (desk, name) => {
    await goTo(desk.page, 1);
    await paste(desk.page, LIST);
    await dialogShot(desk, name);
  },
];

/** The drawer of the hall is open; pressed twice its entry closes it. */
const toHall = async (page: Desk['page']): Promise<void> => {
  const entry = page.locator('[class*=_railItem_]').filter({ has: page.locator('.lucide-monitor-play') });
  if ((await entry.getAttribute('aria-expanded')) !== 'true') await entry.click();
};

/** The hall is open: the red word at the top, the console of what it shows; people can read it on their telephones. */
const live: Moment = [
  'live',
  async (desk, name) => {
    const { page, shot } = desk;
    await toHall(page);
    const [hall] = await Promise.all([page.context().waitForEvent('page'), press(page, 'sheets:hall.openTab')]);
    await page.bringToFront();
    await page.waitForTimeout(1500);
    await shot(name);
    await goTo(page, 1);
    await toHall(page);
    await page.keyboard.press('Escape');
    await page.locator('[class*=_hallMonitor_]').waitFor();
    await shot(`${name}-elsewhere`);
    await hall.close();
    await command(page, 'network:desk.deed');
    // The networks of the computer come in after the dialog.
    await page.locator('.modal .select-button').first().waitFor();
    await page.locator('.modal .select-button').first().press('ArrowDown');
    await page.locator('.popover').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.popover').waitFor({ state: 'detached' });
    await page.locator('.modal button[type=submit]').click();
    await page.locator('.modal').waitFor({ state: 'detached' });
    await toHall(page);
    await shot(`${name}-network`);
    await press(page, 'network:desk.close');
    await leave(page);
  },
];

export const programMoments: readonly Moment[] = [commands, imported, live];
