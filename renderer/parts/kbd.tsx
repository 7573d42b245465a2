import type { ReactNode } from 'react';
import styles from './marks.module.css';

/** A key or a chord as printed on the keyboard. */
export const Kbd = ({ children }: { readonly children: ReactNode }) => <kbd className={styles.kbd}>{children}</kbd>;
