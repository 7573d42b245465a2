import { enteredResult, type MahjongCommand, ownOf, resultOf } from '../../../core/games/mahjong/rules/state.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import { asJson, type Json, type Phrase, type Table } from '../../../core/tournament/words.ts';
import type { HistoryPart, OwnStep } from '../game-screens.ts';
import { stepLine, stepText } from '../own-history.ts';

const line = ({ before, command: own }: OwnStep<MahjongCommand>): Phrase => {
  switch (own.do) {
    case 'substitute': {
      const { player, name, from } = own.substitute;
      return stepLine(own.do, { player, name, from });
    }
    case 'penalise': {
      const { player, amount, reason } = own.penalty;
      return stepLine(own.do, { player, amount, reason });
    }
    case 'cancelPenalty': {
      const known = ownOf(before).penalties.find(({ no }) => no === own.no);
      return stepLine(own.do, { player: known?.player ?? 0, amount: known?.amount ?? 0, reason: own.reason });
    }
    default:
      return stepLine(own.do, own);
  }
};

/** A game that does not count is listed with its reason, since it has no points [M-10]. */
export const cancelledWords = (result: Json): Phrase | null => {
  const { cancelled } = resultOf(result);
  return cancelled === null ? null : { code: 'mahjong.cancelled', params: { reason: cancelled } };
};

/** Chombos alone are another number: whose. */
const chombosChanged = ({ seats }: Table, was: Json, is: Json): Phrase | null => {
  const [before, after] = [resultOf(was), enteredResult.parse(is)];
  const rest = (result: object) => fingerprint(asJson({ ...result, chombos: [] }));
  const seat = seats.findIndex((_, index) => before.chombos[index] !== after.chombos[index]);
  if (seat < 0 || rest(before) !== rest(after)) return null;
  const more = (after.chombos[seat] ?? 0) > (before.chombos[seat] ?? 0);
  return stepLine(more ? 'chombo' : 'chomboBack', { player: seats[seat] ?? 0 });
};

/** What the officials and the script did, with the names it is about. */
export const mahjongHistory: HistoryPart<MahjongCommand> = {
  lines: (step) => [line(step)],
  text: stepText('mahjong'),
  changed: chombosChanged,
};
