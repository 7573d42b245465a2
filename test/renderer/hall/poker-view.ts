import { sittingOut } from '../../../core/game/rounds.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';

/** What is published of a poker event: no seating, only views of the game's own. */
export const pokerView = (own: PublishedView['own']): PublishedView => ({
  event: 'Friday Deepstack',
  family: 'poker',
  round: 0,
  plannedRounds: 1,
  roundTitle: null,
  stamp: '',
  revised: false,
  seats: [],
  rounds: [],
  next: [],
  tables: [],
  names: [],
  byes: [],
  bye: sittingOut,
  standings: null,
  reveal: null,
  clock: null,
  own,
});
