/** [reliability 14.1]: a workbook of a spreadsheet becomes a list of people in both hosts, read by the checker's own process. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { book, rowsXml } from '../../electron/checker/books.ts';
import { hosts, type Running, removeFolder } from '../hosts.ts';
import { goTo, newTournament } from '../pages/desk.ts';

const people = Array.from({ length: 12 }, (_, i) => [`Player ${i + 1}, North`, `Club ${i % 3}`]);

let running: Running;
afterEach(() => running.close());

test.each(hosts)('a list of twelve from a workbook: $name', async (host) => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-workbook-'));
  running = await host.start(home);
  const { page } = running;
  await running.answerSave(join(home, 'Workbook Open.seatwright'));
  await newTournament(page, 'Workbook Open', 3);
  const workbook = book({ Cover: '', Players: rowsXml([['Name', 'Club'], ...people]) });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'club.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(workbook),
    });
  const dialog = page.getByRole('dialog', { name: 'Import club.xlsx' });
  await dialog.getByText('Player 12, North').waitFor();
  await dialog.getByRole('button', { name: 'Import 12 people' }).press('Enter');
  await page.getByText('12 people added').waitFor();
  await goTo(page, 'People');
  expect(await page.getByRole('gridcell', { name: 'Player 1, North' }).count()).toBeGreaterThan(0);
  await running.close();
  removeFolder(home);
});
