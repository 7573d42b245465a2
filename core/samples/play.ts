/** Plays an event by commands, as the TO would, and keeps the steps. */

import type { Play } from '../game/sample.ts';
import { type Proposal, quiet } from '../game/seating.ts';
import { families } from '../games/all.ts';
import { type CommandInput, command } from '../tournament/commands.ts';
import { fingerprint } from '../tournament/draws/fingerprint.ts';
import { advance, doStep, emptyLedger, type Step } from '../tournament/ledger.ts';
import type { Tournament } from '../tournament/state.ts';
import type { GameId, Json } from '../tournament/words.ts';

export type SampleEvent = {
  readonly family: GameId;
  readonly name: string;
  readonly id: string;
  readonly plannedRounds: number;
  readonly seed: string;
  /** ISO UTC. */
  readonly at: string;
  readonly rules?: Json;
};

export type Played = Play & { readonly steps: () => readonly Step[] };

export const playOf = (event: SampleEvent): Played => {
  let ledger = emptyLedger;
  const steps: Step[] = [];
  const tournament = (): Tournament => {
    if (ledger.tournament === null) throw new Error('no tournament yet');
    return ledger.tournament;
  };
  const act = (input: CommandInput): void => {
    const decided = doStep(ledger, command.parse(input), families);
    if (!decided.ok) throw new Error(`${event.family} sample: ${JSON.stringify(decided.refusal)}`);
    if (decided.value === null) return;
    const step = { no: ledger.last + 1, ...decided.value };
    ledger = advance(ledger, step, families);
    steps.push(step);
  };
  const propose = (method: string, options: Json): { readonly proposal: Proposal; readonly fingerprint: string } => {
    const family = families[event.family];
    const request = family.seating.request(
      tournament(),
      method,
      options,
      `${event.seed}-${tournament().rounds.length + 1}`,
    );
    const found = family.seating.methods.find(({ id }) => id === method);
    if (found === undefined || request.ok !== true)
      throw new Error(`${event.family} sample: ${JSON.stringify(request)}`);
    const seated = found.seat(request.value as never, quiet);
    if (!seated.ok) throw new Error(`${event.family} sample: ${JSON.stringify(seated.refusal)}`);
    return { proposal: seated.value, fingerprint: fingerprint(request.value) };
  };
  act({ type: 'tournament.create', rules: families[event.family].rules.usual, ...event });
  return {
    tournament,
    steps: () => steps,
    act,
    seat: (method, options = {}) => {
      const { proposal, fingerprint: asked } = propose(method, options);
      const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
      act({ type: 'round.publish', method, options, fingerprint: asked, proposal, tables } as CommandInput);
      const round = tournament().rounds.at(-1);
      if (round === undefined) throw new Error('no round after publishing');
      return round;
    },
    enter: ({ no, tables }, resultOf, only = tables.length) => {
      for (const table of tables.slice(0, only))
        act({ type: 'result.enter', round: no, table: table.table, result: resultOf(table) });
    },
  };
};
