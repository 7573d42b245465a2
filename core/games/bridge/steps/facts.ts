/** What happened in a bridge event besides people, rounds and results. Stored for ever. */

import type { Game } from '../../../game/game.ts';
import type { Metrics } from '../../../game/seating.ts';
import type { Answer } from '../../../tournament/refusal.ts';
import type { Round } from '../../../tournament/state.ts';
import type { Bye, EntrantId, RoundNo, Table } from '../../../tournament/words.ts';
import type { BridgeRules } from '../rules/rules.ts';
import type { BridgeCommand, BridgeOwn, BridgeResult } from '../rules/state.ts';

type One<Part extends keyof BridgeOwn> = BridgeOwn[Part] extends readonly (infer Item)[] ? Item : never;
type Prepared = NonNullable<BridgeOwn['prepared']>;
type Imported = NonNullable<BridgeOwn['imported']>;

type Reseated = {
  readonly no: RoundNo;
  readonly tables: readonly Table[];
  readonly byes: readonly Bye[];
  readonly metrics: Metrics;
  readonly rev: number;
  /** The round keeps the tables before, so that those who moved are marked. Older files do not say it, and fold as ever. */
  readonly replaces?: true;
};

export type BridgeFact =
  | { readonly type: 'order.set'; readonly order: BridgeOwn['order'] }
  /** `shuffles`: how often by now. */
  | { readonly type: 'names.shuffled'; readonly order: BridgeOwn['order']; readonly shuffles: number }
  | {
      readonly type: 'preparations.closed';
      readonly order: BridgeOwn['order'];
      readonly homes: BridgeOwn['homes'];
      readonly prepared: Prepared;
    }
  | { readonly type: 'preparations.reopened' }
  | { readonly type: 'homes.set'; readonly homes: BridgeOwn['homes'] }
  | { readonly type: 'directors.set'; readonly directors: BridgeOwn['directors'] }
  | { readonly type: 'bye.wished'; readonly wish: One<'byeWishes'> }
  | { readonly type: 'wish.takenBack'; readonly entrant: EntrantId }
  | { readonly type: 'bye.chosen'; readonly choice: One<'byeChoices'> }
  | { readonly type: 'bye.byRule'; readonly round: RoundNo }
  | { readonly type: 'absences.set'; readonly entrant: EntrantId; readonly absences: BridgeOwn['absences'] }
  | { readonly type: 'entrant.withdrawn'; readonly withdrawn: One<'withdrawn'> }
  | { readonly type: 'entrant.reinstated'; readonly late: One<'late'> }
  /** `numbers`: pair numbers of those who join; `tables`: how many there are with them. */
  | {
      readonly type: 'entrants.joined';
      readonly late: BridgeOwn['late'];
      readonly numbers: Prepared['numbers'];
      readonly tables: number;
    }
  | { readonly type: 'carryOver.set'; readonly carryOver: BridgeOwn['carryOver'] }
  | { readonly type: 'score.adjusted'; readonly adjustment: One<'adjustments'> }
  | { readonly type: 'adjustment.cancelled'; readonly no: number }
  /** Replaces all stand-ins of the round. */
  | { readonly type: 'standIns.set'; readonly round: RoundNo; readonly results: readonly StandIn[] }
  | { readonly type: 'break.set'; readonly pause: One<'breaks'> }
  | { readonly type: 'break.takenAway'; readonly after: RoundNo }
  /** Null: the delay stays. */
  | { readonly type: 'delay.off'; readonly from: RoundNo | null }
  | { readonly type: 'meetings.ignored'; readonly ignored: BridgeOwn['ignored'] }
  | ({ readonly type: 'round.reseated' } & Reseated)
  | {
      readonly type: 'rounds.takenIn';
      readonly prepared: Prepared;
      readonly imported: Imported;
      readonly rounds: readonly Round[];
    }
  | {
      readonly type: 'totals.takenIn';
      readonly prepared: Prepared;
      readonly imported: Imported;
      readonly carryOver: BridgeOwn['carryOver'];
    }
  | { readonly type: 'conversion.reverted' };

type StandIn = Omit<One<'provisional'>, 'round'>;

/** Files from before facts: the parts of the event's own state that changed, without a name. */
export type BridgePatch = {
  readonly type?: never;
  readonly own: Partial<BridgeOwn>;
  readonly playing?: readonly { readonly id: EntrantId; readonly playing: boolean }[];
  /** The oldest files do not name the revision: it is the next one. */
  readonly reseated?: readonly (Omit<Reseated, 'rev'> & { readonly rev?: number })[];
  readonly keepRounds?: RoundNo;
  readonly taken?: readonly Round[];
};

export type BridgeStored = BridgeFact | BridgePatch;

export type Decided = Answer<readonly BridgeFact[]>;

export type Do<Name extends BridgeCommand['do']> = Extract<BridgeCommand, { do: Name }>;

export type BridgeGame = Game<BridgeRules, BridgeOwn, BridgeResult, BridgeCommand, BridgeStored>;
