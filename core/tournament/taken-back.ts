/** A seating withdrawn or undone after it was published [W-4.4], as it stood last, so that it can be published again. */

import type { Games } from './decide.ts';
import { fingerprint } from './draws/fingerprint.ts';
import { beforeOf, type Done, type Ledger, type Step } from './ledger.ts';
import { type Round, roundOf } from './state.ts';
import type { Json, RoundNo } from './words.ts';

export type TakenBack = { readonly tournament: string; readonly round: Round; readonly options: Json };

const has = ({ changes }: Step, type: 'round.published' | 'round.withdrawn', no: RoundNo): boolean =>
  changes.some((change) => change.type === type && change.no === no);

const undoneRound = (ledger: Ledger, no: RoundNo) => {
  for (let link = ledger.undone; link !== null; link = link.later) {
    if (has(link.step, 'round.published', no)) {
      return { published: link.step, round: link.after === null ? undefined : roundOf(link.after, no), by: link.by };
    }
  }
  return null;
};

const stepThat = (done: Done | null, type: 'round.published' | 'round.withdrawn', no: RoundNo): Done | null => {
  for (let link = done; link !== null; link = link.earlier) if (has(link.step, type, no)) return link;
  return null;
};

const withdrawnRound = ({ done }: Ledger, no: RoundNo, families: Games) => {
  const withdrawn = stepThat(done, 'round.withdrawn', no);
  const published = stepThat(withdrawn, 'round.published', no)?.step;
  const before = withdrawn === null ? null : beforeOf(withdrawn, families);
  if (withdrawn === null || published === undefined || before === null) return null;
  return { published, round: roundOf(before, no), by: withdrawn.by ?? withdrawn.step.no };
};

/** Null where the engine would be asked something else, or the round stands, never stood or was seated elsewhere. */
export const takenBack = (ledger: Ledger, no: RoundNo, families: Games): TakenBack | null => {
  const { tournament } = ledger;
  if (tournament === null || roundOf(tournament, no) !== undefined) return null;
  const [undone, withdrawn] = [undoneRound(ledger, no), withdrawnRound(ledger, no, families)];
  // A withdrawal that was redone is later than an undo before it.
  const found = (withdrawn?.by ?? 0) > (undone?.by ?? 0) ? withdrawn : undone;
  if (found?.round === undefined || found.round.draw.proposal.tables.length === 0) return null;
  const { round, published } = found;
  const { options = {} } = published.command as { readonly options?: Json };
  const { method, seed } = round.draw.proposal;
  const now = families[tournament.family].seating.request(tournament, method, options, seed);
  return now?.ok === true && fingerprint(now.value) === round.draw.fingerprint
    ? { tournament: tournament.id, round, options }
    : null;
};
