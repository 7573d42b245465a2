/**
 * What is done in the packaged program by its pages alone [desktop 9.3, 11.4]: no dialog of the system is needed. The pages are used as the
 * tests of the screens use them.
 */

import type { BrowserContext, Page } from 'playwright';
import {
  atStart,
  confirmRound,
  enterResults,
  goTo,
  printsSheets,
  publish,
  seat,
  slipsFor,
} from '../../test/desktop/pages/desk.ts';
import { pressButton } from '../../test/desktop/pages/keyboard.ts';
import { readied } from './program.ts';
import type { Step } from './steps.ts';

/** The samples of the first screen, in their order there. */
const SAMPLES = ['mahjong', 'bridge', 'duel', 'poker'] as const;

const openSample = async (desk: Page, no: number): Promise<void> => {
  await desk.locator('[class*=_sample_]').nth(no).click();
  await desk.locator('nav[class*=_rail_]').waitFor();
};

const closeEvent = async (desk: Page): Promise<void> => {
  await desk.getByRole('button', { name: /: menu$/ }).click();
  await desk.getByRole('menuitem', { name: /^Close/ }).click();
  await atStart(desk);
};

/** Eight tables, and four of their results are in. */
const TABLES = 8;
const IN = 4;

export const walk = (desk: Page, context: BrowserContext): readonly Step[] => {
  let round = 0;
  const on =
    (work: () => Promise<void>): (() => Promise<Page>) =>
    async () => {
      await work();
      return desk;
    };
  const others = SAMPLES.slice(1).map(
    (family, at): Step => [
      `sample of ${family}`,
      on(async () => {
        await closeEvent(desk);
        await openSample(desk, at + 1);
      }),
    ],
  );
  return [
    ['sample of mahjong', on(() => openSample(desk, 0))],
    [
      'results of the round',
      on(async () => {
        const heading = desk.getByRole('heading', { level: 1, name: /^Round \d+$/ });
        round = Number((await heading.textContent())?.replace(/\D/g, ''));
        await enterResults(desk, slipsFor(TABLES, round).slice(IN), TABLES, IN);
        await confirmRound(desk);
      }),
    ],
    ['next round seated', on(() => seat(desk, 'Random', 'trial'))],
    ['next round published', on(() => publish(desk))],
    ['its results', on(async () => enterResults(desk, slipsFor(TABLES, round + 1), TABLES))],
    [
      'standings',
      on(async () => {
        await confirmRound(desk);
        await goTo(desk, 'Standings');
        await desk.getByText(`After round ${round + 1}`).waitFor();
      }),
    ],
    [
      'sheets counted',
      on(async () => {
        await goTo(desk, 'Paper');
        await printsSheets(desk).waitFor();
      }),
    ],
    [
      'hall window',
      async () => {
        await goTo(desk, 'Hall');
        const [hall] = await Promise.all([
          context.waitForEvent('page'),
          pressButton(desk, /^Open (the hall|on|in a window)/),
        ]);
        await readied(hall);
        await hall
          .getByText(/Round \d+/)
          .first()
          .waitFor();
        return hall;
      },
    ],
    [
      'hall window closed',
      on(async () => {
        const hall = context.pages().find((page) => page !== desk);
        if (hall === undefined) throw new Error('no hall window');
        await hall.close();
        await desk
          .getByRole('button', { name: /^Open (the hall|on|in a window)/ })
          .first()
          .waitFor();
      }),
    ],
    ...others,
  ];
};

/** The event on the desk is the sample of this game. */
export const eventIs = (desk: Page, family: string): Promise<void> =>
  desk.getByRole('button', { name: new RegExp(`${family}: menu$`, 'i') }).waitFor();
