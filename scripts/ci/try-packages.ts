/**
 * `node scripts/ci/try-packages.ts FOLDER [kind…]`: tries every package in the folder that this machine can install, or only some kinds
 * [desktop 11.4]. It installs and removes programs, so it is for machines that are thrown away afterwards.
 */

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { COLD_START_WITHIN, type Machine, trialsOn } from '../trial/plan.ts';
import { hasPassed, type Result, tableOf } from '../trial/result.ts';
import { tryPackage } from '../trial/trial.ts';
import { underDisplay } from './display.ts';

const shown = underDisplay();
if (shown !== null) process.exit(shown);

const [folder = '', ...wanted] = process.argv.slice(2);
const { platform, arch, env } = process;
// With a certificate, what was made of it is looked at; without one, macOS has the seal alone.
const isSigned = (env.SEATWRIGHT_SIGNED ?? '') !== '';
const signed = isSigned ? 'yes' : platform === 'darwin' ? 'ad hoc' : 'no';

/** As it is named in the table: on Linux with what the distribution calls itself. */
const systemName = (): string => {
  if (platform === 'win32') return 'windows';
  if (platform === 'darwin') return 'macos';
  const about = readFileSync('/etc/os-release', 'utf8');
  const said = (name: string) => new RegExp(`^${name}="?([^"\n]*)`, 'm').exec(about)?.[1] ?? '';
  return `${said('ID')}-${said('VERSION_ID')}`;
};

const kept = resolve('artifacts/tried');
const results: Result[] = [];

const machineFor = (no: number): Machine => {
  const work = realpathSync(mkdtempSync(join(tmpdir(), `seatwright-trial-${no}-`)));
  return {
    platform,
    files: readdirSync(folder).map((name) => resolve(folder, name)),
    work,
    // Elsewhere a program asks the system itself for the home folder.
    home: platform === 'linux' ? join(work, 'home') : homedir(),
    programs: join(env.LOCALAPPDATA ?? '', 'Programs'),
    user: { uid: userInfo().uid },
    restricts: existsSync('/proc/sys/kernel/apparmor_restrict_unprivileged_userns'),
    isSigned,
  };
};

const count = trialsOn(machineFor(0), wanted).length;
for (let no = 0; no < count; no++) {
  // Each has folders of its own, so that none finds what another one left.
  const machine = machineFor(no);
  const trial = trialsOn(machine, wanted)[no];
  if (trial === undefined) continue;
  const data = join(machine.work, 'data');
  const system = `${systemName()}-${arch}`;
  results.push(
    await tryPackage(trial, {
      system,
      home: machine.home,
      data,
      kept: join(kept, trial.name),
      startWithin: COLD_START_WITHIN,
      signed,
    }),
  );
}

mkdirSync(kept, { recursive: true });
writeFileSync(join(kept, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
const table = tableOf(results);
process.stdout.write(table);
if (env.GITHUB_STEP_SUMMARY !== undefined) appendFileSync(env.GITHUB_STEP_SUMMARY, table);
process.exit(results.every(hasPassed) ? 0 : 1);
