import { ownOf } from '../../../core/games/mahjong/rules/state.ts';
import type { Act, FindPart } from '../../desk/find/act.ts';
import { setPlaying } from '../../people/playing.ts';
import { roundFound } from '../../round/find-acts.ts';
import { doOwn } from './own-command.ts';
import { SCRIPT } from './script/ways.ts';

const hasLeft = (tournament: Parameters<typeof ownOf>[0], id: number): boolean =>
  ownOf(tournament).left[id] !== undefined;

const acts: readonly Act[] = [
  {
    id: 'person.leaves',
    titleKey: 'shell:palette.leaves',
    place: 'director',
    at: (_, person) => ({ person, act: 'leave' }),
    asks: 'person',
    takes: (tournament, id) => !hasLeft(tournament, id),
    perform: (_, player) => void doOwn({ do: 'leave', player }),
  },
  {
    id: 'person.back',
    titleKey: 'shell:palette.back',
    place: 'director',
    at: (_, person) => ({ person, act: 'leave' }),
    asks: 'person',
    takes: hasLeft,
    bar: (tournament) => (Object.keys(ownOf(tournament).left).length === 0 ? 'shell:palette.needs.left' : null),
    perform: (_, player) => void doOwn({ do: 'comeBack', player }),
  },
  {
    id: 'mahjong.pauses',
    titleKey: 'people:notPlaying.pauses.do',
    place: 'people',
    asks: 'person',
    takes: ({ entrants }, id) => entrants.some((one) => one.id === id && one.playing),
    perform: (_, id) => void setPlaying([id], false),
  },
  {
    id: 'results.cancelGame',
    titleKey: 'mahjong:cancel.open',
    place: 'rounds',
    asks: 'table',
    at: (tournament, table) => ({ round: roundFound(tournament)?.no ?? null, table }),
    bar: (tournament) => (roundFound(tournament) === undefined ? 'sheets:print.waiting.round' : null),
  },
  { id: 'script.save', titleKey: 'mahjongDesk:script.save', place: SCRIPT },
];

export const mahjongFind: FindPart = { acts };
