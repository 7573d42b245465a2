/** What happened in a 1-v-1 event besides people, rounds and results. Stored for ever. */

import type { Game } from '../../../game/game.ts';
import type { EntrantId, RoundNo, TableNo } from '../../../tournament/words.ts';
import type { DuelRules } from '../rules/rules.ts';
import type {
  Adjustment,
  Award,
  Cut,
  Disqualification,
  DuelCommand,
  DuelOwn,
  DuelResult,
  Final,
  Grant,
  Pin,
  Voided,
} from '../rules/state.ts';

/** A late player takes the bye of a round [duel 4.1]. */
type Joined = {
  readonly round: RoundNo;
  readonly table: TableNo;
  readonly player: EntrantId;
  readonly bye: EntrantId;
  /** Revision of the seating with them in it. */
  readonly rev: number;
};

type Length = { readonly bestOf: DuelRules['bestOf']; readonly round: RoundNo | null };

export type DuelFact =
  | { readonly type: 'unseeded.shuffled'; readonly on: boolean }
  | { readonly type: 'never.set'; readonly never: DuelOwn['never'] }
  | { readonly type: 'never.lifted'; readonly pairs: DuelOwn['never'] }
  | { readonly type: 'bye.awarded'; readonly award: Award }
  | { readonly type: 'bye.takenBack'; readonly award: Award }
  | { readonly type: 'missed.granted'; readonly grant: Grant }
  | { readonly type: 'missed.takenBack'; readonly award: Award }
  | { readonly type: 'points.adjusted'; readonly adjustment: Adjustment }
  /** `cancelled`: why. */
  | { readonly type: 'adjustment.cancelled'; readonly no: number; readonly cancelled: string }
  | { readonly type: 'tables.set'; readonly tables: DuelOwn['tables'] }
  | { readonly type: 'player.pinned'; readonly pin: Pin }
  | { readonly type: 'player.unpinned'; readonly player: EntrantId }
  | { readonly type: 'result.voided'; readonly voided: Voided }
  | { readonly type: 'result.restored'; readonly round: RoundNo; readonly table: TableNo | null }
  /** Nothing more is played in a round: matches without a result are `open`. */
  | { readonly type: 'round.over'; readonly round: RoundNo }
  | { readonly type: 'player.disqualified'; readonly disqualification: Disqualification }
  | { readonly type: 'player.readmitted'; readonly player: EntrantId }
  | ({ readonly type: 'player.joined' } & Joined)
  | { readonly type: 'standings.frozen'; readonly final: Final }
  /** The cut goes with it. */
  | { readonly type: 'standings.unfrozen' }
  | { readonly type: 'cut.started'; readonly cut: Cut }
  | { readonly type: 'cut.cancelled' }
  | ({ readonly type: 'match.length' } & Length);

/** What files of before facts hold: the parts of the event's own state that were different, without a name. */
export type DuelPatch = {
  readonly type?: never;
  readonly own: Partial<DuelOwn>;
  /** A round closed with open matches [duel 9]; later it is `round.closed`. */
  readonly closed?: RoundNo;
  /** The oldest files do not name the revision, there it is the one after that before. */
  readonly joined?: Omit<Joined, 'rev'> & { readonly rev?: number };
  readonly bestOf?: Length;
  readonly playing?: { readonly player: EntrantId; readonly plays: boolean };
};

export type DuelStored = DuelFact | DuelPatch;

export type DuelGame = Game<DuelRules, DuelOwn, DuelResult, DuelCommand, DuelStored>;
