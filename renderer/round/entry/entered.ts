import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { Round } from '../../../core/tournament/state.ts';
import type { TableNo } from '../../../core/tournament/words.ts';

/**
 * Tables of a round that have a result, the latest entered or corrected first; read from the steps that stand, so that
 * undo brings the earlier order back.
 */
export const newestFirst = ({ done }: Pick<Ledger, 'done'>, round: Round): readonly TableNo[] => {
  const found = new Set<TableNo>();
  for (let link = done; link !== null; link = link.earlier) {
    const changes = link.step.changes.toReversed();
    for (const change of changes) {
      const isResult = change.type === 'result.entered' || change.type === 'result.corrected';
      if (isResult && change.round === round.no && round.results[change.table] !== undefined) found.add(change.table);
    }
    if (changes.some((change) => change.type === 'round.published' && change.no === round.no)) break;
  }
  return [...found];
};
