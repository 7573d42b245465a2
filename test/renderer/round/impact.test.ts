import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { type CommandInput, command } from '../../../core/tournament/commands.ts';
import { advance, type Ledger, undoStep } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { impactOf, rankingChangedSince } from '../../../renderer/round/impact.ts';
import { mpRules } from '../../core/games/bridge/events.ts';
import { closed, run, seatNext } from '../../core/games/bridge/tournament.ts';
import { after as carriedOut, confirmed, mahjongEvent, seated, tournamentOf } from './event.ts';

const one = confirmed(seated(mahjongEvent(16)));
const two = seated(one, 'swiss', { order: 'documented' });

const correcting = (points: readonly number[], table = 1): CommandInput => ({
  type: 'result.correct',
  round: 1,
  table,
  result: { points: [...points] },
  reason: 'slip',
});
const impact = (ledger: Ledger, wanted: CommandInput) =>
  impactOf(tournamentOf(ledger), 1, command.parse(wanted), families);
const rowsOf = (tournament: Tournament) =>
  new Map(families.mahjong?.results.standings(tournament).rows.map((row) => [row.entrant, row]));
const pointsAt = (ledger: Ledger, table: number) =>
  (tournamentOf(ledger).rounds[0]?.results[table] as { points: number[] } | undefined)?.points ?? [];

describe('before a correction', () => {
  const wanted = correcting([90_000, 10_000, 10_000, 10_000]);

  test('exactly the lines that get another place or score are named, those with another score first', () => {
    const { lines, moves } = impact(one, wanted);
    const [old, now] = [rowsOf(tournamentOf(one)), rowsOf(tournamentOf(carriedOut(one, wanted)))];
    const expected = [...now.values()].flatMap(({ entrant, place, cells }) => {
      const before = old.get(entrant);
      if (before?.place === place && before.cells[0] === cells[0]) return [];
      return [{ entrant, before: before?.place, after: place, scoreBefore: before?.cells[0], scoreAfter: cells[0] }];
    });
    const scored = (line: (typeof expected)[number]) => line.scoreBefore !== line.scoreAfter;
    expect(expected.filter(scored)).toHaveLength(4);
    expect(lines).toEqual([...expected.filter(scored), ...expected.filter((line) => !scored(line))]);
    expect(lines[0]).toMatchObject({ after: 1 });
    expect(moves).toBe(lines.filter((line) => line.before !== line.after).length);
    expect(moves).toBeGreaterThan(0);
  });

  test('nothing is carried out', () => {
    const ledger = one;
    const before = JSON.stringify(tournamentOf(ledger));
    impact(ledger, wanted);
    expect(JSON.stringify(tournamentOf(ledger))).toBe(before);
  });

  test('seatings drawn from the old ranking are named, and they stay', () => {
    expect(impact(one, wanted).seatedSince).toEqual([]);
    expect(impact(two, wanted).seatedSince).toEqual([2]);
    expect(tournamentOf(carriedOut(two, wanted)).rounds[1]).toEqual(tournamentOf(two).rounds[1]);
  });

  test('the result that is there changes nothing', () => {
    expect(impact(two, correcting(pointsAt(two, 1)))).toMatchObject({ lines: [], moves: 0, seatedSince: [] });
  });

  test('what would be refused changes nothing', () => {
    expect(impact(one, correcting([1, 1, 1, 1])).lines).toEqual([]);
  });
});

test('F11 a correction of a round that is still played moves the standings as they stand so far', () => {
  const entered = (table: number, ns: number): CommandInput => ({
    type: 'result.enter',
    round: 1,
    table,
    result: { entry: 'mp', ns },
  });
  const playing = run(seatNext(closed(8, mpRules()), 'start'), entered(1, 5750), entered(2, 6000));
  const [first] = tournamentOf(playing).rounds[0]?.tables[0]?.seats ?? [];
  const { lines, moves } = impact(playing, {
    type: 'result.correct',
    round: 1,
    table: 1,
    result: { entry: 'mp', ns: 6300 },
    reason: 'slip',
  });
  expect(lines.find(({ entrant }) => entrant === first)).toMatchObject({ before: 2, after: 1 });
  expect(moves).toBeGreaterThan(0);
});

describe('M-34: "ranking changed since"', () => {
  const since = (ledger: Ledger, round: number) =>
    rankingChangedSince(ledger.done, tournamentOf(ledger), round, families);
  const wanted = correcting([90_000, 10_000, 10_000, 10_000]);

  test('nobody while nothing was corrected', () => {
    expect(since(two, 2)).toEqual([]);
    expect(since(two, 1)).toEqual([]);
  });

  test('after a correction those who stand elsewhere in the ranking that the round was drawn from', () => {
    const corrected = carriedOut(two, wanted);
    const order = (ledger: Ledger) => [...rowsOf(tournamentOf(ledger)).keys()];
    const expected = order(corrected).filter((id, i) => order(two)[i] !== id);
    expect(expected.length).toBeGreaterThan(0);
    expect(since(corrected, 2)).toEqual(expected);
    expect(since(corrected, 1)).toEqual([]);
  });

  test('a correction that moves nobody is none', () => {
    expect(since(carriedOut(two, correcting(pointsAt(two, 1))), 2)).toEqual([]);
  });

  test('undone it is gone; of a round seated anew there is nothing to say', () => {
    const corrected = carriedOut(two, wanted);
    const undo = undoStep(corrected);
    if (!undo.ok) throw new Error('nothing to undo');
    const undone = advance(corrected, { ...undo.value, no: corrected.last + 1 }, families);
    expect(since(undone, 2)).toEqual([]);
    const again = seated(carriedOut(corrected, { type: 'round.withdraw', no: 2 }), 'swiss', { order: 'documented' });
    expect(since(again, 2)).toEqual([]);
  });

  test('people who come later move nobody', () => {
    const late = { name: 'Late', playing: false };
    expect(since(carriedOut(two, { type: 'entrants.add', entrants: [late] }), 2)).toEqual([]);
  });
});
