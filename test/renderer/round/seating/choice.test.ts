import { describe, expect, test } from 'vitest';
import { families } from '../../../../core/games/all.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import type { MethodPart } from '../../../../renderer/games/game-screens.ts';
import { firstRandom } from '../../../../renderer/games/mahjong/options-said.ts';
import { arrange, type Drawn } from '../../../../renderer/round/seating/arrangement.ts';
import { choiceOf, staleBy, type Wanted } from '../../../../renderer/round/seating/choice.ts';

import { confirmed, mahjongEvent, after as next, proposed, seated, somePoints, tournamentOf } from '../event.ts';

/** As the screen of mahjong has them. */
const parts = [
  { id: 'random', firstOptions: firstRandom },
  { id: 'interval', firstOptions: () => ({ k: 1 }) },
  { id: 'swiss', firstOptions: () => ({ order: 'documented' }) },
  { id: 'predefined', firstOptions: () => ({}) },
] as unknown as readonly MethodPart[];

const none = { method: null, options: {} };

const drawnBy = (ledger: Ledger, method: string, options: Json, seed = 's1'): Drawn => {
  const tournament = tournamentOf(ledger);
  const proposal = proposed(ledger, method, options, seed);
  const { request } = requestOf(ledger, method, options, seed);
  return {
    round: tournament.rounds.length + 1,
    method,
    options,
    seated: { id: 'x', proposal, request },
    arrangement: arrange(proposal.tables),
  };
};

const requestOf = (ledger: Ledger, method: string, options: Json, seed: string) => {
  const made = families.mahjong?.seating.request(tournamentOf(ledger), method, options, seed);
  if (made?.ok !== true) throw new Error('no request');
  return { request: made.value };
};

describe('D-1 a proposal is published only as what is chosen and what the event is now', () => {
  const ledger = confirmed(seated(mahjongEvent(16)));
  const drawn = drawnBy(ledger, 'swiss', { order: 'documented' });
  /** Whether *Publish* is on. */
  const may = (state: Ledger, wanted: Wanted, seed = 's1') =>
    staleBy(tournamentOf(state), drawn, choiceOf(tournamentOf(state), parts, wanted), seed) === null;

  test('what was chosen when it was made', () => {
    expect(may(ledger, { method: 'swiss', options: {} })).toBe(true);
    expect(may(ledger, { method: 'swiss', options: { swiss: { order: 'documented' } } })).toBe(true);
  });
  test('another method, another option, another seed', () => {
    expect(may(ledger, { method: 'interval', options: {} })).toBe(false);
    expect(may(ledger, { method: 'swiss', options: { swiss: { order: 'closest' } } })).toBe(false);
    expect(may(ledger, { method: 'swiss', options: {} }, 'other')).toBe(false);
    const chosen = choiceOf(tournamentOf(ledger), parts, { method: 'interval', options: {} });
    expect(staleBy(tournamentOf(ledger), drawn, chosen, 's1')).toBe('choice');
  });
  test('what one proposal alone was asked with is no choice: not stale, and nothing of it in the next round', () => {
    const own = parts.map((part) => ({ ...part, once: ['order'] }));
    const of = (wanted: Wanted) => choiceOf(tournamentOf(ledger), own, wanted);
    const kept = of({ method: 'swiss', options: { swiss: { order: 'documented' } } });
    expect(kept?.options).toEqual({});
    for (const chosen of [kept, of({ method: 'swiss', options: {} })])
      expect(staleBy(tournamentOf(ledger), drawn, chosen, 's1')).toBe(null);
  });
  test('somebody more, somebody less, a result corrected, a setting of the event', () => {
    const wanted = { method: 'swiss', options: {} };
    const points = [...somePoints(1)].reverse();
    const changed: readonly Ledger[] = [
      next(ledger, { type: 'entrants.add', entrants: ['A', 'B', 'C', 'D'].map((name) => ({ name })) }),
      next(ledger, { type: 'entrants.play', ids: [1, 2, 3, 4], playing: false }),
      next(ledger, { type: 'result.correct', round: 1, table: 1, result: { points }, reason: 'misread' }),
      next(ledger, { type: 'family.do', command: { do: 'setSeating', seating: { winds: 'random', tables: 'lot' } } }),
      seated(ledger, 'random'),
    ];
    for (const state of changed) {
      expect(may(state, wanted)).toBe(false);
      expect(staleBy(tournamentOf(state), drawn, null, 's1')).toBe('event');
    }
    // A name does not move anybody.
    expect(may(next(ledger, { type: 'tournament.describe', name: 'Other', plannedRounds: 9 }), wanted)).toBe(true);
  });
});

describe('M-3 W-8.5 nobody is seated together again by what is chosen at first', () => {
  const chosen = (ledger: Ledger) => {
    const found = choiceOf(tournamentOf(ledger), parts, none);
    return [found?.part.id, found?.options];
  };
  const one = mahjongEvent(16);
  const two = confirmed(seated(one));
  test('round 1 by lot, with nobody to avoid; round 2 by Swiss', () => {
    expect(chosen(one)).toEqual(['random', { avoidRepeats: false }]);
    expect(chosen(two)).toEqual(['swiss', { order: 'documented' }]);
  });
  test('by lot avoids repeats from round 2 on, unless the TO lets people meet again', () => {
    expect(choiceOf(tournamentOf(two), parts, { method: 'random', options: {} })?.options).toEqual({
      avoidRepeats: true,
    });
    const ticked = { method: 'random', options: { random: { avoidRepeats: false } } };
    expect(choiceOf(tournamentOf(two), parts, ticked)?.options).toEqual({ avoidRepeats: false });
  });
  test('later what was used last, as long as it can be used', () => {
    expect(chosen(confirmed(seated(two, 'interval', { k: 2 })))[0]).toBe('interval');
    expect(chosen(confirmed(seated(two, 'random', { avoidRepeats: true })))).toEqual([
      'random',
      { avoidRepeats: true },
    ]);
  });
});
