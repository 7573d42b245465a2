import { nextRoundNo } from '../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Act, FindPart } from '../../desk/find/act.ts';
import { doOwn } from './own-command.ts';
import { featureIds, SWISS } from './swiss/place.ts';

const hasLeft = (tournament: Tournament, id: number): boolean =>
  ownOf(tournament).withdrawn.some(({ entrant }) => entrant === id);

const features: readonly Act[] = featureIds.map((id) => ({
  id: `swiss.${id}`,
  titleKey: `bridgeSwiss:features.${id}`,
  place: SWISS,
  at: () => ({ feature: id }),
}));

const acts: readonly Act[] = [
  {
    id: 'person.leaves',
    titleKey: 'shell:palette.leaves',
    place: SWISS,
    at: () => ({ feature: 'dropOut' }),
    asks: 'person',
    takes: (tournament, id) => !hasLeft(tournament, id),
    perform: (tournament, entrant) =>
      void doOwn({ do: 'withdraw', entrant, from: nextRoundNo(tournament), reason: '', seated: null }),
  },
  {
    id: 'person.back',
    titleKey: 'shell:palette.back',
    place: SWISS,
    at: () => ({ feature: 'dropOut' }),
    asks: 'person',
    takes: hasLeft,
    bar: (tournament) => (ownOf(tournament).withdrawn.length === 0 ? 'shell:palette.needs.left' : null),
  },
  {
    id: 'bridge.penalty',
    titleKey: 'shell:palette.penalty',
    place: SWISS,
    at: () => ({ feature: 'scores' }),
    asks: 'person',
  },
  ...features,
];

/** What only bridge finds: the topics that its directors know, by the words they know them by, among it. */
export const bridgeFind: FindPart = { acts };
