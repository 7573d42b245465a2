/**
 * The seating of the next round on its way to being published: what the TO chose, the running search, the proposal and
 * the changes by hand. It outlives the screen, and a draft of it outlives the window [reliability 10.1].
 */

import { create } from 'zustand';
import type { Seated } from '../../../core/api/seating.ts';
import { families } from '../../../core/games/all.ts';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import { canonical, fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import { changesBetween } from '../../../core/tournament/history/changes-between.ts';
import { type Answer, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import { roundOf, type Tournament } from '../../../core/tournament/state.ts';
import { takenBack } from '../../../core/tournament/taken-back.ts';
import { asJson, type Bye, type DrawNo, type Json, type RoundNo, type Table } from '../../../core/tournament/words.ts';
import { call } from '../../door/current.ts';
import { screensOf } from '../../games/game.ts';
import { closeWithEvent, send, tournament, useTournamentStore } from '../../store/tournament.ts';
import { bringOpeningBack } from '../first/opening-way.ts';
import { nextRoundNo } from '../flow.ts';
import { type Arrangement, arrange, type Drawn, unswap } from './arrangement.ts';
import { draftOf, keepDraft } from './draft.ts';
import { newSearch, type Progress } from './search.ts';

type SeatingStore = {
  /** The tournament that all this belongs to. */
  readonly tournament: string;
  readonly method: string | null;
  /** Options by method, where the TO changed them. */
  readonly options: { readonly [method: string]: Json };
  readonly seed: string;
  readonly working: Progress | null;
  readonly drawn: Drawn | null;
  /** The last step of the event when it was drawn: what was done since is taken back before the proposal is. */
  readonly since: number;
  readonly refusal: Refusal | null;
  /** The draw of the newest seating that was taken back and put away here. */
  readonly putAway: DrawNo | null;
  /** The proposal is on its way into the event. */
  readonly publishing: boolean;
};

const blank: SeatingStore = {
  tournament: '',
  method: null,
  options: {},
  seed: '',
  working: null,
  drawn: null,
  since: 0,
  refusal: null,
  putAway: null,
  publishing: false,
};

export const useSeating = create<SeatingStore>()(() => blank);

const { getState, setState } = useSeating;

const draftKey = (id: string): string => `seating:${id}`;

type Kept = Pick<SeatingStore, 'method' | 'options' | 'seed' | 'drawn' | 'since' | 'putAway'>;

/** Sets and keeps. */
const change = (next: Partial<SeatingStore>): void => {
  setState(next);
  const { tournament: id, method, options, seed, drawn, since, putAway } = getState();
  keepDraft(draftKey(id), { method, options, seed, drawn, since, putAway });
};

const lastDone = (): number => useTournamentStore.getState().ledger.done?.step.no ?? 0;

const freshSeed = async (): Promise<string | null> => {
  const answer = await call('seating.freshSeed', {});
  if (!answer.ok) setState({ refusal: answer.refusal });
  return answer.ok ? answer.value : null;
};

/** Makes this the tournament that is seated: takes its draft of before a reload, or starts with a fresh seed. */
export const openSeating = async (state: Tournament): Promise<void> => {
  if (getState().tournament === state.id) return;
  setState({ ...blank, tournament: state.id });
  await bringOpeningBack(state.id);
  const kept = (await draftOf(draftKey(state.id))) as Kept | null;
  const seed = kept?.seed ?? (await freshSeed()) ?? '';
  if (getState().tournament !== state.id || getState().seed !== '') return;
  setState({ ...kept, seed });
  if (getState().drawn === null) await bringBack();
};

export const chooseMethod = (method: string): void => change({ method, refusal: null });

export const chooseOptions = (method: string, options: Json): void =>
  change({ options: { ...getState().options, [method]: options }, refusal: null });

export const chooseSeed = (seed: string): void => change({ seed, refusal: null });

const search = newSearch();

// The draft is kept in the program, and comes back with the event.
closeWithEvent(() => {
  search.giveUp();
  setState(blank);
});

/** Asks the worker for a seating with what is chosen. */
export const seat = async (method: string, options: Json): Promise<void> => {
  const state = tournament();
  const round = state === null ? null : nextRoundNo(state);
  if (state === null || round === null || getState().working !== null) return;
  setState({ working: { share: 0, best: null }, refusal: null });
  const found = await search.seat({ method, options, seed: getState().seed }, (working) => setState({ working }));
  if (found === null) return;
  if (found.ok) change({ working: null, drawn: { round, method, options, ...found.value }, since: lastDone() });
  else setState({ working: null, refusal: found.refusal });
};

/** Seats again with a new seed. */
export const seatAnother = async (method: string, options: Json): Promise<void> => {
  const seed = await freshSeed();
  if (seed === null) return;
  chooseSeed(seed);
  await seat(method, options);
};

/** A new seed in the field; nothing is seated. */
export const anotherSeed = async (): Promise<void> => {
  const seed = await freshSeed();
  if (seed !== null) chooseSeed(seed);
};

/** The search ends and answers with its best so far. */
export const takeBest = search.stop;

/** The search is given up; what was proposed before it stays, and is what is chosen. */
export const giveUp = (): void => {
  const { drawn } = getState();
  setState({ working: null });
  if (drawn !== null) takeUp(drawn);
  search.giveUp();
  search.stop();
};

export const rearrange = (take: (arrangement: Arrangement) => Arrangement): void => {
  const { drawn } = getState();
  if (drawn !== null) change({ drawn: { ...drawn, arrangement: take(drawn.arrangement) } });
};

/** Whether these are the options of the method while nobody has changed them. */
const areFirst = (method: string, options: Json): boolean => {
  const state = tournament();
  const part = state === null ? undefined : screensOf(state.family).methods.find(({ id }) => id === method);
  return state !== null && part !== undefined && canonical(part.firstOptions(state)) === canonical(options);
};

const isSwapped = (round: RoundNo): boolean => {
  const { drawn } = getState();
  return drawn?.round === round && drawn.arrangement.swaps.length > 0;
};

/** Takes back the last change by hand of a proposal; whether there was one. */
export const unswapDrawn = (round: RoundNo): boolean => {
  if (!isSwapped(round)) return false;
  rearrange(unswap);
  return true;
};

/** Goes on with another proposal, as if it had been asked for here. What nobody changed is no choice for the rounds after it. */
export const takeUp = (drawn: Drawn): void => {
  const { method, options, seated } = drawn;
  const { [method]: _before, ...others } = getState().options;
  const chosen = areFirst(method, options) ? others : { ...others, [method]: options };
  change({ drawn, since: lastDone(), method, options: chosen, seed: seated.proposal.seed, refusal: null });
};

/** Puts the proposal away. */
export const discard = (): void => {
  const { drawn, putAway } = getState();
  change({ drawn: null, refusal: null, putAway: drawn?.draw ?? putAway });
};

/** Whether the proposal that is shown in a round was made last: nothing was done since. */
const isNewest = (round: RoundNo): boolean => {
  const { drawn, since, working } = getState();
  const state = tournament();
  // Start rounds are one proposal, looked at round by round [W-9.3].
  const isShown = drawn !== null && state !== null && (drawn.round === round || roundOf(state, round) === undefined);
  const { done } = useTournamentStore.getState().ledger;
  // A round that was withdrawn, or is seated anew, comes back as it was.
  const isWithdrawn = done?.step.changes.some(({ type }) => type === 'round.withdrawn') === true;
  return isShown && !isWithdrawn && working === null && since === lastDone();
};

/** Puts the proposal away that is shown in a round, as long as nothing was done since; whether there was one. */
export const discardLast = (round: RoundNo): boolean => {
  if (!isNewest(round)) return false;
  discard();
  return true;
};

/** Whether Undo means the proposal that is shown in a round: its changes by hand, then the whole of it. */
export const isProposalLast = (round: RoundNo): boolean => isSwapped(round) || isNewest(round);

/** The seating of the next round that was withdrawn or undone stands here again as a proposal, changes by hand included [W-4.4]. */
const bringBack = async (): Promise<void> => {
  const { ledger } = useTournamentStore.getState();
  const round = ledger.tournament === null ? null : nextRoundNo(ledger.tournament);
  const gone = round === null ? null : takenBack(ledger, round, families);
  if (round === null || gone === null || gone.round.draw.no === getState().putAway) return;
  const answer = await call('seating.again', { round });
  const { working, tournament: id } = getState();
  if (!answer.ok || answer.value === null || working !== null || tournament()?.id !== id) return;
  const { method, options, tables, byes, draw, ...seated } = answer.value;
  takeUp({ round, method, options, seated, arrangement: arrange(tables), byes, draw });
};

useTournamentStore.subscribe(({ ledger: { tournament: now } }, { ledger: { tournament: before } }) => {
  // What was refused was refused of the event as it was.
  if (now !== before && getState().refusal !== null) setState({ refusal: null });
  const isShorter = now !== null && now.id === before?.id && now.rounds.length < before.rounds.length;
  if (isShorter && getState().tournament === now.id) void bringBack();
});

/** What publishes a seating, as it came or with other tables. */
export const publishing = (
  { id, request, proposal }: Seated,
  tables: readonly Table[] = proposal.tables,
  byes: readonly Bye[] = proposal.byes,
): Extract<AskedInput, { type: 'round.publish' }> => ({
  type: 'round.publish',
  seating: id ?? '',
  fingerprint: fingerprint(request),
  changes: [...changesBetween(proposal, { tables, byes })],
});

/** Whether other rounds are seated together with this one. */
const opens = (round: RoundNo): boolean => {
  const state = tournament();
  const rounds = (state === null ? null : families[state.family].seating.opening?.(state))?.rounds ?? [];
  return rounds.length > 1 && rounds[0] === round;
};

/** What publishes a proposal as it is arranged, and what is seated together with it [W-9.3]. */
export const publishingDrawn = ({ round, seated, arrangement, byes }: Drawn): AskedInput => {
  const asked = publishing(seated, arrangement.tables, byes);
  return opens(round) ? { ...asked, opening: true } : asked;
};

/** The round of the proposal is published: what was chosen was for it, and the next one begins with what is usual then. */
export const overtaken = async (): Promise<void> => {
  change({ drawn: null, method: null, refusal: null });
  const seed = await freshSeed();
  if (seed !== null) chooseSeed(seed);
};

/** The same proposal, held by the program again: it was started again meanwhile, and only this window still has it. Null where another one comes out. */
const heldAgain = async (drawn: Drawn): Promise<Drawn | null> => {
  const { round, method, options, seated, draw } = drawn;
  const { seed } = seated.proposal;
  const answer =
    draw === undefined ? await call('seating.seat', { method, options, seed }) : await call('seating.again', { round });
  if (!answer.ok || answer.value === null) return null;
  const { id, request, proposal } = answer.value;
  const printOf = (one: Pick<Seated, 'request' | 'proposal'>) => fingerprint(asJson([one.request, one.proposal]));
  return printOf({ request, proposal }) === printOf(seated) ? { ...drawn, seated: { ...seated, id } } : null;
};

/** Sends what publishes a proposal; where the program does not hold it any more, it is held again first. */
const sendDrawn = async (drawn: Drawn): Promise<Answer<{ readonly no: number }>> => {
  const first = await send(publishingDrawn(drawn));
  const isGone = !first.ok && first.refusal.code === 'seating.stale';
  const held = isGone ? await heldAgain(drawn) : null;
  // Where no program holds it any more, seating again is what goes on.
  if (isGone && getState().drawn === drawn) change({ drawn: held ?? { ...drawn, isGone } });
  return held === null ? first : send(publishingDrawn(held));
};

/** Publishes the proposal as it is arranged. */
export const publish = async (): Promise<Answer<{ readonly no: number }>> => {
  const { drawn, publishing: isUnderWay } = getState();
  if (drawn === null || isUnderWay) return ok({ no: 0 });
  setState({ publishing: true });
  const answer = await sendDrawn(drawn);
  setState({ publishing: false });
  if (!answer.ok) {
    // Where another window has published this round, that is what is said (`other-window.ts`).
    if (getState().drawn !== null) setState({ refusal: answer.refusal });
    return answer;
  }
  await overtaken();
  return answer;
};
