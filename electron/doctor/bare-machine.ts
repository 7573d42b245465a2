import product from '../../package.json' with { type: 'json' };
import type { Machine } from '../backend/machine.ts';

type Given = Pick<Machine, 'host' | 'locale' | 'randomHex' | 'folders' | 'startChecker' | 'network'> &
  Partial<Pick<Machine, 'doctor' | 'lastOpened'>>;

/** A machine without dialogs, halls and paper, for the check alone. */
export const bareMachine = (given: Given): Machine => ({
  version: product.version,
  platform: process.platform,
  now: () => new Date(),
  chooseNew: async () => null,
  chooseOpen: async () => null,
  chooseSave: async () => null,
  chooseFolder: null,
  showFolder: null,
  sticks: () => [],
  opened: () => undefined,
  hall: {
    canPlace: true,
    displays: () => [],
    identify: () => undefined,
    open: async () => null,
    close: () => undefined,
    windows: () => [],
  },
  print: { paper: async () => 'failed', pdf: null },
  fault: (where, text) => {
    process.stderr.write(`${where}: ${text}\n`);
  },
  ...given,
});
