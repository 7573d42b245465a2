import { addAll, type Play, type Sample } from '../../game/sample.ts';
import { inventedNames } from '../../random/invented-names.ts';
import type { Stream } from '../../random/stream.ts';
import type { Json } from '../../tournament/words.ts';

const playDuel = (play: Play, random: Stream): void => {
  addAll(play, inventedNames(21, random), (index) => ({ traits: { seed: index + 1 } }));
  const result = ({ seats: [a = 0, b = 0] }: { readonly seats: readonly number[] }): Json => {
    const upset = random.below(4) === 0;
    const loser = random.below(2);
    const winner = a < b !== upset ? 'a' : 'b';
    return { outcome: winner, games: winner === 'a' ? { a: 2, b: loser } : { a: loser, b: 2 } };
  };
  for (let no = 1; no <= 2; no++) {
    play.enter(play.seat('swiss'), result);
    play.act({ type: 'round.confirm', no });
  }
  play.act({ type: 'entrants.play', ids: [19], playing: false });
  play.enter(play.seat('swiss'), result, 5);
};

export const duelSample: Sample = { plannedRounds: 5, play: playDuel };
