/** The clock of stages in the hall: legible from the farthest seat [poker 11]. */

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { firstScreen } from '../../../core/api/hall.ts';
import { stagesOf } from '../../../core/games/poker/paper/hall.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { enter } from '../../../renderer/door/current.ts';
import { loadFonts } from '../../../renderer/fonts/load.ts';
import { HallWindow } from '../../../renderer/hall/hall-window.tsx';
import { voiceOf } from '../../../renderer/print/voice.ts';
import { writtenIn } from '../../../renderer/print/written.ts';
import { fakeDoor } from '../door.ts';
import { lineBox } from '../print/boxes.ts';
import { pokerView } from './poker-view.ts';

const room = { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light', language: null } as const;

const fact = (code: string, params: { readonly [name: string]: number }, figure = 'one') => ({
  label: { code: `poker.clock.facts.${code}` },
  what: { code: `poker.clock.figures.${figure}`, params },
});

/** An event in full swing: everything that the clock can show is there. `minutes` of a level that stands. */
const clockView = (minutes: number): PublishedView => {
  const level = { minutes, ante: 2000, anteKind: 'bigBlind' as const };
  const clock = stagesOf({
    levels: [
      { ...level, kind: 'play', smallBlind: 1000, bigBlind: 2000, note: 'colour up 25s' },
      { ...level, kind: 'play', smallBlind: 1500, bigBlind: 3000, note: '' },
      { ...level, kind: 'pause', smallBlind: 0, bigBlind: 0, note: 'dinner' },
    ],
    level: 0,
    runningSince: null,
    ranBefore: 0,
  });
  return pokerView({
    timer: {
      kind: 'clock',
      title: { code: 'sheets.hall.views.timer' },
      clock,
      facts: [
        fact('players', { value: 37, of: 45 }, 'of'),
        fact('tables', { value: 5 }),
        fact('total', { value: 1_250_000 }),
        fact('sold', { value: 12, addOns: 30 }, 'sold'),
        fact('pool', { value: 12_900 }),
      ],
    },
  });
};

beforeEach(() => enter(fakeDoor({ answers: { 'hall.shown': () => ok(null) } })));

const open = async (minutes: number, width: number, height: number, language: 'en' | 'ru') => {
  await page.viewport(width, height);
  const view = clockView(minutes);
  await loadFonts(writtenIn(view, voiceOf(language)));
  const { container } = await render(
    <HallWindow
      page={{ event: 'e', view, screen: { ...firstScreen, view: 'timer' } }}
      hall={{ ...room, theme: 'light' }}
      clock={{ sound: 'off', warnings: [15, 5], hideSeating: 10 }}
      language={language}
      fonts={1}
    />,
  );
  await expect
    .poll(() => container.querySelector('[class*=_hallDigits_] [class*=_laidText_]')?.textContent)
    .toMatch(/^\d+:00$/);
  const digits = container.querySelector('[class*=_hallDigits_] [class*=_laidText_]');
  const picture = container.querySelector('[class*=_hall_]');
  if (digits === null || picture === null) throw new Error('no digits');
  return { digits, picture };
};

/** Height of the ink of a digit as it is drawn, in pixels, and how far it is from the top of its line. */
const inkOf = (digits: Element) => {
  const { fontSize, fontFamily, fontWeight } = getComputedStyle(digits);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText('8');
  return actualBoundingBoxAscent + actualBoundingBoxDescent;
};

const pictures = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1280, height: 1024 },
  { width: 1024, height: 768 },
];

describe.each(pictures)('a picture of $width × $height', ({ width, height }) => {
  test.each([
    { minutes: 20, language: 'en' as const },
    { minutes: 20, language: 'ru' as const },
    { minutes: 90, language: 'ru' as const },
  ])(
    'the digits of $minutes minutes take at least 40 % of the height, and stay in the picture ($language)',
    async ({ minutes, language }) => {
      const { digits, picture } = await open(minutes, width, height, language);
      expect(inkOf(digits) / height).toBeGreaterThanOrEqual(0.4);
      const { left, right } = lineBox(digits);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(right - left).toBeGreaterThan(width * 0.5);
      const others = [...picture.querySelectorAll('[class*=_hallBelow_], [class*=_hallSign_]')].map((part) =>
        part.getBoundingClientRect(),
      );
      const { top, bottom } = digits.closest('[class*=_hallDigits_]')?.getBoundingClientRect() ?? {
        top: 0,
        bottom: 0,
      };
      for (const other of others) expect(other.bottom <= top + 1 || other.top >= bottom - 1).toBe(true);
    },
  );
});
