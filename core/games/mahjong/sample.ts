import { addAll, type Play, type Sample } from '../../game/sample.ts';
import { inventedNames } from '../../random/invented-names.ts';
import type { Stream } from '../../random/stream.ts';
import type { Json } from '../../tournament/words.ts';

/** Four scores that add up, the better players (by registration) a little ahead. */
const mahjongPoints = (seats: readonly number[], random: Stream): readonly number[] => {
  const drawn = seats.map((id) => 300 + random.below(300) - 150 + Math.max(0, 40 - 2 * id));
  const excess = drawn.reduce((sum, points) => sum + points, 0) - 1200;
  const each = Math.trunc(excess / 4);
  return drawn.map((points, seat) => 100 * (points - each - (seat === 0 ? excess - 4 * each : 0)));
};

const playMahjong = (play: Play, random: Stream): void => {
  addAll(play, inventedNames(32, random, true));
  const result = ({ seats }: { readonly seats: readonly number[] }): Json => ({
    points: [...mahjongPoints(seats, random)],
  });
  for (const method of ['random', 'interval']) {
    const round = play.seat(method, method === 'interval' ? { k: 1 } : {});
    play.enter(round, result);
    play.act({ type: 'round.confirm', no: round.no });
  }
  play.enter(play.seat('swiss'), result, 4);
};

export const mahjongSample: Sample = { plannedRounds: 5, play: playMahjong };
