// T-PRIV-1: the whole desktop suite where nothing but this machine can be reached. Every packet for elsewhere finds no way out and is
// counted by the kernel; names of other machines are asked for elsewhere too, so a look-up is counted like a packet. Linux with user
// namespaces.
//
//     node scripts/quiet.mjs [words for vitest]

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const ELSEWHERE = '10.77.0.9';

const run = (command, ...args) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error !== undefined) throw error;
  return status ?? 1;
};
const must = (command, ...args) => {
  if (run(command, ...args) !== 0) throw new Error(`${command} ${args.join(' ')}`);
};

/** Packets for elsewhere, of both kinds of address. */
const packetsOut = () => {
  const [names, values] = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Ip: '));
  const four = Number(values.split(' ')[names.split(' ').indexOf('OutNoRoutes')]);
  const six = Number(/^Ip6OutNoRoutes\s+(\d+)/m.exec(readFileSync('/proc/net/snmp6', 'utf8'))?.[1] ?? 0);
  return four + six;
};

if (process.argv[2] !== '--inside') {
  const words = ['-rnm', process.execPath, import.meta.filename, '--inside', ...process.argv.slice(2)];
  process.exit(run('unshare', ...words));
}

must('ip', 'link', 'set', 'lo', 'up');
const resolver = join(mkdtempSync(join(tmpdir(), 'seatwright-quiet-')), 'resolv.conf');
writeFileSync(resolver, `nameserver ${ELSEWHERE}\n`);
must('mount', '--bind', resolver, '/etc/resolv.conf');

const before = packetsOut();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const failed = run(process.execPath, vitest, 'run', '--project', 'desktop', ...process.argv.slice(3));
const out = packetsOut() - before;
// Control: a packet and a look-up are seen.
run(process.execPath, '-e', `require('node:net').connect(9, '${ELSEWHERE}').on('error', () => undefined)`);
run(process.execPath, '-e', "require('node:dns').lookup('example.org', () => undefined)");
const seen = packetsOut() - before - out;
mkdirSync(join(root, 'artifacts'), { recursive: true });
const text = `the desktop suite ${failed === 0 ? 'passed' : 'FAILED'} without a network: ${out} packets out, look-ups among them; a packet and a look-up of the control were seen (${seen})`;
appendFileSync(join(root, 'artifacts/figures.jsonl'), `${JSON.stringify({ id: 'T-PRIV-1', text })}\n`);
process.stdout.write(`T-PRIV-1: ${text}\n`);
process.exit(failed === 0 && out === 0 && seen > 1 ? 0 : 1);
