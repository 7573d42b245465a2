import { nameAs } from '../../core/sheets/names.ts';
import { entrantOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, Json, Phrase } from '../../core/tournament/words.ts';
import { withNames } from '../i18n/names.ts';
import { textOf } from '../i18n/text.ts';

type Params = { readonly [name: string]: Json };

/** The line of a game's own command: a text `steps.<do>` of its namespace. */
export const stepLine = (what: string, params: Params = {}): Phrase => ({ code: what, params });

/** Names of some, for a line that lists them; beyond that only how many there are. */
const NAMED = 8;

/** People in a line: named while they are few. `count` chooses the form, and stands alone where they are many. */
export const peopleParams = (ids: readonly EntrantId[]): Params => ({
  players: ids.length > NAMED ? ids.length : [...ids],
  count: ids.length,
});

const nameIn = (tournament: Tournament, id: EntrantId): string => {
  const entrant = entrantOf(tournament, id);
  return entrant === undefined ? String(id) : nameAs(entrant, tournament.namesAs);
};

/** Two people in a line, joined as a pair. */
export const pairNames = (tournament: Tournament, pairs: readonly (readonly [EntrantId, EntrantId])[]): Json =>
  pairs.length > NAMED ? pairs.length : pairs.map((pair) => pair.map((id) => nameIn(tournament, id)).join(' – '));

/** A line in words of a namespace. */
export const stepText =
  (namespace: string) =>
  ({ code, params = {} }: Phrase): string =>
    textOf(`${namespace}:steps.${code}`, withNames(params));
