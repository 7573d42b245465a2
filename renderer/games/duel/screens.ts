import { Gavel, GitFork, Medal, Swords, Trophy } from 'lucide-react';
import type { Metrics, Proposal } from '../../../core/game/seating.ts';
import { isVoid } from '../../../core/games/duel/results/result-marks.ts';
import type { DuelMethod } from '../../../core/games/duel/seating/methods.ts';
import type { DuelMore } from '../../../core/games/duel/seating/proposal.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import { erasedScreens, partsOf } from '../game-screens.ts';
import { PlayerCard } from './card/player-card.tsx';
import { DuelCardNote } from './card-note.tsx';
import { duelEntry } from './entry.ts';
import { FinalsScreen } from './finals/finals-screen.tsx';
import { duelHistory } from './history.ts';
import { offerDrop } from './no-show.ts';
import { DrawOptions } from './options.tsx';
import { duelPictures } from './pictures.ts';
import { RefereeScreen } from './referee/referee-screen.tsx';
import { DuelHandView, DuelResultView, handAt, handPrompt, resultWords } from './result-entry.tsx';
import { DuelRoundNote } from './round-note.tsx';
import { DuelRulesForm } from './rules-form.tsx';
import { SeatingSettings } from './seating-settings.tsx';
import { SideSign } from './side-sign.tsx';
import './texts.ts';
import { FINALS } from './ways.ts';

const REMATCH = 'duel.confirm.rematch';

/**
 * Rematches of the tables as they are now, also those made by hand, and what else the draw has to have agreed to [duel 3.6, 9]. A
 * bracket lays down who meets whom, so there is nothing to agree to.
 */
const asks = ({ method, more }: Proposal, { repeated }: Metrics): readonly Phrase[] => [
  ...(method === 'cut' ? [] : repeated).map(({ pair: [player, other], rounds }) => ({
    code: REMATCH,
    params: { player, other, rounds, count: rounds.length },
  })),
  ...((more as Partial<DuelMore> | undefined)?.confirm ?? []).filter(({ code }) => code !== REMATCH),
];

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
    start: () => ({ code: 'duelDesk.start' }),
    voided: (tournament, { no }) =>
      isVoid(tournament, no, null) ? { code: 'duelDesk.voided', params: { round: no } } : null,
    keys: [
      { key: '0', text: 'duelDesk.keys.clear' },
      { key: '*', text: 'duelDesk.keys.unplayed' },
      { key: '+', text: 'duelDesk.keys.exact' },
      { key: '/', text: 'entry.keys.back' },
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
  RoundNote: DuelRoundNote,
  CardNote: DuelCardNote,
  asks,
  screens: [
    { id: FINALS, titleKey: 'duelDesk:finals.title', icon: Medal, component: FinalsScreen, shortcut: 'Alt+Digit8' },
    {
      id: 'duelReferee',
      titleKey: 'duelDesk:referee.title',
      icon: Gavel,
      component: RefereeScreen,
      shortcut: 'Alt+Digit4',
    },
  ],
  Card: PlayerCard,
});
