import { History as HistoryIcon, type LucideIcon, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { History } from '../history/history.tsx';
import { PeopleScreen } from '../people/people-screen.tsx';
import type { Shortcut } from './shortcut.ts';

export type DeskScreen = {
  readonly id: string;
  /** Text key with namespace. */
  readonly titleKey: string;
  readonly icon: LucideIcon;
  readonly component: ComponentType;
  readonly shortcut: Shortcut;
};

/**
 * The screens of the desk in the order of the navigation. A screen is a component that fills the content area (use
 * `Screen` of shell/screen.tsx) and one line here; what has no line does not exist for the TO. The order is
 *
 *   people Alt+Digit1, rounds Alt+Digit2, results Alt+Digit3, standings Alt+Digit4, print Alt+Digit5, hall Alt+Digit6,
 *   history Alt+Digit7
 */
export const screens: readonly DeskScreen[] = [
  { id: 'people', titleKey: 'people:title', icon: Users, component: PeopleScreen, shortcut: 'Alt+Digit1' },
  {
    id: 'history',
    titleKey: 'shell:history.title',
    icon: HistoryIcon,
    component: History,
    shortcut: 'Alt+Digit7',
  },
];
