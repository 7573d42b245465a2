import { isBracketOver } from '../../../core/games/duel/seating/bracket.ts';
import { lastRound } from '../../../core/tournament/state.ts';
import { goTo } from '../../desk/place.ts';
import { wayText } from '../../i18n/refusal-text.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import styles from '../../round/window/work.module.css';
import type { RoundNoteProps } from '../game-screens.ts';
import { FINALS } from './ways.ts';

/** Stands above the final that counts: nothing is left to be seated. */
export const DuelRoundNote = ({ tournament, round }: RoundNoteProps) => {
  const textOf = useTextOf();
  if (lastRound(tournament)?.no !== round.no || !isBracketOver(tournament)) return null;
  return (
    <div className={styles.roundStale}>
      <Notice
        actions={
          <Button reads onPress={() => goTo(FINALS)}>
            {wayText({ do: 'duel.openFinals' })}
          </Button>
        }
      >
        {textOf('duel:refusals.cutOver')}
      </Notice>
    </div>
  );
};
