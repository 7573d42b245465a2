import type { ReactNode } from 'react';
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

/** The frame of a screen: title and buttons keep still, the body fills the rest. */
export const Screen = ({ title, about, actions, children, scrolls = false }: ScreenProps) => (
  <section className="screen">
    <header className={styles.screenHead}>
      <h1 className={styles.screenTitle}>{title}</h1>
      {about !== undefined && <div className={styles.screenAbout}>{about}</div>}
      {actions !== undefined && <div className={styles.screenActions}>{actions}</div>}
    </header>
    <div className={styles.screenBody} data-scrolls={scrolls}>
      {children}
    </div>
  </section>
);
