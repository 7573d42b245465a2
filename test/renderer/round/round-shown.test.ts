/** Which round a window is about [W-3.1, W-3.2, X-4]: all games, one to four published rounds, with and without delay. */

import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { advance, emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import { missingTables } from '../../../core/tournament/round-in-work.ts';
import type { Round } from '../../../core/tournament/state.ts';
import type { GameId, Json } from '../../../core/tournament/words.ts';
import { clockRound, takesClock } from '../../../renderer/clock/round-clock.ts';
import { inWork } from '../../../renderer/round/flow.ts';
import { chosen, leaving, type Shown, shownRound, stayingAt } from '../../../renderer/round/round-shown.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { closed, seatNext } from '../../core/games/bridge/tournament.ts';
import { duelEvent, seated as duelSeated } from '../../core/games/duel/played-event.ts';
import { after as given, mahjongEvent, seated, tournamentOf } from './event.ts';

const delayed = vpRules({ startRounds: 2, delay: true });
const undelayed = vpRules({ startRounds: 1, delay: false });

/** Results of a round for some of its tables, all where none are named. */
const entered = (ledger: Ledger, no: number, result: Json, tables?: readonly number[]): Ledger =>
  (
    tables ??
    tournamentOf(ledger)
      .rounds[no - 1]?.tables.filter(({ seats }) => seats.length > 1)
      .map(({ table }) => table) ??
    []
  ).reduce((now, table) => given(now, { type: 'result.enter', round: no, table, result }), ledger);

const vp: Json = { entry: 'vp', ns: 1200, ew: null, boards: null, note: '' };
const inVp = (ledger: Ledger, no: number, tables?: readonly number[]): Ledger => entered(ledger, no, vp, tables);

/** A window as the round's place keeps it. */
const windowOn = (ledger: Ledger) => {
  let shown: Shown = null;
  const see = (now: Ledger, isTyping = false): number | null => {
    shown = stayingAt(tournamentOf(now), shown, isTyping);
    return shownRound(tournamentOf(now), shown, isTyping);
  };
  see(ledger);
  return {
    see,
    choose: (now: Ledger, round: number) => {
      shown = chosen(tournamentOf(now), round);
    },
    leave: () => {
      shown = leaving(shown);
    },
  };
};

describe('B-3 the round in work is the oldest one that misses results', () => {
  const two = seatNext(seatNext(closed(8, delayed), 'start'), 'start');
  const three = seatNext(inVp(two, 1));
  const four = seatNext(inVp(three, 2));

  test.each([
    ['bridge, 1 published', seatNext(closed(8, delayed), 'start'), 1],
    ['bridge, 2 published, delay', two, 1],
    ['bridge, 2 published, round 1 half in', inVp(two, 1, [1, 3]), 1],
    ['bridge, 2 published, round 1 in', inVp(two, 1), 2],
    ['bridge, 2 published, only round 2 in', inVp(two, 2), 1],
    ['bridge, 3 published, delay', three, 2],
    ['bridge, 4 published, delay', four, 3],
    ['bridge, 4 published, all in', inVp(inVp(four, 3), 4), 4],
    ['bridge without delay', seatNext(closed(8, undelayed), 'start'), 1],
    ['bridge without delay, round 2', seatNext(inVp(seatNext(closed(8, undelayed), 'start'), 1)), 2],
    ['mahjong', seated(mahjongEvent(16)), 1],
    ['1-v-1', duelSeated(duelEvent(8)), 1],
  ] as const)('%s', (_name, ledger, round) => {
    const state = tournamentOf(ledger);
    expect(inWork(state)?.no).toBe(round);
    expect(shownRound(state, null, false)).toBe(round);
    expect(clockRound(state)?.no).toBe(round);
  });

  test('an event without rounds has none, and shows the one to be seated', () => {
    expect(inWork(tournamentOf(mahjongEvent(16)))).toBeUndefined();
    expect(shownRound(tournamentOf(mahjongEvent(16)), null, false)).toBe(1);
  });

  test('B-3 the clock of a later round can be started, and is the clock then', () => {
    const state = tournamentOf(two);
    expect(state.rounds.map((round) => takesClock(state, round))).toEqual([true, true]);
    const started = given(two, { type: 'round.clock', no: 2, at: 1, do: { what: 'start', seconds: 60 } });
    expect(clockRound(tournamentOf(started))?.no).toBe(2);
    const third = tournamentOf(three);
    expect(third.rounds.map((round) => takesClock(third, round))).toEqual([false, true, true]);
  });

  test('X-4 leaving and returning shows the round in work, under a delay of one, in rounds 1 to 4', () => {
    const screen = windowOn(two);
    let ledger = two;
    for (const no of [1, 2, 3]) {
      expect(screen.see(ledger)).toBe(no);
      screen.leave();
      expect(screen.see(ledger)).toBe(no);
      ledger = inVp(ledger, no);
      // The last result is in: what is shown stays while it is looked at, and is the next one afterwards.
      expect(screen.see(ledger)).toBe(no);
      screen.leave();
      expect(screen.see(ledger)).toBe(no + 1);
      if (no < 3) ledger = seatNext(ledger);
    }
  });

  test('W-3.1 a round chosen by hand stays when the screen is left, and when a result comes in', () => {
    const screen = windowOn(two);
    screen.choose(two, 2);
    expect(screen.see(two)).toBe(2);
    screen.leave();
    expect(screen.see(inVp(two, 1, [1]))).toBe(2);
    expect(screen.see(inVp(two, 1))).toBe(2);
  });

  test('W-3.1 another published round leads to the round in work, but never while something is typed', () => {
    const screen = windowOn(two);
    const done = inVp(two, 1);
    expect(screen.see(done)).toBe(1);
    expect(screen.see(seatNext(done), true)).toBe(1);
    const idle = windowOn(two);
    idle.see(done);
    expect(idle.see(seatNext(done))).toBe(2);
  });

  test('W-4.4 a round that was withdrawn stays shown, as the proposal it was', () => {
    const screen = windowOn(two);
    screen.choose(two, 2);
    expect(screen.see(given(two, { type: 'round.withdraw', no: 2 }))).toBe(2);
  });
});

describe('D-9 a sample opens on the round that is played', () => {
  const sampleOf = (family: GameId) => {
    const made = sampleSteps({ family, name: 'Sample', id: '0'.repeat(32), at: '2026-11-20T10:00:00.000Z', now: 0 });
    const ledger = made.reduce((folded, step, at) => advance(folded, { ...step, no: at + 1 }, families), emptyLedger);
    return tournamentOf(ledger);
  };

  test.each(['mahjong', 'bridge', 'duel'] as const)('%s', (family) => {
    const state = sampleOf(family);
    const played = inWork(state);
    expect(played).toBeDefined();
    expect(missingTables(state, families[family] ?? {}, played as Round).length).toBeGreaterThan(0);
    expect(shownRound(state, null, false)).toBe(played?.no);
  });
});
