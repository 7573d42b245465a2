/** Asks for the page of the hall five times a second, as somebody who comes in, and tells how many milliseconds each answer took. */

import { setTimeout as pause } from 'node:timers/promises';

const PAUSE = 200;

const [address = ''] = process.argv.slice(2);

process.on('disconnect', () => process.exit(0));

for (;;) {
  const begun = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  process.send?.({ status: answer.status, took: performance.now() - begun });
  await pause(PAUSE);
}
