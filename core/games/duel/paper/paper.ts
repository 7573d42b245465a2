/**
 * | rule | function |
 * | --- | --- |
 * | [duel 8] pairing log for who asks "why am I playing her?": tiers, floats, merges, costs, every pair's reasons | `logDocument` |
 * | [duel 12] the bracket of a top cut, on paper and in the hall | `bracketDocument`, `bracketHallView` |
 */

import type { GamePaper } from '../../../game/groups/paper.ts';
import type {
  BracketSide,
  Bracket as DrawnBracket,
  BracketMatch as DrawnMatch,
  GameDocument,
  GameHallView,
  PlainCell,
} from '../../../game/paper.ts';
import { startOf } from '../../../game/round-starts.ts';
import { drawLog } from '../../../tournament/draws/draw-log.ts';
import { roundOf, standingsTold, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase, RoundNo } from '../../../tournament/words.ts';
import { eventSeeds } from '../results/event-records.ts';
import { pointsBefore } from '../results/points-before.ts';
import { roundRulesOf } from '../results/round-rules.ts';
import { ownOf } from '../rules/state.ts';
import { type CutSeed, stageWords } from '../rules/top-cut.ts';
import {
  type Bracket,
  type BracketMatch,
  bracketOf,
  cutRequestOf,
  cutRounds,
  isCutRound,
  matchesOf,
} from '../seating/bracket.ts';
import { pointsUnit } from '../seating/records/standings.ts';

/** Empty where the match was not played game by game. */
const scoreOf = ({ result, winner }: BracketMatch, side: CutSeed | null): string => {
  if (result === null || side === null || result.games.a + result.games.b === 0) return '';
  const { a, b } = result.games;
  return String(winner?.entrant === side.entrant ? Math.max(a, b) : Math.min(a, b));
};

type Drawing = { readonly tournament: Tournament; readonly bracket: Bracket };

/** Its table, or while it has none its number, counted from the first match of the bracket. */
const matchName = ({ table }: BracketMatch, no: number): Phrase =>
  table === null
    ? { code: 'sheets.guide.number', params: { number: no } }
    : { code: 'sheets.slip.table', params: { table } };

type Unknown = { readonly what: 'winnerOf' | 'loserOf'; readonly of: Phrase };

/** Whoever is not known yet is told by the match that says it: no box before the final is empty [L-6.2]. */
const drawnSide = (match: BracketMatch, seed: CutSeed | null, unknown: Unknown | null): BracketSide => {
  if (seed !== null) {
    return { who: { kind: 'entrant', entrant: seed.entrant }, score: scoreOf(match, seed), seed: seed.seed };
  }
  if (unknown === null) return { who: { kind: 'empty' }, score: '' };
  const phrases = [unknown.of, { code: `duelDesk.finals.${unknown.what}` }];
  return { who: { kind: 'sentences', phrases }, score: '' };
};

/** Games that decide it, while it is not decided, and when the round begins. */
const besideMatch = (
  { tournament, bracket }: Drawing,
  { winner }: BracketMatch,
  stage: number,
): readonly PlainCell[] => {
  const no = (ownOf(tournament).final?.through ?? 0) + stage + 1;
  const { bestOf } = roundRulesOf(tournament, cutRounds(tournament)[stage]);
  const time = startOf(tournament, no);
  const isOpen = winner === null && bracket.stages[stage] !== undefined;
  return [
    ...(isOpen && bestOf > 1
      ? [{ kind: 'phrase', phrase: { code: 'duelDesk.rules.bestOfGames', params: { count: bestOf } } } as const]
      : []),
    ...(isOpen && time !== null ? [{ kind: 'text', text: time } as const] : []),
  ];
};

const drawnMatch = (drawing: Drawing, match: BracketMatch, stage: number, at: number): DrawnMatch => {
  const { stages } = drawing.bracket;
  const { a, b, winner } = match;
  const first = (of: number): number => stages.slice(0, of).reduce((sum, { length }) => sum + length, 1);
  const isThird = at >= (stages[stage]?.length ?? 0);
  const sides = [a, b].map((seed, i) => {
    const before = isThird ? i : 2 * at + i;
    const from = stages[stage - 1]?.[before];
    const unknown = { what: isThird ? 'loserOf' : 'winnerOf' } as const;
    return drawnSide(
      match,
      seed,
      from === undefined ? null : { ...unknown, of: matchName(from, first(stage - 1) + before) },
    );
  });
  const named = match.table === null && stage === stages.length - 1 ? null : matchName(match, first(stage) + at);
  const own: PlainCell[] = isThird && named !== null ? [{ kind: 'phrase', phrase: named }] : [];
  return {
    label: isThird ? { code: 'duel.stages.third' } : named,
    beside: [...own, ...besideMatch(drawing, match, stage)],
    sides: [sides[0] ?? { who: { kind: 'empty' }, score: '' }, sides[1] ?? { who: { kind: 'empty' }, score: '' }],
    won: winner === null ? null : winner.entrant === a?.entrant ? 0 : 1,
  };
};

/** Third place stands below the final. */
const drawnBracket = (drawing: Drawing): DrawnBracket => {
  const { stages } = drawing.bracket;
  return {
    rounds: stages.map((stage, at) => ({
      title: stageWords(stage.length),
      matches: matchesOf(drawing.bracket, at).map((match, i) => drawnMatch(drawing, match, at, i)),
    })),
  };
};

const champion: Phrase = { code: 'duelDesk.finals.champion' };

const cutTitle = ({ size }: Bracket): Phrase => ({ code: 'duelDesk.finals.cutTo', params: { size } });

const bracketDocument: GameDocument = {
  id: 'duel.bracket',
  of: 'event',
  waits: (tournament) => (bracketOf(tournament).ok ? null : 'duel.waiting.cut'),
  make: (tournament) => {
    const bracket = bracketOf(tournament);
    if (!bracket.ok) return [];
    const drawn = drawnBracket({ tournament, bracket: bracket.value });
    return [{ kind: 'bracket', title: cutTitle(bracket.value), bracket: drawn, champion }];
  },
};

const bracketHallView: GameHallView = {
  id: 'duel.bracket',
  make: (tournament: Tournament) => {
    // The hall sees a bracket when its first round is published, not while the organiser thinks about it.
    const bracket = bracketOf(tournament);
    if (!bracket.ok || !bracket.value.isPublished) return null;
    const drawn = drawnBracket({ tournament, bracket: bracket.value });
    return { kind: 'bracket', title: cutTitle(bracket.value), bracket: drawn, champion };
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
