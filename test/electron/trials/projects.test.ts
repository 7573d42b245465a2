/** A trial says which tests it runs: each file of tests is in a project, and a file of none is an error. */

import { expect, test } from 'vitest';
import { projectOf } from './scratch-copy.ts';

test.each([
  ['test/core/locales.test.ts', 'core'],
  ['test/electron/house.test.ts', 'electron'],
  ['test/renderer/desk/texts.test.ts', 'models'],
])('%s is in %s', (file, project) => expect(projectOf(file)).toBe(project));

test.each(['test/renderer/desk/blue.test.tsx', 'test/desktop/shell.test.ts', 'test/core/locales.ts', 'core/all.ts'])(
  '%s is in no project that a trial can run',
  (file) => expect(() => projectOf(file)).toThrow(file),
);
