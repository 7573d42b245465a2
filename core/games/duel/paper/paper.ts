/**
 * | rule | function |
 * | --- | --- |
 * | [duel 8] pairing log for who asks "why am I playing her?": tiers, floats, merges, costs, every pair's reasons | `logDocument` |
 * | [duel 12] the bracket of a top cut, on paper and in the hall | `bracketDocument`, `bracketHallView` |
 */

import type { GamePaper } from '../../../game/groups/paper.ts';
import type {
  Bracket as DrawnBracket,
  BracketMatch as DrawnMatch,
  GameDocument,
  GameHallView,
} from '../../../game/paper.ts';
import { drawLog } from '../../../tournament/draws/draw-log.ts';
import { roundOf, standingsTold, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase, RoundNo } from '../../../tournament/words.ts';
import { eventSeeds } from '../results/event-records.ts';
import { pointsBefore } from '../results/points-before.ts';
import { type CutSeed, stageWords } from '../rules/top-cut.ts';
import { type Bracket, type BracketMatch, bracketOf, cutRequestOf, isCutRound } from '../seating/bracket.ts';
import { pointsUnit } from '../seating/records/standings.ts';

/** Empty where the match was not played game by game. */
const scoreOf = ({ result, winner }: BracketMatch, side: CutSeed | null): string => {
  if (result === null || side === null || result.games.a + result.games.b === 0) return '';
  const { a, b } = result.games;
  return String(winner?.entrant === side.entrant ? Math.max(a, b) : Math.min(a, b));
};

const drawnMatch = (match: BracketMatch): DrawnMatch => {
  const side = (seed: CutSeed | null) => ({
    who: seed === null ? ({ kind: 'empty' } as const) : ({ kind: 'entrant', entrant: seed.entrant } as const),
    score: scoreOf(match, seed),
  });
  const { a, b, winner, table } = match;
  return {
    label: table === null ? null : { code: 'sheets.slip.table', params: { table } },
    sides: [side(a), side(b)],
    won: winner === null ? null : winner.entrant === a?.entrant ? 0 : 1,
  };
};

const drawnBracket = ({ stages }: Bracket): DrawnBracket => ({
  rounds: stages.map((stage) => ({ title: stageWords(stage.length), matches: stage.map(drawnMatch) })),
});

const thirdPlace = (match: BracketMatch): DrawnBracket => ({
  rounds: [{ title: { code: 'duel.stages.third' }, matches: [drawnMatch(match)] }],
});

const bracketDocument: GameDocument = {
  id: 'duel.bracket',
  of: 'event',
  waits: (tournament) => (bracketOf(tournament).ok ? null : 'duel.waiting.cut'),
  make: (tournament) => {
    const bracket = bracketOf(tournament);
    if (!bracket.ok) return [];
    const { third } = bracket.value;
    return [
      { kind: 'bracket', bracket: drawnBracket(bracket.value) },
      ...(third === null ? [] : [{ kind: 'bracket' as const, bracket: thirdPlace(third) }]),
    ];
  },
};

/** In the hall it stands below the final, not on a page of its own. */
const withThird = (bracket: Bracket): DrawnBracket => {
  const { rounds } = drawnBracket(bracket);
  const { third } = bracket;
  if (third === null) return { rounds };
  const label = { code: 'duel.stages.third' };
  return {
    rounds: rounds.map((round, at) =>
      at < rounds.length - 1 ? round : { ...round, matches: [...round.matches, { ...drawnMatch(third), label }] },
    ),
  };
};

const bracketHallView: GameHallView = {
  id: 'duel.bracket',
  make: (tournament: Tournament) => {
    // The hall sees a bracket when its first round is published, not while the organiser thinks about it.
    const bracket = bracketOf(tournament);
    if (!bracket.ok || !bracket.value.isPublished) return null;
    const champion = { code: 'duelDesk.finals.champion' };
    return { kind: 'bracket', title: { code: 'duel.documents.bracket' }, bracket: withThird(bracket.value), champion };
  },
};

const logDocument: GameDocument = {
  id: 'duel.log',
  of: 'round',
  waits: (_tournament, round) => (round === null ? 'round' : null),
  make: (tournament, round) => {
    if (round === null) return [];
    const parts = drawLog(tournament, round, {
      drawn: round.draw.proposal.tables,
      steps: 'words.log.steps',
      whole: round.draw.proposal.trace,
      columns: ['duel.seats.a.name', 'duel.seats.b.name'],
      cells: ({ seats }) => seats.map((entrant) => ({ kind: 'entrant', entrant })),
      why: 'words.log.why',
      byHand: { code: 'duel.reasons.byHand' },
    });
    return [{ kind: 'list', parts }];
  },
};

/** Seed and, where they may be known, points before the round; in a cut the seed of the bracket [duel 12]. */
export const seedAndPoints = (tournament: Tournament, no: RoundNo, id: EntrantId): Phrase | null => {
  const round = roundOf(tournament, no);
  if (round === undefined) return null;
  if (isCutRound(round)) {
    const { entrants } = cutRequestOf(round);
    const seed = entrants.indexOf(id) + 1;
    return seed === 0 ? null : { code: 'duel.slipSeed', params: { seed } };
  }
  const seed = eventSeeds(tournament).get(id);
  if (seed === undefined) return null;
  if (!standingsTold(tournament, no - 1)) return { code: 'duel.slipSeed', params: { seed } };
  const points = (pointsBefore(tournament, no).get(id) ?? 0) / 100;
  return { code: 'duel.slipPoints', params: { seed, points, count: points } };
};

/** From round 2, outside the bracket [L-4]. */
export const pointsAt: NonNullable<GamePaper['points']> = (tournament, round) => {
  if (round.no < 2 || isCutRound(round) || !standingsTold(tournament, round.no - 1)) return null;
  const of = pointsBefore(tournament, round.no);
  return { unit: pointsUnit([...of.values()]), of };
};

export const duelDocuments: readonly GameDocument[] = [logDocument, bracketDocument];
export const duelHallViews: readonly GameHallView[] = [bracketHallView];
