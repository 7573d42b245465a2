/** [W-13.2] J9 and J10, each with its keys counted: what is typed counts itself. J11 stands with the window of bridge. */

import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ownOf } from '../../core/games/mahjong/rules/state.ts';
import type { Ledger } from '../../core/tournament/ledger.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { vpRules } from '../core/games/bridge/events.ts';
import { closed, run, seatNext } from '../core/games/bridge/tournament.ts';
import type { FakeDoor } from './door.ts';
import { openBridge } from './games/bridge/desk.ts';
import { duelEvent, seated as duelSeated, openDuel } from './games/duel/desk.ts';
import { openFloor, outs } from './games/poker/floor-desk.ts';
import { event, openRounds, tournamentOf } from './round/desk.ts';

/** Types one key after another and says how many those were; a key with Ctrl is one. */
const handOf = () => {
  let used = 0;
  return {
    press: async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        used += 1;
        await userEvent.keyboard(key);
      }
    },
    used: () => used,
  };
};

const rules = vpRules({ startRounds: 1, delay: false });

/** Whoever leaves a mahjong event keeps their place in the round: the game itself notes it. */
const leaving = (tournament: Tournament): readonly string[] =>
  tournament.entrants
    .filter(
      ({ id, playing }) => !playing || (tournament.family === 'mahjong' && ownOf(tournament).left[id] !== undefined),
    )
    .map(({ name }) => name);

const named = (ledger: Ledger): Ledger =>
  run(ledger, { type: 'entrant.edit', id: 9, entrant: { name: 'Zofia Novak' } });

const games: readonly [string, () => Promise<FakeDoor>][] = [
  // Nobody leaves mahjong in the middle of a round: a substitute sits in.
  ['mahjong', () => openRounds('rounds', named(event(64)))],
  ['1-v-1', () => openDuel('rounds', duelSeated(named(duelEvent(64))))],
  ['bridge', () => openBridge('rounds', named(seatNext(closed(12, rules), 'start')), rules)],
];

it.each(games)('J9 %s: somebody leaves by Ctrl+K, three letters, Enter, Enter', async (_, open) => {
  const door = await open();
  const hand = handOf();
  await hand.press('{Control>}k{/Control}', ...'zof', '{Enter}', '{Enter}');
  await expect.poll(() => leaving(tournamentOf(door))).toEqual(['Zofia Novak']);
  expect(hand.used()).toBe(6);
});

it.each([
  [5, '5.7', 43, 4],
  [112, '112.7', 1006, 6],
] as const)('J10 out at seat 7 of table %i: %s Enter', async (tables, typed, out, keys) => {
  const door = await openFloor({ tables });
  const hand = handOf();
  await hand.press(...typed, '{Enter}');
  await expect.poll(() => outs(door)).toEqual([out]);
  expect(hand.used()).toBe(keys);
});
