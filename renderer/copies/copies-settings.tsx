import { useTranslation } from 'react-i18next';
import { call } from '../door/current.ts';
import { useFormats } from '../i18n/formats.ts';
import { Button } from '../parts/button.tsx';
import { useApp } from '../store/app.ts';
import { useCare } from '../store/care.ts';
import { showRefusal } from '../store/notices.ts';
import { SecondChoice } from './second-choice.tsx';
import '../recovery/texts.ts';
import styles from '../settings/settings.module.css';

const copyNow = async (): Promise<void> => {
  const answer = await call('copies.now', {});
  if (!answer.ok) showRefusal(answer.refusal);
};

/** What is copied when and where, and the second folder. Nothing while no tournament is open for entering. */
export const CopiesSettings = () => {
  const { t } = useTranslation('file');
  const { dateTime } = useFormats();
  const care = useCare((store) => store.care);
  const name = useApp(({ file }) => file?.name);
  if (care === null || care.viewing || name === undefined) return null;
  return (
    <section className={styles.settingsPart}>
      <h3>{t('copies.title')}</h3>
      <p className="field-about">{t('copies.own', { folder: `${name}.snapshots` })}</p>
      <div className={styles.settingsRow}>
        <span>{care.copiedAt === null ? t('copies.none') : t('copies.newest', { at: dateTime(care.copiedAt) })}</span>
        <Button onPress={() => void copyNow()}>{t('copies.now')}</Button>
      </div>
      <SecondChoice second={care.second} />
    </section>
  );
};
