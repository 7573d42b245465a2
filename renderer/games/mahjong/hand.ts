/** The hand of a table of mahjong while it is typed, and what its points come to [M-02, M-34]. */

import { gameDeltas, gamePlaces, SCORE_UNIT } from '../../../core/games/mahjong/results/scores.ts';
import { type Notation, readPoints } from '../../../core/games/mahjong/rules/points.ts';
import type { MahjongRules } from '../../../core/games/mahjong/rules/rules.ts';
import type { TableNo } from '../../../core/tournament/words.ts';
import type { Spread } from '../../round/entry/spread.ts';

export type MahjongHand = {
  readonly table: TableNo;
  readonly rules: MahjongRules;
  /** What is typed for each seat, E,S,W,N; empty where nothing is. */
  readonly typed: readonly string[];
  /** The seat being typed. */
  readonly at: number;
  /** Seats that Enter has passed; those of an older result wait to be passed again. */
  readonly passed: readonly boolean[];
  readonly chombos: readonly number[];
  /** Those among them that the director gave, and that no result has yet. */
  readonly given?: readonly number[];
  readonly sticksLeft: number;
  /** Seats where a substitute plays [M-08]. */
  readonly replaced: readonly boolean[];
  /** Why the game does not count; null for one that does. */
  readonly cancelled: string | null;
  /** What is usual in this event; null while little is known of it. */
  readonly usual?: Spread | null;
  /** The line takes chombos and sticks, not points. */
  readonly extras: boolean;
  /** Something unusual was asked about; the next Enter is the yes. */
  readonly asked: boolean;
  /** True when something was typed since the table was taken. */
  readonly touched: boolean;
};

/** A seat as it stands: its points if they can be told, and how it is known. */
export type SeatPoints = {
  readonly points: number | null;
  readonly from: 'typed' | 'sum' | 'nothing' | 'unreadable';
  readonly notation: Notation | null;
};

/** What the four points of a table must add up to. */
const expectedSum = ({ rules, typed, sticksLeft }: MahjongHand): number =>
  typed.length * rules.startPoints - (rules.sticks === 'leftOnTable' ? 1000 * sticksLeft : 0);

const readSeats = (hand: MahjongHand): SeatPoints[] =>
  hand.typed.map((text) => {
    const read = readPoints(text);
    if (read.ok) return { points: read.points, from: 'typed', notation: read.notation };
    return { points: null, from: read.wrong === 'empty' ? 'nothing' : 'unreadable', notation: null };
  });

const sumOf = (seats: readonly SeatPoints[]): number => seats.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** The points of the seats, the last open one filled from the sum. */
export const pointsOf = (hand: MahjongHand): readonly SeatPoints[] => {
  const seats = readSeats(hand);
  const open = seats.filter(({ from }) => from !== 'typed');
  if (open.length !== 1 || open[0]?.from !== 'nothing') return seats;
  const rest = expectedSum(hand) - sumOf(seats);
  return seats.map((seat) => (seat.from === 'nothing' ? { points: rest, from: 'sum', notation: null } : seat));
};

/** The running check shown while typing: what is there, what it should be, and what each seat would score. */
export type LiveCheck = {
  readonly seats: readonly SeatPoints[];
  readonly sum: number;
  readonly expected: number;
  /** Expected minus sum: what the open seats still share. */
  readonly left: number;
  readonly complete: boolean;
  /** Place and score of each seat; null until all points are known. The score in 1/300 of a point. */
  readonly outcome: readonly { readonly place: number; readonly score: number }[] | null;
};

export const liveCheck = (hand: MahjongHand): LiveCheck => {
  const seats = pointsOf(hand);
  const typedSum = sumOf(seats);
  const expected = expectedSum(hand);
  const points = seats.flatMap((seat) => (seat.points === null ? [] : [seat.points]));
  const complete = points.length === seats.length;
  const places = gamePlaces(points);
  const deltas = complete ? gameDeltas({ points, chombos: hand.chombos, replaced: hand.replaced }, hand.rules) : [];
  return {
    seats,
    sum: typedSum,
    expected,
    left: expected - typedSum,
    complete,
    outcome: complete ? deltas.map((score, seat) => ({ place: places[seat] ?? 1, score })) : null,
  };
};

/** Decimals of a score in thousands; a third of a point needs more, but nobody reads it while typing. */
export const SCORE_SCALE = 1000 * SCORE_UNIT;
