import { type Language, languages } from '../../core/languages.ts';
import type shell from '../../resources/locales/en/shell.json';

type Texts = typeof shell;

/** Bundled with the main process: what it says itself it says when nothing can be read any more. */
const files: { readonly [path: string]: Texts } = import.meta.glob('../../resources/locales/*/shell.json', {
  eager: true,
  import: 'default',
});

const all = new Map(languages.map((id) => [id, files[`../../resources/locales/${id}/shell.json`]]));

/** The texts that the main process shows without a page. @throws Error for a language without a folder */
export const ownTexts = (language: Language): Texts => {
  const texts = all.get(language);
  if (texts === undefined) throw new Error(`no resources/locales/${language}/shell.json`);
  return texts;
};
