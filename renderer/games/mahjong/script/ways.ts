/** Ways out of refusals that lead to the script. */

import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { currentGame, localIdsOf } from '../../../../core/games/mahjong/seating/script/script-state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { goTo } from '../../../desk/place.ts';
import { offerWay } from '../../../desk/ways.ts';
import { tournament } from '../../../store/tournament.ts';
import { dropLine, setLocalIds } from './deeds.ts';

/** Id of the screen in the navigation. */
export const SCRIPT = 'mahjong.script';

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

offerWay('mahjong.writeScript', () => goTo(SCRIPT));
offerWay('mahjong.setCurrentGame', () => goTo(SCRIPT, { game: true }));
offerWay('mahjong.reassignLocalId', ({ localId }) => goTo(SCRIPT, { localId: numberOf(localId) }));
offerWay('mahjong.dropTable', ({ table }) => {
  const open = tournament();
  const script = open === null ? null : ownOf(open).script;
  if (open !== null && script !== null) void dropLine(open, currentGame(open, script), numberOf(table));
});
offerWay('mahjong.useLocalId', ({ player, localId }) => {
  const open = tournament();
  const script = open === null ? null : ownOf(open).script;
  if (open === null || script === null) return;
  const others = localIdsOf(open, script).filter((entry) => entry.player !== player);
  void setLocalIds([...others, { player: numberOf(player), localId: numberOf(localId) }]);
});
