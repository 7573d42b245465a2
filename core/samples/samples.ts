/**
 * A sample tournament for every family, in the middle of the event, with its history: somebody new sees each screen with
 * life in it. Everything in it went through the same commands as at the desk.
 *
 * | family | what is in it |
 * | --- | --- |
 * | mahjong | 32 players; random and interval rounds played, a Swiss one with half of its results |
 * | bridge | 14 pairs; two start rounds and a Swiss round, half of the last one entered |
 * | 1-v-1 | 21 players with a bye; two rounds played, the third half entered, one player dropped |
 * | poker | 45 entries at five tables, nine places gone |
 */

import { type Stream, stream } from '../random/stream.ts';
import type { Step } from '../tournament/ledger.ts';
import type { FamilyId, Json } from '../tournament/words.ts';
import { inventedNames } from './invented.ts';
import { type Play, playOf } from './play.ts';

export type SampleWish = {
  readonly family: FamilyId;
  /** In the TO's language; says that it is a sample. */
  readonly name: string;
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** The moment it is made: ISO UTC, and in milliseconds since 1970 as the floor counts. */
  readonly at: string;
  readonly now: number;
};

const PLANNED: { readonly [family in FamilyId]: number } = { mahjong: 5, bridge: 6, duel: 5, poker: 1 };

const addAll = (play: Play, names: readonly string[], more: (index: number) => object = () => ({})): void =>
  play.act({ type: 'entrants.add', entrants: names.map((name, index) => ({ name, ...more(index) })) });

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

const playBridge = (play: Play, random: Stream): void => {
  const people = inventedNames(28, random);
  const pairs = Array.from({ length: 14 }, (_, pair) => [people[2 * pair] ?? '', people[2 * pair + 1] ?? '']);
  const surname = (name: string): string => name.split(' ').at(-1) ?? name;
  addAll(
    play,
    pairs.map((members) => members.map(surname).join(' – ')),
    (index) => ({ members: pairs[index] ?? [] }),
  );
  play.act({ type: 'family.do', command: { do: 'closePreparations' } });
  const result = (): Json => ({ entry: 'mp', ns: 100 * (30 + random.below(41)) });
  for (const method of ['start', 'start', 'swiss']) play.enter(play.seat(method), result, method === 'swiss' ? 4 : 7);
};

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

/** Milliseconds from one deed on the floor to the next. */
const PACE = 4000;

const playPoker = (play: Play, random: Stream, now: number): void => {
  // The last of it is now: no bust lies in the future.
  let time = now - 15 * PACE;
  const floor = (command: Json): void => play.act({ type: 'family.do', command });
  const moment = (): number => {
    time += PACE;
    return time;
  };
  addAll(play, inventedNames(45, random), (index) => ({
    traits: { paid: true, ...(index % 15 === 7 ? { expert: true } : {}) },
  }));
  floor({ do: 'addTables', count: 5 });
  floor({ do: 'initialDraw', at: moment(), overflow: 'wait' });
  for (let table = 1; table <= 5; table++)
    floor({ do: 'markBigBlind', table, seat: 1 + random.below(9), at: moment() });
  const out = new Set<number>();
  while (out.size < 9) out.add(1 + random.below(45));
  for (const entry of out) floor({ do: 'bust', hands: [[{ entry, chips: null, by: [] }]], at: moment() });
};

/** The steps of a family's sample, from the creation on. The same wish gives the same steps. */
export const sampleSteps = ({ family, name, id, at, now }: SampleWish): readonly Step[] => {
  const play = playOf({ family, name, id, at, plannedRounds: PLANNED[family], seed: `sample-${family}` });
  const random = stream('sample', family);
  if (family === 'mahjong') playMahjong(play, random);
  else if (family === 'bridge') playBridge(play, random);
  else if (family === 'duel') playDuel(play, random);
  else playPoker(play, random, now);
  return play.steps();
};
