import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '../../../../core/tournament/refusal.ts';
import { usePrintChoice } from '../../../../renderer/print/choice.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { golden } from '../../../core/games/bridge/golden.ts';
import { closed, playedThrough, seatNext } from '../../../core/games/bridge/tournament.ts';
import { openBridge } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false });

/** The button says how much paper there will be. */
const printing = () => page.getByRole('button', { name: /^Print [1-9]\d* sheets?$/ });

const open = async (ledger: Parameters<typeof openBridge>[1]) => {
  usePrintChoice.setState(usePrintChoice.getInitialState(), true);
  const jobs: unknown[] = [];
  const taken = (job: unknown) => {
    jobs.push(job);
    return ok({ tab: null });
  };
  await openBridge('print', ledger, rules, { answers: { 'print.paper': taken } });
  await expect.element(printing()).toBeVisible();
  return jobs;
};

test('[bridge 4.6] one click prints result, seating by table and by name, and slips, in so many copies', async () => {
  const jobs = await open(seatNext(playedThrough(golden('G1'), rules, 12)));
  const copies = page.getByRole('textbox', { name: 'Sets of the list by name' });
  await copies.fill('3');
  await userEvent.keyboard('{Tab}');
  await page.getByRole('textbox', { name: 'Sets of the other lists' }).fill('2');
  await userEvent.keyboard('{Tab}');
  await printing().click();
  await expect
    .poll(() => jobs)
    .toMatchObject([
      {
        documents: ['bridgePaper.roundResult', 'seatingByTable', 'seatingByName', 'slips'],
        wishes: { nameCopies: 3, listCopies: 2 },
      },
    ]);
});

test('before the first result the package is the seating and the slips', async () => {
  const jobs = await open(seatNext(closed(12, rules), 'start'));
  await printing().click();
  await expect.poll(() => jobs).toMatchObject([{ documents: ['seatingByTable', 'seatingByName', 'slips'] }]);
});
