/** Whom the drawer is about: somebody of the event, or a table of the round that the window shows [W-3.1]. */

import { families } from '../../core/games/all.ts';
import { entrantOf, type Round, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, TableNo } from '../../core/tournament/words.ts';
import { usePlace } from '../desk/place.ts';
import { textOf } from '../i18n/text.ts';
import { useEntryStore } from '../round/entry/entry-store.ts';
import { inWork } from '../round/flow.ts';
import { roundShown, useRoundPlace } from '../round/round-place.ts';
import type { Subject } from './part.ts';

/** What was chosen. Where somebody sits is not kept: it is another table in the next round. */
export type Wanted = { readonly person: EntrantId } | { readonly table: TableNo } | null;

export const nobody: Wanted = null;

const tableOf = (round: Round | undefined, person: EntrantId): TableNo | null =>
  round?.tables.find(({ seats }) => seats.includes(person))?.table ?? null;

/** The round that is ruled on: the one shown, while only a proposal is shown the one in work. */
export const roundRuled = (tournament: Tournament, place = useRoundPlace.getState()): Round | undefined =>
  roundOf(tournament, roundShown(tournament, place, false)) ?? inWork(tournament);

export const useRoundRuled = (tournament: Tournament): Round | undefined =>
  useRoundPlace((place) => roundRuled(tournament, place));

/** What was chosen as it is now; somebody or a table that is there no more is nobody. */
export const subjectOf = (tournament: Tournament, ruled: Round | undefined, wanted: Wanted): Subject => {
  const round = ruled?.no ?? null;
  if (wanted === null) return { person: null, table: null, round };
  if ('table' in wanted) {
    const isThere = ruled?.tables.some(({ table }) => table === wanted.table) === true;
    return { person: null, table: isThere ? wanted.table : null, round };
  }
  const { person } = wanted;
  return entrantOf(tournament, person) === undefined
    ? { person: null, table: null, round }
    : { person, table: tableOf(ruled, person), round };
};

/** Table and seat of somebody in a round; null where they sit at none. */
export const seatWords = (tournament: Tournament, round: Round | undefined, person: EntrantId): string | null => {
  const found = round?.tables.find(({ seats }) => seats.includes(person));
  if (found === undefined) return null;
  const table = textOf('rounds:cards.table', { table: found.table });
  const { seats } = families[tournament.family];
  const seat = seats[found.seats.indexOf(person)];
  return found.seats.length < 3 || seat === undefined
    ? table
    : `${table} ${textOf(`${tournament.family}:seats.${seat}.letter`)}`;
};

/** The table in hand in the window of the round. */
export const useTableInHand = (tournament: Tournament): TableNo | null => {
  const isThere = usePlace(({ screen }) => screen === 'rounds');
  const shown = useRoundPlace((place) => roundOf(tournament, roundShown(tournament, place, false))?.no ?? null);
  const table = useEntryStore((store) =>
    store.tournament !== tournament.id || shown === null ? null : (store.entries[shown]?.taken?.table ?? null),
  );
  return isThere ? table : null;
};
