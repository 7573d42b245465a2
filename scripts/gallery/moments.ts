/** What an event shows only at certain moments: a table in hand, a pile typed again, a round closed without results, a revision. */

import type { GameId } from '../../core/tournament/words.ts';
import { type Desk, dialogShot, goTo, leave, type Moment, press } from './desk-page.ts';
import { pokerMoments } from './poker-moments.ts';
import { programMoments } from './program-moments.ts';

const typed = async ({ page }: Desk, keys: string): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key === '\n' ? 'Enter' : key);
};

/** Back to the empty line of entry. */
const takenBack = async ({ page }: Desk): Promise<void> => {
  for (let i = 0; i < 5; i++) await page.keyboard.press('Escape');
};

const swapTwo = async ({ page }: Desk): Promise<void> => {
  const seats = page.locator('.seat');
  await seats.nth(0).click();
  await seats.nth(5).click();
};

const entry: Moment = [
  'entry',
  async (desk, name) => {
    await goTo(desk.page, 3);
    await typed(desk, '7\n');
    await desk.shot(`${name}-in-hand`);
    await takenBack(desk);
    await desk.page.keyboard.press('F2');
    await desk.shot(`${name}-corrected`);
    await takenBack(desk);
    await typed(desk, '99\n');
    await desk.shot(`${name}-no-table`);
    await takenBack(desk);
  },
];

const verified: Moment = [
  'verified',
  async (desk, name) => {
    await press(desk.page, 'rounds:entry.verifyAsk');
    await press(desk.page, 'rounds:entry.two.begin');
    await desk.shot(name);
    await press(desk.page, 'rounds:entry.verifyEnd');
  },
];

/** The first letter of the winner is asked for, and the slip has another. */
const winnerLetter: Moment = [
  'winner-letter',
  async (desk, name) => {
    const { page } = desk;
    const wanted = async () => {
      await page.keyboard.press('Control+,');
      await page.locator('.modal .check').nth(1).click();
      await leave(page);
    };
    await wanted();
    await goTo(page, 3);
    await typed(desk, '6\n');
    await page.waitForTimeout(200);
    await typed(desk, '7');
    await desk.shot(name);
    await takenBack(desk);
    await wanted();
  },
];

const closed: Moment = [
  'closed',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 3);
    await page.keyboard.press('Control+Enter');
    await shot(`${name}-missing`);
    await press(page, 'refusals:ways.closeRound');
    await page.locator('.modal').waitFor();
    await shot(`${name}-dialog`);
    await page.locator('.modal [role=radio], .modal input[type=radio]').first().check({ force: true });
    await page.locator('.modal button[data-tone=primary]').click();
    await page.locator('.modal').waitFor({ state: 'detached' });
    await shot(`${name}-late`);
    await goTo(page, 4);
    await shot(`${name}-standings`);
    await goTo(page, 2);
    await shot(`${name}-next`);
  },
];

const proposed: Moment = [
  'proposal',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 2);
    await page.locator('.method-panel button[type=submit]').click();
    await page.locator('.drawn-round').waitFor();
    await shot(name);
    await press(page, 'compare:open');
    await page.locator('.compare-setup').waitFor();
    await shot(`${name}-compared`);
    await page.locator('.compare-setup button[type=submit]').click();
    await page.locator('.compare-side').first().waitFor();
    await shot(`${name}-beside`);
  },
];

const published: Moment = [
  'published',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 2);
    const back = page.locator('.compare-setup button[type=button]').last();
    if ((await back.count()) > 0) await press(page, 'rounds:entry.buttons.back');
    if ((await page.locator('.drawn-round').count()) === 0) {
      await page.locator('.method-panel button[type=submit]').click();
      await page.locator('.drawn-round').waitFor();
    }
    await page.keyboard.press('Control+Enter');
    await page.waitForTimeout(300);
    if ((await page.locator('.modal').count()) > 0) {
      await shot(`${name}-asked`);
      await page.locator('.modal button').last().click();
    }
    await page.locator('.round-line').waitFor();
    await shot(name);
  },
];

const revised: Moment = [
  'revision',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 2);
    await press(page, 'rounds:deeds.revise');
    await swapTwo(desk);
    await shot(name);
    await page.locator('.content button[data-tone=primary]').first().click();
    await dialogShot(desk, `${name}-dialog`);
    await press(page, 'shell:history.keep');
    await press(page, 'rounds:deeds.withdraw');
    await dialogShot(desk, `${name}-withdraw`);
  },
];

/** A game that is not listed shows what every game has. */
const ofFamily: { readonly [family in GameId]?: readonly Moment[] } = {
  mahjong: [...programMoments, entry, verified, closed, proposed, published, revised],
  bridge: [entry, proposed, published],
  duel: [winnerLetter, entry, closed, proposed, published],
  poker: pokerMoments,
};

/** All moments of a sample, each on its own: what could not be taken is told and the others follow. */
export const momentsOf = async (desk: Desk, family: GameId, prefix: string): Promise<void> => {
  for (const [name, happen] of ofFamily[family] ?? programMoments) {
    try {
      await happen(desk, `${prefix}-${name}`);
    } catch (fault) {
      process.exitCode = 1;
      process.stderr.write(`${prefix}-${name} could not be taken: ${String(fault).slice(0, 300)}\n`);
    }
    await leave(desk.page);
  }
};
