/**
 * When the seating that is shown was changed, and how long its rows are marked.
 *
 * | rule [hall-and-print 2.4] | where |
 * | --- | --- |
 * | "Revised 14:05": the time of the revision, even in a window opened after it | `revisionOf` |
 * | rows are marked for 10 minutes, the same on every window and on the desk | `isMarked` |
 * | or until the round starts; those of a revision in a running round stay their ten minutes | `over` |
 */

import type { Done, Ledger } from '../../tournament/ledger.ts';
import { roundOf } from '../../tournament/state.ts';
import type { RoundNo } from '../../tournament/words.ts';
import type { PublishedSeating, PublishedView, Revision } from './published-view.ts';

const MARKS = 10 * 60_000;

/** Null for a first seating, and where no step says when. */
export const revisionOf = ({ tournament, done }: Ledger, no: RoundNo): Revision | null => {
  const round = tournament === null ? undefined : roundOf(tournament, no);
  if (round === undefined || round.rev < 2) return null;
  let at: string | null = null;
  let isStarted = false;
  for (let known: Done | null = done; known !== null; known = known.earlier) {
    const { changes, at: when = null } = known.step;
    for (const change of changes.toReversed()) {
      const isSeating = change.type === 'round.published' || change.type === 'round.revised';
      if (change.type === 'round.timed' && change.no === round.no && change.timer !== null) {
        // Its clock ran before: the round had started when it was seated anew.
        if (at !== null) return { at, over: false };
        isStarted = true;
      }
      if (!isSeating || change.no !== round.no) continue;
      if (change.rev === round.rev) at = when;
      if (change.rev === round.rev && at === null) return null;
      if (change.type === 'round.published') return at === null ? null : { at, over: isStarted };
    }
  }
  return null;
};

const timed = <T extends PublishedSeating>(seating: T, ledger: Ledger): T => {
  const revision = seating.revised ? revisionOf(ledger, seating.round) : null;
  return revision === null ? seating : { ...seating, revision };
};

export const withRevision = (view: PublishedView, ledger: Ledger): PublishedView => ({
  ...timed(view, ledger),
  next: view.next.map((seating) => timed(seating, ledger)),
});

/** `age` in milliseconds. Rows stay marked where the time of the revision is not known. */
export const isMarked = (revision: Revision | undefined, age: number): boolean =>
  revision === undefined || (!revision.over && Math.abs(age) < MARKS);
