import type { Drawn, DrawnText } from '../../core/sheets/layout/drawn.ts';
import { type Box, type } from '../../core/sheets/layout/paper.ts';
import type { PaperPage } from '../../core/sheets/layout/paper-look.ts';
import styles from './laid.module.css';
import { LaidColumns, LaidUnit, laidVars, MILLIMETRE, TextBox } from './laid.tsx';
import { pageStyle } from './pieces.ts';
import { ScanCode } from './scan-code.tsx';

const boxVars = ({ x, y, width, height }: Box) => laidVars({ x, y, w: width, h: height });

const Texts = ({ texts }: { readonly texts: readonly DrawnText[] }) =>
  texts.map((text) => (
    <div key={`${text.x} ${text.y} ${text.fitted.lines[0]}`}>
      {text.boxed && <div className={styles.paperBox} style={boxVars(text.box ?? text)} />}
      <TextBox
        box={text}
        align={text.align}
        bold={text.bold}
        lang={text.lang}
        name={text.name}
        fitted={text.fitted}
        line={type.line}
        tile={text.tile}
        turned={text.turned}
      />
    </div>
  ));

type DrawnProps = { readonly drawn: Drawn; readonly width: number; readonly height: number };

/** Outlines, lines and texts: paper to be cut or folded, a bracket, a map. */
export const DrawnParts = ({ drawn, width, height }: DrawnProps) => (
  <>
    <svg className="paper-cuts" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawn.lines.map(({ x1, y1, x2, y2, kind }) => (
        <line key={`${kind} ${x1} ${y1} ${x2} ${y2}`} data-kind={kind} x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
      {drawn.outlines.map(({ x, y, width: w, height: h, radius, edge }) => (
        <rect key={`${x} ${y}`} data-edge={edge} x={x} y={y} width={w} height={h} rx={radius} />
      ))}
    </svg>
    {(drawn.codes ?? []).map((code) => (
      <ScanCode key={`${code.x} ${code.y}`} code={code} />
    ))}
    <Texts texts={drawn.texts} />
  </>
);

type Props = { readonly page: PaperPage };

const Listed = ({ page }: Props) => {
  const { rows, logo } = page;
  return (
    <>
      {logo !== undefined && (
        <img
          className={styles.paperLogo}
          src={logo.source}
          alt=""
          style={laidVars({ x: logo.box.x, y: logo.box.y, w: logo.box.width, h: logo.box.height })}
        />
      )}
      <header>
        <Texts texts={page.header} />
      </header>
      <div className={styles.paperRule} style={laidVars({ x: rows.x, y: rows.y - 1.9, w: rows.width })} />
      <div className={styles.paperRows} style={laidVars({ x: rows.x, y: rows.y, w: rows.width, h: rows.height })}>
        <LaidColumns columns={page.laid.columns} line={type.line} marks />
      </div>
      <footer>
        <Texts texts={page.footer} />
      </footer>
    </>
  );
};

/** A page of paper as a fixed box in millimetres: the same for the preview, the printer and the PDF. */
export const PaperSheet = ({ page }: Props) => (
  <LaidUnit value={MILLIMETRE}>
    <article
      className={styles.paperPage}
      data-paper={page.form}
      style={{ ...laidVars({ w: page.width, h: page.height }), ...pageStyle(page.form) }}
    >
      {page.header.length > 0 && <Listed page={page} />}
      {page.cut !== null && <DrawnParts drawn={page.cut} width={page.width} height={page.height} />}
    </article>
  </LaidUnit>
);
