import { Armchair } from 'lucide-react';
import type { FamilyScreens } from '../family-screens.ts';
import { FloorScreen } from './floor/floor-screen.tsx';
import { Progress } from './progress.tsx';
import { PokerRulesForm } from './rules-form.tsx';
import { SeatSign } from './seat-sign.tsx';

/** What the poker floor draws itself: no rounds and no slips to enter, the floor takes the place of the rounds. */
export const pokerScreens: FamilyScreens = {
  methods: [],
  figures: [],
  SeatSign,
  entry: null,
  Rules: PokerRulesForm,
  Seating: null,
  screens: [{ id: 'rounds', titleKey: 'floor:title', icon: Armchair, component: FloorScreen, shortcut: 'Alt+Digit2' }],
  hides: ['results'],
  Progress,
  Card: null,
};
