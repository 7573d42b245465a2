import type { CSSProperties } from 'react';
import type { Fitted } from '../../core/sheets/fit.ts';
import type { LaidColumn } from '../../core/sheets/place.ts';
import type { Align, LaidRow } from '../../core/sheets/placed.ts';
import { fontFamily } from '../fonts/families.ts';
import './laid.css';

/** Numbers as custom properties; laid.css turns them into lengths of the medium. */
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
  readonly fitted: Fitted;
  readonly line: number;
  readonly turned?: boolean;
  readonly role?: 'cell' | 'columnheader' | 'rowheader';
};

/** A fitted text in its box. Names are isolated: a name written from right to left stays where it belongs. */
export const TextBox = ({ box, align, bold, lang, name, fitted, line, turned = false, role }: TextBoxProps) => (
  <span
    {...(role === undefined ? {} : { role })}
    className="laid-text"
    data-align={align}
    data-bold={bold}
    {...(name ? { 'data-name': '' } : {})}
    {...(turned ? { 'data-turned': '' } : {})}
    {...(fitted.stretch === 1 ? {} : { 'data-stretched': '' })}
    {...(lang === null ? {} : { lang })}
    style={{
      ...laidVars({
        x: box.x,
        y: box.y,
        w: box.width,
        h: box.height,
        size: fitted.size,
        stretch: fitted.stretch,
        line,
      }),
      fontFamily: fontFamily(lang),
    }}
  >
    {fitted.lines.map((text, i) => (
      // Lines of one text have no identity but their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={i} className="laid-line">
        <bdi {...(fitted.lines.some((part) => part.includes(ISOLATE)) ? { dir: 'ltr' } : {})}>{text}</bdi>
      </span>
    ))}
  </span>
);

type RowBoxProps = {
  readonly top: number;
  readonly row: LaidRow;
  readonly line: number;
  readonly marks: boolean;
  /** Whether the row belongs to a table with headings: a reader of the PDF then knows which column or row it is in. */
  readonly tabled: boolean;
};

const RowBox = ({ top, row, line, marks, tabled }: RowBoxProps) => {
  const changed = row.changed && marks;
  const cell = row.kind === 'row' ? 'cell' : 'columnheader';
  return (
    <div
      className="laid-row"
      {...(tabled ? { role: 'row' } : {})}
      data-rule={row.rule}
      data-kind={row.kind}
      {...(changed ? { 'data-changed': '' } : {})}
      style={laidVars({ y: top, h: row.height })}
    >
      {changed && (
        <svg
          className="laid-mark"
          viewBox="0 0 10 20"
          aria-hidden="true"
          style={laidVars({ y: (row.height % (row.size * line)) / 2, size: row.size, line })}
        >
          <path d="M0 5 L10 10 L0 15 Z" fill="currentColor" />
        </svg>
      )}
      {row.boxes.map(({ x, width }) => (
        <div key={x} className="laid-box" style={laidVars({ x, y: (row.height - width) / 2, w: width, h: width })} />
      ))}
      {row.texts.map((text) => (
        <TextBox
          key={`${text.x} ${text.y}`}
          box={text}
          align={text.align}
          bold={text.bold}
          lang={text.lang}
          name={text.name}
          fitted={text.fitted}
          line={line}
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

/** The rows of a page in their columns. The box around them is positioned by whoever draws the page. */
export const LaidColumns = ({ columns, line, marks }: ColumnsProps) =>
  columns.map(({ x, width, rows }) => {
    const tabled = rows.some(({ row }) => row.kind !== 'row' || row.texts.some(({ heads }) => heads === true));
    return (
      <div key={x} className="laid-column" {...(tabled ? { role: 'table' } : {})} style={laidVars({ x, w: width })}>
        {rows.map(({ top, row }) => (
          <RowBox key={top} top={top} row={row} line={line} marks={marks} tabled={tabled} />
        ))}
      </div>
    );
  });
