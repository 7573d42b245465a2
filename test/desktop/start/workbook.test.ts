/** [reliability 14.1]: a workbook of a spreadsheet becomes a list of people in both hosts, read by the checker's own process. */

import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { archive, book, bookParts, rowsXml } from '../../electron/checker/books.ts';
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

/** What is in none of these is entered; the name of each stands in what is said of it. */
const hostile: readonly (readonly [file: string, bytes: Uint8Array, says: RegExp])[] = [
  [
    'bomb.xlsx',
    archive(
      bookParts({ S: '' }).map((part) =>
        part.name.includes('worksheets') ? { ...part, text: new Uint8Array(50_000_000) } : part,
      ),
    ),
    /bytes, [\d,]+ are allowed/,
  ],
  ['cut-off.xlsx', book({ S: rowsXml(people) }).subarray(0, 900), /is an archive|office document/],
  ['empty.xlsx', new Uint8Array(), /There is nothing in this list/],
  [
    'locked.xlsx',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le')),
    /protected by a password/,
  ],
];

test.each(hosts)(
  'hostile files are refused by name, 200 MB of them unread; macros are left alone: $name',
  async (host) => {
    const home = mkdtempSync(join(tmpdir(), 'seatwright-hostile-'));
    running = await host.start(home);
    const { page } = running;
    await running.answerSave(join(home, 'Hostile Open.seatwright'));
    await newTournament(page, 'Hostile Open', 3);
    const input = page.locator('input[type=file]').first();
    const choose = async (name: string, bytes: Uint8Array): Promise<void> => {
      const path = join(home, name);
      writeFileSync(path, bytes);
      await input.setInputFiles(path);
    };
    for (const [name, bytes, says] of hostile) {
      await choose(name, bytes);
      const dialog = page.getByRole('dialog');
      await dialog.getByText(says).waitFor();
      expect(await dialog.textContent()).toContain(name);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    const large = join(home, 'large.csv');
    writeFileSync(large, 'Name\n');
    truncateSync(large, 200 * 1024 * 1024);
    await input.setInputFiles(large);
    await page.getByRole('dialog').getByText('209,715,200 bytes, 5,242,880 are allowed', { exact: false }).waitFor();
    expect(await page.getByRole('dialog').textContent()).toContain('large.csv');
    await page.keyboard.press('Escape');
    const macros = [...bookParts({ S: rowsXml(people) }), { name: 'xl/vbaProject.bin', text: new Uint8Array(2000) }];
    await choose('macros.xlsm', archive(macros));
    await page.getByRole('button', { name: 'Import 12 people' }).press('Enter');
    await page.getByText('12 people added').waitFor();
    await running.close();
    removeFolder(home);
  },
);
