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
  /** It is a tab of the round in the game's own window, beside its tables [W-9.1]. */
  readonly tabOfRound?: true;
  /** It has no entry of its own at the left; the menu of the event leads to it, as keys and Ctrl+K do [W-1.1]. */
  readonly inMenu?: true;
};
