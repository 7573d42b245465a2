/** In the order East, South, West, North. */
export type ScriptTable = readonly [number, number, number, number];

export type ScriptRound = readonly ScriptTable[];

export type ScriptRounds = readonly ScriptRound[];

/** One table per line, numbers joined by `-`, a blank line between rounds [mahjong 11.1], no final newline [M-22]. */
export const writeScript = (rounds: ScriptRounds): string =>
  rounds.map((round) => round.map((table) => table.join('-')).join('\n')).join('\n\n');
