import { AlarmClock, BellRing, CirclePause, Hourglass, type LucideIcon, Timer } from 'lucide-react';
import type { ClockFace, ClockState } from '../../core/sheets/hall/clock.ts';
import type clock from '../../resources/locales/en/clock.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    clock: typeof clock;
  }
}

/** What the clock is in, for its word, its icon and its colour, which say the same. */
export type ClockSign = ClockState | 'paused';

export const signOf = ({ state, paused }: ClockFace): ClockSign => (paused ? 'paused' : state);

export const signIcons: { readonly [sign in ClockSign]: LucideIcon } = {
  running: Timer,
  soon: Hourglass,
  last: BellRing,
  over: AlarmClock,
  paused: CirclePause,
};
