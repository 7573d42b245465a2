import { useEffect, useMemo, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useGame } from '../games/use-game.ts';
import { HallMonitor } from '../hall/hall-monitor.tsx';
import { useToldChanged } from '../hall/told-changed.ts';
import { useTextOf } from '../i18n/text.ts';
import { LooksOnlyPart } from '../parts/look/looks-only.tsx';
import { useViewing } from '../store/care.ts';
import type { DeskScreen } from './desk-screen.ts';
import { EntrantCard } from './entrant-card.tsx';
import { goTo, usePlace } from './place.ts';
import { screensFor } from './screens.ts';
import { FileMenu } from './top/file-menu.tsx';
import { TopBar } from './top/top-bar.tsx';

/** The screens there are, and the one to show: the one asked for, or the first when it is not there (any more). */
const useScreens = () => {
  const game = useGame();
  const id = usePlace(({ screen }) => screen);
  const screens = useMemo(() => screensFor(game), [game]);
  return { screens, current: screens.find((screen) => screen.id === id) ?? screens[0] };
};

type RailProps = { readonly screens: readonly DeskScreen[]; readonly current: DeskScreen | undefined };

const Rail = ({ screens, current }: RailProps) => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  return (
    <nav className="rail" aria-label={t('navigation')}>
      {screens.map(({ id, titleKey, icon: Icon }) => (
        <AriaButton
          key={id}
          className="rail-item"
          {...(id === current?.id ? { 'aria-current': 'page' as const } : {})}
          onPress={() => goTo(id)}
        >
          <Icon size={18} aria-hidden />
          <span className="rail-label">{textOf(titleKey)}</span>
        </AriaButton>
      ))}
    </nav>
  );
};

/** Screens that change nothing: all of them works while the tournament is only looked at [reliability 5.3]. */
const FOR_READING: ReadonlySet<string> = new Set(['print', 'hall', 'whatIf']);

/** The desk while a tournament is open: marks and menus at the top, screens at the left, the screen in the middle. */
export const Frame = () => {
  const { screens, current } = useScreens();
  const Content = current?.component;
  const viewing = useViewing();
  const content = useRef<HTMLElement>(null);
  useToldChanged();
  // A key that changes the screen takes the focused field away; the next Tab then begins in the new screen.
  useEffect(() => {
    if (current !== undefined && document.activeElement === document.body) content.current?.focus();
  }, [current]);
  return (
    <div className="frame">
      <div className="frame-mark">
        <FileMenu />
      </div>
      <TopBar />
      <div className="frame-side">
        <Rail screens={screens} current={current} />
        <HallMonitor />
      </div>
      <main className="content" ref={content} tabIndex={-1}>
        <LooksOnlyPart on={viewing && !FOR_READING.has(current?.id ?? '')}>
          {Content !== undefined && <Content key={current?.id} />}
        </LooksOnlyPart>
      </main>
      <EntrantCard />
    </div>
  );
};
