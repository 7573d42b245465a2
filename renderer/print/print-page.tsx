import { useEffect, useMemo } from 'react';
import { inRuns } from '../../core/sheets/layout/runs.ts';
import styles from './laid.module.css';
import type { SheetPages } from './pages.ts';
import { PaperSheet } from './paper-page.tsx';
import { admitPieces } from './pieces.ts';

type Props = {
  readonly sheets: readonly SheetPages[];
  /** Called when all pages are in the document. */
  readonly onDrawn?: () => void;
};

/** All pages of a job, one fixed box after the other and nothing else: this is what goes to the printer. */
export const PrintPage = ({ sheets, onDrawn }: Props) => {
  const runs = useMemo(() => inRuns(sheets.flatMap(({ pages }) => pages)), [sheets]);
  useEffect(() => {
    admitPieces(runs.map(({ form }) => form));
    onDrawn?.();
  }, [runs, onDrawn]);
  return (
    <main className={styles.printPage}>
      {runs.map(({ sheets: own }, run) => (
        // The pages of a job have no identity but their order: they are drawn once and never change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={run} className={styles.printRun}>
          {own.map((page, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <PaperSheet key={at} page={page} />
          ))}
        </section>
      ))}
    </main>
  );
};
