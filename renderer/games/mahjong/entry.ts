/**
 * Typing the result of a table of mahjong: three scores, the fourth from the sum, Enter.
 *
 * | rule | where |
 * | --- | --- |
 * | the only seat left open is filled from the sum [hall-and-print 3.2] | `pointsOf` (hand.ts) |
 * | a line with a table number and its points, while no table is in hand | core (`readLine`), `put` |
 * | Enter, or a typed blank [W-3.13], moves on to the next seat, and accepts when none is left [M-34] | `enter` |
 * | a wrong sum is stored only by an explicit "as it is" [M-02]: `*`, never Enter, and with a reason [hall-and-print 3.3] | `accept`, `overridden` |
 * | points that are no hundreds [hall-and-print 3.2] | like a wrong sum |
 * | more than 100,000 points, beyond 3 standard deviations of the event, hundreds beside full points [hall-and-print 3.3] | `unusual`: asked once, Enter says yes |
 * | a game cancelled for a reason needs no right sum and does not count [M-10] | `cancelled`, `counted` |
 * | chombo per player, sticks left [M-34] | `extras`: 1 to 4 add a chombo, 9 a stick where the rules leave it on the table, 0 takes all away |
 */

import { partsOf, readLine } from '../../../core/games/mahjong/results/read-line.ts';
import { gamePlaces } from '../../../core/games/mahjong/results/scores.ts';
import { readPoints, writePoints } from '../../../core/games/mahjong/rules/points.ts';
import {
  enteredResult,
  MOST_CHOMBOS,
  ownOf,
  resultOf,
  rulesOf,
  substituteOf,
} from '../../../core/games/mahjong/rules/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json, Phrase, RoundNo } from '../../../core/tournament/words.ts';
import { type EntryForm, oneKey, type Typed } from '../../round/entry/entry-form.ts';
import type { Press } from '../../round/entry/press.ts';
import { isFarOff, type Spread, spreadOf } from '../../round/entry/spread.ts';
import { liveCheck, type MahjongHand, pointsOf } from './hand.ts';

/** Points beyond which somebody has almost certainly mistyped. */
const UNUSUAL = 100_000;
const MOST_STICKS = 100;

const step = (hand: MahjongHand, complaint: Phrase | null = null): Typed<MahjongHand> => ({
  hand,
  complaint,
  result: null,
  left: false,
});

const resultFrom = (hand: MahjongHand, accepted: boolean): Json => ({
  points: pointsOf(hand).map(({ points }) => points ?? 0),
  sticksLeft: hand.sticksLeft,
  chombos: hand.chombos,
  accepted,
  cancelled: hand.cancelled,
});

const seatCode = (seat: number): string => ['east', 'south', 'west', 'north'][seat] ?? 'east';

/** What the rules forbid about complete points: only `accept` gets past it. */
const forbidden = (hand: MahjongHand): Phrase | null => {
  const { seats, sum, expected } = liveCheck(hand);
  if (sum !== expected) {
    return { code: 'mahjong.entry.wrongSum', params: { sum, expected, difference: sum - expected } };
  }
  const odd = seats.findIndex(({ points }) => (points ?? 0) % 100 !== 0);
  return odd < 0
    ? null
    : { code: 'mahjong.entry.notHundreds', params: { seat: seatCode(odd), points: seats[odd]?.points ?? 0 } };
};

/** What is allowed but asked about. */
const unusual = (hand: MahjongHand): Phrase | null => {
  const { seats } = liveCheck(hand);
  const far = seats.findIndex(({ points }) => Math.abs(points ?? 0) > UNUSUAL);
  if (far >= 0) {
    return { code: 'mahjong.entry.unusual', params: { seat: seatCode(far), points: seats[far]?.points ?? 0 } };
  }
  const off = seats.findIndex(({ points }) => isFarOff(points ?? 0, hand.usual ?? null));
  if (off >= 0) {
    return { code: 'mahjong.entry.unusual', params: { seat: seatCode(off), points: seats[off]?.points ?? 0 } };
  }
  const inHundreds = seats.findIndex(({ notation, points }) => notation === 'hundreds' && points !== 0);
  const mixed = inHundreds >= 0 && seats.some(({ notation, points }) => notation === 'points' && points !== 0);
  if (!mixed) return null;
  return {
    code: 'mahjong.entry.mixed',
    params: { seat: seatCode(inHundreds), text: hand.typed[inHundreds] ?? '', points: seats[inHundreds]?.points ?? 0 },
  };
};

const finish = (hand: MahjongHand, accepted: boolean): Typed<MahjongHand> => ({
  ...step({ ...hand, asked: false }),
  result: resultFrom(hand, accepted),
});

const WRONG = { notANumber: 'mahjong.entry.notANumber', tooLarge: 'mahjong.entry.tooLarge' } as const;

const passing = (hand: MahjongHand): MahjongHand => ({
  ...hand,
  passed: hand.passed.map((passed, seat) => passed || (seat === hand.at && readPoints(hand.typed[seat] ?? '').ok)),
  asked: false,
});

/** The next seat after `at`, going round, that Enter has not passed; -1 when there is none but `at` itself. */
const nextSeat = ({ passed, at }: MahjongHand): number => {
  const open = passed.flatMap((isPassed, seat) => (isPassed || seat === at ? [] : [seat]));
  return open.find((seat) => seat > at) ?? open[0] ?? -1;
};

const unreadable = (hand: MahjongHand, seat: number, wrong: keyof typeof WRONG): Typed<MahjongHand> =>
  step({ ...hand, at: seat }, { code: WRONG[wrong], params: { text: hand.typed[seat] ?? '', seat: seatCode(seat) } });

const enter = (hand: MahjongHand): Typed<MahjongHand> => {
  const read = readPoints(hand.typed[hand.at] ?? '');
  if (!read.ok && read.wrong !== 'empty') return unreadable(hand, hand.at, read.wrong);
  const next = nextSeat(hand);
  if (next >= 0 && read.ok) return step({ ...passing(hand), at: next });
  if (hand.cancelled !== null) return finish(hand, false);
  const { seats, complete } = liveCheck(hand);
  if (!complete) {
    const broken = seats.findIndex(({ from }) => from === 'unreadable');
    if (broken >= 0) return unreadable(hand, broken, 'notANumber');
    return step(hand, { code: 'mahjong.entry.missing', params: { seat: seatCode(hand.at) } });
  }
  const wrong = forbidden(hand);
  if (wrong !== null) return step(passing(hand), wrong);
  const odd = unusual(hand);
  return odd === null || hand.asked ? finish(hand, false) : step({ ...hand, asked: true }, odd);
};

/** "As it is": a complete table is taken whatever its sum; why is asked next. */
const accept = (hand: MahjongHand): Typed<MahjongHand> => {
  const { complete } = liveCheck(hand);
  if (!complete) return step(hand, { code: 'mahjong.entry.missing', params: { seat: seatCode(hand.at) } });
  // Right points need no override: the key is then as good as Enter.
  return finish(hand, forbidden(hand) !== null);
};

const move = (hand: MahjongHand, by: number): Typed<MahjongHand> => {
  const at = hand.at + by;
  return at < 0 || at >= hand.typed.length ? step(hand) : step({ ...passing(hand), at });
};

/** One key of the further fields: a chombo for a seat, a stick left on the table, or none of all that. */
const typeExtra = (hand: MahjongHand, line: string): MahjongHand => {
  const digit = oneKey(line) ?? '';
  if (digit === '0') return { ...hand, chombos: hand.chombos.map(() => 0), given: [], sticksLeft: 0, touched: true };
  if (digit === '9' && hand.rules.sticks === 'leftOnTable') {
    return { ...hand, sticksLeft: Math.min(MOST_STICKS, hand.sticksLeft + 1), touched: true };
  }
  const seat = '1234'.indexOf(digit || ' ');
  if (seat < 0) return hand;
  const chombos = hand.chombos.map((count, index) => (index === seat ? Math.min(MOST_CHOMBOS, count + 1) : count));
  return { ...hand, chombos, touched: true };
};

const pressExtra = (hand: MahjongHand, press: Press): Typed<MahjongHand> =>
  press === 'enter' || press === 'back' || press === 'more' ? step({ ...hand, extras: false }) : step(hand);

/** Points of all other rounds that were played to their end; the pile being typed does not change what is usual. */
const usualPoints = ({ rounds }: Tournament, no: RoundNo): Spread | null =>
  spreadOf(
    rounds.flatMap((round) =>
      Object.values(round.no === no ? {} : round.results).flatMap((stored) => {
        const { points, cancelled } = resultOf(stored);
        return cancelled === null ? points : [];
      }),
    ),
  );

/** Points for the seats in order, as a line gives them; more than there are seats stay together where they can be mended. */
const put = (hand: MahjongHand, text: string): MahjongHand => {
  const parts = partsOf(text);
  const fits = parts.length <= hand.typed.length;
  const typed = hand.typed.map((_, seat) => (fits ? (parts[seat] ?? '') : seat === 0 ? text : ''));
  const wrong = typed.findIndex((own) => !readPoints(own).ok);
  const passed = typed.map((own) => readPoints(own).ok);
  return { ...hand, typed, passed, at: wrong < 0 ? 0 : wrong, asked: false, touched: true };
};

/** More or fewer chombos, as many as a result takes. */
export const chombosWith = (chombos: readonly number[], by: readonly number[]): readonly number[] =>
  chombos.map((count, seat) => Math.max(0, Math.min(MOST_CHOMBOS, count + (by[seat] ?? 0))));

/** The hand with chombos of the director beside its own. */
export const withGiven = (hand: MahjongHand, given: readonly number[]): MahjongHand => ({
  ...hand,
  chombos: chombosWith(hand.chombos, given),
  given: chombosWith(
    hand.chombos.map((_, seat) => hand.given?.[seat] ?? 0),
    given,
  ),
});

export const mahjongEntry: EntryForm<MahjongHand> = {
  take: (tournament, round, table, old) => {
    const rules = rulesOf(tournament);
    const before = old === null ? null : enteredResult.parse(old);
    const passed = table.seats.map(() => false);
    const replaced = table.seats.map((id) => substituteOf(ownOf(tournament), round.no, id) !== undefined);
    const usual = usualPoints(tournament, round.no);
    const blank = {
      table: table.table,
      rules,
      usual,
      at: 0,
      passed,
      replaced,
      extras: false,
      asked: false,
      touched: false,
    };
    if (before === null) {
      return {
        ...blank,
        typed: table.seats.map(() => ''),
        chombos: table.seats.map(() => 0),
        sticksLeft: 0,
        cancelled: null,
      };
    }
    const { points, chombos, sticksLeft, accepted, cancelled } = before;
    // The last seat of a right sum stays open, so that the other three can be typed anew without touching it.
    // So does every seat of a game that was cancelled before anything was written down.
    const isUnplayed = cancelled !== null && points.every((own) => own === 0);
    const typed = points.map((own, seat) =>
      isUnplayed || (seat === points.length - 1 && !accepted && cancelled === null) ? '' : writePoints(own),
    );
    return { ...blank, typed, chombos, sticksLeft, cancelled };
  },
  line: ({ extras, typed, at }) => (extras ? '' : (typed[at] ?? '')),
  type: (hand, line) =>
    step(
      hand.extras
        ? typeExtra(hand, line)
        : {
            ...hand,
            typed: hand.typed.map((text, seat) => (seat === hand.at ? line : text)),
            asked: false,
            touched: true,
          },
    ),
  press: (hand, press) => {
    if (hand.extras) return pressExtra(hand, press);
    switch (press) {
      case 'enter':
        return enter(hand);
      case 'accept':
        return accept(hand);
      case 'more':
        return step({ ...hand, extras: true, asked: false });
      case 'up':
        return move(hand, -1);
      case 'down':
        return move(hand, 1);
      case 'back':
        return hand.at === 0 ? { ...step(hand), left: true } : move(hand, -1);
      case 'escape':
        return step(hand);
    }
  },
  overridden: (result) => {
    const { acceptedFor = '', ...game } = enteredResult.parse(result);
    return game.accepted ? { reason: acceptedFor, because: (reason) => ({ ...game, acceptedFor: reason }) } : null;
  },
  winners: (_tournament, { seats }, result) => {
    const { points, cancelled } = enteredResult.parse(result);
    return cancelled === null ? seats.slice(gamePlaces(points).indexOf(1)).slice(0, 1) : [];
  },
  reasonIn: (result) => {
    const { cancelled: off, acceptedFor } = enteredResult.parse(result);
    return off ?? acceptedFor ?? '';
  },
  isTouched: ({ touched, given = [] }) => touched || given.some((count) => count > 0),
  readsLine: () => false,
  // No two tables end with the same four figures; what stopped one game stops many.
  mayRepeat: (result) => enteredResult.parse(result).cancelled !== null,
  readLine: (where, _hand, line) => readLine(where, line),
  whole: (hand, { text }) => enter(put(hand, text)),
  put,
  without: (hand) => hand,
  given: ({ given = [] }, fresh) => (given.some((count) => count > 0) ? withGiven(fresh, given) : null),
  // What the director gave stays at the table of its round.
  carried: ({ typed, at, passed, chombos, given = [], sticksLeft, cancelled: off }, to) => ({
    ...to,
    typed,
    at,
    passed,
    chombos: chombos.map((count, seat) => count - (given[seat] ?? 0)),
    sticksLeft,
    cancelled: off,
    touched: true,
  }),
  blankGoesOn: ({ extras }) => !extras,
};

/** The game is cancelled: finished as it stands, whatever its points are. Seats without points get none. */
export const cancelled = (hand: MahjongHand, reason: string): Typed<MahjongHand> => {
  const now = { ...hand, cancelled: reason, extras: false, touched: true };
  return finish(now, false);
};

/** The game counts again; its points are typed or passed as for any other. */
export const counted = (hand: MahjongHand): Typed<MahjongHand> =>
  step({ ...hand, cancelled: null, extras: false, touched: true });
