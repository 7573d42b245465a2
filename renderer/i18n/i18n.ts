/**
 * Texts of the windows. Every file `resources/locales/<language>/<namespace>.json` is found by itself; a new namespace is
 * two files (and, for typed keys, a line that adds it to `ResourceNamespaceMap` beside the code that uses it, as
 * `namespaces.ts` here does).
 */

import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languages } from '../../core/languages.ts';
import { minus } from './minus.ts';
import { type Params, roundTitle } from './names.ts';

type Texts = { readonly [key: string]: string | Texts };

const files: { readonly [path: string]: Texts } = import.meta.glob('../../resources/locales/*/*.json', {
  eager: true,
  import: 'default',
});

const texts: { [language: string]: { [namespace: string]: Texts } } = {};
for (const [path, file] of Object.entries(files)) {
  const [language = '', name = ''] = path.split('/').slice(-2);
  const ofLanguage = texts[language] ?? {};
  texts[language] = ofLanguage;
  ofLanguage[name.replace(/\.json$/, '')] = file;
}

/** Names of all namespaces. */
export const namespaces: readonly string[] = Object.keys(texts.en ?? {});

export const i18n: I18n = i18next.createInstance();

/** i18next types the keys that stand in the code. Codes of sheets, history and rounds are data, and tests look each of them up. */
export const anyKey = (of: I18n['t'] | ReturnType<I18n['getFixedT']>) =>
  of as unknown as (key: string | readonly string[], params?: Params) => string;

void i18n.use(initReactI18next).init({
  resources: texts,
  lng: languages[0],
  fallbackLng: languages[0],
  supportedLngs: [...languages],
  ns: [...namespaces],
  defaultNS: 'shell',
  // What several of them say alike stands once, under the same path.
  fallbackNS: 'words',
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

i18n.services.formatter?.addCached('number', (language, options) => {
  const { format } = new Intl.NumberFormat(language, options);
  return (value: number) => minus(format(value));
});

// A round is told by its number and, where it has one, by its title: "4 (Semi-finals)"; by the title that is given where the round is
// told as it was.
i18n.services.formatter?.add('round', (round: number, language, { title = roundTitle(round) }) => {
  if (title === null) return String(round);
  return `${round} (${anyKey(i18n.t)(title.code.replace('.', ':'), { ...title.params, lng: language })})`;
});

// A place in brackets behind a name; nothing where a draw has a dash in place of it: a stand-in has none [M-09].
i18n.services.formatter?.add('placed', (place: number | '–', language) =>
  place === '–' ? '' : ` (${anyKey(i18n.t)('floor:bust.place', { place, lng: language })})`,
);

// An interval of local dates (2027-03-14/2027-03-15) as the language writes days.
i18n.services.formatter?.addCached('days', (language) => {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (interval: string) => {
    const [from, until = from] = interval.split('/').map((day) => new Date(`${day}T00:00:00Z`));
    return from === undefined || until === undefined ? '' : format.formatRange(from, until);
  };
});

/** Turns all texts of the page to a language, and says so to the browser (hyphenation, fonts, screen readers). */
export const speak = (language: Language): void => {
  document.documentElement.lang = language;
  if (i18n.language !== language) void i18n.changeLanguage(language);
};
