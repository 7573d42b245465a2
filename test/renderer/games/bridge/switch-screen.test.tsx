import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestFor } from '../../../../core/games/bridge/steps/next-round.ts';
import { roundOf } from '../../../../core/tournament/state.ts';
import { showNext } from '../../../../renderer/round/round-place.ts';
import { arrange } from '../../../../renderer/round/seating/arrangement.ts';
import { useSeating } from '../../../../renderer/round/seating/seating-store.ts';
import { useApp } from '../../../../renderer/store/app.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { golden } from '../../../core/games/bridge/golden.ts';
import { opened, playedThrough, proposalFor, run, seatNext, stateOf } from '../../../core/games/bridge/tournament.ts';
import { primarySays } from '../../round/desk.ts';
import { openBridge, tournamentOf } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'evenTablesOddRounds' });
const six = playedThrough(golden('G2'), rules, 16);
const seven = seatNext(six);

const seatsIn = (door: Awaited<ReturnType<typeof openBridge>>, table: number) =>
  roundOf(tournamentOf(door), 7)?.tables.find((one) => one.table === table)?.seats;

const turn = (table: number) => page.getByRole('button', { name: `Table ${table}: exchange directions` });

describe('the arrow-switch screen', () => {
  it('W-1.7 names of any length take the lines they need, at the tables and in the balance', async () => {
    await page.viewport(1366, 768);
    const name = 'Brzęczyszczykiewicz Ragnhild – Featherstonehaugh-Cholmondeley Wilhelmina';
    await openBridge('bridge.arrows', run(seven, { type: 'entrant.edit', id: 4, entrant: { name } }), rules);
    await expect.element(turn(1)).toBeVisible();
    const named = () => [...document.querySelectorAll<HTMLElement>('.bridge-pair .person')];
    await expect.poll(() => named().filter(({ title }) => title === name).length).toBe(2);
    for (const one of named()) {
      expect(one.scrollWidth, one.title).toBeLessThanOrEqual(one.clientWidth);
      expect(one.scrollHeight, one.title).toBeLessThanOrEqual(one.clientHeight + 1);
    }
  });

  it('shows G2, round 7: even tables are turned by the rule', async () => {
    await openBridge('bridge.arrows', seven, rules);
    for (const table of [2, 4, 6, 8]) await expect.element(turn(table)).toHaveAttribute('aria-pressed', 'true');
    for (const table of [1, 3, 5, 7]) await expect.element(turn(table)).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByText('by rule').first()).toBeVisible();
  });

  it('one key turns the table the arrows are on, on a Russian keyboard too', async () => {
    const door = await openBridge('bridge.arrows', seven, rules);
    await expect.element(turn(1)).toBeVisible();
    (turn(1).element() as HTMLElement).focus();
    await expect.element(turn(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(turn(3)).toHaveFocus();
    expect(seatsIn(door, 3)).toEqual([14, 1]);
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ч', code: 'KeyX', bubbles: true }));
    await expect.poll(() => seatsIn(door, 3)).toEqual([1, 14]);
    await expect.element(page.getByText('by hand')).toBeVisible();
    await expect.element(turn(3)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('x');
    await expect.poll(() => seatsIn(door, 3)).toEqual([14, 1]);
  });

  it('WCAG 2.1.4: with single letters switched off X does nothing, Space still turns the table', async () => {
    const door = await openBridge('bridge.arrows', seven, rules);
    await expect.element(turn(3)).toBeVisible();
    useApp.setState(({ settings }) => ({ settings: { ...settings, letterKeys: false } }));
    (turn(3).element() as HTMLElement).focus();
    await userEvent.keyboard('x');
    await userEvent.keyboard(' ');
    await expect.poll(() => seatsIn(door, 3)).toEqual([1, 14]);
    await expect.element(turn(3)).toHaveAttribute('aria-pressed', 'true');
  });

  it('a rule turns all tables at once', async () => {
    const door = await openBridge('bridge.arrows', seven, rules);
    await page.getByRole('button', { name: /Which tables exchange directions/ }).click();
    await page.getByRole('option', { name: 'Better ranked sits NS' }).click();
    await expect.poll(() => seatsIn(door, 2)).toEqual([4, 6]);
    for (const table of [2, 4, 6, 8]) await expect.element(turn(table)).toHaveAttribute('aria-pressed', 'false');
  });

  it('a table with a result stays as it is, and no rule can be chosen', async () => {
    const entered = run(seven, { type: 'result.enter', round: 7, table: 2, result: { entry: 'vp', ns: 1000 } });
    await openBridge('bridge.arrows', entered, rules);
    await expect.element(turn(2)).toBeDisabled();
    await expect.element(turn(1)).toBeEnabled();
    await expect
      .element(page.getByText('Tables with a result stay as they are; take the result away first.'))
      .toBeVisible();
  });

  it('shows the balance over the rounds and the cards of both at a table', async () => {
    await openBridge('bridge.arrows', seven, rules);
    await expect.element(page.getByText(/\d+ with difference 1/)).toBeVisible();
    await page.getByRole('tab', { name: 'Guide cards' }).click();
    const card = page.getByRole('article').first();
    await expect.element(card.getByText('P16', { exact: true })).toBeVisible();
    await expect.element(card.getByText('P2', { exact: true })).toBeVisible();
    expect(card.getByRole('rowheader').elements().length).toBe(7);
  });

  it('turns a table of a proposal before it is published', async () => {
    await openBridge('bridge.arrows', six, rules);
    await expect.element(page.getByRole('button', { name: 'Table 1: exchange directions' })).toBeVisible();
    const proposal = proposalFor(six, 'swiss');
    const request = requestFor(stateOf(six), 'swiss', {}, 'seed');
    if (!request.ok) throw new Error('refused');
    useSeating.setState({
      drawn: {
        round: 7,
        method: 'swiss',
        options: {},
        seated: { id: null, proposal, request: request.value },
        arrangement: arrange(proposal.tables),
      },
    });
    showNext();
    await expect.element(page.getByRole('heading', { name: 'Round 7', level: 1 })).toBeInTheDocument();
    await expect.element(turn(1)).toBeVisible();
    (turn(1).element() as HTMLElement).focus();
    await userEvent.keyboard('x');
    await expect.poll(() => useSeating.getState().drawn?.arrangement.tables[0]?.seats).toEqual([2, 16]);
    await expect.element(turn(1)).toHaveAttribute('aria-pressed', 'true');
  });

  it('without a round it says what to do', async () => {
    await openBridge('bridge.arrows', opened(8, rules), rules);
    await expect.element(page.getByRole('heading', { name: 'Round 1: not seated yet' })).toBeVisible();
    await primarySays(/^Seat rounds? 1/);
  });
});
