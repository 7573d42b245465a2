/**
 * Seatings that the engine has made and nobody has published yet. A window names one by its id and cannot bring another, so
 * figures and proofs come from the engine alone. A seating that was published and taken back keeps the number of its draw; when
 * there are too many, the oldest goes.
 */

import type { Proposal } from '../../game/seating.ts';
import type { Asked, Command } from '../commands.ts';
import { staleRefusal } from '../decide-rounds.ts';
import { type Answer, no, ok } from '../refusal.ts';
import type { TakenBack } from '../taken-back.ts';
import type { DrawNo, Json } from '../words.ts';
import { fingerprint } from './fingerprint.ts';

/** A seating of 2,000 people takes some 300 kB. */
const MOST_KEPT = 40;

type KeptSeating = {
  readonly tournament: string;
  readonly method: string;
  readonly options: Json;
  readonly request: Json;
  readonly proposal: Proposal;
  /** The number of its draw, if it was published before. */
  readonly draw?: DrawNo;
};

export type KeptSeatings = {
  readonly keep: (seating: KeptSeating, freshId: () => string) => string;
  /** Refuses `seating.stale`. */
  readonly commandOf: (asked: Asked, tournament: string | null) => Answer<Command>;
  readonly clear: () => void;
};

export const keptSeatings = (): KeptSeatings => {
  const kept = new Map<string, Omit<KeptSeating, 'request'> & { readonly fingerprint: string }>();
  return {
    keep: ({ request, ...seating }, freshId) => {
      const id = freshId();
      kept.set(id, { ...seating, fingerprint: fingerprint(request) });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return id;
    },
    commandOf: (asked, tournament) => {
      if (asked.type !== 'round.publish') return ok(asked);
      const { seating, type, changes, opening, fingerprint: said } = asked;
      const found = kept.get(seating);
      if (found === undefined || found.tournament !== tournament || found.fingerprint !== said)
        return no(staleRefusal());
      const { method, options, proposal, draw } = found;
      const more = { ...(draw !== undefined && { draw }), ...(opening && { opening }) };
      return ok({ type, method, options, proposal, changes, fingerprint: said, ...more });
    },
    clear: () => kept.clear(),
  };
};

export const keptAgain = (seatings: KeptSeatings, { tournament, round, options }: TakenBack, freshId: () => string) => {
  const { tables, byes, draw } = round;
  const { request, proposal } = draw;
  const seating = { method: proposal.method, options, request, proposal, draw: draw.no };
  return { id: seatings.keep({ tournament, ...seating }, freshId), ...seating, tables, byes };
};
