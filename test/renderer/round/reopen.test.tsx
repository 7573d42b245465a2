import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '../../../core/tournament/refusal.ts';
import { confirmed, event, inMenu, openRounds, seated, tournamentOf } from './desk.ts';

const seen = { isSeen: true, before: null, after: null, asOf: 0, lost: [], results: 0 };

it('reopening a round asks first where the hall would change, as its undo does', async () => {
  const door = await openRounds('rounds', confirmed(seated(event())), { answers: { 'hall.ask': () => ok(seen) } });
  await inMenu('Reopen');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(tournamentOf(door).rounds[0]?.confirmed).toBe(true);
  await inMenu('Reopen');
  await question.getByRole('button').last().click();
  await expect.poll(() => tournamentOf(door).rounds[0]?.confirmed).toBe(false);
});
