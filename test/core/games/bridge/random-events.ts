/** Random events: rounds played by the engine itself with random results, so that histories are what histories are. */

import { type Control, quiet } from '../../../../core/game/seating.ts';
import {
  type BridgeRequestInput,
  type SwissRequest,
  swissRequest,
} from '../../../../core/games/bridge/seating/request.ts';
import { seatSwiss } from '../../../../core/games/bridge/seating/swiss.ts';
import { type Stream, stream } from '../../../../core/random/stream.ts';

type History = NonNullable<Extract<BridgeRequestInput, { method: 'swiss' }>['history']>;

export type RandomEvent = { readonly request: SwissRequest; readonly random: Stream };

/** Meetings drawn without a thought: histories no engine would make, with many repeats. */
const wildRound = (ids: readonly number[], round: number, random: Stream): History[number] => {
  const order = ids.toSorted(() => random.next() - 0.5);
  const odd = order.length % 2 === 1 ? (order.pop() ?? null) : null;
  return {
    round,
    tables: Array.from({ length: order.length / 2 }, (_, i) => ({
      table: i + 1,
      seats: [order[2 * i] ?? 0, order[2 * i + 1] ?? 0] as [number, number],
    })),
    byes: odd === null ? [] : [{ entrant: odd, table: order.length / 2 + 1 }],
  };
};

/**
 * The request for the round after `rounds` rounds.
 *
 * @param wild rounds seated without a thought instead of by the engine
 */
export const randomEvent = (seed: string, n: number, rounds: number, wild = false): RandomEvent => {
  const random = stream(seed, 'event');
  const ids = Array.from({ length: n }, (_, i) => i + 1);
  const totals = new Map(ids.map((id) => [id, 0]));
  const history: History = [];
  const add = (id: number, vp: number) => totals.set(id, (totals.get(id) ?? 0) + vp);
  const requestFor = (round: number): SwissRequest =>
    swissRequest.parse({
      family: 'bridge',
      method: 'swiss',
      seed,
      round,
      contestants: ids.map((id) => ({ id, number: id, total: totals.get(id) ?? 0 })),
      history: structuredClone(history),
    });
  for (let round = 1; round <= rounds; round++) {
    const played = wild ? wildRound(ids, round, random) : engineRound(requestFor(round), quiet);
    history.push(played);
    for (const { seats } of played.tables) {
      const vp = random.below(21);
      add(seats[0], 100 * vp);
      add(seats[1], 100 * (20 - vp));
    }
    for (const { entrant } of played.byes ?? []) add(entrant, 1200);
  }
  return { request: requestFor(rounds + 1), random };
};

const engineRound = (request: SwissRequest, control: Control): History[number] => {
  const answer = seatSwiss(request, control);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  const { tables, byes } = answer.value;
  return {
    round: request.round,
    tables: tables.map(({ table, seats: [ns = 0, ew = 0] }) => ({ table, seats: [ns, ew] as [number, number] })),
    byes: byes.map(({ entrant }) => ({ entrant, table: tables.length + 1 })),
  };
};
