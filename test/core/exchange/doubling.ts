/**
 * How the time of a reader grows with its text: four times the text takes four times as long, and sixteen times where every sign looks
 * back at all those before it.
 */

import { expect } from 'vitest';

/** Less than this is the noise of a busy machine. Milliseconds. */
const TOLD = 100;
/** Between the four of a line and the sixteen of a square; with a sort it is five. */
const STEEP = 11;
const LEAST = 2;
const TRIES = 8;

type Read = (text: string) => unknown;

/** By the clock of the processor: while a busy machine does something else, the longer text would wait the oftener. */
const taken = (read: Read, text: string): number => {
  const before = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** Each length at its best of several tries. Returns how many times as long the longer text takes; 1 where it takes no time. */
export const growth = (read: Read, textOf: (length: number) => string, length: number): number => {
  const [short, long] = [textOf(length), textOf(4 * length)];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES; tries += 1) {
    most = Math.min(most, taken(read, long));
    if (most < TOLD) return 1;
    least = Math.min(least, taken(read, short));
    if (tries >= LEAST && most / least < STEEP) break;
  }
  return most / least;
};

/** @param length of the shortest text, in the measure of `textOf`: 4 n is compared with n, and 8 n with 2 n */
export const expectLinear = (read: Read, textOf: (length: number) => string, length: number, what: string): void => {
  for (const from of [length, 2 * length]) expect(growth(read, textOf, from), what).toBeLessThan(STEEP);
};
