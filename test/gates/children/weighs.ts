/**
 * What a search holds at most, in bytes, beside what its thread holds before: run with `--gc-global`, so that every collection is a
 * whole one and the heap shows what is in use. Two seatings of the same request; the first one loads and compiles.
 */

import { Worker } from 'node:worker_threads';
import { THREAD_BYTES } from '../../../core/game/memory.ts';
import { families } from '../../../core/games/all.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { workerEntry } from '../../../electron/host/where.ts';
import type { SeatNews, SeatOrder } from '../../../electron/workers/protocol.ts';
import { largeBy } from '../large.ts';

const [family = 'poker', method = 'wizard', share = '1'] = process.argv.slice(2);
const build = largeBy[family as GameId][method];
if (build === undefined) throw new Error(`no large request of ${family} ${method}`);
const { request, people } = build(Number(share));
const bound = memoryOf(request);

/** What the thread is computed to take. */
function memoryOf(asked: SeatOrder['request']): number {
  const found = families[family as GameId].seating.methods.find(({ id }) => id === method);
  if (found === undefined) throw new Error(`no method ${method}`);
  return THREAD_BYTES + found.memory(found.request.parse(asked) as never);
}

const worker = new Worker(workerEntry(), {
  resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 512 },
});
await new Promise((resolve) => worker.once('online', resolve));
const held = async (): Promise<number> => {
  const { used_heap_size, external_memory } = await worker.getHeapStatistics();
  return used_heap_size + external_memory;
};

const seated = async (order: SeatOrder): Promise<number> => {
  let peak = 0;
  const answers: SeatNews[] = [];
  const hear = (news: SeatNews): void => {
    if (news.type === 'done') answers.push(news);
  };
  worker.on('message', hear);
  worker.postMessage(order);
  while (answers.length === 0) peak = Math.max(peak, await held());
  worker.off('message', hear);
  const [done] = answers;
  if (done?.type === 'done' && !done.answer.ok) throw new Error(JSON.stringify(done.answer.refusal));
  return peak;
};

const orderOf = (id: number, asked: SeatOrder['request']): SeatOrder => ({
  id,
  family: family as GameId,
  method,
  request: asked,
  stop: new SharedArrayBuffer(4),
});
await seated(orderOf(1, build(0.04).request));
const before = await held();
const peak = await seated(orderOf(2, request));
process.stdout.write(JSON.stringify({ people, before, peak, bound }));
await worker.terminate();
