/**
 * What a phone keeps of an event [hall-takes-part 10.5]: who its owner is, what was typed, which tab was open; and its language.
 * Gone after three days, or when its owner says that he is somebody else.
 */

import { z } from 'zod';
import { type Language, languageFor, languages } from '../../core/languages.ts';

const kept = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  who: z.string().nullable(),
  typed: z.string(),
  tab: z.string(),
});
export type Kept = z.infer<typeof kept>;

const NOTHING: Kept = { at: 0, who: null, typed: '', tab: 'mine' };

const OF_EVENT = 'seatwright.hall.';
const LANGUAGE = 'seatwright.language';

const LONGEST = 3 * 24 * 60 * 60_000;

const read = (key: string): Kept | null => {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
};

/** A private window may have no storage: nothing is kept then. */
const trying = (act: () => void): void => {
  try {
    act();
  } catch {
    return;
  }
};

/** Forgets every event that is over. */
const tidy = (now: number): void =>
  trying(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OF_EVENT) && now - (read(key)?.at ?? 0) > LONGEST) localStorage.removeItem(key);
    }
  });

export const keptOf = (event: string, now: number): Kept => {
  tidy(now);
  return read(OF_EVENT + event) ?? NOTHING;
};

export const keep = (event: string, what: Omit<Kept, 'at'>, now: number): void =>
  trying(() => localStorage.setItem(OF_EVENT + event, JSON.stringify({ ...what, at: now })));

/** The language that was chosen here, else the phone's own [fault H-11]. */
export const ownLanguage = (): Language => {
  let chosen: string | null = null;
  trying(() => {
    chosen = localStorage.getItem(LANGUAGE);
  });
  return languages.find((id) => id === chosen) ?? languageFor(navigator.language);
};

export const keepLanguage = (language: Language): void => trying(() => localStorage.setItem(LANGUAGE, language));
