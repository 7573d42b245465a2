import type { EntrantId } from '../../core/tournament/words.ts';
import { carryOut } from '../store/carry-out.ts';

/** Takes somebody out from the next draw on, or back in. */
export const setPlaying = (ids: readonly EntrantId[], playing: boolean): Promise<boolean> =>
  carryOut({ type: 'entrants.play', ids: [...ids], playing });
