import type { ReactNode } from 'react';
import { LastAct } from '../round/window/last-act.tsx';
import windowStyles from '../round/window/window.module.css';
import { useTournament } from '../store/tournament.ts';
import styles from './shell.module.css';

type ScreenProps = {
  readonly title: string;
  /** Stands beside the title: how many, which state. */
  readonly about?: ReactNode;
  /** Buttons at the right, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** True: the body scrolls as a whole. False: parts of it scroll (tables), the body keeps still. */
  readonly scrolls?: boolean;
};

/** The frame of a screen: title and buttons keep still, the body fills the rest; the last act stands at the foot, as in a round [W-6.1]. */
export const Screen = ({ title, about, actions, children, scrolls = false }: ScreenProps) => {
  const tournament = useTournament();
  return (
    <section className="screen">
      <header className={styles.screenHead}>
        <h1 className={styles.screenTitle}>{title}</h1>
        {about !== undefined && <div className={styles.screenAbout}>{about}</div>}
        {actions !== undefined && <div className={styles.screenActions}>{actions}</div>}
      </header>
      <div className={styles.screenBody} data-scrolls={scrolls}>
        {children}
      </div>
      {tournament !== null && (
        <footer className={windowStyles.bottom}>
          <LastAct tournament={tournament} />
        </footer>
      )}
    </section>
  );
};
