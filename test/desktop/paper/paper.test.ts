/** The PDFs of the program measured: what is on them, where, how large, in which fonts [hall-and-print 1.9]. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '../../../core/api/contract.ts';
import { usualRules } from '../../../core/games/bridge/rules/rules.ts';
import { usualWishes } from '../../../core/sheets/paper/job.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { type Desktop, eventNow, openEvent, openSample, publishRound, startDesktop } from '../events.ts';
import { removeFolder } from '../hosts.ts';
import { digitPatches, likeness, textPatch } from './one-bit.ts';
import { everybodyOnce, fontsAreInside, people, wellMade } from './paper-checks.ts';
import { drawn, inOneBit, lettersOf, outlinesIn, type Pdf, type PdfBox, readPdf } from './pdf.ts';

const home = mkdtempSync(join(tmpdir(), 'seatwright-paper-'));
let desktop: Desktop;

beforeAll(async () => {
  desktop = await startDesktop(home);
});
afterAll(async () => {
  await desktop.app.close();
  removeFolder(home);
});

type Job = Partial<Input<'print.pdf'>> & { readonly documents: string[] };

const pdfOf = async (job: Job): Promise<Pdf> => {
  const path = join(home, 'sheet.pdf');
  rmSync(path, { force: true });
  await desktop.saveAs(path);
  await desktop.value('print.pdf', { round: null, paper: 'A4', language: 'en', preset: 'wall', ...job });
  return readPdf(readFileSync(path));
};

describe.each([
  ['mahjong', 4, 'A5', 'en', ['seatingByTable', 'seatingByName', 'slips']],
  ['duel', 5, 'A4', 'ru', ['seatingByTable', 'seatingByName', 'slips']],
  ['mahjong', 64, 'A4', 'ru', ['seatingByTable', 'seatingByName', 'slips']],
  ['duel', 199, 'Letter', 'en', ['seatingByName', 'slips']],
  ['mahjong', 500, 'Universal', 'en', ['seatingByTable']],
] as const)('%s, %i players, %s, %s', (family, count, paper, language, documents) => {
  const all = people(count);
  beforeAll(async () => {
    await openEvent(desktop, all, { family, name: `${family} ${count}` });
    await publishRound(desktop, family === 'mahjong' ? 'random' : 'swiss');
  });

  test.each(documents.filter((document) => document !== 'slips'))(
    'P-01 to P-05: %s: everybody once, pages numbered, nothing near an edge, sizes and fonts',
    async (document) => {
      const pdf = await pdfOf({ documents: [document], paper, language });
      everybodyOnce(pdf, all);
      wellMade(pdf, paper, 'list');
      fontsAreInside(pdf);
    },
  );

  test.each(documents.filter((document) => document === 'slips'))(
    'P-01: %s: every table once, everybody once',
    async () => {
      const pdf = await pdfOf({ documents: ['slips'], paper, language });
      const sitting = family === 'duel' && count % 2 === 1 ? null : all;
      if (sitting !== null) everybodyOnce(pdf, sitting);
      const tables = pdf.pages.flatMap((page) =>
        [...lettersOf(page).matchAll(/(?:Table|Стол)(\d+)/g)].map(([, no]) => no),
      );
      const expected = Array.from({ length: Math.floor(count / (family === 'mahjong' ? 4 : 2)) }, (_, i) =>
        String(i + 1),
      );
      expect(tables.toSorted((a, b) => Number(a) - Number(b))).toEqual(expected);
      wellMade(pdf, paper, 'cut');
    },
  );
});

test('P-01, P-12: 2,000 players by name', async () => {
  const all = people(2000);
  await openEvent(desktop, all, { name: 'Large' });
  await publishRound(desktop);
  const pdf = await pdfOf({ documents: ['seatingByName'], preset: 'compact' });
  everybodyOnce(pdf, all);
  wellMade(pdf, 'A4', 'list');
  fontsAreInside(pdf);
  // 17 to 20 pages are planned with names that fit; long ones take two lines.
  expect(pdf.pages.length).toBeLessThanOrEqual(26);
});

describe('[hall-and-print 1.6] what is written by hand has room, measured in the PDF', () => {
  /** Boxes that nothing is printed in: a text begins at its left end, a little above the line that it stands on. */
  const handwritten = async (job: Job): Promise<readonly PdfBox[]> => {
    const { pages } = await pdfOf({ paper: 'A4', language: 'ru', ...job });
    const outlines = await outlinesIn(readFileSync(join(home, 'sheet.pdf')));
    return outlines.flatMap((boxes, i) =>
      boxes.filter(
        (box) =>
          !(pages[i]?.texts ?? []).some(
            ({ x, y, width }) =>
              x + width / 2 > box.x && x + width / 2 < box.x + box.width && y > box.y && y - 1 < box.y + box.height,
          ),
      ),
    );
  };
  /** Figures in a PDF are rounded to a hundredth of a millimetre or so. */
  const ROUNDED = 0.05;
  /** @param narrowest in mm: 25, or 12 where bridge asks for a letter or two in a box [L-7.1] */
  const roomy = (boxes: readonly PdfBox[], atLeast: number, narrowest = 25) => {
    expect(boxes.length).toBeGreaterThanOrEqual(atLeast);
    const small = boxes.filter(({ width, height }) => width < narrowest - ROUNDED || height < 9 - ROUNDED);
    expect(small).toEqual([]);
  };

  test.each([
    ['mahjong', 16, 25],
    ['duel', 8, 25],
    ['bridge', 8, 12],
  ] as const)('%s: slips with codes, blank slips', async (family, atLeast, narrowest) => {
    await openSample(desktop, family);
    const wishes = { ...usualWishes, slipCodes: true };
    roomy(await handwritten({ documents: ['slips', 'blankSlips'], wishes }), atLeast, narrowest);
  });

  test('bridge for teams: boxes, and the comparison board by board', async () => {
    const teams = people(8);
    await openEvent(desktop, teams, { family: 'bridge', rules: usualRules('teams') as unknown as Json });
    await desktop.send({ type: 'family.do', command: { do: 'closePreparations' } });
    await publishRound(desktop, 'start');
    // Four slips: totals, VP and signatures of both captains, and six figures for every board [L-7.3].
    roomy(await handwritten({ documents: ['slips'] }), 4 * (6 + 6 * usualRules('teams').boardsPerRound), 12);
  });
});

describe('P-11: digits of table cards, as they are drawn, are 58 mm high', () => {
  beforeAll(async () => {
    await openEvent(desktop, people(400), { name: 'Cards' });
    await publishRound(desktop);
  });

  test.each(['A4', 'A5'] as const)('%s: tables of one, two and three digits', async (paper) => {
    const { pages } = await pdfOf({ documents: ['tableCards'], paper, wishes: { ...usualWishes, cards: 'cut' } });
    const perPage = paper === 'A4' ? 2 : 1;
    expect(pages).toHaveLength(100 / perPage);
    const numbers = pages.flatMap(({ texts }) => texts.filter(({ text }) => /^\d+$/.test(text)));
    expect(numbers.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 1),
    );
    const dots = 50;
    // On A4 two cards stand on a page.
    for (const table of [1, 42, 100]) {
      const no = pages.findIndex(({ texts }) => texts.some(({ text }) => text === String(table)));
      const number = pages[no]?.texts.find(({ text }) => text === String(table));
      if (number === undefined) throw new Error(`no card of table ${table}`);
      const { width, dark } = await drawn(readFileSync(join(home, 'sheet.pdf')), dots, no + 1);
      const mm = dots / 25.4;
      const [left, right] = [Math.floor(number.x * mm), Math.ceil((number.x + number.width) * mm)];
      const [top, bottom] = [Math.floor((number.y - 70) * mm), Math.ceil((number.y + 3) * mm)];
      const rows = Array.from({ length: bottom - top }, (_, i) => top + i).filter((row) =>
        dark.subarray(row * width + left, row * width + right).some((dot) => dot > 128),
      );
      const high = ((rows.at(-1) ?? 0) - (rows[0] ?? 0) + 1) / mm;
      expect(high).toBeGreaterThanOrEqual(58 - 1 / mm);
      expect(high).toBeLessThan(66);
    }
  });
});

test('WCAG 1.3.2: a letter is read before the first name that it heads', async () => {
  await openEvent(
    desktop,
    ['Adams', 'Baker', 'Clark', 'Ёлкин'].map((name) => ({ name, familyName: name })),
    {
      name: 'Read',
    },
  );
  await publishRound(desktop);
  const { pages } = await pdfOf({ documents: ['seatingByName'] });
  expect(pages.map(lettersOf).join('')).toMatch(/AAdams1.BBaker1.CClark1.ЕЁлкин1./);
});

describe('P-10: in black and white, 200 dots an inch', () => {
  const DOTS = 200;
  beforeAll(async () => {
    await openEvent(desktop, people(60), { name: 'Fax' });
    await publishRound(desktop);
    const { tables = [] } = (await eventNow(desktop)).rounds[0] ?? {};
    for (const { table } of tables) {
      const points = [45_000, 35_000, 25_000, 15_000];
      await desktop.send({ type: 'result.enter', round: 1, table, result: { points } });
    }
    await desktop.send({ type: 'round.confirm', no: 1 });
  });

  test.each(['seatingByTable', 'seatingByName', 'slips', 'standings'])(
    '%s, first and last page: each text is as it was, each number is read by the digits of the page in greys',
    async (document) => {
      const text = await pdfOf({ documents: [document] });
      const bytes = readFileSync(join(home, 'sheet.pdf'));
      for (const i of new Set([0, text.pages.length - 1])) {
        const page = text.pages[i];
        const grey = await drawn(bytes, DOTS, i + 1);
        const fax = inOneBit(grey);
        // Small type of the foot is no name and no number that somebody is called by.
        const words = (page?.texts ?? []).filter(({ text: letters, size }) => letters.length > 1 && size >= 9 - 0.1);
        expect(words.length).toBeGreaterThan(0);
        const alike = words.map((word) => likeness(textPatch(grey, word, DOTS), textPatch(fax, word, DOTS)));
        expect(Math.min(...alike)).toBeGreaterThan(0.8);
        const numbers = (page?.texts ?? []).filter(({ text: letters, size }) => /^\d+$/.test(letters) && size > 12);
        // Digits are compared with those of their own size.
        for (const size of new Set(numbers.map((number) => Math.round(number.size)))) {
          const alikeInSize = numbers.filter((number) => Math.round(number.size) === size);
          const read = alikeInSize.flatMap((number) =>
            digitPatches(grey, number, DOTS).map((patch, at) => ({ digit: number.text[at] ?? '', patch })),
          );
          const templates = [...new Map(read.map(({ digit, patch }) => [digit, patch]))];
          for (const number of alikeInSize) {
            const seen = digitPatches(fax, number, DOTS).map((patch) => {
              const [best] = templates.toSorted(([, a], [, b]) => likeness(b, patch) - likeness(a, patch));
              return best?.[0];
            });
            expect(seen.join('')).toBe(number.text);
          }
        }
      }
    },
  );
});

describe('what is hard to print', () => {
  const hard = [
    '髙橋 健太',
    '鷗外 森',
    '陈 静',
    '이 서연',
    'محمد علي',
    'יוסף כהן',
    'Nguyễn Thị Ẩn',
    '🀄 Riichi',
    'გიორგი',
    'W'.repeat(120),
    'Ж'.repeat(120),
    'I',
    '<b>x</b> & "y"',
    'Ёлкина Алёна',
    'Smith',
    'Smith',
    '𓀀 Riichi',
    'Արմեն',
    'สมชาย',
    '🔥Blaze',
  ];
  beforeAll(async () => {
    await openEvent(
      desktop,
      hard.map((name, i) => ({ name, club: name === 'Smith' ? `Club ${i}` : '' })),
      { name: 'Кубок & Cup' },
    );
    await publishRound(desktop);
  });

  test.each(['seatingByTable', 'seatingByName', 'slips'])('L-05, P-07, P-08: %s', async (document) => {
    const pdf = await pdfOf({ documents: [document], language: 'ru' });
    const letters = pdf.pages.map(lettersOf).join('');
    for (const name of ['髙橋健太', '鷗外森', '陈静', '이서연', 'Nguyễn', 'ЁлкинаАлёна', '<b>x</b>&"y"']) {
      expect(letters).toContain(name);
    }
    // Nothing is lost of 120 letters without a space in a list, whatever lines they are broken into. A slip has room for
    // three dozen of them at the least size of its type, which is never gone below [L-7.1].
    const atLeast = document === 'slips' ? 30 : 120;
    expect(letters.split('W').length - 1).toBeGreaterThanOrEqual(atLeast);
    expect(letters.split('Ж').length - 1).toBeGreaterThanOrEqual(atLeast);
    // Readers give names from right to left in the order of the letters or of the drawing; all letters are there.
    for (const letter of 'محدعلוסףכהן') expect(letters.normalize('NFKC')).toContain(letter);
    // Spelled, not printed as boxes.
    expect(letters).toContain('[U+13000]Riichi');
    // Armenian joins some letters; taken apart they are the same.
    for (const name of ['🀄Riichi', 'გიორგი', 'Արմեն', 'สมชาย', '🔥Blaze']) {
      expect(letters.normalize('NFKC')).toContain(name.normalize('NFKC'));
    }
    // Two of the same name do not read the same.
    expect(letters).toContain('Smith(Club14)');
    expect(letters).toContain('Smith(Club15)');
    fontsAreInside(pdf);
  });

  test('[hall-and-print 0.6] whose name cannot be printed as written is said among the people', async () => {
    await desktop.page.keyboard.press('Alt+1');
    await desktop.page.getByText('U+13000').first().waitFor();
    expect(await desktop.page.getByText('U+1F004').count()).toBe(0);
  });

  test('A-08: title, language, and tables with headings for a reader aloud', async () => {
    const pdf = await pdfOf({ documents: ['signIn'], language: 'ru' });
    expect(pdf.title).toContain('Кубок & Cup');
    expect(pdf.language).toMatch(/^ru/);
    const roles = pdf.pages.flatMap((page) => page.roles);
    for (const role of ['Document', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role);
  });

  test.each([
    ['seatingByName', 'a name heads its row'],
    ['seatingByTable', 'a table and a seat head theirs'],
  ])('A-08: %s: %s', async (document) => {
    const { pages } = await pdfOf({ documents: [document], language: 'ru' });
    for (const { roles } of pages.slice(0, 3)) {
      const count = (wanted: string) => roles.filter((role) => role === wanted).length;
      expect(count('Table')).toBeGreaterThan(0);
      expect(count('TR')).toBeGreaterThan(0);
      expect(count('TH')).toBeGreaterThanOrEqual(count('TR'));
      expect(count('TD')).toBeGreaterThan(0);
    }
  });

  test('L-07: paper in Russian while the desk speaks English, with the same stamp', async () => {
    const [en, ru] = [
      await pdfOf({ documents: ['seatingByTable'], language: 'en' }),
      await pdfOf({ documents: ['seatingByTable'], language: 'ru' }),
    ];
    const [english = '', russian = ''] = [en, ru].map(({ pages }) => pages.map(lettersOf).join(''));
    expect(english).toContain('Round1of8');
    expect(russian).toContain('Тур1');
    expect(russian).not.toContain('Seating');
    const stamp = /R1\.1·[0-9A-Z]{4}/.exec(english)?.[0] ?? 'none';
    expect(russian).toContain(stamp);
    await desktop.page.keyboard.press('Alt+5');
    await desktop.page.getByRole('heading', { level: 2, name: 'Paper for round 1' }).waitFor();
  });

  test('P-14: a re-issue says so on every page, marks what changed and prints only that when asked', async () => {
    await openEvent(desktop, people(160), { name: 'Again' });
    await publishRound(desktop);
    const before = await pdfOf({ documents: ['seatingByTable'] });
    const steps = await desktop.value('tournament.steps', { after: 0, limit: 100 });
    const published = steps.steps.flatMap(({ changes }) => changes).find(({ type }) => type === 'round.published');
    if (published?.type !== 'round.published') throw new Error('nothing was published');
    const [first, second] = published.tables;
    if (first === undefined || second === undefined) throw new Error('no tables');
    const swap = { do: 'swap' as const, a: { table: first.table, seat: 0 }, b: { table: second.table, seat: 0 } };
    await desktop.send({ type: 'round.revise', no: 1, rev: 1, changes: [swap] });
    const after = await pdfOf({ documents: ['seatingByTable'] });
    for (const page of after.pages) expect(lettersOf(page)).toContain('REVISED');
    for (const page of before.pages) expect(lettersOf(page)).not.toContain('REVISED');
    // The sheet's own stamp stands at the foot, the one it replaces beside REVISED.
    const stampOf = ({ pages }: Pdf) =>
      [
        ...pages
          .map(lettersOf)
          .join('')
          .matchAll(/R1\.\d·[0-9A-Z]{4}/g),
      ].at(-1)?.[0];
    expect(stampOf(after)).not.toBe(stampOf(before));
    for (const page of after.pages) expect(lettersOf(page)).toContain(`REVISEDreplaces${stampOf(before)}`);
    const changed = await pdfOf({ documents: ['seatingByTable'], changedOnly: true });
    expect(changed.pages.length).toBeLessThan(after.pages.length);
    const slips = await pdfOf({ documents: ['slips'], changedOnly: true });
    expect(slips.pages).toHaveLength(1);
  });

  test('P-18: without a way out to the world nothing was asked for', async () => {
    const asked = await desktop.app.evaluate(() => globalThis.electronDouble.record.externalRequests.length);
    expect(asked).toBe(0);
  });
});
