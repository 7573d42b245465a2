/**
 * A bust at 10,000 entries as the floor sees it: from the command over the door of the browser host to the step on disk, and
 * from there to the frame of the floor panel that shows it, cards and outlook included. The built program over real Chromium.
 */

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createBirpc } from 'birpc';
import { chromium } from 'playwright';
import { WebSocket } from 'ws';
import type { SocketDoor, SocketPage } from '../../../core/api/door.ts';
import type { FloorCommandInput } from '../../../core/games/poker/steps/floor-commands.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { chromiumFlags, chromiumPath } from '../../browser/chromium.ts';
import { freshFolder } from '../../electron/backend/machine.ts';

const root = join(import.meta.dirname, '../../..');
const AT = 1_800_000_000_000;

const clock = (): number => performance.timeOrigin + performance.now();

/** A second desk at the program's door. */
const doorAt = async (address: string) => {
  const { host, origin, hash } = new URL(address);
  const socket = new WebSocket(`ws://${host}/door`, { origin });
  await new Promise((resolve) => socket.once('open', resolve));
  const far = createBirpc<SocketDoor, SocketPage>(
    { push: () => undefined },
    {
      post: (message) => socket.send(message as string),
      on: (hear) => socket.on('message', (data) => hear(String(data))),
      serialize: JSON.stringify,
      deserialize: JSON.parse,
      timeout: -1,
    },
  );
  await far.hello(new URLSearchParams(hash.slice(1)).get('k') ?? '');
  const call = async (method: string, input: Json): Promise<unknown> => {
    const answer = await far.call(method as never, input as never);
    if (!answer.ok) throw new Error(`${method}: ${JSON.stringify(answer.refusal)}`);
    return answer.value;
  };
  const send = (command: Json) => call('tournament.do', { id: randomBytes(16).toString('hex'), command });
  return {
    call,
    send,
    floor: (command: FloorCommandInput) => send({ type: 'family.do', command: command as unknown as Json }),
    close: () => socket.close(),
  };
};

export type Shown = { readonly onDisk: readonly number[]; readonly shown: readonly number[] };

/** Times of busts one after the other, in milliseconds. */
export const bustsShown = async (entries: number, seats: number, busts: number): Promise<Shown> => {
  const place = freshFolder();
  const folders = [`--folder=${place.folder}/files`, `--data=${place.folder}/data`];
  const host = spawn(process.execPath, [join(root, 'dist/electron/serve.js'), '--no-open', ...folders], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => host.kill('SIGKILL'));
  const address = await new Promise<string>((resolve) => {
    host.stdout.on('data', (chunk) => {
      const found = /Seatwright: (\S+)/.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const door = await doorAt(address);
  const { handle } = (await door.call('file.chooseNew', { suggested: 'Bench' })) as { handle: string };
  await door.call('file.create', { handle, name: 'Bench', family: 'poker', plannedRounds: 1 });
  const people = Array.from({ length: entries }, (_, i) => ({ name: `Player ${i + 1}`, traits: { paid: true } }));
  await door.send({ type: 'entrants.add', entrants: people });
  await door.floor({ do: 'addTables', count: Math.ceil(entries / seats) });
  await door.floor({ do: 'initialDraw', at: AT });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => sessionStorage.setItem('seatwright.screen', 'rounds'));
  await page.goto(address);
  const left = (count: number) => `${count.toLocaleString('en')} of `;
  await page.getByText(left(entries)).first().waitFor({ timeout: 120_000 });
  const onDisk: number[] = [];
  const shown: number[] = [];
  for (let n = 1; n <= busts; n++) {
    const painted = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector('[class*=_floorOutlook_]')?.textContent?.includes(text) !== true) return;
            watcher.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
          };
          const watcher = new MutationObserver(look);
          watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
      left(entries - n),
    );
    // The observer is in place when this comes back.
    await page.evaluate(() => undefined);
    const sent = clock();
    await door.floor({ do: 'bust', hands: [[{ entry: ((n * 7919) % entries) + 1 }]], at: AT + n * 30_000 });
    const acknowledged = clock();
    onDisk.push(acknowledged - sent);
    shown.push(Math.max(0, (await painted) - acknowledged));
  }
  door.close();
  await browser.close();
  host.kill('SIGKILL');
  place.remove();
  return { onDisk, shown };
};
