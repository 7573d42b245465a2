import type { BridgeMethod } from '../../../core/games/bridge/seating/methods.ts';
import type { MethodPictures } from '../../help/method-pictures.ts';

export const bridgePictures: MethodPictures<BridgeMethod> = {
  start: {
    tables: [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  },
  swiss: {
    tables: [
      [1, 3],
      [2, 4],
      [5, 6],
      [7, 8],
    ],
    met: [[1, 2]],
  },
  danish: {
    tables: [
      [1, 2],
      [3, 4],
      [5, 7],
      [6, 8],
    ],
    met: [
      [1, 2],
      [5, 6],
    ],
  },
};
