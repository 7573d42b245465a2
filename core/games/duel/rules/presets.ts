/** Starting points that can be changed [duel 12]. */

import type { PointsSystem, TieBreakName } from './scoring.ts';

export type Preset = {
  readonly id: 'startgg' | 'mtg' | 'challonge' | 'chess' | 'go';
  readonly tieBreaks: readonly TieBreakName[];
  /** In hundredths. */
  readonly points: Pick<PointsSystem, 'win' | 'draw' | 'loss'>;
};

const halves = { win: 100, draw: 50, loss: 0 };

export const presets: readonly Preset[] = [
  { id: 'startgg', tieBreaks: ['headToHead', 'strengthOfSchedule'], points: halves },
  {
    id: 'mtg',
    tieBreaks: ['opponentMatchWin', 'gameWin', 'opponentGameWin'],
    points: { win: 300, draw: 100, loss: 0 },
  },
  { id: 'challonge', tieBreaks: ['medianBuchholz', 'headToHead', 'seed'], points: halves },
  {
    id: 'chess',
    tieBreaks: ['headToHeadAllMet', 'buchholzCut1', 'strengthOfSchedule', 'sonnebornBerger'],
    points: halves,
  },
  { id: 'go', tieBreaks: ['strengthOfSchedule', 'sosos', 'headToHead'], points: halves },
];
