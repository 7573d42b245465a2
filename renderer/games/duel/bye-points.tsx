import { isVoid } from '../../../core/games/duel/results/result-marks.ts';
import { scoringOf } from '../../../core/games/duel/results/round-rules.ts';
import { byePoints } from '../../../core/games/duel/seating/records/points.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import type { ByeProps } from '../game-screens.ts';
import { decimalsOf } from './points.ts';

/** What a bye of the round is worth; a void round gives nothing. */
export const ByePoints = ({ tournament, round }: ByeProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  if (isVoid(tournament, round.no, null)) return null;
  const bye = byePoints(scoringOf(tournament, round).pointsSystem);
  return <span>{textOf('duelDesk:pointsBefore', { points: decimal(bye / 100, decimalsOf(bye)) })}</span>;
};
