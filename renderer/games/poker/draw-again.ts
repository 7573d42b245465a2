/** Asking why something is drawn again that was undone [room 1.6 d]: one question, whichever way it was begun. */

import { create } from 'zustand';
import type { Answer, Refusal } from '../../../core/tournament/refusal.ts';
import { closeWithEvent } from '../../store/tournament.ts';

export type WhyQuestion = {
  readonly refusal: Refusal;
  /** Null: it is not drawn. */
  readonly answer: (reason: string | null) => void;
};

export const useWhy = create<{ readonly question: WhyQuestion | null }>()(() => ({ question: null }));

closeWithEvent(() => useWhy.getState().question?.answer(null));

const askWhy = (refusal: Refusal): Promise<string | null> => {
  // A second draw while the first is asked about waits for nobody: the first is not made.
  useWhy.getState().question?.answer(null);
  return new Promise((resolve) => {
    const answer = (reason: string | null): void => {
      useWhy.setState({ question: null });
      resolve(reason);
    };
    useWhy.setState({ question: { refusal, answer } });
  });
};

/** Sends a draw; where it draws again what was undone, asks why and sends it with that. */
export const withReason = async <T>(send: (reason: string | null) => Promise<Answer<T>>): Promise<Answer<T>> => {
  const answer = await send(null);
  if (answer.ok || answer.refusal.code !== 'poker.drawnAgain') return answer;
  const reason = await askWhy(answer.refusal);
  return reason === null ? answer : send(reason);
};
