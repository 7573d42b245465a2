/** *Check a draw…* [ME-48 to ME-53] [fault M-1]: the sentence, what is false, and each stated change. */

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quiet } from '../../../../core/game/seating.ts';
import { families } from '../../../../core/games/all.ts';
import { readDraw } from '../../../../core/tournament/draws/draw-file.ts';
import { exportedDraw } from '../../../../core/tournament/draws/export-draw.ts';
import { type CheckedDraw, judgeDraw } from '../../../../core/tournament/draws/judge-draw.ts';
import { type Answer, ok } from '../../../../core/tournament/refusal.ts';
import { event, openRounds, seated } from '../desk.ts';
import { after } from '../event.ts';

/** What the engine thread answers, by the same judge. */
const judged = (text: string): Answer<CheckedDraw> => {
  const draw = readDraw(JSON.parse(text));
  if (!draw.ok) return draw;
  const { proposal, request, event: of, round } = draw.value;
  const method = families[proposal.family].seating.methods.find(({ id }) => id === proposal.method);
  const read = method?.request.parse(request) as never;
  const again = method?.seat(read, quiet);
  if (again?.ok !== true || method === undefined) throw new Error('no replay');
  const replay = { proposal: again.value, measure: (tables: never) => method.measure(read, tables), cut: [] };
  return ok({
    ...judgeDraw(draw.value, replay as never, 'none'),
    family: proposal.family,
    event: of?.name ?? null,
    eventId: of?.id ?? null,
    round,
    key: '4F7A-92C1',
  });
};

const open = async (ledger = seated(event())) => {
  const door = await openRounds('rounds', ledger, {
    answers: { 'seating.checkDraw': ({ text }) => judged(text) },
  });
  const draw = exportedDraw(door.ledger(), 1);
  if (!draw.ok) throw new Error(draw.refusal.code);
  return draw.value;
};

const choose = async (draw: object): Promise<void> => {
  if (page.getByRole('dialog', { name: 'Why' }).elements().length === 0) {
    await page.getByRole('button', { name: 'Why?' }).click();
  }
  await expect.element(page.getByRole('button', { name: 'Check a draw…' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept=".json"]');
  if (input === null) throw new Error('no field for a file');
  await userEvent.upload(input, new File([JSON.stringify(draw)], 'draw.json', { type: 'application/json' }));
};

const dialog = () => page.getByRole('dialog', { name: / · Round 1$/ });

describe('M-1 a draw is checked at the desk', () => {
  it('an honest one is confirmed, and a published table that was changed is named', async () => {
    const draw = await open();
    await choose(draw);
    await expect.element(dialog()).toBeVisible();
    await expect
      .element(page.getByRole('status').getByText('This is the draw that the program made, published as it was drawn.'))
      .toBeVisible();
    await expect.element(page.getByText(/Signed with key .?4F7A-92C1/)).toBeVisible();
    await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
    const tables = draw.published.tables.map(({ table, seats }) => ({ table, seats: seats.toReversed() }));
    await choose({ ...draw, published: { tables, byes: [] } });
    await expect.element(page.getByRole('alert').getByText('Something in this draw is false.')).toBeVisible();
    await expect
      .element(page.getByText('People were published on other seats of their table than were drawn.'))
      .toBeVisible();
    await expect.element(page.getByText(/Tables: .*1, 2, 3, 4/)).toBeVisible();
  });

  it('stated changes are told one by one', async () => {
    const swap = { do: 'swap' as const, a: { table: 1, seat: 0 }, b: { table: 4, seat: 0 } };
    const draw = await open(after(seated(event()), { type: 'round.revise', no: 1, rev: 1, changes: [swap] }));
    await choose(draw);
    await expect
      .element(page.getByText(/Changed after the draw at tables .*1 and 4.*\. Changes stated: 1/))
      .toBeVisible();
    await expect.element(page.getByText(/Table .?1.? East and table .?4.? East exchanged/)).toBeVisible();
  });
});
