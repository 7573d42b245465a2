import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { canonical } from '../../../core/tournament/draws/fingerprint.ts';
import {
  advance,
  advanceAll,
  beforeOf,
  emptyLedger,
  type Ledger,
  redoStep,
  type Step,
  undoStep,
} from '../../../core/tournament/ledger.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { attempt, created, eventOf, publishing, redo, resultsOf, run, stateOf, undo } from './event.ts';

const text = (value: unknown) => canonical(value as Json);

/** All steps of a ledger's journal, collected while it is written. */
const journalled = (inputs: readonly ((ledger: Ledger) => 'undo' | 'redo' | CommandInput)[]) => {
  let ledger = emptyLedger;
  const steps: Step[] = [];
  for (const input of inputs) {
    const wanted = input(ledger);
    const before = ledger;
    if (wanted === 'undo') {
      if (undoStep(ledger).ok) ledger = undo(ledger);
    } else if (wanted === 'redo') {
      if (redoStep(ledger).ok) ledger = redo(ledger);
    } else {
      const answer = attempt(ledger, wanted);
      if (answer.ok) ledger = answer.value;
    }
    if (ledger.last === before.last) continue;
    const step: Step =
      wanted === 'undo'
        ? { no: ledger.last, kind: 'undo', cancels: before.done?.step.no ?? null, command: null, changes: [] }
        : wanted === 'redo'
          ? { no: ledger.last, kind: 'redo', cancels: before.undone?.step.no ?? null, command: null, changes: [] }
          : (ledger.done?.step as Step);
    steps.push(step);
  }
  return { ledger, steps };
};

const replayed = (steps: readonly Step[]): Ledger =>
  (JSON.parse(JSON.stringify(steps)) as Step[]).reduce((ledger, step) => advance(ledger, step, families), emptyLedger);

/** Arbitrary wishes of a TO, resolved against the tournament as it stands when their turn comes. */
const wish = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(4, 4, 8, 1).map((n) => ({ wish: 'add' as const, n })) },
  { weight: 3, arbitrary: fc.nat(20).map((n) => ({ wish: 'remove' as const, n })) },
  { weight: 3, arbitrary: fc.nat(20).map((n) => ({ wish: 'rest' as const, n })) },
  { weight: 3, arbitrary: fc.string({ maxLength: 20 }).map((name) => ({ wish: 'rename' as const, name })) },
  { weight: 8, arbitrary: fc.constant({ wish: 'publish' as const }) },
  { weight: 4, arbitrary: fc.constant({ wish: 'swap' as const }) },
  { weight: 2, arbitrary: fc.constant({ wish: 'withdraw' as const }) },
  { weight: 20, arbitrary: fc.nat(10).map((n) => ({ wish: 'result' as const, n })) },
  { weight: 6, arbitrary: fc.constant({ wish: 'confirm' as const }) },
  { weight: 2, arbitrary: fc.constant({ wish: 'reopen' as const }) },
  { weight: 8, arbitrary: fc.constant({ wish: 'undo' as const }) },
  { weight: 4, arbitrary: fc.constant({ wish: 'redo' as const }) },
);

type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

const commandFor = (wanted: Wish, ledger: Ledger): 'undo' | 'redo' | CommandInput => {
  const tournament = ledger.tournament;
  if (wanted.wish === 'undo' || wanted.wish === 'redo') return wanted.wish;
  if (tournament === null) return created;
  const round = tournament.rounds.at(-1);
  const no = round?.no ?? 1;
  switch (wanted.wish) {
    case 'add':
      return {
        type: 'entrants.add',
        entrants: Array.from({ length: wanted.n }, (_, i) => ({ name: `N${i} "<b>" =1+1 😀` })),
      };
    case 'remove':
      return { type: 'entrants.remove', ids: [wanted.n + 1] };
    case 'rest':
      return { type: 'entrants.play', ids: [wanted.n + 1], playing: wanted.n % 2 === 0 };
    case 'rename':
      return { type: 'tournament.describe', name: `T${wanted.name}`, plannedRounds: 4 };
    case 'publish':
      try {
        return publishing(ledger);
      } catch {
        return { type: 'round.withdraw', no: 99 };
      }
    case 'swap': {
      const [a, b] = round?.tables ?? [];
      if (round === undefined || a === undefined || b === undefined) return { type: 'round.withdraw', no: 99 };
      const tables = round.tables.map(({ table, seats }) => {
        if (table === a.table) return { table, seats: [b.seats[0] ?? 0, ...seats.slice(1)] };
        if (table === b.table) return { table, seats: [a.seats[0] ?? 0, ...seats.slice(1)] };
        return { table, seats: [...seats] };
      });
      return { type: 'round.revise', no, tables };
    }
    case 'withdraw':
      return { type: 'round.withdraw', no };
    case 'result':
      return {
        type: 'result.enter',
        round: no,
        table: 1 + (wanted.n % 3),
        result: { points: [30_000 + 100 * wanted.n, 30_000, 30_000, 30_000 - 100 * wanted.n] },
      };
    case 'confirm':
      return { type: 'round.confirm', no };
    case 'reopen':
      return { type: 'round.reopen', no };
  }
};

describe('the fold of the journal', () => {
  test('any random list of commands folds the same live and replayed from JSON', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 20, maxLength: 120 }), (wishes) => {
        const first = () => created;
        const { ledger, steps } = journalled([
          first,
          ...wishes.map((wanted) => (now: Ledger) => commandFor(wanted, now)),
        ]);
        const again = replayed(steps);
        expect(text(again.tournament)).toBe(text(ledger.tournament));
        expect(again.counters).toEqual(ledger.counters);
        expect(again.last).toBe(ledger.last);
      }),
      { numRuns: 100 },
    );
  });

  test('many steps at once fold as one by one, wherever they are cut', () => {
    const several = fc.tuple(fc.array(wish, { minLength: 20, maxLength: 120 }), fc.nat(120));
    fc.assert(
      fc.property(several, ([wishes, cut]) => {
        const { steps } = journalled([
          () => created,
          ...wishes.map((wanted) => (now: Ledger) => commandFor(wanted, now)),
        ]);
        const one = steps.reduce((ledger, step) => advance(ledger, step, families), emptyLedger);
        const first = advanceAll(emptyLedger, steps.slice(0, cut), families);
        expect(advanceAll(first, steps.slice(cut), families)).toEqual(one);
      }),
      { numRuns: 100 },
    );
  });

  test('results entered again and again: at once and one by one the same, and so is everything taken back', () => {
    const event = eventOf(16);
    const seated = run(event, publishing(event));
    const enter = (n: number): CommandInput => ({
      type: 'result.enter',
      round: 1,
      table: 1 + (n % 4),
      result: { points: [30_000 + 100 * n, 30_000, 30_000, 30_000 - 100 * n] },
    });
    const steps: Step[] = [];
    let ledger = seated;
    for (let n = 1; n <= 60; n++) {
      ledger = run(ledger, enter(n));
      steps.push(ledger.done?.step as Step);
    }
    let together = advanceAll(seated, steps, families);
    expect(together).toEqual(ledger);
    for (let n = 0; n < 60; n++) {
      [ledger, together] = [undo(ledger), undo(together)];
      expect(together.tournament).toEqual(ledger.tournament);
    }
    expect(() => advanceAll(seated, steps.slice(1), families)).toThrow(/after step/);
  });

  test('undoing all and redoing all gives the same at both ends', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 20, maxLength: 120 }), (wishes) => {
        const { ledger } = journalled([
          () => created,
          ...wishes.map((wanted) => (now: Ledger) => commandFor(wanted, now)),
        ]);
        let back = ledger;
        let steps = 0;
        while (undoStep(back).ok) {
          back = undo(back);
          steps += 1;
        }
        expect(text(back.tournament)).toBe(text(run(emptyLedger, created).tournament));
        for (; steps > 0; steps -= 1) back = redo(back);
        expect(text(back.tournament)).toBe(text(ledger.tournament));
      }),
      { numRuns: 100 },
    );
  });

  test('a planted difference in a change is seen (control)', () => {
    const { ledger, steps } = journalled([
      () => created,
      () => ({ type: 'entrants.add', entrants: [{ name: 'Anna' }] }),
    ]);
    const planted = JSON.parse(JSON.stringify(steps).replaceAll('Anna', 'Anne')) as Step[];
    expect(text(replayed(planted).tournament)).not.toBe(text(ledger.tournament));
  });
});

describe('undo and redo', () => {
  test('the creation of the tournament cannot be undone', () => {
    const answer = undoStep(run(emptyLedger, created));
    expect(answer.ok).toBe(false);
  });

  test('redo is there until a new command is given', () => {
    const named = run(eventOf(4), { type: 'tournament.describe', name: 'Other', plannedRounds: 4 });
    const back = undo(named);
    expect(redoStep(back).ok).toBe(true);
    const onward = run(back, { type: 'tournament.describe', name: 'Third', plannedRounds: 4 });
    expect(redoStep(onward).ok).toBe(false);
  });

  test('draw numbers are never used again, also not after undo', () => {
    const event = eventOf(8);
    const published = run(event, publishing(event));
    const back = undo(published);
    const again = run(back, publishing(back, 'random', {}, 'other'));
    expect(stateOf(published).rounds[0]?.draw.no).toBe(1);
    expect(stateOf(again).rounds[0]?.draw.no).toBe(2);
    expect(stateOf(again).rounds[0]?.rev).toBe(2);
  });

  test('a step out of order is not folded', () => {
    const step: Step = { no: 7, kind: 'undo', cancels: 1, command: null, changes: [] };
    expect(() => advance(eventOf(4), step, families)).toThrow('step 7');
  });

  test('undo goes over a confirmed round and its results, step by step', () => {
    const event = eventOf(8);
    const seated = run(event, publishing(event));
    const played = run(seated, ...resultsOf(seated, 1), { type: 'round.confirm', no: 1 });
    expect(stateOf(played).rounds[0]?.confirmed).toBe(true);
    const back = undo(undo(undo(played)));
    expect(stateOf(back).rounds[0]?.confirmed).toBe(false);
    expect(Object.keys(stateOf(back).rounds[0]?.results ?? {})).toHaveLength(0);
  });
});

test('the tournament before every step that stands is what it was, also where it is folded again', () => {
  let ledger = eventOf(8);
  ledger = run(ledger, publishing(ledger));
  const before = new Map<number, string>();
  for (let n = 0; n < 50; n++) {
    const was = text(ledger.tournament);
    const points = [30_000 + 100 * n, 30_000, 30_000, 30_000 - 100 * n];
    ledger = run(ledger, { type: 'result.enter', round: 1, table: 1 + (n % 2), result: { points } });
    before.set(ledger.last, was);
  }
  let foldedAgain = 0;
  for (let link = ledger.done; link !== null; link = link.earlier) {
    const was = before.get(link.step.no);
    if (was !== undefined) expect(text(beforeOf(link, families))).toBe(was);
    if (link.kept === undefined) foldedAgain += 1;
  }
  expect(foldedAgain).toBeGreaterThan(40);
  expect(foldedAgain).toBeLessThan(50);
});
