/** What happened in a mahjong event besides people, rounds and results. Stored for ever. */

import type { Game } from '../../../game/game.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import type { MahjongRules } from '../rules/rules.ts';
import type { MahjongCommand, MahjongOwn, MahjongResult, Penalty, Script, Substitute } from '../rules/state.ts';

export type MahjongFact =
  | { readonly type: 'seating.set'; readonly seating: MahjongOwn['seating'] }
  | { readonly type: 'apart.set'; readonly apart: MahjongOwn['apart'] }
  | { readonly type: 'substitute.named'; readonly substitute: Substitute }
  | { readonly type: 'substitute.ended'; readonly player: EntrantId; readonly from: RoundNo }
  | { readonly type: 'penalty.given'; readonly penalty: Penalty }
  /** `cancelled`: why. */
  | { readonly type: 'penalty.cancelled'; readonly no: number; readonly cancelled: string }
  /** `before`: the first round that the player does not play. */
  | { readonly type: 'player.left'; readonly player: EntrantId; readonly before: RoundNo }
  | { readonly type: 'player.back'; readonly player: EntrantId }
  | { readonly type: 'script.written'; readonly script: Script }
  | { readonly type: 'script.cleared' }
  | ({ readonly type: 'script.numbered' } & Pick<Script, 'localIds' | 'mappedBefore'>)
  | ({ readonly type: 'script.turned' } & Pick<Script, 'current' | 'confirmedThen'>)
  | ({ readonly type: 'script.dropped' } & Pick<Script, 'dropped'>)
  /** The rounds that were played stand in front of those to come. */
  | ({ readonly type: 'script.caughtUp' } & Pick<
      Script,
      'text' | 'localIds' | 'mappedBefore' | 'current' | 'confirmedThen'
    >);

/** What files of before facts hold: the parts of the event's own state that were different, without a name. */
export type MahjongPatch = {
  readonly type?: never;
  readonly own: Partial<MahjongOwn>;
  readonly playing?: { readonly id: EntrantId; readonly playing: boolean };
};

export type MahjongStored = MahjongFact | MahjongPatch;

export type MahjongGame = Game<MahjongRules, MahjongOwn, MahjongResult, MahjongCommand, MahjongStored>;
