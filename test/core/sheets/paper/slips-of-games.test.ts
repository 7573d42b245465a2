/** What the slip of each game says, how large, and how many pages they take. */

import { describe, expect, test } from 'vitest';
import type { DrawnText } from '../../../../core/sheets/layout/drawn.ts';
import { POINT } from '../../../../core/sheets/layout/paper.ts';
import type { PaperPage } from '../../../../core/sheets/layout/paper-look.ts';
import { paperPages } from '../../../../core/sheets/layout/paper-pages.ts';
import type { Sheet } from '../../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { GameId } from '../../../../core/tournament/words.ts';
import { drawn } from '../../games/poker/paper-event.ts';
import { latinPeople, plainMeasure, seated } from '../hall-of-names.ts';
import { sheetsOf } from '../printed.ts';
import { realMeasure } from '../real-measure.ts';
import { familyOf, sampleOf } from '../sample-events.ts';
import { voiceIn } from '../spoken-words.ts';

const voice = voiceIn('en');

const pagesOf = (sheet: Sheet, paper: 'A4' | 'Letter' | 'A5' = 'A4'): readonly PaperPage[] =>
  paperPages(
    sheet,
    { paper, preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' },
    { voice, measure: plainMeasure },
  );

const textsOf = (pages: readonly PaperPage[]): readonly DrawnText[] => pages.flatMap(({ cut }) => cut?.texts ?? []);
const wordsOf = ({ fitted }: DrawnText): string => fitted.lines.join(' ');

const onlySheet = (tournament: Tournament, game: GameId, document: string, wishes = {}): Sheet => {
  const [sheet] = sheetsOf(tournament, document, { family: familyOf(game), wishes });
  if (sheet === undefined) throw new Error('no slips');
  return sheet;
};

describe('[L-1.1] the seat stands in a tile, all of a slip equally wide', () => {
  test.each([
    ['mahjong', 'slips', ['E', 'S', 'W', 'N']],
    ['duel', 'slips', ['A', 'B']],
    ['bridge', 'slips', ['NS', 'EW']],
  ] as const)('%s', (game, document, letters) => {
    const tiles = textsOf(pagesOf(onlySheet(sampleOf(game), game, document))).filter(({ tile }) => tile !== undefined);
    expect(new Set(tiles.map(wordsOf))).toEqual(new Set(letters));
    expect(new Set(tiles.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
  });
});

test('[L-7.1] a bridge slip in two languages: no label and no rule of the slip is cut', () => {
  const [sheet] = sheetsOf(sampleOf('bridge'), 'slips', { family: familyOf('bridge') });
  if (sheet === undefined) throw new Error('no slips');
  const look = { paper: 'A4', preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' } as const;
  const both = { ...voice, also: voiceIn('ru') };
  const words = textsOf(paperPages(sheet, look, { voice: both, measure: realMeasure() })).map(wordsOf);
  expect(words.filter((said) => said.endsWith('…'))).toEqual([]);
  expect(words.some((said) => said.includes(' / '))).toBe(true);
});

describe('[L-7.4] the end that a table agreed on', () => {
  const said = voice.say({ code: 'mahjong.slips.agreedEnd' });

  test.each([
    [false, 0],
    [true, 4],
  ])('has a box where it is wished: %s', (slipBox, boxes) => {
    const pages = pagesOf(onlySheet(sampleOf('mahjong'), 'mahjong', 'slips', { slipBox })).slice(0, 1);
    expect(textsOf(pages).filter((text) => wordsOf(text) === said)).toHaveLength(boxes);
    expect(pages[0]?.cut?.outlines).toHaveLength(4 * (4 * 4 + 2) + boxes);
  });
});

describe('[L-7.5] the slip of 1-v-1', () => {
  const sheet = onlySheet(sampleOf('duel'), 'duel', 'slips');

  test.each(['A4', 'Letter'] as const)(
    'has name, games won, initials and "leaves event", eight to a page of %s',
    (paper) => {
      const pages = pagesOf(sheet, paper);
      if (sheet.kind !== 'slips') throw new Error('no slips of seats');
      expect(pages).toHaveLength(Math.ceil(sheet.slips.length / 8));
      expect(sheet.form.beside.map(({ code }) => code)).toEqual(['games', 'signature', 'leaves']);
      for (const { name, fitted } of textsOf(pages)) if (name) expect(fitted.size / POINT).toBeCloseTo(13, 6);
      const stamps = textsOf(pages).flatMap(({ fitted: { lines } }) =>
        lines.at(-1)?.endsWith(' 14:05') ? [lines] : [],
      );
      expect(stamps.some((lines) => lines.length > 1)).toBe(true);
      expect(stamps.flat().filter((half) => half.endsWith('·'))).toEqual([]);
    },
  );
});

describe('[L-7.6] the slip of poker', () => {
  const { tournament } = drawn(27, 3);
  const pages = pagesOf(onlySheet(tournament, 'poker', 'poker.seatSlips'));

  test('says the table in 40 pt bold, the seat in a tile of that height', () => {
    const tiles = textsOf(pages).filter(({ tile }) => tile !== undefined);
    const tables = textsOf(pages).filter(
      ({ bold, tile, fitted }) => bold && tile === undefined && fitted.size > 39 * POINT,
    );
    expect(tiles).toHaveLength(27);
    expect(tables).toHaveLength(27);
    for (const { fitted } of tables) expect(fitted.size / POINT).toBeCloseTo(40, 6);
    for (const { height } of tiles) expect(Math.abs(height / POINT - 40)).toBeLessThan(0.5);
  });
});

describe('[L-8] pages of slips', () => {
  test.each([
    [27, 2],
    [64, 4],
    [160, 10],
    [1000, 63],
  ])('mahjong, %i players: %i', (players, pages) => {
    const tournament = seated(latinPeople(players));
    for (const paper of ['A4', 'Letter'] as const) {
      expect(pagesOf(onlySheet(tournament, 'mahjong', 'slips'), paper)).toHaveLength(pages);
    }
  });

  test.each([
    [27, 3],
    [64, 7],
    [160, 16],
  ])('seat slips of poker, %i players: %i', (players, pages) => {
    const { tournament } = drawn(players, Math.ceil(players / 9));
    for (const paper of ['A4', 'Letter'] as const) {
      expect(pagesOf(onlySheet(tournament, 'poker', 'poker.seatSlips'), paper)).toHaveLength(pages);
    }
  });
});
