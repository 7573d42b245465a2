/** [desktop 9.2]: on Electron itself a test that needs a control of the double is skipped by the control's name. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let skipped: string[];
const skip = (note: string): void => void skipped.push(note);

/** The module as a file of tests finds it. */
const fresh = async (real: string) => {
  vi.resetModules();
  vi.stubEnv('SEATWRIGHT_REAL_ELECTRON', real);
  return import('../../electron-double/lacking.ts');
};
beforeEach(() => {
  skipped = [];
});
afterEach(() => void vi.unstubAllEnvs());

test('on the double nothing is skipped', async () => {
  const { inTest, lacks } = await fresh('');
  inTest(skip);
  expect([lacks('setDisplays'), skipped]).toEqual([false, []]);
});

test('on Electron the test that needs a control is skipped by its name, and no other one', async () => {
  const { inTest, lacks } = await fresh('1');
  inTest(skip);
  expect(lacks('setDisplays')).toBe(true);
  inTest(null);
  inTest(skip);
  expect(skipped).toEqual(['Electron has no setDisplays']);
});

test('a control that is wanted before the tests skips all of them', async () => {
  const { inTest, lacks } = await fresh('1');
  expect(lacks('setPrinters')).toBe(true);
  for (const _ of [1, 2]) {
    inTest(skip);
    inTest(null);
  }
  expect(skipped).toEqual(['Electron has no setPrinters', 'Electron has no setPrinters']);
});
