/** Band and foot of hall pages, and the outline of what changed. */

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { PublishedSeating, PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { latinPeople, revised, seated, viewOf } from '../../core/sheets/hall-of-names.ts';
import { familyOf, sampleOf } from '../../core/sheets/sample-events.ts';
import { bridgeWall, duelWall, latin, mahjongWall, pokerWall, tags } from '../../core/sheets/wall-events.ts';
import { overlapping } from '../print/boxes.ts';
import { freshHall, openHall, screenOf } from './open-hall.tsx';

beforeEach(freshHall);

const CLOCK = { seconds: 75 * 60, runningSince: null, ranBefore: 0, extra: {}, end: null };

const viewIn = (tournament: Tournament): PublishedView => {
  const view = hallView(tournament, familyOf(tournament.family), 'en');
  if (view === null) throw new Error('nothing is published');
  return view;
};

const nextOf = ({ names, tables, byes, bye, own }: PublishedView): PublishedSeating => ({
  round: 2,
  roundTitle: null,
  stamp: 'R2.1 · ABCD',
  revised: false,
  names,
  tables,
  byes,
  bye,
  own,
});

const textIn = (picture: Element, text: RegExp): HTMLElement => {
  const found = [...picture.querySelectorAll<HTMLElement>('[class*=_laidText_]')].find((each) =>
    text.test(each.textContent ?? ''),
  );
  if (found === undefined) throw new Error(`no ${text}`);
  return found;
};

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

test('L-10.1 the range is whole where the band has room for it: the name of the event gives way', async () => {
  await page.viewport(1920, 1080);
  const { picture } = await openHall(viewIn(duelWall(tags(64))), screenOf());
  const range = textIn(picture().querySelector('[class*=_hallBand_]') as Element, / – /);
  expect(range.textContent).toMatch(/^CosmicByte – \w+$/);
  expect(sizeOf(range)).toBeCloseTo(sizeOf(textIn(picture(), /^Round 1$/)), 0);
  expect(overlapping(picture())).toEqual([]);
});

test.each([
  ['bridge', 'bridgePaper.result'],
  ['bridge', 'bridgePaper.matches'],
  ['poker', 'poker.order'],
] as const)('L-10.1 %s: places and turns of %s are no range beside the title of the round', async (game, view) => {
  await page.viewport(1920, 1080);
  const { picture } = await openHall(viewIn(sampleOf(game)), screenOf({ view }));
  const band = [...(picture().querySelector('[class*=_hallBand_]')?.querySelectorAll('[class*=_laidText_]') ?? [])];
  expect(band.length).toBeGreaterThan(1);
  expect(band.filter(({ textContent }) => /^\d+( – \d+)?$/.test(textContent ?? ''))).toEqual([]);
});

test.each([
  [1080, 1920],
  [1920, 1080],
  [1024, 768],
])('L-10.1 on %i × %i the texts of the foot have one size, and the legend is there', async (width, height) => {
  await page.viewport(width, height);
  const { picture } = await openHall(viewIn(bridgeWall(latin(54))), screenOf());
  const foot = [...picture().querySelectorAll('[class*=_hallFoot_] [class*=_laidText_]')].filter(
    (text) => !text.hasAttribute('data-tile'),
  );
  expect(foot.map(({ textContent }) => textContent).join(' ')).toMatch(/table.*direction.*page 1 of/);
  expect(new Set(foot.map((text) => Math.round(sizeOf(text)))).size).toBe(1);
  expect(overlapping(picture())).toEqual([]);
});

test('L-10.1 the range stands in the middle of the band, and the foot is at least half as large as the names', async () => {
  await page.viewport(1920, 1080);
  const { picture } = await openHall(viewIn(mahjongWall(latin(12))), screenOf());
  const range = document.createRange();
  range.selectNodeContents(textIn(picture(), /^Åkesson – /));
  const { left, right } = range.getBoundingClientRect();
  expect((left + right) / 2 / 1920).toBeGreaterThan(0.45);
  expect((left + right) / 2 / 1920).toBeLessThan(0.6);
  const names = sizeOf(picture().querySelector('[data-name]') as Element);
  const foot = sizeOf(textIn(picture().querySelector('[class*=_hallFoot_]') as Element, /^By name$/));
  expect(names).toBeGreaterThan(60);
  expect(foot).toBeGreaterThanOrEqual(names / 2 - 1);
  expect(foot).toBeLessThanOrEqual(names);
});

test.each([
  [1080, 1920],
  [1920, 1080],
])(
  'L-10.6 on %i × %i what is played stands beside the clock, at least half as large as the round',
  async (width, height) => {
    await page.viewport(width, height);
    const view = { ...viewIn(bridgeWall(latin(54))), clock: CLOCK };
    const both = { ...view, next: [nextOf(view)] };
    const { picture: last, send } = await openHall(both, screenOf());
    await send({ view: both, screen: screenOf({ turn: { no: 1, to: 'previous', letter: '' } }) });
    await expect.poll(() => last().textContent).toContain('Round 1 is playing');
    const playing = textIn(last(), /is playing/);
    const title = textIn(last(), /^Next: round 2$/);
    expect(sizeOf(playing)).toBeGreaterThanOrEqual(0.55 * sizeOf(title));
    expect(playing.getBoundingClientRect().right - last().getBoundingClientRect().left).toBeGreaterThan(0.75 * width);
    expect(overlapping(last())).toEqual([]);
  },
);

test('L-10.6 a window that goes to the tables shows those of the next round as its game does, with their sides', async () => {
  await page.viewport(1920, 1080);
  const whole = viewIn(bridgeWall(latin(54)));
  const only = (id: string) => {
    const own = Object.fromEntries(Object.entries(whole.own).filter(([known]) => known === id));
    return { ...whole, own, next: [{ ...nextOf(whole), own }] };
  };
  const { picture, send } = await openHall(only('byName'), screenOf());
  await send({
    view: only('byTable'),
    screen: screenOf({ view: 'byTable', turn: { no: 1, to: 'previous', letter: '' } }),
  });
  await expect.poll(() => picture().querySelector('[class*=_hallBand_]')?.textContent).toMatch(/^Next: round 2/);
  const rows = [...picture().querySelectorAll('[class*=_hallList_] [data-kind="row"]')];
  expect(rows.length).toBeGreaterThan(1);
  expect(picture().querySelectorAll('[class*=_hallList_] [data-tile]').length).toBeGreaterThanOrEqual(2);
});

test.each(['light', 'dark'] as const)(
  'L-5.2 %s: the outline of a changed line leaves the number of its table alone',
  async (theme) => {
    await page.viewport(1920, 1080);
    const view = viewOf(revised(seated(latinPeople(64)), 1, 2));
    const { picture } = await openHall(view, screenOf({ view: 'byTable' }), { theme });
    const rows = [...picture().querySelectorAll<HTMLElement>('[class*=_hallList_] .laid-row[data-changed]')];
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const number = textIn(row, /^\d+$/).getBoundingClientRect();
      const left = Number.parseFloat(getComputedStyle(row, '::after').left) + row.getBoundingClientRect().left;
      const digits = document.createRange();
      digits.selectNodeContents(textIn(row, /^\d+$/));
      expect(left).toBeGreaterThanOrEqual(digits.getBoundingClientRect().right - 1);
      expect(left).toBeLessThan(number.right + 40);
    }
  },
);

test('L-10.1 boxes of the floor map keep away from the rule above them and from the foot', async () => {
  await page.viewport(1920, 1080);
  const { picture } = await openHall(viewIn(pokerWall(latin(64))), screenOf({ view: 'poker.map' }));
  const rule = picture().querySelector('[class*=_hallRule_]')?.getBoundingClientRect();
  const boxes = [...picture().querySelectorAll('[class*=_hallList_] rect')].map((box) => box.getBoundingClientRect());
  const foot = textIn(picture().querySelector('[class*=_hallFoot_]') as Element, /./).getBoundingClientRect();
  expect(boxes.length).toBeGreaterThanOrEqual(8);
  for (const { top, bottom } of boxes) {
    expect(top).toBeGreaterThan((rule?.bottom ?? 0) + 5);
    expect(bottom).toBeLessThan(foot.top - 2);
  }
});

test('letters of two scripts stand in rows of their own on the keys of the kiosk', async () => {
  await page.viewport(1920, 1080);
  const people = [...latin(8), { name: 'Ветров Антон', familyName: 'Ветров', givenName: 'Антон' }];
  const { picture } = await openHall(viewIn(pokerWall(people)), screenOf({ view: 'poker.kiosk' }));
  const keys = [...picture().querySelectorAll<HTMLElement>('[class*=_kioskKey_]')];
  const rowOf = (letter: string) => keys.find(({ textContent }) => textContent === letter)?.getBoundingClientRect().top;
  expect(rowOf('А')).toBeTypeOf('number');
  expect(rowOf('А')).toBe(rowOf('В'));
  expect(rowOf('A')).toBeTypeOf('number');
  expect(rowOf('А')).not.toBe(rowOf('A'));
});

test('L-5.2 a changed row by name has one outline, of 0.08 of its letters', async () => {
  await page.viewport(1920, 1080);
  const view = viewOf(revised(seated(latinPeople(16)), 1, 2));
  const { picture } = await openHall(view, screenOf());
  const rows = [...picture().querySelectorAll<HTMLElement>('[class*=_hallList_] .laid-row[data-changed]')];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const width = (part: string) => Number.parseFloat(getComputedStyle(row, part).borderLeftWidth);
    expect([width('::before'), width('::after')]).toEqual([4, 0]);
  }
});

test('L-5.2 the first row of a page has its outline too, and no name stays bold when the marks are gone', async () => {
  await page.viewport(1920, 1080);
  const made = viewOf(revised(seated(latinPeople(16)), 1, 2));
  const names = made.names.map((one, i) => ({ ...one, changed: i === 0 }));
  const shown = async (over: boolean) => {
    const view = { ...made, names, revision: { at: new Date().toISOString(), over } };
    const { picture } = await openHall(view, screenOf());
    const [row] = picture().querySelectorAll<HTMLElement>('[class*=_hallList_] .laid-row');
    if (row === undefined) throw new Error('no row');
    const name = row.querySelector<HTMLElement>('[data-name]');
    return [getComputedStyle(row, '::before').content !== 'none', name?.hasAttribute('data-bold')];
  };
  expect(await shown(false)).toEqual([true, true]);
  expect(await shown(true)).toEqual([false, false]);
});
