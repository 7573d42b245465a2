import { FileUp } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { TextField } from '../../parts/field/field.tsx';
import { RefusalNotice } from '../../parts/notice.tsx';
import { FileButton } from '../file-button.tsx';
import styles from '../import.module.css';
import { changeText, openList, useImport, useListText } from './import-store.ts';
import { useDrop } from './use-drop.ts';

/** Where the dialog asks for a list: a file, a drop, or a text to paste. */
export const ImportSource = ({ refusal }: { readonly refusal: Refusal | null }) => {
  const { t } = useTranslation('people');
  const asks = useImport((store) => store.asks);
  const text = useListText();
  const { over, dropping } = useDrop();
  // A list that is pasted is shown at once, wherever in the dialog the keyboard is.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    openList({ kind: 'text', text: pasted });
  };
  return (
    <div className={styles.importSource} onPaste={onPaste}>
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      <div className={styles.importDrop} data-over={over} {...dropping}>
        <FileUp size={28} aria-hidden />
        <p>{t('import.drop')}</p>
        <FileButton autoFocus={asks === 'file'}>{t('import.choose')}</FileButton>
        <p className={styles.importKinds}>{t('who.kinds')}</p>
      </div>
      <TextField
        label={t('import.paste')}
        rows={7}
        value={text}
        onChange={changeText}
        spellCheck="false"
        autoFocus={asks === 'text'}
      />
    </div>
  );
};
