/** Commands of the system, run one after the other with a limit. */

import { spawn } from 'node:child_process';

export type Command = readonly [program: string, ...words: string[]];

/** What a command said, and how it ended: null where it had to be stopped. */
export type Ended = { readonly code: number | null; readonly said: string };

/** Most that one command may take, in milliseconds: a package manager in a container fetches what it needs. */
const WITHIN = 300_000;

export const run = ([program, ...words]: Command, within = WITHIN): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    const timer = setTimeout(() => child.kill('SIGKILL'), within);
    child.on('error', (fault) => (said += fault.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, said: said.trim() });
    });
  });

/** Runs them in order; the first that does not end with 0 stops it with what it said. */
export const runAll = async (commands: readonly Command[]): Promise<void> => {
  for (const command of commands) {
    const { code, said } = await run(command);
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${said.slice(-2000)}`);
  }
};
