// [T-PRIV-1] the whole desktop suite on a machine whose only way out leads nowhere. Every packet that takes it is counted and lost;
// names of other machines are asked for out there too, so a look-up is counted like a packet. What merely asks whether there were a way,
// as a browser does at its start (a UDP socket that is connected and sends nothing), sends no packet and is not counted.
// Linux with user namespaces.
//
//     node scripts/quiet.mjs [words for vitest]

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const ELSEWHERE = '10.77.0.9';
const CABLE = 'wayout';

const run = (command, ...args) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error !== undefined) throw error;
  return status ?? 1;
};
const must = (command, ...args) => {
  if (run(command, ...args) !== 0) throw new Error(`${command} ${args.join(' ')}`);
};

/**
 * The way out, of both kinds of address: one end of a cable whose other end belongs to nobody. Neither end asks who its neighbour is or
 * talks of itself, so that only what a program sends is counted.
 */
const layCable = () => {
  must('ip', 'link', 'set', 'lo', 'up');
  must('ip', 'link', 'add', CABLE, 'type', 'veth', 'peer', 'name', 'nowhere');
  for (const end of [CABLE, 'nowhere']) {
    const conf = `/proc/sys/net/ipv6/conf/${end}`;
    writeFileSync(`${conf}/addr_gen_mode`, '1');
    writeFileSync(`${conf}/router_solicitations`, '0');
    must('ip', 'link', 'set', end, 'arp', 'off', 'up');
  }
  must('ip', 'addr', 'add', '10.77.0.2/24', 'dev', CABLE);
  must('ip', '-6', 'addr', 'add', 'fd77::2/64', 'dev', CABLE, 'nodad');
  must('ip', 'route', 'add', 'default', 'via', ELSEWHERE, 'dev', CABLE);
  must('ip', '-6', 'route', 'add', 'default', 'dev', CABLE);
};

/** Packets that have taken the way out; the tenth number of a line of /proc/net/dev. */
const packetsOut = () =>
  Number(new RegExp(`^\\s*${CABLE}:(?:\\s+\\d+){9}\\s+(\\d+)`, 'm').exec(readFileSync('/proc/net/dev', 'utf8'))[1]);

if (process.argv[2] !== '--inside') {
  const words = ['-rnm', process.execPath, import.meta.filename, '--inside', ...process.argv.slice(2)];
  process.exit(run('unshare', ...words));
}

layCable();
const resolver = join(mkdtempSync(join(tmpdir(), 'seatwright-quiet-')), 'resolv.conf');
writeFileSync(resolver, `nameserver ${ELSEWHERE}\n`);
must('mount', '--bind', resolver, '/etc/resolv.conf');

const before = packetsOut();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const failed = run(process.execPath, vitest, 'run', '--project', 'desktop', ...process.argv.slice(3));
const out = packetsOut() - before;
/** Controls: what a program sends is seen, to both kinds of address and a look-up; a mere question for the way is not. */
const seenOf = (code) => {
  const start = packetsOut();
  run(process.execPath, '-e', `setTimeout(() => process.exit(), 2000); ${code}`);
  return packetsOut() - start;
};
const socket = (kind, rest) => `const s = require('node:dgram').createSocket('${kind}'); s${rest}`;
const sent = [
  `require('node:net').connect(9, '${ELSEWHERE}')`,
  socket('udp6', ".send('x', 443, '2001:db8::1')"),
  "require('node:dns').lookup('example.org', () => undefined)",
].map(seenOf);
const asked = seenOf(socket('udp6', ".connect(443, '2001:db8::1')"));
const seen = sent.every((count) => count > 0) && asked === 0;
mkdirSync(join(root, 'artifacts'), { recursive: true });
const text = `the desktop suite ${failed === 0 ? 'passed' : 'FAILED'} without a network: ${out} packets out, look-ups among them; the controls (a connection, a datagram, a look-up) ${seen ? 'were seen' : 'were NOT seen as they should be'} (${sent.join(', ')}; a mere question ${asked})`;
appendFileSync(join(root, 'artifacts/figures.jsonl'), `${JSON.stringify({ id: 'T-PRIV-1', text })}\n`);
process.stdout.write(`T-PRIV-1: ${text}\n`);
process.exit(failed === 0 && out === 0 && seen ? 0 : 1);
