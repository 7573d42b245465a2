import type { DuelMethod } from '../../../core/games/duel/seating/methods.ts';
import type { MethodPictures } from '../../help/method-pictures.ts';

export const duelPictures: MethodPictures<DuelMethod> = {
  swiss: {
    tables: [
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ],
  },
  power: {
    tables: [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  },
  cut: {
    tables: [
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ],
  },
};
