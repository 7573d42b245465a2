/** Answers "why am I playing her?" [duel 3.7]. `player` and `other` are registration numbers, points not hundredths. */

import { item } from '../../../matching/cells.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import type { Field } from './field.ts';
import { placesOf, type Stretch } from './groups.ts';
import type { PairedGroup, RoundPairing } from './merging.ts';
import { roundsMet } from './metrics.ts';
import type { DuelRecord } from './records/records.ts';

type Records = ReadonlyMap<EntrantId, DuelRecord>;
type PlacePair = readonly [number, number];

const NAMED = 16;

const idOf = (field: Field, place: number): EntrantId => item(field.contenders, place).id;
const pointsAt = (field: Field, place: number): number => item(field.contenders, place).points / 100;

/** People by registration number or, where the code ends in `Many`, only how many they are. */
export const aboutPlayers = (code: string, field: Field, stretch: Stretch, params: Phrase['params'] = {}): Phrase => {
  const count = stretch.to - stretch.from;
  if (count > NAMED) return { code: `${code}Many`, params: { ...params, count } };
  return { code, params: { ...params, count, players: placesOf(stretch).map((place) => idOf(field, place)) } };
};

const tierReason = (field: Field, [a, b]: PlacePair, asCut: boolean): Phrase => {
  const [high, low] = [pointsAt(field, a), pointsAt(field, b)];
  if (high === low) return { code: 'duel.reasons.sameTier', params: { points: high } };
  const params = { player: idOf(field, a), points: high, other: idOf(field, b), otherPoints: low };
  return { code: asCut ? 'duel.reasons.floated' : 'duel.reasons.crossed', params };
};

/** Positions in a group from 0, without the bye; BYE is the last where it is a member. */
type Positions = {
  readonly half: number;
  readonly at: (position: number) => number;
  readonly of: (place: number) => number;
};

const positionsOf = (field: Field, { stretch, pairing }: PairedGroup): Positions => {
  const { from, to } = stretch;
  const left = pairing.byeIsMember ? null : pairing.bye;
  return {
    half: Math.ceil((to - from - (left === null ? 0 : 1)) / 2),
    at: (position) => {
      const place = from + position;
      if (left !== null && place >= left) return place + 1;
      return place === to ? field.bye : place;
    },
    of: (place) => place - from - (left !== null && place > left ? 1 : 0),
  };
};

/** Whom the upper one of the pair would have met by position, and why not. */
const foldReason = (
  field: Field,
  records: Records,
  [a, b]: PlacePair,
  { half, at, of, clubs }: Positions & Pick<RoundPairing, 'clubs'>,
): Phrase[] => {
  const position = of(a);
  if (position >= half) return [];
  const params = { player: idOf(field, a), position: position + 1, otherPosition: of(b) + 1, half };
  const expected = at(position + half);
  if (expected === b) return [{ code: 'duel.reasons.fold', params }];
  if (expected === field.bye) return [];
  const other = idOf(field, expected);
  const [round] = roundsMet(records, idOf(field, a), other);
  if (round !== undefined) return [{ code: 'duel.reasons.foldMet', params: { ...params, other, round } }];
  if (field.never(a, expected)) return [{ code: 'duel.reasons.foldNever', params: { ...params, other } }];
  if (clubs !== 'free' && field.sameClub(a, expected)) {
    return [{ code: 'duel.reasons.foldClub', params: { ...params, other } }];
  }
  return [{ code: 'duel.reasons.foldMoved', params: { ...params, other } }];
};

const mergeReasons = (field: Field, group: PairedGroup): Phrase[] =>
  group.merges.map(({ event, failed }) =>
    aboutPlayers(event === 'mergeDown' ? 'duel.reasons.mergedDown' : 'duel.reasons.mergedUp', field, failed),
  );

const rematchReason = (field: Field, records: Records, [a, b]: PlacePair): Phrase[] => {
  const rounds = roundsMet(records, idOf(field, a), idOf(field, b));
  return rounds.length === 0 ? [] : [{ code: 'duel.reasons.rematch', params: { rounds, count: rounds.length } }];
};

export const pairReasons = (field: Field, records: Records, round: RoundPairing): (readonly Phrase[])[][] =>
  round.groups.map((group) => {
    const positions = { ...positionsOf(field, group), clubs: round.clubs };
    const merged = mergeReasons(field, group);
    const asCut = group.merges.length === 0 && !round.fallback;
    return group.pairing.pairs.map((pair) => [
      tierReason(field, pair, asCut),
      ...merged,
      ...foldReason(field, records, pair, positions),
      ...(round.fallback ? rematchReason(field, records, pair) : []),
    ]);
  });
