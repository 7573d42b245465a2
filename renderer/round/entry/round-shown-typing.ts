/** The round that the window is about, as far as it hangs on what is typed there: told when it changes, not with every key [W-13.5]. */

import { useEffect } from 'react';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { roundShown, stayAt, useRoundPlace } from '../round-place.ts';
import { useEntryStore } from './entry-store.ts';

type EntryStore = ReturnType<typeof useEntryStore.getState>;

/** Whether something is typed in a round, or a table of it is in hand. */
const isTypingIn = ({ tournament: of, entries }: EntryStore, state: Tournament, round: RoundNo | null): boolean => {
  const entry = round === null || of !== state.id ? undefined : entries[round];
  return entry !== undefined && (entry.taken !== null || entry.line !== '');
};

type RoundPlace = ReturnType<typeof useRoundPlace.getState>;

const isTypingThere = (state: Tournament, place: RoundPlace): boolean =>
  isTypingIn(useEntryStore.getState(), state, place.shown?.round ?? null);

export const useRoundShown = (tournament: Tournament): RoundNo => {
  const place = useRoundPlace();
  return useEntryStore((store) =>
    roundShown(tournament, place, isTypingIn(store, tournament, place.shown?.round ?? null)),
  );
};

/** Holds the round shown until something else is chosen or published. */
export const useStayingAt = (tournament: Tournament): void => {
  useEffect(() => {
    let wasTyping: boolean | null = null;
    const stay = () => {
      const isTyping = isTypingThere(tournament, useRoundPlace.getState());
      if (isTyping === wasTyping) return;
      wasTyping = isTyping;
      stayAt(tournament, isTyping);
    };
    stay();
    const [leaveEntry, leavePlace] = [useEntryStore.subscribe(stay), useRoundPlace.subscribe(stay)];
    return () => {
      leaveEntry();
      leavePlace();
    };
  }, [tournament]);
};
