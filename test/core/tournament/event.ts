/** Small events for tests: a two-word language over the real decide and advance. */

import { type Proposal, quiet } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import { type CommandInput, command as commandForm } from '../../../core/tournament/commands.ts';
import {
  advance,
  doStep,
  emptyLedger,
  type Ledger,
  type NextStep,
  redoStep,
  type Step,
  undoStep,
} from '../../../core/tournament/ledger.ts';
import type { Answer, Refusal } from '../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json, Table } from '../../../core/tournament/words.ts';

export const created: CommandInput = {
  type: 'tournament.create',
  id: '0123456789abcdef0123456789abcdef',
  name: 'Riichi Open',
  family: 'mahjong',
  plannedRounds: 4,
  seed: 'open',
  at: '2026-05-01T08:00:00.000Z',
};

const stepped = (ledger: Ledger, decided: Answer<NextStep | null>): Answer<Ledger> => {
  if (!decided.ok) return decided;
  if (decided.value === null) return { ok: true, value: ledger };
  return { ok: true, value: advance(ledger, { no: ledger.last + 1, ...decided.value }, families) };
};

/** The ledger after a command, or its refusal. */
export const attempt = (ledger: Ledger, input: CommandInput): Answer<Ledger> =>
  stepped(ledger, doStep(ledger, commandForm.parse(input), families));

const must = (answer: Answer<Ledger>): Ledger => {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
};

export const run = (ledger: Ledger, ...inputs: readonly CommandInput[]): Ledger =>
  inputs.reduce((now, input) => must(attempt(now, input)), ledger);

export const undo = (ledger: Ledger): Ledger => must(stepped(ledger, undoStep(ledger)));
export const redo = (ledger: Ledger): Ledger => must(stepped(ledger, redoStep(ledger)));

export const refusalOf = (ledger: Ledger, input: CommandInput): Refusal => {
  const answer = attempt(ledger, input);
  if (answer.ok) throw new Error('not refused');
  return answer.refusal;
};

export const stateOf = (ledger: Ledger): Tournament => {
  if (ledger.tournament === null) throw new Error('no tournament');
  return ledger.tournament;
};

/** A new event with so many players, named P1, P2, … */
export const eventOf = (players: number): Ledger =>
  run(emptyLedger, created, {
    type: 'entrants.add',
    entrants: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}` })),
  });

/** The proposal of a method for the next round, from the real engine. */
export const proposalFor = (ledger: Ledger, method: string, options: Json, seed: string): Proposal => {
  const tournament = stateOf(ledger);
  const family = families[tournament.family];
  const request = family.seating.request(tournament, method, options, seed);
  if (!request.ok) throw new Error(`refused: ${JSON.stringify(request.refusal)}`);
  const found = family.seating.methods.find(({ id }) => id === method);
  if (found === undefined) throw new Error(`no method ${method}`);
  const answer = found.seat(request.value as never, quiet);
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
};

export const plain = (tables: readonly Table[]) => tables.map(({ table, seats }) => ({ table, seats: [...seats] }));

/** The command that publishes a seating as the engine made it. */
export const publishing = (ledger: Ledger, method = 'random', options: Json = {}, seed = 'seed'): CommandInput => {
  const proposal = proposalFor(ledger, method, options, seed);
  return {
    type: 'round.publish',
    method,
    options,
    proposal,
    tables: plain(proposal.tables),
  } as CommandInput;
};

/** Results for all tables of a round: the better seat wins. */
export const resultsOf = (ledger: Ledger, no: number): CommandInput[] => {
  const round = stateOf(ledger).rounds.find((candidate) => candidate.no === no);
  return (round?.tables ?? []).map(({ table }) => ({
    type: 'result.enter',
    round: no,
    table,
    result: { points: [42_000 + 100 * table, 33_000, 27_000, 18_000 - 100 * table] },
  }));
};

/** A ledger with the journal that would lie on disk: every step that is kept, undos among them. */
export const journaled = () => {
  const steps: Step[] = [];
  let ledger = emptyLedger;
  return {
    steps,
    ledger: () => ledger,
    keep: (next: Ledger): void => {
      const top = next.done?.step;
      steps.push(
        top?.no === next.last
          ? top
          : { no: next.last, kind: 'undo', cancels: ledger.done?.step.no ?? null, command: null, changes: [] },
      );
      ledger = next;
    },
  };
};
