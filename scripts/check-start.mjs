// `npm run check:start`: starts the program as a newcomer does (`npm start`, browser host, no browser opened), and asks for
// its page and, through the door, for the program's version. Exit 0 when all answer.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBirpc } from 'birpc';
import { WebSocket } from 'ws';

const root = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'seatwright-start-'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const options = [`--folder=${join(home, 'files')}`, `--data=${join(home, 'data')}`, '--no-open', '--browser'];
const child = spawn(npm, ['start', '--', ...options], {
  cwd: root,
  detached: true,
  stdio: ['ignore', 'pipe', 'inherit'],
});

const stop = (code, line) => {
  process.stdout.write(`${line}\n`);
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill();
  }
  rmSync(home, { recursive: true, force: true });
  process.exit(code);
};
setTimeout(() => stop(1, 'npm start did not answer within two minutes'), 120_000).unref();
child.on('exit', (code) => stop(1, `npm start ended with ${code}`));

let printed = '';
const address = await new Promise((resolve) => {
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    const found = /Seatwright: (\S+)/.exec(printed);
    if (found !== null) resolve(new URL(found[1]));
  });
});

const page = await fetch(address);
if (!page.ok || !(await page.text()).includes('Seatwright')) stop(1, `the page answers ${page.status}`);
const socket = new WebSocket(`ws://${address.host}/door`, { origin: address.origin });
await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
const door = createBirpc(
  { push: () => undefined },
  {
    post: (message) => socket.send(message),
    on: (hear) => socket.on('message', (message) => hear(String(message))),
    serialize: (value) => JSON.stringify(value),
    deserialize: (text) => JSON.parse(text),
  },
);
const hello = await door.hello(new URLSearchParams(address.hash.slice(1)).get('k'));
const info = await door.call('app.info', {});
if (!hello.ok || !info.ok) stop(1, 'the door does not answer');
stop(0, `npm start answers: version ${info.value.version}, ${info.value.host} host`);
