import { bandsOf, type Image } from '../../../core/sheets/hall/legibility.ts';
import type { Hand } from '../../../core/sheets/layout/laid.ts';
import { type } from '../../../core/sheets/layout/paper.ts';
import { TextBox } from '../../print/laid.tsx';
import { Drawn } from './drawn.tsx';
import { type FootWords, footSize, footTexts, legendIn, type PageBar } from './foot-texts.ts';

type Props = FootWords & {
  readonly image: Image;
  readonly hand: Hand;
  /** Of the names above it; 0 where there are none. */
  readonly list?: number;
};

/** Where the strip of a picture that is not kept up begins in the lower band. */
const STRIP = 0.18;

/** What stands below the picture; of one that is not kept up any more in a strip that says since when. */
export const Foot = ({ image, hand, list = 0, ...words }: Props) => {
  const at = { image, size: footSize(image, list) };
  const legend = legendIn(words, at, hand);
  const told = legend.length === 0 ? { ...words, legend: [] } : words;
  return (
    <div className="hall-foot">
      {words.asOf !== null && (
        <div className="hall-as-of" style={{ top: bandsOf(image).bottom.y + bandsOf(image).bottom.height * STRIP }} />
      )}
      {legend.map((text) => (
        <TextBox
          key={text.x}
          box={text}
          align={text.align}
          bold={text.bold}
          lang={text.lang}
          name={false}
          fitted={text.fitted}
          line={type.line}
          tile={text.tile}
        />
      ))}
      {footTexts(told, at, hand.measure).map((text) => (
        <Drawn key={text.box.x} text={text} />
      ))}
    </div>
  );
};

/** A row of bars, one a page. */
export const Bars = ({ bars }: { readonly bars: readonly PageBar[] }) =>
  bars.map(({ x, y, width, height, share }) => (
    <div key={x} className="hall-bar" style={{ left: x, top: y, width, height }}>
      <div style={{ width: `${share * 100}%` }} />
    </div>
  ));
