import { describe, expect, test } from 'vitest';
import { rulesPresets } from '../../../../core/games/mahjong/rules/rules.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { liveCheck } from '../../../../renderer/games/mahjong/hand.ts';
import { confirmed, mahjongEvent, seated, tournamentOf, withResults } from '../../round/event.ts';
import { pointsIn, typist } from '../../round/typist.ts';

const event = () => seated(mahjongEvent(16));
const check = (at: ReturnType<typeof typist>) => {
  const hand = at.entry().taken?.hand;
  if (hand === undefined) throw new Error('no table in hand');
  return liveCheck(hand);
};
const stored = (at: ReturnType<typeof typist>, table: number) =>
  tournamentOf(at.ledger()).rounds.at(-1)?.results[table];

describe('the fourth score', () => {
  test('is filled from the sum as soon as three are there', () => {
    const at = typist(event());
    at.keys('1⏎412⏎305⏎198');
    expect(check(at).seats[3]).toEqual({ points: 28_500, from: 'sum', notation: null });
  });

  test('may be negative', () => {
    const at = typist(event());
    at.keys('1⏎500⏎500⏎300⏎⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([50_000, 50_000, 30_000, -10_000]);
  });

  test('may be typed instead', () => {
    const at = typist(event());
    at.keys('1⏎412⏎305⏎198⏎285⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([41_200, 30_500, 19_800, 28_500]);
  });

  test('is whichever seat is left open', () => {
    const at = typist(event());
    at.keys('1⏎↓412⏎305⏎198⏎⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([28_500, 41_200, 30_500, 19_800]);
  });

  test('follows the start points of the rules', () => {
    const tenhou = rulesPresets.find(({ preset }) => preset === 'tenhou') as Json;
    const at = typist(seated(mahjongEvent(16, tenhou)));
    at.keys('1⏎410⏎270⏎200⏎⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([41_000, 27_000, 20_000, 12_000]);
  });

  test('two open seats are not guessed', () => {
    const at = typist(event());
    at.keys('1⏎412⏎305⏎⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', complaint: { code: 'mahjong.entry.missing' } });
  });
});

describe('sum and difference while typing', () => {
  test('say what is there and what the open seats still share', () => {
    const at = typist(event());
    at.keys('1⏎412⏎30');
    expect(check(at)).toMatchObject({ sum: 44_200, expected: 120_000, left: 75_800, complete: false, outcome: null });
  });

  test('a complete table shows places and scores before it is accepted (G-SC1)', () => {
    const at = typist(event());
    at.keys('1⏎453⏎287⏎310⏎');
    expect(check(at).outcome).toEqual([
      { place: 1, score: 300 * 30_300 },
      { place: 3, score: 300 * -6300 },
      { place: 2, score: 300 * 6000 },
      { place: 4, score: 300 * -30_000 },
    ]);
  });
});

describe('a wrong sum (M-02)', () => {
  const wrong = '1⏎412⏎305⏎198⏎284⏎';

  test('is stopped with its difference, and everything stays as typed', () => {
    const at = typist(event());
    at.keys(wrong);
    expect(at.entry()).toMatchObject({
      stage: 'hand',
      line: '284',
      complaint: { code: 'mahjong.entry.wrongSum', params: { sum: 119_900, expected: 120_000, difference: -100 } },
      taken: { hand: { typed: ['412', '305', '198', '284'] } },
    });
    expect(pointsIn(at.ledger(), 1)).toEqual({});
  });

  test('Enter never accepts it, however often', () => {
    const at = typist(event());
    at.keys(`${wrong}⏎⏎⏎⏎⏎`);
    expect(pointsIn(at.ledger(), 1)).toEqual({});
  });

  test('"accept as it is" asks why, then stores it, marks it and keeps the reason [hall-and-print 3.3]', () => {
    const at = typist(event());
    at.keys(`${wrong}*`);
    expect(at.entry()).toMatchObject({ stage: 'why', line: '' });
    at.keys('⏎');
    expect(at.entry()).toMatchObject({ stage: 'why', complaint: { code: 'director.reasonMissing' } });
    expect(pointsIn(at.ledger(), 1)).toEqual({});
    at.line('100 points were never found');
    at.keys('⏎');
    expect(stored(at, 1)).toMatchObject({
      points: [41_200, 30_500, 19_800, 28_400],
      accepted: true,
      acceptedFor: '100 points were never found',
    });
  });

  test('Escape at the question leads back to the points; nothing is stored', () => {
    const at = typist(event());
    at.keys(`${wrong}*⎋285⏎`);
    expect(stored(at, 1)).toMatchObject({ points: [41_200, 30_500, 19_800, 28_500], accepted: false });
    expect(stored(at, 1)).not.toHaveProperty('acceptedFor');
  });

  test('in a confirmed round one reason is for the correction and for the override', () => {
    const at = typist(confirmed(event()), { round: 1 });
    at.keys('1⏎412⏎305⏎198⏎284⏎*⏎');
    expect(at.entry().stage).toBe('why');
    at.line('protest');
    at.keys('⏎');
    expect(at.ledger().done?.step.changes[0]).toMatchObject({ type: 'result.corrected', reason: 'protest' });
    expect(stored(at, 1)).toMatchObject({ accepted: true, acceptedFor: 'protest' });
  });

  test('typed again to be compared, it is not asked for anew', () => {
    const at = typist(event());
    at.keys(`${wrong}*`);
    at.line('as on the slip');
    at.keys('⏎');
    at.verify(true);
    at.keys(`${wrong}*`);
    expect(at.entry().verify).toMatchObject({ checked: [1], differed: [] });
  });

  test('right points need no override: the key is as good as Enter', () => {
    const at = typist(event());
    at.keys('1⏎412⏎305⏎198⏎285*');
    expect(stored(at, 1)).toMatchObject({ accepted: false });
  });

  test('one field set right clears it', () => {
    const at = typist(event());
    at.keys(`${wrong}285⏎`);
    expect(stored(at, 1)).toMatchObject({ points: [41_200, 30_500, 19_800, 28_500], accepted: false });
  });

  test('points that are no hundreds need the same yes', () => {
    const at = typist(event());
    at.keys('1⏎41250⏎30550⏎19800⏎⏎');
    expect(at.entry().complaint?.code).toBe('mahjong.entry.notHundreds');
    expect(pointsIn(at.ledger(), 1)).toEqual({});
    at.keys('*');
    at.line('five hundreds');
    at.keys('⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([41_250, 30_550, 19_800, 28_400]);
    expect(stored(at, 1)).toMatchObject({ accepted: true, acceptedFor: 'five hundreds' });
  });

  test('"as it is" does not fill what is missing', () => {
    const at = typist(event());
    at.keys('1⏎412⏎*');
    expect(at.entry()).toMatchObject({ stage: 'hand', complaint: { code: 'mahjong.entry.missing' } });
  });
});

describe('what is unusual is asked once', () => {
  test('more than 100,000 points', () => {
    const at = typist(event());
    at.keys('1⏎990⏎990⏎100⏎⏎');
    expect(pointsIn(at.ledger(), 1)).toEqual({ 1: [99_000, 99_000, 10_000, -88_000] });
    at.keys('2⏎999⏎999⏎500⏎⏎');
    expect(at.entry()).toMatchObject({ complaint: { code: 'mahjong.entry.unusual', params: { points: -129_800 } } });
    at.keys('⏎');
    expect(pointsIn(at.ledger(), 1)[2]).toEqual([99_900, 99_900, 50_000, -129_800]);
  });

  test('hundreds beside full points: 900 may have meant 900 points', () => {
    const at = typist(event());
    at.keys('1⏎45300⏎38000⏎900⏎⏎');
    expect(at.entry().complaint).toEqual({
      code: 'mahjong.entry.mixed',
      params: { seat: 'west', text: '900', points: 90_000 },
    });
    at.keys('/.9⏎⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([45_300, 38_000, 900, 35_800]);
  });

  test('typing after the question asks anew', () => {
    const at = typist(event());
    at.keys('1⏎45300⏎38000⏎300⏎⏎');
    expect(at.entry().taken?.hand.asked).toBe(true);
    at.keys('6700⏎');
    expect(at.entry().complaint?.code).toBe('mahjong.entry.mixed');
  });

  test('decimals beside full points are no mix', () => {
    const at = typist(event());
    at.keys('1⏎45300⏎38,0⏎0⏎⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([45_300, 38_000, 0, 36_700]);
  });
});

describe('moving between the seats', () => {
  test('/ goes one step back with what is there, and out of the table from the first seat', () => {
    const at = typist(event());
    at.keys('7');
    at.line('1');
    at.keys('⏎412⏎/');
    expect(at.entry()).toMatchObject({ line: '412', loaded: true, taken: { hand: { at: 0 } } });
    at.keys('/');
    expect(at.entry()).toMatchObject({ stage: 'table', line: '1' });
  });

  test('/ deletes what is being typed first', () => {
    const at = typist(event());
    at.keys('1⏎412⏎305/');
    expect(at.entry()).toMatchObject({ line: '30', taken: { hand: { at: 1 } } });
  });

  test('letters and broken numbers are refused where they stand', () => {
    const at = typist(event());
    at.keys('1⏎');
    at.line('4l2');
    at.keys('⏎');
    expect(at.entry()).toMatchObject({
      line: '4l2',
      complaint: { code: 'mahjong.entry.notANumber', params: { text: '4l2', seat: 'east' } },
      taken: { hand: { at: 0 } },
    });
  });

  test('a number left broken further up is found before the table is accepted', () => {
    const at = typist(event());
    at.keys('1⏎4-⏎');
    at.keys('↓305⏎198⏎');
    expect(at.entry().taken?.hand.at).toBe(3);
    at.keys('⏎');
    expect(at.entry()).toMatchObject({ complaint: { code: 'mahjong.entry.notANumber' }, line: '4-' });
    at.keys('412⏎⏎');
    expect(pointsIn(at.ledger(), 1)[1]).toEqual([41_200, 30_500, 19_800, 28_500]);
  });
});

describe('chombo and sticks (M-34)', () => {
  test('+ opens them, 1 to 4 add a chombo to a seat, Enter closes', () => {
    const at = typist(event());
    at.keys('1⏎453⏎287⏎310⏎+22⏎⏎');
    expect(stored(at, 1)).toMatchObject({ points: [45_300, 28_700, 31_000, 15_000], chombos: [0, 2, 0, 0] });
  });

  test('0 takes all away again', () => {
    const at = typist(event());
    at.keys('1⏎453⏎287⏎310⏎+190⏎⏎');
    expect(stored(at, 1)).toMatchObject({ chombos: [0, 0, 0, 0], sticksLeft: 0 });
  });

  test('a chombo shows in the score at once (G-SC6)', () => {
    const at = typist(event());
    at.keys('1⏎453⏎287⏎310⏎+2⏎');
    expect(check(at).outcome?.map(({ score }) => score / 300)).toEqual([30_300, -26_300, 6000, -30_000]);
  });

  test('a stick left on the table lowers the sum where the rules leave it there', () => {
    const jpml = rulesPresets.find(({ preset }) => preset === 'jpmlA') as Json;
    const at = typist(seated(mahjongEvent(16, jpml)));
    at.keys('1⏎280⏎280⏎370⏎+9⏎');
    expect(check(at)).toMatchObject({ expected: 119_000 });
    at.keys('⏎');
    expect(stored(at, 1)).toMatchObject({ points: [28_000, 28_000, 37_000, 26_000], sticksLeft: 1 });
  });

  test('where the winner takes the sticks none is left, whatever is typed', () => {
    const at = typist(event());
    at.keys('1⏎453⏎287⏎310⏎+9⏎⏎');
    expect(stored(at, 1)).toMatchObject({ sticksLeft: 0 });
  });

  test('points typed before stay', () => {
    const at = typist(event());
    at.keys('1⏎453⏎28+1⏎');
    expect(at.entry()).toMatchObject({ line: '28', taken: { hand: { at: 1, typed: ['453', '28', '', ''] } } });
  });
});

describe('a table that has a result', () => {
  test('comes with its points, the last seat open for the sum', () => {
    const at = typist(withResults(event(), [1]));
    at.keys('1⏎');
    expect(at.entry().taken?.hand.typed).toEqual(['301', '412', '198', '']);
    expect(check(at).seats[3]?.points).toBe(28_900);
  });

  test('Enter through it puts it away as it is', () => {
    const at = typist(withResults(event(), [1]));
    const before = at.ledger();
    at.keys('1⏎⏎⏎⏎⏎');
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null });
    expect(at.ledger()).toBe(before);
  });

  test('accepted against the sum it comes with all four', () => {
    const at = typist(event());
    at.keys('1⏎412⏎305⏎198⏎284⏎*');
    at.line('as on the slip');
    at.keys('⏎1⏎');
    expect(at.entry().taken?.hand.typed).toEqual(['412', '305', '198', '284']);
  });
});
