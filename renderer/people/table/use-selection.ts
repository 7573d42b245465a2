import { useCallback, useMemo, useState } from 'react';
import type { Entrant } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { among, noSelection, type Selection } from './selection.ts';

type Kept = { readonly selection: Selection; readonly ids: readonly EntrantId[] };

type Change = Selection | ((known: Selection) => Selection);

/** Who is chosen of the people shown. People who go (removed, filtered) leave the selection by themselves. */
export const useSelection = (rows: readonly Entrant[]) => {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const [kept, setKept] = useState<Kept>({ selection: noSelection, ids });
  const now = kept.ids === ids ? kept : { selection: among(kept.selection, kept.ids, ids), ids };
  if (now !== kept) setKept(now);
  const { selection } = now;
  const setSelection = useCallback(
    (change: Change) =>
      setKept((known) => ({
        ...known,
        selection: typeof change === 'function' ? change(known.selection) : change,
      })),
    [],
  );
  const chosen = useMemo(() => rows.filter(({ id }) => selection.chosen.has(id)), [rows, selection]);
  return { selection, setSelection, ids, chosen };
};
