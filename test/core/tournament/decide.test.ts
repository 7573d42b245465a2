import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../../core/game/seating.ts';
import { type CommandInput, command } from '../../../core/tournament/commands.ts';
import { stampOf } from '../../../core/tournament/draws/fingerprint.ts';
import { emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import { cleanText, LONGEST_NAME } from '../../../core/tournament/people/names.ts';
import {
  attempt,
  created,
  eventOf,
  plain,
  proposalFor,
  publishing,
  refusalOf,
  resultsOf,
  run,
  stateOf,
  undo,
} from './event.ts';

const seatedOf = (players: number) => {
  const event = eventOf(players);
  return run(event, publishing(event));
};
const playedOf = (players: number) => {
  const seated = seatedOf(players);
  return run(seated, ...resultsOf(seated, 1), { type: 'round.confirm', no: 1 });
};

describe('the tournament', () => {
  test('is created once', () => {
    expect(refusalOf(run(emptyLedger, created), created)).toMatchObject({ code: 'tournament.exists' });
  });
  test('must exist before anything else', () => {
    expect(refusalOf(emptyLedger, { type: 'round.confirm', no: 1 }).code).toBe('tournament.none');
  });
  test('D-2 name, place, days and rounds change at any time, also while a round is played; what is not said stays', () => {
    const playing = seatedOf(8);
    const days = { from: '2027-03-14', until: '2027-03-15' };
    const said = run(playing, {
      type: 'tournament.describe',
      name: 'Spring Cup',
      plannedRounds: 7,
      place: 'Łódź',
      days,
    });
    expect(stateOf(said)).toMatchObject({ name: 'Spring Cup', plannedRounds: 7, place: 'Łódź', days });
    const renamed = run(said, { type: 'tournament.describe', name: 'Autumn Cup', plannedRounds: 7 });
    expect(stateOf(renamed)).toEqual({ ...stateOf(said), name: 'Autumn Cup' });
    expect(stateOf(undo(said))).toEqual(stateOf(playing));
    const bare = run(said, { type: 'tournament.describe', name: 'Cup', plannedRounds: 7, place: '', days: null });
    expect(stateOf(bare)).toEqual({ ...stateOf(playing), name: 'Cup', plannedRounds: 7 });
  });
  test('D-2 fewer rounds than are published are refused with the number', () => {
    const second = run(playedOf(8), publishing(playedOf(8), 'swiss'));
    const one: CommandInput = { type: 'tournament.describe', name: 'Cup', plannedRounds: 1 };
    expect(refusalOf(second, one)).toMatchObject({
      code: 'tournament.fewerRounds',
      params: { planned: 1, published: 2 },
    });
    expect(stateOf(run(second, { ...one, plannedRounds: 2 })).plannedRounds).toBe(2);
  });
  test('D-2 the last day is not before the first', () => {
    const turned = { from: '2027-03-15', until: '2027-03-14' };
    const input = { type: 'tournament.describe', name: 'Cup', plannedRounds: 3, days: turned };
    expect(command.safeParse(input).success).toBe(false);
  });
  test('rules that the family does not know are refused with the field', () => {
    const refusal = refusalOf(run(emptyLedger, created), { type: 'tournament.rule', rules: { startPoints: 'many' } });
    expect(refusal.code).toBe('tournament.rules');
    expect(refusal.params.field).not.toBe('');
  });
});

describe('people', () => {
  test('registration numbers run in order of entry and a list is one step', () => {
    const event = eventOf(5);
    expect(stateOf(event).entrants.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(stateOf(undo(event)).entrants).toEqual([]);
  });
  test('a removed number is not given again', () => {
    const event = run(
      eventOf(5),
      { type: 'entrants.remove', ids: [5] },
      { type: 'entrants.add', entrants: [{ name: 'Late' }] },
    );
    expect(stateOf(event).entrants.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
  });
  test('nobody who has played is removed, said by their number so that namesakes are told apart; the way out lets them leave (M-07)', () => {
    expect(refusalOf(playedOf(8), { type: 'entrants.remove', ids: [3] })).toMatchObject({
      code: 'entrant.hasPlayed',
      params: { player: 3 },
      ways: [{ do: 'mahjong.leave', params: { id: 3 } }],
    });
  });
  test.each<CommandInput>([
    { type: 'entrants.remove', ids: [3] },
    { type: 'entrants.play', ids: [3], playing: false },
  ])('M-05: leaving is no way out while a seating waits, a substitute is: $type', (command) => {
    expect(refusalOf(seatedOf(8), command)).toMatchObject({
      code: 'mahjong.playsBetween',
      ways: [{ do: 'mahjong.setSubstitute', params: { player: 3 } }, { do: 'enterResults' }],
    });
  });
  test('M-05: for several who go at once no substitute is offered', () => {
    const { ways } = refusalOf(seatedOf(8), { type: 'entrants.play', ids: [3, 4], playing: false });
    expect(ways.map((way) => way.do)).toEqual(['enterResults']);
  });
  test('M-05: "does not play" is not changed while a seating waits', () => {
    expect(refusalOf(seatedOf(8), { type: 'entrants.play', ids: [1], playing: false })).toMatchObject({
      code: 'mahjong.playsBetween',
      params: { round: 1, missing: 2 },
    });
  });
  test('M-07: who joins during a round is there for the next one', () => {
    const event = run(seatedOf(8), { type: 'entrants.add', entrants: [{ name: 'Late' }] });
    expect(stateOf(event).entrants).toHaveLength(9);
    expect(stateOf(event).rounds[0]?.tables.flatMap(({ seats }) => seats)).not.toContain(9);
  });
  test('editing keeps the number and whether they play', () => {
    const event = run(
      eventOf(4),
      { type: 'entrants.play', ids: [2], playing: false },
      { type: 'entrant.edit', id: 2, entrant: { name: 'Other Name' } },
    );
    expect(stateOf(event).entrants[1]).toMatchObject({ id: 2, name: 'Other Name', playing: false });
  });
  test('a property of many people is one step, one that fits nobody is refused, one that all have changes nothing', () => {
    const event = run(eventOf(4), { type: 'entrants.mark', ids: [2, 3], trait: 'standIn', value: true });
    expect(stateOf(event).entrants.map(({ traits }) => traits.standIn ?? false)).toEqual([false, true, true, false]);
    expect(stateOf(undo(event)).entrants.every(({ traits }) => traits.standIn === undefined)).toBe(true);
    const off = run(event, { type: 'entrants.mark', ids: [1, 2], trait: 'standIn', value: null });
    expect(stateOf(off).entrants.map(({ traits }) => traits.standIn ?? false)).toEqual([false, false, true, false]);
    expect(run(off, { type: 'entrants.mark', ids: [3], trait: 'standIn', value: true }).last).toBe(off.last);
    expect(refusalOf(off, { type: 'entrants.mark', ids: [1], trait: 'paid', value: 'perhaps' })).toMatchObject({
      code: 'entrant.trait',
      params: { trait: 'paid' },
    });
    expect(refusalOf(off, { type: 'entrants.mark', ids: [9], trait: 'standIn', value: true }).code).toBe(
      'entrant.unknown',
    );
  });
  test('a trait of another family is refused with its name', () => {
    const refusal = refusalOf(eventOf(4), {
      type: 'entrants.add',
      entrants: [{ name: 'X', traits: { expert: 'yes' } }],
    });
    expect(refusal.code).toBe('entrant.trait');
  });
});

describe('names are data', () => {
  const hostile = [
    '"; DROP TABLE player; --',
    '<script>alert(1)</script>',
    '=cmd()',
    "d'Aubigné",
    'محمد علي',
    '👩‍👩‍👧‍👦 family',
    'x'.repeat(LONGEST_NAME),
    '陈 静',
  ];
  test.each(hostile)('%s is kept as it is', (name) => {
    const event = run(eventOf(4), { type: 'entrants.add', entrants: [{ name }] });
    expect(stateOf(event).entrants.at(-1)?.name).toBe(name.normalize('NFC'));
  });
  test('control characters, direction marks and lone surrogates go, white space is one space', () => {
    expect(cleanText(' A\u0000\tB\n\n C\u202e\ud800 ')).toBe('A B C');
  });
  test('a name of 121 characters is refused, not cut', () => {
    const parsed = command.safeParse({ type: 'entrants.add', entrants: [{ name: 'x'.repeat(LONGEST_NAME + 1) }] });
    expect(parsed.success).toBe(false);
  });
  test('an empty name is refused', () => {
    expect(command.safeParse({ type: 'entrants.add', entrants: [{ name: ' \t' }] }).success).toBe(false);
  });
});

describe('seating', () => {
  test('M-04: players that do not fill tables are refused with both numbers and both ways out', () => {
    const event = eventOf(4);
    const proposal = publishing(event);
    expect(refusalOf(run(event, { type: 'entrants.add', entrants: [{ name: 'Fifth' }] }), proposal)).toMatchObject({
      code: 'mahjong.notMultipleOfFour',
      params: { players: 5, missing: 3, exclude: 1 },
    });
  });
  test('I-1: a seating that leaves somebody out or seats somebody twice is refused', () => {
    const event = eventOf(8);
    const proposal = proposalFor(event, 'random', {}, 's');
    const [first, second] = plain(proposal.tables);
    const doubled = [first, { table: 2, seats: [first?.seats[0], ...(second?.seats.slice(1) ?? [])] }];
    const publish = { type: 'round.publish', method: 'random', options: {}, proposal, tables: doubled } as never;
    expect(refusalOf(event, publish).code).toBe('seating.twice');
  });
  test('a stranger at a table is refused', () => {
    const event = eventOf(4);
    const proposal = proposalFor(event, 'random', {}, 's');
    const publish = {
      type: 'round.publish',
      method: 'random',
      options: {},
      proposal,
      tables: [{ table: 1, seats: [1, 2, 3, 9] }],
    };
    expect(refusalOf(event, publish as never)).toMatchObject({ code: 'seating.stranger', params: { player: 9 } });
  });
  test('publishing stores method, options, seed, engine version and an input fingerprint', () => {
    const { draw } = stateOf(seatedOf(8)).rounds[0] ?? {};
    expect(draw).toMatchObject({
      no: 1,
      edited: false,
      proposal: { method: 'random', seed: 'seed', engine: ENGINE_VERSION },
    });
    expect(draw?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  });
  test('a change by hand is marked, keeps everybody and raises the revision', () => {
    const event = seatedOf(8);
    const [a, b] = stateOf(event).rounds[0]?.tables ?? [];
    if (a === undefined || b === undefined) throw new Error('two tables');
    const tables = [
      { table: 1, seats: [b.seats[0] ?? 0, ...a.seats.slice(1)] },
      { table: 2, seats: [a.seats[0] ?? 0, ...b.seats.slice(1)] },
    ];
    const round = stateOf(run(event, { type: 'round.revise', no: 1, tables })).rounds[0];
    expect(round).toMatchObject({ rev: 2, revised: [1, 2], draw: { edited: true } });
    expect(round?.replaced).toEqual({ rev: 1, tables: stateOf(event).rounds[0]?.tables });
    expect(round && stampOf(round)).not.toBe(stampOf(stateOf(event).rounds[0] as never));
  });
  test('M-1 a change by hand is stored as it was stated, with its reason, published or revised', () => {
    const changes = [
      { do: 'swap' as const, a: { table: 1, seat: 0 }, b: { table: 2, seat: 0 }, reason: 'late arrival' },
      { do: 'seats' as const, table: 2, order: [1, 0, 2, 3], reason: '=cmd() <script> “מאוחר”' },
    ];
    const storedBy = (ledger: Ledger) => {
      const change = ledger.done?.step.changes[0];
      return change?.type === 'round.revised' || change?.type === 'round.published' ? change.changes : null;
    };
    expect(storedBy(run(seatedOf(8), { type: 'round.revise', no: 1, rev: 1, changes }))).toEqual(changes);
    const event = eventOf(8);
    expect(storedBy(run(event, { ...publishing(event), tables: undefined, changes } as never))).toEqual(changes);
  });
  test('M-1 what leads nowhere, or past what is published, is not stored as it was stated', () => {
    const swap = { do: 'swap' as const, a: { table: 1, seat: 0 }, b: { table: 2, seat: 0 }, reason: 'late arrival' };
    const event = eventOf(8);
    const published = run(event, { ...publishing(event), tables: undefined, changes: [swap, swap] } as never);
    expect(stateOf(published).rounds[0]?.draw.edited).toBe(false);
    const odd = run(emptyLedger, { ...created, family: 'duel' } as never, {
      type: 'entrants.add',
      entrants: [1, 2, 3, 4, 5].map((no) => ({ name: `P${no}` })),
    });
    const seated = run(odd, publishing(odd, 'swiss'));
    const [bye] = stateOf(seated).rounds[0]?.byes ?? [];
    if (bye === undefined) throw new Error('one sits out');
    // A revision leaves the byes as they are: another reason for one is nothing that was published.
    const because = { code: 'bye.other' };
    const revised = run(seated, {
      type: 'round.revise',
      no: 1,
      rev: 1,
      changes: [swap, { do: 'bye', entrant: bye.entrant, because }],
    });
    const change = revised.done?.step.changes[0];
    expect(change).toMatchObject({ type: 'round.revised', changes: [{ do: 'swap' }] });
    expect(stateOf(revised).rounds[0]?.byes).toEqual([bye]);
  });
  test('a change by hand that loses somebody is refused', () => {
    const event = seatedOf(8);
    const tables = plain(stateOf(event).rounds[0]?.tables ?? []).map(({ table }) => ({ table, seats: [1, 2, 3, 4] }));
    expect(refusalOf(event, { type: 'round.revise', no: 1, tables }).code).toBe('round.otherSeats');
  });
  test('a table with a result is not changed by hand', () => {
    const event = seatedOf(4);
    const entered = run(event, ...resultsOf(event, 1));
    const tables = plain(stateOf(event).rounds[0]?.tables ?? []).map(({ table, seats }) => ({
      table,
      seats: seats.toReversed(),
    }));
    expect(refusalOf(entered, { type: 'round.revise', no: 1, tables })).toMatchObject({
      code: 'round.tableHasResult',
      params: { tables: [1] },
    });
  });
  test('only the last, unconfirmed round is withdrawn', () => {
    expect(refusalOf(playedOf(8), { type: 'round.withdraw', no: 1 }).code).toBe('round.confirmed');
    expect(stateOf(run(seatedOf(8), { type: 'round.withdraw', no: 1 })).rounds).toEqual([]);
  });
  test('a new round is not seated while one is not confirmed (M-10)', () => {
    const event = eventOf(8);
    const publish = publishing(event);
    expect(refusalOf(run(event, publish), publish).code).toBe('round.open');
  });
  test('when all planned rounds are played the way out plans one more', () => {
    const once = run(eventOf(8), { type: 'tournament.describe', name: 'Short', plannedRounds: 1 });
    const publish = publishing(once);
    const seated = run(once, publish);
    const done = run(seated, ...resultsOf(seated, 1), { type: 'round.confirm', no: 1 });
    expect(refusalOf(done, publish)).toMatchObject({ code: 'round.allPlayed', ways: [{ do: 'addRound' }] });
  });
});

describe('results', () => {
  test('a result that came from another window meanwhile is not replaced unseen', () => {
    const seated = seatedOf(8);
    const [first, second] = resultsOf(seated, 1);
    if (first?.type !== 'result.enter' || second?.type !== 'result.enter') throw new Error('no results');
    const entered = run(seated, { ...first, was: null });
    const other = { ...first, result: second.result, was: null };
    expect(refusalOf(entered, other)).toMatchObject({
      code: 'result.otherSince',
      params: { round: 1, table: first.table },
    });
    const stands = stateOf(entered).rounds[0]?.results[first.table] ?? null;
    expect(stateOf(run(entered, { ...other, was: stands })).rounds[0]?.results[first.table]).toEqual(
      stateOf(run(seated, { ...first, result: second.result })).rounds[0]?.results[first.table],
    );
  });
  test('M-02: a wrong sum is refused with the difference and can be accepted as it is', () => {
    const event = seatedOf(4);
    const wrong = {
      type: 'result.enter',
      round: 1,
      table: 1,
      result: { points: [30_000, 30_000, 30_000, 29_000] },
    } as const;
    expect(refusalOf(event, wrong)).toMatchObject({
      code: 'mahjong.points.wrongSum',
      params: { table: 1, sum: 119_000, expected: 120_000, difference: -1000 },
      ways: [{ do: 'mahjong.acceptAsIs' }],
    });
    const accepted = run(event, { ...wrong, result: { ...wrong.result, accepted: true } });
    expect(stateOf(accepted).rounds[0]?.results[1]).toMatchObject({ accepted: true });
  });
  test('a table that is not in the round is refused', () => {
    const result = { points: [30_000, 30_000, 30_000, 30_000] };
    expect(refusalOf(seatedOf(4), { type: 'result.enter', round: 1, table: 9, result })).toMatchObject({
      code: 'result.noTable',
      params: { table: 9 },
    });
  });
  test('a round with missing results is not confirmed and names the tables', () => {
    expect(refusalOf(seatedOf(8), { type: 'round.confirm', no: 1 })).toMatchObject({
      code: 'round.resultsMissing',
      params: { round: 1, count: 2, tables: [1, 2] },
    });
  });
  test('M-34: a confirmed result is corrected with a reason, not entered again', () => {
    const event = playedOf(4);
    const result = { points: [50_000, 30_000, 25_000, 15_000] };
    expect(refusalOf(event, { type: 'result.enter', round: 1, table: 1, result }).code).toBe('result.confirmed');
    const corrected = run(event, { type: 'result.correct', round: 1, table: 1, result, reason: 'slip misread' });
    expect(stateOf(corrected).rounds[0]?.results[1]).toMatchObject({ points: result.points });
  });
  test('confirming is taken back until the next round is published', () => {
    const event = playedOf(8);
    expect(stateOf(run(event, { type: 'round.reopen', no: 1 })).rounds[0]?.confirmed).toBe(false);
    const next = run(event, publishing(event));
    expect(refusalOf(next, { type: 'round.reopen', no: 1 })).toMatchObject({ code: 'round.nextPublished' });
  });
  test('confirming twice changes nothing and is no step', () => {
    const event = playedOf(8);
    const answer = attempt(event, { type: 'round.confirm', no: 1 });
    expect(answer.ok && answer.value.last).toBe(event.last);
  });
});
