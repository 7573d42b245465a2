import { type Language, languageOf, secondLanguage } from '../../core/languages.ts';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import { numberText } from '../../core/sheets/paper/numbers.ts';
import type sheets from '../../resources/locales/en/sheets.json';
import { anyKey, i18n } from '../i18n/i18n.ts';
import { orItsDocument } from '../i18n/text.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sheets: typeof sheets;
  }
}

/**
 * The voice of a language, whatever the window speaks: paper and hall have their own. The first word of a code is its
 * namespace: `mahjong.seats.east.letter` is `seats.east.letter` of `mahjong`.
 */
export const voiceOf = (language: Language): Voice => {
  const text = anyKey(i18n.getFixedT(language));
  return {
    say: ({ code, params }) => text(orItsDocument(code.replace('.', ':')), params ?? {}),
    number: (value, unit) => numberText(value, unit, languageOf(language).tag),
    time: (at) => timeOfDay(at, language),
    moment: (at) => printedTime(at, language),
  };
};

/** The voice of paper and hall: of its language, with headings in a second one too where that is wished. */
export const paperVoice = (language: Language, bilingual = false): Voice => {
  const voice = voiceOf(language);
  return bilingual ? { ...voice, also: voiceOf(secondLanguage(language)) } : voice;
};

/**
 * The same voice, which keeps what it has said: the pages of one job say the same few words thousands of times. Not for a
 * window that stays: it would keep every minute of a clock.
 */
export const remembering = (voice: Voice): Voice => {
  const said = new Map<string, string>();
  return {
    ...voice,
    ...(voice.also === undefined ? {} : { also: remembering(voice.also) }),
    say: (phrase) => {
      const key = `${phrase.code} ${JSON.stringify(phrase.params)}`;
      const known = said.get(key);
      if (known !== undefined) return known;
      const text = voice.say(phrase);
      said.set(key, text);
      return text;
    },
  };
};

/** Hours and minutes, 24 h. */
const timeOfDay = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(languageOf(language).tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

/** Date and time of a sheet as its language writes them, 24 hours. Takes an ISO time. */
export const printedTime = (at: string, language: Language): string => {
  const [date, time] = [new Date(at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const];
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat(languageOf(language).dates, { ...day, ...time }).format(date).replace(',', '');
};
