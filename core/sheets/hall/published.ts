/**
 * All that people outside the desk may see of a round, field by field from an allow-list. Hall windows receive nothing
 * else, and paper is made from it: no draft, no journal, no licence number, no note.
 *
 * | rule | where |
 * | --- | --- |
 * | [hall-and-print 0.1] only published rounds | rounds of a tournament are published ones; drafts are not in it |
 * | [hall-and-print 0.2] revision stamp, changed lines | `stamp`, `revised`, `changed` |
 * | [hall-and-print 2.9] no scores in seating views | scores are in `standings` only |
 * | [hall-and-print 2.9] standings hidden or frozen: nothing newer on any screen or sheet | `rankedRounds` |
 * | [hall-and-print 2.5] the clock as points in time, while the round is played | `clock` |
 * | [W-4.6] the hall's round; those published after it as the next ones | `hallView` |
 *
 * A line is marked when its own table or seat changed [L-5.1].
 */

import type { Game } from '../../game/game.ts';
import { isRoundLeft } from '../../game/next-round.ts';
import type { GameHallPage } from '../../game/paper.ts';
import { missingNotes } from '../../game/provisional.ts';
import { byeWords, countedRounds, headingOf, marksOfRow, sittingOut } from '../../game/rounds.ts';
import { FINAL_STANDINGS } from '../../game/standings.ts';
import { movedIn } from '../../tournament/people/moved.ts';
import { missingTables, roundInWork } from '../../tournament/round-in-work.ts';
import { type Round, roundOf, type Tournament } from '../../tournament/state.ts';
import type { RoundNo } from '../../tournament/words.ts';
import { bracketOf, listingOf, type Naming } from '../game-sheets.ts';
import { compareKeys, letterOf } from '../letters.ts';
import { type Named, saidIn, shownNames } from '../names.ts';
import { roundStamp } from '../paper/substitutes.ts';
import { type HallRounds, hallAfter, nowhere, roundInHall, stateInHall } from './hall-rounds.ts';
import type {
  OwnView,
  PublishedClock,
  PublishedName,
  PublishedRound,
  PublishedSeating,
  PublishedStandings,
  PublishedView,
} from './published-view.ts';

type Listed = PublishedName & { readonly key: string };

const namesOf = (round: Round, named: (id: number) => Named, seats: readonly string[], language: string) => {
  const moved = movedIn(round, seats.length > 2);
  const line = (id: number, table: number | null, seat: string | null): Listed => {
    const { listed, key, head } = named(id);
    const letter = letterOf(key, language);
    return { name: listed, letter, head, table, seat, changed: moved.has(id), key };
  };
  const lines = [
    ...round.tables.flatMap(({ table, seats: ids }) => ids.map((id, i) => line(id, table, seats[i] ?? null))),
    ...round.byes.map(({ entrant }) => line(entrant, null, null)),
  ];
  return lines
    .toSorted((a, b) => compareKeys(a.key, b.key, language))
    .map(({ key: _key, ...shown }): PublishedName => shown);
};

export const rankedRounds = ({ rounds, standingsShown }: Tournament, no: RoundNo): readonly Round[] => {
  const last = Math.min(no, standingsShown.frozenAfter ?? no);
  return standingsShown.hidden ? [] : rounds.filter((round) => round.no <= last);
};

const standingsOf = (
  tournament: Tournament,
  family: Game,
  round: Round,
  named: (id: number) => Named,
): PublishedStandings | null => {
  const rounds = rankedRounds(tournament, round.no);
  if (countedRounds(family, { ...tournament, rounds }) === 0) return null;
  const { through, title = null, columns, rankedBy = 0, rows } = family.results.standings({ ...tournament, rounds });
  const provisional = missingNotes(
    family,
    tournament,
    rounds.filter(({ no }) => no <= through),
  );
  const isFinal =
    through > 0 && through === tournament.rounds.length && !isRoundLeft(tournament, family) && provisional.length === 0;
  return {
    through,
    title: isFinal ? FINAL_STANDINGS : title,
    columns: columns.map(({ code, unit }) => ({ code, unit })),
    rankedBy,
    rows: rows.map((row) => ({
      place: row.place,
      name: named(row.entrant).plain,
      cells: row.cells,
      marks: marksOfRow(family, row),
    })),
    provisional,
  };
};

/** Null once the round is confirmed: a clock that nobody stopped does not count for ever. */
const clockOf = (tournament: Tournament, family: Game, { timer, confirmed }: Round): PublishedClock | null => {
  if (timer === null || confirmed) return null;
  const { seconds, runningSince, ranBefore, extra } = timer;
  return { seconds, runningSince, ranBefore, extra, end: family.paper.clock?.(tournament).end ?? null };
};

const ownView = (page: GameHallPage, naming: Naming): OwnView => {
  switch (page.kind) {
    case 'list':
      return {
        kind: 'list',
        title: page.title,
        ...(page.about === undefined ? {} : { about: page.about }),
        listing: listingOf(page.listing, naming),
        urgent: page.urgent ?? false,
      };
    case 'clock':
      return { kind: 'clock', title: page.title, clock: page.clock, facts: page.facts };
    case 'bracket':
      return { kind: 'bracket', title: page.title, rounds: bracketOf(page.bracket, naming), champion: page.champion };
    case 'kiosk':
      return { kind: 'kiosk', title: page.title, listing: listingOf(page.listing, naming) };
    case 'map':
      return { kind: 'map', title: page.title, tables: page.tables };
  }
};

type WantedViews = 'all' | ReadonlySet<string>;

/** What a view is made from: the event, how people are named in it, and which of the game's views are asked for. */
type Source = {
  readonly tournament: Tournament;
  readonly family: Game;
  readonly naming: Naming;
  readonly wanted: WantedViews;
};

const ownViews = ({ tournament, family, naming, wanted }: Source, round: Round | null): PublishedView['own'] =>
  Object.fromEntries(
    (family.hall.views ?? []).flatMap(({ id, make }): [string, OwnView][] => {
      const page = wanted === 'all' || wanted.has(id) ? make(tournament, round) : null;
      return page === null ? [] : [[id, ownView(page, naming)]];
    }),
  );

const NO_SEATS = { tables: [], names: [], byes: [], bye: sittingOut };

const seatingOf = (source: Source, round: Round): PublishedSeating => {
  const { tournament, family, naming } = source;
  const { names, language } = naming;
  const named = (id: number): Named => nameIn(names, round, id);
  const moved = movedIn(round, family.seats.length > 2);
  return {
    round: round.no,
    roundTitle: headingOf(family, tournament, round.no),
    stamp: roundStamp(tournament, family, round),
    revised: round.rev > 1,
    tables: round.tables
      .toSorted((a, b) => a.table - b.table)
      .map(({ table, seats }) => ({
        table,
        changed: seats.some(moved.has),
        seats: seats.map((id, i) => ({ seat: family.seats[i] ?? '', name: named(id).plain, changed: moved.has(id) })),
      })),
    names: namesOf(round, named, family.seats, language),
    byes: round.byes.map(({ entrant, reason }) => ({ name: named(entrant).plain, reason: saidIn(names, reason) })),
    bye: byeWords(family, tournament, round.no),
    own: ownViews(source, round),
  };
};

const nameIn = (names: Naming['names'], round: Round, id: number): Named => {
  const found = names.get(id);
  if (found === undefined) throw new Error(`round ${round.no} seats ${id}, who is not entered`);
  return found;
};

/** Only these are made for a round that comes next. */
const SEATINGS: ReadonlySet<string> = new Set(['byName', 'byTable']);

const seatingsOf = (wanted: WantedViews): ReadonlySet<string> =>
  wanted === 'all' ? SEATINGS : new Set([...SEATINGS].filter((id) => wanted.has(id)));

const eventOf = (tournament: Tournament, family: Game, rounds: HallRounds) => ({
  event: tournament.name,
  family: tournament.family,
  plannedRounds: tournament.plannedRounds,
  seats: family.seats,
  rounds: tournament.rounds.map(
    (round): PublishedRound => ({
      no: round.no,
      title: family.paper.roundTitle?.(tournament, round.no) ?? null,
      stamp: roundStamp(tournament, family, round),
      state: stateInHall(round.no, rounds, roundInWork(tournament, family)?.no ?? 0),
      ...(missingTables(tournament, family, round).length === 0 ? { played: true } : {}),
    }),
  ),
  reveal: null,
});

/** What the hall has been shown, and which of the game's views its windows show. */
export type HallSight = { readonly known?: HallRounds; readonly wanted?: WantedViews };

/** Null when nothing is published and the game shows nothing. `language`: BCP 47 tag of the list by name. */
export const hallView = (
  tournament: Tournament,
  family: Game,
  language: string,
  { known = nowhere, wanted = 'all' }: HallSight = {},
): PublishedView | null => {
  const rounds = hallAfter(tournament, family, known);
  const shown = roundInHall(rounds);
  const naming: Naming = { names: shownNames(tournament), namesAs: tournament.namesAs, language };
  const source = { tournament, family, naming, wanted };
  const event = eventOf(tournament, family, rounds);
  const round = shown === null ? undefined : roundOf(tournament, shown);
  if (round === undefined) {
    const own = ownViews(source, null);
    // The event is shown even when none of the views asked for has anything to show.
    if (Object.keys(own).length === 0 && (wanted === 'all' || family.hasRounds !== false)) return null;
    const nothing = { ...NO_SEATS, standings: null, clock: null, next: [] };
    return { ...event, ...nothing, own, round: 0, roundTitle: null, stamp: '', revised: false };
  }
  // Looking up an earlier seating does not turn the standings back.
  const ranked = roundOf(tournament, rounds.at ?? round.no) ?? round;
  return {
    ...event,
    ...seatingOf(source, round),
    next: tournament.rounds
      .filter(({ no }) => no > (rounds.at ?? 0))
      .map((next) => seatingOf({ ...source, wanted: seatingsOf(wanted) }, next)),
    standings: standingsOf(tournament, family, ranked, (id) => nameIn(naming.names, ranked, id)),
    clock: clockOf(tournament, family, round),
  };
};

const NOTHING_OWN: ReadonlySet<string> = new Set();

export const published = (
  tournament: Tournament,
  family: Game,
  language: string,
  no: RoundNo,
): PublishedView | null => {
  const round = roundOf(tournament, no);
  if (round === undefined) return null;
  const naming: Naming = { names: shownNames(tournament), namesAs: tournament.namesAs, language };
  return {
    ...eventOf(tournament, family, hallAfter(tournament, family, nowhere)),
    ...seatingOf({ tournament, family, naming, wanted: NOTHING_OWN }, round),
    next: [],
    standings: standingsOf(tournament, family, round, (id) => nameIn(naming.names, round, id)),
    clock: clockOf(tournament, family, round),
  };
};
