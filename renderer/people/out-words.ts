import type { Family } from '../../core/game/family.ts';

/** By which words the list says that somebody does not play on: a game has one of the two (`Family.notPlaying`). */
export type OutWords = 'pauses' | 'dropped';

export const outWords = (family: Pick<Family, 'notPlaying'> | undefined): OutWords => family?.notPlaying ?? 'pauses';
