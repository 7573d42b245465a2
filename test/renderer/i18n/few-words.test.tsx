/** How much is read beside the names while results come in [W-10.3]. */

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { openDesk } from '../open-desk.tsx';
import { primarySays } from '../round/desk.ts';

/** Names, figures and what repeats a key: not words of the program. */
const NO_WORDS = '.person, [class*=_hidden_], kbd, [class*=_thumbnail_], [class*=_topName_], [class*=_stamp_]';

/** Words of two letters and more that the program itself says now, wind letters and figures left out. */
const wordsSeen = (): readonly string[] => {
  const texts: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const at = nodes.currentNode.parentElement;
    if (at === null || at.closest(NO_WORDS) !== null || !at.checkVisibility({ visibilityProperty: true })) continue;
    if (at.tagName !== 'STYLE' && at.tagName !== 'SCRIPT') texts.push(nodes.currentNode.textContent ?? '');
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (field.checkVisibility() && field.value === '') texts.push(field.placeholder);
  }
  return texts.flatMap((text) => text.split(/\s+/u)).filter((word) => /\p{L}{2}/u.test(word));
};

const at = '2026-05-01T08:00:00.000Z';

it('W-10.3 at most 60 words in the window of mahjong, results coming in, a table in hand and the side open', async () => {
  await page.viewport(1366, 768);
  const steps = sampleSteps({ family: 'mahjong', name: 'Sample', id: 'a'.repeat(32), at, now: Date.parse(at) });
  const commands = steps.slice(1).map(({ command }) => command) as never;
  await openDesk({ locale: 'en', event: { name: 'Sample', family: 'mahjong', commands } }, 'rounds');
  await primarySays('Enter table 5');
  await userEvent.keyboard('5{Enter}412{Enter}');
  await expect.poll(() => document.querySelector('[data-hand="true"]')).not.toBeNull();
  await expect.poll(() => document.querySelectorAll('aside ol .person').length).toBeGreaterThan(8);
  const words = wordsSeen();
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(60);
});
