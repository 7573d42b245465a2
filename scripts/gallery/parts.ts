/** What unfolds on a screen: its tabs, folded parts and steps, the dialogs that buttons promise with "…", cards and menus. */

import type { Locator } from 'playwright';
import { type Desk, leave, word } from './desk-page.ts';

/** How long a dialog may take to come; a button that opens none asks for a file. Milliseconds. */
const COMING = 700;

/** One of each kind is opened: a card, a menu, a list of choices. */
const openers = [
  '[class*=_rowCard_]',
  '[class*=_standingsName_]',
  '.person-button',
  '[class*=_content_] .button[aria-haspopup=true]',
  '[class*=_content_] [aria-haspopup=menu]',
  '[class*=_chair_]:not([data-state=empty])',
  '[class*=_historyDeeds_] button',
];

/** What a dialog computes while it opens is there, or takes longer than a picture waits. */
const computed = (page: Desk['page']): Promise<unknown> => page.waitForTimeout(400);

const pressed = async ({ page, shot }: Desk, button: Locator, name: string): Promise<boolean> => {
  const over = page.locator('.modal, .popover').first();
  await button.click({ timeout: 2000 });
  const opened = await over.waitFor({ timeout: COMING }).then(
    () => true,
    () => false,
  );
  if (opened) {
    await computed(page);
    await shot(name);
  }
  await leave(page);
  return opened;
};

/** Tabs beyond the first; folded parts are unfolded for good. */
const unfolded = async ({ page, shot }: Desk, name: string): Promise<void> => {
  const tabs = page.locator('[class*=_content_] [role=tab]');
  for (let i = 1; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    await shot(`${name}-tab-${i + 1}`);
  }
  if ((await tabs.count()) > 1) await tabs.first().click();
  const folded = page.locator('[class*=_content_] [class*=_disclosureTitle_][aria-expanded=false]');
  const before = await folded.count();
  for (let left = before; left > 0; left--) await folded.first().click();
  if (before > 0) await shot(`${name}-unfolded`);
};

/** Dialogs by the buttons that promise them. What prints or saves at once is left alone, and so are seats: their change is a moment. */
const promised = async (desk: Desk, name: string): Promise<void> => {
  const seats = await word(desk.page, 'rounds:deeds.revise');
  const buttons = desk.page
    .locator('[class*=_content_] button:visible:enabled')
    .filter({ hasText: /…$/, hasNotText: seats });
  let no = 0;
  for (let i = 0; i < (await buttons.count()); i++) {
    const button = buttons.nth(i);
    if ((await button.locator('.lucide-printer, .lucide-file-down, .lucide-file-up').count()) > 0) continue;
    if (await pressed(desk, button, `${name}-dialog-${no + 1}`)) no++;
  }
};

/** Photographs every part of the screen that is in front. */
export const partsOf = async (desk: Desk, name: string): Promise<void> => {
  await promised(desk, name);
  for (const [i, opener] of openers.entries()) {
    const first = desk.page.locator(opener).locator('visible=true').first();
    if ((await first.count()) > 0 && (await first.isEnabled())) await pressed(desk, first, `${name}-opened-${i + 1}`);
  }
  await unfolded(desk, name);
};
