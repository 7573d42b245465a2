/**
 * "How to add a seating method" and "how to add a game" of CONTRIBUTING.md, done: a game of a few lines with one method,
 * registered where every game is, and then seated, played, ranked, shown, printed and asked about, with nothing else told of it.
 */

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Game } from '../../core/game/game.ts';
import { measure } from '../../core/game/methods.ts';
import { everybodyOnce, openRoundRefusal } from '../../core/game/readiness.ts';
import { ENGINE_VERSION, type Metrics, quiet, type SeatingMethod } from '../../core/game/seating.ts';
import { families as registered } from '../../core/games/all.ts';
import { shuffle, stream } from '../../core/random/stream.ts';
import { hallView } from '../../core/sheets/hall/published.ts';
import { type CommandInput, command } from '../../core/tournament/commands.ts';
import type { Games } from '../../core/tournament/decide.ts';
import { entrantId } from '../../core/tournament/draws/proposal.ts';
import { advance, doStep, emptyLedger, type Ledger, undoStep } from '../../core/tournament/ledger.ts';
import { outside } from '../../core/tournament/outside.ts';
import { no, ok, refuse } from '../../core/tournament/refusal.ts';
import { playingEntrants, type Tournament } from '../../core/tournament/state.ts';
import { supposed } from '../../core/tournament/what-if.ts';
import type { Json } from '../../core/tournament/words.ts';
import { runMethod } from '../../electron/workers/run-method.ts';

// The method: three at a table, by lot.

const byLotRequest = z.strictObject({
  family: z.literal('duel'),
  method: z.literal('byLot'),
  seed: z.string(),
  players: z.array(entrantId),
});
type ByLot = z.infer<typeof byLotRequest>;

const nothingMeasured: Metrics = {
  repeats: 0,
  repeated: [],
  least: { known: 'proved', atLeast: 0, how: { code: 'duel.how.byLot' } },
  figures: {},
};

const byLot: SeatingMethod<ByLot> = {
  id: 'byLot',
  request: byLotRequest,
  usesRanking: () => false,
  measure: () => nothingMeasured,
  memory: ({ players }) => 100 * players.length,
  seat: ({ seed, players }) => {
    const drawn = shuffle(players, stream(seed));
    const tables = Array.from({ length: drawn.length / 3 }, (_, i) => ({
      table: i + 1,
      seats: drawn.slice(3 * i, 3 * i + 3),
      reasons: [{ code: 'duel.reasons.byLot' }],
    }));
    const budget = { steps: 1, used: 1, ended: 'complete' as const };
    const made = { family: 'duel' as const, method: 'byLot', engine: ENGINE_VERSION, seed };
    return ok({ ...made, tables, byes: [], metrics: nothingMeasured, budget, trace: [] });
  },
};

// The game: three at a table, one wins. It takes the place of one whose id is known, as ids are listed in words.ts.

const wins = ({ rounds }: Tournament, id: number): number =>
  rounds.filter(({ tables, results }) => tables.some(({ table }) => results[table] === id)).length;

const threes: Game = {
  id: 'duel',
  seats: ['first', 'second', 'third'],
  traits: z.record(z.string(), z.boolean()),
  sample: { plannedRounds: 1, play: (play) => void play.seat('byLot') },
  rules: {
    schema: z.null(),
    usual: null,
  },
  seating: {
    methods: [byLot as unknown as SeatingMethod<never>],
    offers: (tournament) => [{ id: byLot.id, refusal: openRoundRefusal(tournament) }],
    request: (tournament, method, _options, seed) => {
      const open = openRoundRefusal(tournament);
      if (open !== null) return no(open);
      const players = playingEntrants(tournament).map(({ id }) => id);
      return players.length % 3 === 0
        ? ok({ family: 'duel', method, seed, players })
        : no(refuse('duel.notThrees', { count: players.length }));
    },
    playingRefusal: () => null,
    check: (tournament, tables, byes) =>
      everybodyOnce(
        playingEntrants(tournament).map(({ id }) => id),
        tables,
        byes,
      ),
  },
  results: {
    check: (_tournament, _round, { seats }, winner) =>
      seats.includes(winner as number) ? ok(winner) : no(refuse('duel.stranger')),
    lines: (_tournament, _round, { seats }, winner) =>
      seats.map((entrant) => ({ entrant, points: entrant === winner ? 1 : 0, score: entrant === winner ? 1 : 0 })),
    standings: (tournament) => ({
      through: tournament.rounds.length,
      columns: [{ code: 'wins', unit: { scale: 1, decimals: 0, signed: false } }],
      rows: tournament.entrants
        .map(({ id }) => ({ entrant: id, cells: [wins(tournament, id)], place: null as number | null }))
        .toSorted((a, b) => (b.cells[0] ?? 0) - (a.cells[0] ?? 0) || a.entrant - b.entrant)
        .map((row, i) => ({ ...row, place: i + 1 })),
    }),
  },
  steps: {
    start: () => null,
    command: z.null(),
    decide: () => ok([]),
    evolve: (tournament) => tournament,
  },
  paper: {
    substitute: () => null,
  },
  hall: {},
};

/** The registry: one line a game. */
const families: Games = { ...registered, duel: threes };

const after = (ledger: Ledger, input: CommandInput): Ledger => {
  const step = doStep(ledger, command.parse(input), families);
  if (!step.ok || step.value === null) throw new Error(JSON.stringify(step));
  return advance(ledger, { ...step.value, no: ledger.last + 1 }, families);
};

const eventOf = ({ tournament }: Ledger): Tournament => {
  if (tournament === null) throw new Error('empty');
  return tournament;
};

const people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo'];

const entered = [
  {
    type: 'tournament.create',
    id: '0'.repeat(32),
    name: 'Threes',
    family: 'duel',
    plannedRounds: 3,
    seed: 'tiny',
    at: '2026-11-20T10:00:00.000Z',
  },
  { type: 'entrants.add', entrants: people.map((name) => ({ name })) },
] satisfies CommandInput[];

const before = entered.reduce<Ledger>(after, emptyLedger);

const draw = async (ledger: Ledger, seed = 's') => {
  const request = threes.seating.request(eventOf(ledger), 'byLot', {}, seed);
  if (!request.ok) throw new Error(request.refusal.code);
  const proposal = await runMethod(request.value, quiet, families);
  if (!proposal.ok) throw new Error(proposal.refusal.code);
  return { request: request.value, proposal: proposal.value };
};

const seat = async (ledger: Ledger): Promise<Ledger> => {
  const { proposal } = await draw(ledger);
  const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
  return after(ledger, { type: 'round.publish', method: 'byLot', options: {}, proposal, tables });
};

describe('a family and a method of a few lines', () => {
  test('the worker and the command line run the method by its name, and refuse a request that is none', async () => {
    const { request } = await draw(before);
    expect((await draw(before)).proposal).toEqual((await draw(before)).proposal);
    const wrong = await runMethod({ ...(request as object), players: 'all' }, quiet, families);
    expect(wrong.ok ? null : wrong.refusal.code).toBe('seating.badRequest');
    const other = await runMethod({ family: 'duel', method: 'other' }, quiet, families);
    expect(other.ok ? null : other.refusal.code).toBe('seating.noMethod');
  });

  test('it is seated and published; everybody once, with a reason a table and all that replays the draw', async () => {
    const round = eventOf(await seat(before)).rounds[0];
    expect(round?.tables.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(round?.draw.proposal.tables.every(({ reasons }) => reasons.length === 1)).toBe(true);
    const again = await runMethod(round?.draw.request, quiet, families);
    expect(again.ok ? again.value.tables : null).toEqual(round?.draw.proposal.tables);
  });

  test('a change by hand is measured by the method', async () => {
    const { proposal, request } = await draw(before);
    expect(measure(threes, 'byLot', request, proposal.tables)).toEqual(nothingMeasured);
  });

  test('its own checks refuse: a seating that leaves somebody out, a result of somebody else', async () => {
    const { proposal } = await draw(before);
    const short = proposal.tables.slice(1).map(({ table, seats }) => ({ table, seats: [...seats] }));
    const publish = { type: 'round.publish' as const, method: 'byLot', options: {}, proposal, tables: short };
    const refused = doStep(before, command.parse(publish), families);
    expect(refused.ok ? null : refused.refusal.code).toBe('seating.missing');
    const result = command.parse({ type: 'result.enter', round: 1, table: 1, result: 99 });
    const stranger = doStep(await seat(before), result, families);
    expect(stranger.ok ? null : stranger.refusal.code).toBe('duel.stranger');
  });

  test('it is played, ranked, undone and asked about', async () => {
    const seated = await seat(before);
    const winners = eventOf(seated).rounds[0]?.tables.map(({ seats }) => seats[1] ?? 0) ?? [];
    const results = winners.map(
      (result, i): CommandInput => ({ type: 'result.enter', round: 1, table: i + 1, result }),
    );
    const done = [...results, { type: 'round.confirm', no: 1 } as const].reduce(after, seated);
    const leading = threes.results.standings(eventOf(done)).rows.slice(0, 3);
    expect(leading.map(({ entrant }) => entrant)).toEqual(winners.toSorted((a, b) => a - b));
    const undo = undoStep(done);
    const undone = undo.ok ? advance(done, { ...undo.value, no: done.last + 1 }, families) : done;
    expect(eventOf(undone).rounds[0]?.confirmed).toBe(false);
    const wanted = results.map((result) => command.parse(result));
    expect(supposed(eventOf(seated), wanted, families).tournament).toEqual(eventOf(done));
  });

  test('the hall and readers outside see it: names at their tables, rows for every seat', async () => {
    const event = eventOf(await seat(before));
    const shown = JSON.stringify(hallView(event, threes, 'en'));
    for (const name of people) expect(shown).toContain(name);
    const rows = outside(event, threes).seats as unknown as readonly { seat: string; player: Json }[];
    expect(rows).toHaveLength(9);
    expect(new Set(rows.map(({ seat: name }) => name))).toEqual(new Set(threes.seats));
  });
});
