// @module-tag long

import { describe, expect, test } from 'vitest';
import type { Measure } from '../../../../core/sheets/layout/fit.ts';
import { place } from '../../../../core/sheets/layout/lists/place.ts';
import { contentOf, POINT, papers, presets, type } from '../../../../core/sheets/layout/paper.ts';
import type { PaperLook, PaperPage } from '../../../../core/sheets/layout/paper-look.ts';
import { paperPages } from '../../../../core/sheets/layout/paper-pages.ts';
import { rangeText } from '../../../../core/sheets/layout/range.ts';
import { type Printing, sheets } from '../../../../core/sheets/paper/sheets.ts';
import type { ListSheet, SheetDocument } from '../../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { Phrase } from '../../../../core/tournament/words.ts';
import {
  finished,
  hostilePeople,
  latinPeople,
  mahjong,
  plainHand,
  plainMeasure,
  revised,
  seated,
} from '../hall-of-names.ts';
import { laid as laidOf } from '../printed.ts';

const look: PaperLook = { paper: 'A4', preset: 'wall', printed: '2026-11-20 14:05', program: 'Seatwright 0.1.0' };

const sheetOf = (tournament: Tournament, document: SheetDocument, more: Partial<Printing> = {}): ListSheet => {
  const made = sheets(
    tournament,
    mahjong,
    { documents: [document], round: null, language: 'en' },
    { printedAt: '2026-11-20T11:05:00.000Z', ...more },
  );
  const sheet = made.ok ? made.value.sheets[0] : undefined;
  if (sheet?.kind !== 'list') throw new Error(JSON.stringify(made));
  return sheet;
};

const pagesOf = (tournament: Tournament, document: SheetDocument, change: Partial<PaperLook> = {}) =>
  paperPages(sheetOf(tournament, document), { ...look, ...change }, plainHand);

const rowsOf = (pages: readonly PaperPage[]) =>
  pages.flatMap(({ laid }) => laid.columns.flatMap(({ rows }) => rows.filter(({ row }) => row.kind === 'row')));

const textsOf = (pages: readonly PaperPage[]): string[] =>
  rowsOf(pages).flatMap(({ row }) => row.texts.flatMap(({ name, fitted }) => (name ? [fitted.lines.join('')] : [])));

/** Compared without white space and breaks: a name may be set in two lines, or cut to initials. */
const bare = (text: string) => text.replace(/\s/gu, '');

const visible = (tournament: Tournament, document: SheetDocument): ReadonlyMap<string, string | null> =>
  new Map(
    sheetOf(tournament, document)
      .parts.flatMap(({ blocks }) => blocks)
      .flatMap(({ rows }) =>
        rows.flatMap(({ cells }) =>
          cells.flatMap((cell) =>
            cell.kind === 'name'
              ? [[bare(cell.name.text), cell.name.short === null ? null : bare(cell.name.short)] as const]
              : [],
          ),
        ),
      ),
  );

describe.each([4, 5, 8, 41, 103, 160, 200, 500, 2000])('P-01: %i players', (players) => {
  const tournament = seated(hostilePeople(players));
  const people = new Set(tournament.entrants.map(({ id }) => id));

  // Large events on half a sheet are measured as PDFs at the nightly gate.
  test.each(players > 200 ? (['A4', 'Letter'] as const) : (['A4', 'Letter', 'A5'] as const))(
    'everybody exactly once by table and by name on %s, nothing outside its box',
    (paper) => {
      for (const document of ['seatingByTable', 'seatingByName'] as const) {
        const pages = pagesOf(tournament, document, { paper });
        const written = new Map<string, number>();
        for (const text of textsOf(pages)) written.set(bare(text), (written.get(bare(text)) ?? 0) + 1);
        const names = visible(tournament, document);
        expect(names.size).toBe(people.size);
        for (const [text, short] of names) {
          expect((written.get(text) ?? 0) + (short === null ? 0 : (written.get(short) ?? 0)), text).toBe(1);
        }
        const { width, height } = contentOf(paper).rows;
        for (const { laid } of pages) {
          expect(laid.rows).toBeGreaterThan(0);
          for (const { x, width: columnWidth, rows } of laid.columns) {
            expect(x + columnWidth).toBeLessThanOrEqual(width + 1e-6);
            let free = 0;
            for (const { top, row } of rows) {
              expect(top).toBeGreaterThanOrEqual(free - 1e-6);
              free = top + row.height;
              expect(free).toBeLessThanOrEqual(height + 1e-6);
              for (const text of row.texts) {
                expect(text.x).toBeGreaterThanOrEqual(0);
                expect(text.x + text.width).toBeLessThanOrEqual(columnWidth + 0.02 * columnWidth);
                const { lines, size, stretch } = text.fitted;
                const widest = Math.max(
                  ...lines.map((line) => plainMeasure(line, { size, bold: text.bold, lang: text.lang }) * stretch),
                );
                expect(widest, lines.join('|')).toBeLessThanOrEqual(text.width + 1e-6);
                expect(text.y + lines.length * size * type.line).toBeLessThanOrEqual(
                  Math.max(row.height, text.y + text.height) + 1e-6,
                );
              }
            }
          }
        }
      }
    },
  );
});

describe('[hall-and-print 1.3, 1.4] sizes and capacities', () => {
  test.each([
    [10.5, 43],
    [11, 41],
    [12, 38],
    [13, 36],
    [17, 28],
  ])('%d pt leaves %i rows in a column of A4', (points, rows) => {
    const { height } = contentOf('A4').rows;
    expect(height).toBeCloseTo(252, 6);
    expect(Math.floor(height / (points * POINT * type.line + 2 * type.padding))).toBe(rows);
  });

  test('Letter has about 93 % of A4', () => {
    expect(contentOf('Letter').rows.height / contentOf('A4').rows.height).toBeCloseTo(0.93, 2);
  });

  test.each([
    [4, 1],
    [40, 1],
    [100, 2],
    [200, 3],
    [400, 6],
    [2000, 29],
  ])('by name at 13 pt in two columns: %i players on %i pages of A4', (players, pages) => {
    const laid = pagesOf(seated(latinPeople(players)), 'seatingByName');
    expect(laid.length).toBeLessThanOrEqual(pages);
    expect(laid.length).toBeGreaterThanOrEqual(Math.floor(players / 80) || 1);
  });

  test('P-04: presets are kept within 0.1 pt, data is never below 9 pt, the footer never below 8 pt', () => {
    const tournament = seated(hostilePeople(160));
    for (const preset of ['compact', 'standard', 'wall', 'wallLarge'] as const) {
      const pages = pagesOf(tournament, 'seatingByName', { preset });
      const sizes = rowsOf(pages).flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.size / POINT));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
      expect(Math.abs(Math.max(...sizes) - presets[preset].list)).toBeLessThan(0.1);
      for (const { footer } of pages) {
        for (const { fitted } of footer) expect(fitted.size / POINT).toBeGreaterThanOrEqual(7.99);
      }
    }
  });

  test('a single row does not stand alone on a last page if a tenth less padding removes it', () => {
    const sheet = sheetOf(seated(latinPeople(10)), 'seatingByName');
    const frame = {
      width: 100,
      gap: 5,
      size: 4,
      least: 3,
      line: 1.25,
      padding: 1,
      columns: 1,
      widest: 100,
      letters: true,
      spare: false,
    };
    const rows = (height: number) =>
      place(sheet.parts, { ...frame, height }, plainHand).map(({ rows: count }) => count);
    // A row is 5 high and its padding 2: ten need 70, with tighter padding 68.
    expect(rows(70)).toEqual([10]);
    expect(rows(69)).toEqual([10]);
    expect(rows(67)).toEqual([9, 1]);
  });
});

describe('[hall-and-print 1.2] the page around the rows', () => {
  const tournament = seated(latinPeople(160), 'European Riichi Championship 2026');

  test('[L-2.2] P-02: every page says which of how many it is, and carries event, document, stamp and time', () => {
    const pages = pagesOf(tournament, 'seatingByName');
    pages.forEach(({ header, footer, no, of }, i) => {
      expect([no, of]).toEqual([i + 1, pages.length]);
      const written = [...header, ...footer].map(({ fitted }) => fitted.lines.join(' '));
      expect(written).toContain('European Riichi Championship 2026');
      expect(written).toContain('seatingByName');
      expect(written).toContain('round 1/4');
      expect(written).toContain(`page ${i + 1}/${pages.length}`);
      expect(written).toContain('printed 2026-11-20 14:05');
      expect(written.some((text) => /^R1\.1 · [2-9A-Z]{4} · Seatwright 0\.1\.0 · seed lucky$/.test(text))).toBe(true);
    });
  });

  test('[L-2.4] stamp, program, seed and key left, time of printing in the middle, page right, in one line below the rows', () => {
    const sheet = sheetOf(tournament, 'seatingByName');
    const footer = (seed: string, key: string | null) => {
      const [page] = laidOf({ ...sheet, seed, key });
      if (page === undefined) throw new Error('no page');
      return { ...page, said: page.footer.map(({ fitted }) => fitted.lines.join(' ')) };
    };
    const usual = footer('lucky', '4F7A-92C1');
    expect(usual.said).toEqual([
      expect.stringMatching(/^R1\.1 · [2-9A-Z]{4} · Seatwright 0\.1\.0 · seed lucky · key 4F7A-92C1$/),
      'printed 2026-11-20 14:05',
      'page 1/3',
    ]);
    const [stamp, printed, page] = usual.footer;
    expect(new Set(usual.footer.map(({ y }) => y)).size).toBe(1);
    expect(stamp?.x).toBe(12);
    expect((page?.x ?? 0) + (page?.width ?? 0)).toBeCloseTo(198, 6);
    expect((stamp?.x ?? 0) + (stamp?.width ?? 0)).toBeLessThan(printed?.x ?? 0);
    // A line of its own only where there is no room for all of it, and never on the last rule of the rows.
    const long = footer(
      'a seed that somebody wrote as a whole sentence, to be read aloud before everybody',
      '4F7A-92C1',
    );
    expect(long.said).toHaveLength(4);
    for (const { y } of [...usual.footer, ...long.footer])
      expect(y).toBeGreaterThan(long.rows.y + long.rows.height + 2);
  });

  test.each(['seatingByName', 'signIn', 'schedule'] as const)(
    '[L-2.3] by name every page of %s says its range; ranges follow each other and cover the list',
    (document) => {
      // A schedule tells of two rounds at least.
      const rounds = [1, 2].flatMap((no) => tournament.rounds.map((round) => ({ ...round, no })));
      const pages = pagesOf({ ...tournament, rounds }, document);
      expect(pages[0]?.laid.from).toBe('Åkesson');
      expect(pages.at(-1)?.laid.to).toBe('Žižka');
      const ranged = (head: string) => {
        const letters = [...head.toLocaleUpperCase()];
        return letters.length > 12 ? `${letters.slice(0, 12).join('')}…` : letters.join('');
      };
      for (const { header, laid } of pages) {
        const texts = header.map(({ fitted }) => fitted.lines[0]);
        expect(texts).toContain(`${ranged(laid.from)} – ${ranged(laid.to)}`);
      }
    },
  );

  test('[L-2.3] a range is cut as little as it must be, and no number of a tag is cut', () => {
    const measure: Measure = (text, { size }) => [...text].length * size;
    const range = (from: string, to: string, width: number) => rangeText([from, to], { width, size: 1 }, measure);
    expect(range('AGAFONOV', 'VINOGRADOVA', 22)).toBe('AGAFONOV – VINOGRADOVA');
    expect(range('AGAFONOV', 'VINOGRADOVA', 21)).toBe('AGAFONOV – VINOGRADO…');
    const tags = ['Ghost293', 'GhostKnight293', 'GhostKnight295', 'GhostKnight297'];
    const [page] = pagesOf(seated(tags.map((name) => ({ name }))), 'seatingByName');
    expect(page?.header.map(({ fitted }) => fitted.lines[0])).toContain('Ghost293 – GhostKnight…');
  });

  test('[L-3.6] a letter that goes on in another column is repeated there, costs no row and says nothing else', () => {
    const columns = pagesOf(seated(latinPeople(200)), 'seatingByName').flatMap(({ laid }) => laid.columns);
    const tops = columns.map(({ rows }) => rows[0]?.row);
    const goesOn = tops.filter((row, i) => i > 0 && row?.head[0] === columns[i - 1]?.rows.at(-1)?.row.head[0]);
    expect(goesOn.length).toBeGreaterThan(0);
    for (const row of tops) expect(row?.texts[0]?.fitted.lines[0]).toMatch(/^\p{Lu}$/u);
    const rows = columns.flatMap((column) => column.rows);
    expect(rows.filter(({ row }) => row.kind !== 'row')).toEqual([]);
    expect(rows).toHaveLength(200);
  });

  test('no text of header or footer leaves its band or comes within 6 mm of the edge, however long the event is called', () => {
    for (const paper of ['A4', 'Letter'] as const) {
      const long = revised(seated(latinPeople(160), 'Ж'.repeat(200)), 1, 2);
      for (const { header, footer, rows } of pagesOf(long, 'seatingByName', { paper })) {
        const { width, height } = papers[paper];
        for (const { x, y, width: w, height: h } of [...header, ...footer]) {
          expect(x).toBeGreaterThanOrEqual(6);
          expect(y).toBeGreaterThanOrEqual(6);
          expect(x + w).toBeLessThanOrEqual(width - 6);
          expect(y + h).toBeLessThanOrEqual(height - 6);
        }
        for (const { y, height: h } of header) expect(y + h).toBeLessThanOrEqual(rows.y);
        for (const { y } of footer) expect(y).toBeGreaterThanOrEqual(rows.y + rows.height);
      }
    }
  });
});

describe('P-14: a revised round', () => {
  const before = seated(latinPeople(64));
  const after = revised(before, 3, 7);
  const changedIn = (document: SheetDocument) => {
    const rows = rowsOf(pagesOf(after, document)).map(({ row }) => row);
    return rows.filter(({ changed }) => changed);
  };

  test('REVISED stands in a box on every page, and on none of the first issue', () => {
    const boxed = (tournament: Tournament) =>
      pagesOf(tournament, 'seatingByName').map(({ header }) => header.filter((text) => text.boxed).length);
    expect(boxed(after).every((count) => count === 1)).toBe(true);
    expect(boxed(before).every((count) => count === 0)).toBe(true);
  });

  test('[L-2.5] a printed revision that was taken back: the sheets of the seating in force say that it no longer holds', () => {
    const said = (tournament: Tournament, printed: { readonly [round: string]: number }) =>
      paperPages(sheetOf(tournament, 'seatingByName', { printed }), look, plainHand).map(({ header }) => {
        const lines = header.flatMap(({ fitted }) => fitted.lines);
        return [header.filter(({ boxed }) => boxed).length, lines.find((line) => line.includes('noLongerHolds')) ?? ''];
      });
    const [first, third] = [before, { ...after, rounds: after.rounds.map((round) => ({ ...round, rev: 3 })) }];
    expect(said(first, { 1: 2 })).toEqual([[1, 'noLongerHolds R1.2']]);
    expect(said(first, { 1: 1 })).toEqual([[0, '']]);
    expect(said(first, { 2: 2 })).toEqual([[0, '']]);
    // Printed, taken back, and another one made: it replaces the first, and the second no longer holds either.
    expect(said(third, { 1: 2 })).toEqual([[1, expect.stringMatching(/^replaces .* · noLongerHolds R1\.2$/)]]);
    expect(said(third, { 1: 1 })).toEqual([[1, '']]);
  });

  test('[L-2.2, L-2.5] beside REVISED the round keeps its size in two languages: there is one where two have no room', () => {
    const also = { ...plainHand.voice, say: (phrase: Phrase) => `${plainHand.voice.say(phrase)} по-русски длинно` };
    const hand = { ...plainHand, voice: { ...plainHand.voice, also } };
    for (const tournament of [before, after]) {
      const [page] = paperPages(sheetOf(tournament, 'seatingByName'), look, hand);
      const title = page?.header.find(({ fitted }) => fitted.lines.join(' ').startsWith('round 1/'));
      expect(title?.fitted.size).toBeCloseTo(type.title, 6);
    }
  });

  test('the stamp differs', () => {
    expect(sheetOf(before, 'seatingByTable').stamp).toMatch(/^R1\.1 · /);
    expect(sheetOf(after, 'seatingByTable').stamp).toMatch(/^R1\.2 · /);
  });

  test('[L-5.1, L-5.2] [fault H-8] two who changed places: two lines by table, two rows by name, all others without a mark', () => {
    const byTable = changedIn('seatingByTable');
    expect(byTable.map(({ head }) => head)).toEqual(['3', '7']);
    for (const { texts, mark } of byTable) {
      expect(texts.find(({ name }) => name)?.bold).toBe(true);
      expect(mark?.outlined).toBe(false);
    }
    const byName = changedIn('seatingByName');
    expect(byName).toHaveLength(2);
    for (const { texts, mark } of byName) {
      const [name, number] = [
        texts.find((text) => text.name),
        texts.find((text) => /^\d+$/.test(text.fitted.lines[0] ?? '')),
      ];
      expect([name?.bold, mark?.outlined]).toEqual([true, true]);
      // Directly before the table number.
      expect(mark?.x).toBeGreaterThan(name?.x ?? 0);
      expect(mark?.x).toBeLessThan((number?.x ?? 0) + (number?.width ?? 0));
    }
    const unmarked = rowsOf(pagesOf(after, 'seatingByName')).filter(({ row }) => !row.changed);
    expect(unmarked.every(({ row }) => row.texts.every(({ name, bold }) => !name || !bold))).toBe(true);
  });

  test('[L-2.5] the legend says how many rows of the page are marked, also none', () => {
    const large = revised(seated(latinPeople(160)), 1, 2);
    const said = pagesOf(large, 'seatingByTable').map(({ header }) =>
      header.flatMap(({ fitted }) => fitted.lines).find((line) => line.startsWith('newPlaces')),
    );
    expect(said).toEqual(['newPlaces 2', 'newPlaces 0']);
  });

  test('[L-5.3] a round that was taken back and seated anew: nobody knows who moved, so everybody looks', () => {
    const anew = { ...before, rounds: before.rounds.map((round) => ({ ...round, rev: 2 })) };
    for (const document of ['seatingByTable', 'seatingByName'] as const) {
      const pages = pagesOf(anew, document);
      expect(rowsOf(pages).some(({ row }) => row.changed)).toBe(false);
      for (const { header } of pages) {
        const said = header.flatMap(({ fitted }) => fitted.lines);
        expect(said).toContain('revised: reseated');
        expect(said).not.toContain('►');
      }
    }
  });

  test('[L-5.3] more than a third moved: no marks, the header says so, and all pages are printed again', () => {
    const [round] = before.rounds;
    if (round === undefined) throw new Error('no round');
    const tables = round.tables.map((table, i) => ({ ...table, seats: round.tables[(i + 1) % 16]?.seats ?? [] }));
    const all = {
      ...before,
      rounds: [
        {
          ...round,
          rev: 2,
          revised: tables.map(({ table }) => table),
          replaced: { rev: 1, tables: round.tables },
          tables,
        },
      ],
    };
    for (const document of ['seatingByTable', 'seatingByName'] as const) {
      const pages = pagesOf(all, document, { changedOnly: true });
      expect(rowsOf(pages).some(({ row }) => row.changed)).toBe(false);
      expect(rowsOf(pages).length).toBeGreaterThanOrEqual(64);
      for (const { header } of pages)
        expect(header.flatMap(({ fitted }) => fitted.lines)).toContain('revised: reseated');
    }
  });

  test('[L-5.1] where the tables before are not known, all at the tables that changed are marked', () => {
    const [round] = after.rounds;
    if (round === undefined) throw new Error('no round');
    const { replaced: _, ...old } = round;
    const rows = rowsOf(pagesOf({ ...after, rounds: [old] }, 'seatingByName'));
    expect(rows.filter(({ row }) => row.changed)).toHaveLength(8);
  });
});

describe('standings', () => {
  test('everybody once in order of rank, the headings on every page', () => {
    const pages = pagesOf(finished(seated(latinPeople(200))), 'standings');
    expect(rowsOf(pages)).toHaveLength(200);
    expect(rowsOf(pages).map(({ row }) => row.texts[0]?.fitted.lines[0])).toEqual(
      Array.from({ length: 200 }, (_, i) => String(i + 1)),
    );
    for (const { laid } of pages) expect(laid.columns[0]?.rows[0]?.row.kind).not.toBe('row');
    expect(pages).toHaveLength(5);
  });
});
