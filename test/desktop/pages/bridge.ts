/** The desk of a bridge event as a director uses it. Names of controls are the English ones. */

import type { Page } from 'playwright';
import { resultsIn } from './desk.ts';
import { typeKeys } from './keyboard.ts';

/** A match as it is seated: its place in the ranking, its table in the hall, pair numbers N-S and E-W. */
export type Seated = { readonly ranking: number; readonly table: number; readonly ns: number; readonly ew: number };

/** A match of a worked event: `a` scored `x`, `b` scored `y`. */
export type Match = { readonly a: number; readonly b: number; readonly x: number; readonly y: number };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** A new event of bridge, ranked by VP; the empty list of people is shown. */
export const newBridge = async (
  page: Page,
  name: string,
  rounds: number,
  contest: 'Pairs' | 'Teams' = 'Pairs',
): Promise<void> => {
  const start = page.getByRole('button', { name: 'New tournament' });
  if (await start.isVisible()) await start.click();
  else {
    await page.getByRole('button', { name: /: menu$/ }).click();
    await page.getByRole('menuitem', { name: /^New/ }).click();
  }
  const dialog = page.locator('.modal').getByRole('dialog');
  await dialog.getByText('Pairs and teams').click();
  await dialog.getByLabel('Name of the event').fill(name);
  const field = dialog.getByRole('textbox', { name: 'Rounds' });
  await field.fill(String(rounds));
  await field.press('Tab');
  await dialog.getByRole('button', { name: /^Rules/ }).click();
  if (contest === 'Teams') await choose(page, 'Contest', contest);
  await choose(page, 'Ranked by', 'VP');
  await dialog
    .getByRole('button', { name: /create|where/i })
    .last()
    .click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Who plays?' }).waitFor();
};

/** One of a list that unfolds. */
export const choose = async (page: Page, label: string, option: string | RegExp): Promise<void> => {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.getByRole('option', { name: option }).first().click();
};

/** Names typed one after the other into the list of people. */
export const typeNames = async (page: Page, names: readonly string[]): Promise<void> => {
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await page.keyboard.type(names.join('\n'));
  await page.getByRole('button', { name: new RegExp(`^Add ${names.length} (pair|team)`) }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('textbox', { name: 'Who plays?' }).waitFor({ state: 'detached' });
};

/** A topic by the vendor's words, found in the box; with `person` the one it asks for. */
export const openTopic = async (page: Page, words: string, person?: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  for (const typed of person === undefined ? [words] : [words, person]) {
    await page.keyboard.type(typed);
    await page.getByRole('option').filter({ hasText: typed }).first().waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('dialog', { name: 'Search and commands' }).waitFor({ state: 'detached' });
};

const sheet = (page: Page) => page.getByRole('dialog', { name: 'How rounds are seated' });

/** *How rounds are seated*, at one of its parts. */
export const openSheet = async (page: Page, part: 'Seats' | 'Preparations'): Promise<void> => {
  await page.keyboard.press('Alt+4');
  await page.getByRole('dialog', { name: 'Director' }).getByRole('button', { name: 'How rounds are seated' }).click();
  await sheet(page).getByRole('tab', { name: part }).click();
};

/** Closes it with its one button. */
export const leaveSheet = async (page: Page): Promise<void> => {
  await press(page, 'Done');
  await sheet(page).waitFor({ state: 'detached' });
};

export const closePreparations = async (page: Page): Promise<void> => {
  await openSheet(page, 'Preparations');
  await press(page, 'Close preparations');
  await page.getByText('Preparations are closed').first().waitFor();
  await leaveSheet(page);
};

/** The rows of rounds 1 and 2 as the preview of the movement shows them, phantom included. */
export const movement = (page: Page): Promise<readonly string[]> =>
  sheet(page)
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => /\d+/.exec(cell.textContent ?? '')?.[0] ?? '-').join(' '),
      ),
    );

/** The round that is looked at, in table order. */
export const seatedMatches = (page: Page): Promise<readonly Seated[]> =>
  page.locator('.bridge-table-box tbody tr:not([data-bye])').evaluateAll((rows) =>
    rows.map((row) => {
      const number = (selector: string) => Number(row.querySelector(selector)?.textContent);
      const [ns, ew] = [...row.querySelectorAll('[class*=_bridgeSeatNo_]')].map((cell) => Number(cell.textContent));
      return {
        ranking: number('[data-column="ranking"]'),
        table: number('[data-column="table"]'),
        ns: ns ?? 0,
        ew: ew ?? 0,
      };
    }),
  );

/** The table of a pair in the published round that is looked at, and whether it sits N-S there. */
export const tableOfPair = async (
  page: Page,
  name: string,
): Promise<{ readonly table: number; readonly isNs: boolean }> => {
  const found = await page
    .locator('li[id^="card-"]')
    .evaluateAll(
      (cards, wanted) =>
        cards.flatMap((card) =>
          [...card.querySelectorAll('.person')].flatMap((person, side) =>
            person.textContent?.trim() === wanted ? [{ table: Number(card.id.slice(5)), isNs: side === 0 }] : [],
          ),
        ),
      name,
    );
  if (found[0] === undefined) throw new Error(`${name} has no card`);
  return found[0];
};

/** The number of who sits out in the round that is looked at, or null. */
export const sittingOut = async (page: Page): Promise<number | null> => {
  const row = page.locator('tr[data-bye] [class*=_bridgeSeatNo_]');
  return (await row.count()) === 0 ? null : Number(await row.first().textContent());
};

/** Matches by ranking table as `better-worse`, whoever sits N-S; `order` gives who is better. */
export const matchesOf = (seated: readonly Seated[]): readonly string[] =>
  seated
    .toSorted((one, other) => one.ranking - other.ranking)
    .map(({ ns, ew }) => [ns, ew].toSorted((one, other) => one - other).join('-'));

export const pairsOf = (matches: readonly { readonly a: number; readonly b: number }[]): readonly string[] =>
  matches.map(({ a, b }) => [a, b].toSorted((one, other) => one - other).join('-'));

/** Makes the draft of the next round. */
export const draft = async (page: Page, round: number): Promise<void> => {
  await page.keyboard.press('Alt+2');
  await page.getByRole('heading', { level: 1, name: /^Round \d+$/ }).waitFor();
  await lookAt(page, round);
  await page.locator('[data-primary]').click();
  await page.getByRole('button', { name: 'Proposal', exact: true }).waitFor();
  await page.locator('.bridge-table-box').waitFor();
};

/** The dialog that offers the next round when the last result it waits for is in. */
export const offered = async (page: Page, round: number): Promise<void> => {
  await page.getByRole('dialog', { name: `Seat round ${round}` }).waitFor();
  await page.locator('.bridge-table-box').waitFor();
};

/** Answers that dialog. */
export const answer = async (page: Page, deed: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: /^Seat round/ });
  await dialog.getByRole('button', { name: deed }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Shows a round. */
export const lookAt = async (page: Page, round: number): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Round' })
    .getByRole('button', { name: new RegExp(`^Round ${round},`) })
    .click();
  await page.getByRole('heading', { level: 1, name: `Round ${round}`, exact: true }).waitFor();
};

export const publish = async (page: Page, round: number): Promise<void> => {
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { level: 1, name: `Round ${round}` }).waitFor();
  await page.getByRole('listitem').getByRole('button', { name: 'Published', exact: true }).waitFor();
};

/** Types the results of matches of a round that is seated so; VP of N-S, the rest is computed. */
export const enterRound = async (
  page: Page,
  round: number,
  seated: readonly Seated[],
  matches: readonly Match[],
  before = 0,
): Promise<void> => {
  await page.keyboard.press('Alt+2');
  await lookAt(page, round);
  await page.locator('[class*=_commandLine_]').focus();
  for (const { a, b, x, y } of matches) {
    const at = seated.find(({ ns, ew }) => (ns === a && ew === b) || (ns === b && ew === a));
    if (at === undefined) throw new Error(`${a}-${b} are not seated`);
    await typeKeys(page, `${at.table}\n${at.ns === a ? x : y}\n`);
  }
  await resultsIn(page, before + matches.length, seated.length);
};
