/**
 * What the hall windows are sent, for the desk's picture of them: the same view from the same place. It is asked for when the hands on
 * the keyboard rest, so that it never makes a typed result wait, and a second later at the most [W-4.1].
 */

import { useEffect, useState } from 'react';
import type { HallPage } from '../../core/api/hall.ts';
import { call, onLink, onPush } from '../door/current.ts';

/** Milliseconds. */
const LATEST = 900;

export const useHallPage = (): HallPage | null => {
  const [page, setPage] = useState<HallPage | null>(null);
  useEffect(() => {
    let isThere = true;
    let due: number | null = null;
    const ask = async () => {
      due = null;
      const answer = await call('hall.page', {});
      if (!isThere || !answer.ok) return;
      const { value } = answer;
      setPage((known) => (known?.made === value.made ? { ...value, view: known.view } : value));
    };
    const atRest = () => {
      due ??= requestIdleCallback(() => void ask(), { timeout: LATEST });
    };
    const leavePush = onPush(({ type }) => {
      if (type === 'hall.changed') atRest();
    });
    const leaveLink = onLink((now) => {
      if (now === 'joined') atRest();
    });
    void ask();
    return () => {
      isThere = false;
      if (due !== null) cancelIdleCallback(due);
      leavePush();
      leaveLink();
    };
  }, []);
  return page;
};
