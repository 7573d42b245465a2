import type { Game } from '../../core/game/game.ts';

/** The words by which the list says that somebody does not play on: a game has one of the two (`Game.notPlaying`). */
export type OutWords = 'pauses' | 'dropped';

export const outWords = (family: Pick<Game, 'notPlaying'> | undefined): OutWords => family?.notPlaying ?? 'pauses';
