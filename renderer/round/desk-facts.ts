/** What the desk knows of the event beside its journal: which seatings were printed, which stages were not needed [W-2.2, W-2.3]. */

import { useEffect } from 'react';
import { create } from 'zustand';
import { type DeskFacts, noFacts } from '../../core/api/desk.ts';
import type { FreeStep } from '../../core/game/round-steps.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { call, onLink, onPush } from '../door/current.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { showRefusal } from '../store/notices.ts';
import { closeWithEvent } from '../store/tournament.ts';

const useFacts = create<{ readonly facts: DeskFacts }>()(() => ({ facts: noFacts }));

const take = (facts: DeskFacts): void => useFacts.setState({ facts });

closeWithEvent(() => take(noFacts));

const ask = async (): Promise<void> => {
  const answer = await call('desk.facts', {});
  if (answer.ok) take(answer.value);
};

/** The back end tells of every change and of every other event; it is asked once, and again after a broken line. */
const follow = (): (() => void) => {
  void ask();
  const leavePush = onPush((push) => {
    if (push.type === 'desk.facts') take(push.facts);
  });
  const leaveLink = onLink((now) => {
    if (now === 'joined') void ask();
  });
  return () => {
    leavePush();
    leaveLink();
  };
};

/** Followed while the component is there. */
export const useDeskFacts = (): DeskFacts => {
  useEffect(follow, []);
  return useFacts(({ facts }) => facts);
};

/** How much of a round was printed, and when. */
export const usePrintedWords = (): ((printed: DeskFacts['printed'][RoundNo]) => string) => {
  const textOf = useTextOf();
  const { time } = useFormats();
  return ({ sheets, at }) => {
    const pages = textOf('sheets:print.pages', { count: sheets });
    return `${textOf('rounds:steps.printed')}: ${pages}, ${time(new Date(at).toISOString())}`;
  };
};

/** *Not needed*, or taken back. */
export const passStep = async (round: RoundNo, step: FreeStep, passed = true): Promise<void> => {
  const answer = await call('desk.passed', { round, step, passed });
  if (!answer.ok) showRefusal(answer.refusal);
};
