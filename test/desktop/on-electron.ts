/** What every test of the desktop program begins with: on Electron itself, tests that need a control of the double are skipped by its name. */

import { afterEach, beforeEach } from 'vitest';
import { inTest } from '../electron-double/lacking.ts';

beforeEach(({ skip }) => inTest((note) => skip(note)));
afterEach(() => inTest(null));
