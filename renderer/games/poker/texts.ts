import type { Phrase } from '../../../core/tournament/words.ts';
import type floor from '../../../resources/locales/en/floor.json';
import { withNames } from '../../i18n/names.ts';
import { runTexts } from '../../i18n/runs.ts';
import { textOf } from '../../i18n/text.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    floor: typeof floor;
  }
}

/** A phrase of the poker engine in words, its registration numbers as names and tables in a row as one. */
export const floorText = ({ code, params = {} }: Phrase): string => {
  const { cause, why, what, tables } = params;
  const named = withNames(params);
  return textOf(`poker:${code.replace(/^poker\./, '')}`, {
    ...named,
    ...(Array.isArray(tables) ? { tables: runTexts(tables) } : {}),
    ...(cause === undefined ? {} : { cause: textOf(`poker:causes.${String(cause)}`) }),
    ...(what === undefined ? {} : { what: textOf(`floor:cards.titles.${String(what)}`) }),
    ...(why === undefined || why === null ? {} : { why: textOf(`poker:cancelled.${String(why)}`) }),
  });
};
