import { useEffect } from 'react';
import type { SheetPages } from './pages.ts';
import { PaperSheet } from './paper-page.tsx';
import './print-page.css';

type Props = {
  readonly sheets: readonly SheetPages[];
  /** Called when all pages are in the document. */
  readonly onDrawn?: () => void;
};

/** All pages of a job, one fixed box after the other and nothing else: this is what goes to the printer. */
export const PrintPage = ({ sheets, onDrawn }: Props) => {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <main className="print-page">
      {sheets.flatMap(({ sheet, no, pages }) =>
        pages.map((page) => <PaperSheet key={`${no} ${sheet.document} ${page.no}`} page={page} />),
      )}
    </main>
  );
};
