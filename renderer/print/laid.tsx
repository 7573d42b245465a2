import { type CSSProperties, createContext, useContext } from 'react';
import type { Fitted } from '../../core/sheets/layout/fit.ts';
import type { Align, LaidRow, Tile } from '../../core/sheets/layout/laid.ts';
import type { LaidColumn } from '../../core/sheets/layout/lists/place.ts';
import { fontFamily } from '../fonts/families.ts';
import styles from './laid.module.css';
import { withStrong } from './strong.tsx';

/** The line of a tile is as high as what its outline leaves. */
const TILE_LINE = 0.99;

/** Pixels of a millimetre, on paper and on a screen at actual size. */
export const MILLIMETRE = 96 / 25.4;

/** Pixels of what core placed in: one in the hall, a millimetre of them on paper. */
export const LaidUnit = createContext(1);

/** Numbers as custom properties; the style sheet turns them into lengths. For what there are few of on a page. */
export const laidVars = (numbers: { readonly [name: string]: number | string }): CSSProperties =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [`--${name}`, value])) as CSSProperties;

/** Begins each name of several in one text: the text itself runs as its language does, whoever comes first. */
const ISOLATE = '\u2068';

type TextBoxProps = {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly align: Align;
  readonly bold: boolean;
  readonly lang: string | null;
  readonly name: boolean;
  readonly strong?: string | undefined;
  readonly fitted: Fitted;
  readonly line: number;
  readonly tile?: Tile | undefined;
  readonly turned?: boolean;
  readonly role?: 'cell' | 'columnheader' | 'rowheader';
};

/**
 * A fitted text in its box. Names are isolated: a name written from right to left stays where it belongs. A list of 2,000 has ten
 * thousand of these: a text in one line is one element, and what most of them share is in the style sheet, because elements and
 * their styles are most of the memory that printing takes [P-12].
 */
export const TextBox = ({
  box,
  align,
  bold,
  lang,
  name,
  strong,
  fitted,
  line,
  tile,
  turned = false,
  role,
}: TextBoxProps) => {
  const unit = useContext(LaidUnit);
  const { lines, size, stretch } = fitted;
  const [only = ''] = lines;
  const isOne = lines.length <= 1 && stretch === 1;
  const direction = lines.some((part) => part.includes(ISOLATE)) ? 'ltr' : 'auto';
  return (
    <span
      {...(role === undefined ? {} : { role })}
      className={styles.laidText}
      {...(align === 'start' ? {} : { 'data-align': align })}
      {...(bold ? { 'data-bold': '' } : {})}
      {...(name ? { 'data-name': '' } : {})}
      {...(tile === undefined
        ? {}
        : { 'data-tile': tile.edge, 'aria-label': tile.said, ...(role === undefined ? { role: 'img' } : {}) })}
      {...(turned ? { 'data-turned': '' } : {})}
      {...(stretch === 1 ? {} : { 'data-stretched': '' })}
      {...(fitted.hang === undefined ? {} : { 'data-hang': '' })}
      {...(lang === null ? {} : { lang })}
      {...(isOne ? { dir: direction } : {})}
      style={{
        left: box.x * unit,
        top: box.y * unit,
        width: box.width * unit,
        height: box.height * unit,
        fontSize: size * unit,
        lineHeight: tile === undefined ? line : TILE_LINE,
        ...(lang === null ? {} : { fontFamily: fontFamily(lang) }),
      }}
    >
      {isOne
        ? withStrong(only, strong)
        : lines.map((text, i) => (
            // Lines of one text have no identity but their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={i} className={styles.laidLine}>
              <bdi dir={direction} {...(stretch === 1 ? {} : { style: { transform: `scaleX(${stretch})` } })}>
                {withStrong(text, strong)}
              </bdi>
            </span>
          ))}
    </span>
  );
};

type RowBoxProps = {
  readonly top: number;
  readonly row: LaidRow;
  readonly line: number;
  readonly marks: boolean;
  /** Whether the row belongs to a table with headings: a reader of the PDF then knows which column or row it is in. */
  readonly tabled: boolean;
  /** Whether it shares its mark with the row below: the lines of one table. */
  readonly joined: boolean;
};

const RowBox = ({ top, row, line, marks, tabled, joined }: RowBoxProps) => {
  const unit = useContext(LaidUnit);
  const changed = row.changed && marks;
  const cell = row.kind === 'row' ? 'cell' : 'columnheader';
  const markTop = row.mark?.top ?? (row.height % (row.size * line)) / 2;
  return (
    <div
      className="laid-row"
      {...(tabled ? { role: 'row' } : {})}
      data-rule={row.rule}
      data-kind={row.kind}
      {...(changed ? { 'data-changed': row.mark?.outlined === true ? 'outlined' : '' } : {})}
      {...(changed && joined ? { 'data-joined': '' } : {})}
      style={{
        top: top * unit,
        height: row.height * unit,
        // The number of a table stands beside all of its lines.
        ...(changed && row.mark?.outlined === false ? laidVars({ marked: `${row.mark.x * unit}px` }) : {}),
      }}
    >
      {changed && (
        <svg
          className={styles.laidMark}
          viewBox="0 0 10 20"
          aria-hidden="true"
          style={{
            ...(row.mark === undefined ? {} : { left: row.mark.x * unit }),
            top: markTop * unit,
            width: 0.55 * row.size * unit,
            height: row.size * line * unit,
          }}
        >
          <path d="M0 5 L10 10 L0 15 Z" fill="currentColor" />
        </svg>
      )}
      {row.boxes.map(({ x, width }) => {
        const side = width * unit;
        const style = { left: x * unit, top: ((row.height - width) / 2) * unit, width: side, height: side };
        return <div key={x} className={styles.laidBox} style={style} />;
      })}
      {row.texts.map((text) => (
        <TextBox
          key={`${text.x} ${text.y}`}
          box={text}
          align={text.align}
          // A name is bold because it changed: no longer than its mark stands.
          bold={text.bold && !(text.name && row.changed && !changed)}
          lang={text.lang}
          name={text.name}
          strong={text.strong}
          fitted={text.fitted}
          line={line}
          tile={text.tile}
          {...(tabled ? { role: text.heads === true ? 'rowheader' : cell } : {})}
        />
      ))}
    </div>
  );
};

type ColumnsProps = {
  readonly columns: readonly LaidColumn[];
  /** Height of a line as a share of its font size. */
  readonly line: number;
  /** Whether changed rows carry their mark. */
  readonly marks: boolean;
};

/** The outline of a changed row stands off its texts, in font sizes; never in the letter that hangs before it [L-3.6]. */
const BESIDE = 0.4;
const LETTER = 1;

/** Where hairlines below its rows begin: the same in a whole column. */
const insetOf = (row: LaidRow | undefined, unit: number): CSSProperties => {
  if (row === undefined) return {};
  const { inset = 0, size } = row;
  const before = inset === 0 ? BESIDE * size : Math.max(0, Math.min(BESIDE * size, inset - LETTER * size));
  return laidVars({ inset: `${inset * unit}px`, beside: `${BESIDE * size * unit}px`, before: `${before * unit}px` });
};

/** The rows of a page in their columns. The box around them is positioned by whoever draws the page. */
export const LaidColumns = ({ columns, line, marks }: ColumnsProps) => {
  const unit = useContext(LaidUnit);
  return columns.map(({ x, width, rows }) => {
    const tabled = rows.some(({ row }) => row.kind !== 'row' || row.texts.some(({ heads }) => heads === true));
    return (
      <div
        key={x}
        className="laid-column"
        {...(tabled ? { role: 'table' } : {})}
        style={{ left: x * unit, width: width * unit, ...insetOf(rows[0]?.row, unit) }}
      >
        {rows.map(({ top, row }, i) => {
          const below = rows[i + 1]?.row;
          const joined = below?.changed === true && below.rule === 'none';
          return <RowBox key={top} top={top} row={row} line={line} marks={marks} tabled={tabled} joined={joined} />;
        })}
      </div>
    );
  });
};
