/** What the root of the desk does before it draws. */

import { games } from '../../renderer/screens/families.ts';
import { handInGames } from '../../renderer/screens/game.ts';

handInGames(games);
