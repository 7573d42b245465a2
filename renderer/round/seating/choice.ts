/**
 * How the next round is to be seated, as it is chosen now, and whether a proposal is still that [fault D-1].
 *
 * | question | function |
 * | --- | --- |
 * | which methods are offered | `offersOf` |
 * | which one is chosen: the TO's, else the usual one, else the first that can be used | `choiceOf` |
 * | does a proposal still answer the event and the choice | `staleBy` |
 * | is everybody of a proposal still in the event | `isPeopled` |
 * | is what was asked for what is chosen now | `isChosen` |
 * | what of the options is chosen, and what belongs to one proposal alone | `chosenIn` |
 */

import type { MethodOffer } from '../../../core/game/groups/seating.ts';
import { families } from '../../../core/games/all.ts';
import { canonical, fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import type { MethodPart } from '../../games/game-screens.ts';
import { nextRoundNo } from '../flow.ts';
import type { Drawn } from './arrangement.ts';

/** What the TO has set; null and left out: nothing yet. */
export type Wanted = { readonly method: string | null; readonly options: { readonly [method: string]: Json } };

export type Chosen = { readonly part: MethodPart; readonly options: Json; readonly offer: MethodOffer };

/** The methods that can be shown here, each with the reason why it cannot be used now. */
export const offersOf = (tournament: Tournament, parts: readonly MethodPart[]): readonly MethodOffer[] => {
  const shown = new Set(parts.map(({ id }) => id));
  return families[tournament.family].seating.offers(tournament).filter(({ id }) => shown.has(id));
};

export const chosenIn = ({ once = [] }: MethodPart, options: Json): Json =>
  once.length === 0 || typeof options !== 'object' || options === null
    ? options
    : Object.fromEntries(Object.entries(options).filter(([name]) => !once.includes(name)));

/** @param parts the methods that the screen of the game shows */
export const choiceOf = (
  tournament: Tournament,
  parts: readonly MethodPart[],
  { method, options }: Wanted,
): Chosen | null => {
  const offers = offersOf(tournament, parts);
  const wish = method ?? families[tournament.family].seating.usualMethod?.(tournament);
  const wanted = offers.find(({ id }) => id === wish);
  const usable = wanted?.refusal === null ? wanted : offers.find(({ refusal }) => refusal === null);
  const offer = usable ?? wanted ?? offers[0];
  const part = parts.find(({ id }) => id === offer?.id);
  if (offer === undefined || part === undefined) return null;
  return { part, options: chosenIn(part, options[part.id] ?? part.firstOptions(tournament)), offer };
};

/** Whether the same request would be made now; a draw of another one could not be replayed. */
const isOfNow = (state: Tournament, { method, options, seated, round }: Drawn): boolean => {
  if (nextRoundNo(state) !== round) return false;
  const now = families[state.family].seating.request(state, method, options, seated.proposal.seed);
  return now?.ok === true && fingerprint(now.value) === fingerprint(seated.request);
};

/** What the seating was asked for with. */
type Asked = { readonly method: string; readonly options: Json; readonly seed: string };

/** Whether a seating was asked for with what is chosen now; with nothing to choose it was. */
export const isChosen = (chosen: Pick<Chosen, 'part' | 'options'> | null, seed: string, asked: Asked): boolean => {
  if (chosen === null) return true;
  const { part } = chosen;
  const isSame = part.id === asked.method && canonical(chosen.options) === canonical(chosenIn(part, asked.options));
  return isSame && (part.isExact === true || seed === asked.seed);
};

/** What has changed since a proposal was made: the event, or what is chosen; null: it is what would be seated now. */
export const staleBy = (
  state: Tournament,
  drawn: Drawn,
  chosen: Pick<Chosen, 'part' | 'options'> | null,
  seed: string,
): 'event' | 'choice' | null => {
  if (drawn.isGone === true || !isOfNow(state, drawn)) return 'event';
  const { method, options, seated } = drawn;
  return isChosen(chosen, seed, { method, options, seed: seated.proposal.seed }) ? null : 'choice';
};

/** Whether everybody of a proposal is still in the event: undoing their coming leaves seats without names, and nothing to publish. */
export const isPeopled = ({ entrants }: Tournament, { arrangement }: Drawn): boolean => {
  const known = new Set(entrants.map(({ id }) => id));
  return arrangement.tables.every(({ seats }) => seats.every((id) => known.has(id)));
};
