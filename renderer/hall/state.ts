import { useEffect } from 'react';
import { create } from 'zustand';
import type { Input } from '../../core/api/contract.ts';
import type { HallScreen, HallState, HallsState } from '../../core/api/hall.ts';
import { firstScreen } from '../../core/api/hall.ts';
import { isSeating } from '../../core/sheets/hall/hall-pages.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { call, onLink, onPush } from '../door/current.ts';
import { showRefusal } from '../store/notices.ts';

/** Which hall window the desk's controls and page keys are for, and what all of them show. */
type Halls = { readonly state: HallsState | null; readonly chosen: number };

const useHalls = create<Halls>()(() => ({ state: null, chosen: 1 }));

const take = (state: HallsState): void => useHalls.setState({ state });

const ask = async (): Promise<void> => {
  const answer = await call('hall.state', {});
  if (answer.ok) take(answer.value);
};

/** The back end tells of every change; it is asked once, and again after a broken line. */
const follow = (): (() => void) => {
  void ask();
  const leavePush = onPush((push) => {
    if (push.type === 'hall.state') take(push.state);
  });
  const leaveLink = onLink((now) => {
    if (now === 'joined') void ask();
  });
  return () => {
    leavePush();
    leaveLink();
  };
};

/** What the hall windows were told and what they say they show, followed while the component is there. */
export const useHallsState = (): HallsState | null => {
  useEffect(follow, []);
  return useHalls(({ state }) => state);
};

export const chooseHall = (chosen: number): void => useHalls.setState({ chosen });

const closed = new Map<string, HallState>();

/** A window that is not open yet; the same value for the same window, because components compare it. */
const notYet = (hall: number, screen: HallScreen): HallState => {
  const key = `${hall} ${JSON.stringify(screen)}`;
  const made = closed.get(key) ?? { hall, open: false, waiting: false, lost: false, display: '', screen, shown: null };
  closed.set(key, made);
  return made;
};

const inHand = ({ state, chosen }: Halls): HallState | null =>
  state === null
    ? null
    : (state.halls.find(({ hall }) => hall === chosen) ?? notYet(chosen, state.halls[0]?.screen ?? firstScreen));

/** The hall window in hand. Called beside `useHallsState`. */
export const useHallInHand = (): HallState | null => useHalls(inHand);

/** The hall window in hand as the back end has it now. */
export const hallInHand = async (): Promise<HallState | null> => {
  await ask();
  return inHand(useHalls.getState());
};

/** All hall windows as the back end has them now. */
export const hallsNow = async (): Promise<HallsState | null> => {
  await ask();
  return useHalls.getState().state;
};

/** Tells a hall window what to show: the one in hand unless said otherwise; null: all of them. */
export const showInHall = async (
  change: Partial<HallScreen>,
  hall: number | null | undefined = undefined,
): Promise<void> => {
  const no = hall === undefined ? (inHand(useHalls.getState())?.hall ?? 1) : hall;
  const answer = await call('hall.show', { hall: no, ...change } as Input<'hall.show'>);
  if (!answer.ok) showRefusal(answer.refusal);
  else take(answer.value);
};

/** Shows a view from its first page, also where the window has turned on to another by itself. */
export const showView = (
  { screen }: HallState,
  view: HallScreen['view'],
  more: Partial<HallScreen> = {},
): Promise<void> => showInHall({ ...more, view, turn: { no: screen.turn.no + 1, to: 'view', letter: '' } });

/** Shows a view in the window in hand. A hall that keeps the picture of another event keeps it, as in `showSeatingInHall`. */
export const showViewInHall = async (view: HallScreen['view']): Promise<void> => {
  const hall = await hallInHand();
  if (hall !== null && useHalls.getState().state?.other === null) await showView(hall, view);
};

export const showRoundInHall = async (round: RoundNo): Promise<void> => {
  const answer = await call('hall.round', { round });
  if (!answer.ok) showRefusal(answer.refusal);
  else take(answer.value);
};

/**
 * Shows the seating of a round in all windows, whatever they showed. A hall that keeps the picture of another event keeps it: this one
 * comes by a yes alone [W-4.5], which is asked where the desk shows the hall.
 */
export const showSeatingInHall = async (round: RoundNo): Promise<void> => {
  if ((await hallsNow())?.other !== null) return;
  await showRoundInHall(round);
  for (const { hall, screen } of (await hallsNow())?.halls ?? []) {
    const view = isSeating(screen.view) ? screen.view : 'byName';
    const turn = { no: screen.turn.no + 1, to: 'view' as const, letter: '' };
    await showInHall({ view, black: false, keepSeating: round, turn }, hall);
  }
};

/** Shows the open event in place of the one whose picture the hall keeps. */
export const takeHall = async (): Promise<void> => {
  const answer = await call('hall.take', {});
  if (!answer.ok) showRefusal(answer.refusal);
  else take(answer.value);
};

export const revealInHall = async (reveal: HallsState['reveal']): Promise<void> => {
  const answer = await call('hall.reveal', reveal);
  if (!answer.ok) showRefusal(answer.refusal);
  else take(answer.value);
};

/** Milliseconds within which a second press is the second half of a double click. */
const TWICE = 800;

/** The tab that was opened last, and when. */
let lastTab = { hall: 0, at: Number.NEGATIVE_INFINITY };

const opening = new Set<number>();

/** Opens a hall window, in the browser host its tab. `present`: over the whole of the TO's own display. */
export const openHall = async (hall: number, display: string | null, present = false): Promise<void> => {
  if (opening.has(hall) || (lastTab.hall === hall && performance.now() - lastTab.at < TWICE)) return;
  opening.add(hall);
  const answer = await call('hall.open', { hall, display, present }).finally(() => opening.delete(hall));
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value.tab !== null) {
    lastTab = { hall, at: performance.now() };
    window.open(answer.value.tab, '_blank');
  }
  chooseHall(hall);
  await ask();
};

export const closeHall = async (hall: number): Promise<void> => {
  const answer = await call('hall.close', { hall });
  if (!answer.ok) showRefusal(answer.refusal);
  await ask();
};
