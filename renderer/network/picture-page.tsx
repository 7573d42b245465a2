import { List, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstScreen, type HallScreen } from '../../core/api/hall.ts';
import type { NetworkPage } from '../../core/api/network-page.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import { loadedFaces } from '../fonts/load.ts';
import { HallWindow, type Stale } from '../hall/hall-window.tsx';
import { typeset } from '../hall/picture/typeset.ts';
import './texts.ts';
import styles from './network.module.css';

/** How long the buttons stay in sight after the pointer moved. Milliseconds. */
const SHOWN_FOR = 4000;

/** The view once its fonts are there, and a count that rises with them; null before. */
const useTypeset = ({ view, screen, language }: NetworkPage) => {
  const [set, setSet] = useState<{ readonly view: PublishedView | null } | null>(null);
  const [fonts, setFonts] = useState(0);
  const { message, bilingual } = screen;
  useEffect(() => {
    let isWanted = true;
    const told = { 1: { message, bilingual } };
    const arrived = () => setFonts(loadedFaces());
    void typeset(view as PublishedView | null, told, language, arrived).then((made) => {
      if (isWanted)
        setSet((known) =>
          JSON.stringify(known?.view) === JSON.stringify(made) && known !== null ? known : { view: made },
        );
    });
    return () => {
      isWanted = false;
    };
  }, [view, message, bilingual, language]);
  return { set, fonts };
};

/** Whether the buttons are in sight: for a while after the pointer moved or a finger touched. */
const useAwake = (): boolean => {
  const [isAwake, setAwake] = useState(false);
  const asleep = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const moved = () => {
      setAwake(true);
      clearTimeout(asleep.current);
      asleep.current = setTimeout(() => setAwake(false), SHOWN_FOR);
    };
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerdown', moved);
    return () => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerdown', moved);
      clearTimeout(asleep.current);
    };
  }, []);
  return isAwake;
};

type Props = { readonly page: NetworkPage; readonly stale: Stale | null; readonly onList: (() => void) | null };

/** The network gets no event's id: name and game stand for it. */
const eventOf = (view: PublishedView | null): string | null => (view === null ? '' : `${view.family} ${view.event}`);

/** The picture of the hall at the size of this screen, with what belongs to whoever sits before it: stop turning, or a list. */
export const PicturePage = ({ page, stale, onList }: Props) => {
  const { t } = useTranslation('network');
  const { set, fonts } = useTypeset(page);
  const [isPaused, setPaused] = useState(false);
  const isAwake = useAwake();
  const { screen: told, room, logo, clock, language } = page;
  const hall = useMemo(() => ({ ...room, logo }), [room, logo]);
  const screen = useMemo(
    (): HallScreen => ({ ...firstScreen, ...told, hold: told.hold || isPaused }),
    [told, isPaused],
  );
  const settings = useMemo(() => ({ ...clock, warnings: clock.warnings, sound: 'off' as const }), [clock]);
  return (
    <main className={styles.netPicture} {...(isAwake && onList !== null ? { 'data-awake': '' } : {})}>
      {set !== null && (
        <HallWindow
          page={{ screen, event: eventOf(set.view), view: set.view }}
          stale={stale}
          hall={hall}
          clock={settings}
          language={language}
          fonts={fonts}
          isRemote
        />
      )}
      {onList !== null && (
        <div className={styles.netBar}>
          <button type="button" className={styles.netButton} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
            {t(isPaused ? 'page.goOn' : 'page.pause')}
          </button>
          <button type="button" className={styles.netButton} onClick={onList}>
            <List size={18} aria-hidden />
            {t('page.asList')}
          </button>
        </div>
      )}
    </main>
  );
};
