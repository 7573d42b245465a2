/**
 * Before the start [bridge 4.1, 4.2].
 *
 * | rule | function |
 * | --- | --- |
 * | more rounds than opponents [W-01]; more than ⌈log₂ n⌉ + 2 are more than part the field | `planning` |
 * | the same player twice [E-02] | `playerTwice` |
 * | a shuffle of the names is drawn from the seed [bridge 4.2] | `shuffled` |
 * | a stationary contestant is put N-S, because with two start rounds E-W moves [bridge 4.2] | `settledAtStart` |
 */

import { shuffle, stream } from '../../../random/stream.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import { type Boards, boardsOf } from './boards.ts';
import { checkStartCount } from './field.ts';

export type Planned = {
  readonly contestants: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly firstBoard: number;
};

export type Planning = {
  readonly boards: Boards;
  readonly count: number;
  readonly advice: readonly Phrase[];
};

/** Refuses `bridge.tooFew` [E-01]. */
export const planning = ({ contestants, rounds, boardsPerRound, firstBoard }: Planned): Answer<Planning> => {
  const refusal = checkStartCount(contestants);
  if (refusal !== null) return no(refusal);
  const enough = Math.ceil(Math.log2(contestants)) + 2;
  const advice: Phrase[] = [];
  if (rounds > contestants - 1) {
    advice.push({ code: 'bridge.warnings.manyRounds', params: { rounds, contestants } });
  }
  if (rounds > enough) advice.push({ code: 'bridge.hints.fewerRounds', params: { rounds, enough, contestants } });
  const { to } = boardsOf(rounds, firstBoard, boardsPerRound);
  return ok({ boards: { from: firstBoard, to }, count: rounds * boardsPerRound, advice });
};

export type Named = { readonly id: EntrantId; readonly members: readonly string[] };

const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLocaleLowerCase('und');

const isNobody = (name: string): boolean => ['', 'nn', 'n.n.'].includes(name);

/** [E-02]: in two pairs or teams, or twice in one. */
export const playerTwice = (contestants: readonly Named[]): Refusal | null => {
  const seen = new Map<string, EntrantId>();
  for (const { id, members } of contestants) {
    for (const member of members) {
      const name = plain(member);
      if (isNobody(name)) continue;
      const other = seen.get(name);
      if (other !== undefined)
        return refuse('bridge.playerTwice', { name: member, players: [...new Set([other, id])] });
      seen.set(name, id);
    }
  }
  return null;
};

export const shuffled = (order: readonly EntrantId[], seed: string, nth: number): EntrantId[] =>
  shuffle(order, stream(seed, 'bridge', 'names', nth));

export type StartHome = { readonly entrant: EntrantId; readonly table: number | null };

export type SettledStart = {
  readonly order: readonly EntrantId[];
  readonly exchanged: readonly { readonly entrant: EntrantId; readonly other: EntrantId }[];
};

/**
 * The order of seats with stationary contestants N-S, at their homes where they have one. Of two at one table the first in the
 * list sits N-S.
 *
 * @param order contestants in order of seats
 * @param numbers pair numbers in that order (`slotsFor`); odd numbers sit N-S
 */
export const settledAtStart = (
  order: readonly EntrantId[],
  numbers: readonly number[],
  stationary: readonly StartHome[],
): SettledStart => {
  const seats = [...order];
  const taken = new Set<number>();
  const exchanged: { entrant: EntrantId; other: EntrantId }[] = [];
  for (const { entrant, table } of stationary) {
    const here = seats.indexOf(entrant);
    const number = numbers[here];
    if (here === -1 || number === undefined) continue;
    const home = table ?? Math.ceil(number / 2);
    const there = numbers.indexOf(2 * home - 1);
    if (there === -1 || taken.has(there)) continue;
    taken.add(there);
    const other = seats[there];
    if (other === undefined || other === entrant) continue;
    [seats[here], seats[there]] = [other, entrant];
    exchanged.push({ entrant, other });
  }
  return { order: seats, exchanged };
};
