/** The seam: a game is a wing that fills in this type and one line in `core/games/all.ts`. Nobody else asks which game it is. */

import type { ZodType } from 'zod';
import type { Tournament } from '../tournament/state.ts';
import type { GameId, Json } from '../tournament/words.ts';
import type { GameHall } from './groups/hall.ts';
import type { GamePaper } from './groups/paper.ts';
import type { GameResults } from './groups/results.ts';
import type { GameRules } from './groups/rules.ts';
import type { GameSeating } from './groups/seating.ts';
import type { GameSteps } from './groups/steps.ts';
import type { Sample } from './sample.ts';

/**
 * What a game gives. Inside its wing all of it has the types of the wing; the program holds it with those left out, as `erased`
 * makes it: rules, own state, results, commands and facts are JSON there.
 */
export type Game<Rules = Json, Own = Json, Result = Json, Command = Json, Fact = Json, Counters = Json> = {
  readonly id: GameId;
  /** Codes in seat order; their names are texts of the game. */
  readonly seats: readonly string[];
  readonly mostEntrants?: number;
  /** What an entrant is where it is not one person; lists and reports count them by that name. */
  readonly entrantIs?: (tournament: Tournament) => 'pair' | 'team';
  /** People enter by a tag, which has no family name: a new event writes names as they were entered [L-9.1]. */
  readonly byTag?: true;
  readonly traits: ZodType<{ readonly [code: string]: unknown }>;
  readonly sample: Sample;
  /** What somebody is who does not play on: sits out until called back, which is usual, or dropped. */
  readonly notPlaying?: 'dropped';
  /** The way out for somebody who has played and is to play no more, where that is not to sit out. */
  readonly leaveWay?: string;
  /** False: it is not played in rounds, and nobody is asked how many there will be. */
  readonly hasRounds?: false;
  readonly rules: GameRules<Rules>;
  readonly seating: GameSeating;
  readonly results: GameResults<Result>;
  readonly steps: GameSteps<Own, Command, Fact, Counters>;
  readonly paper: GamePaper;
  readonly hall: GameHall;
};

/**
 * A game as the program holds it. Its rules and commands pass its own schemas before any member is handed them, and state, results,
 * facts and counters come out of its own members: nobody else makes one.
 */
export const erased = <Rules, Own, Result, Command, Fact, Counters>(
  game: Game<Rules, Own, Result, Command, Fact, Counters>,
): Game => game as unknown as Game;
