/** What only the bridge screens read of a proposal (`Proposal.more`). */

import type { Metrics, Proposal } from '../../../game/seating.ts';
import type { Seating } from '../../../tournament/state.ts';
import type { EntrantId, Phrase, RoundNo, TableNo } from '../../../tournament/words.ts';
import type { Boards } from './boards.ts';
import type { Row } from './physical-tables.ts';

export type BridgeMore = {
  readonly baseRound: RoundNo;
  readonly boards: Boards | null;
  /** The list that was paired, best first; totals in hundredths. Start rounds have none. */
  readonly ranking: readonly {
    readonly entrant: EntrantId;
    readonly number: number;
    readonly place: number;
    readonly total: number;
  }[];
  /** In table order, with the bye row (a null seat is the phantom). */
  readonly rows: readonly Row[];
  readonly seating: 'faithful' | 'tryHarder' | 'start';
  /** The seating that was not taken; null when no repeat is left or nothing better exists. */
  readonly other: {
    readonly seating: 'faithful' | 'tryHarder';
    readonly rows: readonly Row[];
    readonly changed: readonly TableNo[];
    readonly metrics: Metrics;
  } | null;
  readonly warnings: readonly Phrase[];
};

/** Null for a proposal saved from a search that died. */
export const moreIn = ({ more }: Proposal): BridgeMore | null => (more as BridgeMore | undefined) ?? null;

/** Null for a round that was taken in. */
export const moreOf = (round: Pick<Seating, 'draw'>): BridgeMore | null => moreIn(round.draw.proposal);
