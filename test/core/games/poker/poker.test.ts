import { describe, expect, test } from 'vitest';
import { families } from '../../../../core/games/all.ts';
import { slipsOf } from '../../../../core/games/poker/paper/slips.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { countersOf, floorOf, hallOf } from '../../../../core/games/poker/steps/state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { advance, emptyLedger, type Ledger, type Step } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { created, journaled, redo, refusalOf, run, stateOf, undo } from '../../tournament/event.ts';

const START = 1_800_000_000_000;

const floorDo = (command: Record<string, Json>): CommandInput => ({
  type: 'family.do',
  command: { at: START, ...command },
});

const people = (count: number, traits: Record<string, boolean> = { paid: true }) =>
  Array.from({ length: count }, (_, i) => ({ name: `Player ${i + 1}`, traits }));

const event: CommandInput = { ...created, family: 'poker', plannedRounds: 1 } as CommandInput;

/** Twenty players, three tables, not drawn yet. */
const fresh = (): Ledger =>
  run(
    emptyLedger,
    event,
    { type: 'entrants.add', entrants: people(20) },
    { type: 'family.do', command: { do: 'addTables', count: 3 } },
  );

const draw = floorDo({ do: 'initialDraw' });
const drawsOf = (ledger: Ledger) => itemsOf(floorOf(stateOf(ledger)).draws);

describe('poker as a game', () => {
  test('places have a column of prizes only where there are prizes', () => {
    const paid = { ...(families.poker.rules.usual as object), payouts: { paid: true, parts: null, unit: 1 } };
    const columns = (rules: object) =>
      families.poker.results
        .standings(stateOf(run(fresh(), { type: 'tournament.rule', rules } as CommandInput, draw, out)))
        .columns.map(({ code }) => code);
    const out = floorDo({ do: 'bust', hands: [[{ entry: 1 }]] });
    expect(columns(paid)).toEqual([]);
    expect(columns({ ...paid, money: { buyIn: 20, fee: 0, bounty: 0, rebuy: 0, addOn: 0, pool: null } })).toEqual([
      'prize',
    ]);
  });

  test('who can play is whoever plays; roles and payment are traits', () => {
    const ledger = run(emptyLedger, event, {
      type: 'entrants.add',
      entrants: [
        { name: 'Ana', traits: { paid: true, clockOperator: true } },
        { name: 'Bob', traits: { expert: true } },
        { name: 'Cyd', playing: false },
      ],
    });
    expect([...hallOf(stateOf(ledger)).people]).toEqual([
      [1, { paid: true, clockOperator: true, expert: false }],
      [2, { paid: false, clockOperator: false, expert: true }],
    ]);
    expect(refusalOf(ledger, { type: 'entrants.add', entrants: [{ name: 'Dan', traits: { seed: 1 } }] }).code).toBe(
      'entrant.trait',
    );
  });

  test('draw and slip numbers are never used twice, also not after undo', () => {
    const once = run(fresh(), draw);
    const again = run(undo(once), draw);
    expect(drawsOf(once).map(({ no, seed }) => [no, seed])).toEqual([[1, 'open#1']]);
    expect(drawsOf(again).map(({ no, seed }) => [no, seed])).toEqual([[2, 'open#2']]);
    const slips = [once, again].flatMap((ledger) => slipsOf(floorOf(stateOf(ledger))).map(({ no }) => no));
    expect(slips).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(countersOf(again.counters.own)).toMatchObject({ nextDraw: 3, nextSlip: 41 });
  });

  test('the numbers come out of a journal that is read again', () => {
    const { steps, ledger, keep } = journaled();
    for (const input of [event, { type: 'entrants.add', entrants: people(9) } as CommandInput])
      keep(run(ledger(), input));
    keep(run(ledger(), { type: 'family.do', command: { do: 'addTables', count: 1 } }));
    keep(run(ledger(), draw));
    keep(undo(ledger()));
    const read = (JSON.parse(JSON.stringify(steps)) as Step[]).reduce(
      (known, step) => advance(known, step, families),
      emptyLedger,
    );
    expect(read.counters).toEqual(ledger().counters);
    expect(drawsOf(run(read, draw))[0]?.no).toBe(2);
  });

  test('a late entry is one step: registered, drawn, slip numbered', () => {
    const drawn = run(fresh(), draw);
    const late: CommandInput = {
      type: 'entrants.add',
      entrants: [{ name: 'Late', traits: { paid: true } }],
      atOnce: { do: 'seat', at: START },
    };
    const ledger = run(drawn, late);
    expect(ledger.last).toBe(drawn.last + 1);
    const { entrants } = stateOf(ledger);
    expect(entrants.at(-1)).toMatchObject({ id: 21, name: 'Late' });
    expect(drawsOf(ledger).at(-1)).toMatchObject({ no: 2, cause: 'late', seats: [{ entry: 21, slip: 21 }] });
    const back = undo(ledger);
    expect(stateOf(back)).toEqual(stateOf(drawn));
    expect(stateOf(redo(back))).toEqual(stateOf(ledger));
    expect(drawsOf(run(back, late)).at(-1)).toMatchObject({ no: 3, seed: 'open#3', seats: [{ slip: 22 }] });
  });

  test('[L-9.1] what is said of its name goes into the same step', () => {
    const namesAs = { order: 'given', family: 'last' } as const;
    const late: CommandInput = {
      type: 'entrants.add',
      entrants: [{ name: 'Eva Late', traits: { paid: true } }],
      namesAs,
      atOnce: { do: 'seat', at: START },
    };
    const ledger = run(run(fresh(), draw), late);
    expect(ledger.tournament?.namesAs).toEqual(namesAs);
    expect(drawsOf(ledger).at(-1)).toMatchObject({ cause: 'late' });
  });

  test('an unpaid late entry is refused whole; when all seats are taken the entry waits', () => {
    const full = run(fresh(), { type: 'entrants.add', entrants: people(7) }, draw);
    const late = (traits: Record<string, boolean>): CommandInput => ({
      type: 'entrants.add',
      entrants: [{ name: 'Late', traits }],
      atOnce: { do: 'seat', at: START },
    });
    expect(refusalOf(full, late({})).code).toBe('poker.unpaid');
    expect(floorOf(stateOf(run(full, late({ paid: true })))).queue).toEqual([28]);
  });

  test('a family that does nothing at once with new people says so', () => {
    const ledger = run(emptyLedger, created);
    expect(refusalOf(ledger, { type: 'entrants.add', entrants: [{ name: 'X' }], atOnce: {} })).toMatchObject({
      code: 'command.invalid',
      params: { field: 'atOnce' },
    });
  });

  test('R30 whoever has an entry is not removed, and nothing is offered that poker does not know', () => {
    const ledger = run(fresh(), draw);
    expect(refusalOf(ledger, { type: 'entrants.remove', ids: [3] })).toMatchObject({
      code: 'poker.hasEntry',
      params: { player: 3 },
      ways: [],
    });
    expect(stateOf(run(fresh(), { type: 'entrants.remove', ids: [3] })).entrants.length).toBe(19);
  });

  test('there are no rounds', () => {
    expect(families.poker?.seating.offers(stateOf(fresh()))).toEqual([]);
    expect(families.poker?.seating.request(stateOf(fresh()), 'wizard', {}, 's')).toMatchObject({
      ok: false,
      refusal: { code: 'poker.noRounds' },
    });
  });

  test('standings are the places, best entry of each player', () => {
    const ledger = run(
      fresh(),
      draw,
      floorDo({ do: 'bust', hands: [[{ entry: 4 }]] }),
      floorDo({ do: 'bust', hands: [[{ entry: 9 }, { entry: 2 }]] }),
    );
    const rows = families.poker?.results.standings(stateOf(ledger)).rows;
    expect(rows?.map(({ place, entrant }) => [place, entrant])).toEqual([
      [18, 2],
      [18, 9],
      [20, 4],
    ]);
  });
});
