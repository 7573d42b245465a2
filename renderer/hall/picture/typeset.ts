/** What has to be there before a picture of the hall is drawn: its fonts, and no character that none of them has. */

import type { HallScreen } from '../../../core/api/hall.ts';
import { type Language, secondLanguage } from '../../../core/languages.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { allSpelled } from '../../../core/sheets/paper/printable.ts';
import { glyphs, loadFonts, type Written } from '../../fonts/load.ts';
import { voiceOf } from '../../print/voice.ts';
import { writtenIn } from '../../print/written.ts';

/** A page is shown within a second of its publication, also when a font is slow to come. */
const PATIENCE = 600;

/** What windows are told, by their number. */
type Told = { readonly [hall: number]: Pick<HallScreen, 'message' | 'bilingual'> };

export const messagesIn = (told: Told): readonly Written[] =>
  Object.values(told).map(({ message }) => ({ text: message, lang: null }));

/** What headings in the second language are written with, where a window has them. */
export const secondIn = (told: Told, view: PublishedView | null, language: Language): readonly Written[] =>
  view === null || !Object.values(told).some(({ bilingual }) => bilingual)
    ? []
    : writtenIn(view, voiceOf(secondLanguage(language)));

/**
 * The view as it can be drawn: a character that no font has is spelled by its code, as on paper; no box is ever projected.
 * @param arrived called when all fonts are there, which may be after the answer
 */
export const typeset = async (
  view: PublishedView | null,
  told: Told,
  language: Language,
  arrived: () => void,
): Promise<PublishedView | null> => {
  const spelled = view === null ? null : allSpelled(view, await glyphs());
  const written = [
    ...(spelled === null ? [] : writtenIn(spelled, voiceOf(language))),
    ...messagesIn(told),
    ...secondIn(told, spelled, language),
  ];
  await Promise.race([loadFonts(written).then(arrived), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return spelled;
};
