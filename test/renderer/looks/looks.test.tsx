/**
 * What a picture is measured by, on every screen of every game in both themes, with names of 120 characters and from right to
 * left: contrast (WCAG 1.4.3, 1.4.11), no words cut without a tooltip, a window that keeps still, a ring of 2 px on whatever
 * has the focus.
 */

import '@fontsource-variable/inter/index.css';
import { afterAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSteps } from '../../../core/samples/samples.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { openDesk } from '../open-desk.tsx';
import { faintMarks, faintWords, frameScrolls, silentlyCut, watchFrame, withoutRing } from './measure.ts';

const LONG =
  'Maximiliana-Alexandrovna von und zu Hohenstein-Wittgenstein-Berleburg of Saxe-Coburg and Gotha, Grand Duchess of Rome '.padEnd(
    120,
    'x',
  );
const ODD = [
  LONG,
  'W'.repeat(120),
  'محمد بن عبد الرحمن الأنصاري المراكشي القرطبي',
  '髙橋龍之介・アレクサンドラ・マリア・フォン・ホーエンシュタイン',
];

/** The sample of a game with a few names that ask for room. */
const eventOf = (family: GameId) => {
  const [created, ...rest] = sampleSteps({
    family,
    name: LONG,
    id: 'b'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    now: 1_777_622_400_000,
  }).map(({ command }) => command as CommandInput);
  if (created?.type !== 'tournament.create') throw new Error('not created');
  const { name, plannedRounds, rules } = created;
  const commands = rest.map((command) =>
    command.type === 'entrants.add'
      ? { ...command, entrants: command.entrants.map((one, i) => ({ ...one, name: ODD[i] ?? one.name })) }
      : command,
  );
  return { name, family, plannedRounds, commands, ...(rules === undefined ? {} : { rules }) };
};

/** The frame in which all this was laid out is over: what was never painted cannot move. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The letters have come in and nothing is on its way to its place or colour. Letters are asked for only when words in them are laid out. */
const settled = async () => {
  do {
    await painted();
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await painted();
  } while (document.fonts.status === 'loading');
};

/** The letters of the frame, as the program has them from its start. Else the pages of paper bring them, and the frame moves then. */
const lettersOfFrame = () =>
  Promise.all([...document.fonts].filter(({ family }) => family.includes('Inter')).map((face) => face.load()));

const { theme } = document.documentElement.dataset;
afterAll(() => {
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

const of: { readonly [family in GameId]: readonly string[] } = {
  mahjong: ['people', 'rounds', 'standings', 'director', 'print', 'hall', 'history', 'whatIf'],
  bridge: ['people', 'rounds', 'standings', 'bridge.byes', 'bridge.arrows', 'director'],
  duel: ['people', 'rounds', 'standings', 'duelFinals', 'director'],
  poker: ['people', 'rounds', 'standings', 'clock'],
};

describe.each(['mahjong', 'bridge', 'duel', 'poker'] as const)('%s', (family) => {
  it('reads well, cuts nothing in silence and keeps its frame on every screen', async () => {
    await page.viewport(1366, 768);
    await openDesk({ locale: 'en', event: eventOf(family) }, 'people');
    expect((await lettersOfFrame()).length).toBeGreaterThan(0);
    await settled();
    const moved = watchFrame();
    for (const screen of of[family]) {
      goTo(screen);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      // The rail, the name of the event and the marks at the top stand still while screens change.
      expect(moved(), screen).toEqual([]);
      await expect.poll(silentlyCut, { message: screen }).toEqual([]);
      await expect.poll(frameScrolls, { message: screen }).toBe(false);
      for (const shade of ['light', 'dark']) {
        document.documentElement.dataset.theme = shade;
        await settled();
        await expect.poll(faintWords, { message: `${screen}, ${shade}` }).toEqual([]);
        await expect.poll(faintMarks, { message: `${screen}, ${shade}` }).toEqual([]);
      }
    }
  });
});

it('sees what of the frame moves', async () => {
  await openDesk({ locale: 'en', event: eventOf('duel') }, 'people');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  await painted();
  const moved = watchFrame();
  const rail = document.querySelector<HTMLElement>('[class*=_rail_]');
  if (rail === null) throw new Error('no rail');
  rail.style.paddingTop = '40px';
  await expect.poll(() => moved().length).toBeGreaterThan(0);
  rail.style.paddingTop = '';
});

it('shows a ring of 2 px on whatever has the focus', async () => {
  await openDesk({ locale: 'en', event: eventOf('bridge') }, 'people');
  for (const screen of ['people', 'rounds', 'print', 'bridge.arrows']) {
    goTo(screen);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled();
    // With a key first, so that the browser shows the focus as to somebody at the keyboard.
    await userEvent.keyboard('{Tab}');
    expect(await withoutRing(), screen).toEqual([]);
  }
});
