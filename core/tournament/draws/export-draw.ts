import { handSteps, statedChanges } from '../history/stated-changes.ts';
import type { Ledger } from '../ledger.ts';
import { type Answer, no, ok, refuse } from '../refusal.ts';
import { roundOf } from '../state.ts';
import type { RoundNo } from '../words.ts';
import type { UnsignedDraw } from './draw-file.ts';
import { samePlaces } from './hand-change.ts';

/** Not yet signed. Refuses `tournament.none`, `round.unknown`, and `round.takenIn` for a round seated elsewhere. */
export const exportedDraw = ({ tournament, done }: Ledger, roundNo: RoundNo): Answer<UnsignedDraw> => {
  if (tournament === null) return no(refuse('tournament.none'));
  const round = roundOf(tournament, roundNo);
  if (round === undefined) return no(refuse('round.unknown', { round: roundNo }));
  const { request, fingerprint, proposal, metrics } = round.draw;
  if (proposal.tables.length === 0) return no(refuse('round.takenIn', { round: roundNo }));
  const changes = statedChanges(handSteps(done, roundNo));
  const published = {
    tables: round.tables.map(({ table, seats }) => ({ table, seats })),
    byes: round.byes.map(({ entrant, reason }) => ({ entrant, reason })),
  };
  return ok({
    format: 'seatwright-draw',
    version: 2,
    event: { name: tournament.name, id: tournament.id },
    round: roundNo,
    rev: round.rev,
    request,
    fingerprint,
    engine: proposal.engine,
    proposal,
    published,
    changes,
    metrics,
    edited: !samePlaces(proposal, published),
  });
};
