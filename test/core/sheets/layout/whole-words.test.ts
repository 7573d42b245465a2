/** Words of lists that keep their room, by the widths of the fonts they are printed with. */

import { describe, expect, test } from 'vitest';
import { isCutOff } from '../../../../core/sheets/layout/drawn.ts';
import type { Voice } from '../../../../core/sheets/layout/laid.ts';
import { tilesOf } from '../../../../core/sheets/layout/tile.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { AT, event } from '../../games/poker/paper-event.ts';
import { codeVoice, plainHand } from '../hall-of-names.ts';
import { laid, sheetsOf } from '../printed.ts';
import { realMeasure } from '../real-measure.ts';
import { familyOf, sampleOf } from '../sample-events.ts';
import { voiceIn } from '../spoken-words.ts';
import { cyrillic, gameOf, mahjongWall } from '../wall-events.ts';

const measure = realMeasure();

describe('a heading of two languages', () => {
  const saying = (word: string): Voice => ({ ...codeVoice, say: () => word });
  const voice: Voice = { ...saying('little'), also: saying('Жмёшь') };

  test.each(['mahjong', 'bridge', 'duel'] as const)(
    '%s: the widest word has room, also where another has more letters',
    (id) => {
      const document = id === 'bridge' ? 'bridgePaper.ranking' : 'standings';
      const [sheet] = sheetsOf(sampleOf(id), document, { family: familyOf(id) });
      const rows = (sheet === undefined ? [] : laid(sheet, {}, { voice, measure })).flatMap((page) =>
        page.laid.columns.flatMap((column) => column.rows),
      );
      const lines = rows
        .filter(({ row }) => row.kind === 'heading')
        .flatMap(({ row }) => row.texts.flatMap(({ fitted }) => fitted.lines));
      expect(new Set(lines.flatMap((line) => line.split(' ')))).toEqual(new Set(['little', '/', 'Жмёшь']));
      // The stroke has no line of its own and begins none.
      expect(lines.filter((line) => line.startsWith('/'))).toEqual([]);
    },
  );
});

test.each(['A4', 'A5', 'Letter'] as const)(
  'heads of a score card on %s have their words whole in two languages',
  (paper) => {
    const voice = { ...voiceIn('en'), also: voiceIn('ru') };
    const [sheet] = sheetsOf(sampleOf('bridge'), 'bridgePaper.personal', { family: familyOf('bridge') });
    const pages = sheet === undefined ? [] : laid(sheet, { paper }, { ...plainHand, voice, measure });
    const texts = pages.flatMap(({ cut }) => cut?.texts ?? []);
    expect(texts.filter(({ fitted }) => /Против|Соперник/.test(fitted.lines.join(' '))).length).toBeGreaterThan(0);
    // A direction is a tile on cards too [L-1.3].
    expect(texts.filter(({ tile }) => tile !== undefined).length).toBeGreaterThan(0);
    expect(texts.filter(isCutOff).map(({ fitted }) => fitted.lines.join(' '))).toEqual([]);
  },
);

describe('[L-3.3] columns of a list of lines', () => {
  /** 24 of three tables, one of them broken. */
  const broken = () => {
    const made = event(0);
    const entrants = cyrillic(24).map((person) => ({ ...person, traits: { paid: true } }));
    made.send({ type: 'entrants.add', entrants } as CommandInput);
    made.floor({ do: 'addTables', count: 3 });
    made.floor({ do: 'initialDraw', at: AT });
    for (let entry = 1; entry <= 6; entry++) made.floor({ do: 'bust', hands: [[{ entry, by: [] }]], at: AT + entry });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 9 });
    return made.tournament;
  };

  const linesOf = (family: 'poker' | 'duel' | 'mahjong', document: string, language: 'en' | 'ru') => {
    const event = family === 'poker' ? broken() : sampleOf(family);
    const [sheet] = sheetsOf(event, document as never, { family: gameOf(family) });
    const pages = sheet === undefined ? [] : laid(sheet, {}, { voice: voiceIn(language), measure });
    const rows = pages.flatMap((page) => page.laid.columns.flatMap((column) => column.rows.map(({ row }) => row)));
    return {
      pages: pages.length,
      texts: rows.flatMap(({ kind, texts }) => texts.map(({ fitted }) => ({ kind, ...fitted }))),
    };
  };

  test('no word is broken: why somebody moved stands in two lines', () => {
    const { pages, texts } = linesOf('poker', 'poker.movements', 'ru');
    const why = texts.filter(({ lines }) => lines[0]?.startsWith('начальная') === true);
    expect(why.length).toBeGreaterThanOrEqual(24);
    expect(why.filter(({ lines }) => !lines.join(' ').endsWith('начальная жеребьёвка'))).toEqual([]);
    expect(pages).toBeLessThanOrEqual(2);
  });

  test('names of a table part between people, not inside a name', () => {
    const { texts } = linesOf('mahjong', 'mahjong.reasons', 'ru');
    const plain = (line: string): string => line.replaceAll(/[\u2068\u2069]/gu, '').replaceAll('\u00a0', ' ');
    const people = new Set(sampleOf('mahjong').entrants.map(({ name }) => name));
    const tables = texts
      .map(({ lines }) => lines.map(plain))
      .filter(
        (lines) =>
          lines.length > 1 &&
          lines
            .join(' ')
            .split(', ')
            .every((name) => people.has(name)),
      );
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.filter((lines) => lines.slice(0, -1).some((line) => !line.endsWith(',')))).toEqual([]);
  });

  test('a heading has one line where names need no more room, and no third line of it takes a row', () => {
    const { texts } = linesOf('duel', 'standings', 'en');
    const heads = texts.filter(({ kind }) => kind === 'heading').map(({ lines }) => lines);
    expect(heads.flat().join(' ')).toContain('Strength of schedule');
    expect(heads.filter((lines) => lines.length > 1)).toEqual([]);
  });
});

test('[L-1.2] a tile is at least so wide: a Latin letter, a Cyrillic one, two letters', () => {
  const least = (code: string, language: 'en' | 'ru') =>
    tilesOf([{ kind: 'seat', seat: { code } }], 1, { voice: voiceIn(language), measure: () => 0 }).width;
  expect(least('mahjong.seats.east.letter', 'en')).toBe(1.22);
  expect(least('mahjong.seats.east.letter', 'ru')).toBe(1.45);
  expect(least('bridge.seats.ns.letter', 'en')).toBe(2.15);
  expect(least('bridge.seats.ns.letter', 'ru')).toBe(2.15);
});

test('[L-3.6] a wide letter of the alphabet stands clear of the name beside it', () => {
  const names = cyrillic(160).map((one, i) =>
    i % 4 === 0 ? { ...one, familyName: `Щ${one.familyName}`, name: `Щ${one.name}` } : one,
  );
  const [sheet] = sheetsOf(mahjongWall(names), 'seatingByName', { family: gameOf('mahjong') });
  const pages = sheet === undefined ? [] : laid(sheet, {}, { ...plainHand, measure });
  const gaps = pages.flatMap((page) =>
    page.laid.columns.flatMap(({ rows }) =>
      rows.flatMap(({ row: { texts } }) => {
        const [letter, name] = texts;
        if (letter?.fitted.lines[0] !== 'Щ' || name === undefined) return [];
        const { size } = letter.fitted;
        return [(name.x - letter.x - measure('Щ', { size, bold: true, lang: null })) / size];
      }),
    ),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThan(0.2);
});
