import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../core/api/contract.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import { call } from '../door/current.ts';
import { Button } from '../parts/button.tsx';
import { RefusalNotice } from '../parts/notice.tsx';
import { showRefusal } from '../store/notices.ts';
import styles from './start.module.css';

type Home = Answer<Reply<'file.home'>>;

const show = async (): Promise<void> => {
  const answer = await call('file.showHome', {});
  if (!answer.ok) showRefusal(answer.refusal);
};

/** Where tournaments lie [desktop 8.1]; without a folder that can be used, why, and the way to choose one. */
export const HomeFolder = () => {
  const { t } = useTranslation('shell');
  const [home, setHome] = useState<Home | null>(null);
  useEffect(() => {
    let gone = false;
    void call('file.home', {}).then((answer) => {
      if (!gone) setHome(answer);
    });
    return () => {
      gone = true;
    };
  }, []);
  if (home === null) return null;
  if (!home.ok)
    return (
      <div className={styles.startHome}>
        <RefusalNotice refusal={home.refusal} />
      </div>
    );
  const { folder, canShow } = home.value;
  return (
    <p className={styles.startHome}>
      <span>{t('start.folder')}</span>
      <bdi>{folder}</bdi>
      {canShow && (
        <Button tone="quiet" onPress={() => void show()}>
          {t('start.showFolder')}
        </Button>
      )}
    </p>
  );
};
