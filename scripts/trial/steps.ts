/** The steps of a trial: each is told, photographed and, where it fails, the last one but those that put things back. */

import { join } from 'node:path';
import type { Page } from 'playwright';

/** A step with its name; the page that it answers is photographed. */
export type Step = readonly [name: string, work: () => Promise<Page | null>];

export type Taken = { readonly name: string; readonly failed?: string };

export type Steps = {
  /** Does a step unless an earlier one failed. */
  readonly take: (...step: Step) => Promise<void>;
  /** Does it whatever happened before. */
  readonly takeAnyway: (...step: Step) => Promise<void>;
  readonly taken: () => readonly Taken[];
};

/** A step with nothing to see. */
export const unseen =
  (work: () => unknown): Step[1] =>
  async () => {
    await work();
    return null;
  };

/**
 * @param said stands before the name of every step
 * @param kept the folder of the pictures
 * @param onScreen what is photographed when a step fails
 */
export const stepsOf = (said: string, kept: string, onScreen: () => Page | null): Steps => {
  const taken: Taken[] = [];
  const picture = async (page: Page | null): Promise<void> => {
    const name = `${String(taken.length).padStart(2, '0')} ${taken.at(-1)?.name}.png`;
    await page?.screenshot({ path: join(kept, name) });
  };
  const takeAnyway: Steps['takeAnyway'] = async (name, work) => {
    taken.push({ name });
    process.stdout.write(`${said}: ${name}\n`);
    try {
      await picture(await work());
    } catch (fault) {
      const failed = fault instanceof Error ? fault.message : String(fault);
      taken[taken.length - 1] = { name, failed };
      process.stdout.write(`${said}: ${name} FAILED: ${failed}\n`);
      await picture(onScreen()).catch(() => undefined);
    }
  };
  return {
    take: async (...step) => {
      if (taken.every(({ failed }) => failed === undefined)) await takeAnyway(...step);
    },
    takeAnyway,
    taken: () => taken,
  };
};
