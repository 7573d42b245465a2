import type { EntrantId } from '../../core/tournament/words.ts';
import { screensOf } from '../games/game.ts';
import { tournament } from '../store/tournament.ts';
import { openCard } from './card.ts';
import { goTo } from './place.ts';

/** Somebody whose name was clicked: in the Director drawer where the game has one, else on their card [W-3.18]. */
export const openPerson = (id: EntrantId): void => {
  const state = tournament();
  if (state !== null && screensOf(state.family).director !== undefined) goTo('director', { person: id });
  else openCard(id);
};
