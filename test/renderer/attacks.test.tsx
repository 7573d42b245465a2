/** [T-EL-2]: hostile names on every screen of every game are text: nothing runs, nothing is loaded, nothing is added. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { familyIds } from '../../core/games/all.ts';
import { sampleSteps } from '../../core/samples/samples.ts';
import type { GameId } from '../../core/tournament/words.ts';
import { goTo } from '../../renderer/desk/place.ts';
import { screensFor } from '../../renderer/desk/screens.ts';
import { screensOf } from '../../renderer/games/game.ts';
import { attacks } from './attacks.ts';
import { openDesk } from './open-desk.tsx';

const at = '2026-05-01T08:00:00.000Z';

/** The sample of a game with every name, club and number replaced, and as many people more as there are attacks left. */
const attacked = (family: GameId, from: number) => {
  const textAt = (index: number) => attacks[(from + index) % attacks.length] ?? '';
  const commands = sampleSteps({ family, name: 'Sample', id: 'a'.repeat(32), at, now: Date.parse(at) })
    .slice(1)
    .map(({ command }) => {
      const asked = command as { type: string; entrants?: object[]; fingerprint?: string };
      // A seating of other people is taken in as from a file: without the check number of its request.
      if (asked.type === 'round.publish') return { ...asked, fingerprint: undefined };
      if (asked.type !== 'entrants.add' || asked.entrants === undefined) return asked;
      const entrants = asked.entrants.map((entrant, index) => ({
        ...entrant,
        name: textAt(index),
        club: textAt(index + 1),
        country: textAt(index + 2),
      }));
      return { ...asked, entrants };
    });
  return { name: textAt(0), family, commands: commands as never };
};

/** What a page of ours never has, and what only an attack could bring in. */
const FOREIGN =
  'script:not([src]):not([type=module]), iframe:not([data-vitest]), object, embed, base, marquee, keygen, frameset, form[action], a[href^="javascript" i], meta[http-equiv="refresh"], [onerror], [onload], [onfocus], [ontoggle], [onstart], [onmouseover], [onanimationstart], [onpointerenter]';

const inside = () =>
  document.querySelectorAll(`#desk ${FOREIGN}, [class*=_frame_] :is(${FOREIGN}), .modal :is(${FOREIGN})`);

it('there are at least 150 attacks, all different', () => {
  expect(new Set(attacks).size).toBeGreaterThanOrEqual(150);
});

it('control: an element that an attack would bring in is found', async () => {
  await openDesk({ locale: 'en', event: attacked('duel', 0) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const planted = document.createElement('iframe');
  document.querySelector('[class*=_frame_]')?.append(planted);
  expect(inside()).toHaveLength(1);
  planted.remove();
});

const rounds: readonly (readonly [GameId, number])[] = familyIds.flatMap((family) =>
  [0, 40, 80, 120].map((from) => [family, from] as const),
);

describe.each(rounds)('T-EL-2 %s, attacks from %i on', (family, from) => {
  it('are shown as they are on every screen', async () => {
    const event = attacked(family, from);
    const door = await openDesk({ locale: 'en', event });
    for (const { id } of screensFor(screensOf(family))) {
      goTo(id);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(inside(), id).toHaveLength(0);
    }
    expect('attacked' in globalThis).toBe(false);
    const first = door.ledger().tournament?.entrants[0]?.name ?? '';
    goTo('people');
    await expect.element(page.getByText(first, { exact: true }).first()).toBeInTheDocument();
  });
});
