/** Where the hall is among the published rounds, in all four games [W-4.6, X-5] [fault B-4]. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bridge } from '../../../../core/games/bridge/bridge.ts';
import { hallPages } from '../../../../core/sheets/hall/hall-pages.ts';
import {
  type HallRounds,
  hallAfter,
  hallSentTo,
  nowhere,
  roundInHall,
} from '../../../../core/sheets/hall/hall-rounds.ts';
import { hallView, published } from '../../../../core/sheets/hall/published.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { vpRules } from '../../games/bridge/events.ts';
import { closed, run, seatNext, stateOf } from '../../games/bridge/tournament.ts';
import { plainHand } from '../hall-of-names.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const delayed = vpRules({ startRounds: 2, delay: true });
const two = seatNext(seatNext(closed(8, delayed), 'start'), 'start');

const entered = (ledger: Ledger, round: number, tables?: readonly number[]): Ledger =>
  (stateOf(ledger).rounds[round - 1]?.tables ?? [])
    .filter(({ table, seats }) => seats.length > 1 && (tables === undefined || tables.includes(table)))
    .reduce(
      (folded, { table }) => run(folded, { type: 'result.enter', round, table, result: { entry: 'vp', ns: 1200 } }),
      ledger,
    );

const goneOn = (ledger: Ledger, known: HallRounds): HallRounds => hallAfter(stateOf(ledger), bridge, known);
const shownOf = (ledger: Ledger, known: HallRounds): number | null => roundInHall(goneOn(ledger, known));

describe('B-4, bridge with one round of delay', () => {
  const started = goneOn(two, nowhere);
  const one = entered(two, 1);
  const three = seatNext(one);

  test('the round that is played is shown, the one published after it is the next', () => {
    expect(roundInHall(started)).toBe(1);
    expect(shownOf(one, started)).toBe(2);
    expect(shownOf(three, goneOn(one, started))).toBe(2);
    const view = hallView(stateOf(three), bridge, 'en', { known: goneOn(three, started) });
    expect(view?.rounds.map(({ no, state }) => [no, state])).toEqual([
      [1, 'over'],
      [2, 'playing'],
      [3, 'next'],
    ]);
    expect([view?.round, view?.next.map(({ round }) => round)]).toEqual([2, [3]]);
    expect(view?.rounds.map(({ played }) => played === true)).toEqual([true, false, false]);
  });

  test('it goes on with the first result of a later round, and never back when a result is cleared', () => {
    const begun = entered(three, 3, [1]);
    const at = goneOn(begun, goneOn(three, started));
    expect(roundInHall(at)).toBe(3);
    expect(shownOf(three, at)).toBe(3);
    const cleared = run(begun, { type: 'result.clear', round: 1, table: 1 });
    expect(shownOf(cleared, at)).toBe(3);
  });

  test('the result with the next table never says that a round is on which nobody plays', () => {
    const view = hallView(stateOf(three), bridge, 'en', { known: goneOn(three, started) });
    expect(view?.own['bridgePaper.result']?.title).toMatchObject({ params: { round: 1, next: 2 } });
    expect(hallView(stateOf(two), bridge, 'en')?.own['bridgePaper.result']).toBeUndefined();
  });

  test('the TO sends it on to a waiting round, and back to the one that is played', () => {
    const on = hallSentTo(stateOf(three), bridge, 3);
    expect(shownOf(three, on)).toBe(3);
    const back = hallSentTo(stateOf(three), bridge, 2);
    expect(shownOf(three, back)).toBe(2);
  });

  test('an earlier round that the TO looks up stays until the event goes on; standings are not turned back', () => {
    const sent = hallSentTo(stateOf(three), bridge, 1);
    const view = hallView(stateOf(three), bridge, 'en', { known: goneOn(three, sent) });
    expect([view?.round, view?.standings?.through]).toEqual([1, 1]);
    expect(view?.next.map(({ round }) => round)).toEqual([3]);
    expect(shownOf(entered(three, 2), sent)).toBe(3);
  });

  test('the pages of the next seating stand after those of the round that is played', () => {
    const view = hallView(stateOf(three), bridge, 'en', { known: goneOn(three, started) });
    if (view === null) throw new Error('nothing published');
    const room = { imageWidth: 200, farthest: 1200, readingLine: 600 };
    const wishes = { dense: false, scroll: true, share: { part: 1, of: 1 } };
    const size = { width: 1280, height: 720 };
    for (const list of ['byName', 'byTable'] as const) {
      const made = hallPages(view, list, { image: size, room, wishes }, plainHand);
      expect(made.next.map(({ seating }) => seating.round)).toEqual([3]);
      const [next] = made.next;
      expect(next?.from).toBeGreaterThan(0);
      expect(made.pages.length).toBeGreaterThan(next?.from ?? 0);
      expect(made.dwell).toHaveLength(made.pages.length);
    }
    expect(hallPages(view, 'standings', { image: size, room, wishes }, plainHand).next).toEqual([]);
  });
});

describe.each(['mahjong', 'bridge', 'duel'] as const)('%s', (id) => {
  test('W-4.6 each published round can be shown, its own tables with it; paper has each by itself', () => {
    const [tournament, family] = [sampleOf(id), familyOf(id)];
    for (const { no, tables } of tournament.rounds) {
      const view = hallView(tournament, family, 'en', { known: hallSentTo(tournament, family, no) });
      expect([view?.round, view?.tables.length]).toEqual([no, tables.length]);
      expect(view?.tables).toEqual(published(tournament, family, 'en', no)?.tables);
      expect(view?.rounds.map((round) => round.no)).toEqual(tournament.rounds.map((round) => round.no));
    }
  });

  test('it never goes back by itself, whatever is taken away', () => {
    const [tournament, family] = [sampleOf(id), familyOf(id)];
    const step = fc.record({ keep: fc.integer({ min: 1, max: tournament.rounds.length }), cut: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let at = hallAfter(tournament, family, nowhere);
        for (const { keep, cut } of steps) {
          const rounds = tournament.rounds.map((round) =>
            cut && round.no === keep ? { ...round, results: {} } : round,
          );
          const next = hallAfter({ ...tournament, rounds }, family, at);
          expect(next.at).toBeGreaterThanOrEqual(at.at ?? 0);
          at = next;
        }
      }),
    );
  });
});

test('poker has no rounds: the hall is nowhere and shows the floor', () => {
  const [tournament, family] = [sampleOf('poker'), familyOf('poker')];
  expect(hallAfter(tournament, family, nowhere)).toEqual(nowhere);
  const view = hallView(tournament, family, 'en');
  expect([view?.round, view?.rounds, view?.next]).toEqual([0, [], []]);
  expect(Object.keys(view?.own ?? {}).length).toBeGreaterThan(0);
});
