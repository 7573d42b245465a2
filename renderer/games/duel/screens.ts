import { GitFork, Medal, Swords, Trophy } from 'lucide-react';
import { isVoid } from '../../../core/games/duel/rules/state.ts';
import type { DuelMethod } from '../../../core/games/duel/seating/methods.ts';
import { asksOf } from '../../../core/games/duel/steps/asks.ts';
import { erasedScreens, partsOf } from '../game-screens.ts';
import { PlayerCard } from './card/player-card.tsx';
import { DuelCardNote } from './card-note.tsx';
import { duelDirector } from './director/acts.ts';
import { duelEntry, PRESSED } from './entry.ts';
import { FinalsTab } from './finals/finals-tab.tsx';
import { duelHistory } from './history.ts';
import { offerDrop } from './no-show.ts';
import { DrawOptions } from './options.tsx';
import { duelPictures } from './pictures.ts';
import { DuelHandView, DuelResultView, handAt, handPrompt, resultWords } from './result-entry.tsx';
import { DuelRoundNote } from './round-note.tsx';
import { DuelRulesForm } from './rules-form.tsx';
import { SeatingSettings } from './seating-settings.tsx';
import { SideSign } from './side-sign.tsx';
import './texts.ts';
import { FINALS } from './ways.ts';

const none = () => ({});

/** What 1-v-1 Swiss draws itself. */
export const duelScreens = erasedScreens({
  Icon: Swords,
  methods: partsOf<DuelMethod>({
    swiss: { icon: GitFork, firstOptions: none, Options: DrawOptions, isExact: true },
    power: { icon: Trophy, firstOptions: none, Options: DrawOptions, isExact: true },
    cut: { icon: Swords, firstOptions: none, Options: null, isExact: true },
  }),
  pictures: duelPictures,
  figures: [{ name: 'crossPairs', isHigh: () => false }],
  card: 'duel',
  SeatSign: SideSign,
  entry: {
    form: duelEntry,
    prompt: handPrompt,
    voided: (tournament, { no }) =>
      isVoid(tournament, no, null) ? { code: 'duelDesk.voided', params: { round: no } } : null,
    keys: [
      { key: `0${PRESSED}`, text: 'entry.buttons.clear' },
      { key: '*', text: 'duelDesk.keys.unplayed' },
      { key: '+', text: 'duelDesk.keys.exact' },
    ],
    Hand: DuelHandView,
    Result: DuelResultView,
    atField: handAt,
    words: resultWords,
    entered: offerDrop,
  },
  history: duelHistory,
  Rules: DuelRulesForm,
  Seating: SeatingSettings,
  round: { byes: ({ byes }) => byes.map(({ entrant }) => entrant) },
  RoundNote: DuelRoundNote,
  CardNote: DuelCardNote,
  asks: asksOf,
  screens: [
    {
      id: FINALS,
      titleKey: 'duelDesk:finals.title',
      icon: Medal,
      component: FinalsTab,
      shortcut: 'Alt+Digit8',
      tabOfRound: true,
    },
  ],
  director: duelDirector,
  Card: PlayerCard,
});
