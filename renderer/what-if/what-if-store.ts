/**
 * What is supposed, and the seating that it would lead to. All of it lives in this window and is forgotten with it: nothing
 * here is sent but the question to the seating engine, which answers for a copy.
 */

import { create } from 'zustand';
import type { Seated } from '../../core/api/seating.ts';
import type { PlainCommand } from '../../core/tournament/commands.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, Json, RoundNo, TableNo } from '../../core/tournament/words.ts';
import { call, onPush } from '../door/current.ts';
import { closeWithEvent } from '../store/tournament.ts';

/** One thing that would be otherwise. */
export type Supposition =
  | { readonly what: 'result'; readonly round: RoundNo; readonly table: TableNo; readonly result: Json }
  | { readonly what: 'plays'; readonly entrant: EntrantId; readonly playing: boolean };

/** The seating of the next round on the copy, and the one as things are, if there can be one. */
export type Outlook = {
  /** What they were made for. */
  readonly suppositions: readonly Supposition[];
  readonly last: number;
  readonly method: string;
  readonly options: Json;
  readonly copy: Seated;
  readonly real: Seated | Refusal;
};

type WhatIf = {
  /** The tournament that is asked about. */
  readonly tournament: string;
  readonly suppositions: readonly Supposition[];
  /** Null: the first that can be used. */
  readonly method: string | null;
  readonly options: { readonly [method: string]: Json };
  readonly seed: string;
  readonly working: { readonly share: number } | null;
  readonly outlook: Outlook | null;
  readonly refusal: Refusal | null;
};

const blank: WhatIf = {
  tournament: '',
  suppositions: [],
  method: null,
  options: {},
  seed: '',
  working: null,
  outlook: null,
  refusal: null,
};

export const useWhatIf = create<WhatIf>()(() => blank);

const { getState, setState } = useWhatIf;

/** Raised with every search, so that the answer of one that was given up is not taken. */
let search = 0;

closeWithEvent(() => {
  search += 1;
  setState({ working: null });
});

export const freshWhatIfSeed = async (): Promise<void> => {
  const fresh = await call('seating.freshSeed', {});
  if (fresh.ok) setState({ seed: fresh.value });
};

/** Makes this the tournament that is asked about. */
export const openWhatIf = (id: string): void => {
  if (getState().tournament === id) return;
  setState({ ...blank, tournament: id });
  void freshWhatIfSeed();
};

export const startOver = (): void => {
  const { tournament, seed } = getState();
  stopSearch();
  setState({ ...blank, tournament, seed });
};

const isSame = (a: Supposition, b: Supposition): boolean =>
  a.what === 'result' && b.what === 'result'
    ? a.round === b.round && a.table === b.table
    : a.what === 'plays' && b.what === 'plays' && a.entrant === b.entrant;

/** Supposes something; what was supposed of the same table or person before gives way. */
export const suppose = (fresh: Supposition): void =>
  setState(({ suppositions }) => ({
    suppositions: [...suppositions.filter((known) => !isSame(known, fresh)), fresh],
    refusal: null,
  }));

export const drop = (supposition: Supposition): void =>
  setState(({ suppositions }) => ({
    suppositions: suppositions.filter((known) => known !== supposition),
    refusal: null,
  }));

/** What was supposed last is no more. */
export const dropLast = (): void => {
  const last = getState().suppositions.at(-1);
  if (last !== undefined) drop(last);
};

export const chooseWhatIfMethod = (method: string): void => setState({ method, refusal: null });
export const chooseWhatIfOptions = (method: string, options: Json): void =>
  setState(({ options: known }) => ({ options: { ...known, [method]: options }, refusal: null }));
export const chooseWhatIfSeed = (seed: string): void => setState({ seed, refusal: null });

/** The commands that would make it so. A round that counts is corrected, one that is open takes the result. */
export const commandsOf = (tournament: Tournament, suppositions: readonly Supposition[]): readonly PlainCommand[] =>
  suppositions.map((supposition): PlainCommand => {
    if (supposition.what === 'plays') {
      return { type: 'entrants.play', ids: [supposition.entrant], playing: supposition.playing };
    }
    const { round, table, result } = supposition;
    return roundOf(tournament, round)?.confirmed === true
      ? { type: 'result.correct', round, table, result, reason: '?' }
      : { type: 'result.enter', round, table, result };
  });

/** Asks for the next round on the copy and, with the same method, for the one as things are. */
export const lookAhead = async (
  tournament: Tournament,
  last: number,
  { method, options }: Pick<Outlook, 'method' | 'options'>,
): Promise<void> => {
  const { suppositions, seed, working } = getState();
  if (working !== null) return;
  search += 1;
  const mine = search;
  setState({ working: { share: 0 }, refusal: null });
  const leave = onPush((push) => {
    if (push.type === 'seating.progress' && mine === search) setState({ working: { share: push.share } });
  });
  const ask = (wanted: readonly Supposition[]) =>
    call('seating.seat', { method, options, seed, suppose: [...commandsOf(tournament, wanted)] });
  const copy = await ask(suppositions);
  const isSupposed = suppositions.length > 0;
  const real = copy.ok && isSupposed && mine === search ? await ask([]) : copy;
  leave();
  if (mine !== search) return;
  if (!copy.ok) {
    setState({ working: null, outlook: null, refusal: copy.refusal });
    return;
  }
  const outlook = { suppositions, last, method, options, copy: copy.value, real: real.ok ? real.value : real.refusal };
  setState({ working: null, outlook });
};

/** Gives the running search up. */
export const stopSearch = (): void => {
  if (getState().working === null) return;
  search += 1;
  setState({ working: null });
  void call('seating.stop', {});
};
