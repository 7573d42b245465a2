import { ownOf } from '../../../core/games/mahjong/rules/state.ts';
import type { Act, FindPart } from '../../desk/find/act.ts';
import { roundFound } from '../../round/find-acts.ts';
import { carryOut } from '../../store/carry-out.ts';
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
    id: 'mahjong.penalty',
    titleKey: 'shell:palette.penalty',
    place: 'director',
    at: (_, person) => ({ person, act: 'penalty' }),
    asks: 'person',
  },
  {
    id: 'mahjong.substitute',
    titleKey: 'mahjongDesk:substitutes.name',
    place: 'director',
    at: (_, person) => ({ person, act: 'substitute' }),
    asks: 'person',
  },
  {
    id: 'mahjong.pauses',
    titleKey: 'people:notPlaying.pauses.do',
    place: 'people',
    asks: 'person',
    takes: ({ entrants }, id) => entrants.some((one) => one.id === id && one.playing),
    perform: (_, id) => void carryOut({ type: 'entrants.play', ids: [id], playing: false }),
  },
  {
    id: 'mahjong.apart',
    titleKey: 'mahjongDesk:apart.act',
    place: 'director',
    at: (_, person) => ({ person, act: person === null ? 'mates' : 'apart' }),
    asks: 'person',
  },
  {
    id: 'mahjong.fixed',
    titleKey: 'mahjongDesk:fixed.act',
    place: 'director',
    at: (_, person) => ({ person, act: 'fixed' }),
    asks: 'person',
  },
  {
    id: 'mahjong.field',
    titleKey: 'mahjongDesk:standIns.title',
    place: 'director',
    at: () => ({ person: null, act: 'standIns' }),
  },
  {
    id: 'results.cancelGame',
    titleKey: 'rounds:mahjong.cancel.open',
    place: 'rounds',
    asks: 'table',
    at: (tournament, table) => ({ round: roundFound(tournament)?.no ?? null, table }),
    bar: (tournament) => (roundFound(tournament) === undefined ? 'shell:palette.needs.round' : null),
  },
  { id: 'script.save', titleKey: 'mahjongDesk:script.save', place: SCRIPT },
];

/** What only mahjong finds. */
export const mahjongFind: FindPart = { acts };
