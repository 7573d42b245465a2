import { describe, expect, test } from 'vitest';
import { quiet } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { type Command, command } from '../../../core/tournament/commands.ts';
import { advance, doStep, emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import { lastRound, type Tournament, tablesWithoutResult } from '../../../core/tournament/state.ts';
import { carriedOut, isMove, standingsMoves, supposed } from '../../../core/tournament/what-if.ts';
import type { GameId, Json } from '../../../core/tournament/words.ts';

const sample = (family: GameId): Ledger =>
  sampleSteps({
    family,
    name: 'Sample',
    id: 'a'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    now: 1_777_622_400_000,
  }).reduce((ledger, step) => advance(ledger, step, families), emptyLedger);

const ledgers = { mahjong: sample('mahjong'), bridge: sample('bridge'), duel: sample('duel') };
type Played = keyof typeof ledgers;
const played = Object.keys(ledgers) as Played[];

const eventOf = (family: Played): Tournament => {
  const { tournament } = ledgers[family];
  if (tournament === null) throw new Error('empty');
  return tournament;
};

const one: { readonly [family in Played]: Json } = {
  mahjong: { points: [50_000, 30_000, 25_000, 15_000] },
  bridge: { entry: 'mp', ns: 7000 },
  duel: { outcome: 'b', games: { a: 0, b: 2, draws: 0 }, reason: 'played' },
};
const other: { readonly [family in Played]: Json } = {
  mahjong: { points: [15_000, 25_000, 30_000, 50_000] },
  bridge: { entry: 'mp', ns: 3000 },
  duel: { outcome: 'a', games: { a: 2, b: 0, draws: 0 }, reason: 'played' },
};

/** Every result that the last round misses. */
const allIn = (family: Played, result: Json = one[family]): Command[] => {
  const event = eventOf(family);
  const round = lastRound(event);
  return (round === undefined ? [] : tablesWithoutResult(round)).map((table) =>
    command.parse({ type: 'result.enter', round: round?.no, table, result }),
  );
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

describe.each(played)('what would happen if, in %s', (family) => {
  test('the event that is open stays as it is, to the last field', () => {
    const event = frozen(eventOf(family));
    const before = JSON.stringify(event);
    const copy = supposed(event, allIn(family), families).tournament;
    expect(JSON.stringify(event)).toBe(before);
    expect(JSON.stringify(copy)).not.toBe(before);
  });

  test('the copy is what the same commands would make of the event', () => {
    const event = eventOf(family);
    const commands = allIn(family);
    let ledger = ledgers[family];
    const isPaced = families[family].seating.pace !== undefined;
    const confirm: Command[] = isPaced ? [] : [{ type: 'round.confirm', no: event.rounds.length }];
    for (const each of [...commands, ...confirm]) {
      const step = doStep(ledger, each, families);
      if (!step.ok || step.value === null) throw new Error(each.type);
      ledger = advance(ledger, { ...step.value, no: ledger.last + 1 }, families);
    }
    expect(supposed(event, commands, families).tournament).toEqual(ledger.tournament);
  });

  test('a result as A or as B gives other standings', () => {
    const [first] = allIn(family);
    const [second] = allIn(family, other[family]);
    if (first === undefined || second === undefined) throw new Error('no open table');
    const event = eventOf(family);
    const standings = (wanted: Command) =>
      families[family].results.standings(supposed(event, [wanted], families).tournament, true);
    const [a, b] = [standings(first), standings(second)];
    if (a === undefined || b === undefined) throw new Error('no standings');
    expect(standingsMoves(a, b).some(isMove)).toBe(true);
  });

  test('with all results in, the next round can be seated by every method that is offered, and seats everybody once', () => {
    const copy = supposed(eventOf(family), allIn(family), families).tournament;
    const own = families[family];
    const offered = (own.seating.offers(copy) ?? []).filter(({ refusal }) => refusal === null);
    expect(offered.length).toBeGreaterThan(0);
    for (const { id } of offered) {
      const options = id === 'interval' ? { k: 2 } : {};
      const request = own.seating.request(copy, id, options, 'what-if');
      const method = own.seating.methods.find((candidate) => candidate.id === id);
      if (request?.ok !== true || method === undefined) throw new Error(id);
      const proposal = method.seat(request.value as never, quiet);
      if (!proposal.ok) throw new Error(JSON.stringify(proposal.refusal));
      expect(own.seating.check(copy, proposal.value.tables, proposal.value.byes)).toBeNull();
    }
  });

  test('somebody who leaves on the copy is not in its next round, and still in the event', () => {
    const event = eventOf(family);
    const leaver = event.entrants.find(({ playing }) => playing)?.id ?? 0;
    const leaves: Command = { type: 'entrants.play', ids: [leaver], playing: false };
    const { tournament: copy, refusals } = supposed(event, [...allIn(family), leaves], families);
    expect(refusals.every((refusal) => refusal === null)).toBe(true);
    expect(copy.entrants.find(({ id }) => id === leaver)?.playing).toBe(false);
    expect(event.entrants.find(({ id }) => id === leaver)?.playing).toBe(true);
  });

  test('what would be refused is left out with its reason, and the rest goes on', () => {
    const [good, ...rest] = allIn(family);
    if (good === undefined) throw new Error('no open table');
    const bad: Command = { type: 'result.enter', round: 99, table: 1, result: one[family] };
    const { tournament, refusals } = supposed(eventOf(family), [bad, good, ...rest], families);
    expect(refusals[0]?.code).toBe('round.unknown');
    expect(refusals.slice(1).every((refusal) => refusal === null)).toBe(true);
    const last = lastRound(tournament);
    expect(last === undefined ? null : tablesWithoutResult(last)).toEqual([]);
  });
});

test('a round that misses a result is not confirmed on the copy', () => {
  const [first] = allIn('duel');
  if (first === undefined) throw new Error('no open table');
  expect(lastRound(supposed(eventOf('duel'), [first], families).tournament)?.confirmed).toBe(false);
});

test('one command that would be refused is answered with its refusal', () => {
  const answer = carriedOut(eventOf('duel'), { type: 'round.withdraw', no: 1 }, families);
  expect(answer.ok ? null : answer.refusal.code).toBe('round.notLast');
});
