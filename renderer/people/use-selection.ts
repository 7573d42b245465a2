import { useMemo, useRef, useState } from 'react';
import type { Entrant } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';
import { among, noSelection, type Selection } from './selection.ts';

/** Who is chosen of the people shown. People who go (removed, filtered) leave the selection by themselves. */
export const useSelection = (rows: readonly Entrant[]) => {
  const [kept, setKept] = useState<Selection>(noSelection);
  const before = useRef<readonly EntrantId[]>([]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useMemo(() => among(kept, before.current, ids), [kept, ids]);
  if (selection !== kept) setKept(selection);
  before.current = ids;
  const chosen = useMemo(() => rows.filter(({ id }) => selection.chosen.has(id)), [rows, selection]);
  return { selection, setSelection: setKept, ids, chosen };
};
