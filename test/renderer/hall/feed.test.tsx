/** What a hall window keeps when the program was started again and knows nothing of its picture. */

import { expect, test } from 'vitest';
import { firstScreen, type HallPage } from '../../../core/api/hall.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { enter } from '../../../renderer/door/current.ts';
import { startFeed, useFeed } from '../../../renderer/hall/feed.ts';
import { fakeDoor } from '../door.ts';

test('R11 a picture that this start of the program did not send is told as none of its own', async () => {
  const sent: HallPage = { screens: { 1: firstScreen }, places: {}, event: 'a', view: null, made: 7, asOf: null };
  const door = fakeDoor({ answers: { 'hall.page': () => ok(sent) } });
  enter(door);
  startFeed();
  await expect.poll(() => useFeed.getState().page?.made).toBe(7);
  door.push({ type: 'hall.page', page: { ...sent, event: null, made: 1 } });
  await expect.poll(() => useFeed.getState().page).toMatchObject({ event: 'a', made: 0 });
});
