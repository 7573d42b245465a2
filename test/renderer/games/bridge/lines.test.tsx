/** A typed line goes where it says [fault B-1, B-2] [W-3.10 to W-3.15]: by keys, and by mouse. */

import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { averageResult } from '../../../../core/games/bridge/steps/decide-scores.ts';
import { useEntryStore } from '../../../../renderer/round/entry/entry-store.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, own, run, seatNext } from '../../../core/games/bridge/tournament.ts';
import { stepTo } from '../../round/desk.ts';
import { strike } from '../../round/keys.ts';
import { openBridge, tournamentOf } from './desk.ts';

const line = () => page.getByRole('textbox', { name: /table|meant/i });
const asked = (name: RegExp) => page.getByRole('group', { name });

const vp = vpRules({ startRounds: 1, delay: false });
const delayed = vpRules({ startRounds: 2, delay: true });

type Door = Awaited<ReturnType<typeof openBridge>>;

const results = (
  door: Door,
  round = 1,
): { readonly [table: string]: { readonly ns: number; readonly ew: number | null } } =>
  (tournamentOf(door).rounds[round - 1]?.results ?? {}) as never;

const arrived = (door: Door, tables: readonly number[], round = 1) =>
  expect.poll(() => Object.keys(results(door, round)).map(Number)).toEqual(tables);

beforeEach(() => {
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  sessionStorage.clear();
});

describe('one round', () => {
  const open = async (): Promise<Door> => {
    const door = await openBridge('rounds', seatNext(closed(28, vp), 'start'), vp);
    await expect.element(line()).toHaveFocus();
    return door;
  };

  it('B-1 12␣8 with table 5 in hand asks, stores nothing, and is answered by a key or a click', async () => {
    const door = await open();
    await strike('5⏎12␣8⏎');
    await expect.element(asked(/two things/)).toBeVisible();
    expect(results(door)).toEqual({});
    await expect.element(page.getByRole('button', { name: /Table 12: 8–12/ })).toBeVisible();
    await strike('1');
    await arrived(door, [5]);
    expect(results(door)[5]).toMatchObject({ ns: 1200, ew: 800 });

    await strike('6⏎12␣8⏎');
    await page.getByRole('button', { name: /Table 12: 8–12/ }).click();
    await arrived(door, [5, 12]);
    expect(results(door)[12]).toMatchObject({ ns: 800 });
    // Table 6 is in hand again, with its line empty and the focus in it.
    await expect.element(page.getByRole('heading', { name: 'Table 6' })).toBeVisible();
    await expect.element(line()).toHaveFocus();
    await expect.element(line()).toHaveValue('');

    await strike('7␣13⏎');
    await page.getByRole('button', { name: /Esc Back/ }).click();
    await expect.element(line()).toHaveValue('7 13');
    expect(Object.keys(results(door))).toEqual(['5', '12']);
  });

  it('B-2 5␣12-8 goes to table 5 wherever the hand is, by number and in order, and the line says so before Enter', async () => {
    const door = await open();
    await strike('3⏎5␣12-8');
    await expect.element(page.getByText('Goes to table 5')).toBeVisible();
    await strike('⏎');
    await arrived(door, [5]);
    expect(results(door)[5]).toMatchObject({ ns: 1200, ew: 800 });
    await strike('11-9⏎');
    await arrived(door, [3, 5]);
    expect(results(door)[3]).toMatchObject({ ns: 1100, ew: 900 });
    await strike('+');
    await expect.element(page.getByRole('heading', { name: 'Table 1' })).toBeVisible();
    await strike('9␣15-5⏎');
    await arrived(door, [3, 5, 9]);
    expect(results(door)[9]).toMatchObject({ ns: 1500, ew: 500 });
    await expect.element(page.getByRole('heading', { name: 'Table 1' })).toBeVisible();
  });

  it('B-5 what a figure is worth stands there before Enter, also where table and result are one line', async () => {
    const door = await open();
    await line().fill('5 14-6i');
    const shown = () => document.querySelector('[class*=_inHand_]')?.textContent;
    await expect.poll(shown).toMatch(/^Table 5.*1\d[.]\d\d.*[+]8/);
    expect(results(door)).toEqual({});
  });

  it('W-3.19 a table that is not there is refused with the tables that are; what was typed stays', async () => {
    const door = await open();
    await strike('3⏎99␣12-8⏎');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Its tables are 1–14/);
    await expect.element(line()).toHaveValue('99 12-8');
    expect(results(door)).toEqual({});
  });
});

describe('[hall-and-print 3.2] the same result for many tables', () => {
  it('F4 holds the last result; table numbers are all that is typed; F4 lets it go', async () => {
    const door = await openBridge('rounds', seatNext(closed(28, vp), 'start'), vp);
    await strike('3␣12-8⏎');
    await arrived(door, [3]);
    await userEvent.keyboard('{F4}');
    await expect.element(page.getByText('Every table number typed now gets the result of table 3')).toBeVisible();
    await strike('1⏎4⏎');
    await arrived(door, [1, 3, 4]);
    expect(results(door)[4]).toEqual(results(door)[3]);
    await userEvent.keyboard('{F4}');
    await strike('2⏎');
    await expect.element(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
    await arrived(door, [1, 3, 4]);
  });
});

/** Round 1 with one table on the average, and round 2 drawn from it. */
const drawnLate = () => {
  const seated = [1, 2, 4].reduce(
    (ledger, table) =>
      run(ledger, { type: 'result.enter', round: 1, table, result: { entry: 'vp', ns: 100 * (10 + table) } }),
    seatNext(closed(8, vp), 'start'),
  );
  const standIn = own({ do: 'setProvisional', round: 1, results: [{ table: 3, result: averageResult(vp) }] });
  return seatNext(run(seated, standIn));
};

describe('the stand-ins of 95 %', () => {
  it('B-2 take the result of their own table and refuse a line that names one', async () => {
    const door = await openBridge('rounds', seatNext(closed(28, vp), 'start'), vp);
    await strike('14␣12-8⏎');
    await arrived(door, [14]);
    await page.getByRole('button', { name: 'Seat round 2 now…' }).click();
    const dialog = page.getByRole('dialog');
    const first = dialog.getByRole('textbox', { name: 'Counts as' }).first();
    await first.fill('5 12-8');
    await expect.element(dialog.getByText(/names a table/)).toBeVisible();
    await first.fill('12 8');
    await expect.element(dialog.getByText(/type both sides as 12-8/)).toBeVisible();
    await first.fill('150');
    await expect.element(dialog.getByText('150 is not between 0 and 20.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Seat round 2' })).toBeDisabled();
    await first.fill('12-8');
    await expect.element(dialog.getByText(/type both sides|names a table/)).not.toBeInTheDocument();
    expect(Object.keys(results(door))).toEqual(['14']);
  });

  it('a round whose result is late is not said to be over', async () => {
    await openBridge('rounds', drawnLate(), vp);
    await stepTo(1);
    await expect.element(page.getByText(/Results of round 1 still missing: 1\. What you type here goes/)).toBeVisible();
    // A stand-in is no result that is in.
    await expect.element(page.getByText('Results 3 of 4')).toBeVisible();
  });

  it('W-3.6 how many results a round waits for is no number of a table', async () => {
    const start = seatNext(seatNext(closed(8, delayed), 'start'), 'start');
    const typed = [1, 2, 3].reduce(
      (ledger, table) => run(ledger, { type: 'result.enter', round: 1, table, result: { entry: 'vp', ns: 1000 } }),
      start,
    );
    await openBridge('rounds', typed, delayed);
    await stepTo(2);
    await expect.element(page.getByText('Round 2. Results of round 1 still missing: 1 of 4.')).toBeVisible();
  });

  it('B-8 the real result says which tables of the next round would seat others, and changes none of them', async () => {
    const door = await openBridge('rounds', drawnLate(), vp);
    const before = tournamentOf(door).rounds[1]?.tables;
    await page.getByRole('button', { name: 'Round 1: 1 late' }).click();
    await strike('20-0⏎');
    await arrived(door, [1, 2, 3, 4]);
    await expect.element(page.getByText(/Others would sit at/)).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(tournamentOf(door).rounds[1]?.tables).toEqual(before);
    await page.getByRole('button', { name: 'Keep, repair or seat again…' }).click();
    await expect.element(page.getByRole('button', { name: 'Keep as it is' })).toHaveFocus();
  });
});

describe('two rounds under delay', () => {
  const open = async (): Promise<Door> =>
    openBridge('rounds', seatNext(seatNext(closed(8, delayed), 'start'), 'start'), delayed);

  it('L9 in the round that waits the first digit shows the round in work and stands in its line', async () => {
    const door = await open();
    await stepTo(2);
    // The line and what is missing are those of the round that results go to [W-3.5, W-3.7].
    await expect.element(page.getByRole('textbox', { name: 'Round 1 · Table number' })).toBeVisible();
    await strike('3␣12-8⏎');
    await arrived(door, [3], 1);
    expect(results(door, 2)).toEqual({});
  });
});
