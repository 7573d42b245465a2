/** Slips that were given out by a step which was undone [room 2.6]: the floor knows nothing of them, and their players still have them. */

import type { EntrantId } from '../../../tournament/words.ts';
import type { Chair, Floor, SlipNo } from '../rules/floor-state.ts';
import type { EntryNo } from '../rules/room.ts';
import type { FloorStep } from '../steps/draw-log.ts';
import type { FloorChange } from '../steps/floor-changes.ts';

export type UndoneSlip = {
  readonly slip: SlipNo;
  /** Goes by the entries as they were, because an undo gives their numbers to others. */
  readonly player: EntrantId | null;
  readonly to: Chair;
};

type Issued = { readonly slip: SlipNo; readonly entry: EntryNo; readonly to: Chair };

/** A walk without a name has no slip in anybody's hand. */
const issuedBy = (change: FloorChange): readonly Issued[] => {
  if (change.type === 'drawn') {
    return change.draw.seats.map(({ slip, entry, table, seat }) => ({ slip, entry, to: { table, seat } }));
  }
  if (change.type !== 'move.issued' || change.move.entry === null) return [];
  const { slip, entry, to } = change.move;
  return [{ slip, entry, to }];
};

const addedBy = (changes: readonly FloorChange[]): readonly EntrantId[] =>
  changes.flatMap((change) => (change.type === 'entries.added' ? change.players : []));

/** Slips by their numbers, without those that were fetched back. */
export const undoneSlips = (steps: readonly FloorStep[], { fetched = [] }: Floor): readonly UndoneSlip[] => {
  if (!steps.some(({ kind }) => kind === 'undo')) return [];
  const players: EntrantId[] = [];
  const undone = new Set<number>();
  const out = new Map<number, readonly UndoneSlip[]>();
  const added = new Map<number, readonly EntrantId[]>();
  for (const { no, kind, cancels, changes } of steps) {
    if (kind === 'do') {
      added.set(no, addedBy(changes));
      players.push(...addedBy(changes));
      const issued = changes.flatMap(issuedBy);
      const named = issued.map(({ slip, entry, to }) => ({ slip, player: players[entry - 1] ?? null, to }));
      if (named.length > 0) out.set(no, named);
    } else if (cancels !== null && kind === 'undo') {
      undone.add(cancels);
      players.length -= added.get(cancels)?.length ?? 0;
    } else if (cancels !== null) {
      undone.delete(cancels);
      players.push(...(added.get(cancels) ?? []));
    }
  }
  return [...undone]
    .flatMap((step) => out.get(step) ?? [])
    .filter(({ slip }) => !fetched.includes(slip))
    .toSorted((a, b) => a.slip - b.slip);
};
