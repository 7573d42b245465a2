import { useMemo } from 'react';
import { completeThrough, eventOf } from '../../../../core/games/bridge/results/event.ts';
import { controlSum, controlWarning } from '../../../../core/games/bridge/results/ranking.ts';
import { seatedOnOldStanding } from '../../../../core/games/bridge/results/revisions.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Notice } from '../../../parts/notice.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import { useRankingChanged } from '../../../round/ranking-changed.tsx';
import type { RoundNoteProps } from '../../game-screens.ts';
import styles from './round.module.css';

/** What is wrong with a published round, in one notice: points that do not add up, a standing that is no longer the same [W-06]. */
export const BridgeRoundNote = ({ tournament, round }: RoundNoteProps) => {
  const textOf = useTextOf();
  const wrongSum = useMemo(
    () => (completeThrough(tournament) < round.no ? null : controlWarning(controlSum(eventOf(tournament), round.no))),
    [tournament, round.no],
  );
  const isOld = useMemo(() => seatedOnOldStanding(tournament).includes(round.no), [tournament, round.no]);
  // One notice for one fact: where others would sit now, that is said with the ways out.
  const isSaid = useRankingChanged(tournament, round);
  const tellsOld = isOld && !isSaid;
  if (wrongSum === null && !tellsOld) return null;
  return (
    <Notice tone="warn">
      <ul className={styles.draftWarnings}>
        {wrongSum !== null && <li>{wordsOf(wrongSum)}</li>}
        {tellsOld && <li>{textOf('bridgeSwiss:draft.oldStanding', { round: round.no })}</li>}
      </ul>
    </Notice>
  );
};
