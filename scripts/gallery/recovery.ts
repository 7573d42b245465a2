/** A file that was damaged, offered in the list of files and opened. */

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desk } from './desk-page.ts';

/** @param folder where the program keeps its files */
export const recoveryShots = async (desk: Desk, folder: string, prefix: string): Promise<void> => {
  const { page } = desk;
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.seatwright'));
  if (file === undefined) return;
  writeFileSync(join(folder, file), Buffer.alloc(9000, 'damaged '));
  await page.locator('[class*=_start_] button, [class*=_content_] button').filter({ hasText: /…$/ }).first().click();
  await page.locator('.modal').waitFor();
  await desk.shot(`${prefix}-files`);
  await page
    .locator('.modal li button')
    .filter({ hasText: file.replace('.seatwright', '') })
    .first()
    .click();
  await page.waitForTimeout(600);
  await desk.shot(`${prefix}-damaged`);
  const recover = page.locator('.modal .notice button');
  if ((await recover.count()) > 0) {
    await recover.first().click();
    await page.waitForTimeout(600);
    await desk.shot(`${prefix}-recovery`);
  }
};
