import type { Language } from '../../core/api/app.ts';
import { numberText } from '../../core/sheets/numbers.ts';
import type { Voice } from '../../core/sheets/placed.ts';
import type sheets from '../../resources/locales/en/sheets.json';
import { i18n } from '../i18n/i18n.ts';
import { tags } from '../i18n/language.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sheets: typeof sheets;
  }
}

type AnyText = (key: string, params?: { readonly [name: string]: unknown }) => string;

/**
 * The voice of a language, whatever the window speaks: paper and hall have their own. The first word of a code is its
 * namespace: `mahjong.seats.east.letter` is `seats.east.letter` of `mahjong`.
 */
export const voiceOf = (language: Language): Voice => {
  const text = i18n.getFixedT(language) as unknown as AnyText;
  return {
    say: ({ code, params }) => text(code.replace('.', ':'), params ?? {}),
    number: (value, unit) => numberText(value, unit, tags[language]),
    time: (at) => timeOfDay(at, language),
    moment: (at) => printedTime(at, language),
  };
};

/** The voice of paper and hall: of its language, with headings in the other one too where that is wished. */
export const paperVoice = (language: Language, bilingual = false): Voice => {
  const voice = voiceOf(language);
  return bilingual ? { ...voice, also: voiceOf(language === 'en' ? 'ru' : 'en') } : voice;
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
  new Intl.DateTimeFormat(tags[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** Date and time of a sheet: ISO date in English, the usual form in Russian, 24 hours in both. Takes an ISO time. */
export const printedTime = (at: string, language: Language): string => {
  const [date, time] = [new Date(at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const];
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat(language === 'en' ? 'sv-SE' : tags[language], { ...day, ...time })
    .format(date)
    .replace(',', '');
};
