import { type BridgeCommand, ownOf } from '../../../core/games/bridge/rules/state.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import type { HistoryPart, OwnStep } from '../game-screens.ts';
import { peopleParams, stepLine, stepText } from '../own-history.ts';

/** Points are kept in hundredths. */
const points = (hundredths: number): number => hundredths / 100;

const line = ({ before, command: own }: OwnStep<BridgeCommand>): Phrase => {
  switch (own.do) {
    case 'setHomes':
      return stepLine(own.do, { count: own.homes.length });
    case 'setDirectors':
      return stepLine(own.do, peopleParams(own.entrants));
    case 'wishBye':
      return own.round === null
        ? stepLine('noByeWish', { player: own.entrant })
        : stepLine(own.do, { player: own.entrant, round: own.round });
    case 'chooseBye':
      return own.entrant === null
        ? stepLine('byeByRule', { round: own.round })
        : stepLine(own.reason === '' ? 'chooseByeFreely' : own.do, {
            player: own.entrant,
            round: own.round,
            reason: own.reason,
          });
    case 'setAbsences':
      return stepLine(own.absences.length === 0 ? 'noAbsences' : own.do, {
        player: own.entrant,
        rounds: own.absences.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)),
      });
    case 'withdraw':
    case 'reinstate':
      return stepLine(own.do, { player: own.entrant, round: own.from });
    case 'addLate':
      return stepLine(own.do, { ...peopleParams(own.entrants), round: own.from });
    case 'setCarryOver':
      return stepLine(own.do, { count: own.scores.length });
    case 'adjust': {
      const { entrant, amount, kind, reason } = own.adjustment;
      return stepLine(`adjust.${kind}`, { player: entrant, points: points(amount), reason });
    }
    case 'cancelAdjustment': {
      const known = ownOf(before).adjustments.find(({ no }) => no === own.no);
      return stepLine(own.do, { player: known?.entrant ?? 0, points: points(known?.amount ?? 0) });
    }
    case 'setProvisional':
      return stepLine(own.do, { round: own.round, count: own.results.length });
    case 'setBreak':
      return own.break === null
        ? stepLine('noBreak', { round: own.after })
        : stepLine(own.do, { round: own.after, count: own.break.minutes });
    case 'turnOffDelay':
      return own.from === null ? stepLine('delayOn') : stepLine(own.do, { round: own.from });
    case 'ignoreMeetings':
      return own.through === 0 ? stepLine('countMeetings') : stepLine(own.do, { round: own.through });
    case 'setArrows':
      return stepLine(`setArrows.${own.arrowMode}`, { round: own.round });
    case 'editRound':
      return stepLine(own.do, { round: own.round });
    case 'convertBarometer':
      return stepLine(own.do, { count: new Set(own.rows.map(({ round }) => round)).size });
    case 'convertTotals':
      return stepLine(own.do, { count: own.totals.length });
    default:
      return stepLine(own.do);
  }
};

/** What the director did, with the pairs or teams it is about. */
export const bridgeHistory: HistoryPart<BridgeCommand> = { lines: (step) => [line(step)], text: stepText('bridge') };
