/**
 * | rule | function |
 * | --- | --- |
 * | [M-11] Fisher–Yates over players in registration order, consecutive fours are tables 1..m | `seatRandom` |
 * | [M-11] switch "avoid repeats": 1,000 shuffles from the same seed, lowest T, then Q, then the earliest | `fewestRepeats` |
 * | [M-17] whoever should be apart is: the first of 1,000 shuffles that does it, else chairs are exchanged | `lot` |
 * | [M-12] the people have their own stream, `seed/round/random/people` | `seatRandom` |
 *
 * Different on purpose: history is not looked at unless the switch is on, so every seating is equally likely.
 */

import type { Control, Proposal } from '../../../game/seating.ts';
import { type Stream, shuffle, stream } from '../../../random/stream.ts';
import { movedApart, together } from '../../../search/apart.ts';
import { type Answer, no } from '../../../tournament/refusal.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { apartPairs, leastApart, measureApart } from './apart.ts';
import { checkCount, checkField, checkFixedTables } from './field.ts';
import { inFours } from './fours.ts';
import { meetings, placesOf } from './meetings.ts';
import { weigh } from './metrics.ts';
import { oneStep, propose } from './proposal.ts';
import { meetingReasons } from './reasons.ts';
import type { RandomRequest } from './request.ts';

const SHUFFLES = 1000;

/** Players among whom each of so many shuffles can still be put apart. */
const EASY = 200;

type Lot = {
  /** One order after the other, in which those who should be apart are, as far as they can be. */
  readonly draw: () => EntrantId[];
  /** How many pairs of them share a table. */
  readonly apart: (order: readonly EntrantId[]) => number;
};

/** `shuffles`: so many are tried before chairs are exchanged. */
const lot = (
  request: RandomRequest,
  registered: readonly EntrantId[],
  random: Stream,
  { stopped, shuffles }: Pick<Control, 'stopped'> & { readonly shuffles: number },
): Lot => {
  const plain = () => shuffle(registered, random);
  const pairs = apartPairs(request);
  if (pairs.length === 0) return { draw: plain, apart: () => 0 };
  const n = registered.length;
  const places = placesOf(request.players);
  const marks = new Uint8Array(n * n);
  for (const [a, b] of pairs) {
    marks[a * n + b] = 1;
    marks[b * n + a] = 1;
  }
  const place = (id: EntrantId): number => places.get(id) ?? 0;
  const isApart = (one: EntrantId, other: EntrantId): boolean => marks[place(one) * n + place(other)] === 1;
  const least = leastApart(request);
  const chairs = inFours(registered.map((_, chair) => chair));
  const apart = (order: readonly EntrantId[]): number => together(order, chairs, isApart);
  const draw = (): EntrantId[] => {
    let drawn = plain();
    for (let tries = 1; tries < shuffles && apart(drawn) > least && !stopped(); tries++) drawn = plain();
    return movedApart(drawn, chairs, isApart, { random, least, stopped });
  };
  return { draw, apart };
};

/** Each of so many people is put apart anew in every shuffle: with many people fewer are compared. */
const shufflesOf = (request: RandomRequest, n: number): number =>
  apartPairs(request).length === 0 || n <= EASY ? SHUFFLES : Math.max(20, Math.floor((SHUFFLES * EASY ** 2) / n ** 2));

const fewestRepeats = (request: RandomRequest, { draw, apart: apartOf }: Lot, control: Control) => {
  const met = meetings(request.players, request.history);
  const places = placesOf(request.players);
  const steps = shufflesOf(request, request.players.length);
  let best: { shuffled: EntrantId[]; apart: number; repeats: number; squares: number } | null = null;
  let used = 0;
  while (used < steps && !control.stopped()) {
    const shuffled = draw();
    used++;
    const fours = inFours(shuffled);
    const { repeats, squares } = weigh(
      fours.map((four) => four.map((id) => places.get(id) ?? 0)),
      met,
    );
    const now = { shuffled, apart: apartOf(shuffled), repeats, squares };
    if (best === null || (now.apart - best.apart || now.repeats - best.repeats || now.squares - best.squares) < 0)
      best = now;
    if (used % 100 === 0) control.progress(used / steps, null);
  }
  return {
    shuffled: best?.shuffled ?? draw(),
    budget: { steps, used, ended: used < steps ? 'stopped' : 'complete' } as const,
  };
};

export const seatRandom = (request: RandomRequest, control: Control): Answer<Proposal> => {
  const refusal =
    checkField(request) ?? checkCount(request.players.length) ?? checkFixedTables(request, request.players.length / 4);
  if (refusal !== null) return no(refusal);
  const registered = request.players.map(({ id }) => id).sort((a, b) => a - b);
  const random = stream(request.seed, request.round, 'random', 'people');
  const { avoidRepeats } = request.options;
  const drawn = lot(request, registered, random, { ...control, shuffles: avoidRepeats ? 1 : SHUFFLES });
  const { shuffled, budget } = avoidRepeats
    ? fewestRepeats(request, drawn, control)
    : { shuffled: drawn.draw(), budget: oneStep };
  const groups = inFours(shuffled);
  const grouping = {
    groups,
    reasons: groups.map((four) => [
      { code: avoidRepeats ? 'mahjong.reasons.lotFewRepeats' : 'mahjong.reasons.lot' },
      ...(request.history.length === 0 ? [] : meetingReasons(four, request.history)),
    ]),
    byes: [],
    budget,
    trace: [
      avoidRepeats
        ? { code: 'mahjong.trace.bestShuffle', params: { count: budget.used } }
        : { code: 'mahjong.trace.shuffled', params: { count: registered.length } },
    ],
  };
  return propose(request, grouping, (tables) => measureApart(request, tables));
};
