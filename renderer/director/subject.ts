/** Whom the drawer is about: somebody of the event, or a table of the round in work. */

import { families } from '../../core/games/all.ts';
import { entrantOf, type Round, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, RoundNo, TableNo } from '../../core/tournament/words.ts';
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

/** What was chosen as it is now; somebody or a table that is there no more is nobody. */
export const subjectOf = (tournament: Tournament, wanted: Wanted): Subject => {
  const round = inWork(tournament);
  if (wanted === null) return { person: null, table: null };
  if ('table' in wanted) {
    const isThere = round?.tables.some(({ table }) => table === wanted.table) === true;
    return { person: null, table: isThere ? wanted.table : null };
  }
  const { person } = wanted;
  return entrantOf(tournament, person) === undefined
    ? { person: null, table: null }
    : { person, table: tableOf(round, person) };
};

/** Table and seat of somebody in the round in work; null where they sit at none. */
export const seatWords = (tournament: Tournament, person: EntrantId): string | null => {
  const round = inWork(tournament);
  const found = round?.tables.find(({ seats }) => seats.includes(person));
  if (found === undefined) return null;
  const table = textOf('rounds:cards.table', { table: found.table });
  const { seats } = families[tournament.family];
  const seat = seats[found.seats.indexOf(person)];
  return found.seats.length < 3 || seat === undefined
    ? table
    : `${table} ${textOf(`${tournament.family}:seats.${seat}.letter`)}`;
};

/** Another published round is shown than the one that is ruled on, which has to be said [W-3.1]; null where they are one. */
export const useOtherRound = (tournament: Tournament): { readonly shown: RoundNo; readonly played: RoundNo } | null => {
  const shown = useRoundPlace((place) => roundOf(tournament, roundShown(tournament, place, false))?.no ?? null);
  const played = inWork(tournament)?.no ?? null;
  return shown === null || played === null || shown === played ? null : { shown, played };
};

/** The table in hand in the window of the round in work. */
export const useTableInHand = (tournament: Tournament): TableNo | null => {
  const isThere = usePlace(({ screen }) => screen === 'rounds');
  const shown = useRoundPlace((place) => roundOf(tournament, roundShown(tournament, place, false))?.no ?? null);
  const table = useEntryStore((store) =>
    store.tournament !== tournament.id || shown === null ? null : (store.entries[shown]?.taken?.table ?? null),
  );
  return isThere && shown === inWork(tournament)?.no ? table : null;
};
