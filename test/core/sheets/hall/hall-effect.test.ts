/** What a window draws of two views, and what phones find in them [W-4.2]. */

import { describe, expect, test } from 'vitest';
import { firstScreen, type HallScreen } from '../../../../core/api/hall.ts';
import { families } from '../../../../core/games/all.ts';
import { effectOn } from '../../../../core/sheets/hall/hall-effect.ts';
import { hallView } from '../../../../core/sheets/hall/published.ts';
import type { Listing } from '../../../../core/sheets/sheet.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { eventOf, publishing, resultsOf, run, stateOf } from '../../tournament/event.ts';

const view = (ledger: Ledger) => hallView(stateOf(ledger), families.mahjong, 'en');
const on = (change: Partial<HallScreen>): HallScreen => ({ ...firstScreen, ...change });

const empty = eventOf(16);
const first = run(empty, publishing(empty));
const played = run(first, ...resultsOf(first, 1), { type: 'round.confirm', no: 1 });
const second = run(played, publishing(played, 'swiss'));
const clock: CommandInput = { type: 'round.clock', no: 2, at: 0, do: { what: 'start', seconds: 3600 } };
const started = run(second, clock);

const between = (windows: readonly Partial<HallScreen>[], network: Partial<HallScreen> | null = null) =>
  effectOn(view(played), view(second), windows.map(on), network === null ? null : on(network));

describe('W-4.2 what a window draws', () => {
  test('of several windows one that shows it is enough', () => {
    expect(between([{ view: 'standings' }, { view: 'byTable' }])).toBe('shows');
    expect(between([{ view: 'standings' }, { view: 'byTable', black: true }])).toBe('same');
  });

  test('a window that turns through several views shows what is in any of them', () => {
    expect(between([{ view: 'standings', views: ['standings', 'byName'] }])).toBe('shows');
    // It stays on a view that is not in its list.
    expect(between([{ view: 'standings', views: ['byName', 'byTable'] }])).toBe('same');
  });

  test('phones find people whatever the wall shows, but not in a hall that is black', () => {
    expect(between([{ view: 'standings' }], { view: 'standings' })).toBe('phones');
    expect(between([], { view: 'message' })).toBe('phones');
    expect(between([{ view: 'byName' }], { view: 'standings' })).toBe('shows');
    expect(between([], { view: 'byName', black: true })).toBe('same');
  });

  test('a clock comes and goes, and is no matter of a message', () => {
    const [before, after] = [view(second), view(started)];
    for (const id of ['byName', 'byTable', 'timer', 'standings']) {
      expect([id, effectOn(before, after, [on({ view: id })], null)]).toEqual([id, 'clock']);
      expect([id, effectOn(after, before, [on({ view: id })], null)]).toEqual([id, 'clockGone']);
    }
    expect(effectOn(before, after, [on({ view: 'message' })], null)).toBe('same');
  });

  test('no clock is promised to a list in which nothing stands', () => {
    const listing = { form: 'lines', columns: [], blocks: [] } as const;
    const list = { kind: 'list', title: { code: 'words.none' }, listing, urgent: false } as const;
    const at = (ledger: Ledger, rows: Listing['blocks']) => {
      const seen = view(ledger);
      return seen === null
        ? null
        : { ...seen, own: { 'bridge.list': { ...list, listing: { ...listing, blocks: rows } } } };
    };
    const row = { cells: [], changed: false, head: '' };
    const filled = [{ heading: { kind: 'empty' as const }, together: false, rows: [row] }];
    const screen = [on({ view: 'bridge.list' })];
    expect(effectOn(at(second, []), at(started, []), screen, null)).toBe('same');
    expect(effectOn(at(second, filled), at(started, filled), screen, null)).toBe('clock');
  });

  test('the same view changes nothing anywhere', () => {
    for (const id of ['byName', 'byTable', 'timer', 'standings', 'reveal', 'message']) {
      expect(effectOn(view(second), view(second), [on({ view: id })], on({ view: id }))).toBe('same');
    }
  });
});
