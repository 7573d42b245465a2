/** [desktop 7.4] the pages of a job, cut into runs of one paper and one orientation. */

import { expect, test } from 'vitest';
import type { PaperPage } from '../../../../core/sheets/layout/paper-look.ts';
import { inRuns, type PageForm, printerPaper } from '../../../../core/sheets/layout/runs.ts';

const page = (form: PageForm): PaperPage => ({ form, height: Number(/\d+$/.exec(form)?.[0]) }) as PaperPage;
const runs = (...forms: readonly PageForm[]) => inRuns(forms.map(page)).map(({ form, pages }) => [form, pages]);

test('consecutive pages of one form are one run, in their order', () => {
  expect(runs('A4', 'A4', 'A5 landscape', 'A4')).toEqual([
    ['A4', 2],
    ['A5 landscape', 1],
    ['A4', 1],
  ]);
  expect(runs()).toEqual([]);
});

test('pieces of a roll are all cut as long as the longest', () => {
  expect(runs('roll 80 50', 'roll 80 70', 'roll 80 40', 'A4', 'roll 80 40', 'roll 58 40')).toEqual([
    ['roll 80 70', 3],
    ['A4', 1],
    ['roll 80 40', 1],
    // Another width is another printer.
    ['roll 58 40', 1],
  ]);
  const [first] = inRuns([page('roll 80 50'), page('roll 80 70')]);
  expect(first?.sheets.map(({ form, height }) => [form, height])).toEqual([
    ['roll 80 70', 70],
    ['roll 80 70', 70],
  ]);
});

test('papers by name, others in thousandths of a millimetre, upright', () => {
  expect(printerPaper('A4')).toEqual({ pageSize: 'A4', landscape: false });
  expect(printerPaper('Letter')).toEqual({ pageSize: 'Letter', landscape: false });
  expect(printerPaper('A5')).toEqual({ pageSize: { width: 148_000, height: 210_000 }, landscape: false });
  expect(printerPaper('A5 landscape')).toEqual({ pageSize: { width: 148_000, height: 210_000 }, landscape: true });
  expect(printerPaper('Universal')).toEqual({ pageSize: { width: 210_000, height: 279_400 }, landscape: false });
  expect(printerPaper('roll 58 60')).toEqual({ pageSize: { width: 58_000, height: 60_000 }, landscape: false });
});
