/**
 * [stages 2.2, 2.3] generated events of every game: standings through a round are those of the same event cut off after that round,
 * whatever was played later, and the desk, a table taken out and the hall tell the same.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standingChoices } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import { type Stream, stream } from '../../../core/random/stream.ts';
import { type Played, playOf } from '../../../core/samples/play.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId, Json, RoundNo, Table } from '../../../core/tournament/words.ts';
import { tableJson } from '../../../renderer/exchange/tables.ts';

type Wish = { readonly seed: number; readonly people: number; readonly rounds: number; readonly corrections: number };

const named = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Player ${i + 1}` }));

const opened = (family: GameId, { seed, people, rounds }: Wish): Played => {
  const play = playOf({
    family,
    name: 'Through',
    id: 'd'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: rounds,
    seed: `through-${seed}`,
  });
  const traits = family === 'poker' ? { paid: true } : {};
  play.act({ type: 'entrants.add', entrants: named(people).map((entrant) => ({ ...entrant, traits })) });
  return play;
};

type Result = (random: Stream) => (table: Table) => Json;

const mahjongResult: Result = (random) => () => {
  const [a = 0, b = 0, c = 0] = [0, 1, 2].map(() => 100 * (150 + random.below(300)));
  return { points: [a, b, c, 120_000 - a - b - c] };
};
const bridgeResult: Result = (random) => () => ({ entry: 'mp', ns: 100 * random.below(101) });
const duelResult =
  (random: Stream, draws: boolean): ((table: Table) => Json) =>
  () => {
    const [outcome, lost] = [(['a', 'b', 'draw'] as const)[random.below(draws ? 3 : 2)] ?? 'a', random.below(2)];
    if (outcome === 'draw') return { outcome, games: { a: 1, b: 1, draws: 0 } };
    return { outcome, games: outcome === 'a' ? { a: 2, b: lost } : { a: lost, b: 2 } };
  };

const confirm = (play: Played): void => {
  play.act({ type: 'round.confirm', no: play.tournament().rounds.length });
};

/** Results of rounds that were over are put right, whoever is first then. */
const correct = (play: Played, random: Stream, count: number, result: (table: Table) => Json): void => {
  for (let at = 0; at < count; at++) {
    const { rounds } = play.tournament();
    const { no = 1, tables = [] } = rounds[random.below(rounds.length)] ?? {};
    const table = tables[random.below(tables.length)];
    if (table === undefined) continue;
    play.act({ type: 'result.correct', round: no, table: table.table, result: result(table), reason: 'typed wrong' });
  }
};

/** Standings through each round that was over, as they were told then. */
type Told = Map<RoundNo, string>;

const rowsOf = (tournament: Tournament, through?: RoundNo): string => {
  const { columns, rows } = families[tournament.family].results.standings(tournament, false, through);
  return JSON.stringify({ columns, rows });
};

const cutOff = (tournament: Tournament, after: RoundNo): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.slice(0, after),
});

const everyRound = (tournament: Tournament): void => {
  for (const { no } of tournament.rounds)
    expect([no, rowsOf(tournament, no)]).toEqual([no, rowsOf(cutOff(tournament, no), no)]);
};

/** The desk, a table that is taken out and the hall, place by place. */
const surfaces = (tournament: Tournament): void => {
  const family = families[tournament.family];
  const { rows } = family.results.standings(tournament, false, standingChoices(family, tournament).at(-1)?.through);
  const name = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.name]));
  const desk = rows.map(({ place, entrant }) => [place, name.get(entrant)]);
  const table = JSON.parse(tableJson('standings', tournament, family) ?? '{"rows":[]}') as {
    rows: { place: number | null; name: string }[];
  };
  expect(table.rows.map((row) => [row.place ?? null, row.name])).toEqual(desk);
  const hall = hallView(tournament, family, 'en')?.standings;
  expect(hall?.rows.map((row) => [row.place, row.name.text, ...row.cells])).toEqual(
    rows.map(({ place, entrant, cells }) => [place, name.get(entrant), ...cells]),
  );
};

/** Standings that are shown as of an earlier round: the hall has those of that round. */
const frozen = (play: Played, after: RoundNo): void => {
  play.act({ type: 'standings.show', hidden: false, frozenAfter: after });
  const tournament = play.tournament();
  const family = families[tournament.family];
  const rows = hallView(tournament, family, 'en')?.standings?.rows ?? [];
  expect(rows.map(({ place, cells }) => [place, ...cells])).toEqual(
    family.results.standings(tournament, false, after).rows.map(({ place, cells }) => [place, ...cells]),
  );
};

const games: { readonly [game: string]: (wish: Wish) => void } = {
  mahjong: (wish) => {
    const random = stream('through', String(wish.seed));
    const play = opened('mahjong', { ...wish, people: 4 * Math.ceil(wish.people / 4) });
    const told: Told = new Map();
    for (let no = 1; no <= wish.rounds; no++) {
      play.enter(play.seat('random'), mahjongResult(random));
      confirm(play);
      told.set(no, rowsOf(play.tournament()));
      surfaces(play.tournament());
    }
    for (const [no, then] of told) expect(rowsOf(play.tournament(), no)).toBe(then);
    correct(play, random, wish.corrections, mahjongResult(random));
    everyRound(play.tournament());
    frozen(play, 1);
  },
  bridge: (wish) => {
    const random = stream('through', String(wish.seed));
    const play = opened('bridge', wish);
    play.act({ type: 'family.do', command: { do: 'closePreparations' } });
    for (let no = 1; no <= wish.rounds; no++) {
      play.enter(play.seat(no <= 2 ? 'start' : 'swiss'), bridgeResult(random));
      if (no >= 2) surfaces(play.tournament());
    }
    everyRound(play.tournament());
    correct(play, random, wish.corrections, bridgeResult(random));
    everyRound(play.tournament());
    if (wish.rounds >= 2) frozen(play, 1);
  },
  duel: (wish) => {
    const random = stream('through', String(wish.seed));
    const play = opened('duel', wish);
    const told: Told = new Map();
    for (let no = 1; no <= wish.rounds; no++) {
      play.enter(play.seat('swiss'), duelResult(random, true));
      confirm(play);
      told.set(no, rowsOf(play.tournament()));
      surfaces(play.tournament());
    }
    correct(play, random, wish.corrections, duelResult(random, true));
    everyRound(play.tournament());
    if (wish.corrections === 0) for (const [no, then] of told) expect(rowsOf(play.tournament(), no)).toBe(then);
    play.act({ type: 'family.do', command: { do: 'startCut', cut: { size: 4, thirdPlace: wish.seed % 2 === 0 } } });
    for (let stage = 1; stage <= 2; stage++) {
      play.enter(play.seat('cut'), duelResult(random, false));
      surfaces(play.tournament());
      confirm(play);
      surfaces(play.tournament());
      everyRound(play.tournament());
    }
    frozen(play, 1);
  },
};

const wish = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  people: fc.integer({ min: 6, max: 13 }),
  rounds: fc.integer({ min: 1, max: 4 }),
  corrections: fc.integer({ min: 0, max: 3 }),
});

describe('V-1 standings through a round are those of the event cut off after it', () => {
  test.each(Object.keys(games))('%s', (game) => {
    fc.assert(
      fc.property(wish, (one) => games[game]?.(one)),
      { numRuns: 15 },
    );
  });

  test('poker: who is out keeps the place, and everybody is told the same', () => {
    const people = fc.integer({ min: 4, max: 12 });
    const seeds = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(people, seeds, (count, seed) => {
        const random = stream('through', String(seed));
        const play = opened('poker', { seed, people: count, rounds: 1, corrections: 0 });
        const floor = (command: Json): void => play.act({ type: 'family.do', command });
        let at = Date.UTC(2026, 4, 1, 9);
        const moment = (): number => {
          at += 60_000;
          return at;
        };
        floor({ do: 'addTables', count: 2 });
        floor({ do: 'initialDraw', at: moment(), overflow: 'wait' });
        floor({ do: 'setRegistration', open: false });
        const left = Array.from({ length: count }, (_, i) => i + 1);
        const placesOf = () =>
          families.poker.results.standings(play.tournament()).rows.map(({ place, entrant }) => `${place} ${entrant}`);
        const told: string[][] = [];
        while (left.length > 1) {
          const [entry = 0] = left.splice(random.below(left.length), 1);
          floor({ do: 'bust', hands: [[{ entry, chips: null, by: [] }]], at: moment() });
          told.push(placesOf());
        }
        for (const then of told) expect(placesOf().slice(-then.length)).toEqual(then.slice(-then.length));
        const json = JSON.parse(tableJson('standings', play.tournament(), families.poker) ?? '{"rows":[]}') as {
          rows: { place: number; no: number }[];
        };
        expect(json.rows.map((row) => `${row.place} ${row.no}`)).toEqual(placesOf());
      }),
      { numRuns: 10 },
    );
  });
});
