/** What a bridge event exports as its results makes the same standings in a fresh event of the same people. */

import { expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { bridge } from '../../../core/games/bridge/bridge.ts';
import type { BridgeRules } from '../../../core/games/bridge/rules/rules.ts';
import { publishedScales } from '../../../core/games/bridge/rules/scales.ts';
import { command } from '../../../core/tournament/commands.ts';
import { advance, doStep, type Ledger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { roundsOf } from '../../../renderer/exchange/read-rounds.ts';
import { tableJson, tableText } from '../../../renderer/exchange/tables.ts';
import { mpRules, vpRules } from '../../core/games/bridge/events.ts';
import { closed, run, seatNext, stateOf } from '../../core/games/bridge/tournament.ts';

const ebu = publishedScales.find(({ of }) => of === 'mp') ?? { kind: 'wbf' as const };

const played = (before: Ledger, results: readonly Json[]): Ledger =>
  [1, 2].reduce(
    (ledger, no) =>
      run(
        seatNext(ledger, 'start'),
        ...results.map((result, i) => ({
          type: 'result.enter' as const,
          round: no,
          // Another table each round, so that nobody has the same twice.
          table: 1 + ((i + no) % results.length),
          result,
        })),
      ),
    before,
  );

const takeIn = (ledger: Ledger, text: string): Ledger => {
  const { commands, problems } = roundsOf(text, stateOf(ledger));
  expect(problems).toEqual([]);
  const step = doStep(ledger, command.parse({ type: 'together', from: 'results.csv', parts: [commands] }), families);
  if (!step.ok || step.value === null) throw new Error(JSON.stringify(step));
  return advance(ledger, { ...step.value, no: ledger.last + 1 }, families);
};

const boardsOf = (tournament: Tournament) =>
  tournament.rounds.map(({ no, tables, results }) =>
    tables.map((table) =>
      bridge.results
        .lines(tournament, no, table, results[table.table] ?? { entry: 'unplayed', boards: null })
        .map((line) => line.boards),
    ),
  );

const without: readonly Json[] = [
  { entry: 'walkover', innocent: 'ew' },
  { entry: 'unplayed', ns: 900, ew: 700, boards: 3 },
];
const imps: readonly Json[] = [
  { entry: 'imp', ns: 2500, ew: 1100 },
  { entry: 'imp', ns: 1000, ew: 1000 },
  { entry: 'imp', ns: 0, ew: 700, boards: 3 },
  { entry: 'raw', ns: -1300, top: null },
];
/** Averages over the tables of a pair's boards. */
const parts: readonly Json[] = [
  { entry: 'imp', ns: 1250, ew: 750 },
  { entry: 'imp', ns: 0, ew: 667 },
  { entry: 'imp', ns: 333, ew: 0, boards: 3 },
  { entry: 'raw', ns: -1325, top: null },
];
const percent: readonly Json[] = [
  { entry: 'mp', ns: 6250 },
  { entry: 'mp', ns: 4333, boards: 3 },
  { entry: 'raw', ns: 3400, top: 4800 },
];

const events: readonly (readonly [string, BridgeRules, readonly Json[]])[] = [
  ['pairs by matchpoints', mpRules(), [...percent, ...without]],
  [
    'pairs by VP typed as they are',
    vpRules(),
    [
      { entry: 'vp', ns: 1300 },
      { entry: 'vp', ns: 1100, ew: 800, split: true },
      { entry: 'vp', ns: 400, boards: 3 },
      ...without,
    ],
  ],
  ['pairs by VP from per cent', mpRules({ ranking: 'vp', scale: ebu, boardsPerRound: 7 }), [...percent, ...without]],
  ['pairs by IMPs', mpRules({ ranking: 'imp', tieBreaks: ['quotient', 'net'] }), [...imps, ...without]],
  ['pairs by IMPs with parts', mpRules({ ranking: 'imp', tieBreaks: ['quotient', 'net'] }), [...parts, ...without]],
  [
    'pairs by VP from IMPs with parts',
    vpRules({ entryUnit: 'imp', tieBreaks: ['net', 'quotient'] }),
    [...parts, ...without],
  ],
  [
    'teams by VP from IMPs',
    vpRules({ kind: 'teams', entryUnit: 'imp', tieBreaks: ['net', 'quotient'] }),
    [...imps, ...without],
  ],
];

test.each(events)('the standings and boards of %s are the same where its results are taken in', (_, rules, results) => {
  const event = played(closed(2 * results.length + 1, rules), results);
  const original = stateOf(event);
  for (const text of [
    tableText('results', original, families.bridge) ?? '',
    tableJson('results', original, families.bridge) ?? '',
  ]) {
    const after = stateOf(takeIn(closed(2 * results.length + 1, rules), text));
    expect(bridge.results.standings(after, true)).toEqual(bridge.results.standings(original, true));
    expect(boardsOf(after)).toEqual(boardsOf(original));
  }
});

test('percentages of another program, each rounded by itself, are those of a match', () => {
  const fresh = closed(4, mpRules());
  const event = run(seatNext(fresh, 'start'), {
    type: 'result.enter',
    round: 1,
    table: 1,
    result: { entry: 'mp', ns: 313 },
  });
  const own = tableText('results', stateOf(event), families.bridge) ?? '';
  const rounded = own.replace('96.87', '96.88');
  expect(rounded).not.toBe(own);
  expect(stateOf(takeIn(seatNext(fresh, 'start'), rounded)).rounds[0]?.results[1]).toMatchObject({
    entry: 'mp',
    ns: 313,
  });
});

test('boards of a result that is in the event are taken over where the list tells others', () => {
  const rules = mpRules();
  const event = (boards: number | null) =>
    run(seatNext(closed(4, rules), 'start'), {
      type: 'result.enter',
      round: 1,
      table: 1,
      result: { entry: 'mp', ns: 6000, boards },
    });
  const text = (of: Ledger) => tableText('results', stateOf(of), families.bridge) ?? '';
  expect(boardsOf(stateOf(takeIn(event(null), text(event(3)))))[0]?.[0]).toEqual([3, 3]);
  // A list that tells no boards leaves those that are known.
  const untold = text(event(null)).replace('Boards', 'Other');
  expect(roundsOf(untold, stateOf(event(3))).commands).toEqual([]);
});
