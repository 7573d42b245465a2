/** Small 1-v-1 events over the real decide and advance. */

import { type Proposal, quiet } from '../../../../core/game/seating.ts';
import { duel } from '../../../../core/games/duel/duel.ts';
import type { DuelResult } from '../../../../core/games/duel/rules/state.ts';
import { duelMethods } from '../../../../core/games/duel/seating/methods.ts';
import type { DuelProposal } from '../../../../core/games/duel/seating/proposal.ts';
import type { DuelRequest } from '../../../../core/games/duel/seating/request.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { emptyLedger, type Ledger } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { created, plain, run, stateOf } from '../../tournament/event.ts';

type DraftInput = Extract<CommandInput, { type: 'entrants.add' }>['entrants'][number];

/** An event whose players are as given; seeds in order of entry. */
export const duelEventOf = (entrants: readonly DraftInput[], rules?: Json): Ledger =>
  run(
    emptyLedger,
    { ...created, family: 'duel', plannedRounds: 6, ...(rules === undefined ? {} : { rules }) } as CommandInput,
    { type: 'entrants.add', entrants: [...entrants] },
  );

/** The same with so many players, named P1, P2, … */
export const duelEvent = (players: number, rules?: Json): Ledger =>
  duelEventOf(
    Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}` })),
    rules,
  );

export const own = (command: Json): CommandInput => ({ type: 'family.do', command });

export const requestOf = (ledger: Ledger, options: Json = {}, method = 'swiss'): DuelRequest => {
  const answer = duel.seating.request(stateOf(ledger), method, options, 's');
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value as unknown as DuelRequest;
};

export const proposalOf = (ledger: Ledger, options: Json = {}, method = 'swiss'): DuelProposal => {
  const found = duelMethods.find(({ id }) => id === method);
  const answer = found?.seat(requestOf(ledger, options, method) as never, quiet);
  if (answer?.ok !== true) throw new Error(JSON.stringify(answer));
  return answer.value as DuelProposal;
};

export const publishingOf = (ledger: Ledger, options: Json = {}, method = 'swiss'): CommandInput => {
  const proposal: Proposal = proposalOf(ledger, options, method);
  return { type: 'round.publish', method, options, proposal, tables: plain(proposal.tables) } as CommandInput;
};

export const seated = (ledger: Ledger, options: Json = {}): Ledger => run(ledger, publishingOf(ledger, options));

export const entering = (ledger: Ledger, table: number, result: Partial<DuelResult> & Pick<DuelResult, 'outcome'>) => {
  const round = stateOf(ledger).rounds.length;
  return { type: 'result.enter', round, table, result: result as Json } as CommandInput;
};

/** The pairs of the last round as sets of registration numbers, in table order. */
export const pairsOf = (ledger: Ledger): readonly (readonly number[])[] =>
  (stateOf(ledger).rounds.at(-1)?.tables ?? []).map(({ seats }) => seats);

export const byesOf = (ledger: Ledger): readonly number[] =>
  (stateOf(ledger).rounds.at(-1)?.byes ?? []).map(({ entrant }) => entrant);

/** The last round played and confirmed: the lower registration number wins, but for `upsets`. */
export const played = (ledger: Ledger, upsets: readonly number[] = []): Ledger => {
  const results = (stateOf(ledger).rounds.at(-1)?.tables ?? []).map(({ table, seats: [a = 0, b = 0] }) => {
    const better = a < b ? 'a' : 'b';
    const other = a < b ? 'b' : 'a';
    const outcome = upsets.includes(Math.max(a, b)) ? other : better;
    return entering(ledger, table, { outcome });
  });
  return run(ledger, ...results, { type: 'round.confirm', no: stateOf(ledger).rounds.length });
};

export const rowOf = (ledger: Ledger, id: number, provisional = false) => {
  const { columns, rows } = duel.results.standings(stateOf(ledger), provisional);
  const row = rows.find(({ entrant }) => entrant === id);
  return {
    place: row?.place,
    ...Object.fromEntries(columns.map(({ code }, i) => [code, row?.cells[i] ?? null])),
  } as { readonly place: number | null; readonly [code: string]: number | null };
};
