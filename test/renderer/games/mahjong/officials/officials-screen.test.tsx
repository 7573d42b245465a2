import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type MahjongOwn, ownOf } from '../../../../../core/games/mahjong/rules/state.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { closeCard } from '../../../../../renderer/desk/card.ts';
import type { FakeDoor } from '../../../door.ts';
import { openDesk } from '../../../open-desk.tsx';
import { confirmed, mahjongEvent, seated } from '../../../round/event.ts';
import { commandsOf } from '../script/event.ts';

beforeEach(closeCard);

const open = (ledger: Ledger, screen = 'mahjong.officials'): Promise<FakeDoor> =>
  openDesk({ locale: 'en', event: { name: 'Spring Open', plannedRounds: 8, commands: commandsOf(ledger) } }, screen);

const stateOf = (door: FakeDoor): Tournament => {
  const { tournament } = door.ledger();
  if (tournament === null) throw new Error('no tournament');
  return tournament;
};
const own = (door: FakeDoor): MahjongOwn => ownOf(stateOf(door));

const keys = (text: string) => userEvent.keyboard(text);
const focused = () => document.activeElement;
const one = () => confirmed(seated(mahjongEvent(16)));

/** From the tab strip to the first field of the form. */
const enter = async (tab: string): Promise<void> => {
  const strip = page.getByRole('tab', { name: tab });
  await strip.click();
  await keys('{Tab}');
};

describe('penalties by keyboard [mahjong 15]', () => {
  it('a notice: player by the beginning of the name, reason from the list, Enter', async () => {
    const door = await open(one(), 'people');
    await keys('{Alt>}4{/Alt}');
    await enter('Penalties');
    await keys('yer 12{ArrowDown}{Enter}{Tab}{Tab}{Tab}');
    expect(focused()?.getAttribute('role')).toBe('combobox');
    await keys('noi{ArrowDown}{Enter}');
    await keys('{Enter}');
    await expect
      .poll(() => own(door).penalties)
      .toEqual([{ no: 1, player: 12, round: 1, amount: 0, reason: 'Noise', cancelled: null }]);
    await expect.element(page.getByRole('cell', { name: 'Notice', exact: true })).toBeVisible();
  });

  it('the next one can follow at once', async () => {
    const door = await open(one());
    await enter('Penalties');
    const give = 'yer 1{ArrowDown}{Enter}{Tab}{Tab}{Tab}Late{Enter}';
    await keys(give);
    await expect.poll(() => own(door).penalties.length).toBe(1);
    await expect.poll(() => focused()?.getAttribute('role')).toBe('combobox');
    await keys('yer 2{ArrowDown}{Enter}{Tab}{Tab}{Tab}Late{Enter}');
    await expect.poll(() => own(door).penalties.length).toBe(2);
  });

  it('an amount the rules do not know cannot be given', async () => {
    const door = await open(one());
    await enter('Penalties');
    await keys('yer 5{ArrowDown}{Enter}{Tab}{Tab}');
    await keys('99999999{Tab}Late{Enter}');
    // F9: it stays as typed and nothing is given, least of all the nearest amount.
    await expect.element(page.getByText('A whole number from 0 to 20,000.')).toBeVisible();
    expect(document.querySelector<HTMLInputElement>('[data-refused] input')?.value).toBe('99,999,999');
    expect(own(door).penalties).toEqual([]);
  });

  it('is cancelled with a reason and stays in the list', async () => {
    const door = await open(one());
    door.carryOut({
      type: 'family.do',
      command: { do: 'penalise', penalty: { player: 3, round: 1, amount: 1000, reason: 'Late' } },
    });
    await page.getByRole('button', { name: 'Cancel the penalty of Player 3' }).click();
    await expect.element(page.getByRole('button', { name: 'Cancel the penalty', exact: true })).toBeDisabled();
    await keys('bus was late{Enter}');
    await expect.poll(() => own(door).penalties[0]?.cancelled).toBe('bus was late');
    await expect.element(page.getByText('Cancelled: bus was late')).toBeVisible();
  });

  it('without any says so', async () => {
    await open(mahjongEvent(8));
    await expect.element(page.getByText('No penalties')).toBeVisible();
    await page.getByText('Chombos (0)').click();
    await expect.element(page.getByText('No chombos')).toBeVisible();
  });
});

describe('substitutes by keyboard (M-08)', () => {
  it('named until further notice, and ended', async () => {
    const door = await open(one());
    await enter('Substitutes');
    await keys('yer 7{ArrowDown}{Enter}{Tab}Ann{Enter}');
    await expect.poll(() => own(door).substitutes).toEqual([{ player: 7, name: 'Ann', from: 2, until: null }]);
    await expect.element(page.getByText('From round 2 on')).toBeVisible();
    await page.getByRole('button', { name: 'End…' }).click();
    await keys('{ArrowUp}{Enter}');
    await expect.poll(() => own(door).substitutes[0]?.until).toBe(2);
  });

  it('somebody who plays is refused by name', async () => {
    await open(one());
    await enter('Substitutes');
    await keys('yer 7{ArrowDown}{Enter}{Tab}Player 8{Enter}');
    await expect.element(page.getByText('Player 8 plays in this round and cannot be a substitute too.')).toBeVisible();
  });

  it('a round that counts already is changed only after a question that shows what moves', async () => {
    const door = await open(one());
    await enter('Substitutes');
    await keys('yer 7{ArrowDown}{Enter}{Tab}Ann{Tab}');
    await userEvent.fill(page.getByRole('textbox', { name: 'From round' }), '1');
    await keys('{Enter}');
    const question = page.getByRole('dialog', { name: 'Round 1 counts already. Change it?' });
    await expect.element(question).toBeVisible();
    await expect.element(question.getByText(/in the standings changes?:/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(own(door).substitutes).toEqual([]);
    await page.getByRole('button', { name: 'Name substitute' }).click();
    await question.getByRole('button', { name: 'Name substitute' }).click();
    await expect.poll(() => own(door).substitutes).toEqual([{ player: 7, name: 'Ann', from: 1, until: null }]);
  });

  it('the score treatment is shown before anything is confirmed', async () => {
    await open(one());
    await page.getByRole('tab', { name: 'Substitutes' }).click();
    await expect.element(page.getByText(/fixed result of −30\.0/)).toBeVisible();
  });
});

describe('who plays, by keyboard', () => {
  it('M-07 somebody leaves and comes back', async () => {
    const door = await open(one());
    await enter('Left and stand-ins');
    await keys('yer 4{ArrowDown}{Enter}');
    await keys('{Enter}');
    await expect.poll(() => own(door).left).toEqual({ 4: 2 });
    expect(stateOf(door).entrants.find(({ id }) => id === 4)?.playing).toBe(false);
    await page.getByRole('button', { name: 'Comes back' }).click();
    await expect.poll(() => own(door).left).toEqual({});
  });

  it('M-09 the missing stand-ins are offered and added by name', async () => {
    const door = await open(mahjongEvent(14));
    await page.getByRole('tab', { name: 'Left and stand-ins' }).click();
    await page.getByRole('button', { name: 'Add 2 stand-ins' }).click();
    await expect.element(page.getByText('16 play: 4 full tables.')).toBeVisible();
    expect(
      stateOf(door)
        .entrants.slice(-2)
        .map(({ name, traits }) => [name, traits.standIn]),
    ).toEqual([
      ['Stand-in 1', true],
      ['Stand-in 2', true],
    ]);
    await page.getByRole('button', { name: 'Exclude' }).first().click();
    await expect.poll(() => stateOf(door).entrants[14]?.playing).toBe(false);
  });

  it('M-05 nobody leaves while a round is open, and the way out is there', async () => {
    await open(seated(mahjongEvent(8)));
    await page.getByRole('tab', { name: 'Left and stand-ins' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Leaves' })).toBeDisabled();
  });
});

describe('apart and fixed tables by keyboard', () => {
  it('M-17 a pair is kept apart once, in either order', async () => {
    const door = await open(mahjongEvent(8));
    await enter('Apart and fixed tables');
    await keys('{Tab}{Tab}yer 1{ArrowDown}{Enter}{Tab}yer 2{ArrowDown}{Enter}');
    await keys('{Enter}');
    await expect.poll(() => own(door).apart.pairs).toEqual([[1, 2]]);
    await page.getByRole('button', { name: 'Let Player 1 and Player 2 meet again' }).click();
    await expect.poll(() => own(door).apart.pairs).toEqual([]);
  });

  it('M-21 a player gets a table of their own and loses it', async () => {
    const door = await open(mahjongEvent(8));
    await page.getByRole('tab', { name: 'Apart and fixed tables' }).click();
    await page.getByRole('combobox', { name: 'Player' }).last().click();
    await keys('yer 3{ArrowDown}{Enter}{Tab}7{Enter}');
    await expect.poll(() => stateOf(door).entrants[2]?.traits).toEqual({ fixedTable: 7 });
    await expect.element(page.getByText('Only tables 1–2 play')).toBeVisible();
    await page.getByRole('button', { name: 'Release the fixed table of Player 3' }).click();
    await expect.poll(() => stateOf(door).entrants[2]?.traits).toEqual({});
  });
});

describe('the card of a player', () => {
  it('opens by F4 in the list of people, leads to the cards of opponents, closes by Escape', async () => {
    await open(one(), 'people');
    await page.getByRole('grid').click({ position: { x: 120, y: 60 } });
    await keys('{F4}');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    const first = dialog.getByRole('heading', { level: 2 }).element().textContent;
    await dialog
      .getByRole('button', { name: /^Card of/ })
      .first()
      .click();
    await expect.poll(() => dialog.getByRole('heading', { level: 2 }).element().textContent).not.toBe(first);
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('.modal')).toBeNull();
  });

  it('opens from the standings', async () => {
    await open(one(), 'standings');
    await page.getByRole('button', { name: 'Player 5', exact: true }).click();
    await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Player 5' })).toBeVisible();
  });
});
