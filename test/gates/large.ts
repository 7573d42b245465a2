/** Requests of the largest tournaments that each family seats, as the desk makes them after some rounds. */

import { families } from '../../core/families.ts';
import { stream } from '../../core/random/stream.ts';
import { type Play, playOf } from '../../core/samples/play.ts';
import type { FamilyId, Json } from '../../core/tournament/words.ts';

const AT = '2026-11-20T14:03:22.000Z';

export type Large = {
  readonly family: FamilyId;
  readonly method: string;
  readonly people: number;
  readonly request: Json;
};

const begun = (family: FamilyId, people: number): Play => {
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

const requestOf = (play: Play, family: FamilyId, method: string, options: Json = {}): Json => {
  const request = families[family]?.request(play.tournament(), method, options, 'large');
  if (request?.ok !== true) throw new Error(JSON.stringify(request));
  return request.value;
};

const mahjong = (people: number): Large => {
  const random = stream('large', 'mahjong');
  const play = begun('mahjong', people);
  for (let no = 1; no <= 2; no++) {
    play.enter(play.seat('random'), () => {
      const over = 100 * random.below(100);
      return { points: [30_000 + over, 30_000, 30_000, 30_000 - over] };
    });
    play.act({ type: 'round.confirm', no });
  }
  return { family: 'mahjong', method: 'swiss', people, request: requestOf(play, 'mahjong', 'swiss') };
};

const bridge = (people: number): Large => {
  const random = stream('large', 'bridge');
  const play = begun('bridge', people);
  play.act({ type: 'family.do', command: { do: 'closePreparations' } });
  for (let no = 1; no <= 2; no++)
    play.enter(play.seat('start'), () => ({ entry: 'mp', ns: 100 * (30 + random.below(41)) }));
  return { family: 'bridge', method: 'swiss', people, request: requestOf(play, 'bridge', 'swiss') };
};

const duel = (people: number): Large => {
  const random = stream('large', 'duel');
  const play = begun('duel', people);
  play.enter(play.seat('swiss'), () =>
    random.below(2) === 0 ? { outcome: 'a', games: { a: 2, b: 0 } } : { outcome: 'b', games: { a: 0, b: 2 } },
  );
  play.act({ type: 'round.confirm', no: 1 });
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

/** Largest sizes that are promised: 10,000 for poker and 1-v-1, 2,000 for the others. */
export const largest: { readonly [family in FamilyId]: () => Large } = {
  mahjong: () => mahjong(2000),
  bridge: () => bridge(2000),
  duel: () => duel(10_000),
  poker: () => poker(10_000),
};
