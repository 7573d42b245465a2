import type { MahjongMethod } from '../../../core/games/mahjong/seating/methods.ts';
import type { MethodPictures } from '../../help/method-pictures.ts';

export const mahjongPictures: MethodPictures<MahjongMethod> = {
  random: {
    tables: [
      [7, 2, 12, 5],
      [10, 1, 4, 8],
      [3, 11, 6, 9],
    ],
  },
  swiss: {
    tables: [
      [1, 3, 4, 5],
      [2, 6, 7, 8],
      [9, 10, 11, 12],
    ],
    met: [[1, 2]],
  },
  interval: {
    tables: [
      [1, 4, 7, 10],
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
  },
  predefined: {
    tables: [
      [1, 5, 9, 2],
      [3, 6, 10, 12],
      [4, 7, 11, 8],
    ],
  },
};
