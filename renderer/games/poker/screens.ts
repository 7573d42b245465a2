import { AlarmClock, Armchair, createLucideIcon, FlaskConical, Trophy, Users } from 'lucide-react';
import { isSeedShown } from '../../../core/games/poker/seating/fairness/seeds.ts';
import { floorOf } from '../../../core/games/poker/steps/state.ts';
import { textOf } from '../../i18n/text.ts';
import { PeopleScreen } from '../../people/people-screen.tsx';
import { erasedScreens } from '../game-screens.ts';
import { ClockScreen } from './clock/clock-screen.tsx';
import { PokerTopClock } from './clock/top-clock.tsx';
import { pokerFind } from './find.ts';
import { FloorScreen } from './floor/floor-screen.tsx';
import { pokerHistory } from './history.ts';
import { pokerPictures } from './pictures.ts';
import { PlacesScreen } from './places/places-screen.tsx';
import { Progress } from './progress.tsx';
import { pokerPeople } from './roster/part.tsx';
import { PokerRulesForm } from './rules-form.tsx';
import { SeatSign } from './seat-sign.tsx';
import './ways.ts';
import { FloorWhatIfDrawer } from './what-if/what-if-drawer.tsx';
import { WhyQuestion } from './why-question.tsx';

const Chip = createLucideIcon('chip', [
  ['circle', { key: 'edge', cx: '12', cy: '12', r: '9.5' }],
  ['circle', { key: 'ring', cx: '12', cy: '12', r: '5' }],
  ['path', { key: 'marks', d: 'M12 2.5v4.5M12 17v4.5M2.5 12H7M17 12h4.5' }],
]);

/** What the poker floor draws itself: no rounds and no slips to enter, the floor takes the place of the rounds. */
export const pokerScreens = erasedScreens({
  Icon: Chip,
  methods: [],
  pictures: pokerPictures,
  figures: [],
  card: null,
  SeatSign,
  entry: null,
  history: pokerHistory,
  find: pokerFind,
  Rules: PokerRulesForm,
  Seating: null,
  screens: [
    { id: 'people', titleKey: 'people:title', icon: Users, component: PeopleScreen, shortcut: 'Alt+Digit1' },
    { id: 'rounds', titleKey: 'floor:title', icon: Armchair, component: FloorScreen, shortcut: 'Alt+Digit2' },
    {
      id: 'standings',
      titleKey: 'floor:places.title',
      icon: Trophy,
      component: PlacesScreen,
      shortcut: 'Alt+Digit3',
    },
    {
      id: 'whatIf',
      titleKey: 'whatIf:title',
      icon: FlaskConical,
      component: FloorWhatIfDrawer,
      shortcut: 'Alt+KeyW',
      inMenu: true,
    },
    {
      id: 'clock',
      titleKey: 'sheets:hall.views.timer',
      icon: AlarmClock,
      component: ClockScreen,
      shortcut: 'Alt+Digit8',
      inMenu: true,
    },
  ],
  people: pokerPeople,
  // The journal goes on at another desk, so it holds the seed of the draws to come.
  exportWarning: (tournament, kind) =>
    (kind === 'event' || kind === 'audit') && !isSeedShown(floorOf(tournament)) ? textOf('floor:draws.exported') : null,
  Progress,
  TopClock: PokerTopClock,
  Card: null,
  Question: WhyQuestion,
});
