/**
 * `node scripts/release-notes.ts VERSION [windows] [macos]`: the notes of a release, with the systems whose packages are signed.
 * `node scripts/release-notes.ts --readme` writes the README's section of packages anew.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseNotes, type Signed, withSection } from './packages/words.ts';

const [first = '', ...signed] = process.argv.slice(2);
if (first === '--readme') {
  const readme = join(import.meta.dirname, '../README.md');
  writeFileSync(readme, withSection(readFileSync(readme, 'utf8')));
} else process.stdout.write(releaseNotes(first.replace(/^v/, ''), signed as Signed));
