import { describe, expect, test } from 'vitest';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import {
  chomboRows,
  fixedRows,
  leftRows,
  penaltyRows,
  roundNow,
  standIns,
  substituteRows,
  sumRows,
} from '../../../../../renderer/games/mahjong/director/lists.ts';
import { after, confirmed, mahjongEvent, seated, somePoints, tournamentOf } from '../../../round/event.ts';
import { afterOwn } from '../script/event.ts';

const penalise = (ledger: Ledger, player: number, amount: number, reason = 'Late') =>
  afterOwn(ledger, { do: 'penalise', penalty: { player, round: null, amount, reason } });
const substitute = (ledger: Ledger, player: number, name: string, from: number, until: number | null) =>
  afterOwn(ledger, { do: 'substitute', substitute: { player, name, from, until } });
const result = (ledger: Ledger, table: number, more: { readonly [key: string]: Json }) =>
  after(ledger, { type: 'result.enter', round: 1, table, result: { points: somePoints(table), ...more } });
const seats = (ledger: Ledger, table: number) =>
  tournamentOf(ledger).rounds[0]?.tables.find((one) => one.table === table)?.seats ?? [];

const one = seated(mahjongEvent(8));

describe('the round now', () => {
  test('is the open one, else the next', () => {
    expect(roundNow(tournamentOf(mahjongEvent(8)))).toBe(1);
    expect(roundNow(tournamentOf(one))).toBe(1);
    expect(roundNow(tournamentOf(confirmed(one)))).toBe(2);
  });
});

describe('penalties and chombos for the report [mahjong 15]', () => {
  test('newest penalty first', () => {
    const two = penalise(penalise(one, 3, 0), 4, 1000);
    expect(penaltyRows(tournamentOf(two)).map(({ no }) => no)).toEqual([2, 1]);
  });

  test('sums leave cancelled ones out and count notices apart', () => {
    const given = penalise(penalise(penalise(one, 3, 0), 3, 1000), 3, 500);
    const off = afterOwn(given, { do: 'cancelPenalty', no: 2, reason: 'mistake' });
    expect(sumRows(tournamentOf(off))).toEqual([
      { player: 3, notices: 1, penalties: 1, amount: 500, chombos: 0, chomboAmount: 0 },
    ]);
  });

  test('chombos of an open round are listed and say so', () => {
    const entered = result(one, 1, { chombos: [0, 2, 0, 0] });
    const player = seats(one, 1)[1];
    expect(chomboRows(tournamentOf(entered))).toEqual([
      { player, round: 1, table: 1, chombos: 2, amount: 40_000, counts: false },
    ]);
    expect(chomboRows(tournamentOf(confirmed(entered)))).toEqual([]);
  });

  test('a chombo costs what the rules say, and nothing where it is paid at the table', () => {
    const entered = result(one, 1, { chombos: [1, 0, 0, 0] });
    expect(sumRows(tournamentOf(entered))[0]).toMatchObject({ chombos: 1, chomboAmount: 20_000 });
    const { rules } = tournamentOf(entered);
    const paid = after(entered, {
      type: 'tournament.rule',
      rules: { ...(rules as object), preset: 'own', chombo: { mode: 'paidAtTable', amount: 0 } },
    });
    expect(sumRows(tournamentOf(paid))[0]).toMatchObject({ chombos: 1, chomboAmount: 0 });
  });

  test('beside a fixed result a chombo of the substitute costs the player nothing (M-08)', () => {
    const [player = 0] = seats(one, 1);
    const entered = substitute(result(one, 1, { chombos: [1, 0, 0, 0] }), player, 'Ann', 1, 1);
    expect(sumRows(tournamentOf(entered))).toMatchObject([{ player, chombos: 1, chomboAmount: 0 }]);
  });

  test('a cancelled game has no chombos (M-10)', () => {
    const entered = result(one, 1, { chombos: [1, 0, 0, 0], cancelled: 'fire alarm' });
    expect(chomboRows(tournamentOf(entered))).toEqual([]);
  });
});

describe('M-08 substitutes', () => {
  const states = (ledger: Ledger) => substituteRows(tournamentOf(ledger)).map(({ state }) => state);

  test('play now, later, or are over', () => {
    const later = substitute(one, 3, 'Ann', 2, null);
    const now = substitute(later, 4, 'Ben', 1, 1);
    expect(states(now)).toEqual(['now', 'later']);
    expect(states(confirmed(now))).toEqual(['over', 'now']);
  });

  test('the newest entry for a player counts', () => {
    expect(states(substitute(substitute(one, 3, 'Ann', 1, null), 3, 'Ben', 1, 1))).toEqual(['now', 'replaced']);
  });
});

describe('the field', () => {
  test('M-07 who left, with the first round without them', () => {
    const left = afterOwn(confirmed(one), { do: 'leave', player: 5 });
    expect(leftRows(tournamentOf(left))).toEqual([{ player: 5, before: 2 }]);
    expect(leftRows(tournamentOf(afterOwn(left, { do: 'comeBack', player: 5 })))).toEqual([]);
  });

  test('M-09 stand-ins and M-21 fixed tables are read from their traits', () => {
    const more = after(mahjongEvent(2), {
      type: 'entrants.add',
      entrants: [
        { name: 'Stand-in 1', traits: { standIn: true } },
        { name: 'Camera', traits: { fixedTable: 7 } },
        { name: 'Wheels', traits: { fixedTable: 2 } },
      ],
    });
    const tournament = tournamentOf(more);
    expect(standIns(tournament).map(({ name }) => name)).toEqual(['Stand-in 1']);
    expect(fixedRows(tournament)).toEqual([
      { player: 5, table: 2 },
      { player: 4, table: 7 },
    ]);
  });
});
