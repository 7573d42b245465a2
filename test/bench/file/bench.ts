/**
 * The journal under load: a commit acknowledged by the whole back end against a bare durable commit of the same library on the
 * same disk (the bound), and the fold of a long journal against reading it as JSON.
 */

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { families } from '../../../core/games/all.ts';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import { advance, emptyLedger, type Step } from '../../../core/tournament/ledger.ts';
import { run, undo } from '../../core/tournament/event.ts';
import { benchIn, eventWith, freshFolder } from '../../electron/backend/machine.ts';
import { publishing } from '../../publishing.ts';
import { fixed, quantile, residentMegabytes, table, timed } from '../figures.ts';

const COMMITS = 600;
const STEPS = 20_000;

const place = freshFolder();

/** One row, one durable transaction: what the disk and the library cost at least. */
const bareCommits = async (): Promise<number[]> => {
  const db = new Database(join(place.folder, 'bare.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE step (no INTEGER PRIMARY KEY, text TEXT) STRICT');
  const insert = db.prepare('INSERT INTO step (text) VALUES (?)');
  const times: number[] = [];
  for (let i = 0; i < COMMITS; i++) times.push(await timed(() => insert.run('x'.repeat(300))));
  db.close();
  return times;
};

const bench = benchIn(place.folder);
await eventWith(bench, 160);
await bench.send(publishing(await bench.value('seating.seat', { method: 'random', options: {}, seed: 'bench' })));
const commits: number[] = [];
for (let i = 0; i < COMMITS; i++) {
  const points = [30_000 + 100 * (i % 50), 30_000, 30_000, 30_000 - 100 * (i % 50)];
  const result: AskedInput = { type: 'result.enter', round: 1, table: 1 + (i % 40), result: { points } };
  commits.push(await timed(() => bench.send(result)));
}
await bench.close();
const bare = await bareCommits();

table(
  ['commit of one result, 160 players', 'p50 ms', 'p95 ms', 'times the bare commit (p50)'],
  [
    [
      'whole back end',
      fixed(quantile(commits, 0.5)),
      fixed(quantile(commits, 0.95)),
      fixed(quantile(commits, 0.5) / quantile(bare, 0.5), 1),
    ],
    ['bare durable row', fixed(quantile(bare, 0.5)), fixed(quantile(bare, 0.95)), '1.0'],
  ],
);

/** A journal of so many steps: renaming, undoing, adding, as an event of many days would have. */
const longJournal = (): Step[] => {
  const steps: Step[] = [];
  let ledger = emptyLedger;
  const note = () => {
    if (ledger.done !== null) steps.push(ledger.done.step);
  };
  ledger = run(ledger, {
    type: 'tournament.create',
    id: 'a'.repeat(32),
    name: 'Long',
    family: 'mahjong',
    plannedRounds: 8,
    seed: 's',
    at: '2026-05-01T08:00:00.000Z',
  });
  note();
  ledger = run(ledger, { type: 'entrants.add', entrants: Array.from({ length: 160 }, (_, i) => ({ name: `P${i}` })) });
  note();
  while (steps.length < STEPS) {
    const id = 1 + (steps.length % 160);
    ledger = run(ledger, { type: 'entrant.edit', id, entrant: { name: `P${steps.length}` } });
    note();
    if (steps.length % 10 === 0 && steps.length < STEPS) {
      const cancels = ledger.done?.step.no ?? 0;
      ledger = undo(ledger);
      steps.push({ no: ledger.last, kind: 'undo', cancels, command: null, changes: [] });
    }
  }
  return steps;
};

const text = JSON.stringify(longJournal());
const parse = await timed(() => JSON.parse(text));
const steps = JSON.parse(text) as Step[];
const before = residentMegabytes();
let folded = emptyLedger;
const fold = await timed(() => {
  folded = steps.reduce((ledger, step) => advance(ledger, step, families), emptyLedger);
});
process.stdout.write('\n');
table(
  ['journal of 20,000 steps, 160 players', 'ms', 'times reading it as JSON', 'MB more'],
  [
    [
      'fold with every state kept for undo',
      fixed(fold, 0),
      fixed(fold / parse, 1),
      fixed(residentMegabytes() - before, 0),
    ],
    ['read as JSON', fixed(parse, 0), '1.0', ''],
  ],
);
process.stdout.write(`\n${folded.last} steps folded, resident memory ${fixed(residentMegabytes(), 0)} MB\n`);
place.remove();
