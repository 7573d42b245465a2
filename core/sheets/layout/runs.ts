/** A printer is given one paper and one orientation at a time: the pages of a job, cut into runs in their order [desktop 7.4]. */

import { type Paper, papers } from './paper.ts';
import type { PaperPage } from './paper-look.ts';
import { pieceOf } from './roll.ts';

export type PageForm = PaperPage['form'];

/** Consecutive pages on one paper, lying one way. */
export type PrintRun = { readonly form: PageForm; readonly pages: number };

type Run = { form: PageForm; readonly pages: PaperPage[] };

/** Pieces of a roll are all cut as long as the longest of them: a printer asks for one length. */
const joined = (run: Run, form: PageForm): PageForm | null => {
  if (run.form === form) return form;
  const [before, now] = [pieceOf(run.form), pieceOf(form)];
  if (before === null || now === null || before.width !== now.width) return null;
  return before.length > now.length ? run.form : form;
};

const lengthened = (form: PageForm, page: PaperPage): PaperPage => {
  const piece = pieceOf(form);
  return piece === null || page.form === form ? page : { ...page, form, height: piece.length };
};

/** The pages of every run, as they are printed. */
export const inRuns = (
  pages: readonly PaperPage[],
): readonly (PrintRun & { readonly sheets: readonly PaperPage[] })[] => {
  const runs: Run[] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    const form = last === undefined ? null : joined(last, page.form);
    if (last === undefined || form === null) runs.push({ form: page.form, pages: [page] });
    else {
      last.form = form;
      last.pages.push(page);
    }
  }
  return runs.map(({ form, pages: own }) => ({
    form,
    pages: own.length,
    sheets: own.map((page) => lengthened(form, page)),
  }));
};

/** Paper as a printer is asked for it: a size that it knows by name or in thousandths of a millimetre, upright, and how it lies. */
export type PrinterPaper = {
  readonly pageSize: 'A4' | 'Letter' | { readonly width: number; readonly height: number };
  readonly landscape: boolean;
};

const MICRONS = 1000;

const ACROSS = ' landscape';

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: Math.round(width * MICRONS),
  height: Math.round(height * MICRONS),
});

export const printerPaper = (form: PageForm): PrinterPaper => {
  const piece = pieceOf(form);
  if (piece !== null) return { pageSize: sizeOf({ width: piece.width, height: piece.length }), landscape: false };
  const landscape = form.endsWith(ACROSS);
  const paper = (landscape ? form.slice(0, -ACROSS.length) : form) as Paper;
  return { pageSize: paper === 'A4' || paper === 'Letter' ? paper : sizeOf(papers[paper]), landscape };
};
