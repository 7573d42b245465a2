/**
 * [fault V-1]: after a cut the same four are first wherever anybody looks: eight people, three Swiss rounds, a cut to four whose lower seed wins
 * each match, to the champion, through the real screens.
 */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artifacts, hosts, picture, type Running, removeFolder } from './hosts.ts';
import { confirmRound, goTo, importFile, newTournament, printsSheets, publish, seat } from './pages/desk.ts';
import { enterInOrder, openFinals } from './pages/duel.ts';
import { lettersOf, readPdf } from './paper/pdf.ts';

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda', 'Freda', 'Gry', 'Hedda'];
const host = hosts.find(({ name }) => name === 'browser') ?? hosts[0];
const home = mkdtempSync(join(tmpdir(), 'seatwright-order-'));
const kept = artifacts('browser');
let running: Running;
beforeAll(async () => {
  running = (await host?.start(home)) as Running;
});
afterAll(async () => {
  await running.close();
  removeFolder(home);
});

const shot = async (name: string) => picture(running.page, join(kept, `order-${name}.png`));

const played = async (method: string, matches: number, keys: { readonly [match: number]: string } = {}) => {
  const { page } = running;
  await seat(page, method, 'order');
  await publish(page);
  await enterInOrder(page, matches, keys);
  await confirmRound(page);
};

/** The first four of the people in a text, in the order in which they are named first. */
const firstIn = (text: string): readonly string[] =>
  NAMES.flatMap((name) => (text.includes(name) ? [{ name, at: text.indexOf(name) }] : []))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)
    .slice(0, 4);

const shownIn = async (place: Locator): Promise<readonly string[]> => {
  await place.first().waitFor();
  return firstIn((await place.allTextContents()).join(' '));
};

/** What *Export* saves for one of its choices. */
const exported = async (page: Page, kind: string): Promise<string> => {
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type('export');
  await page.getByRole('option', { name: 'Export', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: new RegExp(`^${kind}`) }).check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
};

test('V-1 eight people, three Swiss rounds, a cut to four, the lower seed wins to the end', async () => {
  const { page } = running;
  const list = join(home, 'eight.csv');
  writeFileSync(list, `Tag\n${NAMES.join('\n')}\n`);
  await newTournament(page, 'One Order', 3, /^One on one/);
  await importFile(page, list, `${NAMES.length} people`);
  for (let round = 1; round <= 3; round++) await played('Swiss', 4);
  await goTo(page, 'Standings');
  const swiss = await shownIn(page.locator('[class*=_standingsPage_] tbody [class*=_standingsName_]'));
  await openFinals(page);
  await page.getByRole('radiogroup', { name: 'Players in the cut' }).getByText('Top 4', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the top 4' }).click();
  await page.getByRole('button', { name: /^Seat round .*Semi-finals/ }).waitFor();
  await played('Top cut', 2, { 0: '9', 1: '9' });
  await played('Top cut', 1, { 0: '9' });
  const [s1, s2, s3, s4] = swiss;

  await openFinals(page);
  await page.getByRole('tab', { name: 'Final order' }).click();
  const finals = await shownIn(page.getByRole('tabpanel').locator('tbody tr'));
  await shot('finals');
  await goTo(page, 'Standings');
  const desk = await shownIn(page.locator('[class*=_standingsPage_] tbody [class*=_standingsName_]'));
  await shot('desk');

  await goTo(page, 'Hall');
  const hallPage = await running.hallBy(() =>
    page
      .getByRole('button', { name: /^Open (the hall|on|in a window)/ })
      .first()
      .click(),
  );
  await page.getByRole('radiogroup', { name: 'Show' }).getByRole('radio', { name: 'Standings' }).click();
  await hallPage.getByText('Final').first().waitFor();
  const hall = await shownIn(hallPage.locator('body'));
  await picture(hallPage, join(kept, 'order-hall.png'));

  await goTo(page, 'Paper');
  // At the end of the event the final standings are what is printed.
  await expect.poll(() => page.getByRole('checkbox', { name: 'Standings', exact: true }).isChecked()).toBe(true);
  await shot('print');
  const pdf = await readPdf(await running.pdfBy(() => printsSheets(page).click(), join(kept, 'order.pdf')));
  await page.bringToFront();
  const paper = firstIn(pdf.pages.map(lettersOf).findLast((page) => page.includes('Final')) ?? '');
  const csv = firstIn(await exported(page, 'Standings'));
  const site = firstIn(await exported(page, 'Web page'));

  const order = [s4, s3, s1, s2];
  expect({ finals, desk, hall, paper, csv, site }).toEqual({
    finals: order,
    desk: order,
    hall: order,
    paper: order,
    csv: order,
    site: order,
  });
});
