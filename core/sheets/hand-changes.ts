/** Who changed a seating by hand and when (hall-and-print 1.1 X), as the journal has it; what was undone is not in it. */

import type { Ledger } from '../tournament/ledger.ts';
import type { RoundNo, TableNo } from '../tournament/words.ts';

/** `rev` 1: before it was first published. `tables`: those that a revision changed. */
export type HandChange = {
  readonly rev: number;
  readonly at: string;
  readonly actor: string;
  readonly tables: readonly TableNo[];
};

/** The changes of a round by hand, oldest first. Steps that do not say when they were made have been made by the program. */
export const handChanges = (done: Ledger['done'], no: RoundNo): readonly HandChange[] => {
  const found: HandChange[] = [];
  for (let link = done; link !== null; link = link.earlier) {
    const { at = '', actor = '', changes } = link.step;
    if (at === '') continue;
    const published = changes.find((change) => change.type === 'round.published' && change.no === no);
    const revised = changes.find((change) => change.type === 'round.revised' && change.no === no);
    if (revised?.type === 'round.revised') found.push({ rev: revised.rev, at, actor, tables: revised.revised });
    if (published?.type === 'round.published') {
      if (published.draw.edited) found.push({ rev: published.rev, at, actor, tables: [] });
      break;
    }
  }
  return found.reverse();
};
