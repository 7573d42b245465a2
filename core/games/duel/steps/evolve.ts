import { type Folds, factOf, folding, type Patched } from '../../../game/facts.ts';
import type { Revision } from '../../../game/groups/steps.ts';
import { type Round, type Tournament, tablesWithoutResult } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { withBestOf } from '../results/round-rules.ts';
import { type Award, type DuelOwn, enteredResult, ownOf, type Voided } from '../rules/state.ts';
import type { DuelFact, DuelPatch, DuelStored } from './facts.ts';

export const sameAward = (a: Award, b: Award): boolean => a.player === b.player && a.round === b.round;

export const pairKey = ([a, b]: readonly [EntrantId, EntrantId]): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

export const sameVoid = (a: Omit<Voided, 'reason'>, b: Omit<Voided, 'reason'>): boolean =>
  a.round === b.round && a.table === b.table;

const withOwn = (tournament: Tournament, own: Partial<DuelOwn>): Tournament => ({
  ...tournament,
  own: { ...ownOf(tournament), ...own },
});

const withPlaying = (tournament: Tournament, player: EntrantId, playing: boolean): Tournament => ({
  ...tournament,
  entrants: tournament.entrants.map((entrant) => (entrant.id === player ? { ...entrant, playing } : entrant)),
});

const withRound = (tournament: Tournament, no: RoundNo, make: (round: Round) => Round): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.no === no ? make(round) : round)),
});

const openResult = enteredResult.parse({ outcome: 'open' });

const closedRound = (round: Round): Round => ({
  ...round,
  confirmed: true,
  results: {
    ...Object.fromEntries(tablesWithoutResult(round).map((table) => [table, openResult])),
    ...round.results,
  },
});

const joinedRound = (round: Round, { table, player, bye, rev }: NonNullable<DuelPatch['joined']>): Round => ({
  ...round,
  rev: rev ?? round.rev + 1,
  replaced: { rev: round.rev, tables: round.tables },
  tables: [...round.tables, { table, seats: [bye, player] }].toSorted((x, y) => x.table - y.table),
  byes: round.byes.filter(({ entrant }) => entrant !== bye),
  revised: [table],
  draw: { ...round.draw, edited: true },
});

const patched = (tournament: Tournament, { own, closed, joined, playing, bestOf }: Patched<DuelPatch>): Tournament => {
  let next = withOwn(tournament, own);
  if (bestOf !== undefined) next = withBestOf(next, bestOf.bestOf, bestOf.round);
  if (playing !== undefined) next = withPlaying(next, playing.player, playing.plays);
  if (closed !== undefined) next = withRound(next, closed, closedRound);
  if (joined !== undefined) next = withRound(next, joined.round, (round) => joinedRound(round, joined));
  return next;
};

const folds: Folds<Tournament, DuelFact | Patched<DuelPatch>> = {
  'unseeded.shuffled': (tournament, { on }) => withOwn(tournament, { shuffleUnseeded: on }),
  'never.set': (tournament, { never }) => withOwn(tournament, { never }),
  'never.lifted': (tournament, { pairs }) => {
    const lifted = new Set(pairs.map(pairKey));
    return withOwn(tournament, { never: ownOf(tournament).never.filter((pair) => !lifted.has(pairKey(pair))) });
  },
  'bye.awarded': (tournament, { award }) => withOwn(tournament, { byes: [...ownOf(tournament).byes, award] }),
  'bye.takenBack': (tournament, { award }) =>
    withOwn(tournament, { byes: ownOf(tournament).byes.filter((given) => !sameAward(given, award)) }),
  'missed.granted': (tournament, { grant }) => {
    const others = ownOf(tournament).granted.filter((given) => !sameAward(given, grant));
    return withOwn(tournament, { granted: [...others, grant] });
  },
  'missed.takenBack': (tournament, { award }) =>
    withOwn(tournament, { granted: ownOf(tournament).granted.filter((given) => !sameAward(given, award)) }),
  'points.adjusted': (tournament, { adjustment }) =>
    withOwn(tournament, { adjustments: [...ownOf(tournament).adjustments, adjustment] }),
  'adjustment.cancelled': (tournament, { no, cancelled }) =>
    withOwn(tournament, {
      adjustments: ownOf(tournament).adjustments.map((given) => (given.no === no ? { ...given, cancelled } : given)),
    }),
  'tables.set': (tournament, { tables }) => withOwn(tournament, { tables }),
  'player.pinned': (tournament, { pin }) => {
    const others = ownOf(tournament).pins.filter(({ player }) => player !== pin.player);
    return withOwn(tournament, { pins: [...others, pin] });
  },
  'player.unpinned': (tournament, { player }) =>
    withOwn(tournament, { pins: ownOf(tournament).pins.filter((pin) => pin.player !== player) }),
  'result.voided': (tournament, { voided }) => withOwn(tournament, { voids: [...ownOf(tournament).voids, voided] }),
  'result.restored': (tournament, what) =>
    withOwn(tournament, { voids: ownOf(tournament).voids.filter((known) => !sameVoid(known, what)) }),
  'round.over': (tournament, { round }) => withRound(tournament, round, closedRound),
  'player.disqualified': (tournament, { disqualification }) => {
    const { player } = disqualification;
    const others = ownOf(tournament).disqualified.filter((known) => known.player !== player);
    return withPlaying(withOwn(tournament, { disqualified: [...others, disqualification] }), player, false);
  },
  'player.readmitted': (tournament, { player }) => {
    const disqualified = ownOf(tournament).disqualified.filter((known) => known.player !== player);
    return withPlaying(withOwn(tournament, { disqualified }), player, true);
  },
  'player.joined': (tournament, joined) =>
    withRound(withPlaying(tournament, joined.player, true), joined.round, (round) => joinedRound(round, joined)),
  'standings.frozen': (tournament, { final }) => withOwn(tournament, { final }),
  'standings.unfrozen': (tournament) => withOwn(tournament, { final: null, cut: null }),
  'cut.started': (tournament, { cut }) => withOwn(tournament, { cut }),
  'cut.cancelled': (tournament) => withOwn(tournament, { cut: null }),
  'match.length': (tournament, { bestOf, round }) => withBestOf(tournament, bestOf, round),
  patched,
};

const evolve = folding(folds);

export const evolveOwn = (tournament: Tournament, stored: DuelStored): Tournament =>
  evolve(tournament, factOf<DuelFact, DuelPatch>(stored));

export const revisionsOf = (stored: DuelStored): readonly Revision[] => {
  const fact = factOf<DuelFact, DuelPatch>(stored);
  const joined = fact.type === 'player.joined' ? fact : fact.type === 'patched' ? fact.joined : undefined;
  return joined?.rev === undefined ? [] : [{ round: joined.round, rev: joined.rev }];
};
