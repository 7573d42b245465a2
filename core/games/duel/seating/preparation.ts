/** Byes given in advance or by hand and pairs kept by hand are not drawn [duel 3.7, 4.1]. */

import { type Answer, no, ok } from '../../../tournament/refusal.ts';
import type { Bye, EntrantId } from '../../../tournament/words.ts';
import { requestRefusal } from './checks.ts';
import { type DuelRecord, recordsOf } from './records/records.ts';
import type { DuelRequest } from './request.ts';

export type Preparation = {
  readonly records: ReadonlyMap<EntrantId, DuelRecord>;
  readonly drawn: ReadonlySet<EntrantId>;
  readonly byes: readonly Bye[];
};

export const prepare = (request: DuelRequest): Answer<Preparation> => {
  const refusal = requestRefusal(request);
  if (refusal !== null) return no(refusal);
  const { awardedByes, byeTo, locked } = request;
  const drawn = new Set(request.players.filter(({ active }) => active).map(({ id }) => id));
  for (const id of [...awardedByes, ...locked.flat(), ...(byeTo === undefined ? [] : [byeTo])]) drawn.delete(id);
  const byes: Bye[] = awardedByes.map((entrant) => ({ entrant, reason: { code: 'duel.byes.awarded' } }));
  if (byeTo !== undefined) byes.push({ entrant: byeTo, reason: { code: 'duel.byes.byHand' } });
  return ok({ records: recordsOf(request), drawn, byes });
};
