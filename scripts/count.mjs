// `npm run count -- <exit code of the tests> <other failures>`: sums up artifacts/tests.json in one closing line. Where the browser
// was gone before some files ran, it is about these, and artifacts/tests-first.json about all others.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [testsExit = '1', others = '0'] = process.argv.slice(2);
const artifact = (name) => join(import.meta.dirname, '../artifacts', name);
const resultsIn = (name) => JSON.parse(readFileSync(artifact(name), 'utf8')).testResults;

let passed = 0;
let failed = Number(others);
let skipped = 0;
try {
  const reports = [...(existsSync(artifact('tests-first.json')) ? ['tests-first.json'] : []), 'tests.json'];
  const files = new Map(reports.flatMap(resultsIn).map((file) => [file.name, file]));
  for (const { status, assertionResults } of files.values()) {
    const came = (...out) => assertionResults.filter((test) => out.includes(test.status)).length;
    passed += came('passed');
    failed += came('failed');
    skipped += came('pending', 'skipped', 'todo');
    // A file that cannot be loaded, or never had its turn, fails without a test of its own.
    if (assertionResults.length === 0 || (status === 'failed' && came('failed') === 0)) failed += 1;
  }
} catch {
  failed += 1;
}
if (testsExit !== '0' && failed === 0) failed = 1;
if (skipped > 0) failed += skipped;
process.stdout.write(
  `${skipped > 0 ? `skipped tests count as failed: ${skipped}\n` : ''}${passed} passed, ${failed} failed\n`,
);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
