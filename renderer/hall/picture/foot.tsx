import { bandsOf, type Image } from '../../../core/sheets/hall/legibility.ts';
import type { Hand } from '../../../core/sheets/layout/laid.ts';
import { type } from '../../../core/sheets/layout/paper.ts';
import { TextBox } from '../../print/laid.tsx';
import { Drawn } from './drawn.tsx';
import { type FootWords, footOf, footSize, type TurnedPage } from './foot-texts.ts';
import styles from './picture.module.css';

type Props = FootWords & {
  readonly image: Image;
  readonly hand: Hand;
  /** The size of the names above it; 0 where there are none. */
  readonly list?: number;
  readonly turned?: TurnedPage;
};

/** Where the strip of a picture that is not kept up begins in the lower band. */
const STRIP = 0.18;

const STANDS: TurnedPage = { page: 0, pages: 1, progress: null };

/** What stands below the picture; of one that is not kept up any more in a strip that says since when. */
export const Foot = ({ image, hand, list = 0, turned = STANDS, ...words }: Props) => {
  const { legend, texts, bars } = footOf(words, turned, { image, size: footSize(image, list) }, hand);
  return (
    <>
      <div className={styles.hallFoot}>
        {words.asOf !== null && (
          <div
            className={styles.hallAsOf}
            style={{ top: bandsOf(image).bottom.y + bandsOf(image).bottom.height * STRIP }}
          />
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
        {texts.map((text) => (
          <Drawn key={text.box.x} text={text} />
        ))}
      </div>
      {bars.map(({ x, y, width, height, share }) => (
        <div key={x} className={styles.hallBar} style={{ left: x, top: y, width, height }}>
          <div style={{ width: `${share * 100}%` }} />
        </div>
      ))}
    </>
  );
};
