/**
 * People who seem to stand twice, in a list or also in the tournament. They are shown, the TO decides [reliability 14.3].
 *
 * | rule | where |
 * | --- | --- |
 * | same number: same person | `twinsOf`, `because: 'number'` |
 * | same name, unless both have numbers and they differ | `twinsOf`, `because: 'name'` |
 * | as in a search, case, accents, width and forms of a character make no other name | `foldedName` |
 */

import type { DraftEntrant } from '../tournament/commands.ts';
import { cleanText } from '../tournament/people/names.ts';
import { searched } from '../tournament/people/searched.ts';
import type { Entrant } from '../tournament/state.ts';
import type { EntrantId } from '../tournament/words.ts';

type Other = { readonly line: number } | { readonly entrant: EntrantId };

export type Twin = {
  readonly line: number;
  readonly name: string;
  readonly because: 'name' | 'number';
  readonly other: Other;
  readonly otherName: string;
};

export type ListedPerson = { readonly line: number; readonly draft: DraftEntrant };

export const foldedName = (name: string): string => cleanText(searched(name));

type Seen = { readonly name: string; readonly number: string; readonly other: Other };

export const twinsOf = (listed: readonly ListedPerson[], known: readonly Entrant[]): readonly Twin[] => {
  const byNumber = new Map<string, Seen>();
  // Thousands may have one name: the first of them is enough, and the first without a number.
  const byName = new Map<string, Seen>();
  const numberless = new Map<string, Seen>();
  const remember = (name: string, seen: Seen) => {
    if (seen.number !== '' && !byNumber.has(seen.number)) byNumber.set(seen.number, seen);
    if (!byName.has(name)) byName.set(name, seen);
    if (seen.number === '' && !numberless.has(name)) numberless.set(name, seen);
  };
  for (const { id, name, number } of known) remember(foldedName(name), { name, number, other: { entrant: id } });
  return listed.flatMap(({ line, draft: { name, number } }): readonly Twin[] => {
    const key = foldedName(name);
    const sameNumber = number === '' ? undefined : byNumber.get(number);
    const sameName = (number === '' ? byName : numberless).get(key);
    remember(key, { name, number, other: { line } });
    const found = sameNumber ?? sameName;
    if (found === undefined) return [];
    const because = foldedName(found.name) === key ? 'name' : 'number';
    return [{ line, name, because, other: found.other, otherName: found.name }];
  });
};
