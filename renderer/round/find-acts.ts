import { lastRound, type Round, roundOf, type Tournament, tablesWithoutResult } from '../../core/tournament/state.ts';
import type { Json } from '../../core/tournament/words.ts';
import type { Act } from '../desk/find/act.ts';
import { goTo } from '../desk/place.ts';
import { deedsOf, inWork, type RoundDeeds, takesResults } from './flow.ts';
import { revise, roundShown, showRound, useRoundPlace } from './round-place.ts';
import { arrange } from './seating/arrangement.ts';
import { useSeating } from './seating/seating-store.ts';

/** The round that acts on a round mean: the one shown if it is published, else the one in work. */
export const roundFound = (tournament: Tournament): Round | undefined =>
  roundOf(tournament, roundShown(tournament, useRoundPlace.getState(), false)) ?? inWork(tournament);

const atRound = (tournament: Tournament): Json => {
  const round = roundFound(tournament);
  return round === undefined ? null : { round: round.no };
};

const atLast = (tournament: Tournament): Json => {
  const round = lastRound(tournament);
  return round === undefined ? null : { round: round.no };
};

const atTable = (tournament: Tournament, table: number | null): Json => {
  const round = roundFound(tournament);
  return round === undefined ? null : { round: round.no, ...(table === null ? {} : { table }) };
};

const hasTable = (tournament: Tournament, table: number): boolean =>
  roundFound(tournament)?.tables.some((one) => one.table === table) === true;

const needs = (what: string): string => `shell:palette.needs.${what}`;
const AFTER_FIRST = 'sheets:print.waiting.round';

const needsRound = (tournament: Tournament): string | null =>
  roundFound(tournament) === undefined ? AFTER_FIRST : null;

/** `isLast`: only the last round can be brought to it. */
const barOf =
  (deed: keyof RoundDeeds, reason: string, isLast = false) =>
  (tournament: Tournament): string | null => {
    const round = isLast ? lastRound(tournament) : roundFound(tournament);
    if (round === undefined) return AFTER_FIRST;
    return deedsOf(tournament, round)[deed] ? null : needs(reason);
  };

const needsResult = (tournament: Tournament): string | null => {
  const round = roundFound(tournament);
  if (round === undefined) return AFTER_FIRST;
  return tablesWithoutResult(round).length === round.tables.length ? needs('result') : null;
};

const needsProposal = (tournament: Tournament): string | null => {
  const { drawn, tournament: of } = useSeating.getState();
  return of === tournament.id && drawn !== null ? null : needs('proposal');
};

/** What a round can be brought to, from wherever the TO is. */
export const roundActs: readonly Act[] = [
  { id: 'rounds.publish', titleKey: 'rounds:deeds.publish', place: 'rounds', bar: needsProposal },
  {
    id: 'results.withdraw',
    titleKey: 'rounds:deeds.withdraw',
    place: 'rounds',
    at: atLast,
    bar: barOf('withdraw', 'open', true),
  },
  {
    id: 'results.confirm',
    titleKey: 'rounds:deeds.confirm',
    place: 'rounds',
    at: atRound,
    bar: barOf('confirm', 'all'),
  },
  {
    id: 'results.reopen',
    titleKey: 'refusals:ways.reopen',
    place: 'rounds',
    at: atLast,
    bar: barOf('reopen', 'confirmed', true),
  },
  {
    id: 'results.enter',
    titleKey: 'refusals:ways.enterResults',
    place: 'rounds',
    at: atTable,
    asks: 'table',
    takes: hasTable,
    bar: (tournament) => {
      const round = roundFound(tournament);
      if (round === undefined) return AFTER_FIRST;
      return takesResults(round) ? null : needs('open');
    },
    perform: (tournament, table) => goTo('rounds', atTable(tournament, table)),
  },
  { id: 'results.correct', titleKey: 'refusals:ways.correctResult', place: 'rounds', at: atRound, bar: needsResult },
  { id: 'results.hold', titleKey: 'rounds:entry.hold', place: 'rounds', at: atRound, bar: needsResult },
  { id: 'results.verify', titleKey: 'rounds:entry.verifyAsk', place: 'rounds', at: atRound, bar: needsResult },
  {
    id: 'round.revise',
    titleKey: 'rounds:deeds.revise',
    place: 'rounds',
    at: atRound,
    bar: barOf('revise', 'playing'),
    perform: (tournament) => {
      const round = roundFound(tournament);
      if (round === undefined) return;
      showRound(round.no);
      goTo('rounds');
      revise({ round: round.no, rev: round.rev, arrangement: arrange(round.tables) });
    },
  },
  {
    id: 'round.why',
    titleKey: 'words:log.why',
    place: 'rounds',
    bar: (tournament) => (needsProposal(tournament) === null ? null : needsRound(tournament)),
  },
  { id: 'round.compare', titleKey: 'compare:open', place: 'rounds', bar: needsProposal },
];
