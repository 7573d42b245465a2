/** The hall on a phone [L-11], as wide as phones are, in every game and both languages. */

import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { firstScreen, type HallScreen } from '../../../core/api/hall.ts';
import { forNetwork, type NetworkPage, networkPage, networkViews } from '../../../core/api/network-page.ts';
import type { Language } from '../../../core/languages.ts';
import { listedIn } from '../../../core/sheets/hall/finding.ts';
import { bearersOf } from '../../../core/sheets/hall/mine.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { speak } from '../../../renderer/i18n/i18n.ts';
import { keepLanguage, ownLanguage } from '../../../renderer/network/kept.ts';
import { ListPage } from '../../../renderer/network/list-page.tsx';
import '../../../renderer/network/lists.module.css';
import '../../../renderer/hall/find.module.css';
import { stagesOf } from '../../../core/games/poker/paper/hall.ts';
import { familyOf, sampleOf } from '../../core/sheets/sample-events.ts';
import { pokerView } from '../hall/poker-view.ts';

const room = { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light' } as const;

const pageOf = (id: GameId, change: Partial<HallScreen> = {}): NetworkPage => {
  const [family, tournament] = [familyOf(id), sampleOf(id)];
  const screen = { ...firstScreen, views: ['byName', 'standings'], ...change };
  const own = (family.hall.views ?? []).map((view) => view.id);
  const seen = hallView(tournament, family, 'en', { wanted: networkViews(screen, own) });
  if (seen === null) throw new Error(`nothing of ${id}`);
  const view = forNetwork(seen, screen);
  const people = view === null ? [] : bearersOf(tournament, listedIn(view));
  const clock = { warnings: [15, 5], hideSeating: 10 };
  return networkPage.parse({ screen, room, logo: null, clock, language: 'en', asOf: null, event: id, people, view });
};

const open = async (page: NetworkPage, language: Language = 'en', stale: string | null = null) => {
  speak(language);
  return render(<ListPage page={page} language={language} onLanguage={keepLanguage} stale={stale} />);
};

/** What hangs over the right edge. */
const tooWide = (): number => document.documentElement.scrollWidth - window.innerWidth;

const small = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const own = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
    );
    const isSeen = element.getBoundingClientRect().width > 1;
    return own && isSeen && Number.parseFloat(getComputedStyle(element).fontSize) < 15 ? [element.outerHTML] : [];
  });

const narrow = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main button, main summary')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 44 && height >= 44 ? [] : [element.outerHTML];
  });

beforeEach(async () => {
  await browser.viewport(390, 844);
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});

describe.each(['mahjong', 'bridge', 'duel', 'poker'] as const)('%s', (id) => {
  it.each([360, 390, 430])(
    'L-11 and [fault H-9] at %i px: every tab fits, 15 px and 44 px at the least, both languages',
    async (width) => {
      await browser.viewport(width, 844);
      const page = pageOf(id);
      for (const language of ['en', 'ru'] as const) {
        localStorage.clear();
        const who = page.people[0]?.names[0] ?? '';
        localStorage.setItem(`seatwright.hall.${id}`, JSON.stringify({ at: Date.now(), who, typed: '', tab: 'mine' }));
        const shown = await open(page, language);
        await expect.element(browser.getByText(who, { exact: true }).first()).toBeVisible();
        const tabs = browser.getByRole('navigation').getByRole('button');
        for (const tab of tabs.all()) {
          await tab.click();
          expect([tab.element().textContent, tooWide(), small(), narrow()]).toEqual([
            tab.element().textContent,
            0,
            [],
            [],
          ]);
        }
        await shown.unmount();
      }
    },
  );
});

/** Elements of which a word is broken: more lines than words. */
const broken = (selector: string): readonly (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    const words = (element.textContent ?? '').trim().split(/\s+/u).length;
    return lines > words ? [element.textContent] : [];
  });

it.each(['mahjong', 'bridge', 'duel', 'poker'] as const)(
  'L-11 %s at 360 px: no word of a tab is broken, also of the one that is open, and no score',
  async (id) => {
    await browser.viewport(360, 740);
    const page = pageOf(id, { views: ['byName', 'byTable', 'standings'] });
    for (const language of ['en', 'ru'] as const) {
      localStorage.clear();
      const who = page.people[0]?.names[0] ?? '';
      localStorage.setItem(`seatwright.hall.${id}`, JSON.stringify({ at: Date.now(), who, typed: '', tab: 'mine' }));
      const shown = await open(page, language);
      const tabs = browser.getByRole('navigation').getByRole('button');
      await expect.poll(() => tabs.elements().length).toBe(4);
      // The score of whoever looks, where the game has one.
      expect(document.querySelectorAll('section + p > strong')).toHaveLength(id === 'poker' ? 0 : 1);
      for (const tab of tabs.all()) {
        await tab.click();
        expect(broken('nav button, section + p > strong')).toEqual([]);
      }
      await shown.unmount();
    }
  },
);

it.each([
  ['bridge', 'en', 'By table'],
  ['bridge', 'ru', 'По столам'],
  ['mahjong', 'en', 'By table'],
  ['mahjong', 'ru', 'По столам'],
] as const)('L-1.1, L-1.2 %s, %s: seats by table are tiles, all equally wide', async (id, language, tab) => {
  await open(pageOf(id, { views: ['byName', 'byTable'] }), language);
  await browser.getByRole('button', { name: tab }).click();
  const tiles = () => [...document.querySelectorAll<HTMLElement>('li > span > [class*=_netTile_]')];
  await expect.poll(() => tiles().length).toBeGreaterThan(4);
  expect(new Set(tiles().map((tile) => Math.round(tile.getBoundingClientRect().width))).size).toBe(1);
});

it('L-11 bridge at 390 px: no number of a pair is broken, however long the names beside it are', async () => {
  const page = pageOf('bridge', { views: ['byName', 'byTable'] });
  const long = 'Wolfeschlegelsteinhausenbergerdorff – Maximilian-Alexander Maximilian-Alexander';
  const longer = JSON.parse(
    JSON.stringify(page, (key, value) => (key === 'text' && / – /.test(String(value)) ? long : value)),
  );
  await open(networkPage.parse(longer));
  await browser.getByRole('button', { name: 'By table' }).click();
  const cells = () => [...document.querySelectorAll<HTMLElement>('section li > span')];
  await expect
    .poll(() => cells().filter(({ textContent }) => /^\d{2}$/.test(textContent ?? '')).length)
    .toBeGreaterThan(1);
  expect(cells().some(({ textContent }) => textContent?.includes('Wolfe'))).toBe(true);
  expect(tooWide()).toBe(0);
  const heights = cells().flatMap((cell) =>
    /^\d+$/.test(cell.textContent ?? '') ? [Math.round(cell.getBoundingClientRect().height)] : [],
  );
  const lines = document.createRange();
  for (const cell of cells()) {
    if (!/^\d+$/.test(cell.textContent ?? '')) continue;
    lines.selectNodeContents(cell);
    expect(lines.getClientRects().length, cell.textContent ?? '').toBe(1);
  }
  expect(heights.length).toBeGreaterThan(2);
});

it.each([
  [360, 'en'],
  [360, 'ru'],
  [390, 'en'],
  [390, 'ru'],
] as const)(
  'L-11 the clock of blinds at %i px, %s: the time and each of its figures stand in one line',
  async (width, language) => {
    await browser.viewport(width, 844);
    const level = { kind: 'play' as const, minutes: 90, ante: 200_000, anteKind: 'bigBlind' as const, note: '' };
    const levels = [
      { ...level, smallBlind: 100_000, bigBlind: 200_000 },
      { ...level, smallBlind: 150_000, bigBlind: 300_000 },
    ];
    const clock = stagesOf({ levels, level: 0, runningSince: null, ranBefore: 0 });
    const fact = (code: string, figure: string, params: { readonly [name: string]: number }) => ({
      label: { code: `poker.clock.facts.${code}` },
      what: { code: `poker.clock.figures.${figure}`, params },
    });
    const facts = [fact('players', 'of', { value: 1037, of: 1745 }), fact('total', 'one', { value: 21_250_000 })];
    const view = pokerView({ timer: { kind: 'clock', title: { code: 'sheets.hall.views.timer' }, clock, facts } });
    const page = pageOf('poker');
    await open({ ...page, screen: { ...page.screen, views: ['timer'], view: 'timer' }, view } as NetworkPage, language);
    await browser.getByRole('navigation').getByRole('button').last().click();
    await expect.element(browser.getByRole('timer')).toHaveTextContent('90:00');
    expect(tooWide()).toBe(0);
    const text = document.createRange();
    const linesOf = (element: Element): number => {
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    };
    const parts = [...document.querySelectorAll('[role=timer], main dd > span, main dt, [role=timer] ~ p > span')];
    expect(parts.length).toBeGreaterThan(6);
    expect(parts.some(({ textContent }) => /\d{3} \/ \d{3}/.test(textContent ?? ''))).toBe(true);
    expect(parts.filter((part) => linesOf(part) !== 1).map(({ textContent }) => textContent)).toEqual([]);
  },
);

it('L-11 three opponents stand with commas: a dash is between partners; place and score are one line', async () => {
  const page = pageOf('mahjong');
  const who = page.people[0]?.names[0] ?? '';
  localStorage.setItem('seatwright.hall.mahjong', JSON.stringify({ at: Date.now(), who, typed: '', tab: 'mine' }));
  await open(page, 'ru');
  await expect.element(browser.getByText(/^Против: .+, .+, /)).toBeVisible();
  const place = document.querySelector<HTMLElement>('section + p');
  expect(place?.getBoundingClientRect().height ?? 0).toBeGreaterThan(0);
  expect(place?.getBoundingClientRect().height).toBeLessThan(36);
});

it('L-11 poker: the own card has the table large and the seat in a tile', async () => {
  const page = pageOf('poker');
  const who = page.people[0]?.names[0] ?? '';
  localStorage.setItem('seatwright.hall.poker', JSON.stringify({ at: Date.now(), who, typed: '', tab: 'mine' }));
  await open(page);
  await expect.element(browser.getByText(who, { exact: true })).toBeVisible();
  const tile = document.querySelector<HTMLElement>('section [class*=_netTile_]');
  expect(tile === null ? 0 : Number.parseFloat(getComputedStyle(tile).fontSize)).toBe(46);
  const table = document.querySelector<HTMLElement>('section [class*=_mineTable_]');
  expect(table === null ? 0 : Number.parseFloat(getComputedStyle(table).fontSize)).toBe(76);
});

it('[fault H-9] place, name and score stand in the line, the rest opens by a tap', async () => {
  await browser.viewport(360, 740);
  const page = pageOf('mahjong');
  await open(page);
  await browser.getByRole('button', { name: 'Standings' }).click();
  const [first] = page.view?.standings?.rows ?? [];
  const line = browser.getByText(first?.name.text ?? '', { exact: true });
  const [score] = document.querySelectorAll<HTMLElement>('summary > :nth-child(3)');
  const { right, width } = (score as HTMLElement).getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(360);
  expect(width).toBeGreaterThan(0);
  const more = document.querySelector<HTMLElement>('details dl');
  expect(more?.checkVisibility()).toBe(false);
  await line.click();
  expect(more?.checkVisibility()).toBe(true);
});

it('[fault H-9] bridge: in sight beside the name is the total, not the number of the pair', async () => {
  await browser.viewport(390, 844);
  const page = pageOf('bridge');
  await open(page);
  await browser.getByRole('button', { name: 'Standings' }).click();
  await expect.poll(() => document.querySelector('[data-head]')?.textContent).toMatch(/^Place.*Name.*Total$/);
  expect(document.querySelectorAll('summary').length).toBeGreaterThan(4);
});

it('[fault H-10] whoever taps his name is remembered over a reload, till he says that it is not him', async () => {
  const page = pageOf('mahjong');
  const name = page.people[3]?.names[0] ?? '';
  const first = await open(page);
  await browser.getByRole('textbox').fill(name);
  await browser
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click({ timeout: 3000 });
  await expect.element(browser.getByText('Round 3 · now')).toBeVisible();
  await first.unmount();
  const second = await open(page);
  await expect.element(browser.getByText('Round 3 · now')).toBeVisible();
  await expect.element(browser.getByText(name, { exact: true })).toBeVisible();
  await browser.getByRole('button', { name: 'Not me' }).click();
  await expect.element(browser.getByRole('textbox')).toHaveValue('');
  await second.unmount();
  await open(page);
  await expect.element(browser.getByRole('textbox')).toBeVisible();
});

it('[hall-takes-part 10.5] what was typed stays over a reload, for three days and this event alone', async () => {
  const page = pageOf('mahjong');
  const first = await open(page);
  await browser.getByRole('textbox').fill('zz');
  await first.unmount();
  const second = await open(page);
  await expect.element(browser.getByRole('textbox')).toHaveValue('zz');
  await second.unmount();
  const other = await open({ ...page, event: 'another' });
  await expect.element(browser.getByRole('textbox')).toHaveValue('');
  await other.unmount();
  const key = 'seatwright.hall.mahjong';
  const kept = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now() - 73 * 60 * 60_000 }));
  await open(page);
  await expect.element(browser.getByRole('textbox')).toHaveValue('');
  expect(localStorage.getItem(key)).toBeNull();
});

it('L-1.1, L-1.3 [fault H-11] [hall-takes-part 10.6] the phone speaks its own language, winds too, and the switch is remembered', async () => {
  const page = { ...pageOf('mahjong'), language: 'en' as const };
  const shown = await open(page, 'ru');
  await browser.getByRole('button', { name: 'Места' }).click();
  await expect.element(browser.getByText('Восток').first()).toBeInTheDocument();
  expect(
    [...document.querySelectorAll('[class*=_netTile_] > [aria-hidden]')].map(({ textContent }) => textContent),
  ).toContain('Ю');
  await browser.getByRole('button', { name: 'EN' }).click();
  expect(ownLanguage()).toBe('en');
  await shown.unmount();
});

it('[fault H-11] without a choice it speaks as the phone does, and English where that has no texts', () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'language');
  const spoken = ['ru-RU', 'ru', 'en-GB', 'ka-GE'].map((language) => {
    Object.defineProperty(navigator, 'language', { value: language, configurable: true });
    return ownLanguage();
  });
  if (own === undefined) Reflect.deleteProperty(navigator, 'language');
  else Object.defineProperty(navigator, 'language', own);
  expect(spoken).toEqual(['ru', 'ru', 'en', 'en']);
});

it('a personal link #p12 opens at the person with that number; one that nobody has opens the search', async () => {
  const page = pageOf('mahjong');
  const [, , third] = page.people;
  history.replaceState(null, '', `${location.pathname}#p${third?.no}`);
  const shown = await open(page);
  await expect.element(browser.getByText(third?.names[0] ?? '', { exact: true })).toBeVisible();
  await expect.element(browser.getByText('Round 3 · now')).toBeVisible();
  await shown.unmount();
  localStorage.clear();
  history.replaceState(null, '', `${location.pathname}#p99999`);
  await open(page);
  await expect.element(browser.getByRole('textbox')).toBeVisible();
});

it('L-11 a cut connection is told above the cards, which keep their last words', async () => {
  const page = pageOf('mahjong');
  const name = page.people[0]?.names[0] ?? '';
  localStorage.setItem(
    'seatwright.hall.mahjong',
    JSON.stringify({ at: Date.now(), who: name, typed: '', tab: 'mine' }),
  );
  await open(page, 'en', 'No connection · as of 14:05');
  const told = browser.getByText('No connection · as of 14:05').element().getBoundingClientRect();
  const card = browser.getByText('Round 3 · now').element().getBoundingClientRect();
  expect(told.bottom).toBeLessThanOrEqual(card.top);
});

it('L-11 the next round is one dashed card below the one that is played', async () => {
  await browser.viewport(390, 844);
  const page = pageOf('mahjong');
  const view = page.view;
  if (view === null) throw new Error('no view');
  const { names, tables, byes, bye, own, round } = view;
  const next = { round: round + 1, roundTitle: null, stamp: 'R4.1', revised: false, names, tables, byes, bye, own };
  const who = names[0]?.name.text ?? '';
  localStorage.setItem('seatwright.hall.mahjong', JSON.stringify({ at: Date.now(), who, typed: '', tab: 'mine' }));
  await open({ ...page, view: { ...view, next: [next] } });
  await expect.element(browser.getByText('Round 4 · next')).toBeVisible();
  await expect.element(browser.getByText('after round 3', { exact: true })).toBeVisible();
  const edges = [...document.querySelectorAll('section')].map((card) => getComputedStyle(card).borderTopStyle);
  expect(edges).toEqual(['solid', 'dashed']);
});
