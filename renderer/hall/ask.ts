/**
 * Asking before the hall goes back [W-4.3]: one question for one act, whichever way it was begun.
 *
 * | act | asked by |
 * | --- | --- |
 * | undo, redo | `undoAsked`, `redoAsked` |
 * | a command that takes a seating back | `mayDo` |
 * | a command about people that gives published rounds other seats | `mayReseat` |
 * | closing the event, opening another, also as a way out of a refusal | `mayLeave`, `leaving` |
 */

import { create } from 'zustand';
import type { HallAsk, HallChange } from '../../core/api/hall.ts';
import { isTakenBack } from '../../core/sheets/hall/hall-change.ts';
import type { Command } from '../../core/tournament/commands.ts';
import { no, refuse } from '../../core/tournament/refusal.ts';
import { call } from '../door/current.ts';
import { closeWithEvent, redo, tournament, undo, useTournamentStore } from '../store/tournament.ts';

export type Question = {
  readonly act: HallAsk['act'];
  readonly change: HallChange;
  /** What is going to happen, in words; empty where the change says it. */
  readonly what: string;
  readonly answer: (yes: boolean) => void;
};

export const useQuestion = create<{ readonly question: Question | null }>()(() => ({ question: null }));

closeWithEvent(() => useQuestion.getState().question?.answer(false));

const always = (): boolean => true;

const asked = async (
  ask: HallAsk,
  what: string,
  matters: (change: HallChange) => boolean = always,
  onQuestion: () => void = () => undefined,
): Promise<boolean> => {
  const of = tournament()?.id;
  const change = await call('hall.ask', ask);
  // Another window opened another event meanwhile: nothing of what was meant is there any more.
  if (tournament()?.id !== of) return false;
  if (!change.ok || change.value === null || !matters(change.value)) return true;
  const { value } = change;
  // A second act while the first is asked about waits for nobody: the first stays as it is.
  useQuestion.getState().question?.answer(false);
  onQuestion();
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      useQuestion.setState({ question: null });
      resolve(yes);
    };
    useQuestion.setState({ question: { act: ask.act, change: value, what, answer } });
  });
};

type Taken = Awaited<ReturnType<typeof undo>>;

/** What was named in the question is taken back, or nothing: another window may have entered something meanwhile. */
const unchanged = async (ask: HallAsk, what: string, act: () => Promise<Taken>): Promise<Taken | null> => {
  const { last } = useTournamentStore.getState().ledger;
  let wasAsked = false;
  const may = await asked(ask, what, always, () => {
    wasAsked = true;
  });
  if (!may) return null;
  const isSame = !wasAsked || useTournamentStore.getState().ledger.last === last;
  return isSame ? act() : no(refuse('undo.changedMeanwhile'));
};

/** Null: the TO keeps it as it is. */
export const undoAsked = (what: string): Promise<Taken | null> => unchanged({ act: 'undo', steps: 1 }, what, undo);

export const redoAsked = (what: string): Promise<Taken | null> => unchanged({ act: 'redo', steps: 1 }, what, redo);

/**
 * Whether a command may be carried out that could change the hall.
 *
 * @param first what has to be done before it: one answer is for both
 */
export const mayDo = (command: Command, first?: Command): Promise<boolean> =>
  asked({ act: 'do', command, ...(first === undefined ? {} : { first }) }, '');

/** The same, asked only where a seating that people have been told would not stand: all else of the hall may follow. */
export const mayReseat = (command: Command): Promise<boolean> =>
  asked({ act: 'do', command }, '', ({ before, after }) => isTakenBack(before, after));

/** Whether the open event may be left. */
const mayLeave = (): Promise<boolean> => asked({ act: 'leave' }, '');

/** Does what leaves the event once that is agreed to. */
export const leaving = (act: () => unknown) => (): void => {
  void mayLeave().then((yes) => (yes ? act() : undefined));
};
