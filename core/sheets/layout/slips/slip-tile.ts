/** The seat of a slip in its tile [L-1.2]: as high as the figure beside it, all of a slip equally wide. */

import type { Seat } from '../../../game/paper.ts';
import type { DrawnText } from '../drawn.ts';
import type { Hand } from '../laid.ts';
import { POINT } from '../paper.ts';
import { TILE, type Tiles, tilesOf, tileText } from '../tile.ts';

const cellOf = (seat: Seat) => ({ kind: 'seat', seat }) as const;

/** `points`: of the line or figure that they stand by. */
export const slipTiles = (seats: readonly Seat[], points: number, hand: Hand): Tiles =>
  tilesOf(seats.map(cellOf), TILE.inLine * points * POINT, hand);

type At = { readonly x: number; readonly y: number; readonly height: number };

/** In the middle of a row. */
export const slipTile = (seat: Seat, { x, y, height }: At, tiles: Tiles, { voice }: Hand): DrawnText => {
  const high = TILE.high * tiles.size;
  return {
    ...tileText(cellOf(seat), x, tiles, voice),
    y: y + (height - high) / 2,
    height: high,
    boxed: false,
    turned: false,
  };
};
