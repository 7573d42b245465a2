import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  confirmed,
  event,
  openNext,
  openRounds,
  pressPrimary,
  primarySays,
  seated,
  seatNow,
  storedPoints,
  tournamentOf,
} from './desk.ts';
import { after as then } from './event.ts';
import { strike } from './keys.ts';

const dialog = () => page.getByRole('dialog', { name: 'Round 1: go on although results are missing' });

describe('[hall-and-print 3.4] the next round although results are missing', () => {
  it('the default lists the missing tables; going on is a choice of a rule, kept in the journal', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('2⏎412⏎305⏎198⏎⏎3⏎412⏎305⏎198⏎⏎');
    await expect.poll(() => Object.keys(storedPoints(door))).toEqual(['2', '3']);
    await primarySays('Enter table 1');
    // A hall of which half is missing plays on.
    expect(page.getByRole('button', { name: /^Go on without/ }).elements()).toEqual([]);
    await strike('1⏎412⏎305⏎198⏎⏎');
    await page.getByRole('button', { name: 'Go on without them…' }).click();
    expect(dialog().element().querySelectorAll('[class*=_closeMissing_] > li').length).toBe(1);
    const go = dialog().getByRole('button', { name: 'Go on without them', exact: true });
    await expect.element(go).toBeDisabled();
    await page.getByText('By the previous ranking', { exact: true }).click();
    await go.click();
    await expect.poll(() => tournamentOf(door).rounds[0]?.provisional?.rule).toBe('ranking');
    await expect.element(page.getByRole('button', { name: 'Round 1: 1 late' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Seat round 2' })).toBeVisible();
    expect(door.ledger().done?.step.changes[0]?.type).toBe('round.closed');
  });

  it('a late result of a round before is a press away, is taken with Enter, and asks about the next seating', async () => {
    const closed = then(seated(event()), { type: 'round.close', no: 1, rule: 'ranking' });
    const door = await openRounds('rounds', seated(closed, 'interval', { k: 1 }));
    await page.getByRole('button', { name: 'Round 1: 4 late' }).click();
    await expect.element(page.getByRole('heading', { name: 'Table 1', exact: true })).toBeVisible();
    await strike('⎋2⏎');
    await strike('900⏎100⏎100⏎⏎');
    await expect.element(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible();
    await expect.element(page.getByText(/Places in the standings that change:/)).toBeVisible();
    await strike('⏎');
    await expect.poll(() => storedPoints(door)[2]).toEqual([90_000, 10_000, 10_000, 10_000]);
    await expect.element(page.getByRole('dialog', { name: 'The ranking behind round 2 has changed' })).toBeVisible();
  });

  it('W-3.8 a seating drawn meanwhile says so, as a proposal and when it is published', async () => {
    await openRounds('rounds', then(seated(event()), { type: 'round.close', no: 1, rule: 'ranking' }));
    await openNext();
    await page.getByText('Interval', { exact: true }).click();
    await seatNow();
    const said = page.getByText('Drawn without results of round 1, tables 1–4.');
    await expect.element(said).toBeVisible();
    await pressPrimary();
    await primarySays(/^Print/);
    await expect.element(said).toBeVisible();
  });

  it('with all results in nothing is offered', async () => {
    await openRounds('rounds', confirmed(seated(event())));
    await expect.element(page.getByRole('button', { name: 'Confirmed', exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: /^Go on without/ }).elements()).toEqual([]);
  });
});
