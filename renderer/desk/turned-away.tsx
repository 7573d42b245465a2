import { Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../parts/marks.tsx';
import styles from './shell.module.css';

/** The page belongs to an earlier start of the program: only the address of the present one helps. */
export const TurnedAway = () => {
  const { t } = useTranslation('shell');
  return (
    <main className={styles.turnedAway}>
      <EmptyState icon={<Unplug size={44} strokeWidth={1.5} aria-hidden />} title={t('turnedAway.title')}>
        <p>{t('turnedAway.about')}</p>
      </EmptyState>
    </main>
  );
};
