/**
 * Standings told place by place [hall-and-print 2.9]: from the last place, or the last of the best ones, to the first. One
 * step a key, back too, no timer. Names that are still to come are not in the view at all.
 */

import type { Game } from '../../game/game.ts';
import { missingNotes } from '../../game/provisional.ts';
import type { Tournament } from '../../tournament/state.ts';
import { shownNames } from '../names.ts';
import type { PublishedReveal, PublishedView } from './published.ts';

/**
 * `top`: how many of the best, 0 for all. `step`: how many of them are told, of the standing through round `of`: of another one
 * nothing is told yet, so that a result that comes in between names nobody before their turn.
 */
export type RevealStep = { readonly top: number; readonly step: number; readonly of?: number | undefined };

/** How many steps there are. */
export const revealSteps = (ranked: number, top: number): number => (top === 0 ? ranked : Math.min(top, ranked));

/** What is told so far, and how many places are still to come; null while nobody is ranked, and while a stage decides who is. */
export const revealOf = (
  tournament: Tournament,
  family: Game,
  { top, step, of }: RevealStep,
): PublishedReveal | null => {
  const { through, title = null, inPlay, columns, rows } = family.standings(tournament);
  const ranked = rows.filter(({ place }) => place !== null);
  const steps = revealSteps(ranked.length, top);
  if (through === 0 || steps === 0 || inPlay === true) return null;
  const told = of === undefined || of === through ? Math.min(step, steps) : 0;
  const names = shownNames(tournament.entrants);
  return {
    through,
    title,
    columns: columns.map(({ code, unit }) => ({ code, unit })),
    provisional: missingNotes(
      family,
      tournament,
      tournament.rounds.filter(({ no }) => no <= through),
    ),
    left: steps - told,
    rows: ranked.slice(steps - told, steps).flatMap(({ place, entrant, cells, marks = [] }) => {
      const named = names.get(entrant);
      if (named === undefined) return [];
      const said = marks.map((mark) => ({ code: `${family.id}.rowMarks.${mark}` }));
      return [{ place, name: named.plain, cells, marks: said }];
    }),
  };
};

/** The view with what is told so far. */
export const withReveal = (
  view: PublishedView,
  tournament: Tournament,
  family: Game,
  step: RevealStep,
): PublishedView => ({ ...view, reveal: revealOf(tournament, family, step) });
