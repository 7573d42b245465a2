/** The languages with texts, in the order of their menu. Another one is a line here and a folder `resources/locales/<id>`. */

/**
 * `name`: in the language itself. `tag` writes 24-hour times, `dates` the days of a sheet. `familyName`: the word that it
 * mostly is where people write a name in one piece.
 */
type Traits = {
  readonly name: string;
  readonly tag: string;
  readonly dates: string;
  readonly familyName: 'first' | 'last';
};

const all = {
  // Swedish writes days as ISO 8601 does.
  en: { name: 'English', tag: 'en-GB', dates: 'sv-SE', familyName: 'last' },
  ru: { name: 'Русский', tag: 'ru-RU', dates: 'ru-RU', familyName: 'first' },
} as const satisfies { readonly [id: string]: Traits };

export type Language = keyof typeof all;

export const languages = Object.keys(all) as [Language, ...Language[]];

export const languageOf = (language: Language): Traits => all[language];

const FIRST: Language = languages[0];

/** From a locale such as `ru_RU` or `pt-BR`; the first language where there are no texts for it. */
export const languageFor = (locale: string): Language => {
  const [spoken = ''] = locale.toLowerCase().split(/[-_.]/);
  return languages.find((id) => id === spoken) ?? FIRST;
};

/** What stands beside a language where paper and hall show two. */
export const secondLanguage = (language: Language): Language => (language === FIRST ? (languages[1] ?? FIRST) : FIRST);
