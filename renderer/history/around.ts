/** The tournament before and after each step of the log. An undone step is described by what there was when it was done. */

import type { LoggedStep } from '../../core/api/tournament.ts';
import { families } from '../../core/games/all.ts';
import { folded } from '../../core/tournament/fold.ts';
import { beforeOf, type Ledger } from '../../core/tournament/ledger.ts';
import type { Tournament } from '../../core/tournament/state.ts';

export type Around = {
  readonly before: Tournament | null;
  readonly after: Tournament | null;
  readonly isUndone: boolean;
};

/** Answers for the last `count` steps that did something, and those that were undone among them. */
export const aroundSteps = (ledger: Ledger, log: readonly LoggedStep[], count: number) => {
  const reached = new Map<number, Tournament | null>();
  let after = ledger.tournament;
  for (let link = ledger.done; link !== null && reached.size <= count; link = link.earlier) {
    reached.set(link.step.no, after);
    after = beforeOf(link, families);
  }
  /** The step that stood last when another one was done. */
  const followed = new Map<number, LoggedStep | undefined>();
  const standing: LoggedStep[] = [];
  const known = new Map<number, LoggedStep>();
  for (const step of log) {
    const brought = step.kind === 'redo' ? known.get(step.cancels ?? 0) : undefined;
    if (step.kind === 'undo') standing.pop();
    else if (brought !== undefined) standing.push(brought);
    else if (step.kind === 'do') {
      known.set(step.no, step);
      followed.set(step.no, standing.at(-1));
      // A note of the file changes nothing: undo passes it over.
      if (step.changes.length > 0) standing.push(step);
    }
  }
  const stands = new Set(standing);
  const before = (step: LoggedStep): Tournament | null => {
    const earlier = followed.get(step.no);
    return earlier === undefined ? null : reach(earlier);
  };
  const reach = (step: LoggedStep): Tournament | null => {
    const found = reached.get(step.no);
    if (found !== undefined) return found;
    const made = folded(before(step), step.changes, families);
    reached.set(step.no, made);
    return made;
  };
  return (step: LoggedStep): Around => ({
    before: before(step),
    after: reach(step),
    isUndone: step.changes.length > 0 && !stands.has(step),
  });
};
