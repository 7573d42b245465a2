// T-PRIV-1: the whole desktop suite where nothing but this machine can be reached and every packet on its way out is counted. The
// way out is a dead end with a counter; the names of other machines are asked for on the same way. Linux with user namespaces and `ip`.
//
//     node scripts/quiet.mjs [words for vitest]

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const OUT = 'out0';
const ELSEWHERE = '10.77.0.9';

const run = (command, ...args) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error !== undefined) throw error;
  return status ?? 1;
};
const must = (command, ...args) => {
  if (run(command, ...args) !== 0) throw new Error(`${command} ${args.join(' ')}`);
};

/** Packets that have left by the way out. */
const packetsOut = () => {
  const line = readFileSync('/proc/net/dev', 'utf8')
    .split('\n')
    .find((text) => text.trim().startsWith(`${OUT}:`));
  return Number(line?.trim().split(/\s+/)[10] ?? Number.NaN);
};

if (process.argv[2] !== '--inside') {
  const words = ['-rn', process.execPath, import.meta.filename, '--inside', ...process.argv.slice(2)];
  process.exit(run('unshare', ...words));
}

must('ip', 'link', 'set', 'lo', 'up');
must('ip', 'link', 'add', OUT, 'type', 'dummy');
must('ip', 'link', 'set', OUT, 'addrgenmode', 'none');
must('ip', 'addr', 'add', '10.77.0.1/24', 'dev', OUT);
must('ip', 'link', 'set', OUT, 'up');
must('ip', 'route', 'add', 'default', 'dev', OUT);

const before = packetsOut();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const failed = run(process.execPath, vitest, 'run', '--project', 'desktop', ...process.argv.slice(3));
const out = packetsOut() - before;
// Control: one packet is seen.
const knock = `require('node:dgram').createSocket('udp4').send('x', 9, '${ELSEWHERE}', function () { this.close(); })`;
run(process.execPath, '-e', knock);
const seen = packetsOut() - before - out;
mkdirSync(join(root, 'artifacts'), { recursive: true });
const text = `the desktop suite ${failed === 0 ? 'passed' : 'FAILED'} without a network: ${out} packets out, look-ups among them; the counter saw the one packet of the control ${seen === 1 ? '' : `as ${seen}`}`;
appendFileSync(join(root, 'artifacts/figures.jsonl'), `${JSON.stringify({ id: 'T-PRIV-1', text: text.trim() })}\n`);
process.stdout.write(`T-PRIV-1: ${text}\n`);
process.exit(failed === 0 && out === 0 && seen > 0 ? 0 : 1);
