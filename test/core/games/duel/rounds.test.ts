import { describe, expect, test } from 'vitest';
import { mayNeedRematches, usualRounds } from '../../../../core/games/duel/rules/usual-rounds.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { emptyLedger, type Ledger } from '../../../../core/tournament/ledger.ts';
import { created, refusalOf, run, stateOf, undo } from '../../tournament/event.ts';
import { played, seated } from './played-event.ts';

describe('1 rounds', () => {
  test.each([
    [2, 1],
    [8, 3],
    [9, 4],
    [33, 6],
    [96, 7],
    [1024, 10],
  ])('%i players play %i rounds: ceil(log2 N)', (players, rounds) => {
    expect(usualRounds(players)).toBe(rounds);
  });
  const named = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `P${i + 1}` }));
  const asUsual = () =>
    run(emptyLedger, { ...created, family: 'duel', plannedRounds: null } as CommandInput, {
      type: 'entrants.add',
      entrants: named(9),
    });
  const planned = (event: Ledger) => stateOf(event).plannedRounds;
  test('default: as many as are usual for the players, whoever comes or stays away before the first round', () => {
    const nine = asUsual();
    const eight = run(nine, { type: 'entrants.play', ids: [9], playing: false });
    const many = run(eight, { type: 'entrants.add', entrants: named(30) });
    const fewer = run(many, { type: 'entrants.remove', ids: [30, 31, 32, 33, 34, 35, 36, 37, 38, 39] });
    expect([nine, eight, many, fewer].map(planned)).toEqual([4, 3, 6, 5]);
    expect(stateOf(undo(many))).toEqual(stateOf(eight));
  });
  test('editable before and during the event: a number that was set stays', () => {
    const set = run(asUsual(), { type: 'tournament.describe', name: 'Cup', plannedRounds: 6 });
    expect(planned(run(set, { type: 'entrants.add', entrants: named(90) }))).toBe(6);
    expect(planned(run(set, { type: 'tournament.describe', name: 'Cup', plannedRounds: null }))).toBe(4);
  });
  test('[duel 9] more than 30 rounds cannot be planned; an older file that plans more keeps that under another name', () => {
    const create = (plannedRounds: number) => ({ ...created, family: 'duel', plannedRounds }) as CommandInput;
    const tooMany = { code: 'tournament.tooManyRounds', params: { most: 30 } };
    expect(refusalOf(emptyLedger, create(31))).toMatchObject(tooMany);
    expect(refusalOf(asUsual(), { type: 'tournament.describe', name: 'Cup', plannedRounds: 31 })).toMatchObject(
      tooMany,
    );
    const most = run(emptyLedger, create(30));
    expect(planned(most)).toBe(30);
    const older = { ...most, tournament: { ...stateOf(most), plannedRounds: 40 } };
    expect(planned(run(older, { type: 'tournament.describe', name: 'Other', plannedRounds: 40 }))).toBe(40);
    expect(planned(run(emptyLedger, { ...created, plannedRounds: 100 } as CommandInput))).toBe(100);
  });
  test('another name of the event leaves the rounds as usual', () => {
    const renamed = run(asUsual(), { type: 'tournament.describe', name: 'Other', plannedRounds: 4 });
    expect(planned(run(renamed, { type: 'entrants.add', entrants: named(90) }))).toBe(7);
  });
  test('once the first round is seated nobody who comes late adds rounds', () => {
    const late = run(played(seated(asUsual())), { type: 'entrants.add', entrants: named(90) });
    expect(planned(late)).toBe(4);
  });
  test('a game that knows no usual number has to be told', () => {
    expect(refusalOf(emptyLedger, { ...created, plannedRounds: null } as CommandInput)).toMatchObject({
      code: 'command.invalid',
      params: { field: 'plannedRounds' },
    });
  });
  test('[duel 3.5] more than N/2 rounds: rematches may become unavoidable', () => {
    expect([mayNeedRematches(8, 4), mayNeedRematches(8, 5), mayNeedRematches(7, 4)]).toEqual([false, true, true]);
  });
});
