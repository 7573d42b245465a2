/**
 * A seating script: rounds of tables of four numbers, written down before the event.
 *
 * | rule | function |
 * | --- | --- |
 * | [mahjong 11.1] one table per line, numbers joined by `-`, a blank line ends a round, E,S,W,N by position | `writeScript` |
 * | [M-22] canonical form: one blank line between rounds, no final newline | `writeScript` |
 */

/** One table: four numbers in the order East, South, West, North. */
export type ScriptTable = readonly [number, number, number, number];

/** The tables of one round, line by line. */
export type ScriptRound = readonly ScriptTable[];

/** Rounds in order, the first is round 1. */
export type ScriptRounds = readonly ScriptRound[];

/** The canonical text of a script. Reading it gives the same script. */
export const writeScript = (rounds: ScriptRounds): string =>
  rounds.map((round) => round.map((table) => table.join('-')).join('\n')).join('\n\n');
