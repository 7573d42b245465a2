/** Who of the next game of the script does not play [M-26], with table and wind. */

import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import {
  currentGame,
  droppedLines,
  localIdsOf,
  readOwnScript,
} from '../../../../core/games/mahjong/seating/script/script-state.ts';
import { playingEntrants, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';

const winds = ['east', 'south', 'west', 'north'] as const;

export type MissingSeat = {
  /** Line of the game, from 1. */
  readonly table: number;
  readonly seat: (typeof winds)[number];
  readonly number: number;
  /** Null: nobody has the number. */
  readonly player: EntrantId | null;
};

export type NextGame = {
  /** The script's round that comes next, 1..R+1. */
  readonly game: number;
  readonly rounds: number;
  readonly missing: readonly MissingSeat[];
  readonly dropped: readonly number[];
};

/** The next game of the stored script, or null without one. */
export const nextGame = (tournament: Tournament): NextGame | null => {
  const { script } = ownOf(tournament);
  const read = readOwnScript(tournament);
  if (script === null || read === null) return null;
  const game = currentGame(tournament, script);
  const dropped = droppedLines(script, game);
  const playing = playingEntrants(tournament).map(({ id }) => id);
  const active = new Set(playing);
  const holder = new Map(localIdsOf(tournament, script).map(({ localId, player }) => [localId, player]));
  const playerOf = (number: number): EntrantId | null => holder.get(number) ?? null;
  const missing = (read.rounds[game - 1] ?? []).flatMap((numbers, index) =>
    dropped.includes(index + 1)
      ? []
      : numbers.flatMap((number, seat): MissingSeat[] => {
          // A place in the ranking is taken by whoever plays; beyond the last one there is nobody.
          if (script.numbers === 'places' && number <= playing.length) return [];
          const player = script.numbers === 'places' ? null : playerOf(number);
          return player !== null && active.has(player)
            ? []
            : [{ table: index + 1, seat: winds[seat] ?? 'east', number, player }];
        }),
  );
  return { game, rounds: read.rounds.length, missing, dropped };
};
