/**
 * Result entry as it stands in this window: the pure model of `entry.ts` for every round, joined to the tournament and
 * the back end. It outlives the screen, and a draft of it outlives the window [reliability 10.1].
 */

import { useMemo } from 'react';
import { create } from 'zustand';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { type Round, roundOf, type Tournament } from '../../../core/tournament/state.ts';
import type { Json, Phrase, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { useApp } from '../../store/app.ts';
import { say } from '../../store/notices.ts';
import { closeWithEvent, send, tournament, useTournamentStore } from '../../store/tournament.ts';
import type { TwoPeople } from '../names/two-people.ts';
import { showRound } from '../round-place.ts';
import { draftOf, keepDraft } from '../seating/draft.ts';
import { canBeOutdated, changeVerify, handOver, reconsidered } from './entry.ts';
import type { Typed } from './entry-form.ts';
import { arrive } from './entry-keys.ts';
import { changeText } from './entry-scan.ts';
import { entered, refused, usedKey } from './entry-sending.ts';
import {
  atPrompt,
  backToHand,
  type Entry,
  type EntryMode,
  type Scene,
  type Sending,
  type Stepped,
  startEntry,
  still,
  wholeLines,
} from './entry-state.ts';
import { changeMode, hold, park, takeTable } from './in-turn.ts';
import type { Meaning } from './press.ts';
import { FIELDS } from './replacing.ts';

const REMEMBERED = 'seatwright.entryMode';

const rememberedMode = (): EntryMode => (localStorage.getItem(REMEMBERED) === 'inOrder' ? 'inOrder' : 'byNumber');

type Entries = { readonly [round: number]: Entry<Json> };

type EntryStore = {
  /** The tournament that the entries belong to. */
  readonly tournament: string;
  readonly entries: Entries;
  /** The round that somebody wants to close although results are missing; null: none. */
  readonly closing: RoundNo | null;
};

export const useEntryStore = create<EntryStore>()(() => ({ tournament: '', entries: {}, closing: null }));

const { getState, setState } = useEntryStore;

// What is half typed is kept in the program, and comes back with the event.
closeWithEvent(() => setState(useEntryStore.getInitialState(), true));

const entryOf = ({ entries }: EntryStore, round: RoundNo): Entry<Json> =>
  entries[round] ?? startEntry<Json>(round, rememberedMode());

/**
 * Entry of a round, drawn again when it changes. What was in hand in the tournament that was open before is not this one's:
 * it may be of another game.
 */
export const useEntry = (round: RoundNo): Entry<Json> => useOfEntry(round, (entry) => entry);

/** One thing of it, for whoever is not drawn again with every key [W-13.5]. */
export const useOfEntry = <T>(round: RoundNo, of: (entry: Entry<Json>) => T): T => {
  const id = useTournamentStore(({ ledger }) => ledger.tournament?.id);
  const blank = useMemo(() => startEntry<Json>(round, rememberedMode()), [round]);
  return useEntryStore((store) => of((store.tournament === id ? store.entries[round] : undefined) ?? blank));
};

/** Entry of a round as it is when somebody acts. */
export const entryNow = (round: RoundNo): Entry<Json> => entryOf(getState(), round);

const draftKey = (id: string): string => `results:${id}`;

const isHalfTyped = ({ taken, parked }: Entry<Json>): boolean => taken !== null || Object.keys(parked).length > 0;

/** What is half typed, by round: nothing that is on its way. */
const draftOfEntries = (entries: Entries): Json => {
  const halfTyped = Object.entries(entries).filter(([, entry]) => isHalfTyped(entry));
  if (halfTyped.length === 0) return null;
  return Object.fromEntries(halfTyped.map(([round, { taken, parked }]) => [round, { taken, parked }]));
};

type Kept = { readonly [round: string]: Pick<Entry<Json>, 'taken' | 'parked'> };

/** What was refused, with the ways out where there are any. */
const asPhrase = (refusal: Refusal): Phrase => {
  const { code, params, ways } = refusal;
  return ways.length === 0 ? { code, params } : refusal;
};

/** One step of the model with the tournament as it is now; what it finished is sent. */
const step = (round: RoundNo, take: (entry: Entry<Json>, scene: Scene<Json>) => Stepped<Json>): void => {
  const state = tournament();
  const screens = state === null ? null : screensOf(state.family);
  const form = screens?.entry?.form;
  if (state === null || form === undefined || getState().tournament !== state.id) return;
  const scene = { tournament: state, form, asksLetter: useApp.getState().settings.winnerLetter === true };
  const { entry, send: finished, away } = take(entryOf(getState(), round), scene);
  setState(({ entries }) => ({ entries: { ...entries, [round]: entry } }));
  keepDraft(draftKey(state.id), draftOfEntries(getState().entries));
  if (finished !== null) void carryOut(finished, round);
  if (away === undefined) return;
  showRound(away.round);
  step(away.round, (there, known) => arrive(there, away, known));
};

const commandOf = (round: RoundNo, table: TableNo, result: Json | null, reason: string | null): AskedInput => {
  if (result === null) return { type: 'result.clear', round, table };
  const state = tournament();
  const was = (state === null ? undefined : roundOf(state, round)?.results[table]) ?? null;
  const where = { round, table, result, was };
  return reason === null ? { type: 'result.enter', ...where } : { type: 'result.correct', ...where, reason };
};

const carryOut = async ({ table, result, reason }: Sending, round: RoundNo): Promise<void> => {
  const of = tournament()?.id;
  const answer = await send(commandOf(round, table, result, reason));
  const state = tournament();
  if (state?.id !== of) return;
  if (answer.ok && state !== null && result !== null) {
    screensOf(state.family).entry?.entered?.(state, round, table, result);
  }
  step(round, (entry, scene) => (answer.ok ? entered(entry, scene) : refused(entry, asPhrase(answer.refusal), scene)));
};

export const pressKey = (round: RoundNo, meaning: Exclude<Meaning, null>): void =>
  step(round, (entry, scene) => usedKey(entry, meaning, scene));

/** A key on the screen is meant for the table in hand, also after its result was refused. */
export const pressOnScreen = (round: RoundNo, character: string): void =>
  step(round, (entry, scene) =>
    usedKey({ ...entry, unused: wholeLines(entry.unused), refused: null }, { character }, scene),
  );

export const changeLine = (round: RoundNo, line: string): void =>
  step(round, (entry, scene) => changeText(entry, line, scene));

/** *Save*: Enter, until the table is complete or something is asked; a game with several fields goes on to the next with each. */
export const saveHand = (round: RoundNo): void => {
  // Whoever presses it has read why it was refused.
  step(round, (entry) =>
    still({ ...entry, refused: entry.refused === null ? null : { ...entry.refused, typed: false } }),
  );
  for (let field = 0; field < FIELDS; field++) {
    pressKey(round, { press: 'enter' });
    const { stage, complaint } = entryOf(getState(), round);
    if (stage !== 'hand' || complaint !== null) return;
  }
};

/** *Put back*: the table goes, and what is half typed of it is kept [W-3.18]. */
export const putBack = (round: RoundNo): void =>
  step(round, (entry, scene) => ({ entry: atPrompt(park(entry, scene)), send: null }));

/** Asks whether the round is to count although results are missing; null takes the question back. */
export const askToClose = (closing: RoundNo | null): void => setState({ closing });

export const takeInHand = (round: RoundNo, table: TableNo): void =>
  step(round, (entry, scene) => takeTable(entry, table, scene));

export const setMode = (round: RoundNo, mode: EntryMode): void => {
  localStorage.setItem(REMEMBERED, mode);
  step(round, (entry, scene) => changeMode(entry, mode, scene));
};

/** Why the result in hand is corrected, as it is typed beside it. */
export const setReason = (round: RoundNo, reason: string): void =>
  step(round, (entry) => ({ entry: { ...entry, reason }, send: null }));

/** Begins or ends typing the pile again, blind. */
export const setVerify = (round: RoundNo, on: boolean, by: TwoPeople | null = null): void =>
  step(round, (entry, scene) => changeVerify(entry, on, scene, by));

/** Holds the last result for the tables to come, or lets it go. */
export const setHeld = (round: RoundNo, on: boolean): void => step(round, (entry, scene) => hold(entry, on, scene));

/** The hand changed by a press on one of its fields. */
export const changeHand = (round: RoundNo, change: (hand: Json) => Json): void =>
  step(round, (entry, { form }) => {
    if (entry.taken === null || entry.stage !== 'hand') return { entry, send: null };
    const hand = change(entry.taken.hand);
    const line = form.line(hand);
    const taken = { ...entry.taken, hand };
    return {
      entry: { ...entry, taken, line, loaded: line !== '', complaint: null, unused: '', refused: null },
      send: null,
    };
  });

/**
 * The hand of a table changed from beside the cards: what was in hand stays so, and this one is kept half typed. What was asked about a
 * result of it is asked again: the result is another one.
 */
export const changeHandOf = (no: RoundNo, table: TableNo, change: (hand: Json) => Json): void =>
  step(no, (entry, scene) => {
    const { taken, parked } = entry;
    const { form, tournament: state } = scene;
    const round = roundOf(state, no);
    const seated = round?.tables.find((one) => one.table === table);
    if (round === undefined || seated === undefined) return { entry, send: null };
    if (taken?.table === table) {
      const hand = change(taken.hand);
      const changed = { ...entry, taken: { table, hand } };
      return { entry: entry.stage === 'hand' ? changed : backToHand(changed, hand, null, scene), send: null };
    }
    const hand = parked[table] ?? form.take(state, round, seated, round.results[table] ?? null);
    const { [table]: _before, ...others } = parked;
    const changed = change(hand);
    const kept = form.isTouched(changed) ? { ...others, [table]: changed } : others;
    return { entry: { ...entry, parked: kept }, send: null };
  });

/** Whether a table is in hand or half typed: then its hand is changed with it. */
export const hasHand = (round: RoundNo, table: TableNo): boolean => {
  const { taken, parked } = entryNow(round);
  return taken?.table === table || parked[table] !== undefined;
};

/** When no result of a round is on its way. */
export const whenSent = (round: RoundNo): Promise<void> =>
  new Promise((resolve) => {
    let done = () => {};
    const look = () => {
      if (entryNow(round).stage === 'sending') return;
      done();
      resolve();
    };
    done = useEntryStore.subscribe(look);
    look();
  });

/** The table in hand changed, or finished, by a dialog of the game. */
export const handChanged = (round: RoundNo, change: (hand: Json) => Typed<Json>): void =>
  step(round, (entry, scene) => handOver(entry, change, scene));

/** Makes this the tournament whose results are entered, with what was half typed before a reload. */
export const openEntry = async (state: Tournament): Promise<void> => {
  if (getState().tournament === state.id) return;
  setState({ tournament: state.id, entries: {} });
  const kept = (await draftOf(draftKey(state.id))) as Kept | null;
  const form = screensOf(state.family).entry?.form;
  if (kept === null || form === undefined || getState().tournament !== state.id) return;
  const restored = Object.entries(kept).flatMap(
    ([no, { taken, parked }]): readonly (readonly [string, Entry<Json>])[] => {
      const round = roundOf(state, Number(no));
      const isThere = taken === null || round?.tables.some(({ table }) => table === taken.table) === true;
      if (round === undefined || !isThere) return [];
      const line = taken === null ? '' : form.line(taken.hand);
      const stage = taken === null ? 'table' : 'hand';
      const blank = startEntry<Json>(round.no, rememberedMode());
      return [[no, { ...blank, taken, parked, stage, line, loaded: line !== '' }]];
    },
  );
  // What was typed since is newer than any draft.
  setState(({ entries }) => ({ entries: { ...Object.fromEntries(restored), ...entries } }));
};

/**
 * What was lost meanwhile, by an undo or in another window. A round takes what is half typed for it with it, which is said; a table
 * that is gone cannot be entered, so the prompt comes back; and where the result to be replaced is gone nothing is asked.
 */
export const dropGone = (state: Tournament): void => {
  const form = screensOf(state.family).entry?.form;
  for (const { round: no, mode, stage, taken, parked } of Object.values(getState().entries)) {
    if (stage === 'sending') continue;
    const round = roundOf(state, no);
    const isGone = taken !== null && round?.tables.some(({ table }) => table === taken.table) !== true;
    const isTyped = taken !== null && (stage !== 'hand' || form?.isTouched(taken.hand) === true);
    const tables = [...new Set([...Object.keys(parked).map(Number), ...(isTyped ? [taken.table] : [])])];
    if (round === undefined && tables.length > 0) {
      say('warn', 'rounds:withdrawnMeanwhile', { round: no, tables });
    }
    if (isGone || (round === undefined && tables.length > 0)) {
      setState(({ entries }) => ({ entries: { ...entries, [no]: startEntry(no, mode) } }));
      keepDraft(draftKey(state.id), draftOfEntries(getState().entries));
    } else if (taken !== null && stage === 'replace' && round?.results[taken.table] === undefined) {
      step(no, (entry, scene) => ({ entry: backToHand(entry, taken.hand, null, scene), send: null }));
    }
  }
};

/**
 * A round was seated anew: what is half typed for a table where others sit now, or that is gone, belongs to nobody there. It goes, and is
 * named; what waits for other tables stays.
 */
export const dropReseated = (before: Round, now: Round): void => {
  const { tournament: id, entries } = getState();
  const entry = entries[now.no];
  const state = tournament();
  if (entry === undefined || state === null || state.id !== id || entry.stage === 'sending') return;
  const { mode, stage, taken, parked } = entry;
  const seatsAt = ({ tables }: Round, table: TableNo) => tables.find((one) => one.table === table)?.seats.join();
  const isOther = (table: TableNo): boolean => seatsAt(before, table) !== seatsAt(now, table);
  const isTyped = stage !== 'hand' || screensOf(state.family).entry?.form.isTouched(taken?.hand ?? null) === true;
  const isLost = taken !== null && isTyped && isOther(taken.table);
  const kept = Object.entries(parked).filter(([table]) => !isOther(Number(table)));
  const waiting = Object.keys(parked).map(Number).filter(isOther);
  const tables = [...waiting, ...(isLost ? [taken.table] : [])];
  if (tables.length === 0) return;
  say('warn', 'rounds:reseatedMeanwhile', { round: now.no, tables });
  const left = isLost ? startEntry<Json>(now.no, mode) : entry;
  setState({ entries: { ...entries, [now.no]: { ...left, parked: Object.fromEntries(kept) } } });
  keepDraft(draftKey(state.id), draftOfEntries(getState().entries));
};

export const reconsider = (): void => {
  for (const entry of Object.values(getState().entries)) if (canBeOutdated(entry)) step(entry.round, reconsidered);
};

/** Brings the table of an undone result back into hand, where results are typed in order. Nothing half typed is touched. */
export const followUndo = (before: Tournament, now: Tournament): void => {
  for (const { round, mode, stage, taken } of Object.values(getState().entries)) {
    const [was, is] = [roundOf(before, round), roundOf(now, round)];
    if (mode !== 'inOrder' || was === undefined || is === undefined || before.id !== now.id) continue;
    const gone = is.tables.find(({ table }) => was.results[table] !== undefined && is.results[table] === undefined);
    const form = screensOf(now.family).entry?.form;
    const isIdle = stage === 'table' || (stage === 'hand' && taken !== null && form?.isTouched(taken.hand) === false);
    if (gone !== undefined && isIdle) takeInHand(round, gone.table);
  }
};

/** Whether a question stands at the table in hand, or half a result: then it is said, and nothing goes on without it. */
export const isUnfinished = (round: RoundNo): boolean => {
  const state = tournament();
  const form = state === null ? undefined : screensOf(state.family).entry?.form;
  const { stage, taken } = entryOf(getState(), round);
  const isHalf = stage === 'hand' && taken !== null && form?.isTouched(taken.hand) === true;
  const asks = stage !== 'hand' && stage !== 'table' && stage !== 'sending';
  if (taken === null || !(isHalf || asks)) return false;
  const code = asks ? 'entry.answerFirst' : 'entry.inHand';
  step(round, (entry) => ({ entry: { ...entry, complaint: { code, params: { table: taken.table } } }, send: null }));
  return true;
};
