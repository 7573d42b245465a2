/** Requests of the largest tournaments that each game seats, as the desk makes them after some rounds. */

import { families } from '../../core/games/all.ts';
import { stream } from '../../core/random/stream.ts';
import { type Played, playOf } from '../../core/samples/play.ts';
import type { GameId, Json } from '../../core/tournament/words.ts';

const AT = '2026-11-20T14:03:22.000Z';

export type Large = {
  readonly family: GameId;
  readonly method: string;
  readonly people: number;
  readonly request: Json;
};

const begun = (family: GameId, people: number): Played => {
  const play = playOf({ family, name: 'Large', id: 'a'.repeat(32), plannedRounds: 8, seed: 'large', at: AT });
  play.act({
    type: 'entrants.add',
    entrants: Array.from({ length: people }, (_, n) => ({
      name: `Person ${n + 1}`,
      club: `Club ${n % 40}`,
      ...(family === 'poker' ? { traits: { paid: true } } : {}),
    })),
  });
  return play;
};

const requestOf = (play: Played, family: GameId, method: string, options: Json = {}): Json => {
  const request = families[family].seating.request(play.tournament(), method, options, 'large');
  if (request?.ok !== true) throw new Error(JSON.stringify(request));
  return request.value;
};

const mahjong = (people: number, options: Json = {}): Large => {
  const random = stream('large', 'mahjong');
  const play = begun('mahjong', people);
  for (let no = 1; no <= 2; no++) {
    play.enter(play.seat('random'), () => {
      const over = 100 * random.below(100);
      return { points: [30_000 + over, 30_000, 30_000, 30_000 - over] };
    });
    play.act({ type: 'round.confirm', no });
  }
  return { family: 'mahjong', method: 'swiss', people, request: requestOf(play, 'mahjong', 'swiss', options) };
};

const bridge = (people: number): Large => {
  const random = stream('large', 'bridge');
  const play = begun('bridge', people);
  play.act({ type: 'family.do', command: { do: 'closePreparations' } });
  for (let no = 1; no <= 2; no++)
    play.enter(play.seat('start'), () => ({ entry: 'mp', ns: 100 * (30 + random.below(41)) }));
  return { family: 'bridge', method: 'swiss', people, request: requestOf(play, 'bridge', 'swiss') };
};

const duel = (people: number, rounds = 1): Large => {
  const random = stream('large', 'duel');
  const play = begun('duel', people);
  for (let no = 1; no <= rounds; no++) {
    play.enter(play.seat('swiss'), () =>
      random.below(2) === 0 ? { outcome: 'a', games: { a: 2, b: 0 } } : { outcome: 'b', games: { a: 0, b: 2 } },
    );
    play.act({ type: 'round.confirm', no });
  }
  return { family: 'duel', method: 'swiss', people, request: requestOf(play, 'duel', 'swiss') };
};

/** A floor of so many tables of nine, the last people waiting for a seat. */
const poker = (people: number): Large => ({
  family: 'poker',
  method: 'wizard',
  people,
  request: {
    family: 'poker',
    method: 'wizard',
    seed: 'large',
    tables: Array.from({ length: Math.ceil(people / 9) }, (_, n) => ({ table: n + 1 })),
    entries: Array.from({ length: people }, (_, n) => ({ entry: n + 1 })),
  },
});

const seats = (people: number) =>
  Array.from({ length: Math.ceil(people / 9) }, (_, n) => ({
    table: n + 1,
    seated: Array.from({ length: Math.min(9, people - 9 * n) }, (_seat, seat) => ({
      seat: seat + 1,
      entry: 9 * n + seat + 1,
    })),
  }));

const floorOf = (method: 'consolidate' | 'balance', people: number): Large => ({
  family: 'poker',
  method,
  people,
  request: {
    family: 'poker',
    method,
    seed: 'large',
    // Every third table has lost four people.
    tables: seats(people).map((table) => (table.table % 3 === 0 ? { ...table, seated: table.seated.slice(4) } : table)),
    entries: Array.from({ length: people }, (_, n) => ({ entry: n + 1 })),
  },
});

const mahjongBy = (method: string, options: Json, people: number, rounds: number): Large => {
  const play = begun('mahjong', people);
  for (let no = 1; no <= rounds; no++) {
    play.enter(play.seat('random'), () => ({ points: [30_000, 30_000, 30_000, 30_000] }));
    play.act({ type: 'round.confirm', no });
  }
  return { family: 'mahjong', method, people, request: requestOf(play, 'mahjong', method, options) };
};

const predefined = (people: number): Large => ({
  family: 'mahjong',
  method: 'predefined',
  people,
  request: {
    ...(mahjongBy('random', {}, people, 0).request as { readonly [key: string]: Json }),
    method: 'predefined',
    winds: 'asWritten',
    options: {
      numbers: 'places',
      lines: Array.from({ length: people / 4 }, (_, table) => [1, 2, 3, 4].map((seat) => 4 * table + seat)),
    },
  },
});

const bridgeBy = (method: string, rounds: number, people: number): Large => {
  const play = begun('bridge', people);
  play.act({ type: 'family.do', command: { do: 'closePreparations' } });
  for (let no = 1; no <= rounds; no++) play.enter(play.seat('start'), () => ({ entry: 'mp', ns: 5000 }));
  return { family: 'bridge', method, people, request: requestOf(play, 'bridge', method) };
};

const power = (people: number): Large => {
  const play = begun('duel', people);
  play.enter(play.seat('swiss'), () => ({ outcome: 'a', games: { a: 2, b: 0 } }));
  play.act({ type: 'round.confirm', no: 1 });
  return { family: 'duel', method: 'power', people, request: requestOf(play, 'duel', 'power') };
};

/** The same with two who have met on a row that the director has set: then the least repeats of any seating are looked for. */
const withRepeat = (large: Large): Large => {
  const request = large.request as {
    readonly [key: string]: Json;
    readonly history: readonly { readonly tables: readonly { readonly seats: readonly [number, number] }[] }[];
    readonly options: { readonly [key: string]: Json };
  };
  const seats = request.history[0]?.tables[0]?.seats ?? [1, 2];
  return { ...large, request: { ...request, options: { ...request.options, locked: [{ table: 1, seats }] } } };
};

/** A request of every method for so many people as it seats at most, or fewer. */
export const largeBy: { readonly [family in GameId]: { readonly [method: string]: (share: number) => Large } } = {
  mahjong: {
    random: (share) => mahjongBy('random', { avoidRepeats: true }, 2000 * share, 2),
    interval: (share) => mahjongBy('interval', { k: 3 }, 2000 * share, 1),
    swiss: (share) => mahjong(2000 * share, { order: 'closest' }),
    predefined: (share) => predefined(2000 * share),
  },
  bridge: {
    swiss: (share) => withRepeat(bridge(2000 * share)),
    danish: (share) => bridgeBy('danish', 2, 2000 * share),
    start: (share) => bridgeBy('start', 1, 2000 * share),
  },
  duel: {
    swiss: (share) => duel(10_000 * share, 4),
    power: (share) => power(10_000 * share),
  },
  poker: {
    wizard: (share) => poker(10_000 * share),
    consolidate: (share) => floorOf('consolidate', 10_000 * share),
    balance: (share) => floorOf('balance', 10_000 * share),
  },
};

/** Largest sizes that are promised: 10,000 for poker and 1-v-1, 2,000 for the others. */
export const largest: { readonly [family in GameId]: () => Large } = {
  mahjong: () => mahjong(2000),
  bridge: () => bridge(2000),
  duel: () => duel(10_000),
  poker: () => poker(10_000),
};
