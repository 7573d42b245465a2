/** A substitute [M-08] is a name: compared without spaces and capitals, idle in the round, and in for one player only. */

import { MOST_ROUNDS } from '../../../tournament/draws/proposal.ts';
import { cleanText } from '../../../tournament/people/names.ts';
import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, playingEntrants, type Tournament } from '../../../tournament/state.ts';
import type { RoundNo } from '../../../tournament/words.ts';
import { ownOf, type Substitute, substituteOf } from '../rules/state.ts';

const compared = (name: string): string => cleanText(name).toLowerCase();

/** The first round of the substitute in which somebody of that name sits or will sit. */
const roundOfOwn = (tournament: Tournament, { name, from, until }: Substitute): RoundNo | null => {
  const wanted = compared(name);
  const named = tournament.entrants.filter((entrant) => compared(entrant.name) === wanted);
  const seated = tournament.rounds.find(
    ({ no, tables }) =>
      from <= no &&
      (until === null || no <= until) &&
      named.some(({ id }) => tables.some(({ seats }) => seats.includes(id))),
  );
  if (seated !== undefined) return seated.no;
  const next = Math.max(from, tournament.rounds.length + 1);
  return (until === null || until >= next) && named.some(({ playing }) => playing) ? next : null;
};

export const substituteRefusal = (tournament: Tournament, substitute: Substitute): Refusal | null => {
  const { player, name, from, until } = substitute;
  const own = ownOf(tournament);
  const round = roundOfOwn(tournament, substitute);
  if (round !== null) return refuse('mahjong.substitutePlays', { name, round });
  for (const entry of own.substitutes) {
    if (entry.player === player || compared(entry.name) !== compared(name)) continue;
    const last = Math.min(until ?? MOST_ROUNDS, entry.until ?? MOST_ROUNDS);
    for (let no = Math.max(from, entry.from); no <= last; no += 1)
      if (substituteOf(own, no, entry.player) === entry)
        return refuse('mahjong.substituteTwice', { name, player: entry.player, round: no }, [
          { do: 'mahjong.setSubstitute', params: { player: entry.player } },
        ]);
  }
  return null;
};

/** A player who has left comes back only with a substitute for the next round on: an earlier one may be for rounds before it. */
export const isSeatedAgain = (tournament: Tournament, { player, from, until }: Omit<Substitute, 'name'>): boolean => {
  const next = tournament.rounds.length + 1;
  const hasLeft = ownOf(tournament).left[player] !== undefined;
  const covers = (hasLeft ? from === next : from <= next) && (until === null || until >= next);
  return covers && entrantOf(tournament, player)?.playing === false;
};

/** Refuses `mahjong.substituteSeated` when a substitute of the next round has begun to play. */
export const seatedTwiceRefusal = (tournament: Tournament): Refusal | null => {
  const round = tournament.rounds.length + 1;
  const playing = playingEntrants(tournament);
  for (const { id } of playing) {
    const substitute = substituteOf(ownOf(tournament), round, id);
    const self = playing.find(({ name }) => substitute !== undefined && compared(name) === compared(substitute.name));
    if (self !== undefined)
      return refuse('mahjong.substituteSeated', { name: self.name, player: id, round }, [
        { do: 'mahjong.setSubstitute', params: { player: id } },
        { do: 'stopPlaying', params: { id: self.id } },
      ]);
  }
  return null;
};
