import type { EntrantId } from '../../../tournament/words.ts';
import { type Chair, type Entry, type Hall, moveOf, type SlipNo } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';

export type PlayerPlace =
  | { readonly kind: 'seated'; readonly at: Chair }
  /** `from` is null for a player whose chair was given to somebody who came first. */
  | { readonly kind: 'moving'; readonly from: Chair | null; readonly to: Chair; readonly slip: SlipNo }
  /** From 1. */
  | { readonly kind: 'waiting'; readonly position: number }
  | { readonly kind: 'out' }
  /** Registered without a seat, withdrawn, or without an entry. */
  | { readonly kind: 'none' };

export const lastEntryOf = ({ floor }: Pick<Hall, 'floor'>, player: EntrantId): Entry | undefined =>
  itemsOf(floor.entries).findLast((entry) => entry.player === player && entry.status !== 'withdrawn');

export const placeOf = (hall: Pick<Hall, 'floor'>, player: EntrantId): PlayerPlace => {
  const entry = lastEntryOf(hall, player);
  if (entry === undefined) return { kind: 'none' };
  const move = entry.slip === null ? undefined : moveOf(hall.floor, entry.slip);
  if (move !== undefined) return { kind: 'moving', from: entry.at, to: move.to, slip: move.slip };
  if (entry.at !== null) return { kind: 'seated', at: entry.at };
  if (entry.status === 'eliminated') return { kind: 'out' };
  const position = 1 + hall.floor.queue.indexOf(entry.no);
  return position > 0 ? { kind: 'waiting', position } : { kind: 'none' };
};
