/** What the hall says around its lists: texts that are 40 % longer, two languages, rounds that have a name of their own. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { viewsOf } from '../../../core/sheets/hall/hall-views.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { withReveal } from '../../../core/sheets/hall/reveal.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { i18n, namespaces } from '../../../renderer/i18n/i18n.ts';
import { finished, latinPeople, revised, seated, viewOf } from '../../core/sheets/hall-of-names.ts';
import { familyOf, sampleOf } from '../../core/sheets/sample-events.ts';
import { lineBox, linesIn, overflowing, overlapping } from '../print/boxes.ts';
import { freshHall, openHall, screenOf } from './open-hall.tsx';

beforeEach(freshHall);

const clockAt = (minutes: number): PublishedView['clock'] => ({
  seconds: 75 * 60,
  runningSince: Date.now() - minutes * 60_000,
  ranBefore: 0,
  extra: { 7: 180, 12: 60 },
  end: { code: 'mahjong.timeOut.finishHandPlusOne' },
});

/** Words beside an icon are laid by the browser: they must not be wider than what holds them. */
const wideSigns = (picture: Element): string[] =>
  [...picture.querySelectorAll('[class*=_hallSign_]')]
    .filter((sign) => {
      const { left, right } = sign.getBoundingClientRect();
      return [...sign.children].some((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      });
    })
    .map(({ textContent }) => textContent ?? '');

/** Texts of the bands that stand on each other. */
const colliding = (picture: Element): string[] => {
  const boxes = [...picture.querySelectorAll(':scope > [class*=_laidText_], [class*=_hallClockMark_]')].map((text) => {
    const [line = text] = linesIn(text);
    return { text: text.textContent ?? '', box: lineBox(line) };
  });
  return boxes.flatMap(({ text, box }, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (other) =>
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      )
      .map((other) => `${text} × ${other.text}`),
  );
};

const faults = (picture: Element) => [
  ...overflowing(picture),
  ...overlapping(picture),
  ...wideSigns(picture),
  ...colliding(picture),
];

const SIZES = [
  [1920, 1080],
  [1024, 768],
  [1080, 1920],
] as const;

describe('L-02: texts that are 40 % longer', () => {
  const longer = (texts: object): object =>
    Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [
        key,
        typeof value === 'string' ? `${value} ${'wort'.repeat(Math.ceil(value.length / 10))}` : longer(value),
      ]),
    );
  /** Letters of seats stand in a table as letters. */
  const kept = new Map<string, object>();
  beforeAll(() => {
    for (const name of namespaces) {
      const own = structuredClone(i18n.getResourceBundle('en', name)) as { readonly seats?: object };
      kept.set(name, own);
      i18n.addResourceBundle('en', name, { ...longer(own), ...(own.seats && { seats: own.seats }) }, true, true);
    }
  });
  afterAll(() => {
    for (const [name, own] of kept) i18n.addResourceBundle('en', name, own, true, true);
  });

  test.each(['mahjong', 'bridge', 'duel', 'poker'] as const)(
    'every view of %s, in every form of picture',
    async (id: GameId) => {
      const family = familyOf(id);
      const tournament = sampleOf(id);
      const made = hallView(tournament, family, 'en');
      if (made === null) throw new Error('nothing to show');
      const view = withReveal({ ...made, revised: made.round > 0 }, tournament, family, { top: 0, step: 5 });
      for (const [width, height] of SIZES) {
        await page.viewport(width, height);
        const { picture, send } = await openHall(view, screenOf());
        for (const shown of viewsOf(family)) {
          const clock = made.round > 0 ? clockAt(shown === 'timer' ? 71 : 5) : null;
          await send({ view: { ...view, clock }, screen: screenOf({ view: shown, message: 'Lunch until 14:00' }) });
          expect([shown, width, faults(picture())]).toEqual([shown, width, []]);
        }
        // What is announced over the whole picture.
        if (made.round === 0) continue;
        await send({ view: { ...view, round: view.round + 1, stamp: 'R9.1 · ABCD' }, screen: screenOf() });
        expect(faults(picture())).toEqual([]);
        await send({ view: null, screen: screenOf() });
        expect(faults(picture())).toEqual([]);
      }
    },
  );
});

describe('[hall-and-print 5] two languages', () => {
  test('titles, names of views, headings of columns, the clock and what is announced are in both', async () => {
    const view = viewOf(finished(revised(seated(latinPeople(16)), 1, 2)));
    const screen = (shown: string) => screenOf({ view: shown, bilingual: true });
    const { picture, send } = await openHall(view, screen('byName'));
    const bare = (text: string) => text.replace(/\s/gu, '');
    const says = (text: string) => expect.poll(() => bare(picture().textContent ?? '')).toContain(bare(text));
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      await send({ view, screen: screen('byName') });
      await says('Round 1 / Тур 1');
      await says('By name / По фамилиям');
      expect(faults(picture())).toEqual([]);
      await send({ view, screen: screen('standings') });
      await says('Standings after round 1 / Таблица после тура 1');
      await says('Place / Место');
      expect(faults(picture())).toEqual([]);
      for (const minutes of [5, 61, 71, 80]) {
        await send({ view: { ...view, clock: clockAt(minutes) }, screen: screen('timer') });
        await expect.poll(() => picture().querySelector('[class*=_hallSign_]')?.textContent).toMatch(/[a-z] \/ [А-Я]/);
        expect(faults(picture())).toEqual([]);
      }
      await send({ view, screen: screen('timer') });
      await says('The clock has not been started');
      await says('Таймер');
      expect(faults(picture())).toEqual([]);
    }
  });
});

describe('[hall-and-print 2.2] a message and a logo', () => {
  const source =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIyMCIgaGVpZ2h0PSIxMCIvPg==';
  const boxOf = (picture: Element, what: string) => picture.querySelector(what)?.getBoundingClientRect();

  test('the logo stands above the words, and alone where there are none', async () => {
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      const screen = (message: string) => screenOf({ view: 'message', message });
      const { picture, send } = await openHall(null, screen('Lunch until 14:00'), { logo: { source, ratio: 2 } });
      await expect.poll(() => boxOf(picture(), '[class*=_hallLogo_]')?.height).toBeGreaterThan(0);
      const [logo, text] = [boxOf(picture(), '[class*=_hallLogo_]'), boxOf(picture(), '[class*=_laidText_]')];
      expect(logo?.bottom).toBeLessThanOrEqual(text?.top ?? 0);
      expect(faults(picture())).toEqual([]);
      await send({ view: null, screen: screen('') });
      await expect.poll(() => boxOf(picture(), '[class*=_laidText_]')).toBeUndefined();
      expect(boxOf(picture(), '[class*=_hallLogo_]')?.height).toBeGreaterThan(height * 0.5);
    }
  });
});

test('words of a notice stay whole on a narrow picture', async () => {
  await page.viewport(1080, 1920);
  const { picture } = await openHall(
    { ...viewOf(seated(latinPeople(16))), own: {} },
    screenOf({ view: 'duel.bracket' }),
    { language: 'ru' },
  );
  const lines = () => [...picture().querySelectorAll('[class*=_laidLine_]')].map(({ textContent }) => textContent);
  await expect.poll(lines).toContain('показывать');
});

describe('what a round is called', () => {
  test('a stage of a bracket is called by its name, above the list and where it is announced', async () => {
    const view = viewOf(seated(latinPeople(16)));
    const semifinal = { ...view, round: 2, stamp: 'R2.1 · ABCD', roundTitle: { code: 'duel.stages.semi' } };
    const { picture, send } = await openHall(semifinal, screenOf({ view: 'byTable' }));
    expect(picture().textContent).toContain('Semi-finals');
    expect(picture().textContent).not.toContain('Round 2');
    const final = { ...semifinal, round: 3, stamp: 'R3.1 · ABCD', roundTitle: { code: 'duel.stages.final' } };
    await send({ view: final, screen: screenOf({ view: 'byTable' }) });
    await expect.poll(() => picture().textContent).toContain('Finalnew seating');
  });

  test('an event without rounds has no round 0 on its clock', async () => {
    const view = hallView(sampleOf('poker'), familyOf('poker'), 'en');
    const { picture } = await openHall(view, screenOf({ view: 'timer' }));
    await expect.poll(() => picture().textContent).toContain('The clock has not been started');
    expect(picture().textContent).toContain('Sample');
    expect(picture().textContent).not.toContain('Round');
  });
});
