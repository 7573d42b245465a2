import type { PokerMethod } from '../../../core/games/poker/seating/methods.ts';
import type { MethodPictures } from '../../help/method-pictures.ts';

export const pokerPictures: MethodPictures<PokerMethod> = {
  wizard: {
    tables: [
      [4, 9, 1, 0, 7],
      [2, 0, 8, 5, 3],
    ],
  },
  consolidate: {
    tables: [
      [4, 9, 1, 6, 7],
      [0, 0, 0, 0, 0],
    ],
    moves: [[2, 1]],
  },
  balance: {
    tables: [
      [4, 9, 1, 0],
      [2, 6, 8, 0],
    ],
    moves: [[2, 1]],
  },
};
