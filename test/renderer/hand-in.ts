/** What the root of the desk does before it draws. */

import { games } from '../../renderer/games/all.ts';
import { handInGames } from '../../renderer/games/game.ts';

handInGames(games);
