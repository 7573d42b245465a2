import { Spade, Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameId } from '../../core/tournament/words.ts';

const line = {
  width: 22,
  height: 22,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A sign for each game: a tile with its circle, a spade, crossed swords, a chip. */
export const familyIcons: { readonly [family in GameId]: ReactNode } = {
  mahjong: (
    <svg aria-hidden="true" {...line}>
      <rect x="5" y="2.5" width="14" height="19" rx="2.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="12" cy="12" r="0.75" />
    </svg>
  ),
  bridge: <Spade size={22} strokeWidth={1.75} aria-hidden />,
  duel: <Swords size={22} strokeWidth={1.75} aria-hidden />,
  poker: (
    <svg aria-hidden="true" {...line}>
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12" r="5" />
      <path d="M12 2.5v4.5M12 17v4.5M2.5 12H7M17 12h4.5" />
    </svg>
  ),
};
