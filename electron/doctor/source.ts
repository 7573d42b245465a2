/** `npm run doctor [-- --json]`: the check from source, without the desktop program [desktop 10.1]. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doctorReport } from '../../core/api/doctor.ts';
import { languageFor } from '../../core/languages.ts';
import { startBackend } from '../backend/backend.ts';
import { memoryIn } from '../backend/settings.ts';
import { wordsOf } from '../cli/stdin.ts';
import { randomHex } from '../host/machine-parts.ts';
import { forkChecker, forkNetwork } from '../host/node-child.ts';
import { usual } from '../host/serve-options.ts';
import { builtFolder, checkerEntry, networkEntry, workerEntry } from '../host/where.ts';
import { bareMachine } from './bare-machine.ts';
import { exitCode, reportText } from './examine.ts';

wordsOf(
  'npm run doctor [-- --json]',
  'npm run -s doctor -- --json > report.json     the report for whoever is asked for help',
  ['--json'],
);
const data = mkdtempSync(join(tmpdir(), 'seatwright-check-'));
const locale = languageFor(Intl.DateTimeFormat().resolvedOptions().locale);
const machine = bareMachine({
  host: 'browser',
  locale,
  randomHex,
  folders: { data, documents: usual.folder, own: join(usual.data, 'Tournaments') },
  lastOpened: memoryIn(usual.data).read().recent[0]?.path ?? null,
  startChecker: () => forkChecker(checkerEntry()),
  network: { places: () => [], start: () => forkNetwork(networkEntry()), pages: builtFolder('renderer') },
});
const backend = startBackend(machine, workerEntry());
const answer = await backend.call({ role: 'desk', actor: 'desk' }, 'app.doctor', {});
await backend.close();
rmSync(data, { recursive: true, force: true });
if (!answer.ok) throw new Error(answer.refusal.code);
const report = doctorReport.parse(answer.value);
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
else {
  const texts = join(import.meta.dirname, '../../resources/locales', locale, 'shell.json');
  process.stdout.write(reportText(report, JSON.parse(readFileSync(texts, 'utf8')).doctor));
}
process.exit(exitCode(report));
