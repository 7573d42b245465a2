import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import '../copies/only-here.ts';
import { useGame } from '../games/use-game.ts';
import { HallMonitor } from '../hall/hall-monitor.tsx';
import { ToldChanged } from '../hall/told-changed.ts';
import { useTextOf } from '../i18n/text.ts';
import { LooksOnlyPart } from '../parts/look/looks-only.tsx';
import { HeldDrawer } from '../parts/side/side.tsx';
import { RoundScreen } from '../round/round-screen.tsx';
import { useViewing } from '../store/care.ts';
import type { DeskScreen } from './desk-screen.ts';
import { EntrantCard } from './entrant-card.tsx';
import { useLostFocus } from './lost-focus.ts';
import { Offers } from './notices.tsx';
import { closeDrawer, goTo, isDrawer, usePlace } from './place.ts';
import { screensFor } from './screens.ts';
import styles from './shell.module.css';
import { TopBar } from './top/top-bar.tsx';

/** The screens there are, the one to show (the one asked for, or the first when it is not there any more), and the drawer beside it. */
const useScreens = () => {
  const game = useGame();
  const id = usePlace(({ screen }) => screen);
  const called = usePlace(({ drawer }) => drawer);
  const screens = useMemo(() => screensFor(game), [game]);
  return {
    screens,
    current: screens.find((screen) => screen.id === id) ?? screens[0],
    drawer: screens.find((screen) => screen.id === called),
  };
};

type RailProps = {
  readonly screens: readonly DeskScreen[];
  readonly current: DeskScreen | undefined;
  readonly drawer: DeskScreen | undefined;
};

/** The entry that a screen stands under. */
const placeOf = (screen: DeskScreen | undefined): string | undefined =>
  screen?.tabOfRound === true ? 'rounds' : screen?.id;

const Rail = ({ screens, current, drawer }: RailProps) => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const entries = screens.filter(({ inMenu, tabOfRound }) => inMenu !== true && tabOfRound !== true);
  return (
    <nav className={styles.rail} aria-label={t('groups.go')}>
      {entries.map(({ id, titleKey, icon: Icon }) => (
        <AriaButton
          key={id}
          className={styles.railItem ?? ''}
          {...(id === placeOf(current) ? { 'aria-current': 'page' as const } : {})}
          {...(isDrawer(id) ? { 'aria-expanded': id === drawer?.id } : {})}
          onPress={() => (id === drawer?.id ? closeDrawer() : goTo(id))}
        >
          <Icon size={18} aria-hidden />
          <span>{textOf(titleKey)}</span>
        </AriaButton>
      ))}
    </nav>
  );
};

/** Screens that change nothing: all of them works while the tournament is only looked at [reliability 5.3]. */
const FOR_READING: ReadonlySet<string> = new Set(['print', 'hall', 'whatIf']);

type PlacesProps = { readonly drawer: DeskScreen | undefined; readonly children: ReactNode };

/** The drawer that is open, in the place of the side of the screen. */
const BesideDrawer = ({ drawer, children }: PlacesProps) => {
  const textOf = useTextOf();
  const viewing = useViewing();
  const calls = usePlace((place) => place.calls);
  const Content = drawer?.component;
  const isOpen = drawer !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    // From wherever one is [W-1.4]; a field that has something to put back, a menu and a dialog take the key first.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('.modal, [role=menu]') === null)
        closeDrawer();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  return (
    <HeldDrawer
      calls={calls}
      label={drawer === undefined ? '' : textOf(drawer.titleKey)}
      drawer={
        drawer === undefined || Content === undefined ? null : (
          <LooksOnlyPart key={drawer.id} on={viewing && !FOR_READING.has(drawer.id)}>
            <Content />
          </LooksOnlyPart>
        )
      }
    >
      {children}
    </HeldDrawer>
  );
};

/** The desk while a tournament is open: marks and menus at the top, screens at the left, the screen in the middle. */
export const Frame = () => {
  const { screens, current, drawer } = useScreens();
  const Content = current?.component;
  const viewing = useViewing();
  const content = useRef<HTMLElement>(null);
  useLostFocus();
  // A key that changes the screen takes the focused field away; the next Tab then begins in the new screen.
  useEffect(() => {
    if (current !== undefined && document.activeElement === document.body) content.current?.focus();
  }, [current]);
  return (
    <div className={styles.frame}>
      <TopBar />
      <div className={styles.frameSide}>
        <Rail screens={screens} current={current} drawer={drawer} />
        <HallMonitor />
      </div>
      <Offers />
      <main className={styles.content} ref={content} tabIndex={-1}>
        <BesideDrawer drawer={drawer}>
          <LooksOnlyPart on={viewing && !FOR_READING.has(current?.id ?? '')}>
            {current?.tabOfRound === true ? (
              <RoundScreen key="rounds" own={current} />
            ) : (
              Content !== undefined && <Content key={current?.id} />
            )}
          </LooksOnlyPart>
        </BesideDrawer>
      </main>
      <EntrantCard />
      <ToldChanged />
    </div>
  );
};
