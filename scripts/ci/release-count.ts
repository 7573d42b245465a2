/**
 * `node scripts/ci/release-count.ts FOLDER VERSION`: a release is uploaded only when its folder holds exactly the sixteen packages
 * [desktop 2.3]; their digests go beside them.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compared } from '../packages/release-files.ts';

const [folder = '', version = ''] = process.argv.slice(2);
const found = readdirSync(folder).toSorted();
const { missing, surplus } = compared(version.replace(/^v/, ''), found);
if (missing.length + surplus.length > 0) {
  process.stderr.write(`missing: ${missing.join(', ') || 'none'}\ntoo much: ${surplus.join(', ') || 'none'}\n`);
  process.exit(1);
}
const sums = found.map(
  (name) =>
    `${createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')}  ${name}`,
);
writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
