/**
 * What every contestant has, round by round [bridge 5.1, 5.4, 5.5].
 *
 * | rule | where |
 * | --- | --- |
 * | VP and IMP: the sum; MP: per cent weighted by boards, two decimals, half up [bridge 5.1] | `totalOf` |
 * | a bye by the own average is worked out anew after every round [bridge 5.5] | `scoresOf` |
 * | adjustments count for this contestant only, event-level or from their round on [bridge 3.2, 5.4] | `accountsOf` |
 * | a provisional result counts until the real one is in [bridge 4.9] | `PlayedTable.score` |
 *
 * Adjustments and carry-over are added to the total in the ranking unit, in MP events too: they have no boards to weigh them by.
 */

import type { EntrantId, RoundNo, TableNo } from '../../../tournament/words.ts';
import { type Award, absenceScore, byeAward, type MissedScore, missedAward } from '../rules/awards.ts';
import { halfUp } from '../rules/decimals.ts';
import type { BridgeRules } from '../rules/rules.ts';
import type { Side } from '../seating/pairing/meetings.ts';
import type { SideScore, TableScore } from './results.ts';

export type Late = {
  readonly from: RoundNo;
  readonly missed: MissedScore;
  /** Score of each missed round, in hundredths, for pairing only. */
  readonly pairingScore: number;
  /** Rounds after joining in which pairing uses `pairingScore`. */
  readonly pairingRounds: number;
};

export type EventContestant = {
  readonly id: EntrantId;
  readonly number: number;
  /** In hundredths of the ranking unit. */
  readonly carryOver: number;
  readonly late: Late | null;
  readonly withdrawnFrom: RoundNo | null;
};

export type PlayedTable = {
  readonly table: TableNo;
  readonly seats: readonly [EntrantId, EntrantId];
  readonly score: TableScore | null;
  readonly provisional: boolean;
};

export type PlayedRound = {
  readonly no: RoundNo;
  readonly boards: number;
  readonly tables: readonly PlayedTable[];
  readonly out: readonly { readonly entrant: EntrantId; readonly why: 'bye' | 'walkover' | 'absent' }[];
};

type AdjustmentKind = 'penalty' | 'award' | 'correction';

export type Adjustment = {
  readonly no: number;
  readonly entrant: EntrantId;
  /** Null: for the whole event. */
  readonly round: RoundNo | null;
  /** In hundredths of the ranking unit, signed. */
  readonly amount: number;
  readonly kind: AdjustmentKind;
  readonly reason: string;
};

export type BridgeEvent = {
  readonly rules: BridgeRules;
  readonly contestants: readonly EventContestant[];
  readonly rounds: readonly PlayedRound[];
  readonly adjustments: readonly Adjustment[];
};

type LineKind = 'match' | 'walkover' | 'unplayed' | 'bye' | 'innocent' | 'absent' | 'missed';

export type Line = {
  readonly round: RoundNo;
  readonly kind: LineKind;
  readonly opponent: EntrantId | null;
  readonly side: Side | null;
  readonly table: TableNo | null;
  readonly award: Award | null;
  readonly boards: number;
  readonly won: number;
  readonly lost: number;
  readonly net: number;
  readonly zeroSum: boolean;
  readonly provisional: boolean;
};

export type Account = {
  readonly contestant: EventContestant;
  readonly lines: readonly Line[];
  readonly carryOver: number;
  readonly adjustments: number;
  /** By line, in hundredths of the ranking unit; null while no result is in. */
  readonly scores: readonly (number | null)[];
  readonly total: number;
  /** Σ IMPs won − lost, or Σ MP %. */
  readonly net: number;
};

const lineAt = (
  round: RoundNo,
  { table, seats, score, provisional }: PlayedTable,
  which: Side,
  boards: number,
): Line => {
  const own: SideScore | undefined = score?.[which];
  return {
    round,
    kind: score?.kind ?? 'match',
    opponent: which === 'ns' ? seats[1] : seats[0],
    side: which,
    table,
    award: own?.award ?? null,
    boards: score?.boards ?? boards,
    won: own?.won ?? 0,
    lost: own?.lost ?? 0,
    net: own?.net ?? 0,
    zeroSum: score?.zeroSum ?? true,
    provisional,
  };
};

const aside = (round: RoundNo, kind: LineKind, award: Award, boards: number): Line => ({
  round,
  kind,
  opponent: null,
  side: null,
  table: null,
  award,
  boards,
  won: 0,
  lost: 0,
  net: 0,
  zeroSum: false,
  provisional: false,
});

const linesOf = ({ rules }: BridgeEvent, round: PlayedRound): ReadonlyMap<EntrantId, Line> => {
  const lines = new Map<EntrantId, Line>();
  for (const played of round.tables) {
    lines.set(played.seats[0], lineAt(round.no, played, 'ns', round.boards));
    lines.set(played.seats[1], lineAt(round.no, played, 'ew', round.boards));
  }
  for (const { entrant, why } of round.out) {
    const line =
      why === 'absent'
        ? aside(round.no, 'absent', { kind: 'fixed', score: absenceScore(rules) }, round.boards)
        : aside(round.no, why === 'bye' ? 'bye' : 'innocent', byeAward(rules, why), round.boards);
    lines.set(entrant, line);
  }
  return lines;
};

const missedLine = ({ rules }: BridgeEvent, { late }: EventContestant, round: PlayedRound): Line | null =>
  late !== null && round.no < late.from
    ? aside(round.no, 'missed', missedAward(rules, late.missed), round.boards)
    : null;

/** Average over the rounds played, weighted by boards in MP events; null before the first. */
const ownAverage = (lines: readonly Line[], ranking: BridgeRules['ranking']): number | null => {
  const played = lines.flatMap(({ kind, award, boards }) =>
    kind === 'match' && award?.kind === 'fixed' ? [{ score: award.score, weight: ranking === 'mp' ? boards : 1 }] : [],
  );
  const weight = played.reduce((sum, line) => sum + line.weight, 0);
  return weight === 0
    ? null
    : halfUp(
        played.reduce((sum, line) => sum + line.score * line.weight, 0),
        weight,
      );
};

/** In hundredths. Before the first match an own average is only its lower bound. */
export const scoresOf = (lines: readonly Line[], ranking: BridgeRules['ranking']): (number | null)[] => {
  const average = ownAverage(lines, ranking);
  return lines.map(({ award }) => {
    if (award === null) return null;
    if (award.kind === 'fixed') return award.score;
    if (average !== null) return Math.max(award.least, average);
    return award.least === Number.MIN_SAFE_INTEGER ? 0 : award.least;
  });
};

export const totalOf = (
  lines: readonly Line[],
  scores: readonly (number | null)[],
  ranking: BridgeRules['ranking'],
): number => {
  const sum = (worth: (line: Line, score: number) => number): number =>
    lines.reduce((total, line, i) => {
      const score = scores[i] ?? null;
      return score === null ? total : total + worth(line, score);
    }, 0);
  if (ranking !== 'mp') return sum((_, score) => score);
  const boards = sum((line) => line.boards);
  return boards === 0
    ? 0
    : halfUp(
        sum((line, score) => score * line.boards),
        boards,
      );
};

export const settled = (
  contestant: EventContestant,
  lines: readonly Line[],
  adjustments: number,
  { ranking }: BridgeRules,
): Account => {
  const scores = scoresOf(lines, ranking);
  const { carryOver } = contestant;
  return {
    contestant,
    lines,
    carryOver,
    adjustments,
    scores,
    total: carryOver + totalOf(lines, scores, ranking) + adjustments,
    net: lines.reduce((sum, { net }) => sum + net, 0),
  };
};

/** @param through the last round that counts; results of later rounds are not looked at [bridge 3.2] */
export const accountsOf = (event: BridgeEvent, through: RoundNo): Account[] => {
  const rounds = event.rounds
    .filter(({ no }) => no <= through)
    .toSorted((a, b) => a.no - b.no)
    .map((round) => ({ round, lines: linesOf(event, round) }));
  return event.contestants.map((contestant) => {
    const lines = rounds.flatMap(
      ({ round, lines: here }) => here.get(contestant.id) ?? missedLine(event, contestant, round) ?? [],
    );
    const adjustments = event.adjustments
      .filter(({ entrant, round }) => entrant === contestant.id && (round === null || round <= through))
      .reduce((sum, { amount }) => sum + amount, 0);
    return settled(contestant, lines, adjustments, event.rules);
  });
};
