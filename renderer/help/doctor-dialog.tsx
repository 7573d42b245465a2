import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoctorReport } from '../../core/api/doctor.ts';
import { closeDialog } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import styles from '../settings/settings.module.css';
import { showRefusal } from '../store/notices.ts';
import { saveText } from '../text-files/save-text.ts';

/** Whether this computer can do what the program needs of it [desktop 10.1]; saved as it is shown. */
export const DoctorDialog = () => {
  const { t } = useTranslation('shell');
  const [report, setReport] = useState<DoctorReport | null>(null);
  useEffect(() => {
    void call('app.doctor', {}).then((answer) => {
      if (answer.ok) setReport(answer.value);
      else showRefusal(answer.refusal);
    });
  }, []);
  const { checks = [], ...about } = report ?? {};
  const here = Object.values(about)
    .filter((part) => part !== '')
    .join(' ');
  const lines = checks.map(({ id, state, said, way }) => ({
    id,
    state,
    // What one press does is a button, no advice.
    short: [t(`doctor.checks.${id}`), said].filter((part) => part !== '').join(': '),
    isMade: way === 'openWith',
    text: [t(`doctor.checks.${id}`), said, way === '' ? '' : t(`doctor.ways.${way}`)]
      .filter((part) => part !== '')
      .join(': '),
  }));
  const associate = async () => {
    const made = await call('app.associate', {});
    if (!made.ok) return showRefusal(made.refusal);
    const replaced = checks.map((one) => (one.id === made.value.id ? made.value : one));
    setReport((before) => (before === null ? null : { ...before, checks: replaced }));
  };
  const save = () => {
    closeDialog();
    const told = lines.map(({ state, text }) => `${t(`doctor.state.${state}`)}: ${text}`);
    void saveText('seatwright-check', 'txt', [here, ...told, ''].join('\n'));
  };
  return (
    <Dialog
      title={t('deeds.doctor')}
      isOpen
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{t('close')}</Button>
          <Button tone="primary" isDisabled={report === null} onPress={save}>
            {t('save')}…
          </Button>
        </>
      }
    >
      <p role="status">{report === null ? t('doctor.running') : here}</p>
      <ul className={styles.doctorChecks}>
        {lines.map(({ id, state, text, short, isMade }) => (
          <li key={id} data-state={state}>
            <b>{t(`doctor.state.${state}`)}</b> {isMade ? short : text}
            {isMade && (
              <Button reads onPress={associate}>
                {t('doctor.ways.openWith')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
