import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { closeCard } from '../../../../renderer/desk/card.ts';
import { run } from '../../../core/tournament/event.ts';
import { actsOffered, callDirector, choose, drawer, openAct, rulings, whoField } from '../../director/hands.ts';
import type { FakeDoor } from '../../door.ts';
import { duelEvent, openDuel, played, seated, tournamentOf } from './desk.ts';

beforeEach(closeCard);

const called = async (ledger: Ledger): Promise<FakeDoor> => {
  const door = await openDuel('standings', ledger);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Standings' })).toBeVisible();
  await callDirector();
  return door;
};
const ofDoor = (door: FakeDoor) => ownOf(tournamentOf(door));
const twoRounds = (): Ledger => played(seated(played(seated(duelEvent(4)))));
const keys = (text: string) => userEvent.keyboard(text);

describe('the Director drawer of 1-v-1', () => {
  it('drops somebody, and lets them play again', async () => {
    const door = await called(twoRounds());
    await choose('P3');
    await openAct('Leaves or pauses');
    await keys('{Tab}{Enter}');
    const plays = () => tournamentOf(door).entrants[2]?.playing;
    await expect.poll(plays).toBe(false);
    await drawer().getByRole('button', { name: 'Comes back: dropped, P3' }).click();
    await expect.poll(plays).toBe(true);
  });

  it('gives a penalty with a reason, and cancels it with another', async () => {
    const door = await called(twoRounds());
    await choose('P2');
    await openAct('Penalty or points');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('late');
    await drawer().getByRole('button', { name: 'Give penalty', exact: true }).click();
    await expect
      .poll(() => ofDoor(door).adjustments)
      .toEqual([{ no: 1, player: 2, points: -100, reason: 'late', cancelled: null }]);
    await drawer().getByRole('button', { name: 'Take back: Penalty, P2' }).click();
    await keys('was in time{Enter}');
    await expect.poll(() => ofDoor(door).adjustments[0]?.cancelled).toBe('was in time');
  });

  it('disqualifies with a reason, and takes it back', async () => {
    const door = await called(twoRounds());
    await choose('P4');
    await openAct('Disqualify');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('cheated');
    await drawer().getByText('Opponents keep their points').click();
    await drawer().getByRole('button', { name: 'Disqualify' }).last().click();
    await expect.poll(() => ofDoor(door).disqualified).toEqual([{ player: 4, reason: 'cheated', keepPoints: false }]);
    await expect.element(rulings()).toMatchTextContent(/disqualified, P4.*cheated · matches do not count/);
    await drawer().getByRole('button', { name: 'Comes back: disqualified, P4' }).click();
    await expect.poll(() => ofDoor(door).disqualified).toEqual([]);
  });

  it('[duel 4.1] whoever is disqualified is let back nowhere else: the card says why, with the way back', async () => {
    const door = await called(twoRounds());
    const disqualification = { player: 4, reason: 'cheated', keepPoints: true };
    door.carryOut({ type: 'family.do', command: { do: 'disqualify', disqualification } });
    await choose('P4');
    await drawer().getByRole('button', { name: 'Card of P4' }).click();
    await page.getByRole('dialog', { name: 'P4' }).getByRole('button', { name: 'Comes back' }).click();
    await expect.element(page.getByText(/P4.* is disqualified \(cheated\)/)).toBeVisible();
    expect(tournamentOf(door).entrants[3]?.playing).toBe(false);
  });

  it('lets somebody who comes late take the bye, and grants missed rounds', async () => {
    const late = { type: 'entrants.add', entrants: [{ name: 'Late' }] } as CommandInput;
    const door = await called(run(seated(duelEvent(5)), late));
    await choose('Late');
    await openAct('Absent');
    await drawer().getByRole('button', { name: 'Grant', exact: true }).click();
    await expect.poll(() => ofDoor(door).granted).toEqual([{ player: 6, round: 1, as: 'loss' }]);
    await drawer().getByRole('button', { name: 'Take back: Absent, Late' }).click();
    await expect.poll(() => ofDoor(door).granted).toEqual([]);
    await openAct('Late arrival');
    await drawer().getByRole('button', { name: 'Take the bye' }).click();
    await expect.poll(() => tournamentOf(door).rounds[0]?.tables.length).toBe(3);
    expect(tournamentOf(door).rounds[0]?.byes).toEqual([]);
  });

  it('with nobody chosen a whole round is void, and counts again', async () => {
    const door = await called(twoRounds());
    await openAct('Void');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('fire alarm');
    await drawer().getByRole('button', { name: 'Declare void' }).click();
    await expect.poll(() => ofDoor(door).voids).toEqual([{ round: 2, table: null, reason: 'fire alarm' }]);
    await drawer().getByRole('button', { name: 'Counts again: The whole round' }).click();
    await expect.poll(() => ofDoor(door).voids).toEqual([]);
  });

  it('for a table its match is void', async () => {
    const door = await called(played(seated(played(seated(duelEvent(8))))));
    await choose('2');
    await expect.element(whoField()).toHaveValue('Table 2');
    await openAct('Void');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('wrong boards');
    await drawer().getByRole('button', { name: 'Declare void' }).click();
    await expect.poll(() => ofDoor(door).voids).toEqual([{ round: 2, table: 2, reason: 'wrong boards' }]);
  });

  it('has no blue button', async () => {
    await called(twoRounds());
    await choose('P2');
    expect(actsOffered()).toEqual(['Penalty or points', 'Leaves or pauses', 'Disqualify', 'Void']);
    for (const title of actsOffered()) {
      await openAct(title);
      expect(drawer().element().querySelectorAll('[data-tone="primary"], [data-primary]').length, title).toBe(0);
    }
  });
});
