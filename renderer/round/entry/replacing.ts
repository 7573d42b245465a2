import { isAwaited } from '../../../core/game/provisional.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { type EntryForm, enterAlone } from './entry-form.ts';
import type { Entry } from './entry-state.ts';

/** The result that the table in hand has, where whoever types may see it. */
export const oldOf = ({ taken, verify }: Pick<Entry<Json>, 'taken' | 'verify'>, round: Round): Json | null =>
  taken === null || verify !== null ? null : (round.results[taken.table] ?? null);

/**
 * Whether what is typed for the table in hand takes the place of a result, or of what stood in for one: the side tells what changes
 * [W-3.17], in a round that is still played too.
 */
export const isReplacing = (round: Round, entry: Pick<Entry<Json>, 'taken' | 'verify'>): boolean => {
  const { taken, verify } = entry;
  if (taken === null || verify !== null) return false;
  return oldOf(entry, round) !== null || (round.confirmed && isAwaited(round, taken.table));
};

/** Most fields of a table: four seats and what lies behind them. */
export const FIELDS = 6;

/** What *Save* would store for the table in hand as it is typed so far; null while that is no complete result. */
export const wouldStore = (
  { stage, taken, finished }: Entry<Json>,
  where: { readonly tournament: Tournament; readonly round: Round },
  form: EntryForm<Json>,
): Json | null => {
  if (taken === null || stage === 'ask') return null;
  if (stage !== 'hand') return finished;
  let { hand } = taken;
  for (let field = 0; field < FIELDS; field++) {
    const typed = enterAlone(form, where, hand);
    if (typed.result !== null) return typed.result;
    // Points that are unusual are asked about once: the next Enter stores them.
    if (typed.complaint !== null) return enterAlone(form, where, typed.hand).result;
    hand = typed.hand;
  }
  return null;
};
