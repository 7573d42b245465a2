import type { ReactNode, RefObject } from 'react';
import type { Tournament } from '../../../core/tournament/state.ts';
import controlsStyles from '../../parts/controls.module.css';
import { LastAct } from './last-act.tsx';
import styles from './window.module.css';

type RoundFrameProps = {
  readonly tournament: Tournament;
  /** Read out as the heading of the place; the eye has the stepper. */
  readonly title: string;
  /** Over a round that is not the one in work. */
  readonly band?: ReactNode;
  /** Steps at the left, what can be done at the right, the primary last. */
  readonly stages: ReactNode;
  /** One sentence with its links, and the tabs. */
  readonly sentence: ReactNode;
  /** What must be known before anything else is done; nothing most of the time. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
  /** What holds the body and the side, to be measured. */
  readonly middle?: RefObject<HTMLDivElement | null>;
  readonly side?: ReactNode;
  /** The line and missing tables; the last act stands beside them. */
  readonly bottom?: ReactNode;
};

/** The round's window [W-1.2]: band, stage row, sentence row, cards beside the side, bottom bar. Nothing else stands in between. */
export const RoundFrame = ({
  tournament,
  title,
  band,
  stages,
  sentence,
  notices,
  children,
  middle,
  side,
  bottom,
}: RoundFrameProps) => (
  <section className={styles.frame}>
    <h1 className={controlsStyles.hidden}>{title}</h1>
    {band}
    {stages}
    {sentence}
    <div className={styles.middle} ref={middle}>
      <div className={styles.body}>
        {notices !== undefined && <div className={styles.notices}>{notices}</div>}
        {children}
      </div>
      {side}
    </div>
    <footer className={styles.bottom}>
      {bottom}
      <LastAct tournament={tournament} />
    </footer>
  </section>
);
