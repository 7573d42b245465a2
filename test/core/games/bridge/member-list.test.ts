/** [bridge 4.2] a member list may carry a permanent "has to be stationary" flag that only suggests it at entry. */

import { describe, expect, test } from 'vitest';
import { csvText } from '../../../../core/exchange/csv-out.ts';
import { offeredFields } from '../../../../core/exchange/fields.ts';
import { peopleColumns } from '../../../../core/exchange/people-out.ts';
import { bridge } from '../../../../core/games/bridge/bridge.ts';
import { numbersOf } from '../../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { openHome, stationaryAdvice, suggestedHomes } from '../../../../core/games/bridge/seating/stationary.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import en from '../../../../resources/locales/en/people.json' with { type: 'json' };
import ru from '../../../../resources/locales/ru/people.json' with { type: 'json' };
import { listOf, read, shapeOf } from '../../exchange/lists.ts';
import { vpRules } from './events.ts';
import { attempt, opened, own, refusalOf, roundText, run, seatNext, stateOf, undo } from './tournament.ts';

const plain = vpRules({ startRounds: 1, delay: false });

/** 8 pairs, of whom these are flagged in the member list. */
const flagged = (...ids: readonly number[]): Ledger =>
  run(opened(8, plain), { type: 'entrants.mark', ids: [...ids], trait: 'stationary', value: true });
const suggested = (ledger: Ledger) => suggestedHomes(stateOf(ledger));
const close = own({ do: 'closePreparations' });

describe('the flag of a member list', () => {
  test('is read from a list and written to one, in both languages', () => {
    expect(offeredFields(bridge.traits)).toContain('trait.stationary');
    for (const texts of [en, ru]) {
      const heading = texts.fields.trait.stationary;
      const list = listOf(['Pair', heading], ['Ann – Ben', texts.yes], ['Cid – Dot', texts.no], ['Eve – Fay', '']);
      const answer = read(list, { shape: shapeOf(list, bridge.traits), traits: bridge.traits });
      expect(answer.problems).toEqual([]);
      expect(answer.people.map(({ draft }) => draft.traits)).toEqual([{ stationary: true }, { stationary: false }, {}]);
      const entrants = stateOf(flagged(2)).entrants.slice(0, 2);
      const words = { heading: (field: string) => (field === 'trait.stationary' ? heading : field), ...texts };
      expect(csvText(peopleColumns(entrants, bridge.traits, words), entrants)).toMatch(
        new RegExp(`${heading}\\r\\nP1,A1,B1,\\r\\nP2,A2,B2,${texts.yes}`),
      );
    }
  });

  test('is the only property that pairs and teams have, and it is yes or no', () => {
    const add = (traits: { [name: string]: string | boolean }) =>
      attempt(opened(8, plain), { type: 'entrants.add', entrants: [{ name: 'P9', traits }] }).refusal?.code ?? null;
    expect(add({ stationary: true })).toBeNull();
    expect(add({})).toBeNull();
    expect(add({ stationary: 'yes' })).toBe('entrant.trait');
    expect(add({ seed: true })).toBe('entrant.trait');
  });

  test('suggests, and nothing else: nobody is stationary by it', () => {
    const event = run(flagged(4, 6), close);
    expect(suggested(event)).toEqual([4, 6]);
    expect(ownOf(stateOf(event))).toMatchObject({ homes: [], prepared: { fixed: [], exchanged: [] } });
    expect(roundText(seatNext(event, 'start'), 1)).toBe(roundText(seatNext(run(opened(8, plain), close), 'start'), 1));
  });

  test('who was made stationary is suggested no more, and again once it is taken back', () => {
    const added = run(flagged(4, 6), own({ do: 'setHomes', homes: [{ ...openHome(4) }] }));
    expect(suggested(added)).toEqual([6]);
    expect(numbersOf(stateOf(run(added, close))).get(4)).toBe(3);
    expect(suggested(undo(added))).toEqual([4, 6]);
  });

  test('nobody is suggested who has withdrawn, nor where all teams are at home', () => {
    const event = run(flagged(4, 6), close);
    expect(suggested(run(event, own({ do: 'withdraw', entrant: 4, from: 1, reason: '', seated: null })))).toEqual([6]);
    const teams = { ...plain, kind: 'teams' as const, teamSeating: 'homeTables' as const };
    const home = run(opened(8, teams), { type: 'entrants.mark', ids: [4], trait: 'stationary', value: true });
    expect(suggested(home)).toEqual([]);
  });

  test('two that sit against each other can both be taken: the second needs a table of its own', () => {
    const both = own({ do: 'setHomes', homes: [{ ...openHome(3) }, { ...openHome(4) }] });
    for (const event of [run(flagged(3, 4), both, close), run(flagged(3, 4), close, both)]) {
      const { homes } = ownOf(stateOf(event));
      expect(homes.map(({ table }) => table)).toEqual([2, null]);
      expect(stationaryAdvice(homes, true).at(-1)).toEqual({ code: 'bridge.hints.homeOpen', params: { player: 4 } });
      // Named by hand to the table that is taken it is [E-11].
      const there = own({ do: 'setHomes', homes: homes.map((home) => ({ ...home, table: 2 })) });
      expect(refusalOf(event, there).code).toBe('bridge.homeTaken');
    }
  });
});
