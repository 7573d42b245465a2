import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { roundOf } from '../../../../core/tournament/state.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { type GoldenRound, golden } from '../../../core/games/bridge/golden.ts';
import { closed, opened, playedThrough, run, seatNext } from '../../../core/games/bridge/tournament.ts';
import { openBridge, tournamentOf } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false });

/** G5 in registration numbers: the last of thirteen has number 14. */
const rounds = golden('G5').map(
  (round): GoldenRound => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, a: Math.min(match.a, 13), b: Math.min(match.b, 13) })),
  }),
);
const thirteen = playedThrough(rounds, rules, 13);

/** A sentence about somebody: names in it are isolated from the direction of their surroundings. */
const told = (name: string, rest: string) => page.getByText(new RegExp(`\u2068${name}\u2069 ${rest}`));

const choices = (door: Awaited<ReturnType<typeof openBridge>>) => ownOf(tournamentOf(door)).byeChoices;

describe('the bye screen', () => {
  it('W-1.7 the name of who sits out is whole', async () => {
    await page.viewport(1366, 768);
    const name = 'Brzęczyszczykiewicz Ragnhild – Featherstonehaugh-Cholmondeley Wilhelmina';
    await openBridge('bridge.byes', run(thirteen, { type: 'entrant.edit', id: 3, entrant: { name } }), rules);
    const head = () => document.querySelector<HTMLElement>('p > .bridge-pair .person');
    await expect.poll(() => head()?.title).toBe(name);
    expect(head()?.scrollWidth).toBeLessThanOrEqual(head()?.clientWidth ?? 0);
  });

  it('says who sits out round 6 of G5, why, where and what it is worth', async () => {
    await openBridge('bridge.byes', thirteen, rules);
    await expect.element(told('P3', 'sits out: the lowest ranked without a bye.')).toBeVisible();
    await expect.element(page.getByText('Table 7, EW; the phantom is NS.')).toBeVisible();
    await expect.element(page.getByText('Worth 12.00 VP.')).toBeVisible();
    await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('1311P1132.00round 2');
  });

  it('lets another sit out, by keyboard, with a reason, and leaves it to the rule again', async () => {
    const door = await openBridge('bridge.byes', thirteen, rules);
    const other = page.getByRole('button', { name: 'Let number 12 sit out' });
    await expect.element(other).toBeVisible();
    (other.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.keyboard('Train at six{Enter}');
    await expect.poll(() => choices(door)).toEqual([{ round: 6, entrant: 12, reason: 'Train at six' }]);
    await expect.element(told('P12', 'sits out by the director’s choice.')).toBeVisible();
    await expect.element(page.getByText('Train at six')).toBeVisible();
    await page.getByRole('button', { name: 'Leave it to the rule' }).click();
    await expect.poll(() => choices(door)).toEqual([]);
    await expect.element(told('P3', 'sits out: the lowest ranked without a bye.')).toBeVisible();
  });

  it('does not say that a fixed phantom can be moved', async () => {
    const two = vpRules({ startRounds: 2 });
    await openBridge('bridge.byes', seatNext(closed(13, two), 'start'), two);
    await expect.element(page.getByText('A start round: the place of the phantom decides.')).toBeVisible();
    await expect.element(page.getByText('Fixed, because preparations are closed.')).toBeVisible();
    expect(page.getByText(/can be moved/).elements()).toEqual([]);
  });

  it('with an even number nothing more is said of who may sit out in the end', async () => {
    await openBridge('bridge.byes', seatNext(closed(12, rules), 'start'), rules);
    await expect.element(page.getByText('Nobody: the number is even.')).toBeVisible();
    expect(page.getByText(/another may sit out/).elements()).toEqual([]);
  });

  it('who asks for it goes before the rule', async () => {
    await openBridge('bridge.byes', thirteen, rules);
    const asks = page.getByRole('checkbox', { name: 'Number 9 asks to sit out' });
    await expect.element(asks).toBeInTheDocument();
    (asks.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(told('P9', 'sits out as asked.')).toBeVisible();
  });

  it('gives the bye of a seated round to another, who sits out now takes the seat', async () => {
    const door = await openBridge('bridge.byes', seatNext(thirteen), rules);
    await page.getByRole('tab', { name: 'Byes so far' }).click();
    await page.getByRole('button', { name: 'Give the bye of round 6 to another' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.keyboard('Must leave{Enter}');
    const six = () => roundOf(tournamentOf(door), 6);
    await expect.poll(() => six()?.byes[0]?.reason.params?.why).toBe('Must leave');
    expect(six()?.tables.some(({ seats }) => seats.includes(3))).toBe(true);
    expect(six()?.byes[0]?.entrant).not.toBe(3);
    await expect.element(page.getByText('Must leave')).toBeVisible();
  });

  it('changes what a bye is worth', async () => {
    const door = await openBridge('bridge.byes', thirteen, rules);
    const percent = page.getByRole('textbox', { name: 'Score of a bye' });
    await percent.fill('50');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => rulesOf(tournamentOf(door)).byePercent).toBe(50);
    await expect.element(page.getByText('Worth 10.00 VP.')).toBeVisible();
  });

  it('before the start the phantom’s seat is chosen here', async () => {
    await openBridge('bridge.byes', opened(13, { ...rules, phantomSeat: 'ns-1' }), rules);
    await expect.element(told('P13', 'sits out round 1: the opponent’s seat is empty.')).toBeVisible();
    await expect.element(page.getByText('Nobody has sat out so far.')).toBeVisible();
  });
});
