/**
 * Commands that only mahjong knows.
 *
 * | rule | command |
 * | --- | --- |
 * | winds and table numbers of the event [M-20, M-21] | `setSeating` |
 * | pairs, team-mates, club-mates apart [M-17] | `setApart` |
 * | a substitute is not active in the round; until further notice [M-08] | `substitute` (substitutes.ts), `endSubstitute` |
 * | a substitute for somebody who does not play seats them again, in the same step | `seatedAgain` |
 * | amount within the rules and in their steps, reason mandatory, 0 is a notice [mahjong 15] | `penalise` |
 * | cancelled with a reason, once | `cancelPenalty` |
 * | the script | script-decide.ts |
 * | leaving is for good until taken back, between seatings only [M-05, M-07] | `leave`, `comeBack` |
 */

import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, type Tournament } from '../../../tournament/state.ts';
import { unlessSo } from '../../../tournament/unless-so.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { substituteRefusal } from '../results/substitutes.ts';
import { type MahjongCommand, type MahjongOwn, type OwnChange, ownOf, rulesOf } from '../rules/state.ts';
import { playsBetween } from '../seating/field.ts';
import { decideScript } from './script-decide.ts';

type Decided = Answer<readonly OwnChange[]>;

const changed = (own: Partial<MahjongOwn>, playing?: OwnChange['playing']): Decided =>
  ok([playing === undefined ? { own } : { own, playing }]);

const unknown = (tournament: Tournament, id: EntrantId): Refusal | null =>
  entrantOf(tournament, id) === undefined ? refuse('entrant.unknown', { id }) : null;

const penaltyRefusal = (tournament: Tournament, amount: number): Refusal | null => {
  const { least, most, step } = rulesOf(tournament).penalties;
  const fits = amount === 0 || (amount >= least && amount <= most && amount % step === 0);
  return fits ? null : refuse('mahjong.penaltyOutside', { amount, least, most, step });
};

/**
 * Somebody who does not play is seated again with a substitute, in the same step: who has left after that, or null when
 * the player plays anyway or the substitute comes later than the next round.
 */
const seatedAgain = (tournament: Tournament, player: EntrantId, from: RoundNo): MahjongOwn['left'] | null => {
  if (entrantOf(tournament, player)?.playing !== false || from > tournament.rounds.length + 1) return null;
  const { [player]: _back, ...left } = ownOf(tournament).left;
  return left;
};

export const decideOwn = (tournament: Tournament, command: MahjongCommand): Decided => {
  const decided = decidedBy(tournament, command);
  return decided.ok ? ok(unlessSo(tournament, decided.value, evolveOwn)) : decided;
};

const decidedBy = (tournament: Tournament, command: MahjongCommand): Decided => {
  const own = ownOf(tournament);
  switch (command.do) {
    case 'setScript':
    case 'clearScript':
    case 'setLocalIds':
    case 'setCurrentGame':
    case 'dropLines':
    case 'writePlayedRounds':
      return decideScript(tournament, command);
    case 'setSeating':
      return changed({ seating: command.seating });
    case 'setApart': {
      const wrong = command.apart.pairs.flat().flatMap((id) => unknown(tournament, id) ?? [])[0];
      return wrong === undefined ? changed({ apart: command.apart }) : no(wrong);
    }
    case 'substitute': {
      const { substitute } = command;
      const { player, from } = substitute;
      const back = seatedAgain(tournament, player, from);
      const wrong =
        unknown(tournament, player) ??
        substituteRefusal(tournament, substitute) ??
        (back === null ? null : playsBetween(tournament));
      if (wrong !== null) return no(wrong);
      const substitutes = [...own.substitutes, substitute];
      return back === null
        ? changed({ substitutes })
        : changed({ substitutes, left: back }, { id: player, playing: true });
    }
    case 'endSubstitute': {
      const { player, from } = command;
      const covers = (entry: MahjongOwn['substitutes'][number]) =>
        entry.player === player && (entry.until === null || entry.until >= from);
      if (!own.substitutes.some(covers)) return no(refuse('mahjong.noSubstitute', { player }));
      const substitutes = own.substitutes.flatMap((entry) => {
        if (!covers(entry)) return [entry];
        return entry.from < from ? [{ ...entry, until: from - 1 }] : [];
      });
      return changed({ substitutes });
    }
    case 'penalise': {
      const { penalty } = command;
      const wrong = unknown(tournament, penalty.player) ?? penaltyRefusal(tournament, penalty.amount);
      if (wrong !== null) return no(wrong);
      const next = 1 + Math.max(0, ...own.penalties.map((given) => given.no));
      return changed({ penalties: [...own.penalties, { ...penalty, no: next, cancelled: null }] });
    }
    case 'cancelPenalty': {
      const given = own.penalties.find((penalty) => penalty.no === command.no);
      if (given === undefined) return no(refuse('mahjong.noPenalty', { no: command.no }));
      if (given.cancelled !== null) return ok([]);
      const penalties = own.penalties.map((penalty) =>
        penalty.no === command.no ? { ...penalty, cancelled: command.reason } : penalty,
      );
      return changed({ penalties });
    }
    case 'leave': {
      const wrong = unknown(tournament, command.player) ?? playsBetween(tournament);
      if (wrong !== null) return no(wrong);
      const left = { ...own.left, [command.player]: tournament.rounds.length + 1 };
      return changed({ left }, { id: command.player, playing: false });
    }
    case 'comeBack': {
      const wrong = unknown(tournament, command.player) ?? playsBetween(tournament);
      if (wrong !== null) return no(wrong);
      const { [command.player]: _back, ...left } = own.left;
      return changed({ left }, { id: command.player, playing: true });
    }
  }
};

/** `own` after a change; `playing` of the one player that the change names. */
export const evolveOwn = (tournament: Tournament, { own, playing }: OwnChange): Tournament => ({
  ...tournament,
  own: { ...ownOf(tournament), ...own },
  entrants:
    playing === undefined
      ? tournament.entrants
      : tournament.entrants.map((entrant) =>
          entrant.id === playing.id ? { ...entrant, playing: playing.playing } : entrant,
        ),
});
