/**
 * A 1-v-1 event as a tournament report file.
 *
 * | ours | file |
 * | --- | --- |
 * | seed order | start numbers 1…n |
 * | player A, player B | white, black (the mode has no colours; a comment says so) |
 * | played, intentional draw, awarded | `1 = 0`, `D`, `W D L` |
 * | no-show | `+ −` |
 * | pairing bye; awarded bye and missed round by their points | `U`; `F H Z` |
 * | points that the file's values do not give: points per game, penalties, unusual byes | `299` |
 * | never-pair list, acceleration, awarded byes of the next round | `260`, `250`, `240` |
 */

import type { PointsSystem, TieBreakName } from '../../games/duel/rules/scoring.ts';
import { virtualPoints } from '../../games/duel/seating/acceleration.ts';
import { byePoints, matchPoints, pointsOfBye, resultOf, type Side } from '../../games/duel/seating/records/points.ts';
import { type RecordSource, recordsOf, scoringIn } from '../../games/duel/seating/records/records.ts';
import type { DuelBye, DuelMatch } from '../../games/duel/seating/request.ts';
import { type Answer, no, ok, refuse } from '../../tournament/refusal.ts';
import type { EntrantId } from '../../tournament/words.ts';
import {
  assignmentOf,
  defaultValues,
  resultValue,
  type Trf,
  type TrfAbnormal,
  type TrfAcceleration,
  type TrfPlayer,
  type TrfResult,
  type TrfRound,
  type TrfValues,
} from './trf.ts';

export type ReportedPerson = {
  readonly id: EntrantId;
  readonly name: string;
  readonly sex?: 'm' | 'w';
  readonly title?: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly fideNumber?: string;
  readonly birth?: string;
};

export type ReportedEvent = {
  readonly texts: Trf['texts'];
  readonly people: readonly ReportedPerson[];
  readonly source: RecordSource;
  readonly rounds: number;
  readonly places: ReadonlyMap<EntrantId, number>;
  readonly tieBreaks: readonly TieBreakName[];
  readonly never: readonly (readonly [EntrantId, EntrantId])[];
  /** Seeds up to this number are accelerated. */
  readonly acceleratedSeeds: number | null;
  readonly awardedByes: readonly EntrantId[];
};

/** Start numbers have four digits, points one decimal and at most 99.9. */
const MOST_PLAYERS = 9999;
const MOST_POINTS = 999;

/** FIDE's codes; null: it has none, and the report leaves the tie-break out. */
const codes: { readonly [name in TieBreakName]: string | null } = {
  headToHead: 'DE',
  headToHeadAllMet: 'DE',
  strengthOfSchedule: 'BH',
  buchholzCut1: 'BH/C1',
  medianBuchholz: 'BH/M1',
  sonnebornBerger: 'SB',
  progressive: 'PS',
  wins: 'WON',
  averageStrength: null,
  sosos: null,
  opponentMatchWin: null,
  gameWin: null,
  opponentGameWin: null,
  seed: null,
};

const valuesFrom = (system: PointsSystem): TrfValues => ({
  W: system.win / 10,
  D: (system.draw ?? 0) / 10,
  L: system.loss / 10,
  A: 0,
  P: byePoints(system) / 10,
  X: defaultValues.X,
});

const matchResult = (match: DuelMatch, side: Side): TrfResult => {
  const result = resultOf(match, side);
  if (match.reason === 'noShow') return result === 'win' ? '+' : '-';
  if (match.reason === 'played') return result === 'win' ? '1' : result === 'draw' ? '=' : '0';
  return result === 'win' ? 'W' : result === 'draw' ? 'D' : 'L';
};

const byeResult = (bye: DuelBye, system: PointsSystem): TrfResult => {
  const points = pointsOfBye(bye, system);
  if (bye.reason === 'pairing' && points === byePoints(system)) return 'U';
  if (points === 0) return 'Z';
  return points === system.draw ? 'H' : 'F';
};

type Entry = TrfRound & { readonly points: number };

const entriesOf = (source: RecordSource, numberOf: ReadonlyMap<EntrantId, number>) => {
  const entries = new Map<EntrantId, Map<number, Entry>>(source.players.map(({ id }) => [id, new Map()]));
  for (const played of source.history) {
    const { round, void: nothing, matches, byes } = played;
    const { pointsSystem } = scoringIn(source, played);
    if (nothing) continue;
    for (const match of matches.filter((one) => !one.void)) {
      for (const side of ['a', 'b'] as const) {
        entries.get(match[side])?.set(round, {
          opponent: numberOf.get(match[side === 'a' ? 'b' : 'a']) ?? null,
          colour: side === 'a' ? 'w' : 'b',
          result: matchResult(match, side),
          points: matchPoints(match, side, pointsSystem),
        });
      }
    }
    for (const bye of byes) {
      entries.get(bye.player)?.set(round, {
        opponent: null,
        colour: null,
        result: byeResult(bye, pointsSystem),
        points: pointsOfBye(bye, pointsSystem),
      });
    }
  }
  return entries;
};

const abnormalOf = (
  entries: ReturnType<typeof entriesOf>,
  totals: ReadonlyMap<EntrantId, number>,
  numberOf: ReadonlyMap<EntrantId, number>,
  values: TrfValues,
): TrfAbnormal[] => {
  const records = new Map<
    string,
    { type: TrfAbnormal['type']; points: number; round: number | null; players: number[] }
  >();
  const enter = (type: TrfAbnormal['type'], points: number, round: number | null, id: EntrantId): void => {
    const key = `${type} ${points} ${round}`;
    const record = records.get(key) ?? { type, points, round, players: [] };
    record.players.push(numberOf.get(id) ?? 0);
    records.set(key, record);
  };
  for (const [id, rounds] of entries) {
    let counted = 0;
    for (const [round, { result, points }] of rounds) {
      counted += points;
      const type = assignmentOf(result);
      if (type !== null && resultValue(result, values) !== points / 10) enter(type, points / 10, round, id);
    }
    const rest = (totals.get(id) ?? 0) - counted;
    if (rest !== 0) enter('', rest / 10, null, id);
  }
  const order = (record: TrfAbnormal): number => record.round ?? 0;
  return [...records.values()]
    .map((record) => ({ ...record, players: record.players.sort((a, b) => a - b) }))
    .sort((a, b) => order(a) - order(b) || (a.players[0] ?? 0) - (b.players[0] ?? 0));
};

const accelerationsOf = ({ acceleratedSeeds, rounds, source }: ReportedEvent): TrfAcceleration[] => {
  if (acceleratedSeeds === null) return [];
  const stretches: { points: number; firstRound: number; lastRound: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const points = virtualPoints(round, rounds, source.pointsSystem.win) / 10;
    const last = stretches.at(-1);
    if (last?.points === points) last.lastRound = round;
    else if (points > 0) stretches.push({ points, firstRound: round, lastRound: round });
  }
  return stretches.map((stretch) => ({ ...stretch, firstPlayer: 1, lastPlayer: acceleratedSeeds }));
};

/** Refuses `duel.trf.tooMany`, `duel.trf.openMatches`, `duel.trf.pointsNotWritable` (too large or too fine). */
export const trfFromDuel = (event: ReportedEvent): Answer<Trf> => {
  const { source, people, rounds } = event;
  const { players, history, pointsSystem } = source;
  if (players.length > MOST_PLAYERS)
    return no(refuse('duel.trf.tooMany', { players: players.length, most: MOST_PLAYERS }));
  for (const { round, matches, void: nothing } of history) {
    const count = nothing ? 0 : matches.filter(({ outcome, void: gone }) => outcome === 'open' && !gone).length;
    if (count > 0) return no(refuse('duel.trf.openMatches', { round, count }));
  }
  const records = recordsOf(source);
  const bySeed = [...players].sort((a, b) => a.seed - b.seed);
  const numberOf = new Map(bySeed.map(({ id }, i) => [id, i + 1]));
  const entries = entriesOf(source, numberOf);
  const values = valuesFrom(pointsSystem);
  const totals = new Map([...records].map(([id, { points }]) => [id, points]));
  for (const [id, points] of totals) {
    const parts = [points, ...[...(entries.get(id)?.values() ?? [])].map((entry) => entry.points)];
    const wrong = parts.find((part) => part % 10 !== 0 || part > 10 * MOST_POINTS || part < -10 * MOST_POINTS);
    if (wrong !== undefined) return no(refuse('duel.trf.pointsNotWritable', { player: id, points: wrong / 100 }));
  }
  if (Object.values(values).some((value) => !Number.isInteger(value) || value > MOST_POINTS)) {
    return no(refuse('duel.trf.pointsNotWritable', { points: pointsSystem.win / 100 }));
  }
  const personOf = new Map(people.map((person) => [person.id, person]));
  const last = history.reduce((most, round) => (round.void ? most : Math.max(most, round.round)), 0);
  const absent: TrfRound = { opponent: null, colour: null, result: 'Z' };
  const written = bySeed.map(({ id }, i): TrfPlayer => {
    const person = personOf.get(id);
    return {
      number: i + 1,
      sex: person?.sex ?? '',
      title: person?.title ?? '',
      name: person?.name ?? '',
      rating: person?.rating ?? null,
      federation: person?.federation ?? '',
      fideNumber: person?.fideNumber ?? '',
      birth: person?.birth ?? '',
      points: (totals.get(id) ?? 0) / 10,
      rank: event.places.get(id) ?? null,
      rounds: Array.from({ length: last }, (_, r): TrfRound => {
        const entry = entries.get(id)?.get(r + 1);
        return entry === undefined ? absent : { opponent: entry.opponent, colour: entry.colour, result: entry.result };
      }),
    };
  });
  const next = last + 1;
  const awarded = event.awardedByes.flatMap((id) => numberOf.get(id) ?? []).sort((a, b) => a - b);
  return ok({
    texts: event.texts,
    rounds,
    firstColour: 'w',
    values,
    type: 'CUSTOM_SWISS',
    tieBreaks: event.tieBreaks.flatMap((name) => codes[name] ?? []),
    players: written,
    byes: awarded.length === 0 ? [] : [{ type: 'F', round: next, players: awarded }],
    accelerations: accelerationsOf(event),
    prohibited: event.never.flatMap(([a, b]) => {
      const [x, y] = [numberOf.get(a), numberOf.get(b)];
      return x === undefined || y === undefined
        ? []
        : [{ firstRound: 1, lastRound: rounds, players: [x, y].sort((p, q) => p - q) }];
    }),
    abnormal: abnormalOf(entries, totals, numberOf, values),
    comments: ['This event has no colours: the player written first is given as white.'],
  });
};
