import { parentPort } from 'node:worker_threads';
import type { Control } from '../../core/game/seating.ts';
import { no, refuse } from '../../core/tournament/refusal.ts';
import type { CheckOrder, SeatNews, SeatOrder } from './protocol.ts';
import { replayDraw } from './replay-draw.ts';
import { runMethod } from './run-method.ts';

const port = parentPort;
if (port === null) throw new Error('the seating worker runs in a worker thread');

/** Least time between two reports of progress: at most 10 a second [reliability 9.2]. */
const REPORT_EVERY = 100;

const controlOf = (order: SeatOrder | CheckOrder, say: (news: SeatNews) => void): Control => {
  const flag = new Int32Array(order.stop);
  let reported = 0;
  return {
    stopped: () => Atomics.load(flag, 0) !== 0,
    progress: (share, best) => {
      const now = performance.now();
      if (now - reported < REPORT_EVERY) return;
      reported = now;
      say({ id: order.id, type: 'progress', share, best });
    },
  };
};

port.on('message', async (order: SeatOrder | CheckOrder) => {
  const say = (news: SeatNews) => port.postMessage(news);
  try {
    const control = controlOf(order, say);
    const answer = await ('draw' in order ? replayDraw(order.draw, control) : runMethod(order.request, control));
    say({ id: order.id, type: 'done', answer });
  } catch (fault) {
    say({ id: order.id, type: 'done', answer: no(refuse('seating.engineFault', { what: String(fault) })) });
  }
});
