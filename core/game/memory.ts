/**
 * How much memory a search takes, computed from its request before it starts [reliability 9.1].
 *
 * | part | where |
 * | --- | --- |
 * | cells of the matrices and pair lists that a search makes, exactly | beside each search: `annealBytes`, `pairCostBytes`, `completeGraphBytes`, … |
 * | objects of the request and the proposal, by people and by seats of earlier rounds | the `*_BYTES` of each game's methods, measured [T-ENG-5] |
 * | the thread with all its methods | `THREAD_BYTES`, measured |
 *
 * The trial [T-ENG-5] holds what the thread takes against this, for every method at its largest size.
 */

const MEGABYTE = 1024 * 1024;

/** What the engine's thread may take in all: the limit of its heap, and what its buffers are held to. */
export const MEMORY_LIMIT = 512 * MEGABYTE;

export const THREAD_BYTES = 24 * MEGABYTE;

export const SOLVER_BYTES = 26 * MEGABYTE;

export type ObjectBytes = { readonly person: number; readonly seat: number };

export const objectBytes = (people: number, seats: number, bytes: ObjectBytes): number =>
  people * bytes.person + seats * bytes.seat;

export const megabytes = (bytes: number): number => Math.ceil(bytes / MEGABYTE);
