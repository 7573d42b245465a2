import type { CSSProperties, ReactNode } from 'react';
import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import styles from './marks.module.css';

type BadgeProps = {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad';
  /** A shape beside the word, so that the colour is never alone. */
  readonly icon?: ReactNode;
};

/** A word that says in which state something is. */
export const Badge = ({ children, tone = 'neutral', icon }: BadgeProps) => (
  <span className="badge" data-tone={tone}>
    {icon}
    {children}
  </span>
);

type ProgressBarProps = { readonly label: string /** 0..1 */; readonly share: number; readonly figure?: string };

/** How far something has come. Shown after 300 ms at the earliest, together with a way to stop. */
export const ProgressBar = ({ label, share, figure }: ProgressBarProps) => (
  <AriaProgressBar className={styles.progress ?? ''} value={share * 100}>
    {({ percentage = 0, valueText }) => (
      <>
        <span className={styles.progressWords}>
          <Label>{label}</Label>
          <span>{figure ?? valueText}</span>
        </span>
        <div className={styles.progressTrack}>
          <div className={styles.progressDone} style={{ width: `${percentage}%` }} />
        </div>
      </>
    )}
  </AriaProgressBar>
);

/** The place of a text that is on its way: keeps the layout, says nothing, does not move. */
export const Skeleton = ({ width = '100%' }: { readonly width?: string }) => (
  <span className={styles.skeleton} aria-hidden style={{ width } as CSSProperties} />
);

type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons: what to do about the emptiness. */
  readonly actions?: ReactNode;
};

/** What a screen shows when there is nothing to show yet: why, and what to do. */
export const EmptyState = ({ icon, title, children, actions }: EmptyStateProps) => (
  <div className={styles.empty}>
    {icon !== undefined && <span className={styles.emptyIcon}>{icon}</span>}
    <h2 className={styles.emptyTitle}>{title}</h2>
    {children !== undefined && <div className={styles.emptyWords}>{children}</div>}
    {actions !== undefined && <div className={styles.emptyActions}>{actions}</div>}
  </div>
);
