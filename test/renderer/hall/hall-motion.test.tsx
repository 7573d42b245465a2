/** What moves in the hall and what must not: fading pages, lists that move, systems that ask for less motion [hall-and-print 2.3, 2.6]. */

import { beforeEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { latinPeople, seated, viewOf } from '../../core/sheets/hall-of-names.ts';
import { namesOn } from '../print/boxes.ts';
import { freshHall, openHall, pagesSaid, screenOf } from './open-hall.tsx';

const CLOCK = { seconds: 75 * 60, runningSince: null, ranBefore: 0, extra: {}, end: null };

beforeEach(freshHall);

describe('H-10: nothing flashes', () => {
  /** Opacity of the list and colours of the grounds, frame by frame, until the list has come in. */
  const trace = (): Promise<readonly string[]> =>
    new Promise((done) => {
      const seen: string[] = [];
      const look = () => {
        const hallNow = document.querySelector('[class*=_hall_]');
        const list = document.querySelector('[class*=_hallList_]');
        if (hallNow !== null && list !== null) {
          const field = document.querySelector('[class*=_hallField_]');
          const grounds = [hallNow, field].flatMap((part) =>
            part === null ? [] : [getComputedStyle(part).backgroundColor],
          );
          seen.push(`${Number(getComputedStyle(list).opacity).toFixed(3)} ${grounds.join(' ')}`);
        }
        const running = document.getAnimations().some(({ playState }) => playState === 'running');
        if (running || seen.length < 10) requestAnimationFrame(look);
        else done(seen);
      };
      requestAnimationFrame(look);
    });

  test.each(['light', 'dark'] as const)(
    'a page that turns comes in once, on a ground that stays: %s',
    async (theme) => {
      const view = viewOf(seated(latinPeople(160)));
      const { send } = await openHall(view, screenOf(), { theme });
      await expect.poll(pagesSaid).toBeGreaterThan(1);
      await send({ view, screen: screenOf({ turn: { no: 1, to: 'next', letter: '' } }) });
      const seen = await trace();
      expect(new Set(seen.map((moment) => moment.slice(6))).size).toBe(1);
      const opacities = seen.map((moment) => Number(moment.slice(0, 5)));
      // It only ever grows: what comes in never goes again.
      const falls = opacities.filter((opacity, i) => opacity < (opacities[i - 1] ?? 0));
      expect(falls.length).toBeLessThanOrEqual(1);
      expect(opacities.at(-1)).toBe(1);
    },
  );

  test('nothing is animated again and again, and nothing for longer than a quarter of a second', async () => {
    for (const screen of [screenOf(), screenOf({ view: 'timer' }), screenOf({ view: 'message', message: 'Tea' })]) {
      const at = { ...viewOf(seated(latinPeople(160))), clock: { ...CLOCK, runningSince: Date.now() - 80 * 60_000 } };
      await openHall(at, { ...screen, keepSeating: 1 });
      for (const animation of document.getAnimations()) {
        const { iterations, duration } = animation.effect?.getComputedTiming() ?? {};
        expect(iterations).toBe(1);
        expect(Number(duration)).toBeLessThanOrEqual(250);
      }
    }
  });
});

describe('H-16: lists that move', () => {
  const places = (animation: Animation, box: Element, seconds: number) => {
    animation.currentTime = seconds * 1000;
    return new DOMMatrixReadOnly(getComputedStyle(box).transform).m42;
  };
  const moving = async (hold: boolean) => {
    const opened = await openHall(viewOf(seated(latinPeople(160))), screenOf({ scroll: true, hold }));
    const box = opened.picture().querySelector('[class*=_hallMoving_]');
    const [animation] = box?.getAnimations() ?? [];
    if (box === null || animation === undefined) throw new Error('does not move');
    return { ...opened, box, animation };
  };

  test('stand 5 s, then move 2.5 % of the height a second, everywhere the same', async () => {
    const { box, animation } = await moving(true);
    expect([places(animation, box, 0), places(animation, box, 5)]).toEqual([0, 0]);
    for (const from of [5, 12, 30]) {
      const speed = places(animation, box, from) - places(animation, box, from + 2);
      expect(speed / 2).toBeCloseTo(0.025 * 720, 1);
    }
  });

  test.each([15, 40])('or %i thousandths of it, as the TO wishes', async (scrollSpeed) => {
    const opened = await openHall(viewOf(seated(latinPeople(160))), screenOf({ scroll: true, scrollSpeed }));
    const box = opened.picture().querySelector('[class*=_hallMoving_]');
    const [animation] = box?.getAnimations() ?? [];
    if (box === null || animation === undefined) throw new Error('does not move');
    const speed = (places(animation, box, 12) - places(animation, box, 14)) / 2;
    expect(Math.abs(speed / ((scrollSpeed / 1000) * 720) - 1)).toBeLessThan(0.05);
  });

  test('a pause comes with the picture that says so, within 200 ms: from then on nothing moves', async () => {
    const { animation, send } = await moving(false);
    expect(animation.playState).toBe('running');
    await send({ view: viewOf(seated(latinPeople(160))), screen: screenOf({ scroll: true, hold: true }) });
    expect(animation.playState).toBe('paused');
    const { currentTime } = animation;
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
    expect(animation.currentTime).toBe(currentTime);
  });

  test('a system that asks for less motion turns pages instead, and nothing fades in', async () => {
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    const wish = (value: string) =>
      session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    await wish('reduce');
    try {
      const { picture } = await openHall(viewOf(seated(latinPeople(160))), screenOf({ scroll: true, hold: false }));
      await expect.poll(pagesSaid).toBeGreaterThan(1);
      expect(picture().querySelector('[class*=_hallMoving_]')).toBeNull();
      expect(document.getAnimations()).toEqual([]);
    } finally {
      await wish('');
    }
  });

  test('hold stops them where they are, and they go on from there', async () => {
    const { animation, send } = await moving(true);
    await expect.poll(() => animation.playState).toBe('paused');
    await send({ view: viewOf(seated(latinPeople(160))), screen: screenOf({ scroll: true, hold: false }) });
    await expect
      .poll(() => document.querySelector('[class*=_hallMoving_]')?.getAnimations()[0]?.playState)
      .toBe('running');
  });

  test('everybody stands in the strip once', async () => {
    const { picture } = await moving(true);
    expect(namesOn([picture()])).toHaveLength(160);
  });
});
