/** Several commands stored as one step or not at all, each decided on the tournament as the ones before leave it. */

import type { Change } from './changes.ts';
import type { Command, SingleCommand } from './commands.ts';
import { decide, type Games } from './decide.ts';
import type { Counters } from './decide-rounds.ts';
import { counted, folded } from './fold.ts';
import { type Answer, ok } from './refusal.ts';
import type { Tournament } from './state.ts';

const decideTogether = (
  tournament: Tournament | null,
  parts: readonly (readonly SingleCommand[])[],
  families: Games,
  counters: Counters,
): Answer<readonly Change[]> => {
  const changes: Change[] = [];
  let state = tournament;
  let numbers = counters;
  for (const command of parts.flat()) {
    const decided = decide(state, command, families, numbers);
    if (!decided.ok) return decided;
    state = folded(state, decided.value, families);
    numbers = counted(numbers, decided.value, state === null ? undefined : families[state.family]);
    changes.push(...decided.value);
  }
  return ok(changes);
};

export const decideCommand = (
  tournament: Tournament | null,
  command: Command,
  families: Games,
  counters: Counters,
): Answer<readonly Change[]> =>
  command.type === 'together'
    ? decideTogether(tournament, command.parts, families, counters)
    : decide(tournament, command, families, counters);
