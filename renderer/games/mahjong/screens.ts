import { createLucideIcon, Rows3, Scale, ScrollText, Shuffle } from 'lucide-react';
import type { MahjongMethod } from '../../../core/games/mahjong/seating/methods.ts';
import { erasedScreens, partsOf } from '../game-screens.ts';
import { PlayerCard } from './card/player-card.tsx';
import { mahjongDirector } from './director/acts.ts';
import { mahjongEntry } from './entry.ts';
import { mahjongFind } from './find.ts';
import { cancelledWords, mahjongHistory } from './history.ts';
import './director/ways.ts';
import { IntervalOptions, RandomOptions, SeatingModes, SwissOptions } from './options.tsx';
import { firstRandom, intervalSaid, randomSaid, swissSaid } from './options-said.ts';
import { mahjongPictures } from './pictures.ts';
import { handAt, handPrompt, MahjongHandView, MahjongResultView } from './result-entry.tsx';
import { MahjongRulesForm } from './rules-form.tsx';
import './people-ways.ts';
import { goTo } from '../../desk/place.ts';
import { allRounds } from './script/all-rounds.ts';
import { ScriptOptions } from './script/script-options.tsx';
import { ScriptScreen } from './script/script-screen.tsx';
import { SCRIPT } from './script/ways.ts';
import { WindSign } from './wind-sign.tsx';

/** A tile with its circle. */
const Tile = createLucideIcon('tile', [
  ['rect', { key: 'tile', x: '5', y: '2.5', width: '14', height: '19', rx: '2.5' }],
  ['circle', { key: 'ring', cx: '12', cy: '12', r: '4' }],
  ['circle', { key: 'dot', cx: '12', cy: '12', r: '0.75' }],
]);

/** What mahjong draws itself. */
export const mahjongScreens = erasedScreens({
  Icon: Tile,
  methods: partsOf<MahjongMethod>({
    random: { icon: Shuffle, firstOptions: firstRandom, Options: RandomOptions, said: randomSaid },
    interval: { icon: Rows3, firstOptions: () => ({ k: 1 }), Options: IntervalOptions, said: intervalSaid },
    swiss: { icon: Scale, firstOptions: () => ({ order: 'documented' }), Options: SwissOptions, said: swissSaid },
    predefined: { icon: ScrollText, firstOptions: () => ({}), Options: ScriptOptions },
  }),
  pictures: mahjongPictures,
  figures: [
    { name: 'spread', isHigh: () => false },
    { name: 'windGap', isHigh: (gap) => gap > 2 },
    { name: 'apartTogether', isHigh: (pairs) => pairs > 0 },
  ],
  card: 'four',
  // Whom the script does not seat has a card too: nobody is left out unsaid.
  round: { byes: ({ byes }) => byes.map(({ entrant }) => entrant) },
  first: { allRounds, byLot: 'random', schedule: () => goTo(SCRIPT) },
  SeatSign: WindSign,
  entry: {
    form: mahjongEntry,
    prompt: handPrompt,
    keys: [
      { key: '+', text: 'mahjong.keys.more' },
      { key: '*', text: 'mahjong.ways.acceptAsIs' },
    ],
    Hand: MahjongHandView,
    Result: MahjongResultView,
    atField: handAt,
    words: cancelledWords,
  },
  history: mahjongHistory,
  find: mahjongFind,
  Rules: MahjongRulesForm,
  Seating: SeatingModes,
  screens: [
    {
      id: SCRIPT,
      titleKey: 'mahjongDesk:script.title',
      icon: ScrollText,
      component: ScriptScreen,
      shortcut: 'Alt+Digit8',
      inMenu: true,
    },
  ],
  director: mahjongDirector,
  Card: PlayerCard,
});
