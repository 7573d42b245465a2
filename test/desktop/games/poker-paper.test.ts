/** The paper of a poker floor as PDFs of the program [poker 10]: slips that are cut, lists for the wall. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FloorCommandInput } from '../../../core/games/poker/steps/floor-commands.ts';
import type { SlipPaper } from '../../../core/sheets/layout/slips/slip-paper.ts';
import { usualWishes } from '../../../core/sheets/paper/job.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { type Desktop, openEvent, startDesktop } from '../events.ts';
import { removeFolder } from '../hosts.ts';
import { lettersOf, type Pdf, readPdf } from '../paper/pdf.ts';

const home = mkdtempSync(join(tmpdir(), 'seatwright-poker-paper-'));
const AT = 1_800_000_000_000;
const names = Array.from({ length: 45 }, (_, i) => `Игрок${String(i + 1).padStart(2, '0')}x`);
let desktop: Desktop;

const floor = (command: FloorCommandInput) => desktop.send({ type: 'family.do', command: command as unknown as Json });

beforeAll(async () => {
  desktop = await startDesktop(home);
  const people = names.map((name) => ({ name, traits: { paid: true } }));
  await openEvent(desktop, people, { name: 'Deepstack', family: 'poker' });
  await floor({ do: 'addTables', count: 5 });
  await floor({ do: 'initialDraw', at: AT });
});
afterAll(async () => {
  await desktop.app.close();
  removeFolder(home);
});

const pdfOf = async (
  document: string,
  language: 'en' | 'ru',
  only?: number[],
  slipPaper: SlipPaper = 'sheet',
): Promise<Pdf> => {
  const path = join(home, 'sheet.pdf');
  rmSync(path, { force: true });
  await desktop.saveAs(path);
  await desktop.value('print.pdf', {
    documents: [document],
    round: null,
    paper: 'A4',
    language,
    preset: 'wall',
    wishes: { ...usualWishes, slipPaper },
    ...(only === undefined ? {} : { only }),
  });
  return readPdf(readFileSync(path));
};
const counts = (pdf: Pdf): readonly number[] => {
  const letters = pdf.pages.map(lettersOf).join('');
  return names.map((name) => letters.split(name).length - 1);
};

describe('the paper of 45 players', () => {
  test('seat slips: ten to a page, everybody once, table and seat larger than anything else', async () => {
    const pdf = await pdfOf('poker.seatSlips', 'ru');
    expect(pdf.pages).toHaveLength(5);
    expect(counts(pdf).every((count) => count === 1)).toBe(true);
    const texts = pdf.pages.flatMap((page) => page.texts).filter(({ text }) => text.trim() !== '');
    // The table in 40 pt, the seat in a tile as high as it [L-7.6]: two on each of 45 slips.
    const [most, ...others] = texts.toSorted((a, b) => b.size - a.size);
    expect(most?.size).toBeGreaterThan(30);
    const largest = [most, ...others.slice(0, 89)].map((one) => one?.text ?? '');
    expect((others[88]?.size ?? 0) - (others[89]?.size ?? 0)).toBeGreaterThan(0.5);
    expect(largest.every((text) => /^[1-9]$/.test(text))).toBe(true);
  });

  test.each([
    ['roll80', 80, 72],
    ['roll58', 58, 48],
  ] as const)(
    'seat slips on %s: one to a piece as long as it needs, everybody once, inside what the roll prints',
    async (roll, across, prints) => {
      const pdf = await pdfOf('poker.seatSlips', 'ru', undefined, roll);
      expect(pdf.pages).toHaveLength(45);
      expect(counts(pdf).every((count) => count === 1)).toBe(true);
      for (const { width, height, texts } of pdf.pages) {
        expect(width).toBeCloseTo(across, 0);
        expect(height).toBeGreaterThanOrEqual(40);
        expect(height).toBeLessThan(100);
        expect(Math.min(...texts.map(({ x }) => x))).toBeGreaterThanOrEqual((across - prints) / 2 - 0.1);
        expect(Math.max(...texts.map(({ x, width: wide }) => x + wide))).toBeLessThanOrEqual(
          (across + prints) / 2 + 0.1,
        );
        expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height - 3);
      }
    },
  );

  test('a single slip is one page with one name', async () => {
    const pdf = await pdfOf('poker.slips', 'en', [7]);
    expect(pdf.pages).toHaveLength(1);
    expect(counts(pdf).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(pdf.pages.map(lettersOf).join('')).toContain('Slip7');
  });

  test.each([
    // The first and the last stand in the range above the list too.
    ['poker.byName', [2, 2]],
    ['poker.byTable', []],
  ])('%s: everybody once', async (document, ranged) => {
    const pdf = await pdfOf(document, 'ru');
    expect(pdf.pages).toHaveLength(1);
    expect(counts(pdf).filter((count) => count !== 1)).toEqual(ranged);
  });
});
