/**
 * The named tie-breaks [duel 5, 12]. Points are in hundredths.
 *
 * | name | value |
 * | --- | --- |
 * | headToHead | wins minus losses against members of the tied set; not having met is 0 |
 * | headToHeadAllMet | the same, but only if all tied players met each other |
 * | strengthOfSchedule | sum of the current points of all opponents met (Buchholz, SOS); a rematch counts twice, a bye adds 0 |
 * | averageStrength | the same as an average over the opponents |
 * | buchholzCut1, medianBuchholz | without the lowest; without lowest and highest |
 * | sonnebornBerger | points of beaten opponents and half the points of drawn ones |
 * | progressive | sum of the running score after each round |
 * | sosos | sum of the opponents' strength of schedule |
 * | opponentMatchWin, gameWin, opponentGameWin | see percentages.ts |
 * | wins, seed | matches won; the better seed |
 *
 * FIDE's own treatment of unplayed rounds (C.07, 2024) is not meant by any of these.
 */

import type { Unit } from '../../../../game/paper.ts';
import { commonMultiple, inParts } from '../../../../standings/fractions.ts';
import type { Criterion, Value } from '../../../../standings/rank.ts';
import type { EntrantId } from '../../../../tournament/words.ts';
import type { TieBreakName } from '../../rules/scoring.ts';
import { gameWin, matchWin, meanOverOpponents, type Shares } from './percentages.ts';
import type { DuelRecord, Line } from './records.ts';

export type TieBreak = {
  readonly criterion: Criterion<EntrantId>;
  /** Null where there is only a value within a tied set. */
  readonly alone: ((id: EntrantId) => Value) | null;
  readonly unit: Unit | 'points';
  /** The integer that is shown, in the unit. */
  readonly cell: (value: Value) => number;
};

export type TieBreakSource = {
  readonly records: ReadonlyMap<EntrantId, DuelRecord>;
};

type Meeting = Line & { readonly opponent: EntrantId };

const count: Unit = { scale: 1, decimals: 0, signed: false };
const share: Unit = { scale: 10_000, decimals: 4, signed: false };

const meetingsOf = ({ records }: TieBreakSource, id: EntrantId): readonly Meeting[] =>
  (records.get(id)?.lines ?? []).filter((line): line is Meeting => line.met && line.opponent !== null);

const pointsOf = ({ records }: TieBreakSource, id: EntrantId): number => records.get(id)?.points ?? 0;

const opponentPoints = (source: TieBreakSource, id: EntrantId): number[] =>
  meetingsOf(source, id).map(({ opponent }) => pointsOf(source, opponent));

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const own = (
  code: TieBreakName,
  unit: TieBreak['unit'],
  value: (id: EntrantId) => Value,
  cell: TieBreak['cell'] = Number,
): TieBreak => ({ criterion: { code, values: (tied) => tied.map(value) }, alone: value, unit, cell });

const ofShares = (code: TieBreakName, { of, values }: Shares): TieBreak =>
  own(
    code,
    share,
    (id) => values.get(id) ?? 0n,
    (value) => inParts(BigInt(value), of, 10_000),
  );

const headToHead = (source: TieBreakSource, code: TieBreakName, onlyIfAllMet: boolean): TieBreak => ({
  criterion: {
    code,
    values: (tied) => {
      const members = new Set(tied);
      const inside = tied.map((id) => meetingsOf(source, id).filter(({ opponent }) => members.has(opponent)));
      const allMet = inside.every((lines) => new Set(lines.map(({ opponent }) => opponent)).size === tied.length - 1);
      if (onlyIfAllMet && !allMet) return tied.map(() => 0);
      return inside.map((lines) =>
        total(lines.map(({ result }) => (result === 'win' ? 1 : result === 'loss' ? -1 : 0))),
      );
    },
  },
  alone: null,
  unit: { scale: 1, decimals: 0, signed: true },
  cell: Number,
});

const cutSum = (points: readonly number[], lowest: number, highest: number): number =>
  total([...points].sort((a, b) => a - b).slice(lowest, Math.max(lowest, points.length - highest)));

const averageStrength = (source: TieBreakSource): TieBreak => {
  const lists = new Map([...source.records.keys()].map((id) => [id, opponentPoints(source, id)]));
  const of = commonMultiple(new Set([...lists.values()].map((list) => Math.max(1, list.length))));
  const average = (id: EntrantId): bigint => {
    const list = lists.get(id) ?? [];
    return list.length === 0 ? 0n : (BigInt(total(list)) * of) / BigInt(list.length);
  };
  return own('averageStrength', { scale: 100, decimals: 2, signed: false }, average, (value) =>
    inParts(BigInt(value), of, 1),
  );
};

/** Running scores over all rounds that count, also over those a player missed. */
const progressive = (source: TieBreakSource): TieBreak => {
  const rounds = new Set([...source.records.values()].flatMap(({ lines }) => lines.map(({ round }) => round)));
  const later = (round: number): number => [...rounds].filter((other) => other >= round).length;
  const weights = new Map([...rounds].map((round) => [round, later(round)]));
  return own('progressive', 'points', (id) =>
    total((source.records.get(id)?.lines ?? []).map(({ round, points }) => points * (weights.get(round) ?? 0))),
  );
};

const sosos = (source: TieBreakSource): TieBreak => {
  const strength = new Map([...source.records.keys()].map((id) => [id, total(opponentPoints(source, id))]));
  return own('sosos', 'points', (id) =>
    total(meetingsOf(source, id).map(({ opponent }) => strength.get(opponent) ?? 0)),
  );
};

const sonnebornBerger = (source: TieBreakSource): TieBreak =>
  own('sonnebornBerger', { scale: 200, decimals: 2, signed: false }, (id) =>
    total(
      meetingsOf(source, id).map(
        ({ opponent, result }) => (result === 'win' ? 2 : result === 'draw' ? 1 : 0) * pointsOf(source, opponent),
      ),
    ),
  );

export const tieBreak = (name: TieBreakName, source: TieBreakSource): TieBreak => {
  const { records } = source;
  switch (name) {
    case 'headToHead':
      return headToHead(source, name, false);
    case 'headToHeadAllMet':
      return headToHead(source, name, true);
    case 'strengthOfSchedule':
      return own(name, 'points', (id) => total(opponentPoints(source, id)));
    case 'averageStrength':
      return averageStrength(source);
    case 'buchholzCut1':
      return own(name, 'points', (id) => cutSum(opponentPoints(source, id), 1, 0));
    case 'medianBuchholz':
      return own(name, 'points', (id) => cutSum(opponentPoints(source, id), 1, 1));
    case 'sonnebornBerger':
      return sonnebornBerger(source);
    case 'progressive':
      return progressive(source);
    case 'sosos':
      return sosos(source);
    case 'opponentMatchWin':
      return ofShares(name, meanOverOpponents(records, matchWin(records)));
    case 'gameWin':
      return ofShares(name, gameWin(records));
    case 'opponentGameWin':
      return ofShares(name, meanOverOpponents(records, gameWin(records)));
    case 'wins':
      return own(name, count, (id) => (records.get(id)?.lines ?? []).filter(({ result }) => result === 'win').length);
    case 'seed':
      return own(
        name,
        count,
        (id) => -(records.get(id)?.player.seed ?? 0),
        (value) => -Number(value),
      );
  }
};
