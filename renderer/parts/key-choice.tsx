import type { ReactNode } from 'react';
import styles from './controls.module.css';
import { Kbd } from './kbd.tsx';

type KeyChoiceProps = {
  readonly sign: ReactNode;
  readonly children: ReactNode;
  /** Ctrl+Enter takes it. */
  readonly isPrimary?: boolean;
  readonly onPress: () => void;
};

/** One of several ways, each a key and a button. The line keeps the keyboard: the next key is typed there. */
export const KeyChoice = ({ sign, children, isPrimary = false, onPress }: KeyChoiceProps) => (
  <button
    type="button"
    className={styles.choice}
    {...(isPrimary ? { 'data-primary': '' } : {})}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Kbd>{sign}</Kbd> {children}
  </button>
);
