/**
 * The back end as the browser host runs it, with an event open; then a method is called, and while it is being answered a fault comes
 * that nobody catches. What follows is the program's own way out [reliability 10.3].
 */

import { dirname } from 'node:path';
import type { MethodName } from '../../../core/api/contract.ts';
import { endOnFault } from '../../../electron/host/fault.ts';
import { benchIn, eventWith } from '../../electron/backend/machine.ts';

const [name = '', path = '', data = ''] = process.argv.slice(2);
const bench = benchIn(dirname(path), {
  chooseNew: async () => path,
  folders: { data, documents: dirname(path) },
});
await eventWith(bench, 8);
endOnFault({
  log: (fault) => process.stderr.write(`${String(fault)}\n`),
  close: () => bench.backend.closeNow(),
});
setImmediate(() => {
  throw new Error('planted');
});
const inputs: { readonly [method: string]: unknown } = {
  'tournament.do': { id: 'a'.repeat(32), command: { type: 'entrants.add', entrants: [{ name: 'One' }] } },
  'tournament.undo': { id: 'b'.repeat(32) },
  'seating.seat': { method: 'random', options: {}, seed: 'x' },
};
await bench.call(name as MethodName, (inputs[name] ?? {}) as never);
// Whoever comes back before the fault waits for it.
await new Promise((resolve) => setTimeout(resolve, 60_000));
