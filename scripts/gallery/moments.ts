/** What an event shows only at certain moments: a table in hand, a pile typed again, a round closed without results, a revision. */

import type { GameId } from '../../core/tournament/words.ts';
import { command, type Desk, dialogShot, goTo, leave, type Moment, press, says } from './desk-page.ts';
import { pokerMoments } from './poker-moments.ts';
import { programMoments } from './program-moments.ts';

const typed = async ({ page }: Desk, keys: string): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key === '\n' ? 'Enter' : key);
};

/** Back to the empty line of entry. */
const takenBack = async ({ page }: Desk): Promise<void> => {
  for (let i = 0; i < 5; i++) await page.keyboard.press('Escape');
};

const entry: Moment = [
  'entry',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 2);
    await page.keyboard.press('Control+Enter');
    await shot(`${name}-in-hand`);
    await takenBack(desk);
    await typed(desk, '1\n');
    await shot(`${name}-corrected`);
    await takenBack(desk);
    await typed(desk, '99\n');
    await shot(`${name}-no-table`);
    await takenBack(desk);
  },
];

const verified: Moment = [
  'verified',
  async (desk, name) => {
    const { page, shot } = desk;
    await command(page, 'rounds:entry.verifyAsk');
    await page.locator('.modal').waitFor();
    await page.locator('.modal .button[data-tone="primary"]').click();
    await shot(name);
    await command(page, 'rounds:entry.verifyEnd');
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
    await goTo(page, 2);
    await typed(desk, '6\n');
    await page.waitForTimeout(200);
    await typed(desk, '7');
    await desk.shot(name);
    await takenBack(desk);
    await wanted();
  },
];

/** A published round whose seats are changed by hand, or that is taken back. */
const revised: Moment = [
  'revision',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 2);
    await press(page, 'rounds:sentence.why');
    await shot(`${name}-why`);
    await press(page, 'rounds:deeds.revise');
    await shot(name);
    await press(page, 'shell:history.keep');
    await command(page, 'rounds:deeds.withdraw');
    await dialogShot(desk, `${name}-withdraw`);
  },
];

/** A round that counts although a result is missing, and what is late then. @param results all others that are out, as keys */
const closed = (results: readonly string[]): Moment => [
  'closed',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 2);
    for (const result of results) {
      await typed(desk, result);
      await page.waitForTimeout(200);
    }
    await press(page, 'refusals:ways.closeRound');
    await page.locator('.modal').waitFor();
    await shot(`${name}-dialog`);
    await page.locator('.modal [role=radio], .modal input[type=radio]').first().check({ force: true });
    await page.locator('.modal button[data-tone=primary]').click();
    await page.locator('.modal').waitFor({ state: 'detached' });
    await shot(`${name}-late`);
    await goTo(page, 3);
    await shot(`${name}-standings`);
  },
];

/** The next round: how it is seated, as a proposal, another way, beside another seating, published. */
const proposed: Moment = [
  'proposal',
  async (desk, name) => {
    const { page, shot } = desk;
    await goTo(page, 2);
    await says(page, 'rounds:stage.seat');
    await page.keyboard.press('Control+Enter');
    await says(page, 'rounds:stage.publish');
    await shot(name);
    await press(page, 'rounds:sentence.other');
    await shot(`${name}-other-way`);
    await press(page, 'compare:open');
    await shot(`${name}-compared`);
    await press(page, 'rounds:entry.buttons.back');
    await page.keyboard.press('Control+Enter');
    await page.waitForTimeout(400);
    if ((await page.locator('.modal').count()) > 0) await dialogShot(desk, `${name}-asked`);
    await shot(`${name}-published`);
  },
];

const POINTS = [5, 6, 7].map((table) => `${table}\n300\n300\n300\n\n\n`);
const OUTCOMES = [6, 7, 8, 9].map((table) => `${table}\n7\n`);

/** A game that is not listed shows what every game has. */
const ofFamily: { readonly [family in GameId]?: readonly Moment[] } = {
  mahjong: [...programMoments, entry, verified, revised, closed(POINTS), proposed],
  bridge: [entry, revised],
  duel: [winnerLetter, entry, closed(OUTCOMES), proposed],
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
