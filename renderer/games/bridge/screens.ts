import { ArrowDownUp, ArrowLeftRight, ListOrdered, Play, Spade, UserMinus } from 'lucide-react';
import { numbersOf } from '../../../core/games/bridge/results/event.ts';
import type { BridgeMethod } from '../../../core/games/bridge/seating/methods.ts';
import { erasedScreens, partsOf } from '../game-screens.ts';
import { bridgeFind } from './find.ts';
import { bridgeHistory } from './history.ts';
import { bridgePictures } from './pictures.ts';
import './auto-round.ts';
import { ByeTab } from './bye/bye-tab.tsx';
import { ContestantCard } from './contestant-card.tsx';
import { bridgeDirector } from './director/acts.ts';
import { bridgeEntry } from './entry.ts';
import { BridgeQuestions } from './questions.tsx';
import { BridgeHandView, BridgeResultView, handAt, handPrompt } from './result-entry.tsx';
import { BridgeTables } from './round/bridge-tables.tsx';
import { BridgeCardNote } from './round/card-note.tsx';
import { BridgeDraftNote } from './round/draft-note.tsx';
import { SwissOptions } from './round/options.tsx';
import { BridgeRoundNote } from './round/round-note.tsx';
import { bridgeRound } from './round/round-part.ts';
import { SeatingSettings } from './round/seating-settings.tsx';
import { BridgeRulesForm } from './rules/rules-form.tsx';
import { DirectionSign } from './side-sign.tsx';
import { SwitchTab } from './switch/switch-tab.tsx';
import './texts.ts';
import { ComingFromMagicContest } from './topics/coming.tsx';
import './ways.ts';
import { usebio } from './usebio.ts';
import { WhyButton } from './why/why-button.tsx';

const none = () => ({});

/** Set beside a draft: the seating of the two that was taken, and the rows that stay while the rest is paired again. */
const once = ['seating', 'locked'] as const;

/** What bridge draws itself. */
export const bridgeScreens = erasedScreens({
  Icon: Spade,
  methods: partsOf<BridgeMethod>({
    start: { icon: Play, firstOptions: none, Options: null, isExact: true },
    swiss: { icon: ArrowDownUp, firstOptions: none, Options: SwissOptions, isExact: true, once },
    danish: { icon: ListOrdered, firstOptions: none, Options: SwissOptions, isExact: true, once },
  }),
  pictures: bridgePictures,
  figures: [
    { name: 'directionGap', isHigh: (gap) => gap > 2 },
    { name: 'spread', isHigh: () => false },
  ],
  card: 'pair',
  SeatSign: DirectionSign,
  entry: {
    form: bridgeEntry,
    prompt: handPrompt,
    keys: [
      { key: '*', text: 'bridgeDesk.keys.noMatch' },
      { key: '+', text: 'bridgeDesk.keys.more' },
    ],
    Hand: BridgeHandView,
    Result: BridgeResultView,
    atField: handAt,
  },
  history: bridgeHistory,
  find: bridgeFind,
  Rules: BridgeRulesForm,
  Seating: SeatingSettings,
  Tables: BridgeTables,
  Why: WhyButton,
  hint: { draft: 'bridgeSwiss:hintDraft', published: 'bridgeSwiss:hint' },
  DraftNote: BridgeDraftNote,
  RoundNote: BridgeRoundNote,
  round: bridgeRound,
  numbers: numbersOf,
  CardNote: BridgeCardNote,
  Question: BridgeQuestions,
  screens: [
    {
      id: 'bridge.byes',
      titleKey: 'words:columns.byes',
      icon: UserMinus,
      component: ByeTab,
      shortcut: 'Alt+Digit8',
      tabOfRound: true,
    },
    {
      id: 'bridge.arrows',
      titleKey: 'bridgeOffice:switch.title',
      icon: ArrowLeftRight,
      component: SwitchTab,
      shortcut: 'Alt+Digit9',
      tabOfRound: true,
    },
  ],
  director: bridgeDirector,
  helpPage: { id: 'coming', titleKey: 'help:coming', Page: ComingFromMagicContest },
  exports: [usebio],
  Card: ContestantCard,
});
