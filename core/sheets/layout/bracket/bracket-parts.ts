/** A bracket that is too large for a page or an image is cut into halves, and those again; what all share is repeated [L-6.1, L-6.3]. */

import type { BracketRounds } from '../../sheet.ts';

export type BracketRound = BracketRounds[number];

/** Those of the first match decide; a second one of the last round is for third place and has no part in the tree. */
export const treeMatches = (round: BracketRound, at: number, rounds: BracketRounds): BracketRound['matches'] =>
  at === rounds.length - 1 && at > 0 ? round.matches.slice(0, 1) : round.matches;

/** One of several parts: its share of each round, those rounds that have fewer matches than there are parts, and third place. */
export const partOf = (rounds: BracketRounds, part: number, parts: number): BracketRounds =>
  rounds.map((round, at) => {
    const tree = treeMatches(round, at, rounds);
    const from = Math.floor((part * tree.length) / parts);
    const own = tree.slice(from, Math.max(from + 1, Math.floor(((part + 1) * tree.length) / parts)));
    return { title: round.title, matches: [...own, ...round.matches.slice(tree.length)] };
  });
