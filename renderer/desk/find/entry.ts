import { languages } from '../../../core/languages.ts';
import { anyKey, i18n } from '../../i18n/i18n.ts';
import type { Params } from '../../i18n/names.ts';
import { textOf } from '../../i18n/text.ts';
import type { Findable } from './ranking.ts';

/** A line of the box. */
export type Entry = Findable & {
  /** What it is called at the desk. */
  readonly title: string;
  /** Where it is, what it is, or why it cannot be done now. */
  readonly about: string;
  readonly keys: string | null;
  /** What Enter does; null: it asks first. */
  readonly perform: (() => void) | null;
  /** What it still needs, as lines of the same box. */
  readonly asks: (() => readonly Entry[]) | null;
  /** Somebody, whose lines can stand below the name. */
  readonly isPerson?: true;
  /** What Alt+Enter does. */
  readonly show: (() => void) | null;
};

/** A text in all languages, for being found by any of them. */
export const inAll = (key: string, params: Params = {}): string =>
  languages.map((lng) => anyKey(i18n.t)(key, { ...params, lng })).join(' ');

/** What else is said for something: words of the namespace `find` in all languages; none is no fault. */
export const wordsFor = (key: string): string => (i18n.exists(`find:${key}`) ? inAll(`find:${key}`) : '');

/** The same as it is shown beside the title: in the language of the desk, without what the title says. */
export const shownWords = (key: string, title: string): string =>
  i18n.exists(`find:${key}`)
    ? textOf(`find:${key}`)
        .split(', ')
        .filter((word) => !title.toLowerCase().includes(word.toLowerCase()))
        .join(', ')
    : '';
