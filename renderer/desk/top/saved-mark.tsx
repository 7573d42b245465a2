import { CircleCheck, CircleDashed, OctagonAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import controlsStyles from '../../parts/controls.module.css';
import { useApp } from '../../store/app.ts';
import { useTournamentStore } from '../../store/tournament.ts';
import styles from '../shell.module.css';
import { useSlow } from '../slow.ts';

/** A save shorter than this is not announced: the mark would only flicker. Milliseconds. */
const NOTICEABLE = 300;

/** Whether everything is on disk, in colour and shape [reliability 17.2]; in words where it is not [W-1.11]. */
export const SavedMark = () => {
  const { t } = useTranslation('shell');
  const status = useApp(({ file, link }) => (link === 'joined' ? (file?.status ?? 'saved') : 'lost'));
  const saving = useSlow(
    useTournamentStore(({ unconfirmed }) => unconfirmed > 0),
    NOTICEABLE,
  );
  const [tone, icon, word] =
    status !== 'saved'
      ? (['bad', <OctagonAlert key="bad" size={16} aria-hidden />, t(`saved.${status}`)] as const)
      : saving
        ? (['pending', <CircleDashed key="pending" size={16} aria-hidden />, t('saved.saving')] as const)
        : (['good', <CircleCheck key="good" size={16} aria-hidden />, t('saved.saved')] as const);
  return (
    <span className={styles.savedMark} data-tone={tone} role="status" title={word}>
      {icon}
      <span className={tone === 'good' ? controlsStyles.hidden : undefined}>{word}</span>
    </span>
  );
};
