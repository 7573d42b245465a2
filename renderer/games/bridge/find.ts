import { nextRoundNo } from '../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Act, FindPart } from '../../desk/find/act.ts';
import { openHelp } from '../../help/open-help.ts';
import '../../help/texts.ts';
import { comeBack } from './director/leave-act.tsx';
import { doOwn } from './own-command.ts';
import { openSheet } from './seating-sheet/part.ts';
import { topics } from './topics/topics.ts';

const hasLeft = (tournament: Tournament, id: number): boolean =>
  ownOf(tournament).withdrawn.some(({ entrant }) => entrant === id);

const atAct = (act: string) => (_: Tournament, person: number | null) => ({ person, act });

/** Topics that are about somebody ask for the name first. */
const ofSomebody: readonly Act[] = [
  { id: 'swiss.dropOut', titleKey: 'help:topics.dropOut', place: 'director', at: atAct('leave'), asks: 'person' },
  { id: 'swiss.stationary', titleKey: 'help:topics.stationary', place: 'director', at: atAct('stays'), asks: 'person' },
];

const others: readonly Act[] = topics
  .filter(({ id }) => !ofSomebody.some((act) => act.id === `swiss.${id}`))
  .map(({ id, go, isOff }) => ({
    id: `swiss.${id}`,
    titleKey: `help:topics.${id}`,
    place: 'director',
    bar: (tournament) => (isOff?.(tournament) === true ? 'shell:palette.notNow' : null),
    perform: go,
  }));

const acts: readonly Act[] = [
  {
    id: 'person.leaves',
    titleKey: 'shell:palette.leaves',
    place: 'director',
    at: atAct('leave'),
    asks: 'person',
    takes: (tournament, id) => !hasLeft(tournament, id),
    perform: (tournament, entrant) =>
      void doOwn({ do: 'withdraw', entrant, from: nextRoundNo(tournament), reason: '', seated: null }),
  },
  {
    id: 'person.back',
    titleKey: 'shell:palette.back',
    place: 'director',
    at: atAct('leave'),
    asks: 'person',
    takes: hasLeft,
    bar: (tournament) => (ownOf(tournament).withdrawn.length === 0 ? 'shell:palette.needs.left' : null),
    perform: (tournament, entrant) => void comeBack(tournament, entrant),
  },
  { id: 'bridge.penalty', titleKey: 'shell:palette.penalty', place: 'director', at: atAct('points'), asks: 'person' },
  {
    id: 'bridge.seating',
    titleKey: 'bridgeSwiss:seating.title',
    place: 'director',
    at: () => ({ person: null, act: 'seating' }),
    perform: () => openSheet('start'),
  },
  { id: 'bridge.coming', titleKey: 'help:coming', place: 'director', perform: () => openHelp('coming') },
  ...ofSomebody,
  ...others,
];

/** What only bridge finds: the topics that its directors know, by the words they know them by, among it. */
export const bridgeFind: FindPart = { acts };
