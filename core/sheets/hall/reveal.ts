/**
 * Standings told place by place [hall-and-print 2.9], from the last place, or the last of the best, to the first. One step
 * a key, back too, no timer. Names still to come are not in the view at all.
 *
 * | rule | function |
 * | --- | --- |
 * | who is told comes by the TO's hand alone, and nobody before their turn | `toldAfter` |
 * | what was told stays as told when the standings change; the desk says from where it is to be told again | `revealOf`, `standsAsTold` |
 */

import type { Game } from '../../game/game.ts';
import { missingNotes } from '../../game/provisional.ts';
import { marksOfRow } from '../../game/rounds.ts';
import type { StandingsRow } from '../../game/standings.ts';
import type { Tournament } from '../../tournament/state.ts';
import { shownNames } from '../names.ts';
import type { PublishedReveal, PublishedView } from './published-view.ts';

type ToldPlace = {
  readonly place: number;
  readonly entrant: number;
  readonly cells: readonly (number | null)[];
  readonly marks: readonly string[];
};

/**
 * `top` is how many of the best are told, 0 for all. `step` is how many of them are told so far, of the standings through round
 * `of`. `told` holds those, the best first; views of before have none, and their hall followed the standings.
 */
export type RevealStep = {
  readonly top: number;
  readonly step: number;
  readonly of?: number | undefined;
  readonly told?: readonly ToldPlace[] | undefined;
};

export const revealSteps = (ranked: number, top: number): number => (top === 0 ? ranked : Math.min(top, ranked));

const toldPlace = ({ place, entrant, cells, marks = [] }: StandingsRow): readonly ToldPlace[] =>
  place === null ? [] : [{ place, entrant, cells, marks }];

const standingsNow = (tournament: Tournament, family: Game, top: number) => {
  const standings = family.results.standings(tournament);
  const isKnown = standings.through > 0 && standings.inPlay !== true;
  const ranked = isKnown ? standings.rows.flatMap(toldPlace) : [];
  return { ...standings, places: ranked.slice(0, revealSteps(ranked.length, top)) };
};

type Now = ReturnType<typeof standingsNow>;

const stands = ({ through, places }: Now, { of, told = [] }: RevealStep): number => {
  if (of !== through) return 0;
  const offset = places.length - told.length;
  const changed = told.findLastIndex(({ place, entrant }, at) => {
    const now = places[at + offset];
    return now?.place !== place || now.entrant !== entrant;
  });
  return told.length - 1 - changed;
};

/** Counts the places, from the last one on, that stand as they were told. */
export const standsAsTold = (tournament: Tournament, family: Game, reveal: RevealStep): number =>
  stands(standingsNow(tournament, family, reveal.top), reveal);

/** Nothing changes where the step is about other standings than those that the TO saw. */
export const toldAfter = (
  tournament: Tournament,
  family: Game,
  before: RevealStep,
  { top, step, of }: RevealStep,
): RevealStep => {
  if (step === 0) return { top, step };
  const now = standingsNow(tournament, family, top);
  const known = before.top === top ? (before.told ?? []) : [];
  const standing = stands(now, { ...before, told: known });
  if ((of !== undefined && of !== now.through) || (standing < known.length && step > standing)) return before;
  const told = now.places.slice(-Math.min(step, now.places.length));
  return { top, step: told.length, of: now.through, told };
};

/** Null while nobody is ranked, and while a stage decides who is. */
export const revealOf = (tournament: Tournament, family: Game, reveal: RevealStep): PublishedReveal | null => {
  const { top, step, of, told } = reveal;
  const now = standingsNow(tournament, family, top);
  const { through, title = null, columns, rankedBy = 0, places } = now;
  const isAsTold = told === undefined || stands(now, reveal) === told.length;
  if (isAsTold && places.length === 0) return null;
  const count = of === undefined || of === through ? Math.min(step, places.length) : 0;
  const shown = isAsTold ? places.slice(places.length - count) : told;
  const names = shownNames(tournament);
  // Other rules have other columns.
  const hasFigures = shown.every(({ cells }) => cells.length === columns.length);
  return {
    through: isAsTold || of === undefined ? through : of,
    title: of === undefined || of === through ? title : null,
    columns: hasFigures ? columns.map(({ code, unit }) => ({ code, unit })) : [],
    rankedBy,
    provisional: missingNotes(
      family,
      tournament,
      tournament.rounds.filter(({ no }) => no <= through),
    ),
    left: Math.max(0, places.length - shown.length),
    rows: shown.flatMap(({ place, entrant, cells, marks }) => {
      const named = names.get(entrant);
      if (named === undefined) return [];
      return [{ place, name: named.plain, cells, marks: marksOfRow(family, { marks }) }];
    }),
  };
};

export const withReveal = (
  view: PublishedView,
  tournament: Tournament,
  family: Game,
  step: RevealStep,
): PublishedView => ({ ...view, reveal: revealOf(tournament, family, step) });
