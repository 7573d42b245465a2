/** Several commands stored as one step or not at all, each decided on the tournament as the ones before leave it. */

import { quiet } from '../game/seating.ts';
import type { Change } from './changes.ts';
import type { Command, SingleCommand } from './commands.ts';
import { decide, type Games } from './decide.ts';
import type { Counters } from './decide-rounds.ts';
import { fingerprint } from './draws/fingerprint.ts';
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

type Publish = Extract<SingleCommand, { type: 'round.publish' }>;

/** What publishes the rounds that are seated together with this one: they hang on no result, so they are seated here. */
const seatedBehind = (tournament: Tournament, first: Publish, families: Games): readonly SingleCommand[] => {
  const { seating } = families[tournament.family];
  const opening = seating.opening?.(tournament) ?? null;
  const found = seating.methods.find(({ id }) => id === first.method);
  if (opening === null || found === undefined) return [];
  const { type, method, options, proposal } = first;
  return opening.rounds.slice(1).flatMap((round) => {
    const request = opening.request(round, proposal.seed);
    const made = request.ok ? found.seat(request.value as never, quiet) : request;
    if (!request.ok || !made.ok) return [];
    return [{ type, method, options, fingerprint: fingerprint(request.value), proposal: made.value } as Publish];
  });
};

/** The same from the log: like every proposal of a file, what these say of themselves is measured again. */
const storedBehind = ({ type, method, options, behind = [] }: Publish): readonly SingleCommand[] =>
  behind.map((proposal) => ({ type, method, options, proposal }));

/** One press publishes them, so one undo takes them back [W-9.3]; where the others cannot follow, the first goes alone. */
const decideOpening = (
  tournament: Tournament,
  first: Publish,
  families: Games,
  counters: Counters,
): Answer<readonly Change[]> => {
  const all = decideTogether(tournament, [[first, ...seatedBehind(tournament, first, families)]], families, counters);
  return all.ok ? all : decide(tournament, first, families, counters);
};

export const decideCommand = (
  tournament: Tournament | null,
  command: Command,
  families: Games,
  counters: Counters,
): Answer<readonly Change[]> => {
  if (command.type === 'together') return decideTogether(tournament, command.parts, families, counters);
  if (command.type !== 'round.publish' || tournament === null) return decide(tournament, command, families, counters);
  return command.opening === true
    ? decideOpening(tournament, command, families, counters)
    : decideTogether(tournament, [[command, ...storedBehind(command)]], families, counters);
};

/** A command as the log has it: with everything that was seated to carry it out. */
export const forLog = (command: Command, changes: readonly Change[]): Command => {
  if (command.type !== 'round.publish' || command.opening !== true) return command;
  const { opening: _asked, ...stored } = command;
  const published = changes.flatMap((change) => (change.type === 'round.published' ? [change.draw.proposal] : []));
  return { ...stored, behind: published.slice(1) as Publish['behind'] };
};
