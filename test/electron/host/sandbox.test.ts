/** [desktop 5.2] The sandbox is asked for, but where the program was started without one. */

import type { App } from 'electron';
import { expect, test, vi } from 'vitest';
import { hardenProcess } from '../../../electron/hardening.ts';

vi.mock('electron', () => ({ app: {}, protocol: {} }));

/** What is asked of a program that was started with these switches. */
const askedOf = (...given: readonly string[]): readonly string[] => {
  const asked: string[] = [];
  const program = {
    enableSandbox: () => asked.push('enableSandbox'),
    commandLine: {
      hasSwitch: (name: string) => given.includes(name),
      appendSwitch: (name: string) => asked.push(name),
    },
  };
  hardenProcess(program as unknown as App);
  return asked;
};

test('[desktop 5.2] page processes run in the sandbox', () => {
  expect(askedOf()).toEqual(['enableSandbox', 'host-resolver-rules']);
});

test('[desktop 5.2] a start without the sandbox is left as it is, and the program never adds that switch', () => {
  expect(askedOf('no-sandbox')).toEqual(['host-resolver-rules']);
});
