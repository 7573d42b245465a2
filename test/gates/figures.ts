/** Figures of the gates: written by the trials, read by `scripts/gates.mjs` for the closing lines. */

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../artifacts');

/** Notes what a trial has measured, under its id. */
export const figure = (id: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'figures.jsonl'), `${JSON.stringify({ id, text })}\n`);
};

/** So many trials: the environment's number, or the nightly one. */
export const trials = (name: string, nightly: number): number => Number(process.env[`SEATWRIGHT_${name}`] ?? nightly);
