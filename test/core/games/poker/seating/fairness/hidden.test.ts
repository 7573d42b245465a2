/** [fault P-2]: while an event runs its seed is on no screen, no sheet, no hall view and no export but the whole journal. */

import { describe, expect, test } from 'vitest';
import { slipsOf } from '../../../../../../core/games/poker/paper/slips.ts';
import { tilesOf } from '../../../../../../core/games/poker/paper/tiles.ts';
import { resultsOf } from '../../../../../../core/games/poker/results/results.ts';
import { itemsOf } from '../../../../../../core/games/poker/rules/pages.ts';
import { rulesBefore } from '../../../../../../core/games/poker/rules/rules.ts';
import { chainOf, recordsOf } from '../../../../../../core/games/poker/seating/fairness/records.ts';
import {
  fingerprintOf,
  isSeedShown,
  seedOfDraw,
  seedToTell,
} from '../../../../../../core/games/poker/seating/fairness/seeds.ts';
import { balanceCard, cards, consolidationCard } from '../../../../../../core/games/poker/steps/cards/cards.ts';
import { drawLog } from '../../../../../../core/games/poker/steps/draw-log.ts';
import type { FloorChange } from '../../../../../../core/games/poker/steps/floor-changes.ts';
import { logLines } from '../../../../../../core/games/poker/steps/log-lines.ts';
import { outlookOf } from '../../../../../../core/games/poker/steps/outlook.ts';
import { countersOf, floorOf, hallOf } from '../../../../../../core/games/poker/steps/state.ts';
import { supposedFloor } from '../../../../../../core/games/poker/steps/what-if.ts';
import { hallView } from '../../../../../../core/sheets/hall/published.ts';
import { documentsOf, waitingFor } from '../../../../../../core/sheets/paper/documents.ts';
import type { CommandInput } from '../../../../../../core/tournament/commands.ts';
import type { Ledger, Step } from '../../../../../../core/tournament/ledger.ts';
import { outside } from '../../../../../../core/tournament/outside.ts';
import type { Json } from '../../../../../../core/tournament/words.ts';
import { sheetsOf } from '../../../../sheets/printed.ts';
import { familyOf } from '../../../../sheets/sample-events.ts';
import { created, journaled, run, stateOf, undo } from '../../../../tournament/event.ts';

const S = '000102030405060708090a0b0c0d0e0f';
const AT = 1_800_000_000_000;
const family = familyOf('poker');

const floorDo = (command: Record<string, Json>): CommandInput => ({
  type: 'family.do',
  command: { at: AT, ...command },
});

/** An evening with a look, an undone draw, a late entry, a break and busts, down to so many players. */
const evening = (rules: object, left: number) => {
  const { steps, ledger, keep } = journaled();
  const entrants = Array.from({ length: 20 }, (_, i) => ({
    name: `Player ${i + 1}`,
    traits: { paid: true, expert: i < 2 },
  }));
  keep(run(ledger(), { ...created, seed: S, family: 'poker', plannedRounds: 1, rules: rules as Json } as CommandInput));
  keep(run(ledger(), { type: 'entrants.add', entrants }));
  keep(run(ledger(), { type: 'family.do', command: { do: 'addTables', count: 3 } }));
  keep(run(ledger(), floorDo({ do: 'lookAtDraw', order: { do: 'initialDraw' } })));
  keep(run(ledger(), floorDo({ do: 'initialDraw' })));
  keep(undo(ledger()));
  const order = { do: 'initialDraw', at: AT };
  keep(run(ledger(), { type: 'family.do', command: { do: 'drawAgain', order, reason: 'wrong list' } }));
  keep(run(ledger(), { type: 'family.do', command: { do: 'setRegistration', open: false } }));
  for (const entry of [1, 2, 3]) keep(run(ledger(), floorDo({ do: 'bust', hands: [[{ entry }]] })));
  keep(run(ledger(), floorDo({ do: 'breakTables', tables: [3] })));
  for (let entry = 4; entry <= 20 - left; entry++) keep(run(ledger(), floorDo({ do: 'bust', hands: [[{ entry }]] })));
  return { steps, ledger: ledger() };
};

/** Everything that is seen of an event outside its file, each as text. */
const views = (ledger: Ledger, steps: readonly Step[]): ReadonlyMap<string, string> => {
  const tournament = stateOf(ledger);
  const hall = hallOf(tournament);
  const own = (step: Step) =>
    step.changes.flatMap((change) =>
      change.type === 'family.changed' ? [change.change as unknown as FloorChange] : [],
    );
  const logged = steps.map((step) => ({ ...step, at: AT, changes: own(step) }));
  const waiting = waitingFor(tournament, family, null);
  const { own: pages = {}, ...view } = hallView(tournament, family, 'en') ?? { own: {} };
  const suppositions = [{ what: 'busts', count: 3 } as const, { what: 'late', count: 2 } as const];
  const told = { hall, id: tournament.id, counters: countersOf(ledger.counters.own), people: 1000, at: AT };
  const { hall: _copy, ...followed } = supposedFloor(told, suppositions);
  return new Map<string, string>(
    [
      ...documentsOf(family).flatMap(({ id }) =>
        waiting.get(id) === null ? [[`paper ${id}`, sheetsOf(tournament, id, { family })] as const] : [],
      ),
      ...Object.entries(pages).map(([id, page]) => [`hall ${id}`, page] as const),
      ['published', view] as const,
      ['exports', outside(tournament, family)] as const,
      ['log', logged.map(({ changes }) => logLines(floorOf(tournament), floorOf(tournament), changes))] as const,
      ['all draws', drawLog(logged).map(({ draw }) => seedToTell(draw, hall.floor))] as const,
      ['chain', chainOf(fingerprintOf(tournament.seed), recordsOf(logged))] as const,
      ['cards', [cards(hall, AT), balanceCard(hall, AT), consolidationCard(hall), outlookOf(hall)]] as const,
      ['tables', [tilesOf(hall), slipsOf(hall.floor), resultsOf(hall)]] as const,
      ['what if', followed] as const,
    ].map(([name, seen]) => [name, JSON.stringify(seen)]),
  );
};

const holding = (seen: ReadonlyMap<string, string>) =>
  [...seen].flatMap(([name, text]) => (text.includes(S) ? [name] : []));

describe.each([
  ['a new event', {}],
  ['an event that was made before', rulesBefore],
] as const)('P-2 %s', (_, rules) => {
  const before = rules === rulesBefore;
  const whole = before ? rules : (family.rules.usual as object);

  test('while it runs no view holds its seed', () => {
    const { ledger, steps } = evening(whole, 9);
    const seen = views(ledger, steps);
    expect(seen.size).toBeGreaterThan(15);
    expect(isSeedShown(floorOf(stateOf(ledger)))).toBe(false);
    expect(holding(seen)).toEqual([]);
    // It is searched for where it is: in the journal.
    expect(JSON.stringify(steps)).toContain(S);
  });

  test('when one player is left and nobody can come any more it may be told', () => {
    const { ledger, steps } = evening(whole, 1);
    const hall = hallOf(stateOf(ledger));
    expect(isSeedShown(hall.floor)).toBe(true);
    expect(isSeedShown({ ...hall.floor, registrationOpen: true })).toBe(false);
    const [draw] = itemsOf(hall.floor.draws);
    expect(draw && seedToTell(draw, hall.floor)).toBe(seedOfDraw(S, hall.rules, draw?.no ?? 0));
    // A draw of a new event gives away nothing of the next one, before and after.
    expect(holding(views(ledger, steps)).includes('all draws')).toBe(before);
  });
});
