/** [hall-and-print 3.4]: the next round although results are missing, a conscious choice with a stated rule. */

import { describe, expect, test } from 'vitest';
import { awaitedTables, provisionalNotes } from '../../../core/game/provisional.ts';
import { families } from '../../../core/games/all.ts';
import { duel } from '../../../core/games/duel/duel.ts';
import { mahjong } from '../../../core/games/mahjong/mahjong.ts';
import { resultOf } from '../../../core/games/mahjong/rules/state.ts';
import type { MahjongRequest } from '../../../core/games/mahjong/seating/request.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { duelEvent, entering, own, played, requestOf, rowOf, seated } from '../games/duel/played-event.ts';
import { laid } from '../sheets/printed.ts';
import { eventOf, publishing, redo, refusalOf, resultsOf, run, stateOf, undo } from './event.ts';

const closing = (rule: string, no = 1): CommandInput => ({ type: 'round.close', no, rule });

/** Eight players, table 1 in, tables 2 to 4 missing. */
const half = ((): Ledger => {
  const round = seated(duelEvent(8));
  return run(round, entering(round, 1, { outcome: 'a' }));
})();
const late = (table: number): CommandInput => ({ type: 'result.enter', round: 1, table, result: { outcome: 'b' } });

/** Sixteen players at four tables, tables 2 and 4 missing in the second round. */
const mahjongHalf = ((): Ledger => {
  const first = run(eventOf(16), publishing(eventOf(16)));
  const done = run(first, ...resultsOf(first, 1), { type: 'round.confirm', no: 1 });
  const second = run(done, publishing(done, 'swiss'));
  return run(second, ...resultsOf(second, 2).filter((_, at) => at % 2 === 0));
})();

describe('[hall-and-print 3.4] publishing the next round with results missing', () => {
  test('the default lists the missing tables; going on is offered beside it, and only by a rule of the game', () => {
    const refused = refusalOf(half, { type: 'round.confirm', no: 1 });
    expect(refused).toMatchObject({ code: 'round.resultsMissing', params: { count: 3, tables: [2, 3, 4] } });
    expect(refused.ways.map((way) => way.do)).toEqual(['enterResults', 'closeRound']);
    expect(refusalOf(half, closing('whatever')).code).toBe('round.noSuchRule');
    expect(refusalOf(mahjongHalf, closing('draw', 2)).code).toBe('round.noSuchRule');
    expect(refusalOf(mahjongHalf, closing('nothing', 1)).code).toBe('round.notLast');
  });

  test('it is recorded: one step with the rule and what counts at each missing table', () => {
    const closed = run(half, closing('draw'));
    const change = closed.done?.step.changes[0];
    expect(change).toMatchObject({ type: 'round.closed', no: 1, rule: 'draw' });
    expect(change?.type === 'round.closed' && Object.keys(change.results)).toEqual(['2', '3', '4']);
    expect(awaitedTables(stateOf(closed).rounds[0] as never)).toEqual([2, 3, 4]);
  });

  test('with nothing missing it is the plain confirmation', () => {
    const all = run(half, ...[2, 3, 4].map((table) => entering(half, table, { outcome: 'a' })), closing('draw'));
    expect(all.done?.step.changes).toEqual([{ type: 'round.confirmed', no: 1 }]);
  });

  test('undo opens the round again, redo closes it; reopening takes what stood in away', () => {
    const closed = run(half, closing('draw'));
    expect(stateOf(undo(closed))).toEqual(stateOf(half));
    expect(stateOf(redo(undo(closed)))).toEqual(stateOf(closed));
    expect(stateOf(run(closed, { type: 'round.reopen', no: 1 }))).toEqual(stateOf(half));
  });

  test('a result that comes late needs no reason and goes before; one that is in is only corrected', () => {
    const closed = run(half, closing('draw'));
    const [a = 0, b = 0] = stateOf(closed).rounds[0]?.tables.find(({ table }) => table === 2)?.seats ?? [];
    expect([rowOf(closed, a).points, rowOf(closed, b).points]).toEqual([50, 50]);
    const next = seated(closed);
    const come = run(next, late(2));
    expect([rowOf(come, a).points, rowOf(come, b).points]).toEqual([0, 100]);
    expect(stateOf(come).rounds[1]).toEqual(stateOf(next).rounds[1]);
    expect(refusalOf(come, late(2)).code).toBe('result.confirmed');
    expect(stateOf(undo(come))).toEqual(stateOf(next));
    const all = run(come, late(3), late(4));
    expect(provisionalNotes('duel', stateOf(all).rounds)).toEqual([]);
  });

  test('nothing final is made of it: neither frozen standings nor a cut', () => {
    const closed = run(half, closing('nothing'));
    expect(refusalOf(closed, own({ do: 'freeze', order: [], reason: '' }))).toMatchObject({
      code: 'round.provisional',
      params: { round: 1, count: 3 },
    });
  });

  test('standings, paper and hall say it and mark who is concerned; when all is in they say nothing', () => {
    const closed = run(half, closing('ranking'));
    const view = hallView(stateOf(closed), duel, 'en');
    expect(view?.standings?.provisional).toEqual([
      { code: 'duel.provisional.stated.ranking', params: { round: 1, count: 3, tables: [2, 3, 4] } },
    ]);
    const marked = view?.standings?.rows.filter(({ marks }) => marks.length > 0) ?? [];
    expect(marked).toHaveLength(6);
    expect(marked[0]?.marks).toEqual([{ code: 'duel.rowMarks.provisional' }]);
    const job = { documents: ['standings', 'roundReport'], round: null, language: 'en' };
    const set = sheets(stateOf(closed), duel, job, { printedAt: '2026-11-21T10:00:00.000Z' });
    if (!set.ok) throw new Error(set.refusal.code);
    const [ranking, report] = set.value.sheets;
    expect(ranking?.provisional).toBe(true);
    expect(JSON.stringify(ranking)).toContain('duel.provisional.stated.ranking');
    expect(JSON.stringify(report)).toContain('sheets.report.provisional');
    const all = run(closed, ...[2, 3, 4].map((table) => late(table)));
    expect(JSON.stringify(hallView(stateOf(all), duel, 'en'))).not.toContain('rovisional.');
  });

  test('two rounds with something missing are told each with its own rule, a line each over the standings', () => {
    const second = run(seated(run(half, closing('draw'))));
    const closed = run(second, closing('nothing', 2));
    expect(provisionalNotes('duel', stateOf(closed).rounds)).toEqual([
      { code: 'duel.provisional.stated.draw', params: { round: 1, count: 3, tables: [2, 3, 4] } },
      { code: 'duel.provisional.stated.nothing', params: { round: 2, count: 4, tables: [1, 2, 3, 4] } },
    ]);
    const job = { documents: ['standings'], round: null, language: 'en' };
    const set = sheets(stateOf(closed), duel, job, { printedAt: '2026-11-21T10:00:00.000Z' });
    if (!set.ok || set.value.sheets[0] === undefined) throw new Error('no standings');
    const [page] = laid(set.value.sheets[0]);
    const rows = page?.laid.columns.flatMap((column) => column.rows.map(({ row }) => row)) ?? [];
    expect(rows.slice(0, 2).map(({ texts, rule }) => [texts[0]?.fitted.lines.join(' '), rule])).toEqual([
      ['draw 1/3/2,3,4', 'thick'],
      ['nothing 2/4/1,2,3,4', 'none'],
    ]);
  });
});

describe('1-v-1: what counts meanwhile', () => {
  test('nothing: no points, and they have met', () => {
    const closed = run(half, closing('nothing'));
    expect([2, 3, 4, 6, 7, 8].map((id) => rowOf(closed, id).points)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(requestOf(closed).history[0]?.matches).toHaveLength(4);
  });

  test('ranking: who stood higher before counts as the winner; at first by seed', () => {
    const closed = run(half, closing('ranking'));
    expect([2, 3, 4, 6, 7, 8].map((id) => rowOf(closed, id).points)).toEqual([100, 100, 100, 0, 0, 0]);
    const second = seated(played(seated(duelEvent(8))));
    const byRank = run(second, closing('ranking', 2));
    for (const { seats } of stateOf(second).rounds[1]?.tables ?? []) {
      const places = seats.map((id) => rowOf(second, id).place ?? 0);
      const won = seats.map((id) => (rowOf(byRank, id).points ?? 0) - (rowOf(second, id).points ?? 0));
      expect(won).toEqual(places[0] === Math.min(...places) ? [100, 0] : [0, 100]);
    }
  });

  test('a draw is offered only where the event has draws', () => {
    const rules = { ...(duel.rules.usual as object), points: { win: 100, draw: null, loss: 0, game: 0, bye: null } };
    const round = seated(duelEvent(8, rules as never));
    const ids = duel.results.provisionalRules?.(stateOf(round), stateOf(round).rounds[0] as never).map(({ id }) => id);
    expect(ids).toEqual(['nothing', 'ranking']);
  });
});

describe('mahjong: what counts meanwhile', () => {
  const ratings = (ledger: Ledger) =>
    new Map(mahjong.results.standings(stateOf(ledger)).rows.map(({ entrant, cells }) => [entrant, cells[0]]));

  test('nothing: the four keep their score, and have met for the next seating', () => {
    const closed = run(mahjongHalf, closing('nothing', 2));
    const missing = stateOf(closed).rounds[1]?.tables.filter(({ table }) => table % 2 === 0) ?? [];
    for (const id of missing.flatMap(({ seats }) => seats)) {
      expect(ratings(closed).get(id)).toBe(ratings(mahjongHalf).get(id));
    }
    const answer = mahjong.seating.request(stateOf(closed), 'swiss', {}, 's');
    if (!answer.ok) throw new Error(answer.refusal.code);
    const request = answer.value as unknown as MahjongRequest;
    expect(request.history.map(({ tables }) => tables.length)).toEqual([4, 4]);
  });

  test('ranking: the four end in the order in which they stood, and the points add up', () => {
    const closed = run(mahjongHalf, closing('ranking', 2));
    const order = mahjong.results.standings(stateOf(mahjongHalf)).rows.map(({ entrant }) => entrant);
    const stored = stateOf(closed).rounds[1]?.provisional?.results ?? {};
    for (const { table, seats } of stateOf(closed).rounds[1]?.tables ?? []) {
      if (table % 2 === 1) continue;
      const { points } = resultOf(stored[table] ?? null);
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(120_000);
      const byPoints = seats.toSorted((x, y) => (points[seats.indexOf(y)] ?? 0) - (points[seats.indexOf(x)] ?? 0));
      expect(byPoints).toEqual(order.filter((id) => seats.includes(id)));
    }
  });

  test('what was laid down stays when an older result is corrected', () => {
    const closed = run(mahjongHalf, closing('ranking', 2));
    const before = stateOf(closed).rounds[1]?.provisional;
    const corrected = run(closed, {
      type: 'result.correct',
      round: 1,
      table: 1,
      result: { points: [10_000, 20_000, 40_000, 50_000] },
      reason: 'slip misread',
    } as CommandInput);
    expect(stateOf(corrected).rounds[1]?.provisional).toEqual(before);
  });
});

test('bridge and poker have their own ways: nothing is closed there', () => {
  expect([families.bridge?.results.provisionalRules, families.poker?.results.provisionalRules]).toEqual([
    undefined,
    undefined,
  ]);
});
