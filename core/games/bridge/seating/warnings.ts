/**
 * Warnings of a seating [bridge 7]. They never stop anything.
 *
 * | number | function |
 * | --- | --- |
 * | [W-02] no seating without a repeat | `noFreshSeating` |
 * | [W-03] a second bye | `byeWarnings` |
 * | [W-05] stationary contestants meet | `seatStationary` in physical-tables.ts |
 * | [W-10] a repeat at a table | `repeatWarnings` |
 */

import type { Phrase, RoundNo } from '../../../tournament/words.ts';
import type { ChosenBye } from './bye.ts';
import type { Match } from './pairing/match.ts';
import type { Meetings } from './pairing/meetings.ts';
import type { HarderAnswer } from './pairing/try-harder.ts';
import type { Row } from './physical-tables.ts';

export const byeWarnings = (byes: readonly ChosenBye[]): readonly Phrase[] =>
  byes.flatMap(({ entrant, before }) =>
    before === 0 ? [] : [{ code: 'bridge.warnings.secondBye', params: { player: entrant, before } }],
  );

export const noFreshSeating = (round: RoundNo, answers: readonly (HarderAnswer | null)[]): readonly Phrase[] =>
  answers.some((answer) => answer?.kind === 'none' || answer?.kind === 'fewest')
    ? [{ code: 'bridge.warnings.repeatUnavoidable', params: { round } }]
    : [];

const isMatch = ({ ns, ew }: Row, [a, b]: Match): boolean => (ns === a && ew === b) || (ns === b && ew === a);

export const repeatWarnings = (rows: readonly Row[], meetings: Meetings, wanted: readonly Match[]): readonly Phrase[] =>
  rows.flatMap((row) => {
    const { table, ns, ew } = row;
    if (ns === null || ew === null || wanted.some((match) => isMatch(row, match))) return [];
    const rounds = meetings.rounds(ns, ew);
    if (rounds.length === 0) return [];
    return [
      {
        code: 'bridge.warnings.repeat',
        params: { table, players: [ns, ew], rounds: [...rounds], count: rounds.length },
      },
    ];
  });
