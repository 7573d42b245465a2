/** Where the keyboard goes in the window of the round. */

import { useEffect, useRef } from 'react';
import { usePlace } from '../../desk/place.ts';
import { tournament } from '../../store/tournament.ts';
import { inWork } from '../flow.ts';
import { showRound } from '../round-place.ts';

/**
 * Escape in a round that is not in work shows the one that is [W-3.1]. Whatever else it closes (a table in hand, a typed line, a drawer,
 * a dialog) has it first, and one press does one thing.
 *
 * @param isIdle nothing of the round itself is open beside its cards
 * @param onLine gives the line the keyboard
 */
export const useEscape = (isIdle: boolean, onLine: () => void): void => {
  useEffect(() => {
    if (!isIdle) return undefined;
    let isTaken = false;
    const before = (event: KeyboardEvent) => {
      const { drawer, dialog } = usePlace.getState();
      isTaken =
        event.repeat || drawer != null || dialog != null || document.querySelector('.modal, [role=menu]') !== null;
    };
    const after = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTaken) return;
      const state = tournament();
      const work = state === null ? undefined : inWork(state)?.no;
      if (work === undefined) return;
      showRound(work);
      onLine();
    };
    window.addEventListener('keydown', before, { capture: true });
    window.addEventListener('keydown', after);
    return () => {
      window.removeEventListener('keydown', before, { capture: true });
      window.removeEventListener('keydown', after);
    };
  }, [isIdle, onLine]);
};

/** Typing goes on in the line when a question was answered, and when the table in hand has gone with what had the focus. */
export const useBackToLine = (isAsking: boolean, isInHand: boolean, toLine: () => void): void => {
  const wasAsking = useRef(false);
  useEffect(() => {
    // The dialog held the focus until it was gone.
    if (wasAsking.current && !isAsking) toLine();
    wasAsking.current = isAsking;
  }, [isAsking, toLine]);
  useEffect(() => {
    const { activeElement } = document;
    if (!isInHand && (activeElement === document.body || activeElement?.tagName === 'MAIN')) toLine();
  }, [isInHand, toLine]);
};
