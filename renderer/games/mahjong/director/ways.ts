/** Ways out of refusals that lead to the Director drawer. */

import { goTo } from '../../../desk/place.ts';
import { offerWay } from '../../../desk/ways.ts';

offerWay('mahjong.setSubstitute', ({ player }) => goTo('director', { person: player ?? null, act: 'substitute' }));
