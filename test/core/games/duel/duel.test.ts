import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duel } from '../../../../core/games/duel/duel.ts';
import { rulesPresets } from '../../../../core/games/duel/rules/rules.ts';
import { asksOf } from '../../../../core/games/duel/steps/asks.ts';
import { languages } from '../../../../core/languages.ts';
import { hallView } from '../../../../core/sheets/hall/published.ts';
import type { PlainCommand } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { attempt, refusalOf, run, stateOf, undo } from '../../tournament/event.ts';
import {
  byesOf,
  duelEvent,
  duelEventOf,
  entering,
  own,
  pairsOf,
  played,
  proposalOf,
  publishingOf,
  requestOf,
  rowOf,
  seated,
} from './played-event.ts';

const rules = (part: object) => ({ ...(duel.rules.usual as object), ...part }) as typeof duel.rules.usual;
const points = (part: object) => rules({ points: { win: 100, draw: 50, loss: 0, game: 0, bye: null, ...part } });
const codeOf = (ledger: ReturnType<typeof duelEvent>, method = 'swiss', options = {}) => {
  const answer = duel.seating.request(stateOf(ledger), method, options, 's');
  return answer.ok ? null : answer.refusal.code;
};

describe('drawing a round [duel 3]', () => {
  test('E1: round 1 of eight is the fold, round 2 stays within the tiers', () => {
    const first = seated(duelEvent(8));
    expect(pairsOf(first)).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ]);
    expect(pairsOf(seated(played(first)))).toEqual([
      [1, 3],
      [2, 4],
      [5, 7],
      [6, 8],
    ]);
  });
  test('E3: eleven players: the bye goes down from seed 11 to 10 to 9 to 8, and nobody has it twice', () => {
    let event = duelEvent(11);
    const byes: number[] = [];
    for (let round = 1; round <= 4; round++) {
      event = seated(event);
      byes.push(...byesOf(event));
      event = played(event);
    }
    expect(byes).toEqual([11, 10, 9, 8]);
  });
  test('a round cannot be drawn while a match of the previous round has no result [duel 9]', () => {
    const open = seated(duelEvent(4));
    expect(codeOf(open)).toBe('round.open');
    expect(codeOf(played(open))).toBeNull();
  });
  test('no more rounds than planned, and one player is too few [duel 9]', () => {
    expect(codeOf(duelEvent(1))).toBe('duel.tooFewPlayers');
    const two = run(duelEvent(4), { type: 'tournament.describe', name: 'X', plannedRounds: 1 });
    expect(codeOf(played(seated(two)))).toBe('round.allPlayed');
  });
  test('power pairing needs standings to go by', () => {
    expect(codeOf(duelEvent(8), 'power')).toBe('duel.needsFinishedRound');
    const after = played(seated(duelEvent(8)));
    expect(codeOf(after, 'power')).toBeNull();
    expect(duel.seating.offers(stateOf(after)).map(({ refusal }) => refusal?.code ?? null)).toEqual([
      null,
      null,
      'duel.noCut',
    ]);
  });
  test('with two or three left, a rematch has to be agreed to [duel 3.6, 9]', () => {
    const again = played(seated(duelEvent(2)));
    expect(proposalOf(again).more.confirm.map(({ code }) => code)).toEqual([
      'duel.confirm.rematch',
      'duel.confirm.fewPlayers',
    ]);
  });
  test('three who have not all met are asked nothing: nobody left, and nobody meets again [duel 3.6, 9]', () => {
    const asked = (event: ReturnType<typeof duelEvent>) => {
      const proposal = proposalOf(event);
      return asksOf(proposal, proposal.metrics).map(({ code }) => code);
    };
    expect(asked(played(seated(duelEvent(3))))).toEqual([]);
    expect(asked(played(seated(duelEvent(2))))).toEqual(['duel.confirm.rematch', 'duel.confirm.fewPlayers']);
  });
  test('[duel 3.7] the bye by hand', () => {
    expect(byesOf(seated(duelEvent(5), { byeTo: 2 }))).toEqual([2]);
    expect(codeOf(duelEvent(4), 'swiss', { byeTo: 2 })).toBe('duel.byeNotNeeded');
    expect(codeOf(duelEvent(4), 'swiss', { byeTo: 'x' })).toBe('seating.options');
  });
  test('a never-pair is never drawn; the smallest blocked set is named and lifting is offered [duel 1, 3.6]', () => {
    const apart = run(duelEvent(4), own({ do: 'setNever', pairs: [[1, 3]] }));
    expect(pairsOf(seated(apart))).toEqual([
      [1, 4],
      [2, 3],
    ]);
    const all = run(
      duelEvent(4),
      own({
        do: 'setNever',
        pairs: [
          [1, 2],
          [1, 3],
          [4, 1],
          [1, 4],
        ],
      }),
    );
    expect(requestOf(all).never).toHaveLength(3);
    expect(() => proposalOf(all)).toThrow('duel.neverBlocks');
    const lifted = run(all, own({ do: 'liftNever', pairs: [[4, 1]] }));
    expect(pairsOf(seated(lifted))).toContainEqual([1, 4]);
  });
  test('clubs are kept apart in the first rounds, as the rules say (4 row 14)', () => {
    const entrants = ['A', 'B', 'A', 'B'].map((club, i) => ({ name: `P${i}`, club }));
    const event = duelEventOf(entrants, rules({ avoidClubRounds: 1 }));
    expect(pairsOf(seated(event))).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });
  test('W-8.2 keeping clubs apart is turned on and off before the round', () => {
    const { clubsApart } = duel.seating;
    const entrants = ['A', 'B', 'A', 'B'].map((club, i) => ({ name: `P${i}`, club }));
    const event = duelEventOf(entrants, rules({}));
    expect(clubsApart?.isOn(stateOf(event))).toBe(false);
    const turn = (ledger: Ledger, on: boolean) => run(ledger, clubsApart?.turn(stateOf(ledger), on) as PlainCommand);
    const on = turn(event, true);
    expect(clubsApart?.isOn(stateOf(on))).toBe(true);
    expect(pairsOf(seated(on))).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(clubsApart?.isOn(stateOf(turn(on, false)))).toBe(false);
  });
  test('pinned table: the pair sits there, the others fill the rest [duel 12]; the venue has a first table [duel 3.7]', () => {
    const event = run(
      duelEvent(4),
      { type: 'entrant.edit', id: 2, entrant: { name: 'P2', traits: { fixedTable: 30 } } },
      own({ do: 'setTables', tables: { first: 10, skipped: [10] } }),
    );
    expect(stateOf(seated(event)).rounds[0]?.tables.map(({ table }) => table)).toEqual([11, 30]);
  });
});

describe('seeds [duel 1, 4.1]', () => {
  test('unseeded players come after the seeded, in order of entry', () => {
    const seeded = (name: string, seed: number) => ({ name, traits: { seed } });
    const event = duelEventOf([{ name: 'A' }, seeded('B', 1), { name: 'C' }, seeded('D', 2)]);
    expect(requestOf(event).players.map(({ seed }) => seed)).toEqual([3, 1, 4, 2]);
  });
  test('shuffled by the seed of the event, the same every time, and not after the first draw', () => {
    const shuffled = run(duelEvent(16), own({ do: 'shuffleUnseeded', on: true }));
    const seeds = requestOf(shuffled).players.map(({ seed }) => seed);
    expect(seeds.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(seeds).not.toEqual(requestOf(duelEvent(16)).players.map(({ seed }) => seed));
    expect(requestOf(shuffled).players.map(({ seed }) => seed)).toEqual(seeds);
    expect(refusalOf(seated(shuffled), own({ do: 'shuffleUnseeded', on: false })).code).toBe('duel.seedsFixed');
  });
  test('a late entry gets the next free seed, whatever its list says, and nobody else changes', () => {
    const late = run(played(seated(duelEvent(4))), {
      type: 'entrants.add',
      entrants: [{ name: 'Late', traits: { seed: 1 } }],
    });
    expect(requestOf(late).players.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the note at a seat', () => {
  const notes = (event: Ledger) => {
    const of = duel.paper.seatNote?.(stateOf(event));
    return stateOf(event).entrants.map(({ id }) => of?.(id)?.params?.seed ?? null);
  };
  test('is the seed, which decides who plays whom', () => {
    expect(notes(duelEventOf([{ name: 'A' }, { name: 'B', traits: { seed: 1 } }, { name: 'C' }]))).toEqual([2, 1, 3]);
  });
  test('in a cut the seed of the bracket, for those who are in it', () => {
    const swiss = played(seated(duelEvent(4)), [1]);
    const cut = run(swiss, own({ do: 'startCut', cut: { size: 2, thirdPlace: false } }));
    expect(notes(cut).filter((seed) => seed !== null)).toHaveLength(2);
  });
});

describe('late entries, drops, awarded byes [duel 4.1]', () => {
  test('a drop is allowed while a round is played, and counts from the next draw', () => {
    const dropped = run(seated(duelEvent(6)), { type: 'entrants.play', ids: [4], playing: false });
    expect(pairsOf(dropped).flat()).toContain(4);
    const next = seated(played(dropped));
    expect([...pairsOf(next).flat(), ...byesOf(next)].toSorted()).toEqual([1, 2, 3, 5, 6]);
  });
  test('who dropped stays in the standings, counts for the opponents, and may come back', () => {
    const dropped = run(played(seated(duelEvent(4))), { type: 'entrants.play', ids: [1], playing: false });
    expect(rowOf(dropped, 1)).toMatchObject({ place: 1, points: 100 });
    expect(rowOf(dropped, 3)).toMatchObject({ strengthOfSchedule: 100 });
    const back = run(dropped, { type: 'entrants.play', ids: [1], playing: true });
    expect(pairsOf(seated(back)).flat()).toContain(1);
  });
  test('E6: late entry, awarded bye, drops', () => {
    let event = played(seated(duelEvent(9)));
    event = run(event, { type: 'entrants.add', entrants: [{ name: 'P10' }] });
    event = run(event, own({ do: 'awardBye', award: { player: 3, round: 2 } }));
    event = seated(event);
    expect(pairsOf(event)).toEqual([
      [1, 4],
      [2, 9],
      [5, 7],
      [6, 8],
    ]);
    expect(byesOf(event).toSorted()).toEqual([10, 3]);
    event = run(played(event), { type: 'entrants.play', ids: [4, 9], playing: false });
    event = seated(event);
    expect(pairsOf(event)).toEqual([
      [1, 2],
      [3, 6],
      [5, 10],
      [7, 8],
    ]);
    event = seated(played(event));
    expect(pairsOf(event)).toEqual([
      [1, 3],
      [2, 5],
      [6, 7],
      [10, 8],
    ]);
    event = played(event);
    const order = duel.results.standings(stateOf(event)).rows.map(({ entrant }) => entrant);
    expect(order).toEqual([1, 2, 3, 5, 6, 7, 4, 9, 8, 10]);
    expect(rowOf(event, 1)).toMatchObject({ points: 400, strengthOfSchedule: 900 });
    expect(rowOf(event, 3)).toMatchObject({ points: 300, byes: 1 });
  });
  test('an awarded bye is for a round that is not seated yet, and can be taken back', () => {
    const event = played(seated(duelEvent(4)));
    expect(refusalOf(event, own({ do: 'awardBye', award: { player: 1, round: 1 } })).code).toBe('duel.roundDrawn');
    expect(refusalOf(event, own({ do: 'awardBye', award: { player: 9, round: 2 } })).code).toBe('entrant.unknown');
    const given = run(event, own({ do: 'awardBye', award: { player: 1, round: 2 } }));
    expect(requestOf(given).awardedByes).toEqual([1]);
    expect(requestOf(run(given, own({ do: 'takeByeBack', award: { player: 1, round: 2 } }))).awardedByes).toEqual([]);
    expect(requestOf(undo(given)).awardedByes).toEqual([]);
  });
  test('who was awarded a bye and dropped has none', () => {
    const event = run(duelEvent(5), own({ do: 'awardBye', award: { player: 1, round: 1 } }), {
      type: 'entrants.play',
      ids: [1],
      playing: false,
    });
    expect(requestOf(event).awardedByes).toEqual([]);
  });
  test.each([
    ['loss', 0],
    ['draw', 50],
    ['bye', 100],
  ])('the organiser may grant %s points for a missed round', (as, expected) => {
    const late = run(played(seated(duelEvent(4))), { type: 'entrants.add', entrants: [{ name: 'Late' }] });
    const granted = run(late, own({ do: 'grantMissed', grant: { player: 5, round: 1, as } }));
    expect(rowOf(granted, 5).points).toBe(expected);
    expect(rowOf(run(granted, own({ do: 'takeGrantBack', player: 5, round: 1 })), 5).points).toBe(0);
    expect(refusalOf(late, own({ do: 'grantMissed', grant: { player: 1, round: 1, as } })).code).toBe('duel.notMissed');
  });
  test('penalties count until they are cancelled, once', () => {
    const event = played(seated(duelEvent(4)));
    const late = run(event, own({ do: 'adjust', adjustment: { player: 1, points: -50, reason: 'late' } }));
    expect(rowOf(late, 1).points).toBe(50);
    const cancelled = run(late, own({ do: 'cancelAdjustment', no: 1, reason: 'was not' }));
    expect(rowOf(cancelled, 1).points).toBe(100);
    expect(refusalOf(event, own({ do: 'cancelAdjustment', no: 1, reason: 'x' })).code).toBe('duel.noAdjustment');
  });
});

describe('the check of a seating [duel 6]', () => {
  const event = duelEvent(5);
  const tables = [
    { table: 1, seats: [1, 2] },
    { table: 2, seats: [3, 4] },
  ];
  const bye = (entrant: number) => ({ entrant, reason: { code: 'duel.byes.lowest', params: { points: 0 } } });
  const check = (own: typeof tables, byes: ReturnType<typeof bye>[]) =>
    duel.seating.check(stateOf(event), own, byes)?.code ?? null;
  test('every active player exactly once, two at a table', () => {
    expect(check(tables, [bye(5)])).toBeNull();
    expect(check(tables, [])).toBe('seating.missing');
    expect(check(tables, [bye(4)])).toBe('seating.twice');
    expect(check([{ table: 1, seats: [1, 2, 3] }], [bye(4)])).toBe('duel.tableNotTwo');
  });
  test('at most one bye, awarded ones left out', () => {
    expect(check(tables.slice(0, 1), [bye(3), bye(4), bye(5)])).toBe('duel.twoByes');
    const awarded = run(duelEvent(5), ...[3, 4].map((player) => own({ do: 'awardBye', award: { player, round: 1 } })));
    expect(duel.seating.check(stateOf(awarded), tables.slice(0, 1), [bye(3), bye(4), bye(5)])).toBeNull();
  });
  test('a swap by hand is published and marked', () => {
    const command = publishingOf(duelEvent(4)) as { tables: { table: number; seats: number[] }[] };
    const swapped = [
      { table: 1, seats: [1, 2] },
      { table: 2, seats: [3, 4] },
    ];
    const event4 = run(duelEvent(4), { ...command, tables: swapped } as never);
    expect(stateOf(event4).rounds[0]?.draw.edited).toBe(true);
  });
});

describe('results [duel 1, 4]', () => {
  const event = seated(duelEvent(4));
  const code = (result: Parameters<typeof entering>[2], ledger = event) => {
    const answer = attempt(ledger, entering(ledger, 1, result));
    return answer.ok ? null : answer.refusal.code;
  };
  const games = (a: number, b: number, draws = 0) => ({ a, b, draws });
  test('games fit the length of the match, and the winner has more', () => {
    expect(code({ outcome: 'a', games: games(2, 1) })).toBeNull();
    expect(code({ outcome: 'a', games: games(2, 1, 1) })).toBeNull();
    expect(code({ outcome: 'a', games: games(1, 0) })).toBeNull();
    expect(code({ outcome: 'a' })).toBeNull();
    expect(code({ outcome: 'a', games: games(3, 0) })).toBe('duel.gamesOutside');
    expect(code({ outcome: 'draw', games: games(2, 2) })).toBe('duel.gamesOutside');
    expect(code({ outcome: 'a', games: games(1, 2) })).toBe('duel.winnerAndGames');
    expect(code({ outcome: 'b', games: games(1, 1) })).toBe('duel.winnerAndGames');
  });
  test('draws only where draw points are set', () => {
    expect(code({ outcome: 'draw', games: games(1, 1) })).toBeNull();
    expect(code({ outcome: 'draw' }, seated(duelEvent(4, points({ draw: null }))))).toBe('duel.drawsOff');
  });
  test('a no-show is no draw, an intentional draw is one, and neither has games', () => {
    expect(code({ outcome: 'draw', reason: 'noShow' })).toBe('duel.resultAndReason');
    expect(code({ outcome: 'a', reason: 'intentionalDraw' })).toBe('duel.resultAndReason');
    expect(code({ outcome: 'a', reason: 'noShow', games: games(2, 0) })).toBe('duel.unplayedGames');
    expect(code({ outcome: 'draw', reason: 'intentionalDraw', games: games(1, 1) })).toBe('duel.unplayedGames');
    expect(code({ outcome: 'doubleLoss', reason: 'noShow' })).toBeNull();
  });
  test('what is no result is refused with its field', () => {
    expect(refusalOf(event, entering(event, 1, { outcome: 'c' as never })).path).toBe('outcome');
  });
  test('the winner of a no-show gets the bye points, the loser and both absent nothing', () => {
    const rich = seated(duelEvent(4, points({ game: 100 })));
    const entered = run(
      rich,
      entering(rich, 1, { outcome: 'a', reason: 'noShow' }),
      entering(rich, 2, { outcome: 'doubleLoss', reason: 'noShow' }),
    );
    expect([1, 2, 3, 4].map((id) => rowOf(entered, id, true).points)).toEqual([300, 0, 0, 0]);
  });
  test('match and game points stack, also for the loser', () => {
    const rich = seated(duelEvent(4, points({ game: 100 })));
    const entered = run(rich, entering(rich, 1, { outcome: 'a', games: games(2, 1) }));
    expect([rowOf(entered, 1, true).points, rowOf(entered, 3, true).points]).toEqual([300, 100]);
  });
  test('the lines of a result for readers outside', () => {
    const lines = duel.results.lines(
      stateOf(event),
      1,
      { table: 1, seats: [1, 3] },
      {
        outcome: 'a',
        games: { a: 2, b: 1, draws: 0 },
        reason: 'played',
      },
    );
    expect(lines).toEqual([
      { entrant: 1, points: 2, score: 100 },
      { entrant: 3, points: 1, score: 0 },
    ]);
  });
});

describe('standings [duel 5]', () => {
  test('points, head-to-head, strength of schedule, shared places', () => {
    let event = duelEvent(8);
    for (let round = 1; round <= 5; round++) event = played(seated(event));
    expect(duel.results.standings(stateOf(event)).columns.map(({ code }) => code)).toEqual([
      'points',
      'headToHead',
      'strengthOfSchedule',
      'won',
      'lost',
    ]);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((id) => rowOf(event, id).place)).toEqual([1, 2, 3, 3, 5, 5, 7, 8]);
    expect([1, 2, 3, 8].map((id) => rowOf(event, id).strengthOfSchedule)).toEqual([1400, 1500, 1200, 1100]);
  });
  test('only confirmed rounds count, unless what is in is wanted; none after `through`', () => {
    const one = played(seated(duelEvent(4)));
    const open = seated(one);
    const entered = run(open, entering(open, 1, { outcome: 'a' }));
    expect(duel.results.standings(stateOf(entered)).through).toBe(1);
    expect(rowOf(entered, 1).points).toBe(100);
    expect(rowOf(entered, 1, true).points).toBe(200);
    expect(duel.results.standings(stateOf(played(open)), false, 1).rows[0]?.cells[0]).toBe(100);
  });
  test('a bye is no match won, and a match without a result is no meeting', () => {
    const open = seated(duelEvent(3));
    expect(rowOf(open, 3, true)).toMatchObject({ points: 100, won: 0, byes: 1 });
    expect(rowOf(open, 1, true)).toMatchObject({ points: 0, strengthOfSchedule: 0 });
  });
});

describe('rules', () => {
  test('every preset is a set of rules', () => {
    for (const preset of rulesPresets) expect(duel.rules.schema.safeParse(preset).success).toBe(true);
    expect(duel.rules.schema.safeParse(duel.rules.usual).success).toBe(true);
  });
  test('V-3 changed rules count from the next round on, and leave the rounds that were played', () => {
    const event = played(seated(duelEvent(4)));
    const changed = run(event, { type: 'tournament.rule', rules: points({ win: 300 }) });
    expect(rowOf(changed, 1).points).toBe(100);
    expect(rowOf(played(seated(changed)), 1).points).toBe(400);
  });
  test('accelerated: the upper half has virtual points in the first rounds, late entries do not change who [duel 12]', () => {
    const event = duelEvent(8, rules({ accelerated: true }));
    expect(requestOf(event).options.acceleration).toEqual({ topSeeds: 4, rounds: 6 });
    const late = run(played(seated(event)), {
      type: 'entrants.add',
      entrants: Array.from({ length: 8 }, (_, i) => ({ name: `L${i}` })),
    });
    expect(requestOf(late).options.acceleration?.topSeeds).toBe(4);
  });
});

describe('the published view', () => {
  test('shows the bye at the end, with its reason', () => {
    const view = hallView(stateOf(seated(duelEvent(5))), duel, 'en');
    expect(view?.byes).toEqual([
      { name: expect.objectContaining({ text: 'P5' }), reason: { code: 'duel.byes.lowest', params: { points: 0 } } },
    ]);
    expect(view?.names.filter(({ table }) => table === null)).toHaveLength(1);
  });
  test('every text it names exists in both languages', () => {
    for (const language of languages) {
      const texts = JSON.parse(readFileSync(`resources/locales/${language}/duel.json`, 'utf8'));
      for (const seat of duel.seats) expect(texts.seats[seat].letter).toBeTruthy();
      const slip = duel.paper.slip?.(stateOf(duelEvent(2)));
      for (const { code } of [...(slip?.beside ?? []), ...(slip?.below ?? [])]) expect(texts.slips[code]).toBeTruthy();
      const shared = JSON.parse(readFileSync(`resources/locales/${language}/words.json`, 'utf8'));
      for (const code of ['won', 'drawn', 'lost', 'byes'])
        expect(texts.columns[code] ?? shared.columns[code]).toBeTruthy();
    }
  });
});
