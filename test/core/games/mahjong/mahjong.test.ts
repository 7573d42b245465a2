import { describe, expect, test } from 'vitest';
import { mahjong } from '../../../../core/games/mahjong/mahjong.ts';
import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { outside } from '../../../../core/tournament/outside.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { attempt, eventOf, publishing, refusalOf, resultsOf, run, stateOf, undo } from '../../tournament/event.ts';

const own = (command: Json): CommandInput => ({ type: 'family.do', command });
const played = (ledger: Ledger, seed = 'seed'): Ledger => {
  const seated = run(ledger, publishing(ledger, 'random', {}, seed));
  const no = stateOf(seated).rounds.length;
  return run(seated, ...resultsOf(seated, no), { type: 'round.confirm', no });
};
const rowOf = (ledger: Ledger, id: number) =>
  mahjong.results.standings(stateOf(ledger)).rows.find(({ entrant }) => entrant === id);
const requestOf = (ledger: Ledger, method: string, options: Json = {}) => {
  const answer = mahjong.seating.request(stateOf(ledger), method, options, 's');
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as { players: { id: number }[]; history: { tables: { seats: number[] }[] }[]; options: Json };
};
const seatOne = (ledger: Ledger): number => stateOf(ledger).rounds[0]?.tables[0]?.seats[0] ?? 0;

describe('the request for the next round', () => {
  test('M-03: players come in ranking order', () => {
    const event = played(eventOf(8));
    const { rows } = mahjong.results.standings(stateOf(event));
    expect(requestOf(event, 'random').players.map(({ id }) => id)).toEqual(rows.map(({ entrant }) => entrant));
  });
  test('M-03: rows that only the order of registration parts say so', () => {
    const seated = run(eventOf(8), publishing(eventOf(8)));
    expect(mahjong.results.standings(stateOf(seated)).rows.flatMap(({ marks }) => marks ?? [])).toEqual([]);
    const same = [1, 2].map((table) => ({
      type: 'result.enter' as const,
      round: 1,
      table,
      result: { points: [45_000, 35_000, 25_000, 15_000 - (table === 1 ? 0 : 1000)], accepted: true },
    }));
    const { rows } = mahjong.results.standings(stateOf(run(seated, ...same, { type: 'round.confirm', no: 1 })));
    expect(rows.map(({ marks }) => marks ?? [])).toEqual([...Array(6).fill(['listOrder']), [], []]);
  });
  test('M-03: rows that are parted behind the decimal shown say so', () => {
    const seated = run(eventOf(8), publishing(eventOf(8)));
    const close = [0, 20].map((less, at) => ({
      type: 'result.enter' as const,
      round: 1,
      table: at + 1,
      result: { points: [45_020 - less, 35_000, 25_000, 14_980 + less], accepted: true },
    }));
    const { rows } = mahjong.results.standings(stateOf(run(seated, ...close, { type: 'round.confirm', no: 1 })));
    const list = ['listOrder'];
    expect(rows.map(({ marks }) => marks ?? [])).toEqual([
      ['finer'],
      ['finer'],
      list,
      list,
      list,
      list,
      ['finer'],
      ['finer'],
    ]);
  });
  test('M-06: games of a player who does not play any more stay whole', () => {
    const event = played(eventOf(12));
    const rest = run(event, { type: 'entrants.play', ids: [1, 2, 3, 4], playing: false });
    const { players, history } = requestOf(rest, 'random');
    expect(players).toHaveLength(8);
    expect(history[0]?.tables.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
  });
  test('M-10: a cancelled game is no meeting and no score', () => {
    const event = eventOf(8);
    const seated = run(event, publishing(event));
    const cancelled = run(
      seated,
      ...resultsOf(seated, 1),
      { type: 'result.enter', round: 1, table: 1, result: { points: [0, 0, 0, 0], cancelled: 'wall fell over' } },
      { type: 'round.confirm', no: 1 },
    );
    expect(requestOf(cancelled, 'random').history[0]?.tables).toHaveLength(1);
    expect(rowOf(cancelled, seatOne(cancelled))?.cells[0]).toBe(0);
  });
  test('M-10: readers of the file are told as many games as the standings count', () => {
    const seated = run(eventOf(8), publishing(eventOf(8)));
    const cancelled = { type: 'result.enter', round: 1, table: 1, result: { points: [0, 0, 0, 0], cancelled: 'fire' } };
    const missing = run(seated, cancelled as CommandInput, { type: 'round.close', no: 1, rule: 'nothing' });
    const all = run(seated, ...resultsOf(seated, 1), { type: 'round.confirm', no: 1 });
    for (const ledger of [missing, all]) {
      const { columns, rows } = mahjong.results.standings(stateOf(ledger));
      const at = columns.findIndex(({ code }) => code === 'games');
      expect(outside(stateOf(ledger), mahjong).standings.map(({ games }) => games)).toEqual(
        rows.map(({ cells }) => cells[at]),
      );
    }
  });
  test('M-07: a latecomer has no history and the start rating', () => {
    const late = run(played(eventOf(8)), {
      type: 'entrants.add',
      entrants: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
    });
    expect(requestOf(late, 'interval', { k: 1 }).players.map(({ id }) => id)).toContain(12);
    expect(rowOf(late, 12)?.cells[0]).toBe(0);
  });
  test('ranking kinds are offered only after a finished round, random always', () => {
    const before = mahjong.seating.offers(stateOf(eventOf(8)));
    expect(before.find(({ id }) => id === 'random')?.refusal).toBeNull();
    expect(before.find(({ id }) => id === 'interval')?.refusal?.code).toBe('mahjong.needsFinishedRound');
    const after = mahjong.seating.offers(stateOf(played(eventOf(8))));
    expect(after.find(({ id }) => id === 'interval')?.refusal).toBeNull();
  });
});

describe('penalties [mahjong 15]', () => {
  const event = played(eventOf(8));
  const given = (amount: number): CommandInput =>
    own({ do: 'penalise', penalty: { player: 1, round: 1, amount, reason: 'late' } });
  test('are subtracted from the rating', () => {
    const before = rowOf(event, 1)?.cells[0] ?? 0;
    expect(rowOf(run(event, given(5000)), 1)?.cells[0]).toBe(before - 5000 * 300);
  });
  test('G-S25: a cancelled one has no effect', () => {
    const cancelled = run(event, given(5000), own({ do: 'cancelPenalty', no: 1, reason: 'wrong player' }));
    expect(rowOf(cancelled, 1)?.cells[0]).toBe(rowOf(event, 1)?.cells[0]);
  });
  test('0 is a notice', () => {
    expect(attempt(event, given(0)).ok).toBe(true);
  });
  test.each([50, 20_100, 150, 1_000_000])('%i is outside the limits and steps of the rules', (amount) => {
    expect(refusalOf(event, given(amount))).toMatchObject({
      code: 'mahjong.penaltyOutside',
      params: { amount, least: 100, most: 20_000, step: 100 },
    });
  });
  test('reasons are printable: control characters and direction marks go, white space is one space', () => {
    const held = run(
      event,
      own({ do: 'penalise', penalty: { player: 1, round: 1, amount: 0, reason: ' late\u0000\n\u202etwice ' } }),
    );
    expect(ownOf(stateOf(held)).penalties[0]?.reason).toBe('late twice');
    const seated = run(eventOf(4), publishing(eventOf(4)));
    const result = { points: [0, 0, 0, 0], cancelled: 'wall\u2066 fell\u0007' };
    const done = run(seated, { type: 'result.enter', round: 1, table: 1, result });
    expect(stateOf(done).rounds[0]?.results[1]).toMatchObject({ cancelled: 'wall fell' });
    const blank = own({ do: 'penalise', penalty: { player: 1, round: 1, amount: 0, reason: '\u200e \n' } });
    expect(refusalOf(event, blank).code).toBe('command.invalid');
  });
  test('a reason is mandatory', () => {
    const empty = own({ do: 'penalise', penalty: { player: 1, round: 1, amount: 100, reason: '' } });
    expect(refusalOf(event, empty).code).toBe('command.invalid');
  });
});

describe('M-08: substitutes', () => {
  const seated = run(eventOf(8), publishing(eventOf(8)));
  const id = seatOne(seated);
  const sits = (until: number | null): CommandInput =>
    own({ do: 'substitute', substitute: { player: id, name: 'Volunteer', from: 1, until } });
  const finish = (ledger: Ledger) => run(ledger, ...resultsOf(ledger, 1), { type: 'round.confirm', no: 1 });
  test('the score is the fixed one, and seat, history and rating stay with the player', () => {
    const done = finish(run(seated, sits(null)));
    expect(rowOf(done, id)?.cells[0]).toBe(-30_000 * 300);
    expect(requestOf(done, 'random').history[0]?.tables.flatMap(({ seats }) => seats)).toContain(id);
  });
  test('or the real one, by the rules', () => {
    const rules = {
      ...(mahjong.rules.usual as Record<string, Json>),
      replaced: { score: 'real', points: -15_000, uma: -15_000 },
    };
    const done = finish(run(seated, { type: 'tournament.rule', rules }, sits(null)));
    expect(rowOf(done, id)?.cells[0]).toBe(rowOf(finish(seated), id)?.cells[0]);
  });
  test('are shown in their rounds and in no other', () => {
    const state = stateOf(run(seated, sits(1)));
    expect([mahjong.paper.substitute(state, 1, id), mahjong.paper.substitute(state, 2, id)]).toEqual([
      'Volunteer',
      null,
    ]);
  });
  test('end when the player is back', () => {
    const state = stateOf(run(seated, sits(null), own({ do: 'endSubstitute', player: id, from: 3 })));
    expect([1, 2, 3].map((no) => mahjong.paper.substitute(state, no, id))).toEqual(['Volunteer', 'Volunteer', null]);
  });
  const substitute = (player: number, name: string, from = 1, until: number | null = null): CommandInput =>
    own({ do: 'substitute', substitute: { player, name, from, until } });
  test('somebody who plays in one of the rounds is no substitute, however the name is written', () => {
    const done = finish(seated);
    const gone = run(done, { type: 'entrants.play', ids: [5], playing: false });
    expect(refusalOf(gone, substitute(id, ' p5 ', 1, 1))).toMatchObject({
      code: 'mahjong.substitutePlays',
      params: { round: 1 },
    });
    expect(attempt(gone, substitute(id, 'P5', 2)).ok).toBe(true);
    expect(refusalOf(done, substitute(id, 'P5', 2))).toMatchObject({
      code: 'mahjong.substitutePlays',
      params: { round: 2 },
    });
  });
  test('nobody sits in for two players in one round', () => {
    const held = run(seated, substitute(1, 'Volunteer', 1, 2));
    expect(refusalOf(held, substitute(2, 'volunteer', 2))).toMatchObject({
      code: 'mahjong.substituteTwice',
      params: { player: 1, round: 2 },
      ways: [{ do: 'mahjong.setSubstitute', params: { player: 1 } }],
    });
    expect(attempt(held, substitute(2, 'Volunteer', 3)).ok).toBe(true);
    expect(attempt(run(held, substitute(1, 'Other', 2)), substitute(2, 'Volunteer', 2)).ok).toBe(true);
  });
  test('[M-07] who left for good is not simply let play again', () => {
    const gone = run(finish(seated), own({ do: 'leave', player: 5 }));
    expect(refusalOf(gone, { type: 'entrants.play', ids: [5], playing: true })).toMatchObject({
      code: 'mahjong.hasLeft',
      params: { player: 5, round: 2 },
      ways: [{ do: 'mahjong.comeBack', params: { player: 5 } }],
    });
    expect(stateOf(run(gone, own({ do: 'comeBack', player: 5 }))).entrants[4]?.playing).toBe(true);
  });
  test('a substitute who plays again is asked about before the next seating, with both ways out', () => {
    const gone = run(finish(seated), { type: 'entrants.play', ids: [5, 6, 7, 8], playing: false });
    const held = run(gone, substitute(1, 'P5', 2), { type: 'entrants.play', ids: [5, 6, 7, 8], playing: true });
    expect(mahjong.seating.request(stateOf(held), 'random', {}, 's')).toMatchObject({
      ok: false,
      refusal: {
        code: 'mahjong.substituteSeated',
        params: { name: 'P5', player: 1, round: 2 },
        ways: [
          { do: 'mahjong.setSubstitute', params: { player: 1 } },
          { do: 'stopPlaying', params: { id: 5 } },
        ],
      },
    });
  });
  test('M-26: a substitute for somebody who does not play seats them again, in one step that one undo takes back', () => {
    const left = run(finish(seated), own({ do: 'leave', player: 3 }));
    const held = run(left, substitute(3, 'Volunteer', 2));
    const playing = (ledger: Ledger) => stateOf(ledger).entrants.find((entrant) => entrant.id === 3)?.playing;
    expect([playing(left), playing(held), playing(undo(held))]).toEqual([false, true, false]);
    expect(ownOf(stateOf(held)).left).toEqual({});
    expect(stateOf(undo(held))).toEqual(stateOf(left));
    expect(playing(run(left, substitute(3, 'Volunteer', 3)))).toBe(false);
  });
  test('M-08: a substitute for a round that is seated already does not seat somebody again who has left', () => {
    const left = run(finish(seated), own({ do: 'leave', player: 3 }));
    const away = stateOf(left);
    for (const until of [1, null]) {
      const named = run(left, own({ do: 'substitute', substitute: { player: 3, name: 'Volunteer', from: 1, until } }));
      expect(ownOf(stateOf(named)).substitutes).toHaveLength(1 + ownOf(away).substitutes.length);
      expect([stateOf(named).entrants, ownOf(stateOf(named)).left]).toEqual([away.entrants, ownOf(away).left]);
    }
  });
  test('somebody who plays is no substitute', () => {
    const refused = refusalOf(
      seated,
      own({ do: 'substitute', substitute: { player: id, name: 'P5', from: 1, until: 1 } }),
    );
    expect(refused).toMatchObject({ code: 'mahjong.substitutePlays', params: { name: 'P5' } });
  });
});

describe('M-09: stand-ins', () => {
  test('are seated like anyone and listed below the line without a place', () => {
    const event = run(eventOf(7), {
      type: 'entrants.add',
      entrants: [{ name: 'Stand-in 1', traits: { standIn: true } }],
    });
    const { rows } = mahjong.results.standings(stateOf(played(event)));
    expect(rows.at(-1)).toMatchObject({ entrant: 8, place: null });
    expect(rows.slice(0, 7).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('the places in the reasons of the tables', () => {
  const standIns = [1, 2, 3, 4].map((no) => ({ name: `Stand-in ${no}`, traits: { standIn: true } }));
  const before = played(run(eventOf(16), { type: 'entrants.add', entrants: standIns }));
  const leaders = mahjong.results.standings(stateOf(before)).rows.slice(0, 4);
  const event = run(before, {
    type: 'entrants.play',
    ids: leaders.map(({ entrant }) => entrant),
    playing: false,
  });
  const script = (numbers: string): CommandInput =>
    own({
      do: 'setScript',
      script: { text: '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 16', numbers, winds: 'asWritten' },
    });
  test.each([
    ['interval', { k: 2 }],
    ['swiss', {}],
    ['swiss', { order: 'closest' }],
    ['predefined', {}],
  ])('%s %o: they are those that the standings show, with a dash for a stand-in', (method, options) => {
    const ready = method === 'predefined' ? run(event, script('places')) : event;
    const seated = stateOf(run(ready, publishing(ready, method, options)));
    const rows = mahjong.results.standings(seated).rows;
    const shownOf = (id: unknown) => rows.find(({ entrant }) => entrant === id)?.place ?? '–';
    const tables = seated.rounds.at(-1)?.draw.proposal.tables ?? [];
    const inOrder = (places: readonly unknown[]) => places.map(String).toSorted();
    for (const { seats, reasons } of tables) {
      const named = reasons.flatMap(({ params }) => (params?.player === undefined ? [] : [params]));
      for (const { player, place } of named) expect(place).toBe(shownOf(player));
      const listed = reasons.flatMap(({ params }) => [params?.places ?? (params?.line ? params.numbers : [])]).flat();
      const [first] = named.filter(({ player, other }) => other === undefined && seats.includes(player as number));
      expect(inOrder([...listed, ...(first === undefined ? [] : [first.place])])).toEqual(
        inOrder(seats.map((id) => shownOf(id))),
      );
    }
    expect(tables.flatMap(({ seats }) => seats).filter((id) => shownOf(id) === '–')).not.toEqual([]);
  });
});

describe('M-07: leaving', () => {
  test('is allowed between rounds, keeps the player in the standings and is taken back by undo', () => {
    const event = played(eventOf(8));
    const left = run(event, own({ do: 'leave', player: 3 }));
    expect(stateOf(left).entrants[2]?.playing).toBe(false);
    expect(rowOf(left, 3)).toBeDefined();
    expect(stateOf(undo(left)).entrants[2]?.playing).toBe(true);
  });
  test('is refused while a seating waits', () => {
    const seated = run(eventOf(8), publishing(eventOf(8)));
    // Whoever goes in the middle of a round is replaced at once.
    expect(refusalOf(seated, own({ do: 'leave', player: 3 }))).toMatchObject({
      code: 'mahjong.playsBetween',
      ways: [{ do: 'mahjong.setSubstitute', params: { player: 3 } }, { do: 'enterResults' }],
    });
  });
});

describe('M-17: apart', () => {
  test('team-mates, club-mates and chosen pairs reach the Swiss request', () => {
    const event = run(
      eventOf(4),
      {
        type: 'entrants.add',
        entrants: [
          { name: 'A', club: 'Riichi', traits: { team: 'Red' } },
          { name: 'B', club: 'Riichi' },
          { name: 'C', traits: { team: 'Red' } },
          { name: 'D' },
        ],
      },
      own({ do: 'setApart', apart: { pairs: [[1, 2]], teamMates: true, clubMates: true } }),
    );
    expect(requestOf(played(event), 'swiss').options).toMatchObject({
      apart: {
        pairs: [[1, 2]],
        teams: [
          [5, 7],
          [5, 6],
        ],
      },
    });
  });
});

describe('M-09: stand-ins', () => {
  test('two of them do not share a table, by lot and by Swiss', () => {
    const event = run(eventOf(14), {
      type: 'entrants.add',
      entrants: [1, 2].map((no) => ({ name: `Stand-in ${no}`, traits: { standIn: true } })),
    });
    const together = (ledger: Ledger) =>
      stateOf(ledger).rounds.flatMap(({ tables }) =>
        tables.filter(({ seats }) => seats.includes(15) && seats.includes(16)),
      );
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const first = played(event, seed);
      expect(together(first), seed).toEqual([]);
      expect(together(run(first, publishing(first, 'swiss', {}, seed))), seed).toEqual([]);
    }
  });
});

describe('standings through a round', () => {
  test('count no later round', () => {
    const twice = played(played(eventOf(8)), 'other');
    expect(mahjong.results.standings(stateOf(twice), false, 1).rows).toEqual(
      mahjong.results.standings(stateOf(played(eventOf(8)))).rows,
    );
  });
});
