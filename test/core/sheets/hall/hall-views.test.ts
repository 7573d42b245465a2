/** Which of several views a hall window turns through by itself, and which of them it shows [hall-and-print 2.7]. */

import { describe, expect, test } from 'vitest';
import { courseOf, viewAt, viewsInTurn } from '../../../../core/sheets/hall/hall-views.ts';
import type { OwnView, PublishedView } from '../../../../core/sheets/hall/published-view.ts';
import { finished, latinPeople, seated, viewOf } from '../hall-of-names.ts';

const same = (id: string) => id;
const view = viewOf(finished(seated(latinPeople(16))));
const timed: PublishedView = {
  ...view,
  clock: { seconds: 60, runningSince: 0, ranBefore: 0, extra: {}, end: null },
};
const wishes = { view: 'byName', views: ['byName', 'timer', 'standings', 'message'], message: '' };

describe('the views in turn', () => {
  test('those that have something to show, in their order', () => {
    expect(viewsInTurn(wishes, timed, same)).toEqual(['byName', 'timer', 'standings']);
    expect(viewsInTurn({ ...wishes, message: 'Lunch' }, timed, same)).toEqual([
      'byName',
      'timer',
      'standings',
      'message',
    ]);
  });

  test('a logo without words is a message too', () => {
    expect(viewsInTurn(wishes, timed, same, true)).toContain('message');
  });

  test('no clock that was not started, no standings that are hidden, no list without a row', () => {
    expect(viewsInTurn(wishes, view, same)).toEqual(['byName', 'standings']);
    expect(viewsInTurn(wishes, { ...timed, standings: null }, same)).toEqual(['byName', 'timer']);
    const listing = { form: 'lines' as const, columns: [], blocks: [] };
    const moves: OwnView = { kind: 'list', title: { code: 'x.y' }, listing: listing as never, urgent: true };
    const with2 = { ...wishes, views: ['byName', 'poker.moves', 'standings'] };
    expect(viewsInTurn(with2, { ...view, own: { 'poker.moves': moves } }, same)).toEqual(['byName', 'standings']);
  });

  test('none where the TO asks for a view that is not among them, or only one is left', () => {
    expect(viewsInTurn({ ...wishes, view: 'byTable' }, timed, same)).toEqual([]);
    expect(viewsInTurn({ ...wishes, views: ['byName', 'message'] }, timed, same)).toEqual([]);
    expect(viewsInTurn(wishes, null, same)).toEqual([]);
  });

  test('places that are told by hand are never turned to', () => {
    expect(viewsInTurn({ ...wishes, views: ['byName', 'reveal', 'standings'] }, view, same)).not.toContain('reveal');
  });

  test('a seating that has given way to the clock is not shown twice', () => {
    const gone = (id: string) => (id === 'byName' ? 'timer' : id);
    expect(viewsInTurn(wishes, timed, gone)).toEqual(['timer', 'standings']);
  });
});

describe('which of them is shown', () => {
  const turning = ['timer', 'byName', 'standings'];

  test('the one that it has come to; at first a seating; the one asked for where it does not turn', () => {
    expect(viewAt('standings', turning, 'timer')).toBe('standings');
    expect(viewAt(null, turning, 'timer')).toBe('byName');
    expect(viewAt('message', turning, 'timer')).toBe('byName');
    expect(viewAt(null, ['timer', 'standings'], 'standings')).toBe('timer');
    expect(viewAt('standings', [], 'byTable')).toBe('byTable');
  });

  test('its neighbours, round and round', () => {
    expect(courseOf(turning, 'timer', 20)).toEqual({ before: 'standings', after: 'byName', stay: 20 });
    expect(courseOf(turning, 'standings', 20)).toEqual({ before: 'byName', after: 'timer', stay: 20 });
    expect(courseOf([], 'timer', 20)).toBeNull();
  });
});
