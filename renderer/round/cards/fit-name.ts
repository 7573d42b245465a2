/**
 * Names on cards are fitted, not cut [W-1.7]; the first that fits is taken. The full name is the accessible name all the same.
 *
 * | rung | what |
 * | --- | --- |
 * | full | as the person has it |
 * | initials | the given name as initial, family and given name in their order; of a pair both given names |
 * | shortened | the initials kept, the family name without its middle; of a pair each name |
 * | of a substitute | both are named [M-08]: the player's rungs, then each name without its middle |
 *
 * Two who would read alike at a table keep their full names. On paper and in the hall names are never shortened: there another ladder
 * holds (`core/sheets/layout/fit.ts`).
 */

import { BETWEEN_MEMBERS, membersShort, type Named, type NamesOf, shownNames } from '../../../core/sheets/names.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { shortenedInMiddle } from '../names/shorten.ts';

export type CardName = {
  readonly text: string;
  /** The name with initials; null where it has none, or another at the table reads the same with them. */
  readonly short: string | null;
  /** As it stands in `short`. */
  readonly family: string;
  readonly isPair: boolean;
  /** Who sits in, and how that is said beside the name of the player. */
  readonly sits?: { readonly name: string; readonly say: (name: string, player: string) => string };
};

/** No name has it. */
const BETWEEN = '\n';

export type FittedName = { readonly text: string; readonly rung: 'full' | 'initials' | 'shortened' };

/** @param known the names of the whole event, which tell two of the same name apart */
export const namesAtTable = (seated: NamesOf, known: ReadonlyMap<EntrantId, Named>): readonly CardName[] => {
  const here = shownNames(seated);
  return seated.entrants.map((entrant) => {
    const { id, name } = entrant;
    const own = here.get(id);
    const ofMembers = membersShort(entrant, seated.namesAs);
    const short = own?.plain.short ?? ofMembers;
    return {
      text: known.get(id)?.plain.text ?? name,
      short,
      family: own?.head ?? name,
      isPair: entrant.members.length > 1,
    };
  });
};

const wholeOf = ({ text, sits }: CardName): string => (sits === undefined ? text : sits.say(sits.name, text));

const fitted = (name: CardName, fits: (shown: string) => boolean): FittedName => {
  const { short, family, isPair, sits } = name;
  const whole = wholeOf(name);
  if (fits(whole)) return { text: whole, rung: 'full' };
  if (sits !== undefined) {
    const said = (names: string): string => sits.say(...(names.split(BETWEEN) as [string, string]));
    const names = [sits.name, short ?? name.text].join(BETWEEN);
    if (fits(said(names))) return { text: said(names), rung: 'initials' };
    return { text: said(shortenedInMiddle(names, (shown) => fits(said(shown)), BETWEEN)), rung: 'shortened' };
  }
  if (short !== null && fits(short)) return { text: short, rung: 'initials' };
  // Both names of a pair stay names.
  if (isPair) return { text: shortenedInMiddle(short ?? whole, fits, BETWEEN_MEMBERS), rung: 'shortened' };
  const at = short === null ? -1 : short.indexOf(family);
  if (short === null || at < 0) return { text: shortenedInMiddle(whole, fits), rung: 'shortened' };
  const [before, after] = [short.slice(0, at), short.slice(at + family.length)];
  const middle = shortenedInMiddle(family, (part) => fits(before + part + after));
  return { text: before + middle + after, rung: 'shortened' };
};

/**
 * The names of one table, in their order.
 *
 * @param roomOf pixels that each has: a mark beside one takes nothing from the others
 * @param widthOf pixels of a text as it is written there
 */
export const fitNames = (
  names: readonly CardName[],
  roomOf: (at: number) => number,
  widthOf: (text: string) => number,
): readonly FittedName[] => {
  const found = names.map((name, at) => fitted(name, (shown) => widthOf(shown) <= roomOf(at)));
  const whole = names.map(wholeOf);
  const count = new Map<string, number>();
  for (const { text } of found) count.set(text, (count.get(text) ?? 0) + 1);
  return found.map((one, i) => ((count.get(one.text) ?? 0) > 1 ? { text: whole[i] ?? one.text, rung: 'full' } : one));
};
