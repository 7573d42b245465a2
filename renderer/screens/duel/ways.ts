/** Ways out of refusals that only 1-v-1 events have. */

import { z } from 'zod';
import { offerWay } from '../../shell/ways.ts';
import { doOwn } from './own-command.ts';

const pairs = z.array(z.tuple([z.int(), z.int()]));

offerWay('duel.liftNeverPairs', (params) => {
  const named = pairs.safeParse(params.pairs);
  if (named.success) void doOwn({ do: 'liftNever', pairs: named.data });
});
