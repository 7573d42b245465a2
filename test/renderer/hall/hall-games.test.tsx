/** Every view of every game over hostile names, in both themes: nothing leaves its box, every text can be told from its ground. */

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { viewsOf } from '../../../core/sheets/hall/hall-views.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { withReveal } from '../../../core/sheets/hall/reveal.ts';
import { allSpelled } from '../../../core/sheets/paper/printable.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { glyphs } from '../../../renderer/fonts/load.ts';
import { hostileNames } from '../../core/sheets/hall-of-names.ts';
import { familyOf, sampleOf } from '../../core/sheets/sample-events.ts';
import { overflowing, overlapping } from '../print/boxes.ts';
import { luminance } from './luminance.ts';
import { freshHall, openHall, screenOf } from './open-hall.tsx';

beforeEach(freshHall);

const nameAt = (index: number): string => hostileNames[index % hostileNames.length] ?? '';

/** The sample with names that hurt; people of pairs and teams too. */
const hurt = (tournament: Tournament): Tournament => ({
  ...tournament,
  entrants: tournament.entrants.map((entrant, i) => ({
    ...entrant,
    name: nameAt(i),
    familyName: '',
    givenName: '',
    members: entrant.members.map((_, j) => nameAt(7 * i + 3 * j + 1)),
  })),
});

const viewOf = async (id: GameId): Promise<PublishedView> => {
  const family = familyOf(id);
  const tournament = hurt(sampleOf(id));
  const made = hallView(tournament, family, 'en');
  if (made === null) throw new Error('nothing to show');
  return allSpelled(withReveal(made, tournament, family, { top: 0, step: 5 }), await glyphs());
};

/** The colour behind an element: its own ground, or the first one around it. */
const groundOf = (element: Element | null): string => {
  if (element === null) throw new Error('no ground');
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
};

/** Texts with less than 12:1, and texts that let their ground through. */
const faint = (picture: Element): string[] =>
  [...picture.querySelectorAll('[class*=_laidText_], text, [class*=_kiosk_] *')].flatMap((text) => {
    const { color, fill, opacity } = getComputedStyle(text);
    const [ink, ground] = [luminance(text instanceof SVGTextElement ? fill : color), luminance(groundOf(text))];
    const contrast = (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
    return contrast < 12 || opacity !== '1' ? [`${text.textContent}: ${contrast.toFixed(1)}`] : [];
  });

describe.each(['mahjong', 'bridge', 'duel', 'poker'] as const)('%s', (id) => {
  test.each(['dark', 'light'] as const)('H-02, H-11: every view, %s', async (theme) => {
    await page.viewport(1920, 1080);
    const view = await viewOf(id);
    const { picture, send } = await openHall(view, screenOf({ view: 'byName' }), { theme });
    for (const shown of viewsOf(familyOf(id))) {
      await send({ view, screen: screenOf({ view: shown, message: 'Lunch until 14:00' }) });
      await expect
        .poll(() => picture().querySelectorAll('[class*=_laidText_], text, [class*=_kiosk_]').length)
        .toBeGreaterThan(0);
      expect([shown, overflowing(picture()), overlapping(picture()), faint(picture())]).toEqual([shown, [], [], []]);
    }
  });
});
