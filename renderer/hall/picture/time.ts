import { useEffect, useState } from 'react';
import { type Language, languageOf } from '../../../core/languages.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { isMarked } from '../../../core/sheets/hall/revision.ts';
import type { Phrase } from '../../../core/tournament/words.ts';

/** Milliseconds since 1970 by a clock that nobody can set back: pages turn by it. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** Hours and minutes. */
export const clockText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(languageOf(language).tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

/** The time of day, as the wall clock has it. */
export const useClock = (language: Language): string => {
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    let timer = 0;
    const atNextMinute = () => {
      timer = window.setTimeout(
        () => {
          setAt(Date.now());
          atNextMinute();
        },
        60_000 - (Date.now() % 60_000) + 50,
      );
    };
    atNextMinute();
    return () => clearTimeout(timer);
  }, []);
  return clockText(at, language);
};

/** What stands beside a seating that was revised. */
export const revisedText = (at: string | null): Phrase =>
  at === null ? { code: 'sheets.hall.revised' } : { code: 'sheets.hall.revisedAt', params: { at } };

/** Whether the rows that a revision changed are still marked; on a view without one every mark stays. */
export const isRevised = (view: PublishedView | null, now: number): boolean =>
  view?.revision === undefined || isMarked(view.revision, now - Date.parse(view.revision.at));

/** The same with the time of the revision, as people read it. */
export const revisedOf = (
  view: PublishedView | null,
  now: number,
  language: Language,
): { readonly marks: boolean; readonly revisedAt: string | null } => {
  const revision = view?.revision;
  if (revision === undefined) return { marks: true, revisedAt: null };
  const at = Date.parse(revision.at);
  return { marks: isRevised(view, now), revisedAt: clockText(at, language) };
};
