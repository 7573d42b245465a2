/** What the start of the browser host may say, and what it is told when it asks. */

import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Where tournaments and settings lie unless something else is said. */
export const usual = { folder: join(homedir(), 'Seatwright'), data: join(homedir(), '.seatwright') } as const;

const options = {
  folder: { type: 'string', default: usual.folder },
  data: { type: 'string', default: usual.data },
  stick: { type: 'string', multiple: true, default: [] as string[] },
  'network-address': { type: 'string', multiple: true, default: [] as string[] },
  port: { type: 'string' },
  'no-open': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export const USAGE = `npm start [-- options] [file.seatwright]

A file: it is opened. Without one: what was open when the program ended without being asked to, else the start screen.

  --browser               in the browser, also where the desktop program could run
  --folder=DIR            where tournaments are kept (${options.folder.default})
  --data=DIR              settings of this computer (${options.data.default})
  --stick=DIR             a folder to offer for second copies, as often as wanted
  --network-address=IP    an address to offer for the hall in the network, as often as wanted
  --port=N                the port of the page (the one of before, else any free one)
  --no-open               prints the address and opens no browser
`;

const parsed = (args: readonly string[]) => parseArgs({ args: [...args], allowPositionals: true, options });

type Asked = ReturnType<typeof parsed> | { readonly wrong: string };

/** The options and the file; `wrong`: what cannot be read, in one line that names it. */
export const askedIn = (args: readonly string[]): Asked => {
  try {
    const asked = parsed(args);
    const { port } = asked.values;
    if (port === undefined || (/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) return asked;
    return { wrong: `--port=${port} is no port` };
  } catch (fault) {
    const [first = ''] = String((fault as Error).message).split(/\. |\n/);
    return { wrong: first };
  }
};
