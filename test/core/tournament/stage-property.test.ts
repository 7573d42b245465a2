/** Whatever happens in an event: each round has one step that is now, and one primary. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeskSight, freeSteps } from '../../../core/game/round-steps.ts';
import { quiet } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { vpRules } from '../games/bridge/events.ts';
import { own } from '../games/bridge/tournament.ts';
import { attempt, created, run, stateOf, undo } from './event.ts';
import { bridgeResult, clock, stage, won } from './sights.ts';

const results: { readonly [family in Exclude<GameId, 'poker'>]: (round: number, table: number) => CommandInput } = {
  mahjong: (round, table) => ({
    type: 'result.enter',
    round,
    table,
    result: { points: [30_000 + 100 * table, 41_200, 19_800, 29_000 - 100 * table] },
  }),
  bridge: bridgeResult,
  duel: won,
};

type Act = readonly [what: number, which: number];

/** The event after a random act, or as it was where that is refused. */
const acted = (ledger: Ledger, family: keyof typeof results, [what, which]: Act): Ledger => {
  const tournament = stateOf(ledger);
  const rounds = tournament.rounds;
  const round = rounds[which % Math.max(1, rounds.length)];
  const last = Math.max(1, rounds.length);
  const tried = (input: CommandInput): Ledger => {
    const answer = attempt(ledger, input);
    return answer.ok ? answer.value : ledger;
  };
  switch (what) {
    case 0:
      return tried({ type: 'entrants.add', entrants: [{ name: `N${ledger.last}` }, { name: `M${ledger.last}` }] });
    case 1:
      return tried({ type: 'entrants.play', ids: [1 + (which % 12)], playing: which % 3 === 0 });
    case 2:
      return family === 'bridge' ? tried(own({ do: 'closePreparations' })) : ledger;
    case 3: {
      const offers = families[family].seating.offers(tournament).filter(({ refusal }) => refusal === null);
      const method = offers.find(({ id }) => id === 'random' || id === 'swiss' || id === 'start' || id === 'cut')?.id;
      if (method === undefined) return ledger;
      const request = families[family].seating.request(tournament, method, {}, 'seed');
      const found = families[family].seating.methods.find(({ id }) => id === method);
      const seated = request.ok ? found?.seat(request.value as never, quiet) : undefined;
      // Some fields cannot be seated at all, and are left as they are.
      if (seated?.ok !== true) return ledger;
      const proposal = seated.value;
      const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
      return tried({ type: 'round.publish', method, options: {}, proposal, tables } as CommandInput);
    }
    case 4:
    case 5:
      return round === undefined ? ledger : tried(results[family](round.no, 1 + (which % 5)));
    case 6:
      return (round?.tables ?? []).reduce((now, { table }) => {
        const answer = attempt(now, results[family](round?.no ?? 1, table));
        return answer.ok ? answer.value : now;
      }, ledger);
    case 7:
      return tried({ type: 'round.confirm', no: last });
    case 8:
      return tried({ type: 'round.withdraw', no: last });
    case 9:
      return tried({ ...clock, no: last } as CommandInput);
    default:
      return ledger.done === null || ledger.done.step.kind !== 'do' || ledger.last < 4 ? ledger : undo(ledger);
  }
};

const deskSight: fc.Arbitrary<DeskSight> = fc.record({
  proposal: fc.constantFrom('none', 'searching', 'stale', 'fresh'),
  printed: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constant({ rev: 1, sheets: 1, at: 0 })),
  inHall: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(1, 2)),
  notNeeded: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.subarray([...freeSteps])),
  paperLeft: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(1, 2)),
  hallOpen: fc.boolean(),
  hallRound: fc.constantFrom(null, 1, 2, 3),
  hallSeats: fc.boolean(),
  viewing: fc.boolean(),
  trouble: fc.boolean(),
});

test.each(['mahjong', 'bridge', 'duel'] as const)(
  'W-2.2 property: whatever happens in an event of %s, each round has one step that is now and one primary',
  (family) => {
    const seen = new Set<number>();
    const act = fc.tuple(fc.integer({ min: 0, max: 10 }), fc.nat({ max: 40 }));
    fc.assert(
      fc.property(fc.array(act, { minLength: 4, maxLength: 24 }), deskSight, (acts, desk) => {
        const people = Array.from({ length: 8 }, (_, i) => ({ name: `P${i + 1}` }));
        const start = run(
          emptyLedger,
          {
            ...created,
            family,
            plannedRounds: 3,
            ...(family === 'bridge' ? { rules: vpRules() } : {}),
          } as CommandInput,
          {
            type: 'entrants.add',
            entrants: people,
          },
        );
        const ledger = acts.reduce((now, one) => acted(now, family, one), start);
        for (let round = 1; round <= stateOf(ledger).rounds.length + 1; round++) {
          const { row, step, steps, primary } = stage(ledger, round, desk);
          seen.add(row);
          expect(steps.filter(({ state }) => state === 'now').map(({ id }) => id)).toEqual([step]);
          expect(primary.code).toMatch(/^stage\.[a-z]+/i);
          expect(desk.trouble ? row : 19).toBe(19);
          expect(desk.viewing && !desk.trouble ? row : 18).toBe(18);
        }
      }),
      { numRuns: 150, seed: 5 },
    );
    // The acts lead into the rounds, not only up to them.
    expect(seen.size).toBeGreaterThan(8);
  },
);
