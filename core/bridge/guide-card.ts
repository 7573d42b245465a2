/**
 * Guide cards of the start rounds (4.4, R8): where a pair goes, which way it sits, whom it meets.
 *
 * "Turn the boards" stands where the movement alone would seat the pair the other way.
 */

import type { RoundNo, TableNo } from '../tournament/words.ts';
import type { Side } from './meetings.ts';
import { type Movement, startRows } from './start-rounds.ts';

export type GuideLine = {
  readonly round: RoundNo;
  readonly table: TableNo;
  readonly side: Side;
  /** Pair number, or null when the pair sits out. */
  readonly opponent: number | null;
  readonly turnBoards: boolean;
};

/** The lines of a pair's card for one or two start rounds. */
export const guideCard = (pair: number, rounds: 1 | 2, movement: Movement): GuideLine[] =>
  Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) =>
    startRows(round, movement).flatMap(({ table, ns, ew, switched }): GuideLine[] => {
      if (ns !== pair && ew !== pair) return [];
      const other = ns === pair ? ew : ns;
      return [
        {
          round,
          table,
          side: ns === pair ? 'ns' : 'ew',
          opponent: other === movement.phantom ? null : other,
          turnBoards: switched,
        },
      ];
    }),
  );
