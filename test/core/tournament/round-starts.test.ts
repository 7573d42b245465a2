import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockTime, everyMinutes, startOf } from '../../../core/game/round-starts.ts';
import { command } from '../../../core/tournament/commands.ts';
import { emptyLedger } from '../../../core/tournament/ledger.ts';
import { attempt, created, redo, refusalOf, run, stateOf, undo } from './event.ts';

const event = run(emptyLedger, created);
const timed = (starts: (string | null)[], before = event) => run(before, { type: 'tournament.time', starts });

describe('a time of day', () => {
  test.each([
    ['09:30', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9-30', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    [' 23:59 ', '23:59'],
    ['0:00', '00:00'],
  ])('“%s” is %s', (text, time) => expect(clockTime(text)).toBe(time));

  test.each(['', '24:00', '9:60', '9:3', 'nine', '09:30:00', '-9:30', '25', '１０:００'])('“%s” is none', (text) =>
    expect(clockTime(text)).toBeNull(),
  );

  test('what is stored reads as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
        const time = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
        expect(clockTime(time)).toBe(time);
      }),
    );
  });
});

describe('a first round, and one every so many minutes', () => {
  test('counts from the first', () =>
    expect(everyMinutes('09:30', 95, 4)).toEqual(['09:30', '11:05', '12:40', '14:15']));
  test('goes on after midnight', () => expect(everyMinutes('23:00', 45, 3)).toEqual(['23:00', '23:45', '00:30']));
});

describe('planned starts of the rounds', () => {
  test('an event has none until somebody enters them, and files without them fold as before', () => {
    expect('starts' in stateOf(event)).toBe(false);
    expect(startOf(stateOf(event), 1)).toBeNull();
  });

  test('are kept as hours and minutes, by round; a round without one has none', () => {
    const state = stateOf(timed(['9', '', '14.30', null]));
    expect(state.starts).toEqual(['09:00', null, '14:30']);
    expect([1, 2, 3, 4].map((round) => startOf(state, round))).toEqual(['09:00', null, '14:30', null]);
  });

  test('the next day may begin earlier', () =>
    expect(stateOf(timed(['14:00', '09:00'])).starts).toEqual(['14:00', '09:00']));

  test('what is no time of day is refused with its round, and nothing changes', () => {
    expect(refusalOf(event, { type: 'tournament.time', starts: ['09:00', '24:00'] })).toEqual({
      code: 'tournament.startTime',
      params: { round: 2, time: '24:00' },
      ways: [],
    });
  });

  test('more rounds than an event can have, and anything but texts, have the wrong form', () => {
    const isForm = (starts: unknown) => command.safeParse({ type: 'tournament.time', starts }).success;
    expect(isForm(Array.from({ length: 100 }, () => '09:00'))).toBe(true);
    expect(isForm(Array.from({ length: 101 }, () => '09:00'))).toBe(false);
    expect([isForm([9]), isForm('09:00'), isForm(['x'.repeat(21)]), isForm(undefined)]).toEqual(Array(4).fill(false));
  });

  test('are taken away with the last of them, and undo brings them back', () => {
    const set = timed(['09:00', '10:00']);
    const gone = timed(['', null], set);
    expect('starts' in stateOf(gone)).toBe(false);
    expect(stateOf(undo(gone))).toEqual(stateOf(set));
    expect(stateOf(undo(set))).toEqual(stateOf(event));
    expect(stateOf(redo(undo(set)))).toEqual(stateOf(set));
  });

  test('entered once more as they are they are no step', () => {
    const set = timed(['09:00']);
    const again = attempt(set, { type: 'tournament.time', starts: ['9:00', ''] });
    expect(again.ok && again.value.last).toBe(set.last);
  });

  test('one entry that is left out is not the same as one that is there', () => {
    expect(stateOf(timed([null, '10:00'], timed(['10:00']))).starts).toEqual([null, '10:00']);
  });
});
