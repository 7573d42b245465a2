import { ArrowDownUp, ArrowLeftRight, Play, Swords, UserMinus } from 'lucide-react';
import type { Json } from '../../../core/tournament/words.ts';
import type { EntryForm } from '../../rounds/entry-form.ts';
import type { FamilyScreens } from '../family-screens.ts';
import { ByeScreen } from './bye/bye-screen.tsx';
import { bridgeEntry } from './entry.ts';
import { BridgeHandView, BridgeResultView, handAt, handPrompt } from './result-entry.tsx';
import { BridgeRulesForm } from './rules/rules-form.tsx';
import { DirectionSign } from './side-sign.tsx';
import { SwitchScreen } from './switch/switch-screen.tsx';
import './texts.ts';
import './ways.ts';

/** What bridge draws itself. */
export const bridgeScreens: FamilyScreens = {
  methods: [
    { id: 'start', icon: Play, firstOptions: {}, Options: null, isExact: true },
    { id: 'swiss', icon: ArrowDownUp, firstOptions: {}, Options: null, isExact: true },
    { id: 'danish', icon: Swords, firstOptions: {}, Options: null, isExact: true },
  ],
  figures: [
    { name: 'directionGap', isHigh: (gap) => gap > 2 },
    { name: 'spread', isHigh: () => false },
    { name: 'ignored', isHigh: () => false },
  ],
  SeatSign: DirectionSign,
  entry: {
    // A hand is plain JSON; the frame keeps it without looking into it.
    form: bridgeEntry as unknown as EntryForm<Json>,
    prompt: handPrompt,
    start: 'bridgeDesk.start',
    keys: [
      { key: '⏎', text: 'bridgeDesk.keys.enter' },
      { key: '*', text: 'bridgeDesk.keys.noMatch' },
      { key: '+', text: 'bridgeDesk.keys.more' },
      { key: '/', text: 'entry.keys.back' },
    ],
    Hand: BridgeHandView,
    Result: BridgeResultView,
    atField: handAt,
  },
  Rules: BridgeRulesForm,
  Seating: null,
  screens: [
    {
      id: 'bridge.byes',
      titleKey: 'bridgeOffice:bye.title',
      icon: UserMinus,
      component: ByeScreen,
      shortcut: 'Alt+Digit8',
    },
    {
      id: 'bridge.arrows',
      titleKey: 'bridgeOffice:switch.title',
      icon: ArrowLeftRight,
      component: SwitchScreen,
      shortcut: 'Alt+Digit9',
    },
  ],
  Card: null,
};
