import { describe, expect, test } from 'vitest';
import { duel } from '../../../../core/games/duel/duel.ts';
import { ownOf, startOwn } from '../../../../core/games/duel/rules/state.ts';
import { outside } from '../../../../core/tournament/outside.ts';
import { refusalOf, run, stateOf, undo } from '../../tournament/event.ts';
import { byesOf, duelEvent, entering, own, pairsOf, played, requestOf, rowOf, seated } from './played-event.ts';

const rows = (event: ReturnType<typeof duelEvent>) => duel.results.standings(stateOf(event)).rows;
const marksOf = (event: ReturnType<typeof duelEvent>, id: number) =>
  rows(event).find(({ entrant }) => entrant === id)?.marks ?? [];

describe('4 row 16: void', () => {
  const two = played(seated(played(seated(duelEvent(8)))));
  test('the matches of a void round are removed from points and from met', () => {
    const event = run(two, own({ do: 'void', what: { round: 1, table: null }, reason: 'wrong deck lists' }));
    expect(rowOf(event, 1).points).toBe(100);
    const { history } = requestOf(event);
    expect(history.map((round) => round.void)).toEqual([true, false]);
    expect(rowOf(run(event, own({ do: 'restore', what: { round: 1, table: null } })), 1).points).toBe(200);
  });
  test('a void match is removed, the others stay', () => {
    const event = run(two, own({ do: 'void', what: { round: 1, table: 1 }, reason: 'wrong table' }));
    expect(rowOf(event, 1).points).toBe(100);
    expect(rowOf(event, 2).points).toBe(rowOf(two, 2).points);
    expect(undo(event).tournament).toEqual(two.tournament);
  });
  test('readers of the file are told no score and no game of what counts for nothing', () => {
    const told = (event: ReturnType<typeof duelEvent>) => {
      const { results, standings } = outside(stateOf(event), duel);
      return {
        scores: results.filter(({ player }) => player === 1).map(({ score }) => score),
        games: standings.find(({ player }) => player === 1)?.games,
      };
    };
    const missing = run(seated(two), own({ do: 'void', what: { round: 3, table: null }, reason: 'fire alarm' }));
    expect(told(missing)).toEqual({ scores: [1, 1, null], games: 2 });
    for (const table of [1, null]) {
      const event = run(two, own({ do: 'void', what: { round: 1, table }, reason: 'wrong table' }));
      expect(told(event)).toEqual({ scores: [null, 1], games: 1 });
    }
    const against = pairsOf(two)[0]?.find((id) => id !== 1) ?? 0;
    const disqualification = { player: against, reason: 'cheating', keepPoints: false };
    expect(told(run(two, own({ do: 'disqualify', disqualification })))).toEqual({ scores: [1, null], games: 1 });
  });
  test('a void match may be drawn again', () => {
    const first = played(seated(duelEvent(2)));
    const event = run(first, own({ do: 'void', what: { round: 1, table: 1 }, reason: 'power cut' }));
    expect(pairsOf(seated(event))).toEqual([[1, 2]]);
    expect(stateOf(seated(event)).rounds[1]?.draw.proposal.metrics.repeats).toBe(0);
  });
  test('a round that is void is over, whatever is missing in it', () => {
    const event = run(seated(duelEvent(8)), own({ do: 'void', what: { round: 1, table: null }, reason: 'fire alarm' }));
    expect(stateOf(event).rounds[0]?.confirmed).toBe(true);
    expect(pairsOf(seated(event))).toEqual(pairsOf(seated(duelEvent(8))));
    expect(rows(event).every(({ cells }) => cells[0] === 0)).toBe(true);
  });
  test('a match without a result cannot be void yet, nor one that does not exist', () => {
    const open = seated(duelEvent(4));
    const voiding = (round: number, table: number) => own({ do: 'void', what: { round, table }, reason: 'x' });
    expect(refusalOf(open, voiding(1, 1)).code).toBe('duel.voidNeedsResult');
    expect(refusalOf(open, voiding(1, 9)).code).toBe('result.noTable');
    expect(refusalOf(open, voiding(2, 1)).code).toBe('round.unknown');
  });
});

describe('[duel 4.1] disqualified', () => {
  const event = played(seated(played(seated(duelEvent(8)))));
  const out = (keepPoints: boolean) =>
    run(event, own({ do: 'disqualify', disqualification: { player: 5, reason: 'cheating', keepPoints } }));
  test('as drop: not drawn any more, marked in the standings', () => {
    expect(pairsOf(seated(out(true))).flat()).not.toContain(5);
    expect(marksOf(out(true), 5)).toEqual(['disqualified']);
  });
  test('opponents keep the points by default', () => {
    expect(rowOf(out(true), 1).points).toBe(200);
  });
  test('or they lose them', () => {
    expect(rowOf(out(false), 1).points).toBe(100);
  });
  test('has no place and stands behind everybody; who is left moves up', () => {
    const [leader] = rows(event);
    const player = leader?.entrant ?? 0;
    const sentence = own({ do: 'disqualify', disqualification: { player, reason: 'cheating', keepPoints: true } });
    const after = rows(run(event, sentence));
    expect(after.at(-1)).toMatchObject({ entrant: player, place: null });
    const left = rows(event).filter(({ entrant }) => entrant !== player);
    expect(after.slice(0, -1).map(({ entrant }) => entrant)).toEqual(left.map(({ entrant }) => entrant));
    expect(after[0]?.place).toBe(1);
  });
  test('it can be taken back', () => {
    const back = run(out(false), own({ do: 'readmit', player: 5 }));
    expect(rowOf(back, 1).points).toBe(200);
    expect(pairsOf(seated(back)).flat()).toContain(5);
  });
});

describe('[duel 4.1] drops', () => {
  const event = played(seated(duelEvent(6)));
  const dropped = run(event, { type: 'entrants.play', ids: [6], playing: false });
  test('who dropped stays in the standings with a mark', () => {
    expect(marksOf(dropped, 6)).toEqual(['dropped']);
    expect(marksOf(dropped, 5)).toEqual([]);
    expect(rows(dropped)).toHaveLength(6);
  });
  test('and still counts for opponents’ strength of schedule', () => {
    expect(rowOf(dropped, 3).strengthOfSchedule).toBe(rowOf(event, 3).strengthOfSchedule);
  });
  test('un-drop is possible', () => {
    const back = run(dropped, { type: 'entrants.play', ids: [6], playing: true });
    expect(marksOf(back, 6)).toEqual([]);
    expect(pairsOf(seated(back)).flat()).toContain(6);
  });
});

describe('[duel 4.1] whoever is disqualified', () => {
  const sentence = own({ do: 'disqualify', disqualification: { player: 6, reason: 'cheating', keepPoints: true } });
  const refused = {
    code: 'duel.isDisqualified',
    params: { player: 6, reason: 'cheating' },
    ways: [{ do: 'duel.readmit', params: { player: 6 } }],
  };
  test('is not let back among those who play, alone or with others', () => {
    const out = run(duelEvent(6), sentence, { type: 'entrants.play', ids: [5], playing: false });
    expect(refusalOf(out, { type: 'entrants.play', ids: [6], playing: true })).toMatchObject(refused);
    expect(refusalOf(out, { type: 'entrants.play', ids: [5, 6], playing: true })).toMatchObject(refused);
    expect(stateOf(run(out, own({ do: 'readmit', player: 6 }))).entrants[5]?.playing).toBe(true);
  });
  test('takes no bye as a late arrival', () => {
    const out = run(seated(run(duelEvent(6), sentence)));
    expect(refusalOf(out, own({ do: 'lateArrival', player: 6 }))).toMatchObject(refused);
  });
});

describe('[duel 4.1] late arrival into a published round', () => {
  const open = run(seated(duelEvent(5)), { type: 'entrants.add', entrants: [{ name: 'Late' }] });
  test('replaces BYE: the bye is withdrawn and not counted', () => {
    const [bye = 0] = byesOf(open);
    const joined = run(open, own({ do: 'lateArrival', player: 6 }));
    expect(byesOf(joined)).toEqual([]);
    expect(pairsOf(joined)).toContainEqual([bye, 6]);
    const after = played(joined);
    expect(rowOf(after, bye).points).toBe(100);
    expect(rowOf(after, bye).lost).toBe(0);
    // The bye was not counted: it may come again.
    expect(requestOf(after).history[0]?.byes).toEqual([]);
  });
  test('gets a table that is free, and the revision shows it', () => {
    const joined = run(open, own({ do: 'lateArrival', player: 6 }));
    const round = stateOf(joined).rounds[0];
    expect(round?.tables.map(({ table }) => table)).toEqual([1, 2, 3]);
    expect(round?.revised).toEqual([3]);
    expect(round?.rev).toBe(2);
  });
  test('else a loss can be granted', () => {
    const granted = run(open, own({ do: 'grantMissed', grant: { player: 6, round: 1, as: 'loss' } }));
    expect(rowOf(played(granted), 6).points).toBe(0);
  });
  test('a number on paper is used once: taken back and done again, the round has a revision of its own', () => {
    const arrives = own({ do: 'lateArrival', player: 6 });
    const first = run(open, arrives);
    const again = run(undo(first), arrives);
    expect([first, again].map((ledger) => stateOf(ledger).rounds[0]?.rev)).toEqual([2, 3]);
    expect(stateOf(again).rounds[0]?.replaced?.rev).toBe(1);
  });

  test('refused without a bye, in a closed round, and for those who play in it', () => {
    const late = own({ do: 'lateArrival', player: 5 });
    const even = run(seated(duelEvent(4)), { type: 'entrants.add', entrants: [{ name: 'Late' }] });
    expect(refusalOf(even, late).code).toBe('duel.noByeToTake');
    expect(refusalOf(played(even), late).code).toBe('duel.noOpenRound');
    expect(refusalOf(seated(duelEvent(5)), own({ do: 'lateArrival', player: 1 })).code).toBe('duel.notMissed');
  });
});

describe('9 draw anyway', () => {
  const half = run(seated(duelEvent(8)), entering(seated(duelEvent(8)), 1, { outcome: 'a' }));
  test('the refusal offers it', () => {
    const answer = duel.seating.request(stateOf(half), 'swiss', {}, 's');
    expect(!answer.ok && answer.refusal.ways.map((way) => way.do)).toEqual(['enterResults', 'closeRound']);
  });
  const anyway = run(half, { type: 'round.close', no: 1, rule: 'nothing' });
  test('open matches count as met with 0 points each until reported', () => {
    expect([2, 3, 4, 6, 7, 8].map((id) => rowOf(anyway, id).points)).toEqual([0, 0, 0, 0, 0, 0]);
    const met = stateOf(anyway).rounds[0]?.tables.map(({ seats }) => seats.join());
    for (const { seats } of stateOf(seated(anyway)).rounds[1]?.tables ?? []) {
      expect(met).not.toContain(seats.toSorted((a, b) => a - b).join());
    }
  });
  test('the result can be reported later', () => {
    const reported = run(seated(anyway), {
      type: 'result.correct',
      round: 1,
      table: 2,
      result: { outcome: 'a' },
      reason: 'reported late',
    });
    expect(rowOf(reported, 2).points).toBe(100);
  });
  test('nobody types an open result', () => {
    expect(refusalOf(half, entering(half, 2, { outcome: 'open' })).code).toBe('duel.result.unreadable');
  });
});

describe('what only this game knows', () => {
  test('parts that came later than the file are as at the start', () => {
    const { voids: _voids, final: _final, cut: _cut, disqualified: _disqualified, ...old } = startOwn;
    const tournament = { ...stateOf(duelEvent(2)), own: old as never };
    expect(ownOf(tournament)).toEqual(startOwn);
  });
});
