import { describe, expect, test } from 'vitest';
import {
  type Course,
  dueIn,
  firstShow,
  noticeBetween,
  onShow,
  type Seen,
  type Show,
  type ShowEvent,
  type Turn,
} from '../../../../core/sheets/hall/hall-show.ts';
import type { PublishedView } from '../../../../core/sheets/hall/published-view.ts';
import { finished, latinPeople, revised, seated, viewOf } from '../hall-of-names.ts';

const one = viewOf(seated(latinPeople(64)));
const two: PublishedView = { ...one, round: 2, stamp: 'R2.1 · AAAA' };
const fixed = viewOf(revised(seated(latinPeople(64)), 1, 2));
const seen = (view: PublishedView | null, event: string | null = 'e'): Seen => ({ event, view });
const dwell = [6, 8, 6];
const no0 = { no: 0, to: 'first' } as const;

const play = (show: Show, ...events: readonly ShowEvent[]) => events.reduce(onShow, show);
const tick = (now: number): ShowEvent => ({ type: 'tick', dwell, now });
const open = firstShow(seen(one), { turned: 0, hold: false }, 0);

describe('paging', () => {
  test('every page stays for its dwell, then the next, then the first again', () => {
    expect(play(open, tick(5999)).page).toBe(0);
    expect(play(open, tick(6000)).page).toBe(1);
    expect(play(open, tick(6000), tick(13_999)).page).toBe(1);
    expect(play(open, tick(6000), tick(14_000)).page).toBe(2);
    expect(play(open, tick(6000), tick(14_000), tick(20_000)).page).toBe(0);
  });

  test('hold stays; after it the page has its whole dwell', () => {
    const held = play(open, { type: 'screen', hold: true, turn: no0, dwell, now: 1000 });
    expect(play(held, tick(1_000_000)).page).toBe(0);
    expect(dueIn(held, { dwell, now: 2000 })).toBeNull();
    const on = play(held, { type: 'screen', hold: false, turn: no0, dwell, now: 1_000_000 });
    expect(play(on, tick(1_005_999)).page).toBe(0);
    expect(play(on, tick(1_006_000)).page).toBe(1);
  });

  test('a turn is carried out once; those made before the window opened are not', () => {
    const turn = (no: number, to: 'next' | 'previous' | 'first'): ShowEvent => ({
      type: 'screen',
      hold: true,
      turn: { no, to },
      dwell,
      now: 1,
    });
    expect(play(open, turn(1, 'previous')).page).toBe(2);
    expect(play(open, turn(1, 'next'), turn(1, 'next')).page).toBe(1);
    expect(play(open, turn(1, 'next'), turn(2, 'next'), turn(3, 'first')).page).toBe(0);
    expect(play(firstShow(seen(one), { turned: 7, hold: false }, 0), turn(7, 'next')).page).toBe(0);
  });

  test('dueIn names the moment at which something happens', () => {
    expect(dueIn(open, { dwell, now: 1000 })).toBe(5000);
    expect(dueIn(open, { dwell: [6], now: 1000 })).toBeNull();
  });
});

describe('[hall-and-print 2.4] what happens on change', () => {
  test('a new seating: notice for 6 seconds, then page 1', () => {
    const show = play(open, tick(6000), { type: 'view', seen: seen(two), now: 7000 });
    expect(show.notice).toEqual({ kind: 'newSeating', round: 2 });
    expect(show.shown).toBe(two);
    expect(play(show, tick(12_999)).notice).not.toBeNull();
    const on = play(show, tick(13_000));
    expect([on.notice, on.page, on.since]).toEqual([null, 0, 13_000]);
  });

  test('the first seating of the day is announced too', () => {
    expect(
      play(firstShow(seen(null), { turned: 0, hold: false }, 0), { type: 'view', seen: seen(one), now: 5 }).notice
        ?.kind,
    ).toBe('newSeating');
  });

  test('an event without rounds announces nothing: not that it begins, not that a view has nothing to show', () => {
    const floor: PublishedView = { ...one, round: 0, stamp: '', family: 'poker' };
    const begins = play(firstShow(seen(null), { turned: 0, hold: false }, 0), {
      type: 'view',
      seen: seen(floor),
      now: 10,
    });
    expect(begins).toMatchObject({ shown: floor, notice: null });
    expect(play(begins, { type: 'view', seen: seen(null), now: 20 })).toMatchObject({ shown: null, notice: null });
    const later = { ...floor, own: {} };
    expect(play(begins, { type: 'view', seen: seen(later), now: 20 })).toMatchObject({ shown: floor, next: later });
    const first = play(begins, { type: 'view', seen: seen({ ...floor, round: 1 }), now: 20 });
    expect(first.notice).toEqual({ kind: 'newSeating', round: 1 });
    const withdrawn = play(open, { type: 'view', seen: seen({ ...one, round: 0, stamp: '', rounds: [] }), now: 20 });
    expect(withdrawn.notice).toEqual({ kind: 'withdrawn', round: 1 });
  });

  test('L-10.7 a revision interrupts the page at once: notice for 6 s, then page 1; also one that is held or alone', () => {
    const held = play(open, { type: 'screen', hold: true, turn: { no: 1, to: 'next' }, dwell, now: 0 });
    for (const before of [play(open, tick(6000)), held]) {
      const told = play(before, { type: 'view', seen: seen(fixed), now: 7000 });
      expect([told.shown, told.notice]).toEqual([fixed, { kind: 'revised', round: 1 }]);
      expect(dueIn(told, { dwell, now: 8000 })).toBe(5000);
      const show = play(told, tick(13_000));
      expect([show.shown, show.page, show.notice]).toEqual([fixed, 0, null]);
    }
    expect(
      play(open, { type: 'view', seen: seen(fixed), now: 0 }, { type: 'view', seen: seen(one), now: 10 }).notice,
    ).toEqual({ kind: 'revised', round: 1 });
  });

  test('a substitute changes the stamp and nobody the seat: it comes with the end of the page', () => {
    const substituted: PublishedView = { ...one, stamp: 'R1.1 · ZZZZ' };
    const waiting = play(open, { type: 'view', seen: seen(substituted), now: 1000 });
    expect([waiting.shown, waiting.notice]).toEqual([one, null]);
    expect(onShow(waiting, { type: 'tick', dwell: [6], now: 6000 }).shown).toBe(substituted);
  });

  test('L-10.7 a next round that is revised takes the place of its pages at once, without a notice', () => {
    const { round, roundTitle, tables, names, byes, bye, own } = two;
    const next = { round, roundTitle, stamp: two.stamp, revised: false, tables, names, byes, bye, own };
    const rounds = [...one.rounds, { no: two.round, title: null, stamp: two.stamp, state: 'next' as const }];
    const before: PublishedView = { ...one, rounds, next: [next] };
    const stamp = 'R2.2 · AAAA';
    const after: PublishedView = {
      ...before,
      rounds: rounds.map((known) => (known.no === two.round ? { ...known, stamp } : known)),
      next: [{ ...next, stamp, revised: true }],
    };
    const show = play(firstShow(seen(before), { turned: 0, hold: false }, 0), {
      type: 'view',
      seen: seen(after),
      now: 10,
    });
    expect([show.shown, show.notice]).toEqual([after, null]);
  });

  test('a stage of a bracket is announced by its title, also when it is withdrawn', () => {
    const title = { code: 'duel.stages.semi' };
    const semi: PublishedView = { ...two, roundTitle: title };
    const show = play(open, { type: 'view', seen: seen(semi), now: 10 });
    expect(show.notice).toEqual({ kind: 'newSeating', round: 2, title });
    expect(play(show, { type: 'view', seen: seen(one), now: 20 }).notice).toEqual({
      kind: 'withdrawn',
      round: 2,
      title,
    });
  });

  test('undo of a publish: withdrawn, then the seating before', () => {
    const show = play(firstShow(seen(two), { turned: 0, hold: false }, 0), {
      type: 'view',
      seen: seen(one),
      now: 1000,
    });
    expect(show.notice).toEqual({ kind: 'withdrawn', round: 2 });
    expect(play(show, tick(7000)).shown).toBe(one);
    expect(play(show, tick(7000)).notice).toBeNull();
  });

  describe('after a withdrawal nobody is sent to a round that has been played', () => {
    const done: PublishedView = { ...one, rounds: one.rounds.map((round) => ({ ...round, played: true })) };
    const show = play(firstShow(seen(two), { turned: 0, hold: false }, 0), {
      type: 'view',
      seen: seen(done),
      now: 1000,
    });
    const late = (seats: boolean): ShowEvent => ({ type: 'tick', dwell, seats, now: 1_000_000 });

    test('"please wait" stays until the TO turns on or there is a seating', () => {
      expect(play(show, late(true)).notice).toEqual({ kind: 'withdrawn', round: 2 });
      expect(dueIn(show, { dwell, now: 5000, seats: true })).toBeNull();
      const turn = { no: 1, to: 'view' } as const;
      const turned: ShowEvent = { type: 'screen', hold: false, turn, view: 'byName', dwell, now: 20_000 };
      expect(play(show, turned)).toMatchObject({ notice: null, shown: done });
      const again = play(show, { type: 'view', seen: seen(two), now: 20_000 });
      expect(again.notice).toEqual({ kind: 'newSeating', round: 2 });
    });

    test('a view that tells nobody where to sit goes on, and so does a round that is still played', () => {
      expect(play(show, late(false)).notice).toBeNull();
      const playing = play(firstShow(seen(two), { turned: 0, hold: false }, 0), {
        type: 'view',
        seen: seen(one),
        now: 1000,
      });
      expect(play(playing, late(true)).notice).toBeNull();
    });
  });

  test('a next round that is withdrawn goes at once, not at the end of the page', () => {
    const { round: _round, ...rest } = two;
    const next: PublishedView = { ...one, next: [{ ...rest, round: 2 }] };
    const show = play(firstShow(seen(next), { turned: 0, hold: false }, 0), {
      type: 'view',
      seen: seen(one),
      now: 1000,
    });
    expect(show).toMatchObject({ shown: one, next: null, notice: null });
  });

  test('undo of the only publish: "please wait" stays until there is a seating', () => {
    const show = play(open, { type: 'view', seen: seen(null), now: 1000 });
    expect(show.notice?.kind).toBe('withdrawn');
    expect(play(show, tick(1_000_000)).notice?.kind).toBe('withdrawn');
    expect(dueIn(show, { dwell, now: 5000 })).toBeNull();
  });

  test('results change nothing before the end of the page, and do not turn back to page 1', () => {
    const results = { ...viewOf(finished(seated(latinPeople(64)))), stamp: one.stamp };
    const waiting = play(open, { type: 'view', seen: seen(results), now: 1000 });
    expect(waiting.shown).toBe(one);
    const show = play(waiting, tick(6000));
    expect([show.shown, show.page]).toEqual([results, 1]);
  });

  test('another tournament is shown at once and without a notice', () => {
    const other = { ...two, event: 'Another' };
    const show = play(open, { type: 'view', seen: seen(other, 'f'), now: 1000 });
    expect([show.shown, show.notice, show.page]).toEqual([other, null, 0]);
  });

  test('H-1 no event is another word than no seating: the last page stays without a notice, and goes on with its event', () => {
    const paged = play(open, tick(6000));
    const closed = play(paged, { type: 'view', seen: seen(null, null), now: 7000 });
    expect(closed).toEqual(paged);
    const back = play(closed, { type: 'view', seen: seen(one), now: 8000 });
    expect([back.shown, back.notice, back.page]).toEqual([one, null, 1]);
    const withdrawn = play(closed, { type: 'view', seen: seen(null), now: 8000 });
    expect(withdrawn.notice).toEqual({ kind: 'withdrawn', round: 1 });
    const other = play(closed, { type: 'view', seen: seen({ ...two, event: 'Another' }, 'f'), now: 8000 });
    expect([other.shown?.event, other.notice]).toEqual(['Another', null]);
  });

  test('W-4.6 the TO looks up an earlier round that still stands: no notice of withdrawal; forward again it is announced', () => {
    const rounds = [1, 2].map((no) => ({ no, title: null, stamp: `R${no}`, state: 'over' as const }));
    const both = { ...two, rounds };
    const back = play(firstShow(seen(both), { turned: 0, hold: false }, 0), {
      type: 'view',
      seen: seen({ ...one, rounds }),
      now: 1000,
    });
    expect([back.shown?.round, back.notice, back.page]).toEqual([1, null, 0]);
    const on = play(back, { type: 'view', seen: seen(both), now: 2000 });
    expect(on.notice).toEqual({ kind: 'newSeating', round: 2 });
  });

  test('X-10 a notice never names round 0', () => {
    const rounds = [null, { ...one, round: 0, stamp: '', rounds: [] }, one, two, null];
    for (const from of rounds) {
      for (const to of rounds) expect(noticeBetween(from, to)?.round).not.toBe(0);
    }
  });
});

describe('[hall-and-print 2.7] a window with several views', () => {
  const course: Course = { before: 'timer', after: 'standings', stay: 20 };
  const turning = (now: number, pages: readonly number[] = dwell): ShowEvent => ({
    type: 'tick',
    dwell: pages,
    course,
    now,
  });
  const key = (no: number, to: Turn['to'], pages: readonly number[] = dwell): ShowEvent => ({
    type: 'screen',
    hold: false,
    turn: { no, to },
    view: 'timer',
    dwell: pages,
    course,
    now: 1,
  });

  test('each is shown for a whole cycle of its pages, then comes the next from its first page', () => {
    const last = play(open, turning(6000), turning(14_000));
    expect([last.at, last.page]).toEqual([null, 2]);
    expect(play(last, turning(19_999)).at).toBeNull();
    const on = play(last, turning(20_000));
    expect([on.at, on.page, on.since]).toEqual(['standings', 0, 20_000]);
  });

  test('one of a single page stays for its seconds, one without a list too', () => {
    for (const pages of [[6], []]) {
      expect(dueIn(open, { dwell: pages, now: 1000, course })).toBe(19_000);
      expect(play(open, turning(19_999, pages)).at).toBeNull();
      expect(play(open, turning(20_000, pages)).at).toBe('standings');
    }
  });

  test('also for less than a page would stay', () => {
    const brief = { ...course, stay: 5 };
    expect(dueIn(open, { dwell: [], now: 0, course: brief })).toBe(5000);
    expect(play(open, { type: 'tick', dwell: [], course: brief, now: 5000 }).at).toBe('standings');
  });

  test('results that come in meanwhile change its page at the end of a dwell and do not make it stay longer', () => {
    const results = { ...viewOf(finished(seated(latinPeople(64)))), stamp: one.stamp };
    const waiting = play(open, { type: 'view', seen: seen(results), now: 1000 });
    expect(dueIn(waiting, { dwell: [6], now: 1000, course })).toBe(5000);
    const changed = play(waiting, turning(6000, [6]));
    expect([changed.shown, changed.at]).toEqual([results, null]);
    expect(dueIn(changed, { dwell: [6], now: 6000, course })).toBe(14_000);
    expect(play(changed, turning(20_000, [6])).at).toBe('standings');
  });

  test('hold stays on the page and on the view', () => {
    const held = play(open, { type: 'screen', hold: true, turn: no0, dwell: [6], course, now: 1000 });
    expect(dueIn(held, { dwell: [6], now: 2000, course })).toBeNull();
    expect(play(held, turning(1_000_000, [6])).at).toBeNull();
  });

  test('the keys go through the pages and on to the views beside it', () => {
    expect(play(open, key(1, 'next')).page).toBe(1);
    expect(play(open, key(1, 'next'), key(2, 'next'), key(3, 'next')).at).toBe('standings');
    expect(play(open, key(1, 'next', [])).at).toBe('standings');
    const back = play(open, key(1, 'previous'));
    expect(back.at).toBe('timer');
    // The last page of the view before, however many it has.
    expect(play(back, { ...key(2, 'previous'), dwell: [6, 6, 6] } as ShowEvent).page).toBe(1);
    expect(play(open, key(1, 'view'))).toMatchObject({ at: 'timer', page: 0 });
  });

  test('a new seating and a revision come first, whichever view was shown', () => {
    const away = play(open, key(1, 'view'));
    expect(play(away, { type: 'view', seen: seen(two), now: 10 })).toMatchObject({ at: null, page: 0 });
    const revision = play(away, { type: 'view', seen: seen(fixed), now: 10 }, turning(6001, []));
    expect(revision).toMatchObject({ at: null, page: 0, shown: fixed });
  });
});

/** Runs a show by its own timers for so long; `at` brings in a view at its time. Answers every picture with the time it came. */
const run = (
  from: Show,
  milliseconds: number,
  dwell: readonly number[],
  course: Course | null,
  at: readonly { readonly now: number; readonly view: PublishedView | null }[] = [],
) => {
  let show = from;
  const pictures = [{ now: 0, show }];
  const take = (event: ShowEvent, now: number) => {
    const before = show;
    show = onShow(show, event);
    const key = ({ page, at: view, notice, shown }: Show) => JSON.stringify([page, view, notice, shown?.stamp]);
    if (key(before) !== key(show)) pictures.push({ now, show });
  };
  const coming = [...at];
  for (let now = 0; now < milliseconds; ) {
    const due = dueIn(show, { dwell, now, course });
    const next = coming[0];
    if (next !== undefined && (due === null || next.now <= now + due)) {
      coming.shift();
      now = next.now;
      take({ type: 'view', seen: seen(next.view), now }, now);
    } else if (due === null) break;
    else {
      now += due;
      take({ type: 'tick', dwell, course, now }, now);
    }
  }
  return pictures;
};

describe('H-10: what changes the picture', () => {
  test('never twice within a second: over cycles of pages and views, a publication, a revision and its undo', () => {
    const course: Course = { before: 'timer', after: 'standings', stay: 20 };
    for (const turning of [null, course]) {
      const events = [
        { now: 31_000, view: two },
        { now: 64_000, view: { ...two, stamp: 'R2.2 · BBBB' } },
        { now: 111_000, view: one },
        { now: 140_000, view: null },
      ];
      const pictures = run(open, 170_000, dwell, turning, events);
      expect(pictures.length).toBeGreaterThan(10);
      // What the TO does may fall on the end of a page; what the hall does by itself never.
      const told = new Set(events.map(({ now }) => now));
      const gaps = pictures.slice(1).flatMap(({ now }, i) => (told.has(now) ? [] : [now - (pictures[i]?.now ?? 0)]));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6000);
    }
  });
});

describe('H-13: eight hours', () => {
  test('12 rounds of 400 players: every page of every cycle is shown, for its whole dwell', () => {
    const pages = [10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8];
    const round = (no: number): PublishedView => ({ ...one, round: no, stamp: `R${no}.1 · AAAA` });
    const hours = 8 * 3_600_000;
    const events = Array.from({ length: 12 }, (_, i) => ({ now: i * (hours / 12), view: round(i + 2) }));
    const pictures = run(open, hours, pages, null, events);
    expect(pictures.length).toBeGreaterThan(3000);
    let dropped = 0;
    for (const [i, { now, show }] of pictures.entries()) {
      const next = pictures[i + 1];
      if (next === undefined || show.notice !== null || next.show.notice !== null) continue;
      if (next.show.page !== (show.page + 1) % pages.length) dropped += 1;
      if (next.now - now < (pages[show.page] ?? 0) * 1000 - 1) dropped += 1;
    }
    expect(dropped).toBe(0);
  });
});
