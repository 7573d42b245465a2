import { type Proposal, quiet } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { command } from '../../../core/tournament/commands.ts';
import { advance, doStep, emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';

/** A ledger after a command. Fails the test when the command is refused. */
export const after = (ledger: Ledger, input: CommandInput): Ledger => {
  const step = doStep(ledger, command.parse(input), families);
  if (!step.ok) throw new Error(`${input.type} refused: ${JSON.stringify(step.refusal)}`);
  return step.value === null ? ledger : advance(ledger, { ...step.value, no: ledger.last + 1 }, families);
};

export const tournamentOf = (ledger: Ledger): Tournament => {
  if (ledger.tournament === null) throw new Error('no tournament');
  return ledger.tournament;
};

/** A mahjong event with so many players and nothing seated. */
export const mahjongEvent = (players: number, rules?: Json): Ledger => {
  const created = after(emptyLedger, {
    type: 'tournament.create',
    id: '0'.repeat(32),
    name: 'Test',
    family: 'mahjong',
    plannedRounds: 20,
    seed: 'test',
    at: '2026-11-20T10:00:00.000Z',
    ...(rules === undefined ? {} : { rules }),
  });
  const entrants = Array.from({ length: players }, (_, i) => ({ name: `Player ${i + 1}` }));
  return after(created, { type: 'entrants.add', entrants });
};

/** The proposal of a method for the next round. */
export const proposed = (ledger: Ledger, method = 'random', options: Json = {}, seed = 's1'): Proposal => {
  const tournament = tournamentOf(ledger);
  const family = families[tournament.family];
  const request = family.seating.request(tournament, method, options, seed);
  const found = family.seating.methods.find(({ id }) => id === method);
  if (request?.ok !== true || found === undefined) throw new Error(`no request: ${JSON.stringify(request)}`);
  const proposal = found.seat(request.value as never, quiet);
  if (!proposal.ok) throw new Error(JSON.stringify(proposal.refusal));
  return proposal.value;
};

/** The next round published as proposed. */
export const seated = (ledger: Ledger, method = 'random', options: Json = {}, seed = 's1'): Ledger => {
  const proposal = proposed(ledger, method, options, seed);
  const tables = proposal.tables.map(({ table, seats }) => ({ table, seats }));
  return after(ledger, { type: 'round.publish', method, options, proposal, tables } as CommandInput);
};

/** Points of a table that add up, different from table to table. */
export const somePoints = (table: number): [number, number, number, number] => [
  30_000 + 100 * table,
  41_200,
  19_800,
  29_000 - 100 * table,
];

/** The last round with results for the given tables (all if none are named). */
export const withResults = (ledger: Ledger, tables?: readonly number[]): Ledger => {
  const round = tournamentOf(ledger).rounds.at(-1);
  if (round === undefined) throw new Error('nothing seated');
  return (tables ?? round.tables.map(({ table }) => table)).reduce(
    (state, table) =>
      after(state, { type: 'result.enter', round: round.no, table, result: { points: somePoints(table) } }),
    ledger,
  );
};

/** The last round with all results, confirmed. */
export const confirmed = (ledger: Ledger): Ledger => {
  const done = withResults(ledger);
  return after(done, { type: 'round.confirm', no: tournamentOf(done).rounds.length });
};

/** What was carried out after an earlier state of the same ledger. */
export const commandsSince = (before: Ledger, now: Ledger): readonly CommandInput[] => {
  const commands: CommandInput[] = [];
  for (let link = now.done; link !== null && link.step.no > before.last; link = link.earlier)
    commands.unshift(link.step.command as CommandInput);
  return commands;
};
