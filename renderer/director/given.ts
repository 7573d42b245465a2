/** When something was given: by the first step of the journal since which it stands. */

import { useMemo } from 'react';
import type { Change } from '../../core/tournament/changes.ts';
import type { Json } from '../../core/tournament/words.ts';
import { useTournamentStore } from '../store/tournament.ts';

/** A game's own fact in a change. */
export type Told = { readonly type?: string } & { readonly [name: string]: Json };

/** Whether it stands after a change; null: the change is not about it. */
export type Says = (change: Change, own: Told | null) => boolean | null;

/** Facts of every game are objects that name their type; the erased change only says that they are JSON. */
const ownIn = (change: Change): Told | null =>
  change.type === 'family.changed' ? (change.change as unknown as Told) : null;

/** Gives the time since which something stands without a break; null where nobody wrote it down. Each key is looked for once in a journal. */
export const useSince = (): ((key: string, says: Says) => string | null) => {
  const done = useTournamentStore((store) => store.ledger.done);
  return useMemo(() => {
    const known = new Map<string, string | null>();
    const look = (says: Says): string | null => {
      let at: string | null = null;
      for (let link = done; link !== null; link = link.earlier)
        for (const change of link.step.changes.toReversed()) {
          const stands = says(change, ownIn(change));
          if (stands === false) return at;
          if (stands === true) at = link.step.at ?? null;
        }
      return at;
    };
    return (key, says) => {
      const found = known.get(key);
      if (found !== undefined) return found;
      const at = look(says);
      known.set(key, at);
      return at;
    };
  }, [done]);
};

/** Somebody is out of what plays. */
export const isOutBy =
  (id: number): Says =>
  (change) => {
    if (change.type === 'entrants.playing') return change.ids.includes(id) ? !change.playing : null;
    if (change.type !== 'entrants.added') return null;
    const entered = change.entrants.find((one) => one.id === id);
    return entered === undefined ? null : !entered.playing;
  };
