/**
 * What the hall shows, live, on every screen of the desk while a hall window is open [hall-and-print 2.8]: a small picture with the red
 * word, below the names of the screens. Pressed, it leads to the hall's own screen, which has the picture in large. F8 holds and
 * F9 turns black from everywhere.
 */

import { Button as AriaButton, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { HallState, HallsState } from '../../core/api/hall.ts';
import { viewCode } from '../../core/sheets/hall/hall-views.ts';
import { goTo, usePlace } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import controlsStyles from '../parts/controls.module.css';
import { useApp, useLanguage } from '../store/app.ts';
import styles from './hall.module.css';
import { useHallPage } from './live-page.ts';
import { NetworkMark } from './network/network-mark.tsx';
import { useNetworkState } from './network/network-state.ts';
import { useRoomForPicture } from './picture/room-for-picture.ts';
import { LiveWord, Thumbnail, useLiveWord, useShown } from './picture/thumbnail.tsx';
import { useHallInHand, useHallsState } from './state.ts';

type LiveProps = { readonly halls: HallsState; readonly hall: HallState };

const Live = ({ halls, hall: state }: LiveProps) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const sent = useHallPage();
  const settings = useApp((app) => app.settings);
  const { hall } = settings;
  const desk = useLanguage();
  const language = hall.language ?? desk;
  const laid = useShown(sent, state, settings, language);
  const open = halls.halls.filter((each) => each.open);
  const { shown, screen } = state;
  const live = useLiveWord();
  const view = shown?.view ?? laid.screen.view;
  // What and which round are those of the picture itself, never of the desk [W-4.1].
  const no = view === 'standings' ? (laid.view?.standings?.through ?? 0) : (laid.view?.round ?? 0);
  const what = textOf(viewCode(view).replace('.', ':'));
  const round = no === 0 || view === 'message' ? '' : textOf('rounds:round', { round: no });
  const screens = open.length < 2 ? '' : `${t('hall.screens')}: ${open.length}`;
  const page = shown === null || shown.pages < 2 ? '' : t('hall.page', { no: shown.page, of: shown.pages });
  const held = screen.hold && !screen.black ? t('hall.held') : '';
  const told = screen.black ? [t('hall.black')] : [what, round, page, held];
  const about = [...(halls.other === null ? told : [t('hall.otherUnknown'), page, held]), screens]
    .filter((word) => word !== '')
    .join(' · ');
  return (
    <aside
      className={styles.hallMonitor}
      aria-label={t('hall.preview')}
      {...(laid.image.height > laid.image.width ? { 'data-high': '' } : {})}
    >
      <TooltipTrigger>
        <AriaButton
          className={styles.hallMonitorPress ?? ''}
          aria-label={[live, about].filter((word) => word !== '').join(' · ')}
          onPress={() => goTo('hall')}
        >
          <Thumbnail state={state} laid={laid} hall={hall} language={language} />
          <span className={styles.hallMonitorWords}>
            <LiveWord />
            <span className={`figures ${styles.hallMonitorAbout}`}>{about}</span>
          </span>
        </AriaButton>
        <Tooltip className={controlsStyles.tooltip ?? ''} offset={6} placement="right">
          {t('hall.liveAbout', { count: open.length, display: open.map(({ display }) => display).join(', ') })}
        </Tooltip>
      </TooltipTrigger>
      <NetworkMark />
    </aside>
  );
};

/** No picture: that nothing is shown, with the way to one, or that it is shown to the network. */
const NoPicture = ({ isInNetwork }: { readonly isInNetwork: boolean }) => {
  const { t } = useTranslation('sheets');
  return (
    <aside className={styles.hallMonitor} aria-label={t('hall.preview')}>
      {isInNetwork ? (
        <NetworkMark />
      ) : (
        <AriaButton className={styles.hallMonitorPress ?? ''} onPress={() => goTo('hall')}>
          <span className={styles.hallMonitorWords}>{t('hall.notLive')}</span>
        </AriaButton>
      )}
    </aside>
  );
};

/** Whether there is a picture in the hall: a window whose page does not load shows none. */
const isLive = ({ open, lost }: HallState): boolean => open && !lost;

/**
 * The hall window in hand, or another one that is live; nothing beside the hall's own drawer and where the window is too small,
 * but that the network is open is said everywhere.
 */
export const HallMonitor = () => {
  const halls = useHallsState();
  const inHand = useHallInHand();
  const isThere = usePlace(({ drawer }) => drawer === 'hall');
  const isRoomy = useRoomForPicture();
  const hall = inHand !== null && isLive(inHand) ? inHand : halls?.halls.find(isLive);
  const isInNetwork = useNetworkState().status !== 'off';
  if (halls === null || isThere || !isRoomy || hall === undefined) {
    const isQuiet = halls === null || isThere || !isRoomy || halls.other !== null;
    return isQuiet && !isInNetwork ? null : <NoPicture isInNetwork={isInNetwork} />;
  }
  return <Live key={hall.hall} halls={halls} hall={hall} />;
};
