import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Paper, papers } from '../../core/sheets/layout/paper.ts';
import type { PaperPage } from '../../core/sheets/layout/paper-look.ts';
import styles from '../hall/hall.module.css';
import { useBox } from '../parts/use-box.ts';
import { MILLIMETRE } from './laid.tsx';
import type { SheetPages } from './pages.ts';
import { PaperSheet } from './paper-page.tsx';

const GAP = 24;
const LEAST = 0.3;

/** Drawn at once; the others when they are nearly in sight, so that page 1 of a long job is there within a second [hall-and-print 1.8]. */
const FIRST = 2;

/** A page is drawn as long as it is this near to what is in sight: as many times the height of that. */
const NEAR = '100%';

type PlaceProps = { readonly page: PaperPage; readonly first: boolean };

/** The place of a page. What is far from sight is empty: a list of 2,000 names drawn in full takes as much memory as printing it. */
const PagePlace = ({ page, first }: PlaceProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(first);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const root = place.closest(`.${styles.paperPreview}`);
    const look = (seen: readonly IntersectionObserverEntry[]) => setNear(seen.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(look, { root, rootMargin: `${NEAR} 0px` });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={styles.previewPage}>
      <div className={styles.previewScaled}>{isNear && <PaperSheet page={page} />}</div>
    </div>
  );
};

type Props = { readonly sheets: readonly SheetPages[]; readonly paper: Paper; readonly zoom: 'whole' | 'actual' };

/** The pages of a job, scaled: the very boxes that are printed. */
export const Preview = ({ sheets, paper, zoom }: Props) => {
  const { t } = useTranslation('sheets');
  const { ref, box } = useBox<HTMLElement>();
  const { width, height } = box ?? { width: 0, height: 0 };
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
    <section className={styles.paperPreview} ref={ref} style={style} aria-label={t('print.preview')} tabIndex={0}>
      <div className={styles.previewPages}>
        {width > 0 &&
          sheets
            .flatMap(({ sheet, no, pages }) =>
              pages.map((made) => ({ key: `${no} ${sheet.document} ${made.no}`, made })),
            )
            .map(({ key, made }, at) => <PagePlace key={key} page={made} first={at < FIRST} />)}
      </div>
    </section>
  );
};
