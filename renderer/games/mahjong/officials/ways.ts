/** Ways out of refusals that lead to the officials' screen. */

import { goTo } from '../../../desk/place.ts';
import { offerWay } from '../../../desk/ways.ts';

/** Id of the screen in the navigation. */
export const OFFICIALS = 'mahjong.officials';

offerWay('mahjong.setSubstitute', ({ player }) => goTo(OFFICIALS, { substitute: player ?? null }));
