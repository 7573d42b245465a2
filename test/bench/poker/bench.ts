/**
 * The poker floor under load: the draw against the plain loop over lists that the rules describe, on the same rooms and
 * seeds in the same run; the time from a bust to the cards at 10,000 entries, in the engine and on the floor panel of the
 * built program (shown.ts); a whole event of 1,000 entries with every state kept, as undo keeps it.
 */

import { type Floor, type Hall, type Person, startFloor } from '../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../core/games/poker/rules/pages.ts';
import { defaultRules } from '../../../core/games/poker/rules/rules.ts';
import { seatByWizard } from '../../../core/games/poker/seating/wizard.ts';
import { cards } from '../../../core/games/poker/steps/cards/cards.ts';
import { countFloor, type FloorCounters, startCounters } from '../../../core/games/poker/steps/floor-changes.ts';
import type { FloorCommand } from '../../../core/games/poker/steps/floor-commands.ts';
import { decideFloor } from '../../../core/games/poker/steps/floor-decide.ts';
import { evolveFloor } from '../../../core/games/poker/steps/floor-evolve.ts';
import { outlookOf } from '../../../core/games/poker/steps/outlook.ts';
import { playEvent } from '../../core/games/poker/event.ts';
import { entryOf, granted, roomOf, tablesOf } from '../../core/games/poker/rooms.ts';
import { simpleLoop } from '../../core/games/poker/simple-loop.ts';
import { fixed, quantile, residentMegabytes, table, timed } from '../figures.ts';
import { bustsShown } from './shown.ts';

const SEATS = 9;

const fieldOf = (n: number, experts: boolean) => {
  const tables = tablesOf(
    ...Array.from({ length: Math.ceil(n / SEATS) }, (_, index) => ({ clock: experts && index === 0 })),
  );
  const entries = Array.from({ length: n }, (_, index) =>
    entryOf(index + 1, experts ? { expert: index % 10 === 0, clockOperator: index % 1000 === 5 } : {}),
  );
  return { room: roomOf(tables, entries), all: entries.map(({ no }) => no) };
};

const drawRow = async (n: number, experts: boolean): Promise<string[]> => {
  const { room, all } = fieldOf(n, experts);
  const runs = n > 1000 ? 9 : 31;
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await timed(() => seatByWizard(room, all, `bench-${run}`)));
  const fast = granted(seatByWizard(room, all, 'bench-same'));
  let slow: ReturnType<typeof simpleLoop> | null = null;
  const loop = await timed(() => {
    slow = simpleLoop(room, all, 'bench-same');
  });
  const same = JSON.stringify((slow as { seats?: unknown } | null)?.seats) === JSON.stringify(fast.seats);
  const median = quantile(times, 0.5);
  return [
    `${n}${experts ? ', 10 % experts, clock operators' : ''}`,
    fixed(median, 1),
    fixed(quantile(times, 0.95), 1),
    fixed(loop, 0),
    fixed(loop / median, 0),
    same ? 'yes' : 'NO',
  ];
};

const rows: string[][] = [];
for (const n of [300, 1000, 10_000]) for (const experts of [false, true]) rows.push(await drawRow(n, experts));
table(['draw of so many entries', 'p50 ms', 'p95 ms', 'plain loop ms', 'times faster', 'same seats'], rows);

const ENTRIES = 10_000;
const people = new Map<number, Person>(
  Array.from({ length: ENTRIES }, (_, index) => [
    index + 1,
    { paid: true, expert: index % 10 === 0, clockOperator: index % 1000 === 5 },
  ]),
);
let hall: Hall = { floor: startFloor, rules: { ...defaultRules, limit: 'casino' }, seed: 'bench', people };
let counters: FloorCounters = startCounters;
let at = 1_800_000_000_000;
const run = (command: FloorCommand): void => {
  const changes = granted(decideFloor(hall, command, counters));
  hall = { ...hall, floor: changes.reduce(evolveFloor, hall.floor) };
  counters = changes.reduce(countFloor, counters);
};
run({ do: 'addTables', count: Math.ceil(ENTRIES / SEATS) });
const initial = await timed(() => run({ do: 'initialDraw', at, overflow: 'refuse' }));
for (const { id } of itemsOf(hall.floor.tables)) run({ do: 'markBigBlind', table: id, seat: 1 + (id % SEATS), at });

const busts: number[] = [];
const followed: number[] = [];
for (let n = 0; n < 400; n++) {
  const alive = itemsOf(hall.floor.entries).filter(({ status }) => status === 'seated');
  const entry = alive[(n * 7919) % alive.length]?.no ?? 1;
  at += 30_000;
  busts.push(
    await timed(() => {
      run({ do: 'bust', hands: [[{ entry, chips: null, by: [] }]], reEnter: [], at });
      cards(hall, at);
      outlookOf(hall);
    }),
  );
  const deed = cards(hall, at).find((card) => card.deed !== null)?.deed;
  if (deed === undefined || deed === null) continue;
  followed.push(await timed(() => run({ ...deed, at } as FloorCommand)));
  const slips = hall.floor.pending.map(({ slip }) => slip);
  if (slips.length > 0) run({ do: 'arrive', slips, at });
}
process.stdout.write('\n');
table(
  ['10,000 entries, 1,112 tables', 'p50 ms', 'p95 ms', 'worst ms'],
  [
    ['initial draw as a command, decided and folded', fixed(initial, 0), '', ''],
    ['bust → cards and outlook', ...[0.5, 0.95, 1].map((share) => fixed(quantile(busts, share), 1))],
    ['card → moves issued', ...[0.5, 0.95, 1].map((share) => fixed(quantile(followed, share), 1))],
  ],
);

const before = residentMegabytes();
const kept: Floor[] = [];
let commands = 0;
const event = await timed(() => {
  commands = playEvent({
    entries: 1000,
    seats: SEATS,
    seed: 'bench-event',
    rules: { limit: 'casino' },
    afterStep: (floor) => kept.push(floor),
  }).commands;
});
process.stdout.write('\n');
table(
  ['a whole event of 1,000 entries, all suggestions carried out', ''],
  [
    ['commands', String(commands)],
    ['commands a second', fixed((1000 * commands) / event, 0)],
    ['states kept for undo', String(kept.length)],
    ['MB more for all of them', fixed(residentMegabytes() - before, 0)],
  ],
);

const BUSTS = 60;
const { onDisk, shown } = await bustsShown(ENTRIES, SEATS, BUSTS);
process.stdout.write('\n');
table(
  ['10,000 entries in the built program, floor panel open', 'p50 ms', 'p95 ms', 'worst ms'],
  [
    ['bust sent → step on disk', ...[0.5, 0.95, 1].map((share) => fixed(quantile(onDisk, share), 1))],
    ['step on disk → cards and outlook painted', ...[0.5, 0.95, 1].map((share) => fixed(quantile(shown, share), 1))],
  ],
);
