import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../core/api/app.ts';
import type { PrintJob } from '../../core/api/print.ts';
import { type PaperPage, paperPages } from '../../core/sheets/paper-pages.ts';
import type { Sheet, SheetSet } from '../../core/sheets/sheet.ts';
import { loadFonts } from '../fonts/load.ts';
import { canvasMeasure } from '../fonts/measure.ts';
import { printedTime, voiceOf } from './voice.ts';
import { writtenOn } from './written.ts';

export type PrintLook = Pick<PrintJob, 'paper' | 'preset'> & { readonly language: Language };

/** The pages of one sheet of a job. */
export type SheetPages = { readonly sheet: Sheet; readonly pages: readonly PaperPage[] };

/** What is printed beside the stamp. */
export const programName = (version: string): string => `Seatwright ${version}`;

/**
 * Loads the fonts and lays the sheets out: the pages that are printed are the pages that are shown.
 */
export const laidOut = async (set: SheetSet, look: PrintLook, program: string): Promise<readonly SheetPages[]> => {
  const voice = voiceOf(look.language);
  await loadFonts(writtenOn(set.sheets, voice));
  const measure = canvasMeasure();
  const printed = printedTime(set.printedAt, look.language);
  return set.sheets.map((sheet) => ({
    sheet,
    pages: paperPages(sheet, { ...look, printed, program }, voice, measure),
  }));
};

/** The pages of a set of sheets for a component; null until they are laid out, the former ones while that goes on. */
export const usePages = (set: SheetSet | null, look: PrintLook, program: string): readonly SheetPages[] | null => {
  const { paper, preset, language } = look;
  const [made, setMade] = useState<readonly SheetPages[] | null>(null);
  useEffect(() => {
    let wanted = true;
    if (set === null) setMade(null);
    else {
      void laidOut(set, { paper, preset, language }, program).then((pages) => {
        if (wanted) setMade(pages);
      });
    }
    return () => {
      wanted = false;
    };
  }, [set, paper, preset, language, program]);
  return useMemo(() => (set === null ? null : made), [set, made]);
};
