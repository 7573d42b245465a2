/**
 * [P-01] at its whole matrix, as PDFs of the shipping bundle: sizes × papers × documents × languages, with [P-02 to P-05] on each
 * page. `npm test` holds a sample of it. SEATWRIGHT_PAPER_MOST leaves larger events out, SEATWRIGHT_PAPER_SIZES names the sizes.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';
import { type Desktop, eventNow, openEvent, publishRound, startDesktop } from '../../desktop/events.ts';
import { removeFolder } from '../../desktop/hosts.ts';
import { everybodyOnce, fontsAreInside, people, wellMade } from '../../desktop/paper/paper-checks.ts';
import { lettersOf, type Pdf, readPdf } from '../../desktop/paper/pdf.ts';
import { figure } from '../figures.ts';

const most = Number(process.env.SEATWRIGHT_PAPER_MOST ?? 2000);
const named = process.env.SEATWRIGHT_PAPER_SIZES?.split(',').map(Number);
const sizes = (named ?? [4, 5, 8, 41, 64, 103, 199, 200, 500, 2000]).filter((size) => size <= most);
const papers = ['A4', 'Letter', 'A5'] as const;

const home = mkdtempSync(join(tmpdir(), 'seatwright-paper-gate-'));
let desktop: Desktop;
let made = 0;
let pages = 0;

beforeAll(async () => {
  desktop = await startDesktop(home);
});
afterAll(async () => {
  figure('P-01', `${made} PDFs of ${pages} pages, events of ${sizes.join(', ')} players`);
  await desktop.app.close();
  removeFolder(home);
});

const pdfOf = async (document: string, paper: (typeof papers)[number], language: 'en' | 'ru'): Promise<Pdf> => {
  const path = join(home, 'sheet.pdf');
  rmSync(path, { force: true });
  await desktop.saveAs(path);
  await desktop.value('print.pdf', { documents: [document], round: null, paper, language, preset: 'wall' });
  const pdf = await readPdf(readFileSync(path));
  made += 1;
  pages += pdf.pages.length;
  return pdf;
};

/** Results for every table of the last round, and the round is over. */
const finishRound = async (): Promise<void> => {
  const round = (await eventNow(desktop)).rounds.at(-1);
  if (round === undefined) throw new Error('no round');
  const result = { outcome: 'a', games: { a: 2, b: 0 }, reason: 'played' };
  for (const { table } of round.tables) await desktop.send({ type: 'result.enter', round: round.no, table, result });
  await desktop.send({ type: 'round.confirm', no: round.no });
};

/** Numbers behind a word, as the letters of the pages have them. */
const numbered = (pdf: Pdf, word: RegExp): readonly number[] =>
  pdf.pages
    .flatMap((page) => [...lettersOf(page).matchAll(word)].map(([, no]) => Number(no)))
    .toSorted((a, b) => a - b);

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

describe.each(sizes)('P-01 to P-05: %i players', (size) => {
  const all = people(size);
  beforeAll(async () => {
    await openEvent(desktop, all, { family: 'duel', name: `Cup ${size}` });
    await publishRound(desktop, 'swiss');
    await finishRound();
    await publishRound(desktop, 'swiss');
  });

  test.each(papers.flatMap((paper) => languages.map((language) => [paper, language] as const)))(
    '%s, %s',
    async (paper, language) => {
      for (const document of ['seatingByTable', 'seatingByName', 'standings']) {
        const pdf = await pdfOf(document, paper, language);
        everybodyOnce(pdf, all);
        wellMade(pdf, paper, 'list');
        fontsAreInside(pdf);
      }
      const slips = await pdfOf('slips', paper, language);
      expect(numbered(slips, /(?:Table|Стол)(\d+)/gu)).toEqual(upTo(Math.floor(size / 2)));
      wellMade(slips, paper, 'cut');
      const guides = await pdfOf('guides', paper, language);
      expect(numbered(guides, /(?:No\.|№)(\d+)/gu)).toEqual(upTo(size));
      for (const page of guides.pages) expect(lettersOf(page)).not.toBe('');
      wellMade(guides, paper, 'cut');
    },
  );
});
