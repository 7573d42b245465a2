import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { command } from '../../../core/tournament/commands.ts';
import { doStep, type Ledger } from '../../../core/tournament/ledger.ts';
import { deedsOf, inWork, nextRoundNo, roundState } from '../../../renderer/round/flow.ts';
import { after, confirmed, mahjongEvent, seated, tournamentOf, withResults } from './event.ts';

const last = (ledger: Ledger) => {
  const round = tournamentOf(ledger).rounds.at(-1);
  if (round === undefined) throw new Error('no round');
  return round;
};

describe('states of a round, from what is stored alone (M-30)', () => {
  const published = seated(mahjongEvent(16));

  test('published, running, complete, confirmed', () => {
    expect(roundState(last(published))).toBe('published');
    expect(roundState(last(withResults(published, [2])))).toBe('running');
    expect(roundState(last(withResults(published)))).toBe('complete');
    expect(roundState(last(confirmed(published)))).toBe('confirmed');
  });

  test('a cleared result brings the state back', () => {
    const running = after(withResults(published, [2]), { type: 'result.clear', round: 1, table: 2 });
    expect(roundState(last(running))).toBe('published');
  });

  test('the next round can be seated before the first and after a confirmed one', () => {
    expect(nextRoundNo(tournamentOf(mahjongEvent(16)))).toBe(1);
    expect(nextRoundNo(tournamentOf(published))).toBeNull();
    expect(nextRoundNo(tournamentOf(withResults(published)))).toBeNull();
    expect(nextRoundNo(tournamentOf(confirmed(published)))).toBe(2);
  });

  test('screens open with the round in work', () => {
    expect(inWork(tournamentOf(mahjongEvent(16)))).toBeUndefined();
    expect(inWork(tournamentOf(seated(confirmed(published))))?.no).toBe(2);
  });
});

describe('a deed is offered exactly where its command is taken', () => {
  const one = seated(mahjongEvent(16));
  const two = seated(confirmed(one));
  const ledgers = { one, running: withResults(one, [1]), complete: withResults(one), confirmed: confirmed(one), two };

  test.each(Object.entries(ledgers))('%s', (_name, ledger) => {
    const tournament = tournamentOf(ledger);
    for (const round of tournament.rounds) {
      const deeds = deedsOf(tournament, round);
      const taken = (type: 'round.withdraw' | 'round.confirm' | 'round.reopen') => {
        const step = doStep(ledger, command.parse({ type, no: round.no }), families);
        return step.ok && step.value !== null;
      };
      expect(deeds.withdraw).toBe(taken('round.withdraw'));
      expect(deeds.confirm).toBe(taken('round.confirm'));
      expect(deeds.reopen).toBe(taken('round.reopen'));
    }
  });
});
