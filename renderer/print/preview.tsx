import { type CSSProperties, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Paper } from '../../core/sheets/paper.ts';
import { papers } from '../../core/sheets/paper.ts';
import { useBox } from '../design/use-box.ts';
import type { SheetPages } from './pages.ts';
import { PaperSheet } from './paper-page.tsx';

/** Pixels of a millimetre at actual size. */
const MILLIMETRE = 96 / 25.4;
const GAP = 24;
const LEAST = 0.3;
/** Pages in sight at once; they are drawn before all others, so that page 1 of a long job is there at once (1.8). */
const FIRST = 4;

type Props = { readonly sheets: readonly SheetPages[]; readonly paper: Paper; readonly zoom: 'whole' | 'actual' };

/** The pages of a job, scaled: the very boxes that are printed. */
export const Preview = ({ sheets, paper, zoom }: Props) => {
  const { t } = useTranslation('sheets');
  const { ref, box } = useBox<HTMLElement>();
  const { width, height } = box ?? { width: 0, height: 0 };
  // The boxes of the other pages stand from the start: nothing moves when they are filled.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const page = papers[paper];
  const whole = Math.min((width - 2 * GAP) / page.width, (height - 2 * GAP) / page.height) / MILLIMETRE;
  const scale = zoom === 'actual' ? 1 : Math.max(LEAST, Math.min(1, whole));
  const style = {
    '--scale': scale,
    '--page-width': `${page.width * MILLIMETRE * scale}px`,
    '--page-height': `${page.height * MILLIMETRE * scale}px`,
  } as CSSProperties;
  return (
    // A list that scrolls must be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="preview" ref={ref} style={style} aria-label={t('print.preview')} tabIndex={0}>
      <div className="preview-pages">
        {width > 0 &&
          sheets
            .flatMap(({ sheet, no, pages }) =>
              pages.map((made) => ({ key: `${no} ${sheet.document} ${made.no}`, made })),
            )
            .map(({ key, made }, at) => (
              <div key={key} className="preview-page">
                <div className="preview-scaled">{(isWhole || at < FIRST) && <PaperSheet page={made} />}</div>
              </div>
            ))}
      </div>
    </section>
  );
};
