import type { CSSProperties, ReactNode } from 'react';
import styles from '../layers.module.css';

/** A step of the scale of room between things (look.css, `--s1` to `--s7`). */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Laid = {
  readonly children: ReactNode;
  readonly gap?: Gap;
  /** What it is where it is more than a box. */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'p' | 'span' | 'fieldset';
  /** Takes the room that is left, and gives way where there is little. */
  readonly fills?: boolean;
  /** What it is called, where it is a part of the screen or a list. */
  readonly label?: string;
};

const gapOf = (gap: Gap): CSSProperties => ({ '--gap': `var(--s${gap})` }) as CSSProperties;

const named = (label: string | undefined) => (label === undefined ? {} : { 'aria-label': label });

/** One below the other. */
export const Stack = ({ children, gap = 4, as: As = 'div', fills = false, label }: Laid) => (
  <As className={styles.stack} data-fills={fills} style={gapOf(gap)} {...named(label)}>
    {children}
  </As>
);

type RowProps = Laid & {
  /** Where they stand in the height of the row. */
  readonly at?: 'start' | 'center' | 'end' | 'baseline';
  /** Where they stand in its width. */
  readonly spread?: 'start' | 'end' | 'between' | 'center';
  /** What has no room goes to the next line. */
  readonly wraps?: boolean;
};

/** Lays its children beside each other. */
export const Row = ({
  children,
  gap = 2,
  as: As = 'div',
  fills = false,
  label,
  at = 'center',
  spread = 'start',
  wraps = true,
}: RowProps) => (
  <As
    className={styles.row}
    data-fills={fills}
    data-at={at}
    data-spread={spread}
    data-wraps={wraps}
    style={gapOf(gap)}
    {...named(label)}
  >
    {children}
  </As>
);

type GridProps = Laid & {
  /** Least width of a column: as many beside each other as there is room for. */
  readonly least: string;
};

/** Columns of one width, as many as there is room for. */
export const Grid = ({ children, gap = 4, as: As = 'div', fills = false, label, least }: GridProps) => (
  <As
    className={styles.grid}
    data-fills={fills}
    style={{ ...gapOf(gap), '--least': least } as CSSProperties}
    {...named(label)}
  >
    {children}
  </As>
);
