import { type Adjustment, type DuelCommand, ownOf, type Voided } from '../../../core/games/duel/rules/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import type { HistoryPart, OwnStep } from '../game-screens.ts';
import { pairNames, stepLine, stepText } from '../own-history.ts';

/** Points are kept in hundredths. */
const points = ({ points: hundredths }: Pick<Adjustment, 'points'>): number => hundredths / 100;

const adjustmentOf = (before: Tournament, no: number): Adjustment | undefined =>
  ownOf(before).adjustments.find((known) => known.no === no);

const voidLine = (
  what: 'void' | 'restore',
  { round, table }: Pick<Voided, 'round' | 'table'>,
  reason: string,
): Phrase => (table === null ? stepLine(`${what}Round`, { round, reason }) : stepLine(what, { round, table, reason }));

const line = ({ before, command: own }: OwnStep<DuelCommand>): Phrase => {
  switch (own.do) {
    case 'shuffleUnseeded':
      return stepLine(own.on ? 'shuffle' : 'noShuffle');
    case 'setNever':
    case 'liftNever':
      return stepLine(own.do, { pairs: pairNames(before, own.pairs), count: own.pairs.length });
    case 'awardBye':
    case 'takeByeBack':
      return stepLine(own.do, own.award);
    case 'grantMissed':
      return stepLine(own.do, { player: own.grant.player, round: own.grant.round });
    case 'adjust': {
      const { player, reason } = own.adjustment;
      return stepLine(own.do, { player, points: points(own.adjustment), reason });
    }
    case 'cancelAdjustment': {
      const known = adjustmentOf(before, own.no);
      return stepLine(own.do, {
        player: known?.player ?? 0,
        points: known === undefined ? 0 : points(known),
        reason: own.reason,
      });
    }
    case 'pin':
      return stepLine(own.do, { player: own.pin.player, table: own.pin.table });
    case 'void':
      return voidLine(own.do, own.what, own.reason);
    case 'restore':
      return voidLine(own.do, own.what, '');
    case 'disqualify': {
      const { player, reason } = own.disqualification;
      return stepLine(own.do, { player, reason });
    }
    case 'bestOf':
      return stepLine(own.round === null ? 'bestOfNext' : own.do, { bestOf: own.bestOf, round: own.round });
    case 'startCut':
      return stepLine(own.do, { size: own.cut.size });
    default:
      return stepLine(own.do, own);
  }
};

/** What the referee did, with the names it is about. */
export const duelHistory: HistoryPart<DuelCommand> = { lines: (step) => [line(step)], text: stepText('duel') };
