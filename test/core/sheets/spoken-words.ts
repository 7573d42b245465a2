/** The voices of paper with the words of the program, so that what is measured is what is printed. */

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import i18next from 'i18next';
import { type Language, languages } from '../../../core/languages.ts';
import type { Voice } from '../../../core/sheets/layout/laid.ts';
import { numberText } from '../../../core/sheets/paper/numbers.ts';

type Texts = { [key: string]: string | Texts };

const locales = resolve(import.meta.dirname, '../../../resources/locales');
const texts: { [language: string]: { [namespace: string]: Texts } } = {};
for (const file of globSync('*/*.json', { cwd: locales })) {
  const ofLanguage = texts[dirname(file)] ?? {};
  texts[dirname(file)] = ofLanguage;
  ofLanguage[basename(file, '.json')] = JSON.parse(readFileSync(join(locales, file), 'utf8'));
}

const i18n = i18next.createInstance();
await i18n.init({
  resources: texts,
  lng: languages[0],
  ns: Object.keys(texts.en ?? {}),
  fallbackNS: 'words',
  interpolation: { escapeValue: false },
});

export const voiceIn = (language: Language): Voice => {
  const text = i18n.getFixedT(language) as unknown as (key: string, params: object) => string;
  /** The same labels are said again on every page. */
  const said = new Map<string, string>();
  return {
    say: ({ code, params }) => {
      const asked = params === undefined ? code : `${code} ${JSON.stringify(params)}`;
      const known = said.get(asked);
      if (known !== undefined) return known;
      const words = text(code.replace('.', ':'), params ?? {});
      said.set(asked, words);
      return words;
    },
    number: (value, unit) => numberText(value, unit, language),
    time: (at) => new Date(at).toISOString().slice(11, 16),
    moment: (at) => at.slice(0, 16).replace('T', ' '),
  };
};
