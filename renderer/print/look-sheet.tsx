import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import styles from '../hall/hall.module.css';
import { textOf } from '../i18n/text.ts';
import { SegmentedControl } from '../parts/button.tsx';
import { Sheet } from '../parts/dialog.tsx';
import { choosePrint, usePrintChoice } from './choice.ts';
import type { SheetPages } from './pages.ts';
import { Preview } from './preview.tsx';

type LookSheetProps = {
  readonly job: PrintJob;
  /** Null while they are laid out. */
  readonly made: readonly SheetPages[] | null;
  readonly onDone: () => void;
};

/** The pages as they will be printed. */
export const LookSheet = ({ job, made, onDone }: LookSheetProps) => {
  const { t } = useTranslation('sheets');
  const zoom = usePrintChoice((choice) => choice.zoom);
  return (
    <Sheet
      title={t('print.preview')}
      onDone={onDone}
      beside={
        <SegmentedControl
          label={textOf('shell:menu.view')}
          value={zoom}
          onChange={(id) => choosePrint({ zoom: id })}
          items={[
            { id: 'whole', label: t('print.whole') },
            { id: 'actual', label: textOf('shell:menu.resetZoom') },
          ]}
        />
      }
    >
      {made === null ? (
        <p className={styles.printLaying}>{t('print.laying')}</p>
      ) : (
        <Preview sheets={made} paper={job.paper} zoom={zoom} />
      )}
    </Sheet>
  );
};
