/** The running search for a seating, as a store sees it. */

import type { Seated } from '../../../core/api/seating.ts';
import { type Answer, ok } from '../../../core/tournament/refusal.ts';
import type { Json, Table } from '../../../core/tournament/words.ts';
import { call, onPush } from '../../door/current.ts';
import { type Arrangement, arrange } from './arrangement.ts';

type Asked = { readonly method: string; readonly options: Json; readonly seed: string };
export type Progress = { readonly share: number; readonly best: readonly Table[] | null };
type Found = { readonly seated: Seated; readonly arrangement: Arrangement };

export type Search = {
  /** Asks the worker for a seating. Null: it was given up or asked anew meanwhile. Refuses as `seating.seat`. */
  readonly seat: (asked: Asked, told: (progress: Progress) => void) => Promise<Answer<Found> | null>;
  /** The search ends and answers with its best so far. */
  readonly stop: () => void;
  /** Its answer is not taken any more. */
  readonly giveUp: () => void;
};

/** One search at a time: only the newest counts. */
export const newSearch = (): Search => {
  let newest = 0;
  return {
    seat: async (asked, told) => {
      newest += 1;
      const mine = newest;
      const leave = onPush((push) => {
        if (push.type === 'seating.progress' && mine === newest) told({ share: push.share, best: push.best });
      });
      const answer = await call('seating.seat', asked);
      leave();
      if (mine !== newest) return null;
      if (!answer.ok) return answer;
      return ok({ seated: answer.value, arrangement: arrange(answer.value.proposal.tables) });
    },
    stop: () => void call('seating.stop', {}),
    giveUp: () => {
      newest += 1;
    },
  };
};
