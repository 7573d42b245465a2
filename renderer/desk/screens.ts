import {
  Armchair,
  FlaskConical,
  Gavel,
  History as HistoryIcon,
  MonitorPlay,
  Printer,
  Trophy,
  Users,
} from 'lucide-react';
import { DirectorDrawer } from '../director/director-drawer.tsx';
import type { GameScreens } from '../games/game-screens.ts';
import { HallDrawer } from '../hall/drawer/hall-drawer.tsx';
import { History } from '../history/history.tsx';
import { PeopleScreen } from '../people/people-screen.tsx';
import { PaperDrawer } from '../print/paper-drawer.tsx';
import { RoundScreen } from '../round/round-screen.tsx';
import { StandingsScreen } from '../standings/standings-screen.tsx';
import { WhatIfDrawer } from '../what-if/what-if-drawer.tsx';
import type { DeskScreen } from './desk-screen.ts';

/**
 * The screens of the desk in the order of the navigation. A screen is a component that fills the content area (use
 * `Screen` of screen.tsx), or a drawer beside it (`isDrawer` of place.ts), and one line here; what has no line does not exist for the
 * TO. The order is
 *
 *   people Alt+Digit1, round Alt+Digit2, standings Alt+Digit3, director Alt+Digit4, print Alt+Digit5, hall Alt+Digit6, history Alt+Digit7,
 *   what if Alt+KeyW; a game's own after the standings: Alt+Digit8 and Alt+Digit9
 */
const screens: readonly DeskScreen[] = [
  { id: 'people', titleKey: 'people:title', icon: Users, component: PeopleScreen, shortcut: 'Alt+Digit1' },
  { id: 'rounds', titleKey: 'words:columns.round', icon: Armchair, component: RoundScreen, shortcut: 'Alt+Digit2' },
  {
    id: 'standings',
    titleKey: 'sheets:documents.standings',
    icon: Trophy,
    component: StandingsScreen,
    shortcut: 'Alt+Digit3',
  },
  {
    id: 'director',
    titleKey: 'sheets:report.referee',
    icon: Gavel,
    component: DirectorDrawer,
    shortcut: 'Alt+Digit4',
  },
  { id: 'print', titleKey: 'sheets:print.title', icon: Printer, component: PaperDrawer, shortcut: 'Alt+Digit5' },
  { id: 'hall', titleKey: 'sheets:hall.title', icon: MonitorPlay, component: HallDrawer, shortcut: 'Alt+Digit6' },
  {
    id: 'history',
    titleKey: 'shell:history.title',
    icon: HistoryIcon,
    component: History,
    shortcut: 'Alt+Digit7',
    inMenu: true,
  },
  {
    id: 'whatIf',
    titleKey: 'whatIf:title',
    icon: FlaskConical,
    component: WhatIfDrawer,
    shortcut: 'Alt+KeyW',
    inMenu: true,
  },
];

/**
 * The screens of the desk in the order of the navigation: a game puts its own in
 * their place by the same id, and has others after the standings.
 */
export const screensFor = (game: GameScreens | null): readonly DeskScreen[] => {
  const { screens: own = [], director } = game ?? {};
  const after = 1 + screens.findIndex(({ id }) => id === 'standings');
  const placed = screens
    .map((general) => own.find(({ id }) => id === general.id) ?? general)
    .filter((screen) => screen.component !== DirectorDrawer || director !== undefined);
  const more = own.filter(({ id }) => !screens.some((general) => general.id === id));
  return [...placed.slice(0, after), ...more, ...placed.slice(after)];
};
