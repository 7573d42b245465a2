import { MonitorUp } from 'lucide-react';
import { Button as AriaButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { goTo, usePlace } from '../desk/place.ts';
import styles from '../parts/controls.module.css';
import marksStyles from '../parts/marks.module.css';
import { useRoomForPicture } from './picture/room-for-picture.ts';
import { useHallsState } from './state.ts';

/**
 * The red word that stays in sight on every screen while a hall window is open [hall-and-print 2.8], where there is no room for
 * the picture itself (hall-monitor.tsx); the hall's own screen has it over the picture. Pressed, it leads there.
 */
export const HallMark = () => {
  const { t } = useTranslation('sheets');
  const open = useHallsState()?.halls.filter((hall) => hall.open) ?? [];
  const isThere = usePlace(({ drawer }) => drawer === 'hall');
  if (useRoomForPicture() || isThere || open.length === 0) return null;
  return (
    <TooltipTrigger>
      <AriaButton className={marksStyles.topMark ?? ''} data-tone="bad" onPress={() => goTo('hall')}>
        <MonitorUp size={16} aria-hidden />
        {t('hall.live')}
      </AriaButton>
      <Tooltip className={styles.tooltip ?? ''} offset={6}>
        {t('hall.liveAbout', { count: open.length, display: open.map(({ display }) => display).join(', ') })}
      </Tooltip>
    </TooltipTrigger>
  );
};
