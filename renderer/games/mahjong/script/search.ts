/**
 * The search for a schedule, in a thread of its own so that the window never waits. It runs in stages of fixed length; each
 * answers with a whole schedule, so stopping keeps the best one so far. The same seed gives the same stages everywhere.
 */

import type { MadeScript, MakeScriptRequest } from '../../../../core/games/mahjong/seating/script/script-make.ts';
import type { Answer, Refusal } from '../../../../core/tournament/refusal.ts';

export type SearchAsked = Pick<MakeScriptRequest, 'players' | 'rounds' | 'seed'>;
export type SearchSaid = { readonly share: number; readonly made: Answer<MadeScript> | null };

export type Found = {
  readonly share: number;
  readonly best: MadeScript | null;
  readonly refusal: Refusal | null;
};

export const nothingFound: Found = { share: 0, best: null, refusal: null };

/** The better of two schedules for the same players and rounds: fewer repeats; the earlier one when they are equal. */
const better = (known: MadeScript | null, next: MadeScript): MadeScript =>
  known !== null && known.repeats <= next.repeats ? known : next;

/** What is known after a message of the search. */
export const heard = (found: Found, { share, made }: SearchSaid): Found => {
  if (made === null) return { ...found, share };
  return made.ok
    ? { ...found, share, best: better(found.best, made.value) }
    : { ...found, share: 1, refusal: made.refusal };
};

/** Starts a search; the returned function ends it. `onFound` with share 1 is the last. */
export const startSearch = (asked: SearchAsked, onFound: (found: Found) => void): (() => void) => {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  let found = nothingFound;
  worker.onmessage = ({ data }: MessageEvent<SearchSaid>) => {
    found = heard(found, data);
    onFound(found);
    if (found.share >= 1) worker.terminate();
  };
  worker.postMessage(asked);
  return () => worker.terminate();
};
