import { Radio } from 'lucide-react';
import { Button as AriaButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../desk/place.ts';
import styles from '../../parts/controls.module.css';
import marksStyles from '../../parts/marks.module.css';
import { useNetworkState } from './network-state.ts';

/** The red mark that stays in sight while the hall is open to the network [reliability 13.1]. Pressed, it leads to where it is closed. */
export const NetworkMark = () => {
  const { t } = useTranslation('network');
  const { status, url, connected } = useNetworkState();
  if (status === 'off') return null;
  return (
    <TooltipTrigger>
      <AriaButton className={marksStyles.topMark ?? ''} data-tone="bad" onPress={() => goTo('hall')}>
        <Radio size={16} aria-hidden />
        {t('desk.mark')}
      </AriaButton>
      <Tooltip className={styles.tooltip ?? ''} offset={6}>
        {t('desk.markAbout', { url, count: connected })}
      </Tooltip>
    </TooltipTrigger>
  );
};
