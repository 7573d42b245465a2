/**
 * 1-v-1 Swiss as a game: what the rest of the program needs to know of it.
 *
 * | rule | function |
 * | --- | --- |
 * | a drop counts from the next draw, so it may be said at any time [duel 4.1] | `playingRefusal` |
 * | whoever is disqualified is let back by taking that back [duel 4.1] | `outRefusal` |
 * | two at a table; at most one bye besides the awarded ones; everybody once [duel 6] | `checkSeating` |
 * | a result fits the length of a match and the draws of the event [duel 4] | `checkResult` |
 * | what counts for matches that are still out [duel 9] [hall-and-print 3.4] | `provisionalRules` (provisional.ts) |
 * | rounds: ceil(log2 N) unless somebody says how many [duel 1] | `usualRounds` |
 * | the matches of a cut are those of its bracket [duel 12] | `checkSeating`, `revisionRefusal`, `roundTitle`, `roundHeading` |
 */

import { erased } from '../../game/game.ts';
import { everybodyOnce } from '../../game/readiness.ts';
import { MOST_ENTRANTS } from '../../tournament/draws/proposal.ts';
import { refuse } from '../../tournament/refusal.ts';
import { playingEntrants, roundOf } from '../../tournament/state.ts';
import { duelDocuments, duelHallViews, pointsAt, seedAndPoints } from './paper/paper.ts';
import { checkResult } from './results/check-result.ts';
import { isNextStage, stageRefusal } from './results/cut-field.ts';
import { pinOf, struckFrom } from './results/event-records.ts';
import { finalOrder, standingChoices } from './results/final-order.ts';
import { matchForm } from './results/outcomes.ts';
import { provisionalRules } from './results/provisional.ts';
import { resultMarks } from './results/result-marks.ts';
import { byeWord, rulesOfNextRound, scoringOf, tieBreaksRefusal } from './results/round-rules.ts';
import { seatNote } from './results/seat-note.ts';
import { defaultRules, duelRules } from './rules/rules.ts';
import { MOST_ROUNDS } from './rules/scoring.ts';
import { duelCommand, duelTraits, isVoid, ownOf, rulesOf, startOwn } from './rules/state.ts';
import { usualRounds } from './rules/usual-rounds.ts';
import { duelSample } from './sample.ts';
import { cutRoundHeading, cutRoundTitle, isBracketOver, roundsWithCut } from './seating/bracket.ts';
import { duelMethods } from './seating/methods.ts';
import { matchPoints } from './seating/records/points.ts';
import { decideOwn, outRefusal } from './steps/decide.ts';
import { evolveOwn, revisionsOf } from './steps/evolve.ts';
import type { DuelGame } from './steps/facts.ts';
import { awardedNow, requestFor } from './steps/next-round.ts';

const checkSeating: DuelGame['seating']['check'] = (tournament, tables, byes) => {
  const odd = tables.find(({ seats }) => seats.length !== 2);
  if (odd !== undefined) return refuse('duel.tableNotTwo', { table: odd.table, players: odd.seats.length });
  if (ownOf(tournament).cut !== null) {
    return isNextStage(tournament, tables) && byes.length === 0 ? null : refuse('duel.notTheBracket');
  }
  const awarded = new Set(awardedNow(tournament));
  const drawn = byes.filter(({ entrant }) => !awarded.has(entrant));
  if (drawn.length > 1) return refuse('duel.twoByes', { count: drawn.length });
  const playing = playingEntrants(tournament).map(({ id }) => id);
  return everybodyOnce(playing, tables, byes);
};

const wing: DuelGame = {
  id: 'duel',
  seats: ['a', 'b'],
  mostEntrants: MOST_ENTRANTS,
  byTag: true,
  traits: duelTraits,
  sample: duelSample,
  notPlaying: 'dropped',
  rules: {
    schema: duelRules,
    usual: defaultRules,
    ofRound: (tournament) => rulesOfNextRound(tournament),
    refusal: tieBreaksRefusal,
  },
  seating: {
    fixedTable: (tournament, entrant) => pinOf(tournament, entrant)?.table ?? null,
    mostRounds: MOST_ROUNDS,
    methods: duelMethods,
    offers: (tournament) =>
      duelMethods.map(({ id }) => {
        const answer = requestFor(tournament, id, {}, 'offer');
        return { id, refusal: answer.ok ? null : answer.refusal };
      }),
    request: requestFor,
    playingRefusal: () => null,
    outRefusal,
    check: checkSeating,
    revisionRefusal: stageRefusal,
    isOver: isBracketOver,
    roundsWithCut,
    usualRounds,
    isExact: true,
    clubsApart: {
      methods: ['swiss'],
      isOn: (tournament) => tournament.rounds.length < rulesOf(tournament).avoidClubRounds,
      turn: (tournament, on) => {
        const { plannedRounds, rounds } = tournament;
        return {
          type: 'tournament.rule',
          rules: { ...rulesOf(tournament), avoidClubRounds: on ? plannedRounds : rounds.length },
        };
      },
    },
  },
  results: {
    provisionalRules,
    check: checkResult,
    lines: (tournament, no, { table, seats: [a = 0, b = 0] }, result) => {
      const match = { a, b, ...result, void: false };
      const { pointsSystem: system } = scoringOf(tournament, roundOf(tournament, no));
      const struck = struckFrom(tournament);
      const isNothing = isVoid(tournament, no, table) || struck.has(a) || struck.has(b);
      return (['a', 'b'] as const).map((side) => ({
        entrant: match[side],
        points: match.games[side],
        score: isNothing ? null : matchPoints(match, side, system),
      }));
    },
    marks: resultMarks,
    from: (_tournament, [first, second]) => {
      const [a, b] = [first?.points ?? null, second?.points ?? null];
      if (a === null || b === null) return null;
      const outcome = a > b ? 'a' : b > a ? 'b' : 'draw';
      return { outcome, games: { a, b, draws: 0 }, reason: 'played' };
    },
    standings: finalOrder,
    standingChoices,
  },
  steps: {
    start: () => startOwn,
    command: duelCommand,
    decide: (tournament, command, _counters, revisions) => decideOwn(tournament, command, revisions),
    evolve: evolveOwn,
    revisions: revisionsOf,
  },
  paper: {
    substitute: () => null,
    roundTitle: cutRoundTitle,
    roundHeading: cutRoundHeading,
    bye: byeWord,
    clock: (tournament) => ({ minutes: rulesOf(tournament).minutes, end: null }),
    documents: duelDocuments,
    without: ['drawList'],
    slip: (tournament, round) => ({
      perPage: [8, 4, 2],
      beside: [
        { code: 'games', for: 'mark' },
        { code: 'signature', for: 'signature' },
        { code: 'leaves', for: 'mark' },
      ],
      unnumbered: true,
      below: matchForm(tournament, round).draws
        ? [
            { code: 'draws', for: 'mark' },
            { code: 'intentionalDraw', for: 'mark' },
          ]
        : [],
      labels: 'duel',
      note: null,
    }),
    slipNote: seedAndPoints,
    points: pointsAt,
    seatNote,
  },
  hall: {
    views: duelHallViews,
  },
};

export const duel = erased(wing);
