/** `licences.txt` beside the program: every package that the build took in, and the runtime [T-PK-13]. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Licence } from '../licences.ts';

const RULE = '-'.repeat(80);

/** Writes it from what the build found; the program must have been built. */
export const writeLicences = (root: string): void => {
  const found = JSON.parse(readFileSync(join(root, 'dist/renderer/licences.json'), 'utf8')) as readonly Licence[];
  const about = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8'));
  const electron = readFileSync(join(root, 'node_modules/electron/LICENSE'), 'utf8');
  const all: readonly Licence[] = [
    ...found,
    { name: 'electron', version: about.version, licence: about.license, text: electron },
    { name: 'Chromium', version: '', licence: 'BSD-3-Clause and others', text: 'See LICENSES.chromium.html.' },
  ];
  const parts = all.map(({ name, version, licence, text }) =>
    [`${name} ${version}`.trim(), licence, '', text.trim()].join('\n'),
  );
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(join(root, 'out/licences.txt'), `${parts.join(`\n\n${RULE}\n\n`)}\n`);
};
