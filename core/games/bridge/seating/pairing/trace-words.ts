/**
 * The trace as codes with numbers [bridge 3.1, 4.19]. `player`, `other` and `players` hold registration numbers, `table`, `with`
 * and `tables` ranking tables, `rounds` the rounds in which they have met.
 */

import type { EntrantId, Json, Phrase, RoundNo } from '../../../../tournament/words.ts';
import type { Match, PairingStep } from './match.ts';
import type { Meetings } from './meetings.ts';

export type TraceWords = {
  readonly meetings: Meetings;
  readonly tableOf: (n: number) => number;
};

const two = ([player, other]: Match) => ({ player, other });

const say = (code: string, params: { readonly [name: string]: Json }): Phrase => ({
  code: `bridge.trace.${code}`,
  params,
});

const skippedBy = (a: EntrantId, skipped: readonly EntrantId[], { rounds }: Meetings) => ({
  players: [...skipped],
  rounds: skipped.map((x) => rounds(a, x).at(-1) ?? 0),
  count: skipped.length,
});

const pairedPhrase = (step: Extract<PairingStep, { step: 'paired' }>, { meetings, tableOf }: TraceWords): Phrase => {
  const { match, skipped, how } = step;
  const params = { table: tableOf(step.table), ...two(match) };
  const met: readonly RoundNo[] = meetings.rounds(...match);
  if (how === 'danish') {
    return met.length === 0
      ? say('danish', params)
      : say('danishRematch', { ...params, rounds: [...met], count: met.length });
  }
  if (how === 'forced') return say('forced', { ...params, rounds: [...met], count: met.length });
  return skipped.length === 0
    ? say('paired', params)
    : say('pairedSkipping', { ...params, ...skippedBy(match[0], skipped, meetings) });
};

export const stepPhrase = (step: PairingStep, words: TraceWords): Phrase => {
  const table = words.tableOf(step.table);
  const metAt = (match: Match) => {
    const rounds = [...words.meetings.rounds(...match)];
    return { rounds, count: rounds.length };
  };
  switch (step.step) {
    case 'paired':
      return pairedPhrase(step, words);
    case 'tangled':
      return say('tangled', { table, ...two(step.match), ...metAt(step.match) });
    case 'noSwap':
      return say('noSwap', { table, tables: step.others.map(words.tableOf), count: step.others.length });
    case 'swapped':
      return say('swapped', {
        table,
        with: words.tableOf(step.other),
        players: [...step.after[0]],
        ...two(step.after[1]),
      });
    case 'stays':
      return say(step.frozen ? 'staysFrozen' : 'stays', { table, ...two(step.match), ...metAt(step.match) });
  }
};

export const stepsOf = (trace: readonly PairingStep[], n: number): readonly PairingStep[] =>
  trace.filter(
    (step) =>
      (step.step !== 'noSwap' && step.step !== 'tangled' && step.table === n) ||
      (step.step === 'swapped' && step.other === n),
  );
