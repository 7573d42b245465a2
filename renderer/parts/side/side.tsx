import { X } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button.tsx';
import styles from '../layers.module.css';
import { focusFirst, useReturningFocus } from './returning-focus.ts';

type DrawerProps = {
  readonly title: string;
  /** What it is about, behind the title. */
  readonly of?: string | undefined;
  /** Escape and the cross. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot, the primary one last. */
  readonly actions?: ReactNode;
};

/** What is called into the place of the side: focus goes in and returns, Escape closes it. What is beside it can be used meanwhile. */
export const Drawer = ({ title, of, onClose, children, actions }: DrawerProps) => {
  const { t } = useTranslation('shell');
  const id = useId();
  const ofId = useId();
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
      aria-describedby={of === undefined ? undefined : ofId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {of !== undefined && (
          <span id={ofId} className={styles.of}>
            {of}
          </span>
        )}
        <IconButton label={t('close')} icon={<X size={18} aria-hidden />} reads onPress={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
    </section>
  );
};

type Called = {
  readonly isOpen: boolean;
  /** Brings what was called into a column; the answer takes it out again. */
  readonly take: (column: Element) => () => void;
};

/** What is open beside every screen: the column of a screen gives it its place, whatever else stands there. */
const CalledDrawer = createContext<Called | null>(null);

/** Moves what is drawn elsewhere, with the keyboard in it and as far as it is scrolled. */
const moveInto = (place: Element, part: Element): void => {
  if (part.parentElement === place) return;
  const { activeElement } = document;
  if ('moveBefore' in place && part.isConnected) place.moveBefore(part, null);
  else place.append(part);
  if (activeElement !== document.activeElement && part.contains(activeElement))
    (activeElement as HTMLElement).focus({ preventScroll: true });
};

type HeldProps = {
  /** What was called; null while nothing is. */
  readonly drawer: ReactNode;
  readonly label: string;
  /** Another number each time it is called while it is open: the keyboard goes into it. */
  readonly calls: number;
  readonly children: ReactNode;
};

/**
 * Draws what was called once, and lends it to the column of whatever screen is shown: a change of screen takes nothing of it. A screen
 * without a column gets one as long as it is open.
 */
export const HeldDrawer = ({ drawer, label, calls, children }: HeldProps) => {
  const [columns, setColumns] = useState(0);
  const [part] = useState(() => {
    const made = document.createElement('div');
    made.className = styles.held ?? '';
    return made;
  });
  const home = useRef<HTMLDivElement>(null);
  const isOpen = drawer !== null;
  const called = useMemo(
    (): Called => ({
      isOpen,
      take: (column) => {
        moveInto(column, part);
        setColumns((count) => count + 1);
        return () => {
          // Another column may have it already.
          if (part.parentElement === column && home.current !== null) moveInto(home.current, part);
          setColumns((count) => count - 1);
        };
      },
    }),
    [isOpen, part],
  );
  const isBare = isOpen && columns === 0;
  useLayoutEffect(() => {
    if (isBare && part.parentElement === null) home.current?.append(part);
  }, [isBare, part]);
  const seen = useRef(calls);
  useEffect(() => {
    if (calls === seen.current) return;
    seen.current = calls;
    const body = part.querySelector(`.${styles.body}`);
    if (body !== null) focusFirst(body);
  }, [calls, part]);
  return (
    <CalledDrawer value={called}>
      {children}
      <aside ref={home} className={styles.side} aria-label={label} hidden={!isBare} />
      {createPortal(drawer, part)}
    </CalledDrawer>
  );
};

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
  const column = useRef<HTMLElement>(null);
  const take = called?.take;
  useLayoutEffect(() => (column.current === null ? undefined : take?.(column.current)), [take]);
  return (
    <aside ref={column} className={styles.side} aria-label={label} data-folded={isFolded}>
      {called?.isOpen === true ? null : (drawer ?? <div className={styles.column}>{children}</div>)}
    </aside>
  );
};
