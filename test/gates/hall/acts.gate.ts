/** The desk's picture of the hall is the hall's own after every act, at its full count. */

import { test } from 'vitest';
import { expectSameAfterActs, wall } from '../../electron/backend/hall/hall-acts.ts';
import { benchIn, eventWith, freshFolder } from '../../electron/backend/machine.ts';
import { figure, trials } from '../figures.ts';

test('X-7: random acts, and both views are equal after each', async () => {
  const count = trials('HALL_ACTS', 200);
  const place = freshFolder();
  const bench = benchIn(place.folder, { hall: wall() });
  await eventWith(bench, 16);
  await bench.value('hall.open', { hall: 1, display: '2' });
  await expectSameAfterActs(bench, count);
  await bench.close();
  place.remove();
  figure('X-7', `${count} acts`);
});
