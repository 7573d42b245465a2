/**
 * | rule | function |
 * | --- | --- |
 * | [M-11] Fisher–Yates over players in registration order, consecutive fours are tables 1..m | `seatRandom` |
 * | [M-11] switch "avoid repeats": 1,000 shuffles from the same seed, lowest T, then Q, then the earliest | `fewestRepeats` |
 * | [M-12] the people have their own stream, `seed/round/random/people` | `seatRandom` |
 *
 * Different on purpose: history is not looked at unless the switch is on, so every seating is equally likely.
 */

import type { Control, Proposal } from '../../../game/seating.ts';
import { type Stream, shuffle, stream } from '../../../random/stream.ts';
import { type Answer, no } from '../../../tournament/refusal.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { checkCount, checkField, checkFixedTables } from './field.ts';
import { inFours } from './fours.ts';
import { meetings, placesOf } from './meetings.ts';
import { weigh } from './metrics.ts';
import { oneStep, propose } from './proposal.ts';
import { meetingReasons } from './reasons.ts';
import type { RandomRequest } from './request.ts';

const SHUFFLES = 1000;

const fewestRepeats = (request: RandomRequest, registered: readonly EntrantId[], random: Stream, control: Control) => {
  const met = meetings(request.players, request.history);
  const places = placesOf(request.players);
  let best: { shuffled: EntrantId[]; repeats: number; squares: number } | null = null;
  let used = 0;
  while (used < SHUFFLES && !control.stopped()) {
    const shuffled = shuffle(registered, random);
    used++;
    const { repeats, squares } = weigh(inFours(shuffled.map((id) => places.get(id) ?? 0)), met);
    if (best === null || repeats < best.repeats || (repeats === best.repeats && squares < best.squares))
      best = { shuffled, repeats, squares };
    if (used % 100 === 0) control.progress(used / SHUFFLES, null);
  }
  return {
    shuffled: best?.shuffled ?? shuffle(registered, random),
    budget: { steps: SHUFFLES, used, ended: used < SHUFFLES ? 'stopped' : 'complete' } as const,
  };
};

export const seatRandom = (request: RandomRequest, control: Control): Answer<Proposal> => {
  const refusal =
    checkField(request) ?? checkCount(request.players.length) ?? checkFixedTables(request, request.players.length / 4);
  if (refusal !== null) return no(refusal);
  const registered = request.players.map(({ id }) => id).sort((a, b) => a - b);
  const random = stream(request.seed, request.round, 'random', 'people');
  const { avoidRepeats } = request.options;
  const { shuffled, budget } = avoidRepeats
    ? fewestRepeats(request, registered, random, control)
    : { shuffled: shuffle(registered, random), budget: oneStep };
  const groups = inFours(shuffled);
  return propose(request, {
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
  });
};
