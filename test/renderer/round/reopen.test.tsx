import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '../../../core/tournament/refusal.ts';
import { withdrawFrom } from '../../../renderer/round/withdraw.ts';
import { confirmed, event, inMenu, openRounds, seated, tournamentOf } from './desk.ts';

const seen = { isSeen: true, before: null, after: null, asOf: 0, lost: [], results: 0 };

it('reopening a round asks first where the hall would change, as its undo does', async () => {
  const door = await openRounds('rounds', confirmed(seated(event())), { answers: { 'hall.ask': () => ok(seen) } });
  await inMenu('Open again');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(tournamentOf(door).rounds[0]?.confirmed).toBe(true);
  await inMenu('Open again');
  await question.getByRole('button').last().click();
  await expect.poll(() => tournamentOf(door).rounds[0]?.confirmed).toBe(false);
});

it('W-4.3 a confirmed round in the way is opened and taken back with one yes, and nothing is stored before it', async () => {
  const door = await openRounds('rounds', confirmed(seated(event())));
  const before = tournamentOf(door);
  const question = page.getByRole('alertdialog');
  void withdrawFrom(1);
  await expect.element(question).toMatchTextContent(/Its results go with it: 4/);
  expect(tournamentOf(door)).toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(tournamentOf(door)).toBe(before);
  void withdrawFrom(1);
  await question.getByRole('button', { name: 'Take the round back' }).click();
  await expect.poll(() => tournamentOf(door).rounds).toEqual([]);
});
