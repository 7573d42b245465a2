import { families } from '../../../core/games/all.ts';
import { entrantOf, type Round, type Tournament } from '../../../core/tournament/state.ts';
import type { TableNo } from '../../../core/tournament/words.ts';
import { foundActs } from '../../director/find-acts.ts';
import { screensOf } from '../../games/game.ts';
import { setPlaying } from '../../people/playing.ts';
import { roundFound } from '../../round/find-acts.ts';
import { openCard } from '../card.ts';
import { goTo } from '../place.ts';
import type { Act } from './act.ts';

const isPlaying = (tournament: Tournament, id: number): boolean => entrantOf(tournament, id)?.playing === true;

/** The table of somebody in the round that is shown. */
const tableOf = (tournament: Tournament, id: number): { readonly round: Round; readonly table: TableNo } | null => {
  const round = roundFound(tournament);
  const table = round?.tables.find(({ seats }) => seats.includes(id))?.table;
  return round === undefined || table === undefined ? null : { round, table };
};

/** What can be done to somebody in every game: the second lines of a person, beside those of the game [W-7.2]. */
const personActs: readonly Act[] = [
  {
    id: 'person.leaves',
    titleKey: 'shell:palette.leaves',
    place: 'people',
    asks: 'person',
    takes: isPlaying,
    perform: (_, id) => void setPlaying([id], false),
  },
  {
    id: 'person.back',
    titleKey: 'shell:palette.back',
    place: 'people',
    asks: 'person',
    takes: (tournament, id) => !isPlaying(tournament, id),
    bar: ({ entrants }) => (entrants.every(({ playing }) => playing) ? 'shell:palette.needs.left' : null),
    perform: (_, id) => void setPlaying([id], true),
  },
  {
    id: 'person.where',
    titleKey: 'shell:palette.where',
    place: 'rounds',
    asks: 'person',
    takes: (tournament, id) => tableOf(tournament, id) !== null,
    bar: (tournament) => (roundFound(tournament) === undefined ? 'sheets:print.waiting.round' : null),
    perform: (tournament, id) => {
      const found = tableOf(tournament, id);
      if (found !== null) goTo('rounds', { round: found.round.no, table: found.table });
    },
  },
  {
    id: 'person.card',
    titleKey: 'people:card',
    place: 'people',
    asks: 'person',
    perform: (_, id) => openCard(id),
  },
];

/** All acts of an event. What the game does in its own way keeps the place of the general act: whoever leaves comes first. */
export const actsOf = (tournament: Tournament, general: readonly Act[]): readonly Act[] => {
  const { find, Card, director } = screensOf(tournament.family);
  const own = [...(find?.acts ?? []), ...(director === undefined ? [] : foundActs(director, tournament))];
  const isRounds = families[tournament.family].hasRounds !== false;
  const all = [...(isRounds ? personActs : own.filter(({ id }) => id.startsWith('person.'))), ...general]
    .filter(({ id }) => id !== 'person.card' || Card !== null)
    .map((act) => own.find(({ id }) => id === act.id) ?? act);
  return [...all, ...own.filter((act) => !all.includes(act))];
};
