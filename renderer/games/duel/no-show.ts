/**
 * After no-shows: whether those who did not come are dropped [duel 4.1]. Everybody of a pile of slips is in one notice, and whoever is no longer
 * a no-show, because the result was corrected or taken back or somebody dropped them elsewhere, leaves it. The next round is published with
 * whoever is not dropped, and a bracket goes on by its winners, so then there is nothing to ask.
 */

import { ownOf, storedResult } from '../../../core/games/duel/rules/state.ts';
import { lastRound, roundOf, type Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, Json, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { peopleOf } from '../../round/names/people.ts';
import { dismissSlot, offerAll, useNotices } from '../../store/notices.ts';
import { useTournamentStore } from '../../store/tournament.ts';

const SLOT = 'noShow';

/** The players the notice asks about. */
const asked = (): readonly EntrantId[] => {
  const known = useNotices.getState().notices.find(({ slot }) => slot === SLOT)?.params?.players;
  return Array.isArray(known) ? known : [];
};

/** Who did not come to a table, by its result. */
const absentBy = (result: Json | undefined, [a = 0, b = 0]: readonly EntrantId[]): readonly EntrantId[] => {
  if (result === undefined) return [];
  const { outcome, reason } = storedResult(result);
  if (reason !== 'noShow') return [];
  return outcome === 'a' ? [b] : outcome === 'b' ? [a] : [a, b];
};

/** Those of these people who did not come to the last round and are not out yet; nobody once a cut is begun. */
const stillAbsent = (tournament: Tournament, players: readonly EntrantId[]): readonly EntrantId[] => {
  const { entrants } = tournament;
  const { tables = [], results = {} } = ownOf(tournament).cut === null ? (lastRound(tournament) ?? {}) : {};
  const away = new Set(tables.flatMap(({ table, seats }) => absentBy(results[table], seats)));
  const playing = new Set(entrants.filter((entrant) => entrant.playing).map(({ id }) => id));
  return players.filter((player) => away.has(player) && playing.has(player));
};

/** Asks about those of these people who did not come and are not out yet, in place of those asked about before. */
export const askAbout = (tournament: Tournament, players: readonly EntrantId[]): void => {
  const people = peopleOf(tournament);
  const absent = stillAbsent(tournament, players).map((player) => ({ player, name: people.get(player)?.name ?? '' }));
  if (absent.length === 0) {
    dismissSlot(SLOT);
    return;
  }
  const ids = absent.map(({ player }) => player);
  const all = { do: 'duel.dropAll', params: { players: ids } };
  const each = absent.map(({ player, name }) => ({
    do: 'duel.drop',
    params: { player, name, rest: ids.filter((id) => id !== player) },
  }));
  const names = absent.map(({ name }) => name);
  const ways = absent.length === 1 ? each : [all, ...each];
  const params = { names, count: absent.length, players: ids };
  offerAll({ tone: 'warn', key: 'duelDesk:noShow', params, ways, slot: SLOT });
};

/** A result is in: whoever did not come is asked about, beside those who did not come to other tables. */
export const offerDrop = (tournament: Tournament, no: RoundNo, table: TableNo, result: Json): void => {
  const seats = roundOf(tournament, no)?.tables.find((one) => one.table === table)?.seats ?? [];
  const absent = absentBy(result, seats);
  if (absent.length > 0) askAbout(tournament, [...new Set([...asked(), ...absent])]);
};

useTournamentStore.subscribe(({ ledger: { tournament } }, { ledger: { tournament: before } }) => {
  if (tournament === null || tournament === before) return;
  const players = asked();
  if (players.length > 0 && stillAbsent(tournament, players).length < players.length) askAbout(tournament, players);
});
