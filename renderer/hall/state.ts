import { useEffect, useState } from 'react';
import type { Reply } from '../../core/api/contract.ts';
import type { HallScreen } from '../../core/api/hall.ts';
import { call, onPush } from '../door/current.ts';
import { showRefusal } from '../store/notices.ts';

export type HallState = Reply<'hall.state'>;

/** Milliseconds between two questions: a page that turns on the projector turns in the thumbnail within this time. */
const EVERY = 500;

const same = (a: HallState | null, b: HallState): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the hall was told and what it says it shows, followed while the component is there; null until the first answer. */
export const useHallState = (): HallState | null => {
  const [state, setState] = useState<HallState | null>(null);
  useEffect(() => {
    let there = true;
    const ask = async () => {
      const answer = await call('hall.state', {});
      if (there && answer.ok) setState((known) => (same(known, answer.value) ? known : answer.value));
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY);
    const leave = onPush((push) => {
      if (push.type === 'hall.state') void ask();
    });
    return () => {
      there = false;
      clearInterval(timer);
      leave();
    };
  }, []);
  return state;
};

/** Tells the hall what to show. The state follows by itself. */
export const showInHall = async (change: Partial<HallScreen>): Promise<void> => {
  const answer = await call('hall.show', change);
  if (!answer.ok) showRefusal(answer.refusal);
};

/** Opens the hall window, in the browser host its tab. */
export const openHall = async (display: string | null): Promise<void> => {
  const answer = await call('hall.open', { display });
  if (!answer.ok) showRefusal(answer.refusal);
  else if (answer.value.tab !== null) window.open(answer.value.tab, '_blank');
};

export const closeHall = async (): Promise<void> => {
  const answer = await call('hall.close', {});
  if (!answer.ok) showRefusal(answer.refusal);
};
