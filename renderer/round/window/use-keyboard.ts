/** Where the keyboard goes in the window of the round. */

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { families } from '../../../core/games/all.ts';
import { isWaiting } from '../../../core/tournament/round-in-work.ts';
import { roundOf } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { lettersAct } from '../../desk/commands/letter-keys.ts';
import { usePlace } from '../../desk/place.ts';
import { useStrayKeys } from '../../parts/use-stray-keys.ts';
import { closeWithEvent, tournament } from '../../store/tournament.ts';
import { pressKey } from '../entry/entry-store.ts';
import { type Meaning, meaningOf } from '../entry/press.ts';
import { inWork } from '../flow.ts';
import { showRound } from '../round-place.ts';
import { useSeating } from '../seating/seating-store.ts';

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

/** What was typed for a round while it was being published. */
let ahead: readonly Exclude<Meaning, null>[] = [];

const letGo = (): void => {
  ahead = [];
};

closeWithEvent(letGo);

/**
 * Nothing that is typed beside a round without a line is lost. While it is being published, the keys wait for it; before, a digit or a
 * slip's code begins a line in the round in work [W-3.5, W-3.9].
 */
export const useTypingAhead = (round: RoundNo): void => {
  useStrayKeys(
    useCallback(
      (event) => {
        const meaning = meaningOf(event, true, false, lettersAct());
        const state = tournament();
        if (meaning === null || state === null) return false;
        if (useSeating.getState().publishing) {
          ahead = [...ahead, meaning];
          return true;
        }
        letGo();
        const work = inWork(state)?.no;
        if (work === undefined || event.key === ' ') return false;
        if ('scan' in meaning) {
          showRound(work);
          pressKey(work, meaning);
          return true;
        }
        if (!('character' in meaning)) return false;
        pressKey(round, meaning);
        return true;
      },
      [round],
    ),
  );
};

/** The keys that waited for the round have their turn where results are typed now. */
export const useTypedAhead = (round: RoundNo): void =>
  useLayoutEffect(() => {
    const state = tournament();
    const there = state === null ? undefined : roundOf(state, round);
    if (state === null || there === undefined || ahead.length === 0) return;
    const keys = ahead;
    letGo();
    const work = isWaiting(state, families[state.family], there) ? (inWork(state)?.no ?? round) : round;
    if (work !== round) showRound(work);
    for (const key of keys) pressKey(work, key);
  }, [round]);
