import { familyIds } from '../../core/games/all.ts';
import type { GameId } from '../../core/tournament/words.ts';
import { screensOf } from '../games/game.ts';

/** The game that is offered before one is chosen. */
export const [firstFamily] = familyIds;

export const GameIcon = ({ family }: { readonly family: GameId }) => {
  const { Icon } = screensOf(family);
  return <Icon size={22} strokeWidth={1.75} aria-hidden />;
};
