import { Armchair } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StageRow } from '../../../core/tournament/stage.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import type { AllRounds } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { EmptyState } from '../../parts/marks.tsx';
import { RefusalNotice } from '../../parts/notice.tsx';
import { WhoPlays } from '../../people/who-plays.tsx';
import type { Chosen } from '../seating/choice.ts';
import styles from '../seating/seating.module.css';
import { hasStartWays } from '../seating/start-rounds.ts';
import { FirstSeating, OneWay, StartWays } from './first-seating.tsx';

type HowToSeatProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  readonly stage: StageRow;
  /** All rounds at once; null where this round cannot ask for them. */
  readonly first: AllRounds | null;
  readonly isAll: boolean;
  /** The choice of a method; null where there is none. */
  readonly panel: ReactNode;
  /** The method that the round has without a question; null while the drawer offers others. */
  readonly chosen: Chosen | null;
};

/** A round without a proposal: who plays, what is in the way of a seating, and how the round is seated. */
export const HowToSeat = ({ tournament, round, stage, first, isAll, panel, chosen }: HowToSeatProps) => {
  const textOf = useTextOf();
  const { refusal } = stage;
  if (tournament.entrants.length === 0) {
    return (
      <div className={styles.howToSeat}>
        <WhoPlays tournament={tournament} />
      </div>
    );
  }
  return (
    <div className={styles.howToSeat}>
      {refusal !== null && (
        <EmptyState icon={<Armchair size={40} aria-hidden />} title={textOf('rounds:empty.cannot', { round })}>
          <div className={styles.emptyRefusal}>
            <RefusalNotice refusal={refusal} firstElsewhere={stage.primary.code === 'stage.way'} />
          </div>
        </EmptyState>
      )}
      {first !== null && <FirstSeating tournament={tournament} all={first} isAll={isAll} />}
      {panel}
      {first === null &&
        panel === null &&
        refusal === null &&
        chosen !== null &&
        (hasStartWays(tournament) ? (
          <StartWays tournament={tournament} chosen={chosen} />
        ) : (
          <OneWay tournament={tournament} chosen={chosen} />
        ))}
    </div>
  );
};
