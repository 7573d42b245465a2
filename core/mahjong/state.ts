/**
 * What only a mahjong tournament knows beyond people, rounds and results: `Tournament.own`, `Tournament.rules` and the
 * stored form of a result.
 */

import { z } from 'zod';
import type { Round, Tournament } from '../tournament/state.ts';
import type { EntrantId, Json } from '../tournament/words.ts';
import type { MahjongRules } from './rules.ts';
import { type GameResult, type RankedGame, type RankedPlayer, ranking } from './scores.ts';

const modes = z.strictObject({
  /** M-20: balanced by default. */
  winds: z.enum(['balanced', 'random']),
  /** M-21: by strength by default. */
  tables: z.enum(['strength', 'spread']),
});

export const mahjongOwn = z.strictObject({ seating: modes });
export type MahjongOwn = z.infer<typeof mahjongOwn>;

export const startOwn: MahjongOwn = { seating: { winds: 'balanced', tables: 'strength' } };

export const mahjongCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('setSeating'), seating: modes }),
]);
export type MahjongCommand = z.infer<typeof mahjongCommand>;

const points = z.int().min(-1_000_000).max(1_000_000);
const chombos = z.int().min(0).max(20);

/** A result as entered: points and chombos in seat order E,S,W,N; `accepted`: stored as it is though the sum is off. */
export const enteredResult = z.strictObject({
  points: z.tuple([points, points, points, points]),
  sticksLeft: z.int().min(0).max(100).default(0),
  chombos: z.tuple([chombos, chombos, chombos, chombos]).default([0, 0, 0, 0]),
  accepted: z.boolean().default(false),
});
export type MahjongResult = z.infer<typeof enteredResult>;

/** Traits of a mahjong player: seated at one table for good (M-21), or playing out of competition (M-09). */
export const mahjongTraits = z.strictObject({
  fixedTable: z.int().min(1).max(500).optional(),
  standIn: z.boolean().optional(),
  lang: z.string().max(20).optional(),
  team: z.string().optional(),
});

// Everything stored went through these schemas on its way in, so reading it back needs no second check.
export const rulesOf = (tournament: Tournament): MahjongRules => tournament.rules as MahjongRules;
export const ownOf = (tournament: Tournament): MahjongOwn => tournament.own as MahjongOwn;
export const resultOf = (stored: Json): MahjongResult => stored as MahjongResult;

/** Games of a round with their results, in table order. */
export const gamesOf = (round: Round): readonly RankedGame[] =>
  round.tables.flatMap(({ table, seats }) => {
    const stored = round.results[table];
    if (stored === undefined) return [];
    const { points, chombos } = resultOf(stored);
    const result: GameResult = { points, chombos };
    return [{ seats, result }];
  });

/** Rounds whose games count: confirmed ones (M-10); with `provisional` also what is in of an open one. */
export const countedRounds = (tournament: Tournament, provisional = false): readonly Round[] =>
  tournament.rounds.filter((round) => provisional || round.confirmed);

/**
 * Everybody who is registered in ranking order (M-03), place 1 first. The same list feeds seating, screen and paper.
 */
export const rankingOf = (tournament: Tournament, provisional = false): readonly RankedPlayer[] =>
  ranking(
    tournament.entrants.map(({ id }): EntrantId => id),
    countedRounds(tournament, provisional).flatMap(gamesOf),
    [],
    rulesOf(tournament),
  );
