/** When the seating in the hall was revised, from the steps that stand [hall-and-print 2.4]. */

import { describe, expect, test } from 'vitest';
import { families } from '../../../../core/games/all.ts';
import { isMarked, revisionOf } from '../../../../core/sheets/hall/revision.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { command } from '../../../../core/tournament/commands.ts';
import { advance, doStep, type Ledger, type NextStep, redoStep, undoStep } from '../../../../core/tournament/ledger.ts';
import type { Answer } from '../../../../core/tournament/refusal.ts';
import { eventOf, plain, publishing, stateOf } from '../../tournament/event.ts';

const at = (minute: number): string => `2026-05-01T14:${String(minute).padStart(2, '0')}:00.000Z`;

const stepped = (ledger: Ledger, minute: number, decided: Answer<NextStep | null>): Ledger => {
  if (!decided.ok || decided.value === null) throw new Error(JSON.stringify(decided));
  return advance(ledger, { ...decided.value, no: ledger.last + 1, at: at(minute) }, families);
};
const then = (ledger: Ledger, minute: number, input: CommandInput): Ledger =>
  stepped(ledger, minute, doStep(ledger, command.parse(input), families));

const clock = (what: object): CommandInput => ({ type: 'round.clock', no: 1, at: 1_000_000, do: what }) as CommandInput;
const start = clock({ what: 'start', seconds: 3600 });

const seated = (): Ledger => {
  const event = eventOf(16);
  return then(event, 0, publishing(event));
};

/** The first seats of tables 1 and 2 exchanged. */
const revised = (ledger: Ledger, minute: number): Ledger => {
  const tables = plain(stateOf(ledger).rounds[0]?.tables ?? []);
  const [one, two] = tables;
  const [a, b] = [one?.seats[0] ?? 0, two?.seats[0] ?? 0];
  one?.seats.splice(0, 1, b);
  two?.seats.splice(0, 1, a);
  return then(ledger, minute, { type: 'round.revise', no: 1, tables });
};

const newest = (ledger: Ledger) => revisionOf(ledger, ledger.tournament?.rounds.length ?? 0);

describe('the time of a revision', () => {
  test('a first seating has none', () => {
    expect(newest(seated())).toBeNull();
  });

  test('is that of its step, whatever has happened since', () => {
    const ledger = revised(seated(), 5);
    expect(newest(ledger)).toEqual({ at: at(5), over: false });
    expect(newest(then(ledger, 7, { type: 'standings.show', hidden: true, frozenAfter: null }))?.at).toBe(at(5));
    expect(newest(revised(ledger, 9))?.at).toBe(at(9));
  });

  test('a seating that was withdrawn and published anew says when it was published', () => {
    const withdrawn = then(seated(), 3, { type: 'round.withdraw', no: 1 });
    expect(newest(then(withdrawn, 4, publishing(withdrawn)))).toEqual({ at: at(4), over: false });
  });

  test('undone it is gone, brought back it holds from then on', () => {
    const ledger = revised(seated(), 5);
    const undone = stepped(ledger, 6, undoStep(ledger));
    expect(newest(undone)).toBeNull();
    expect(newest(stepped(undone, 30, redoStep(undone)))?.at).toBe(at(30));
  });

  test('where the journal does not say when, it is not known', () => {
    const ledger = seated();
    const tables = plain(stateOf(ledger).rounds[0]?.tables ?? []).map(({ table, seats }) => ({
      table,
      seats: table === 1 ? seats.toReversed() : seats,
    }));
    const step = doStep(ledger, command.parse({ type: 'round.revise', no: 1, tables }), families);
    if (!step.ok || step.value === null) throw new Error('refused');
    expect(newest(advance(ledger, { ...step.value, no: ledger.last + 1 }, families))).toBeNull();
  });
});

describe('until the round starts', () => {
  test('the clock started after the revision ends its marks', () => {
    expect(newest(then(revised(seated(), 5), 8, start))).toEqual({ at: at(5), over: true });
  });

  test('that of a running round ends none, not when more time is given either', () => {
    const running = revised(then(seated(), 2, start), 5);
    expect(newest(running)).toEqual({ at: at(5), over: false });
    const longer = then(running, 6, clock({ what: 'extend', seconds: 60, tables: [] }));
    expect(newest(longer)).toEqual({ at: at(5), over: false });
  });

  test('a start that was undone has not been', () => {
    const started = then(revised(seated(), 5), 8, start);
    expect(newest(stepped(started, 9, undoStep(started)))?.over).toBe(false);
  });
});

test('rows are marked for ten minutes, or until the round starts; a clock that was set back keeps no marks for hours', () => {
  const revision = { at: at(5), over: false };
  expect([0, 599_000, 601_000].map((age) => isMarked(revision, age))).toEqual([true, true, false]);
  expect([-3_600_000, -2000].map((age) => isMarked(revision, age))).toEqual([false, true]);
  expect(isMarked({ ...revision, over: true }, 0)).toBe(false);
  expect(isMarked(undefined, 1e9)).toBe(true);
});
