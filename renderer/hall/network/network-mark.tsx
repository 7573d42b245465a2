import { Radio } from 'lucide-react';
import { Button as AriaButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../desk/place.ts';
import styles from '../../parts/controls.module.css';
import hallStyles from '../hall.module.css';
import { useNetworkState } from './network-state.ts';

/** [W-4.1] The red words below the strip while the hall is open to the network. Pressed, they lead to where it is closed. */
export const NetworkMark = () => {
  const { t } = useTranslation('network');
  const { status, url, connected } = useNetworkState();
  if (status === 'off') return null;
  return (
    <TooltipTrigger>
      <AriaButton className={hallStyles.inNetwork ?? ''} onPress={() => goTo('hall')}>
        <Radio size={16} aria-hidden />
        {t('desk.mark')}
      </AriaButton>
      <Tooltip className={styles.tooltip ?? ''} offset={6}>
        {t('desk.markAbout', { url, count: connected })}
      </Tooltip>
    </TooltipTrigger>
  );
};
