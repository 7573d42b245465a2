import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json, TableNo } from '../../../core/tournament/words.ts';
import type { EntryForm } from './entry-form.ts';
import { namedResult } from './entry-keys.ts';
import type { Entry } from './entry-state.ts';

type Named = { readonly table: TableNo; readonly result: Json } | null;

const read = new WeakMap<Entry<Json>, { readonly tournament: Tournament; readonly named: Named }>();

/** What the line names at another table; read once a key, however many look at it. */
export const namedOf = (entry: Entry<Json>, tournament: Tournament, form: EntryForm<Json>): Named => {
  const known = read.get(entry);
  if (known?.tournament === tournament) return known.named;
  const named = namedResult(entry, { tournament, form });
  read.set(entry, { tournament, named });
  return named;
};
