/**
 * | rule [duel 12] | function |
 * | --- | --- |
 * | 1 v k, 2 v k−1 in the usual halves; winners of neighbouring matches meet; nobody is reseeded | `bracketOf`, from top-cut.ts |
 * | until the bracket is published the next player takes the place of one who dropped | `cutSeeds` |
 * | a match for third place, if wanted, together with the final | `bracketOf` |
 * | places: champion, finalist, then everybody by the stage they lost in, shared | `placesOf` |
 */

import { type Answer, no, ok, refuse, type WayOut } from '../../../tournament/refusal.ts';
import { entrantOf, type Round, roundOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase, RoundNo, TableNo } from '../../../tournament/words.ts';
import { type Cut, type DuelResult, ownOf, storedResult } from '../rules/state.ts';
import { bracketOrder, type CutSeed, stageWords, topCut } from '../rules/top-cut.ts';
import type { CutRequest } from './cut-round.ts';

export const CUT = 'cut';

export const isCutRound = ({ draw }: Pick<Round, 'draw'>): boolean => draw.proposal.method === CUT;

export const swissRounds = ({ rounds }: Pick<Tournament, 'rounds'>): readonly Round[] =>
  rounds.filter((round) => !isCutRound(round));

export const cutRounds = ({ rounds }: Pick<Tournament, 'rounds'>): readonly Round[] => rounds.filter(isCutRound);

export type BracketMatch = {
  readonly a: CutSeed | null;
  readonly b: CutSeed | null;
  readonly winner: CutSeed | null;
  readonly loser: CutSeed | null;
  readonly round: RoundNo | null;
  readonly table: TableNo | null;
  readonly result: DuelResult | null;
};

export type Bracket = {
  readonly size: number;
  readonly seeds: readonly CutSeed[];
  /** The final last; matches in bracket order. */
  readonly stages: readonly (readonly BracketMatch[])[];
  readonly third: BracketMatch | null;
  readonly places: ReadonlyMap<EntrantId, number>;
  /** A round of it is published, so it stays as it is. */
  readonly isPublished: boolean;
};

/** The schema checked it when the stage was seated. */
export const cutRequestOf = (round: Round): CutRequest => round.draw.request as CutRequest;

/** Which of these was drawn into a stage as a winner of the stage before. */
export const wentOn = (next: Round, seats: readonly EntrantId[]): EntrantId | undefined =>
  seats.find((id) => cutRequestOf(next).winners.at(-1)?.includes(id) === true);

const cutSeeds = (tournament: Tournament, size: Cut['size']): Answer<readonly CutSeed[]> => {
  const first = cutRounds(tournament)[0];
  if (first !== undefined) {
    return ok(cutRequestOf(first).entrants.map((entrant, i) => ({ seed: i + 1, entrant })));
  }
  const order = ownOf(tournament).final?.order ?? [];
  const matches = topCut(order, size, (id) => entrantOf(tournament, id)?.playing !== true);
  return matches.ok ? ok(matches.value.flat().toSorted((x, y) => x.seed - y.seed)) : matches;
};

const playedMatch = (round: Round | undefined, a: CutSeed | null, b: CutSeed | null): BracketMatch => {
  const open = { a, b, winner: null, loser: null, round: null, table: null, result: null };
  if (round === undefined || a === null || b === null) return open;
  const table = round.tables.find(({ seats }) => seats.includes(a.entrant) && seats.includes(b.entrant));
  if (table === undefined) return open;
  const at = { ...open, round: round.no, table: table.table };
  const stored = round.results[table.table];
  if (stored === undefined) return at;
  const result = storedResult(stored);
  const first = table.seats[0] === a.entrant ? 'a' : 'b';
  const won = result.outcome === first;
  return { ...at, result, winner: won ? a : b, loser: won ? b : a };
};

const placesOf = (stages: Bracket['stages'], third: BracketMatch | null): ReadonlyMap<EntrantId, number> => {
  const places = new Map<EntrantId, number>();
  for (const stage of stages) {
    for (const { loser } of stage) if (loser !== null) places.set(loser.entrant, stage.length + 1);
  }
  const champion = stages.at(-1)?.[0]?.winner ?? null;
  if (champion !== null) places.set(champion.entrant, 1);
  if (third === null) return places;
  for (const { loser } of stages.at(-2) ?? []) if (loser !== null) places.delete(loser.entrant);
  if (third.winner !== null) places.set(third.winner.entrant, 3);
  if (third.loser !== null) places.set(third.loser.entrant, 4);
  return places;
};

/** Refuses `duel.noCut`, and `duel.cutTooLarge` where too few are left. */
export const bracketOf = (tournament: Tournament): Answer<Bracket> => {
  const { cut } = ownOf(tournament);
  if (cut === null) return no(refuse('duel.noCut', {}, [{ do: 'duel.openFinals' }]));
  const seeds = cutSeeds(tournament, cut.size);
  if (!seeds.ok) return seeds;
  const rounds = cutRounds(tournament);
  let entering: readonly (CutSeed | null)[] = bracketOrder(cut.size).map((seed) => seeds.value[seed - 1] ?? null);
  const stages: (readonly BracketMatch[])[] = [];
  while (entering.length > 1) {
    const round = rounds[stages.length];
    const stage = Array.from({ length: entering.length / 2 }, (_, i) =>
      playedMatch(round, entering[2 * i] ?? null, entering[2 * i + 1] ?? null),
    );
    stages.push(stage);
    entering = stage.map(({ winner }) => winner);
  }
  const [x, y] = (stages.at(-2) ?? []).map(({ loser }) => loser);
  const third =
    cut.thirdPlace && stages.length > 1 ? playedMatch(rounds[stages.length - 1], x ?? null, y ?? null) : null;
  return ok({
    size: cut.size,
    seeds: seeds.value,
    stages,
    third,
    places: placesOf(stages, third),
    isPublished: rounds.length > 0,
  });
};

/** The match for third place is the last. */
export const matchesOf = ({ stages, third }: Bracket, stage: number): readonly BracketMatch[] => [
  ...(stages[stage] ?? []),
  ...(third !== null && stage === stages.length - 1 ? [third] : []),
];

export const isOver = (tournament: Tournament, { stages }: Bracket): boolean =>
  cutRounds(tournament).filter(({ confirmed }) => confirmed).length === stages.length;

export const isBracketOver = (tournament: Tournament): boolean => {
  const bracket = bracketOf(tournament);
  return bracket.ok && isOver(tournament, bracket.value);
};

/** A disqualified winner is no champion [duel 4.1]. */
export const championOf = (tournament: Tournament, bracket: Bracket): EntrantId | null => {
  const winner = isOver(tournament, bracket) ? (bracket.stages.at(-1)?.[0]?.winner?.entrant ?? null) : null;
  return ownOf(tournament).disqualified.some(({ player }) => player === winner) ? null : winner;
};

export const roundsWithCut = (tournament: Tournament): number | null => {
  const { cut, final } = ownOf(tournament);
  return cut === null || final === null ? null : final.through + Math.log2(cut.size);
};

/** A cut that is not published goes with the frozen standings, and the way says so. */
export const unfreezeWay = (tournament: Tournament): WayOut => {
  const { cut } = ownOf(tournament);
  return cut === null ? { do: 'duel.unfreeze' } : { do: 'duel.unfreezeCut', params: { size: cut.size } };
};

/** Also for a round that is not seated yet; null for a round before the cut. */
export const cutRoundTitle = (tournament: Tournament, no: RoundNo): Phrase | null => {
  const { cut, final } = ownOf(tournament);
  if (cut === null || final === null || no <= final.through) return null;
  const matches = cut.size / 2 ** (no - final.through);
  return matches < 1 ? null : stageWords(matches);
};

const thirdPlaceTable = (round: Round): TableNo | null => {
  if (!isCutRound(round) || round.tables.length !== 2) return null;
  const losers = round.tables.filter(({ seats }) => wentOn(round, seats) === undefined);
  return losers.length === 1 ? (losers[0]?.table ?? null) : null;
};

/** The heading above the tables: that of a final also says where third place is played for. */
export const cutRoundHeading = (tournament: Tournament, no: RoundNo): Phrase | null => {
  const round = roundOf(tournament, no);
  const table = round === undefined ? null : thirdPlaceTable(round);
  return table === null ? cutRoundTitle(tournament, no) : { code: 'duel.stages.finalAndThird', params: { table } };
};
