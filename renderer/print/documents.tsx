import { useTranslation } from 'react-i18next';
import type { OfferedDocument, Waiting } from '../../core/sheets/paper/documents.ts';
import { ownCode, type SheetDocument } from '../../core/sheets/sheet.ts';
import styles from '../hall/hall.module.css';
import { keyOf, useTextOf } from '../i18n/text.ts';
import { Checkbox } from '../parts/field/choice.tsx';
import { Stack } from '../parts/layout/layout.tsx';
import { chosenAt, tick, usePrintChoice } from './choice.ts';
import type { SheetPages } from './pages.ts';

type DocumentsProps = {
  readonly offered: readonly OfferedDocument[];
  readonly waiting: ReadonlyMap<SheetDocument, Waiting | null>;
  readonly made: readonly SheetPages[] | null;
  /** Ticks are those of the set before the next round, or at the end. */
  readonly isAfter: boolean;
};

/** Documents to be ticked, each with its pages or what it waits for. */
export const Documents = ({ offered, waiting, made, isAfter }: DocumentsProps) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const chosen = usePrintChoice((choice) => chosenAt(choice, isAfter));
  const counts = new Map<SheetDocument, number>();
  for (const { sheet, pages } of made ?? []) {
    counts.set(sheet.document, (counts.get(sheet.document) ?? 0) + pages.length);
  }
  return (
    <Stack gap={1}>
      {offered.map(({ id: document }) => {
        const waits = waiting.get(document) ?? null;
        const count = counts.get(document);
        return (
          <div key={document} className={styles.printDocument}>
            <Checkbox
              isSelected={chosen.has(document) && waits === null}
              isDisabled={waits !== null}
              onChange={(on) => tick(document, on, isAfter)}
            >
              {textOf(keyOf(ownCode(document, 'documents')))}
            </Checkbox>
            <span className={styles.printCount}>
              {waits !== null && textOf(waits.includes('.') ? keyOf(waits) : `sheets:print.waiting.${waits}`)}
              {waits === null && count !== undefined && t('print.pages', { count })}
            </span>
          </div>
        );
      })}
    </Stack>
  );
};
