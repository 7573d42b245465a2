import { families } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { screensOf } from '../../games/game.ts';
import { roundActs } from '../../round/find-acts.ts';
import type { Deed } from '../commands/commands.ts';
import type { Act } from './act.ts';
import { actEntries, linesOf } from './act-entries.ts';
import type { Entry } from './entry.ts';
import { paperEntries, settingEntries } from './paper-entries.ts';
import { actsOf } from './person-acts.ts';
import { placeActs } from './place-acts.ts';
import { personEntries, roundEntries, tableEntries } from './thing-entries.ts';

const actsFor = (tournament: Tournament): readonly Act[] =>
  actsOf(tournament, families[tournament.family].hasRounds === false ? placeActs : [...roundActs, ...placeActs]);

/** One list of everything: acts, people, tables, rounds, documents, settings, help [W-7.1]. */
export const everything = (deeds: readonly Deed[], tournament: Tournament | null): readonly Entry[] => {
  if (tournament === null) return [...actEntries(deeds, [], null), ...settingEntries()];
  const acts = actsFor(tournament);
  return [
    ...actEntries(deeds, acts, tournament),
    ...roundEntries(tournament),
    ...tableEntries(tournament),
    ...personEntries(tournament, (id) => linesOf(acts, tournament, id)),
    ...paperEntries(tournament),
    ...settingEntries(),
  ];
};

/** What the typed words call by a form of their own, first of all that is found, with what can be done to whoever is there. */
export const calledEntries = (tournament: Tournament, typed: string): readonly Entry[] => {
  const called = screensOf(tournament.family).find?.called?.(tournament, typed) ?? null;
  if (called === null) return [];
  const { title, about, person, perform } = called;
  const entry: Entry = {
    id: 'called',
    title,
    titles: '',
    words: '',
    isAct: false,
    about,
    isPossible: true,
    keys: null,
    perform,
    asks: null,
    show: perform,
  };
  return [entry, ...(person === null ? [] : linesOf(actsFor(tournament), tournament, person))];
};

/** The same among those whom an act can be done to. */
export const calledAmong = (entries: readonly Entry[], tournament: Tournament, typed: string): readonly Entry[] => {
  const person = screensOf(tournament.family).find?.called?.(tournament, typed)?.person ?? null;
  return entries.filter(({ id }) => id === `person.${person}`);
};
