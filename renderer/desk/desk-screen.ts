import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Shortcut } from './commands/shortcut.ts';

/** A screen as the navigation holds it; kept apart from their list, so that a game's own screens know no other. */
export type DeskScreen = {
  readonly id: string;
  /** Text key with namespace. */
  readonly titleKey: string;
  readonly icon: LucideIcon;
  readonly component: ComponentType;
  readonly shortcut: Shortcut;
};
