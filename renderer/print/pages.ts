import { useEffect, useMemo, useState } from 'react';
import type { PrintJob } from '../../core/api/print.ts';
import type { Language } from '../../core/languages.ts';
import type { PaperPage } from '../../core/sheets/layout/paper-look.ts';
import { paperPages } from '../../core/sheets/layout/paper-pages.ts';
import { allSpelled, glyphsSaid } from '../../core/sheets/paper/printable.ts';
import type { Sheet, SheetSet } from '../../core/sheets/sheet.ts';
import { glyphs, loadFonts } from '../fonts/load.ts';
import { canvasMeasure } from '../fonts/measure.ts';
import { paperVoice, printedTime, remembering } from './voice.ts';
import { writtenOn } from './written.ts';

export type PrintLook = Pick<PrintJob, 'paper' | 'preset'> & {
  readonly bound?: boolean;
  readonly bilingual?: boolean;
  readonly language: Language;
  readonly changedOnly?: boolean;
  readonly presets?: PrintJob['presets'];
  readonly logo?: PrintJob['logo'];
};

export type SheetPages = {
  readonly sheet: Sheet;
  /** Its place in the job: the same sheet may be printed more than once. */
  readonly no: number;
  readonly pages: readonly PaperPage[];
};

/** What is printed beside the stamp. */
export const programName = (version: string): string => `Seatwright ${version}`;

/** A picture is there when the page is; one that cannot be drawn leaves its place empty. */
const decoded = async (source: string | undefined): Promise<void> => {
  if (source === undefined) return;
  const picture = new Image();
  picture.src = source;
  await picture.decode().catch(() => undefined);
};

/**
 * Loads the fonts and lays the sheets out: the pages that are printed are the pages that are shown. Characters that no
 * bundled font has are spelled by their codes.
 */
export const laidOut = async (set: SheetSet, look: PrintLook, program: string): Promise<readonly SheetPages[]> => {
  const voice = remembering(paperVoice(look.language, look.bilingual));
  const has = await glyphs();
  const sheets = allSpelled(glyphsSaid(set.sheets, has), has);
  await loadFonts(writtenOn(sheets, voice));
  await decoded(look.logo?.source);
  const measure = canvasMeasure();
  const printed = printedTime(set.printedAt, look.language);
  return sheets.map((sheet, no) => ({
    sheet,
    no,
    pages: paperPages(sheet, { ...look, printed, program }, { voice, measure }),
  }));
};

/** The pages of a set of sheets for a component; null until they are laid out, the former ones while that goes on. */
export const usePages = (set: SheetSet | null, look: PrintLook, program: string): readonly SheetPages[] | null => {
  const { paper, preset, language, bound = false, bilingual = false, changedOnly = false, presets, logo } = look;
  const [made, setMade] = useState<readonly SheetPages[] | null>(null);
  useEffect(() => {
    let wanted = true;
    if (set === null) setMade(null);
    else {
      void laidOut(
        set,
        { paper, preset, language, bound, bilingual, changedOnly, presets: presets ?? {}, logo: logo ?? null },
        program,
      ).then((pages) => {
        if (wanted) setMade(pages);
      });
    }
    return () => {
      wanted = false;
    };
  }, [set, paper, preset, language, bound, bilingual, changedOnly, presets, logo, program]);
  return useMemo(() => (set === null ? null : made), [set, made]);
};
