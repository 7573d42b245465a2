import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { HallScreen } from '../../../core/api/hall.ts';
import { languages } from '../../../core/languages.ts';
import { stream } from '../../../core/random/stream.ts';
import { CAPITAL } from '../../../core/sheets/hall/legibility.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { allSpelled } from '../../../core/sheets/paper/printable.ts';
import { glyphs, loadFonts } from '../../../renderer/fonts/load.ts';
import { HallWindow } from '../../../renderer/hall/hall-window.tsx';
import { voiceOf } from '../../../renderer/print/voice.ts';
import { writtenIn } from '../../../renderer/print/written.ts';
import {
  finished,
  hostilePeople,
  latinPeople,
  revised,
  seated,
  shortPeople,
  viewOf,
} from '../../core/sheets/hall-of-names.ts';
import { namesOn, overflowing, overlapping } from '../print/boxes.ts';
import { luminance } from './luminance.ts';
import { clock, freshHall, hall, openHall, pagesSaid, said, screenOf } from './open-hall.tsx';

const CLOCK = { seconds: 75 * 60, runningSince: null, ranBefore: 0, extra: {}, end: null };

beforeEach(freshHall);

/** What is left free between the lowest row and the foot, as a share of the height. */
const aboveFoot = (picture: Element): number => {
  const rows = [...picture.querySelectorAll('.laid-row')].map((row) => row.getBoundingClientRect().bottom);
  const foot = Math.min(
    ...[...picture.querySelectorAll('[class*=_hallFoot_] [class*=_laidText_]')].map(
      (text) => text.getBoundingClientRect().top,
    ),
  );
  return (foot - Math.max(...rows)) / picture.getBoundingClientRect().height;
};

describe.each(['byName', 'byTable', 'standings'] as const)('%s, 160 players with hostile names', (list) => {
  test.each(languages)(
    'H-02, in %s: everybody once per cycle, nothing leaves its box, the foot stays clear',
    async (language) => {
      const view = viewOf(revised(finished(seated(hostilePeople(160))), 2, 7), language);
      const { picture, send } = await openHall(view, screenOf({ view: list }), { language });
      await expect.poll(pagesSaid).toBeGreaterThan(1);
      const pages = pagesSaid();
      const names: string[] = [];
      let marked = 0;
      for (let at = 1; at <= pages; at++) {
        await expect.poll(() => said.at(-1)).toMatchObject({ page: at, pages });
        names.push(...namesOn([picture()]));
        marked += picture().querySelectorAll('.laid-row[data-changed] [class*=_laidMark_]').length;
        expect(overflowing(picture())).toEqual([]);
        expect(overlapping(picture())).toEqual([]);
        expect(aboveFoot(picture())).toBeGreaterThanOrEqual(0.01);
        await send({ view, screen: screenOf({ view: list, turn: { no: at, to: 'next', letter: '' } }) });
      }
      expect(names).toHaveLength(160);
      expect(new Set(names).size).toBe(160);
      // [L-5.1] the rows of the two who sit elsewhere, and no others.
      expect(marked).toBe(list === 'standings' ? 0 : 2);
      await expect.poll(() => said.at(-1)).toMatchObject({ page: 1 });
    },
  );
});

test.each([
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [1024, 768],
  [1080, 1920],
] as const)('H-01: on %i × %i capitals have the height of the formula, within 2 %%', async (width, height) => {
  await page.viewport(width, height);
  const view = viewOf(seated(shortPeople(40)));
  for (const [imageWidth, metres] of [
    [1.2, 4],
    [2, 6],
    [3, 12],
    [2, 25],
  ] as const) {
    const distance = metres * 100;
    const room = { imageWidth: imageWidth * 100, readingLine: distance, farthest: distance };
    const { picture } = await openHall(view, screenOf(), { room });
    await expect.poll(() => picture().querySelector('[data-name]')).not.toBeNull();
    const size = Number.parseFloat(getComputedStyle(picture().querySelector('[data-name]') as Element).fontSize);
    // h = 2 · D · tan(a / 2), or as large as four rows and one column are.
    const capital = (2 * metres * Math.tan((20 / 120) * (Math.PI / 180)) * width) / imageWidth;
    const fitting = Math.min((0.77 * height) / (4 * 1.3), (0.9 * width) / (16 * 0.535 + 5 * 0.572));
    expect(Math.abs(size / Math.min(capital / 0.714, fitting) - 1), `${imageWidth} m, ${metres} m`).toBeLessThan(0.02);
  }
});

test('H-01: the font has capitals of the height that the sizes are made for', async () => {
  const { picture } = await openHall(viewOf(seated(shortPeople(16))), screenOf());
  await expect.poll(() => picture().querySelector('[data-name]')).not.toBeNull();
  const name = getComputedStyle(picture().querySelector('[data-name]') as Element);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.font = `${name.fontWeight} 1000px ${name.fontFamily}`;
  expect(Math.abs(context.measureText('H').actualBoundingBoxAscent / 1000 / CAPITAL - 1)).toBeLessThan(0.02);
});

describe('[hall-and-print 2.8] takes no input', () => {
  test('nothing in it can have the focus, be selected or be linked to', async () => {
    const { picture } = await openHall(viewOf(seated(latinPeople(64))), screenOf());
    const root = picture().closest('[inert]');
    expect(root).not.toBeNull();
    expect(
      picture().querySelectorAll('a, button, input, textarea, select, [tabindex], [contenteditable]'),
    ).toHaveLength(0);
    expect(getComputedStyle(picture()).userSelect).toBe('none');
  });

  test('H-09: 5,000 random keys and clicks change nothing', async () => {
    const { picture } = await openHall(viewOf(seated(latinPeople(160))), screenOf());
    await expect.poll(pagesSaid).toBeGreaterThan(1);
    const before = picture().outerHTML;
    const address = location.href;
    const spoken = said.length;
    const keys = ['Tab', 'Enter', ' ', 'Escape', 'ArrowRight', 'PageDown', 'Home', 'F5', 'a', 'r', 'p', 'Backspace'];
    const random = stream('hall', 'keys');
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    const types = ['keydown', 'mousedown', 'contextmenu', 'wheel', 'drop'];
    for (const type of types) document.body.addEventListener(type, hear);
    const taken: string[] = [];
    for (let i = 0; i < 5000; i++) {
      const at = { clientX: random.below(1280), clientY: random.below(720) };
      const target = document.elementFromPoint(at.clientX, at.clientY) ?? document.body;
      const press = {
        bubbles: true,
        cancelable: true,
        ctrlKey: random.below(5) === 0,
        altKey: random.below(9) === 0,
        key: keys[random.below(keys.length)] ?? '',
      };
      const events = [
        () => new KeyboardEvent('keydown', press),
        () => new MouseEvent('mousedown', { ...press, ...at }),
        () => new MouseEvent('contextmenu', { ...press, ...at }),
        () => new WheelEvent('wheel', { ...press, ...at, deltaY: 100 }),
        () => new DragEvent('drop', { ...press, ...at }),
      ];
      const event = events[random.below(events.length)]?.() ?? new Event('click');
      target.dispatchEvent(event);
      if (!event.defaultPrevented) taken.push(event.type);
      target.dispatchEvent(new MouseEvent('click', { ...press, ...at }));
    }
    for (const type of types) document.body.removeEventListener(type, hear);
    expect([heard, taken]).toEqual([[], []]);
    expect(picture().outerHTML).toBe(before);
    expect(location.href).toBe(address);
    expect(said).toHaveLength(spoken);
    expect(document.getSelection()?.toString()).toBe('');
  });
});

test.each(['light', 'dark'] as const)('H-11: every text of the %s theme has at least 12:1', async (theme) => {
  const { picture } = await openHall(viewOf(revised(seated(latinPeople(160)), 1, 2)), screenOf(), { theme });
  await expect.poll(pagesSaid).toBeGreaterThan(1);
  const ground = luminance(getComputedStyle(picture()).backgroundColor);
  const texts = [...picture().querySelectorAll('[class*=_laidText_]')];
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) {
    const ink = luminance(getComputedStyle(text).color);
    expect((Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05)).toBeGreaterThanOrEqual(12);
  }
});

describe('what is shown', () => {
  const view = viewOf(seated(latinPeople(64)));

  test('L-10.1 [hall-and-print 2.2] round, event and range in the band; list, page with as many bars and stamp in the foot', async () => {
    const { picture } = await openHall(view, screenOf());
    const text = picture().textContent ?? '';
    for (const part of ['Round 1', 'Riichi Open', 'Åkesson – ', 'By name', `page 1 of ${pagesSaid()}`, view.stamp])
      expect(text).toContain(part);
    expect(picture().querySelectorAll('[class*=_hallBar_]')).toHaveLength(pagesSaid());
    expect(picture().querySelector('[class*=_hallBand_]')?.textContent).toMatch(/Round 1.*Åkesson – /);
  });

  test.each([
    [1280, 720],
    [1920, 1080],
    [1080, 1920],
  ])('L-10.1 on %i × %i: the foot says what numbers and tiles mean, the band which tables', async (width, height) => {
    await page.viewport(width, height);
    const { picture, send } = await openHall(view, screenOf());
    const foot = () => picture().querySelector('[class*=_hallFoot_]');
    expect(foot()?.textContent).toMatch(/table[ESWN]wind/);
    // A number in it is taken for a table.
    expect(foot()?.textContent).not.toMatch(/12/);
    expect(foot()?.querySelectorAll('[data-tile]')).toHaveLength(1);
    expect(overlapping(picture())).toEqual([]);
    await send({ view, screen: screenOf({ view: 'byTable' }) });
    await expect.poll(() => picture().querySelector('[class*=_hallBand_]')?.textContent).toMatch(/Tables 1 – \d+/);
    expect(foot()?.querySelectorAll('[data-tile]')).toHaveLength(4);
    expect(overlapping(picture())).toEqual([]);
  });

  test.each([
    [1280, 720],
    [1920, 1080],
    [1080, 1920],
  ])(
    'L-10.4, L-10.6 on %i × %i: in a high image the range is below the round; the next round has a black band and says to stay',
    async (width, height) => {
      await page.viewport(width, height);
      const { names, tables, byes, bye, own } = view;
      const next = { round: 2, roundTitle: null, stamp: 'R2.1 · ABCD', revised: false, names, tables, byes, bye, own };
      const both = { ...view, next: [next] };
      const { picture, send } = await openHall(both, screenOf());
      const band = () => picture().querySelector('[class*=_hallBand_]');
      const topOf = (text: RegExp) =>
        [...(band()?.querySelectorAll('[class*=_laidText_]') ?? [])]
          .find(({ textContent }) => text.test(textContent ?? ''))
          ?.getBoundingClientRect().top ?? Number.NaN;
      expect(topOf(/ – /) > topOf(/^Round 1$/) + 20).toBe(height > width);
      expect(band()?.hasAttribute('data-next')).toBe(false);
      await send({ view: both, screen: screenOf({ turn: { no: 1, to: 'previous', letter: '' } }) });
      await expect.poll(() => band()?.textContent).toMatch(/^Next: round 2.*Round 1 is playing/);
      expect(getComputedStyle(band() as Element).backgroundColor).toBe('rgb(0, 0, 0)');
      expect(picture().querySelector('[class*=_hallFoot_]')?.textContent).toContain(
        'Stay seated until round 1 is over',
      );
      expect(overlapping(picture())).toEqual([]);
      await send({ view: both, screen: screenOf({ turn: { no: 2, to: 'next', letter: '' } }) });
      await expect.poll(() => band()?.textContent).toMatch(/^Round 1/);
      expect(picture().querySelector('[class*=_hallFoot_]')?.textContent).not.toContain('Stay seated');
    },
  );

  test('[hall-and-print 5] headings and notices in both languages where the TO wishes it', async () => {
    const second = viewOf(finished(seated(latinPeople(16))));
    const { picture, send } = await openHall(second, screenOf({ view: 'standings', bilingual: true }));
    await expect.poll(() => picture().textContent).toContain('Standings after round 1 / Таблица после тура 1');
    expect(overlapping(picture())).toEqual([]);
    await send({ view: { ...second, round: 2, stamp: 'R2.1 · ABCD' }, screen: screenOf({ bilingual: true }) });
    await expect.poll(() => picture().textContent).toContain('Round 2new seatingТур 2новая рассадка');
  });

  test('H-05: a new seating is announced at once, over the whole picture', async () => {
    const { picture, send } = await openHall(view, screenOf());
    await send({ view: { ...view, round: 2, stamp: 'R2.1 · ABCD' }, screen: screenOf() });
    await expect.poll(() => picture().textContent).toContain('Round 2new seating');
    expect(namesOn([picture()])).toEqual([]);
    await expect.poll(() => said.at(-1)).toMatchObject({ notice: { kind: 'newSeating', round: 2 } });
  });

  test('the program is lost while a new seating is announced: the list follows, and stands', async () => {
    const { picture, send } = await openHall(view, screenOf({ hold: false }));
    const next = { view: { ...view, round: 2, stamp: 'R2.1 · ABCD' }, screen: screenOf({ hold: false }) };
    await send(next);
    await expect.poll(() => picture().textContent).toContain('Round 2new seating');
    await send({ ...next, stale: { at: Date.now(), why: 'lost' } });
    await expect.poll(() => namesOn([picture()])[0] ?? [], { timeout: 15_000 }).toContain('Åkesson');
    expect(picture().textContent).toMatch(/Åkesson – .*By name.*No connection · as of .*page 1 of \d/);
    expect(picture().querySelector('[class*=_hallBar_]')).toBeNull();
  });

  test('the event is closed: its pages go on turning, and the strip covers no line of the page', async () => {
    const stale = { at: Date.now(), why: 'closed' } as const;
    const { picture, send } = await openHall(view, screenOf({ hold: false }));
    await send({ view, screen: screenOf({ hold: false }), stale });
    expect(picture().textContent).toMatch(/page 1 of \d/);
    expect(overlapping(picture())).toEqual([]);
    const strip = picture().querySelector('[class*=_hallAsOf_]')?.getBoundingClientRect();
    const texts = [...picture().querySelectorAll('[class*=_hallFoot_] [class*=_laidText_]')].map((text) =>
      text.getBoundingClientRect(),
    );
    expect(texts.length).toBe(3);
    for (const { top, bottom } of texts) {
      const middle = (top + bottom) / 2;
      const strips = ((strip?.top ?? 0) + (strip?.bottom ?? 0)) / 2;
      expect(Math.abs(middle - strips)).toBeLessThan(0.15 * (strip?.height ?? 0));
    }
  });

  test('H-05: rows of two rounds are never on one page', async () => {
    const { picture, send } = await openHall(view, screenOf());
    const stamps = () => [...(picture().textContent ?? '').matchAll(/R\d\.\d · \w{4}/g)].map(([stamp]) => stamp);
    expect(stamps()).toEqual([view.stamp]);
    await send({
      view: { ...view, names: view.names.toReversed(), stamp: 'R1.2 · ABCD', revised: true },
      screen: screenOf(),
    });
    expect(stamps()).toEqual([view.stamp]);
    expect(namesOn([picture()])[0]).toContain('Åkesson');
  });

  test('H-06: a window opened after a revision says when it was and marks its rows for ten minutes, or until the round starts', async () => {
    const made = viewOf(revised(seated(latinPeople(16)), 1, 2));
    const ago = (minutes: number, over = false): PublishedView => ({
      ...made,
      revision: { at: new Date(Date.now() - minutes * 60_000).toISOString(), over },
    });
    const marks = (picture: () => Element) =>
      picture().querySelectorAll('.laid-row[data-changed] [class*=_laidMark_]').length;
    const time = (view: PublishedView) =>
      new Date(view.revision?.at ?? 0).toLocaleTimeString('en', {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
    const fresh = ago(3);
    const { picture } = await openHall(fresh, screenOf({ view: 'byTable' }));
    await expect.poll(() => marks(picture)).toBeGreaterThan(0);
    expect(picture().textContent).toContain(`Revised ${time(fresh)}`);
    for (const over of [ago(11), ago(3, true)]) {
      const { picture: later } = await openHall(over, screenOf({ view: 'byTable' }));
      await expect.poll(() => later().textContent).toContain(`Revised ${time(over)}`);
      expect(marks(later)).toBe(0);
    }
  });

  test('a withdrawn seating is no longer to be read', async () => {
    const { picture, send } = await openHall(view, screenOf());
    await send({ view: null, screen: screenOf() });
    await expect.poll(() => picture().textContent).toContain('seating taken back');
    expect(namesOn([picture()])).toEqual([]);
  });

  test('a message as written, black as black, and back', async () => {
    const { picture, send } = await openHall(
      view,
      screenOf({ view: 'message', message: 'Lunch until 14:00\n<b>Hall 2</b>' }),
    );
    expect(picture().textContent).toBe('Lunch until 14:00<b>Hall 2</b>');
    expect(overflowing(picture())).toEqual([]);
    await send({ view, screen: screenOf({ black: true }) });
    await expect.poll(() => picture().textContent).toBe('');
    expect(getComputedStyle(picture()).backgroundColor).toBe('rgb(0, 0, 0)');
    await send({ view, screen: screenOf() });
    await expect.poll(() => namesOn([picture()]).length).toBeGreaterThan(10);
  });

  test('before the first seating it says what will be there', async () => {
    const { picture } = await openHall(null, screenOf(), { language: 'ru' });
    expect(picture().textContent?.replace(/\s/gu, '')).toBe('Здесьбудетпоказанарассадка');
  });

  test('another size of the picture keeps the first name in sight', async () => {
    const { picture, send } = await openHall(
      viewOf(seated(latinPeople(200))),
      screenOf({ turn: { no: 0, to: 'first', letter: '' } }),
    );
    await send({
      view: viewOf(seated(latinPeople(200))),
      screen: screenOf({ turn: { no: 1, to: 'next', letter: '' } }),
    });
    await expect.poll(() => said.at(-1)).toMatchObject({ page: 2 });
    const [first = ''] = namesOn([picture()]);
    await page.viewport(1024, 768);
    await expect.poll(() => (said.at(-1) as { width: number }).width).toBe(1024);
    await expect.poll(() => namesOn([picture()])).toContain(first);
  });
});

describe('[hall-and-print 2.5] the clock of the round', () => {
  const seatedView = viewOf(seated(latinPeople(64)));
  /** A clock of 75 minutes that has run so long and stands: nothing here depends on the time of day. */
  const ranFor = (minutes: number, extra: { readonly [table: number]: number } = {}): PublishedView => ({
    ...seatedView,
    clock: {
      seconds: 75 * 60,
      runningSince: null,
      ranBefore: minutes * 60_000,
      extra,
      end: { code: 'mahjong.timeOut.finishHandPlusOne' },
    },
  });
  /** One that runs; the moment it was started is the only thing that is told. */
  const running = (minutes: number, extra = {}): PublishedView => {
    const view = ranFor(0, extra);
    return { ...view, clock: view.clock && { ...view.clock, runningSince: Date.now() - minutes * 60_000 } };
  };
  const field = (picture: () => Element) => picture().querySelector('[class*=_hallField_]');

  test('the digits are at least 22 % of the width of the picture, and nothing leaves it', async () => {
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
      [1024, 768],
      [1080, 1920],
    ] as const) {
      await page.viewport(width, height);
      for (const view of [ranFor(10), ranFor(80, { 7: 600, 12: 600 })]) {
        const { picture } = await openHall(view, screenOf({ view: 'timer' }));
        await expect.poll(() => picture().querySelector('[class*=_hallDigits_] [class*=_laidText_]')).not.toBeNull();
        const text = picture().querySelector('[class*=_hallDigits_] [class*=_laidText_]') as Element;
        expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(0.22 * width);
        expect(overflowing(picture())).toEqual([]);
      }
    }
  });

  test.each([
    [10, 'running', '65:00', 'Time left'],
    [62, 'soon', '13:00', 'Less than 15 minutes'],
    [71, 'last', '04:00', 'Less than 5 minutes'],
    [80, 'over', '+05:00', 'Time is up'],
  ])('after %i minutes: %s, in word and colour', async (minutes, sign, digits, word) => {
    const { picture } = await openHall(running(minutes - 0.001), screenOf({ view: 'timer' }));
    await expect.poll(() => field(picture)?.getAttribute('data-sign')).toBe(sign);
    expect(picture().textContent).toContain(word);
    expect(picture().querySelector('[class*=_hallSign_] svg')).not.toBeNull();
    const shown = picture().querySelector('[class*=_hallDigits_]')?.textContent ?? '';
    expect(shown.slice(0, -2)).toBe(sign === 'over' ? '+04:' : digits.slice(0, -2));
  });

  test('paused it says so and stands; minutes are not capped at 59', async () => {
    const { picture } = await openHall(ranFor(10), screenOf({ view: 'timer' }), { language: 'ru' });
    await expect.poll(() => field(picture)?.getAttribute('data-sign')).toBe('paused');
    expect(picture().textContent).toContain('Пауза');
    expect(picture().querySelector('[class*=_hallDigits_]')?.textContent).toBe('65:00');
  });

  test('when time is up it says what is still played, and what tables with extra time have left', async () => {
    const { picture } = await openHall(ranFor(76, { 7: 180, 9: 30 }), screenOf({ view: 'timer' }));
    await expect.poll(() => picture().querySelector('[class*=_hallDigits_]')?.textContent).toBe('+01:00');
    expect(picture().textContent).toContain('Finish the hand, then one more');
    expect(picture().textContent).toContain('Table 7: 02:00 left');
    expect(picture().textContent).not.toContain('Table 9');
  });

  test('it stands in the top band of the lists, with the tables that have extra time', async () => {
    const { picture } = await openHall(ranFor(5, { 7: 180 }), screenOf({ view: 'byTable' }));
    await expect.poll(() => picture().querySelector('[class*=_hallClockMark_]')?.textContent).toBe('70:00');
    expect(picture().textContent).toContain('Table 7 +3:00');
    expect(namesOn([picture()]).length).toBeGreaterThan(10);
  });

  test('ten minutes after the start the seating gives way to the clock, unless the TO keeps it', async () => {
    const { picture, send } = await openHall(ranFor(9.9), screenOf());
    await expect.poll(() => namesOn([picture()]).length).toBeGreaterThan(10);
    await send({ view: ranFor(10), screen: screenOf() });
    await expect.poll(() => field(picture)).not.toBeNull();
    expect(namesOn([picture()])).toEqual([]);
    await send({ view: ranFor(10), screen: screenOf({ keepSeating: 1 }) });
    await expect.poll(() => namesOn([picture()]).length).toBeGreaterThan(10);
  });

  test('it follows at once, while results of the same seating wait for the end of the page', async () => {
    const { picture, send } = await openHall(ranFor(5), screenOf({ view: 'byTable' }));
    await send({ view: ranFor(6), screen: screenOf({ view: 'byTable' }) });
    await expect.poll(() => picture().querySelector('[class*=_hallClockMark_]')?.textContent).toBe('69:00');
  });

  test('before it is started the clock view says so', async () => {
    const { picture } = await openHall(seatedView, screenOf({ view: 'timer' }));
    await expect.poll(() => picture().textContent).toContain('The clock has not been started');
  });

  test.each(['light', 'dark'] as const)('H-11: every state has at least 12:1 in the %s theme', async (theme) => {
    for (const view of [running(1), running(62), running(71), running(80), ranFor(10)]) {
      const { picture } = await openHall(view, screenOf({ view: 'timer' }), { theme });
      await expect.poll(() => field(picture)).not.toBeNull();
      const own = getComputedStyle(field(picture) as Element).backgroundColor;
      const ground = luminance(own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(picture()).backgroundColor : own);
      for (const part of picture().querySelectorAll(
        '[class*=_hallSign_], [class*=_hallDigits_] [class*=_laidText_], [class*=_hallBelow_]',
      )) {
        const ink = luminance(getComputedStyle(part).color);
        expect((Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05)).toBeGreaterThanOrEqual(12);
      }
    }
  });
});

test('H-17: at 25 m on a picture 2 m wide the digits are at least 200 pixels high', async () => {
  await page.viewport(1920, 1080);
  const at = { ...viewOf(seated(latinPeople(16))), clock: { ...CLOCK, runningSince: Date.now() } };
  const { picture } = await openHall(at, screenOf({ view: 'timer' }));
  await expect.poll(() => picture().querySelector('[class*=_hallDigits_] [class*=_laidText_]')).not.toBeNull();
  const text = getComputedStyle(picture().querySelector('[class*=_hallDigits_] [class*=_laidText_]') as Element);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.font = `${text.fontWeight} ${text.fontSize} ${text.fontFamily}`;
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText('0');
  expect(actualBoundingBoxAscent + actualBoundingBoxDescent).toBeGreaterThanOrEqual(200);
});

describe('[hall-and-print 2.7] displays that hang on their side', () => {
  test.each([90, 180, 270] as const)(
    'turned by %i degrees the picture fills the window, all of it',
    async (rotation) => {
      const { picture } = await openHall(viewOf(seated(latinPeople(40))), screenOf({ rotation }));
      const { left, top, width, height } = picture().getBoundingClientRect();
      expect([left, top, width, height].map(Math.round)).toEqual([0, 0, innerWidth, innerHeight]);
      const words = [...picture().querySelectorAll('[class*=_laidText_]')].map((word) => word.getBoundingClientRect());
      const out = words.filter(
        (word) => word.left < -1 || word.top < -1 || word.right > innerWidth + 1 || word.bottom > innerHeight + 1,
      );
      expect(out).toEqual([]);
    },
  );
});

test('[hall-and-print 0.6] what no font has is spelled in the hall too', async () => {
  const view = allSpelled(
    viewOf(seated(['𓀀 Riichi', 'محمد', 'გიორგი 🔥', 'สมชาย'].map((name) => ({ name })))),
    await glyphs(),
  );
  const { picture } = await openHall(view, screenOf());
  expect(picture().textContent).toContain('[U+13000] Riichi');
  for (const name of ['محمد', 'გიორგი 🔥', 'สมชาย']) expect(picture().textContent).toContain(name);
});

test.each([
  [12, 'en'],
  [40, 'en'],
  [40, 'ru'],
] as const)('a map of %i tables in %s: no text leaves its box or meets another', async (count, language) => {
  await page.viewport(1920, 1080);
  const tables = Array.from({ length: count }, (_, i) => ({
    name: i === 5 ? 'Feature table' : String(i + 1),
    count: { code: 'poker.clock.figures.of', params: { value: i === 5 ? 10 : 7, of: 10 } },
    mark:
      i === 2
        ? { phrase: { code: 'poker.hall.breaksNext' }, edge: 'thick' as const }
        : i === 7
          ? { phrase: { code: 'poker.hall.breaking' }, edge: 'dashed' as const }
          : null,
  }));
  const map = { kind: 'map' as const, title: { code: 'poker.views.map' }, tables };
  const view = { ...viewOf(seated(shortPeople(4)), language), own: { 'poker.map': map } };
  const { picture, send } = await openHall(view, screenOf({ view: 'poker.map' }), { language });
  await expect.poll(() => picture().querySelectorAll('rect').length).toBe(count);
  expect(overflowing(picture())).toEqual([]);
  expect(overlapping(picture())).toEqual([]);
  const words = language === 'en' ? ['Breaks next', 'Breaking'] : ['Следующий', 'Закрываем'];
  for (const word of words) expect(picture().textContent).toContain(word);
  const busted = tables.with(0, {
    name: '1',
    count: { code: 'poker.clock.figures.of', params: { value: 6, of: 10 } },
    mark: null,
  });
  await send({
    view: { ...view, own: { 'poker.map': { ...map, tables: busted } } },
    screen: screenOf({ view: 'poker.map' }),
  });
  await expect.poll(() => picture().textContent).toContain('6 / 10');
});

describe('[hall-and-print 2.7] several views in turn', () => {
  const view = viewOf(finished(seated(latinPeople(64))));
  const several = (no: number, to: 'next' | 'previous' | 'view', change: Partial<HallScreen> = {}) =>
    screenOf({ views: ['byName', 'standings', 'message'], message: 'Lunch', turn: { no, to, letter: '' }, ...change });

  test('the keys go from the last page of one to the first of the next and back; the window says which it shows', async () => {
    const { send } = await openHall(view, several(0, 'next'));
    await expect.poll(() => said.at(-1)).toMatchObject({ view: 'byName', page: 1 });
    const pages = pagesSaid();
    expect(pages).toBeGreaterThan(1);
    for (let no = 1; no < pages; no++) await send({ view, screen: several(no, 'next') });
    await expect.poll(() => said.at(-1)).toMatchObject({ view: 'byName', page: pages });
    await send({ view, screen: several(pages, 'next') });
    await expect.poll(() => said.at(-1)).toMatchObject({ view: 'standings', page: 1 });
    await send({ view, screen: several(pages + 1, 'previous') });
    await expect.poll(() => said.at(-1)).toMatchObject({ view: 'byName', page: pages });
  });

  test('the TO goes straight to one of them; one that is not among them stays', async () => {
    const { picture, send } = await openHall(view, several(0, 'next'));
    await send({ view, screen: several(1, 'view', { view: 'message' }) });
    await expect.poll(() => picture().textContent).toBe('Lunch');
    await send({ view, screen: several(2, 'view', { view: 'byTable' }) });
    await expect.poll(() => said.at(-1)).toMatchObject({ view: 'byTable' });
  });

  test('a new seating is announced over whichever of them is shown, and then the seating stands there', async () => {
    const { picture, send } = await openHall(view, several(0, 'next'));
    const screen = several(1, 'view', { view: 'standings' });
    await send({ view, screen });
    await expect.poll(() => said.at(-1)).toMatchObject({ view: 'standings' });
    await send({ view: { ...view, round: 2, stamp: 'R2.1 · ABCD' }, screen });
    await expect.poll(() => picture().textContent).toContain('Round 2new seating');
    await expect.poll(() => said.at(-1)).toMatchObject({ view: 'byName', notice: { kind: 'newSeating', round: 2 } });
  });

  test('a window that comes back goes on where it was', async () => {
    await loadFonts(writtenIn(view, voiceOf('en')));
    await render(
      <HallWindow
        page={{ screen: several(3, 'next'), event: 'e', view }}
        resume={{ view: 'standings', page: 2 }}
        hall={{ ...hall, theme: 'light' }}
        clock={clock}
        language="en"
        fonts={1}
      />,
    );
    await expect.poll(() => said.at(-1)).toMatchObject({ view: 'standings', page: 2 });
  });
});
