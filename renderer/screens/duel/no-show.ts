/** After no-shows: whether those who did not come are dropped (4.1). Everybody of a pile of slips is in one notice. */

import { storedResult } from '../../../core/duel/state.ts';
import { entrantOf, roundOf, type Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, Json, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { peopleOf } from '../../rounds/people.ts';
import { offerAll, useNotices } from '../../store/notices.ts';

const SLOT = 'noShow';

/** More have no buttons of their own: the screen of the referee is the place to choose among them. */
const MOST_BUTTONS = 3;

const asked = (): readonly EntrantId[] => {
  const known = useNotices.getState().notices.find(({ slot }) => slot === SLOT)?.params?.players;
  return Array.isArray(known) ? known : [];
};

/** Asks about these people, in place of those asked about before; nobody is asked about who is out already. */
export const askAbout = (tournament: Tournament, players: readonly EntrantId[]): void => {
  const people = peopleOf(tournament);
  const absent = players
    .filter((player) => entrantOf(tournament, player)?.playing === true)
    .map((player) => ({ player, name: people.get(player)?.name ?? '' }));
  if (absent.length === 0) return;
  const ids = absent.map(({ player }) => player);
  const all = { do: 'duel.dropAll', params: { players: ids } };
  const each = absent.map(({ player, name }) => ({
    do: 'duel.drop',
    params: { player, name, rest: ids.filter((id) => id !== player) },
  }));
  const names = absent.map(({ name }) => name);
  const ways = absent.length === 1 ? each : [all, ...(absent.length <= MOST_BUTTONS ? each : [])];
  offerAll('warn', 'duelDesk:noShow', { names, count: absent.length, players: ids }, ways, SLOT);
};

/** A result is in: whoever did not come is asked about, beside those who did not come to other tables. */
export const offerDrop = (tournament: Tournament, no: RoundNo, table: TableNo, result: Json): void => {
  const { outcome, reason } = storedResult(result);
  if (reason !== 'noShow') return;
  const [a = 0, b = 0] = roundOf(tournament, no)?.tables.find((one) => one.table === table)?.seats ?? [];
  const absent = outcome === 'a' ? [b] : outcome === 'b' ? [a] : [a, b];
  askAbout(tournament, [...new Set([...asked(), ...absent])]);
};
