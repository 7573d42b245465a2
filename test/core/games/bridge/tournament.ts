/** Bridge tournaments driven by commands, as the back end drives them. */

import type { z } from 'zod';
import { type Proposal, quiet } from '../../../../core/game/seating.ts';
import { families } from '../../../../core/games/all.ts';
import type { BridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import type { bridgeCommand } from '../../../../core/games/bridge/rules/state.ts';
import { bridgeMethods } from '../../../../core/games/bridge/seating/methods.ts';
import { requestFor } from '../../../../core/games/bridge/steps/next-round.ts';
import { safeSearch } from '../../../../core/games/bridge/steps/safe-now.ts';
import type { SafeTables } from '../../../../core/games/bridge/steps/safe-tables.ts';
import { type CommandInput, command } from '../../../../core/tournament/commands.ts';
import { advance, doStep, emptyLedger, type Ledger, undoStep } from '../../../../core/tournament/ledger.ts';
import { type Answer, ok, type Refusal } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import type { GoldenRound } from './golden.ts';

export const stateOf = ({ tournament }: Ledger): Tournament => {
  if (tournament === null) throw new Error('no tournament');
  return tournament;
};

type Tried = { readonly ledger: Ledger; readonly refusal: Refusal | null };

export const attempt = (ledger: Ledger, input: CommandInput): Tried => {
  const step = doStep(ledger, command.parse(input), families);
  if (!step.ok) return { ledger, refusal: step.refusal };
  return {
    refusal: null,
    ledger: step.value === null ? ledger : advance(ledger, { no: ledger.last + 1, ...step.value }, families),
  };
};

export const run = (ledger: Ledger, ...inputs: readonly CommandInput[]): Ledger =>
  inputs.reduce((now, input) => {
    const tried = attempt(now, input);
    if (tried.refusal !== null) throw new Error(JSON.stringify(tried.refusal));
    return tried.ledger;
  }, ledger);

export const undo = (ledger: Ledger): Ledger => {
  const step = undoStep(ledger);
  if (!step.ok) throw new Error(step.refusal.code);
  return advance(ledger, { no: ledger.last + 1, ...step.value }, families);
};

type OwnInput = z.input<typeof bridgeCommand>;

export const own = (input: OwnInput): CommandInput => ({ type: 'family.do', command: input as unknown as Json });

export const refusalOf = (ledger: Ledger, input: CommandInput): Refusal => {
  const { refusal } = attempt(ledger, input);
  if (refusal === null) throw new Error('not refused');
  return refusal;
};

export const entrantsNamed = (from: number, to: number): CommandInput => ({
  type: 'entrants.add',
  entrants: Array.from({ length: to - from + 1 }, (_, i) => ({
    name: `P${from + i}`,
    members: [`A${from + i}`, `B${from + i}`],
  })),
});

/** A new event of so many contestants, preparations open. */
export const opened = (contestants: number, rules: BridgeRules, plannedRounds = 9): Ledger =>
  run(
    emptyLedger,
    {
      type: 'tournament.create',
      id: '0'.repeat(32),
      name: 'Bridge',
      family: 'bridge',
      plannedRounds,
      seed: 'seed',
      at: '2026-01-01T00:00:00.000Z',
      rules: rules as unknown as Json,
    },
    entrantsNamed(1, contestants),
  );

/** The same with preparations closed. */
export const closed = (contestants: number, rules: BridgeRules, plannedRounds = 9): Ledger =>
  run(opened(contestants, rules, plannedRounds), own({ do: 'closePreparations' }));

export const proposalFor = (ledger: Ledger, method: string, options: Json = {}): Proposal => {
  const request = requestFor(stateOf(ledger), method, options, 'seed');
  if (!request.ok) throw new Error(JSON.stringify(request.refusal));
  const found = bridgeMethods.find(({ id }) => id === method);
  const answer = found?.seat(request.value as never, quiet);
  if (answer === undefined || !answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

/** Seats and publishes the next round. */
export const seatNext = (ledger: Ledger, method = 'swiss', options: Json = {}): Ledger => {
  const proposal = proposalFor(ledger, method, options);
  return run(ledger, {
    type: 'round.publish',
    method,
    options,
    proposal,
    tables: proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] })),
  });
};

/** What the search for safe tables of the next Swiss round says at its end. */
export const safeTables = (tournament: Tournament, seed: string): Answer<SafeTables | null> => {
  const search = safeSearch(tournament, 'swiss', {}, seed);
  return search.ok ? ok(search.value === null ? null : ([...search.value.steps].at(-1) ?? null)) : search;
};

/** Enters VP of a round: for each match the scores as written in a golden, found by its two contestants. */
export const enter = (ledger: Ledger, round: GoldenRound, leftOut: readonly string[] = []): Ledger => {
  const seated = stateOf(ledger).rounds.find(({ no }) => no === round.no);
  return run(
    ledger,
    ...round.matches.flatMap(({ a, b, x, y }): CommandInput[] => {
      if (leftOut.includes(`${a}-${b}`)) return [];
      const at = seated?.tables.find(({ seats }) => seats.includes(a) && seats.includes(b));
      if (at === undefined) throw new Error(`${a}-${b} do not meet in round ${round.no}`);
      const ns = at.seats[0] === a ? x : y;
      return [{ type: 'result.enter', round: round.no, table: at.table, result: { entry: 'vp', ns: 100 * ns } }];
    }),
  );
};

/** A golden played through: every round seated by the engine and entered. */
export const playedThrough = (rounds: readonly GoldenRound[], rules: BridgeRules, contestants: number): Ledger =>
  rounds.reduce(
    (ledger, round) => enter(seatNext(ledger, round.no <= rules.startRounds ? 'start' : 'swiss'), round),
    closed(contestants, rules),
  );

/** Tables of a round as text, N-S first. */
export const roundText = (ledger: Ledger, no: number): string => {
  const round = stateOf(ledger).rounds.find((one) => one.no === no);
  return (round?.tables ?? []).map(({ table, seats }) => `${table}:${seats.join('-')}`).join(' ');
};
