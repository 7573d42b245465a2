/**
 * Several commands as one step: each is decided on the tournament as the ones before leave it, and all of it is stored or
 * nothing. An import is one step, and so is its undo.
 */

import type { Change } from './changes.ts';
import type { Command, SingleCommand } from './commands.ts';
import { decide, type Games } from './decide.ts';
import type { Counters } from './decide-rounds.ts';
import { counted, folded } from './fold.ts';
import { type Answer, ok } from './refusal.ts';
import type { Tournament } from './state.ts';

/** All changes in order, or the refusal of the first command that cannot be carried out. */
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

/** What any command leads to, one or many; see `decide`. */
export const decideCommand = (
  tournament: Tournament | null,
  command: Command,
  families: Games,
  counters: Counters,
): Answer<readonly Change[]> =>
  command.type === 'together'
    ? decideTogether(tournament, command.parts, families, counters)
    : decide(tournament, command, families, counters);
