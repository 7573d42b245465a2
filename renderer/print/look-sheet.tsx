import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import { textOf } from '../i18n/text.ts';
import { Button, SegmentedControl } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { choosePrint, usePrintChoice } from './choice.ts';
import type { SheetPages } from './pages.ts';
import { Preview } from './preview.tsx';

type LookSheetProps = {
  readonly job: PrintJob;
  /** Null while they are laid out. */
  readonly made: readonly SheetPages[] | null;
  readonly onDone: () => void;
};

/** The pages as they will be printed, over the whole window, with one way out [W-1.4]. */
export const LookSheet = ({ job, made, onDone }: LookSheetProps) => {
  const { t } = useTranslation('sheets');
  const zoom = usePrintChoice((choice) => choice.zoom);
  return (
    <Dialog
      title={t('print.preview')}
      isOpen
      onClose={onDone}
      size="sheet"
      actions={
        <>
          <SegmentedControl
            label={textOf('shell:menu.view')}
            value={zoom}
            onChange={(id) => choosePrint({ zoom: id })}
            items={(['whole', 'actual'] as const).map((id) => ({ id, label: t(`print.${id}`) }))}
          />
          <Button tone="primary" onPress={onDone}>
            {textOf('file:copies.askDone')}
          </Button>
        </>
      }
    >
      {made === null ? (
        <p className="print-laying">{t('print.laying')}</p>
      ) : (
        <Preview sheets={made} paper={job.paper} zoom={zoom} />
      )}
    </Dialog>
  );
};
