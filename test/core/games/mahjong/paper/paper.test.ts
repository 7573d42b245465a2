import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../../../../core/game/paper.ts';
import { mahjongDocuments, scheduleOf, slipOf } from '../../../../../core/games/mahjong/paper/paper.ts';
import { rulesPresets } from '../../../../../core/games/mahjong/rules/rules.ts';
import type { CommandInput } from '../../../../../core/tournament/commands.ts';
import { emptyLedger } from '../../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { created, eventOf, publishing, resultsOf, run, stateOf } from '../../../tournament/event.ts';

const people = Array.from({ length: 8 }, (_, i) => ({ name: `P${i + 1}` }));

const event = (...commands: readonly object[]): Tournament =>
  stateOf(
    run(
      emptyLedger,
      created,
      { type: 'entrants.add', entrants: people },
      ...commands.map((command) => ({ type: 'family.do', command }) as unknown as CommandInput),
    ),
  );

const script = (text: string, change: object = {}) => ({
  do: 'setScript',
  script: { text, numbers: 'localIds', winds: 'asWritten', ...change },
});

describe('the reasons of the tables, printed when a player asks', () => {
  const first = eventOf(16);
  const second = run(run(first, publishing(first)), ...resultsOf(run(first, publishing(first)), 1), {
    type: 'round.confirm',
    no: 1,
  });
  const swiss = stateOf(run(second, publishing(second, 'swiss')));
  const partsOf = (tournament: Tournament) => {
    const [sheet] = mahjongDocuments[0]?.make(tournament, tournament.rounds.at(-1) ?? null) ?? [];
    return sheet?.kind === 'list' ? sheet.parts.map(({ blocks }) => blocks.flatMap(({ rows }) => rows)) : [];
  };
  const said = (row: GameRow | undefined) =>
    (row?.cells ?? []).flatMap((cell) => (cell.kind === 'sentences' ? cell.phrases : []));

  test('what is known of the least repeats comes first, then how the tables were found', () => {
    const [whole = []] = partsOf(swiss);
    const { metrics, proposal } = swiss.rounds.at(-1)?.draw ?? {};
    expect(whole.flatMap(said).map(({ code }) => code)).toEqual([
      metrics?.least.how.code,
      ...(proposal?.trace ?? []).map(({ code }) => code),
    ]);
  });
  test('every table with its four in seat order and its reasons, names in the sentences', () => {
    const [, rows = []] = partsOf(swiss);
    const tables = swiss.rounds.at(-1)?.tables ?? [];
    expect(rows.map(({ cells }) => cells[1])).toEqual(
      tables.map(({ seats }) => ({ kind: 'entrants', entrants: seats })),
    );
    const best = said(rows[0]).find(({ code }) => code === 'mahjong.reasons.bestLeft');
    expect(best?.params?.player).toMatch(/^P\d+$/);
  });
  test('a table that was put together by hand says so', () => {
    const round = swiss.rounds.at(-1);
    const [one, two, ...others] = round?.tables ?? [];
    if (round === undefined || one === undefined || two === undefined) throw new Error('two tables');
    const [a = 0, ...rest] = one.seats;
    const [b = 0, ...more] = two.seats;
    const tables = [{ ...one, seats: [b, ...rest] }, { ...two, seats: [a, ...more] }, ...others];
    const rounds = swiss.rounds.map((each) => (each.no === round.no ? { ...each, tables } : each));
    const [, rows = []] = partsOf({ ...swiss, rounds });
    expect(rows.map((row) => said(row)[0]?.code === 'mahjong.reasons.byHand')).toEqual([true, true, false, false]);
  });
  test('other winds at a table are the same table', () => {
    const round = swiss.rounds.at(-1);
    const rounds = swiss.rounds.map((each) =>
      each.no === round?.no
        ? { ...each, tables: each.tables.map((table) => ({ ...table, seats: table.seats.toReversed() })) }
        : each,
    );
    const [, rows = []] = partsOf({ ...swiss, rounds });
    expect(rows.some((row) => said(row)[0]?.code === 'mahjong.reasons.byHand')).toBe(false);
  });
  test('it waits for a round', () => {
    expect(mahjongDocuments[0]?.waits(event(), null)).toBe('round');
  });
});

describe('the slip', () => {
  test.each([
    ['ema2025', 'mahjong.slips.sum.toWinner', 120_000],
    ['tenhou', 'mahjong.slips.sum.toWinner', 100_000],
    ['jpmlA', 'mahjong.slips.sum.leftOnTable', 120_000],
  ])('under %s says what the points add up to, and whether with the sticks left', (preset, code, sum) => {
    const rules = rulesPresets.find((candidate) => candidate.preset === preset) as unknown as Json;
    expect(slipOf({ ...event(), rules }).note).toEqual({ code, params: { sum } });
  });

  test('M-33: four to a page, or two', () => {
    expect(slipOf(event()).perPage[0]).toBe(4);
    expect(slipOf(event()).perPage).toContain(2);
  });
});

describe('the schedule', () => {
  test('is none without a script, and none for a script by places (M-28)', () => {
    expect(scheduleOf(event())).toBeNull();
    expect(scheduleOf(event(script('1-2-3-4', { numbers: 'places' })))).toBeNull();
  });

  test('[mahjong 11.3] tables by line, people by local id in the order of the line', () => {
    expect(scheduleOf(event(script('1-2-3-4\n5-6-7-8\n\n1-3-5-7\n2-4-6-8')))?.coming).toEqual([
      {
        no: 1,
        seatsKnown: true,
        tables: [
          { table: 1, seats: [1, 2, 3, 4] },
          { table: 2, seats: [5, 6, 7, 8] },
        ],
      },
      {
        no: 2,
        seatsKnown: true,
        tables: [
          { table: 1, seats: [1, 3, 5, 7] },
          { table: 2, seats: [2, 4, 6, 8] },
        ],
      },
    ]);
  });

  test('M-25: begins at the current game', () => {
    const tournament = event(script('1-2-3-4\n\n5-6-7-8'), { do: 'setCurrentGame', current: 2 });
    expect(scheduleOf(tournament)?.coming.map(({ no, tables }) => [no, tables[0]?.seats])).toEqual([[1, [5, 6, 7, 8]]]);
  });

  test('a number that nobody has is an empty seat', () => {
    expect(scheduleOf(event(script('1-2-3-9')))?.coming[0]?.tables[0]?.seats).toEqual([1, 2, 3, null]);
  });

  test('ends with the planned rounds', () => {
    const six = Array.from({ length: 6 }, () => '1-2-3-4').join('\n\n');
    expect(scheduleOf(event(script(six)))?.coming).toHaveLength(4);
  });

  test.each(['1-2-x-4', '1-2-3-4\n\n5-6-7-7'])('a script with errors still has its numbers: %j', (text) => {
    const schedule = scheduleOf(event(script(text)));
    expect([schedule?.coming.length, schedule?.numbers.length]).toEqual([0, 8]);
  });
});
