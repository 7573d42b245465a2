import { useTranslation } from 'react-i18next';
import { languageFor, languageOf } from '../../core/languages.ts';
import type { Phrase } from '../../core/tournament/words.ts';
import { anyKey, i18n } from './i18n.ts';
import type { Params } from './names.ts';

/** Numbers of which three or more follow each other are told by the first and the last, so that no list is too long to be whole. */
const inRuns = (values: readonly unknown[]): readonly string[] => {
  const told: string[] = [];
  for (let from = 0; from < values.length; ) {
    const first = values[from];
    let to = from;
    while (typeof first === 'number' && values[to + 1] === first + (to + 1 - from)) to++;
    if (to - from >= 2) told.push(`${first}–${String(values[to])}`);
    else told.push(...values.slice(from, to + 1).map(String));
    from = to + 1;
  }
  return told;
};

/** A list in a parameter is read out by the rules of the language: "3, 7 and 12", "1–5 and 9". */
const spoken = (params: Params): Params => {
  // Nearly always there is none, and the format is dear: a key on the entry screen asks for fifty texts.
  if (!Object.values(params).some(Array.isArray)) return params;
  const list = new Intl.ListFormat(languageOf(languageFor(i18n.language)).tag, { type: 'conjunction' });
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? list.format(inRuns(value)) : value]),
  );
};

const translate = anyKey(i18n.t);

const SHOWN_AS = /^(\w+):(?:titles|(?:hall\.)?views)\./;

/** A page or a view that is called as its document is has no name of its own. */
export const orItsDocument = (key: string): string | readonly string[] =>
  SHOWN_AS.test(key) ? [key, key.replace(SHOWN_AS, '$1:documents.')] : key;

/** Texts without parameters, as they were looked up: a key on the entry screen asks for fifty, and they stay what they are. */
const found = new Map<string, string>();
for (const event of ['added', 'removed'] as const) i18n.store.on(event, () => found.clear());

/** Looked up once in each language. */
const plainText = (key: string): string => {
  const at = `${i18n.language} ${key}`;
  const before = found.get(at);
  if (before !== undefined) return before;
  const text = translate(orItsDocument(key));
  found.set(at, text);
  return text;
};

/** The text of a key that is data (`people:title`), not written in the code. Literal keys go through `useTranslation`. */
export const textOf = (key: string, params: Params = {}): string =>
  Object.keys(params).length === 0 ? plainText(key) : translate(orItsDocument(key), spoken(params));

/** `textOf` for components: the same function, and the component is drawn again when the language changes. */
export const useTextOf = (): typeof textOf => {
  useTranslation();
  return textOf;
};

/** Whether there is a text; one with plural forms needs its `count` among the parameters. */
export const hasText = (key: string, params: Params = {}): boolean =>
  i18n.exists(orItsDocument(key) as string, { ...params });

/** A code of core that begins with its namespace, as a key: `sheets.documents.slips` is `sheets:documents.slips`. */
export const keyOf = (code: string): string => code.replace('.', ':');

/** A phrase of core in words: its code is looked up in the namespace given. */
export const phraseText = (namespace: string, { code, params }: Phrase): string =>
  textOf(`${namespace}:${code}`, params ?? {});

/** The words of a deed where nothing opens any more: its dots said that something would. */
export const withoutDots = (words: string): string => words.replace(/…$/, '');
