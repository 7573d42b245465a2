/** The second seating of a comparison: how it is asked for, its search, what came out. The first one is the proposal. */

import { create } from 'zustand';
import type { Seated } from '../../core/api/seating.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';
import { call } from '../door/current.ts';
import type { Drawn } from '../round/seating/arrangement.ts';
import { newSearch } from '../round/seating/search.ts';
import { takeUp, useSeating } from '../round/seating/seating-store.ts';

type Comparison = {
  /** The proposal that is compared; a comparison of another one is over. */
  readonly of: Seated | null;
  readonly method: string;
  readonly options: Json;
  readonly seed: string;
  readonly working: { readonly share: number } | null;
  readonly other: Drawn | null;
  readonly refusal: Refusal | null;
};

const none: Comparison = { of: null, method: '', options: null, seed: '', working: null, other: null, refusal: null };

export const useComparison = create<Comparison>()(() => none);

const { getState, setState } = useComparison;

const search = newSearch();

/** Begins to compare the proposal with a seating by the same method and another seed. */
export const openComparison = async ({ seated, method, options }: Drawn): Promise<void> => {
  setState({ ...none, of: seated, method, options });
  const fresh = await call('seating.freshSeed', {});
  if (fresh.ok && getState().of === seated) setState({ seed: fresh.value });
};

export const closeComparison = (): void => {
  search.giveUp();
  if (getState().working !== null) search.stop();
  setState(none);
};

export const compareMethod = (method: string, options: Json): void => setState({ method, options, refusal: null });
export const compareOptions = (options: Json): void => setState({ options, refusal: null });
export const compareSeed = (seed: string): void => setState({ seed, refusal: null });

export const compareFreshSeed = async (): Promise<void> => {
  const fresh = await call('seating.freshSeed', {});
  if (fresh.ok) compareSeed(fresh.value);
};

/** Asks for the second seating. */
export const seatOther = async (): Promise<void> => {
  const { of, method, options, seed, working } = getState();
  const { drawn } = useSeating.getState();
  if (of === null || drawn === null || working !== null) return;
  setState({ working: { share: 0 }, refusal: null });
  const found = await search.seat({ method, options, seed }, ({ share }) => setState({ working: { share } }));
  if (found === null) return;
  if (found.ok) setState({ working: null, other: { round: drawn.round, method, options, ...found.value } });
  else setState({ working: null, refusal: found.refusal });
};

/** The search ends and answers with the best so far. */
export const stopOther = search.stop;

/** Goes on with the second seating in place of the proposal. */
export const takeOther = (): void => {
  const { other } = getState();
  if (other !== null) takeUp(other);
  closeComparison();
};
