/** Teams of four and five players from a file, seated in the start round, with the open and the closed room on paper. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { artifacts, hosts, picture, type Running, removeFolder, root } from '../hosts.ts';
import { closePreparations, draft, leaveSheet, newBridge, openSheet, publish, seatedMatches } from '../pages/bridge.ts';
import { atStart, goTo, printsSheets, tickAlso } from '../pages/desk.ts';
import { readPdf } from '../paper/pdf.ts';

const host = hosts.find(({ name }) => name === 'browser');

describe('14 teams from a file', () => {
  const home = mkdtempSync(join(tmpdir(), 'seatwright-bridge-teams-'));
  const kept = artifacts('bridge-teams');
  let running: Running;
  beforeAll(async () => {
    if (host === undefined) throw new Error('no browser host');
    running = await host.start(home);
  });
  afterAll(async () => {
    await running.close();
    removeFolder(home);
  });

  test('come in, three of them under one name', async () => {
    const { page } = running;
    await atStart(page);
    await newBridge(page, 'Teams', 7, 'Teams');
    const button = page.getByRole('button', { name: 'Choose a file…' });
    // Under the mouse first: the browser knows by then that the file comes from here.
    const pressed = async () => {
      await button.hover();
      await button.click();
    };
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressed()]);
    await chooser.setFiles(join(root, 'test/fixtures/people/bridge-teams-14.tsv'));
    const dialog = page.getByRole('dialog');
    // Three different teams bear one name.
    await dialog.getByText('Import too', { exact: true }).click();
    await picture(page, join(kept, 'import.png'));
    await dialog.getByRole('button', { name: 'Import 14 teams' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openSheet(page, 'Seats');
    await picture(page, join(kept, 'names.png'));
    await page
      .getByRole('row', { name: /García-Márquez & Co\./ })
      .first()
      .waitFor();
    await leaveSheet(page);
  });

  test('are seated in the start round, seven matches', async () => {
    const { page } = running;
    await closePreparations(page);
    await draft(page, 1);
    const seated = await seatedMatches(page);
    expect(seated.map(({ table, ns, ew }) => `${table}:${ns}-${ew}`)).toEqual([
      '1:1-2',
      '2:3-4',
      '3:5-6',
      '4:7-8',
      '5:9-10',
      '6:11-12',
      '7:13-14',
    ]);
    await publish(page, 1);
    await picture(page, join(kept, 'round-1.png'));
  });

  test('stand on paper in the open and the closed room, the other way round, and every player by name', async () => {
    const { page } = running;
    await goTo(page, 'Paper');
    await page.getByRole('checkbox', { name: 'Seating by table', exact: true }).press('Space');
    await tickAlso(page, 'Open and closed room');
    await picture(page, join(kept, 'print.png'));
    const bytes = await running.pdfBy(() => printsSheets(page).click(), join(kept, 'rooms.pdf'));
    const { pages } = await readPdf(bytes);
    const texts = pages.flatMap((one) => one.texts.map(({ text }) => text));
    expect(texts.filter((text) => text === 'open')).toHaveLength(7);
    expect(texts.filter((text) => text === 'closed')).toHaveLength(7);
    const [, ...ofRooms] = texts.join('|').split('|1|open|');
    expect(ofRooms[0]).toMatch(
      /^1\|García-Márquez & Co\.\|2\|Hämäläinen & Co\.\|closed\|2\|Hämäläinen & Co\.\|1\|García-Márquez & Co\./,
    );
    expect(texts).toContain('Nielsen Ragnhild');
    expect(texts).toContain('Hämäläinen Fatima');
  });
});
