import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { withoutDots } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import styles from '../settings/settings.module.css';
import { showRefusal } from '../store/notices.ts';
import { saveText } from '../text-files/save-text.ts';

/** What may be sent along with a question, shown as it will be saved [reliability 15.2]. Nothing is sent from here. */
export const DiagnosticsDialog = () => {
  const { t } = useTranslation('shell');
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    void call('app.diagnostics', {}).then((answer) => {
      if (answer.ok) setText(answer.value);
      else showRefusal(answer.refusal);
    });
  }, []);
  const save = () => {
    closeDialog();
    void saveText('seatwright-diagnostics', 'txt', text ?? '');
  };
  return (
    <Dialog
      title={t('deeds.diagnostics')}
      isOpen
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{t('cancel')}</Button>
          <Button tone="primary" isDisabled={text === null} onPress={save}>
            {t('save')}…
          </Button>
        </>
      }
    >
      <p>{t('diagnostics.about')}</p>
      <textarea
        className={styles.diagnosticsText}
        readOnly
        rows={16}
        value={text ?? ''}
        aria-label={withoutDots(t('deeds.diagnostics'))}
      />
    </Dialog>
  );
};
