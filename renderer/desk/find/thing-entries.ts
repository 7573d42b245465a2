import { headingOf } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import { soughtIn } from '../../../core/tournament/people/sought.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { screensOf } from '../../games/game.ts';
import { textOf } from '../../i18n/text.ts';
import { roundFound } from '../../round/find-acts.ts';
import { wordsOf } from '../../round/names/texts.ts';
import { showRound } from '../../round/round-place.ts';
import { seatableRound } from '../../round/round-shown.ts';
import { shownName } from '../../store/shown-name.ts';
import { goTo } from '../place.ts';
import type { FoundTable } from './act.ts';
import { type Entry, inAll } from './entry.ts';

/** A person or a table with its number. */
export type Thing = Entry & { readonly no: number };

/** Tables of the round shown, or the game's own. */
const tablesOf = (tournament: Tournament): readonly FoundTable[] => {
  const own = screensOf(tournament.family).find?.tables;
  if (own !== undefined) return own(tournament);
  const round = roundFound(tournament);
  return (round?.tables ?? []).map(({ table, seats }) => ({
    no: table,
    name: String(table),
    about: seats.map((id) => shownName(tournament, id) ?? '').join(', '),
  }));
};

const takeTable = (tournament: Tournament, table: number): void => {
  const own = screensOf(tournament.family).find?.takeTable;
  if (own === undefined) goTo('rounds', { round: roundFound(tournament)?.no ?? null, table });
  else own(table);
};

export const tableEntries = (tournament: Tournament): readonly Thing[] =>
  tablesOf(tournament).map(({ no, name, about }) => ({
    no,
    id: `table.${no}`,
    title: textOf('floor:table.name', { name }),
    titles: inAll('floor:table.name', { name }),
    words: '',
    isAct: false,
    about,
    isPossible: true,
    keys: null,
    perform: () => takeTable(tournament, no),
    asks: null,
    show: () => takeTable(tournament, no),
  }));

/** Everybody of the event; Enter opens what can be done to them. */
export const personEntries = (tournament: Tournament, linesOf: (id: number) => readonly Entry[]): readonly Thing[] => {
  const numbers = screensOf(tournament.family).numbers?.(tournament);
  return tournament.entrants.map((entrant) => {
    const { id, name, club } = entrant;
    const no = String(numbers?.get(id) ?? id);
    return {
      no: id,
      id: `person.${id}`,
      title: shownName(tournament, id) ?? name,
      titles: name,
      words: `${no} ${soughtIn(entrant)}`,
      isAct: false,
      about: [no, club].filter((part) => part !== '').join(' · '),
      isPossible: true,
      keys: null,
      perform: null,
      isPerson: true,
      asks: () => linesOf(id),
      show: () => goTo('people', { person: id }),
    };
  });
};

/** The rounds that can be shown. */
export const roundEntries = (tournament: Tournament): readonly Entry[] => {
  const family = families[tournament.family];
  if (family.hasRounds === false) return [];
  const next = seatableRound(tournament);
  const numbers = [...tournament.rounds.map(({ no }) => no), ...(next === null ? [] : [next])];
  return numbers.map((round) => {
    const heading = headingOf(family, tournament, round);
    const go = () => {
      showRound(round);
      goTo('rounds');
    };
    return {
      id: `round.${round}`,
      title: heading === null ? textOf('rounds:round', { round }) : wordsOf(heading),
      titles: inAll('rounds:round', { round }),
      words: heading === null ? '' : wordsOf(heading),
      isAct: false,
      about: textOf(round === next ? 'rounds:stepper.ahead' : 'words:columns.round'),
      isPossible: true,
      keys: null,
      perform: go,
      asks: null,
      show: go,
    };
  });
};
