/** Place cards: one a person, folded so that both sides read it, with table and seat only where somebody stays. */

import { describe, expect, test } from 'vitest';
import type { DrawnText } from '../../../../core/sheets/layout/drawn.ts';
import { type Paper, POINT, paperSizes } from '../../../../core/sheets/layout/paper.ts';
import { paperPages } from '../../../../core/sheets/layout/paper-pages.ts';
import type { PlaceCardSheet } from '../../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { hostileNames, plainMeasure, seated } from '../hall-of-names.ts';
import { sheetOf } from '../printed.ts';
import { familyOf, sampleOf } from '../sample-events.ts';
import { voiceIn } from '../spoken-words.ts';

const games = ['mahjong', 'bridge', 'duel', 'poker'] as const;

const cardsOf = (id: (typeof games)[number], event: Tournament = sampleOf(id)): PlaceCardSheet =>
  sheetOf(event, 'placeCards', 'placeCards', { family: familyOf(id) });

const pagesOf = (sheet: PlaceCardSheet, paper: Paper, language: 'en' | 'ru' = 'en') =>
  paperPages(
    sheet,
    { paper, preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' },
    { voice: voiceIn(language), measure: plainMeasure },
  );

const drawnOn = (page: ReturnType<typeof pagesOf>[number]) => page.cut ?? { texts: [], outlines: [], lines: [] };
const wordsOf = ({ fitted }: DrawnText): string => fitted.lines.join(' ');

describe.each(games)('%s', (id) => {
  test('everybody has a card, six to a page and three to half a sheet, the name the largest of it', () => {
    const sheet = cardsOf(id);
    expect(sheet.placeCards.length).toBeGreaterThan(10);
    expect(new Set(sheet.placeCards.map(({ name }) => name.text)).size).toBe(sheet.placeCards.length);
    expect(pagesOf(sheet, 'A4')).toHaveLength(Math.ceil(sheet.placeCards.length / 6));
    expect(pagesOf(sheet, 'A5')).toHaveLength(Math.ceil(sheet.placeCards.length / 3));
    for (const page of pagesOf(sheet, 'A4')) {
      const { texts } = drawnOn(page);
      const names = texts.filter(({ name }) => name).map(({ fitted }) => fitted.size);
      expect(Math.min(...names)).toBeGreaterThan(
        Math.max(0, ...texts.filter(({ name, tile }) => !name && tile === undefined).map(({ fitted }) => fitted.size)),
      );
    }
  });

  test('a card says the whole name: two lines, or smaller letters, before an initial', () => {
    const wide = { text: 'Bergströmlund Noémie', short: 'Bergströmlund N.', lang: null };
    const sheet = cardsOf(id);
    const cards = { ...sheet, placeCards: sheet.placeCards.map((card) => ({ ...card, name: wide })) };
    const [page] = pagesOf(cards, 'A4');
    const names = page === undefined ? [] : drawnOn(page).texts.filter(({ name }) => name);
    expect(new Set(names.map(wordsOf))).toEqual(new Set([wide.text]));
  });

  test.each(paperSizes)(
    'on %s names of any length stand twice, once for the other side, and nothing meets the fold',
    (paper) => {
      const event = sampleOf(id);
      const entrants = event.entrants.map((entrant, i) => {
        const name = hostileNames[i % hostileNames.length] ?? entrant.name;
        return { ...entrant, name, familyName: '', givenName: '', members: entrant.members.map(() => name) };
      });
      for (const page of pagesOf(cardsOf(id, { ...event, entrants }), paper, 'ru')) {
        const { texts, lines } = drawnOn(page);
        const near = texts.filter(({ turned }) => !turned);
        expect(near.map(wordsOf).toSorted()).toEqual(
          texts
            .filter(({ turned }) => turned)
            .map(wordsOf)
            .toSorted(),
        );
        const folds = lines.filter(({ kind }) => kind === 'fold').map(({ y1 }) => y1);
        expect(folds.map((y) => Math.round((y / page.height) * 6))).toEqual([1, 3, 5]);
        for (const { x, y, width, height, fitted } of texts) {
          expect(fitted.size).toBeGreaterThanOrEqual(9 * POINT - 1e-9);
          expect(Math.min(x, y, page.width - x - width, page.height - y - height)).toBeGreaterThanOrEqual(5);
          expect(folds.filter((fold) => y < fold + 4.9 && fold - 4.9 < y + height)).toEqual([]);
        }
      }
    },
  );
});

test('a name of three words leaves no initial alone in its second line', () => {
  const sheet = cardsOf('poker');
  const name = { text: 'Bergström Noémie Q', short: null, lang: null };
  const [page] = pagesOf({ ...sheet, placeCards: sheet.placeCards.map((card) => ({ ...card, name })) }, 'A4');
  const names = page === undefined ? [] : drawnOn(page).texts.filter((text) => text.name);
  expect(new Set(names.map(({ fitted }) => fitted.lines.join(' / ')))).toEqual(new Set(['Bergström / Noémie Q']));
});

test('poker: table and seat where somebody sits now', () => {
  const places = cardsOf('poker').placeCards.flatMap(({ place }) => place ?? []);
  expect(places.length).toBeGreaterThan(10);
  expect(new Set(places.map(({ table, seat }) => `${table} ${seat}`)).size).toBe(places.length);
});

test('a table that is only of one round of many is on no card, that of the only round is', () => {
  const people = hostileNames.slice(0, 8).map((name) => ({ name }));
  const event = seated(people);
  const places = (plannedRounds: number) =>
    cardsOf('mahjong', { ...event, plannedRounds }).placeCards.map(({ place }) => place?.table ?? '');
  expect(new Set(places(8))).toEqual(new Set(['']));
  expect(places(1).toSorted()).toEqual(['1', '1', '1', '1', '2', '2', '2', '2']);
});
