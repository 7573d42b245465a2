import { expect, test } from 'vitest';
import type { GameCell } from '../../../../../core/game/paper.ts';
import { bridgeDocuments } from '../../../../../core/games/bridge/paper/documents.ts';
import { arrowModes } from '../../../../../core/games/bridge/rules/rules.ts';
import { moreOf } from '../../../../../core/games/bridge/seating/more.ts';
import { stream } from '../../../../../core/random/stream.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import { mpRules } from '../events.ts';
import { opened, own, run, seatNext, stateOf } from '../tournament.ts';

const PAIRS = 14;
const ROUNDS = 10;
const EVENTS = 10;

/** Results of the last round, and it is over. */
const played = (ledger: Ledger, random: ReturnType<typeof stream>): Ledger => {
  const round = stateOf(ledger).rounds.at(-1);
  return run(
    ledger,
    ...(round?.tables ?? []).map(({ table }) => ({
      type: 'result.enter' as const,
      round: round?.no ?? 0,
      table,
      result: { entry: 'mp', ns: 100 * (25 + random.below(51)) },
    })),
    { type: 'round.confirm', no: round?.no ?? 0 },
  );
};

const entrantIn = (cell: GameCell): number | null => (cell.kind === 'pair' ? cell.entrant : null);

/** Table, N-S, E-W and the word of the arrow switch of every table that is printed. */
const printed = (ledger: Ledger) => {
  const tournament = stateOf(ledger);
  const round = tournament.rounds.at(-1) ?? null;
  const sheets = bridgeDocuments.find(({ id }) => id === 'seatingByTable')?.make(tournament, round) ?? [];
  return sheets.flatMap((sheet) =>
    sheet.kind !== 'list'
      ? []
      : sheet.parts.flatMap(({ blocks }) =>
          blocks.flatMap(({ heading, rows }) => {
            const cells = rows.flatMap((row) => row.cells);
            const people = cells.map(entrantIn).filter((id) => id !== null);
            if (heading?.kind !== 'number' || people.length !== 2) return [];
            const marks = cells.flatMap((cell) => (cell.kind === 'marks' ? cell.phrases : []));
            const switched = marks.some(({ code }) => code.endsWith('.switched'));
            return [{ table: heading.value, seats: people, switched }];
          }),
        ),
  );
};

test(`P-16: direction, arrow switch and the stationary pair are printed as the engine has them, ${EVENTS * ROUNDS} rounds`, () => {
  const random = stream('p16');
  let [rounds, switches, stationary] = [0, 0, 0];
  for (let event = 0; event < EVENTS; event++) {
    const mode = arrowModes[event % arrowModes.length];
    const rules = mpRules({ startRounds: 1, delay: false, arrowMode: mode ?? 'off' });
    const home = 1 + random.below(PAIRS);
    const table = 1 + random.below(PAIRS / 2);
    let ledger = run(
      opened(PAIRS, rules, ROUNDS),
      own({ do: 'setHomes', homes: [{ entrant: home, table, side: 'ns', priority: null, reason: '' }] }),
      own({ do: 'closePreparations' }),
    );
    for (let no = 1; no <= ROUNDS; no++) {
      ledger = seatNext(ledger, no === 1 ? 'start' : 'swiss');
      const round = stateOf(ledger).rounds.at(-1);
      const rows = moreOf(round as never)?.rows ?? [];
      const wanted = rows.flatMap((row) =>
        row.ns === null || row.ew === null
          ? []
          : [{ table: row.table, seats: [row.ns, row.ew], switched: row.switched }],
      );
      expect(printed(ledger)).toEqual(wanted.toSorted((a, b) => a.table - b.table));
      const at = printed(ledger).find(({ seats }) => seats.includes(home));
      if (at?.table === table && at.seats[0] === home) stationary += 1;
      rounds += 1;
      switches += wanted.filter(({ switched }) => switched).length;
      ledger = played(ledger, random);
    }
  }
  expect(rounds).toBe(EVENTS * ROUNDS);
  // Both cases came up, so that the comparison says something.
  expect(switches).toBeGreaterThan(50);
  expect(stationary).toBeGreaterThan(90);
});
