import { X } from 'lucide-react';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button.tsx';
import { useReturningFocus } from './returning-focus.ts';
import styles from './side.module.css';

type DrawerProps = {
  readonly title: string;
  /** Escape and the cross. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot, the primary one last. */
  readonly actions?: ReactNode;
};

/** What is called into the place of the side: focus goes in and returns, Escape closes it. What is beside it can be used meanwhile. */
export const Drawer = ({ title, onClose, children, actions }: DrawerProps) => {
  const { t } = useTranslation('shell');
  const id = useId();
  const drawer = useRef<HTMLElement>(null);
  useReturningFocus(drawer);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    // A list that hangs open from a field is closed first.
    if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]')) return;
    onClose();
  };
  return (
    <section
      ref={drawer}
      className={styles.drawer}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton label={t('close')} icon={<X size={18} aria-hidden />} reads onPress={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
    </section>
  );
};

type Called = {
  /** What was called into the place of every column, whatever else stands there; null while nothing was. */
  readonly drawer: ReactNode;
  /** Says that a column is there to take it, until the answer is called. */
  readonly take: () => () => void;
};

/** What is open beside every screen: the column of a screen gives it its place. */
export const CalledDrawer = createContext<Called | null>(null);

type SideProps = {
  /** Read out as the name of the column. */
  readonly label: string;
  readonly children: ReactNode;
  /** Stands in the place of what is in the column; there is room for one. */
  readonly drawer?: ReactNode;
  /** The column is away: a drawer then lies over what is beside it, and moves nothing. */
  readonly isFolded?: boolean;
};

/** The column at the end of the window; one drawer may take its place, exactly as wide. */
export const Side = ({ label, children, drawer = null, isFolded = false }: SideProps) => {
  const called = useContext(CalledDrawer);
  const take = called?.take;
  useLayoutEffect(() => take?.(), [take]);
  return (
    <aside className={styles.side} aria-label={label} data-folded={isFolded}>
      {called?.drawer ?? drawer ?? <div className={styles.column}>{children}</div>}
    </aside>
  );
};
