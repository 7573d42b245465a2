/** Who comes beyond a wind difference of 2 [mahjong 9], and whether any order of their table had kept them within it. */

import { fourOrders, type WindCounts, windGap } from '../../../core/games/mahjong/seating/winds.ts';

type Table = { readonly seats: readonly number[] };

export type Beyond = {
  /** Players whose most and least frequent wind differ by more than 2 after the round. */
  readonly players: number;
  /** The fewest of them that any orders of the same tables would have left. */
  readonly least: number;
};

const beyondIn = (seats: readonly number[], earlier: WindCounts): number =>
  seats.filter((id, wind) => windGap([[-1, -2, -3, -4].with(wind, id)], earlier) > 2).length;

export const beyondTwo = (tables: readonly Table[], earlier: WindCounts): Beyond => {
  let players = 0;
  let least = 0;
  for (const { seats } of tables) {
    players += beyondIn(seats, earlier);
    least += Math.min(
      ...fourOrders.map((order) =>
        beyondIn(
          order.map((at) => seats[at] ?? 0),
          earlier,
        ),
      ),
    );
  }
  return { players, least };
};
