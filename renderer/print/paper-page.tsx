import { contentOf, type Paper, type } from '../../core/sheets/paper.ts';
import type { BandText, PaperPage } from '../../core/sheets/paper-pages.ts';
import { LaidColumns, laidVars, TextBox } from './laid.tsx';
import './paper-page.css';

const Band = ({ texts }: { readonly texts: readonly BandText[] }) =>
  texts.map((text) => (
    <div key={`${text.x} ${text.y}`}>
      {text.boxed && (
        <div className="paper-box" style={laidVars({ x: text.x, y: text.y, w: text.width, h: text.height })} />
      )}
      <TextBox
        box={text}
        align={text.align}
        bold={text.bold}
        lang={null}
        name={false}
        fitted={text.fitted}
        line={type.line}
      />
    </div>
  ));

type Props = { readonly page: PaperPage; readonly paper: Paper };

/** A page of paper as a fixed box in millimetres: the same for the preview, the printer and the PDF. */
export const PaperSheet = ({ page, paper }: Props) => {
  const { header } = contentOf(paper);
  const { rows } = page;
  return (
    <article className="paper-page" data-paper={paper} style={laidVars({ w: page.width, h: page.height })}>
      <header>
        <Band texts={page.header} />
      </header>
      <div className="paper-rule" style={laidVars({ x: header.x, y: rows.y - 1.2, w: header.width })} />
      <div className="paper-rows" style={laidVars({ x: rows.x, y: rows.y, w: rows.width, h: rows.height })}>
        <LaidColumns columns={page.laid.columns} line={type.line} marks />
      </div>
      <footer>
        <Band texts={page.footer} />
      </footer>
    </article>
  );
};
