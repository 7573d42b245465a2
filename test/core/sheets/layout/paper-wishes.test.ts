import { describe, expect, test } from 'vitest';
import { POINT, type Preset } from '../../../../core/sheets/layout/paper.ts';
import type { PaperPage } from '../../../../core/sheets/layout/paper-look.ts';
import { paperPages } from '../../../../core/sheets/layout/paper-pages.ts';
import { documentsOf, waitingFor } from '../../../../core/sheets/paper/documents.ts';
import type { Sheet } from '../../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { GameId } from '../../../../core/tournament/words.ts';
import { codeVoice, plainMeasure } from '../hall-of-names.ts';
import { laid, sheetsOf } from '../printed.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const games = ['mahjong', 'duel', 'bridge', 'poker'] as const;

/** The documents of a game that can be printed now. */
const printable = (id: GameId, tournament: Tournament) => {
  const family = familyOf(id);
  const waiting = waitingFor(tournament, family, null);
  return documentsOf(family).filter((document) => waiting.get(document.id) === null);
};

const wordsIn = ({ header, footer, laid: { columns }, cut }: PaperPage): string[] => [
  ...[...header, ...footer, ...(cut?.texts ?? [])].map(({ fitted }) => fitted.lines.join(' ')),
  ...columns.flatMap(({ rows }) => rows.flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.lines.join(' ')))),
];

describe('5: bilingual headings', () => {
  const second = {
    ...codeVoice,
    say: (phrase: { readonly code: string }) => `второй ${phrase.code.split('.').at(-1)}`,
  };
  const both = { ...codeVoice, also: second };
  const look = { paper: 'A4', preset: 'wall', printed: '', program: '' } as const;
  const pagesOf = (sheet: Sheet) => paperPages(sheet, look, { voice: both, measure: plainMeasure });

  test.each(games)('%s: every list has its title in both languages, rows in one', (id) => {
    const tournament = sampleOf(id);
    for (const { id: document } of printable(id, tournament)) {
      for (const sheet of sheetsOf(tournament, document, { family: familyOf(id) })) {
        if (sheet.kind !== 'list') continue;
        for (const page of pagesOf(sheet)) {
          const [title] = page.header.flatMap(({ fitted }) => {
            const words = fitted.lines.join(' ');
            return words.includes(' / второй ') ? [words] : [];
          });
          expect(title, document).toBeDefined();
          const rows = page.laid.columns.flatMap((column) => column.rows.filter(({ row }) => row.kind === 'row'));
          const words = rows.flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.lines.join(' ')));
          expect(words.filter((text) => text.includes('второй'))).toEqual([]);
        }
      }
    }
  });

  test('column headings too, on every page', () => {
    const [sheet] = sheetsOf(sampleOf('duel'), 'standings', { family: familyOf('duel') });
    if (sheet === undefined) throw new Error('no standings');
    for (const page of pagesOf(sheet)) expect(wordsIn(page)).toContain('name / второй name');
  });

  test('the page number at the foot is said in both languages, or in one', () => {
    const [sheet] = sheetsOf(sampleOf('duel'), 'standings', { family: familyOf('duel') });
    if (sheet === undefined) throw new Error('no standings');
    const [page] = pagesOf(sheet);
    expect(page?.footer.map(({ fitted }) => fitted.lines.join(' '))).toContain(
      `${codeVoice.say({ code: 'sheets.page', params: { no: 1, of: page?.of ?? 0 } })} · второй page`,
    );
    expect(laid(sheet)[0]?.footer.some(({ fitted }) => fitted.lines.join(' ').includes(' · второй'))).toBe(false);
  });

  test.each(games)(
    '%s: slips, cards and guides too: what stands over boxes and figures, the table, the round',
    (id) => {
      const tournament = sampleOf(id);
      let cards = 0;
      for (const { id: document } of printable(id, tournament)) {
        for (const sheet of sheetsOf(tournament, document, { family: familyOf(id) })) {
          // A badge bears names and a number, and no word.
          if (
            sheet.kind === 'list' ||
            sheet.kind === 'bracket' ||
            sheet.kind === 'badges' ||
            sheet.kind === 'placeCards'
          )
            continue;
          for (const page of pagesOf(sheet)) {
            cards += 1;
            expect(
              wordsIn(page).some((text) => text.includes('второй')),
              document,
            ).toBe(true);
            // The large number of a table is said once, at its size.
            for (const { fitted } of page.cut?.texts ?? []) {
              if (fitted.size > 18 * POINT && sheet.kind !== 'cards')
                expect(fitted.lines.join('')).not.toContain('второй');
            }
          }
        }
      }
      expect(cards).toBeGreaterThan(0);
    },
  );

  test('without the wish there is one language', () => {
    const [sheet] = sheetsOf(sampleOf('duel'), 'standings', { family: familyOf('duel') });
    if (sheet === undefined) throw new Error('no standings');
    for (const page of laid(sheet)) expect(wordsIn(page).join(' ')).not.toContain('второй');
  });
});

describe('4: large print', () => {
  const points = (page: PaperPage): number[] =>
    page.laid.columns.flatMap(({ rows }) => rows.flatMap(({ row }) => row.texts.map(() => row.size / POINT)));

  test.each(games)('%s: the list by name is set in 18 pt', (id) => {
    const tournament = sampleOf(id);
    const named = printable(id, tournament).filter((document) => document.id === 'seatingByName');
    for (const { id: document } of named) {
      for (const sheet of sheetsOf(tournament, document, { family: familyOf(id) })) {
        if (sheet.kind !== 'list' || sheet.parts.some(({ form }) => form !== 'names')) continue;
        const pages = laid(sheet, { preset: 'largePrint' });
        for (const page of pages) for (const size of points(page)) expect(size).toBeCloseTo(18, 1);
        const people = pages.reduce((sum, page) => sum + page.laid.rows, 0);
        expect(people).toBe(laid(sheet).reduce((sum, page) => sum + page.laid.rows, 0));
      }
    }
  });

  test.each(['mahjong', 'bridge', 'duel'] as const)('%s: personal schedules have their data in 18 pt', (id) => {
    const tournament = sampleOf(id);
    const [sheet] = sheetsOf(tournament, 'guides', { family: familyOf(id) });
    if (sheet === undefined) throw new Error('no guides');
    const sizes = (preset: Preset) =>
      laid(sheet, { preset }).flatMap(({ cut }) => (cut?.texts ?? []).map(({ fitted }) => fitted.size / POINT));
    const usual = sizes('wall').filter((size) => size >= 9 - 1e-9);
    const large = sizes('largePrint');
    expect(Math.min(...usual)).toBeCloseTo(9, 1);
    // All but the stamp and what is squeezed: as much as usual, twice as large.
    expect(large.filter((size) => size >= 18 - 1e-9).length).toBeGreaterThanOrEqual(usual.length * 0.9);
    for (const { cut, width, height } of laid(sheet, { preset: 'largePrint' })) {
      for (const { x, y, width: w, height: h } of cut?.texts ?? []) {
        expect([x >= 6, y >= 5.9, x + w <= width - 5.9, y + h <= height - 5.9]).toEqual([true, true, true, true]);
      }
    }
  });
});

test.each(['mahjong', 'duel'] as const)(
  '4: who reads large print has a card of that size in %s, the others usual ones',
  (id) => {
    const sample = sampleOf(id);
    const wanted = sample.entrants[3];
    const entrants = sample.entrants.map((entrant) =>
      entrant.id === wanted?.id ? { ...entrant, traits: { ...entrant.traits, largePrint: true } } : entrant,
    );
    expect(familyOf(id).traits.safeParse({ largePrint: true }).success).toBe(true);
    const [usual, large, ...more] = sheetsOf({ ...sample, entrants }, 'guides', { family: familyOf(id) });
    expect(more).toEqual([]);
    if (usual?.kind !== 'guides' || large?.kind !== 'guides') throw new Error('no guides');
    expect(large.guides.map(({ name }) => name.text)).toEqual([wanted?.name]);
    expect(usual.guides.length + 1).toBe(
      sheetsOf(sample, 'guides', { family: familyOf(id) }).flatMap((sheet) =>
        sheet.kind === 'guides' ? sheet.guides : [],
      ).length,
    );
    const sizes = (sheet: Sheet) =>
      laid(sheet).flatMap(({ cut }) => (cut?.texts ?? []).map(({ fitted }) => fitted.size / POINT));
    expect(Math.max(...sizes(usual))).toBeCloseTo(13, 1);
    expect(Math.max(...sizes(large))).toBeCloseTo(26, 1);
  },
);

test('4: a pair of bridge that reads large print has its guide card in that size, whole, on paper of every size', () => {
  const sample = sampleOf('bridge');
  const bridge = { family: familyOf('bridge') };
  const wanted = sample.entrants[3];
  const entrants = sample.entrants.map((entrant) =>
    entrant.id === wanted?.id ? { ...entrant, traits: { ...entrant.traits, largePrint: true } } : entrant,
  );
  const marked = { ...sample, entrants };
  expect(bridge.family.traits.safeParse({ largePrint: true }).success).toBe(true);
  const handouts = (sheets: readonly Sheet[]) => sheets.map((sheet) => (sheet.kind === 'handouts' ? sheet : null));
  const titles = (sheet: Sheet | null | undefined) =>
    sheet?.kind === 'handouts' ? sheet.handouts.map(({ title }) => (title.kind === 'name' ? title.name.text : '')) : [];
  const [usual, large, ...more] = handouts(sheetsOf(marked, 'guides', bridge));
  expect(more).toEqual([]);
  expect(titles(large)).toEqual([wanted?.name]);
  const [all] = handouts(sheetsOf(sample, 'guides', bridge));
  expect(titles(usual)).toEqual(titles(all).filter((title) => title !== wanted?.name));
  if (usual == null || large == null) throw new Error('no cards');
  for (const paper of ['A4', 'Letter', 'A5', 'Universal'] as const) {
    for (const { cut, width, height } of laid(large, { paper })) {
      const sizes = (cut?.texts ?? []).map(({ fitted }) => fitted.size / POINT);
      // On half a sheet headings of narrow columns are squeezed.
      const share = paper === 'A5' ? 0.7 : 0.8;
      expect(sizes.filter((size) => size >= 18 - 1e-9).length).toBeGreaterThanOrEqual(sizes.length * share);
      for (const { x, y, width: w, height: h } of [...(cut?.texts ?? []), ...(cut?.outlines ?? [])]) {
        expect([x >= 6, y >= 5.9, x + w <= width - 5.9, y + h <= height - 5.9]).toEqual([true, true, true, true]);
      }
    }
  }
  // Three times as much is more than a sheet holds in that size: it is then as large as goes.
  const long = {
    ...large,
    handouts: large.handouts.map((card) => ({ ...card, parts: Array.from({ length: 3 }, () => card.parts).flat() })),
  };
  for (const { cut, height } of laid(long, { paper: 'A4' })) {
    for (const { y, height: h } of [...(cut?.texts ?? []), ...(cut?.outlines ?? [])]) {
      expect(y + h).toBeLessThanOrEqual(height - 5.9);
    }
  }
  // The flag is for the schedule in the hand: other cards of the pair are as those of the others.
  expect(handouts(sheetsOf(marked, 'bridgePaper.personal', bridge)).map((sheet) => sheet?.large)).toEqual([false]);
});

test.each(['mahjong', 'duel', 'bridge'] as const)(
  '[hall-and-print 1.1 G] personal schedules of %s say when their rounds are planned to begin, others of its papers do not',
  (id) => {
    const starts = ['09:05', '10:35', '12:05'];
    const tournament = { ...sampleOf(id), starts };
    const family = { family: familyOf(id) };
    const times = (state: Tournament, document: string) =>
      sheetsOf(state, document, family)
        .flatMap((sheet) => laid(sheet))
        .flatMap(wordsIn)
        .filter((text) => starts.includes(text));
    expect(new Set(times(tournament, 'guides')).size).toBeGreaterThanOrEqual(2);
    expect(times(sampleOf(id), 'guides')).toEqual([]);
    for (const document of ['seatingByTable', 'seatingByName', 'slips']) {
      expect(times(tournament, document)).toEqual([]);
    }
  },
);

describe.each(['mahjong', 'duel', 'bridge'] as const)('P-14: a re-issue of %s', (id) => {
  const sample = sampleOf(id);
  const family = familyOf(id);
  const [first, second, ...rest] = sample.rounds.at(-1)?.tables ?? [];
  if (first === undefined || second === undefined) throw new Error('no tables');
  const swapped = [
    { ...first, seats: [second.seats[0] ?? 0, ...first.seats.slice(1)] },
    { ...second, seats: [first.seats[0] ?? 0, ...second.seats.slice(1)] },
  ];
  const tournament: Tournament = {
    ...sample,
    rounds: sample.rounds.map((round, i) =>
      i < sample.rounds.length - 1
        ? round
        : {
            ...round,
            rev: 2,
            revised: [first.table, second.table],
            replaced: { rev: 1, tables: round.tables },
            results: {},
            tables: [...swapped, ...rest],
          },
    ),
  };
  const documents = printable(id, tournament).filter(({ of }) => of === 'round');
  const sheetOfRound = (document: string) => sheetsOf(tournament, document, { family });

  test('says REVISED and the stamp it replaces on every page of every list of the round', () => {
    let lists = 0;
    for (const { id: document } of documents) {
      for (const sheet of sheetOfRound(document)) {
        if (!sheet.revised || (sheet.kind !== 'list' && sheet.kind !== 'bracket')) continue;
        lists += 1;
        for (const page of laid(sheet)) {
          expect(
            wordsIn(page).some((words) => /^replaces R\d+\.1 · /.test(words)),
            document,
          ).toBe(true);
        }
      }
    }
    expect(lists).toBeGreaterThanOrEqual(3);
  });

  test('printed again where something changed: marked pages of seating lists, slips of the changed tables, all of the rest', () => {
    for (const { id: document } of documents) {
      for (const sheet of sheetOfRound(document)) {
        if (!sheet.revised) continue;
        const [all, changed] = [laid(sheet), laid(sheet, { changedOnly: true })];
        expect(changed.length, document).toBeGreaterThan(0);
        expect(changed.length, document).toBeLessThanOrEqual(all.length);
        if (sheet.kind !== 'list') continue;
        const marked = (pages: readonly PaperPage[]) =>
          pages.flatMap(({ laid: { columns } }) =>
            columns.flatMap(({ rows }) => rows.filter(({ row }) => row.changed)),
          );
        expect(marked(changed).length).toBe(marked(all).length);
      }
    }
    const slips = sheetOfRound('slips').flatMap((sheet): readonly { readonly changed: boolean }[] =>
      sheet.kind === 'slips' ? sheet.slips : sheet.kind === 'handouts' ? sheet.handouts : [],
    );
    expect(slips.filter(({ changed }) => changed)).toHaveLength(2);
    const [only] = sheetOfRound('slips').map((sheet) => laid(sheet, { changedOnly: true }));
    expect(only).toHaveLength(1);
  });

  test('exactly the lines of changed tables are marked in the seating by table', () => {
    for (const sheet of sheetOfRound('seatingByTable')) {
      if (sheet.kind !== 'list') continue;
      const rows = sheet.parts.flatMap(({ blocks }) => blocks.flatMap((block) => block.rows));
      const changed = rows.filter(({ changed: mark }) => mark);
      expect(changed.length).toBeGreaterThanOrEqual(2);
      expect(changed.length).toBeLessThanOrEqual(8);
      expect(changed.length).toBeLessThan(rows.length);
    }
  });
});
