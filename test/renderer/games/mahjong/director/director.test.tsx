import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type MahjongOwn, ownOf, resultOf } from '../../../../../core/games/mahjong/rules/state.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { closeCard } from '../../../../../renderer/desk/card.ts';
import { actsOffered, callDirector, choose, drawer, openAct, rulings, whoField } from '../../../director/hands.ts';
import type { FakeDoor } from '../../../door.ts';
import { openDesk } from '../../../open-desk.tsx';
import { cardOf, openRounds, stepTo, takeByCard } from '../../../round/desk.ts';
import { confirmed, mahjongEvent, seated, withResults } from '../../../round/event.ts';
import { commandsOf } from '../script/event.ts';

beforeEach(closeCard);

const open = (ledger: Ledger, screen = 'people'): Promise<FakeDoor> =>
  openDesk({ locale: 'en', event: { name: 'Spring Open', plannedRounds: 8, commands: commandsOf(ledger) } }, screen);

/** The drawer beside the list of people, opened by its key. */
const called = async (ledger: Ledger): Promise<FakeDoor> => {
  const door = await open(ledger);
  await callDirector();
  return door;
};

const stateOf = (door: FakeDoor): Tournament => {
  const { tournament } = door.ledger();
  if (tournament === null) throw new Error('no tournament');
  return tournament;
};
const own = (door: FakeDoor): MahjongOwn => ownOf(stateOf(door));

const keys = (text: string) => userEvent.keyboard(text);
const focused = () => document.activeElement;
const one = () => confirmed(seated(mahjongEvent(16)));
const penalise = (reason = 'Late', player = 3) =>
  ({ type: 'family.do', command: { do: 'penalise', penalty: { player, round: 1, amount: 1000, reason } } }) as const;

describe('penalties [mahjong 15]', () => {
  it('a notice by keyboard alone: person by the beginning of the name, reason from the list, Enter', async () => {
    const door = await called(one());
    expect(focused()).toBe(whoField().element());
    await keys('yer 12{ArrowDown}{Enter}');
    await openAct('Penalty or chombo');
    await keys('{Tab}{Tab}noi{ArrowDown}{Enter}');
    await keys('{Enter}');
    await expect
      .poll(() => own(door).penalties)
      .toEqual([{ no: 1, player: 12, round: 1, amount: 0, reason: 'Noise', cancelled: null }]);
    await expect.element(rulings()).toMatchTextContent(/Notice, Player 12.*Noise/);
  });

  it('the next one can follow at once: the keyboard is on the field of the person again', async () => {
    const door = await called(one());
    const give = async (name: string) => {
      await choose(name);
      await openAct('Penalty or chombo');
      await keys('{Tab}{Tab}Late{Enter}');
    };
    await give('yer 1');
    await expect.poll(() => own(door).penalties.length).toBe(1);
    await expect.poll(focused).toBe(whoField().element());
    await give('yer 2');
    await expect.poll(() => own(door).penalties.length).toBe(2);
  });

  it('points: an amount the rules do not know cannot be given', async () => {
    const door = await called(one());
    await choose('yer 5');
    await openAct('Penalty or chombo');
    await drawer().getByRole('radio', { name: 'Points' }).click();
    (drawer().getByRole('textbox', { name: 'Points' }).element() as HTMLElement).focus();
    await keys('{Control>}a{/Control}99999999{Tab}Late{Enter}');
    // F9: it stays as typed and nothing is given, least of all the nearest amount.
    await expect.element(page.getByText(/A whole number from [\d,]+ to 20,000\./)).toBeVisible();
    expect(document.querySelector<HTMLInputElement>('[data-refused] input')?.value).toBe('99,999,999');
    expect(own(door).penalties).toEqual([]);
  });

  it('a penalty without a reason is no dead button: the field says what is missing, and has the keyboard', async () => {
    const door = await called(one());
    await choose('yer 5');
    await openAct('Penalty or chombo');
    await drawer().getByRole('button', { name: 'Give notice' }).click();
    await expect.element(drawer().getByText('Give a reason.')).toBeVisible();
    await keys('Late{Enter}');
    await expect.poll(() => own(door).penalties.map(({ reason }) => reason)).toEqual(['Late']);
  });

  it('each says when it was given, two of the same kind too', async () => {
    const door = await called(one());
    door.carryOut(penalise());
    door.carryOut(penalise('Noise', 5));
    door.carryOut(penalise());
    const times = () => [...rulings().element().querySelectorAll('time')].map(({ textContent }) => textContent);
    await expect.poll(() => times().length).toBe(3);
    expect(times().every((time) => time !== '')).toBe(true);
  });

  it('Ctrl+Z takes the ruling back at once, and what is typed in the field as text', async () => {
    const door = await called(one());
    await choose('yer 5');
    await openAct('Penalty or chombo');
    await keys('{Tab}{Tab}Late{Enter}');
    await expect.poll(() => own(door).penalties.length).toBe(1);
    await expect.poll(focused).toBe(whoField().element());
    await keys('{Control>}z{/Control}');
    await expect.poll(() => own(door).penalties.length).toBe(0);
    door.carryOut(penalise());
    await keys('yer{Control>}z{/Control}');
    expect(own(door).penalties.length).toBe(1);
  });

  it('is cancelled with a reason and stays in the list', async () => {
    const door = await called(one());
    door.carryOut(penalise());
    await page.getByRole('button', { name: 'Take back: Penalty, Player 3' }).click();
    // The button is never dead without a word: pressed too early it leads to the field, which says what is missing.
    await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.element(page.getByText('Give a reason.')).toBeVisible();
    expect(own(door).penalties[0]?.cancelled).toBe(null);
    await keys('bus was late{Enter}');
    await expect.poll(() => own(door).penalties[0]?.cancelled).toBe('bus was late');
    await expect.element(rulings()).toMatchTextContent(/Cancelled: bus was late/);
  });

  it('all of them, by player, and chombos are lists to be copied', async () => {
    const door = await called(one());
    door.carryOut(penalise());
    await drawer().getByRole('button', { name: 'Penalties and chombos' }).click();
    const lists = page.getByRole('dialog', { name: 'Penalties and chombos' });
    await expect.element(lists.getByRole('row', { name: /Player 3/ })).toMatchTextContent(/−1,000.*Late/);
    await lists.getByText('By player').click();
    await expect.element(lists.getByRole('columnheader', { name: 'Penalty points' })).toBeVisible();
    await expect.element(lists.getByRole('button', { name: 'Copy' })).toBeEnabled();
    await lists.getByText('Chombo (0)').click();
    await expect.element(lists.getByText('Chombo: 0', { exact: true })).toBeVisible();
  });

  it('without any says so', async () => {
    await called(mahjongEvent(8));
    await expect.element(drawer().getByText('No rulings yet.')).toBeVisible();
  });
});

it('W-3.1 speaks of the round shown, and says which', async () => {
  const door = await openRounds(
    'rounds',
    seated(confirmed(withResults(seated(mahjongEvent(16)))), 'random', {}, 'other'),
  );
  await callDirector();
  const speaksOf = (round: number) =>
    expect.element(drawer().getByText(`Round ${round}`, { exact: true })).toBeVisible();
  const tableIn = (round: number) =>
    stateOf(door).rounds[round - 1]?.tables.find(({ seats }) => seats.includes(4))?.table;
  await choose('yer 4');
  await speaksOf(2);
  await expect
    .element(
      drawer()
        .getByText(new RegExp(`^Table ${tableIn(2)} `))
        .first(),
    )
    .toBeVisible();
  await stepTo(1);
  await speaksOf(1);
  await expect
    .element(
      drawer()
        .getByText(new RegExp(`^Table ${tableIn(1)} `))
        .first(),
    )
    .toBeVisible();
  await openAct('Penalty or chombo');
  // A result that is confirmed is corrected on its card.
  await expect.element(drawer().getByRole('radio', { name: 'Chombo' })).toBeDisabled();
  await drawer().getByRole('combobox', { name: 'Reason' }).fill('late');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ownOf(stateOf(door)).penalties).toMatchObject([{ player: 4, round: 1 }]);
  await stepTo(2);
  await speaksOf(2);
});

describe('a chombo to somebody at a table (J12)', () => {
  const chombosAt = (door: FakeDoor, table: number) => {
    const stored = stateOf(door).rounds[0]?.results[table];
    return stored === undefined ? null : resultOf(stored).chombos;
  };
  const atTable = (door: FakeDoor, table: number) => stateOf(door).rounds[0]?.tables.find((t) => t.table === table);

  it('is three clicks: the name, the act, the button; it waits for the points of the table', async () => {
    const door = await openRounds('rounds', seated(mahjongEvent(16)));
    let clicks = 0;
    const count = () => {
      clicks += 1;
    };
    window.addEventListener('click', count, true);
    const south = atTable(door, 2)?.seats[1] ?? 0;
    await expect.poll(() => document.querySelector('#card-2 .person span')).not.toBeNull();
    document.querySelectorAll<HTMLElement>('#card-2 .person span')[1]?.click();
    await expect.element(whoField()).toHaveValue(`Player ${south}`);
    await drawer()
      .getByRole('button', { name: /^Penalty or chombo/ })
      .click();
    await drawer()
      .getByRole('button', { name: /^Give chombo/ })
      .click();
    window.removeEventListener('click', count, true);
    expect(clicks).toBe(3);
    await expect.element(rulings()).toMatchTextContent(/Chombo, Player \d+.*Waits for the points of table 2/);
    await takeByCard(2);
    await keys('400{Enter}300{Enter}200{Enter}{Enter}');
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 1, 0, 0]);
    await expect.element(rulings()).toMatchTextContent(/Chombo, Player \d+.*Round 1 · Table 2.*−20,000/);
  });

  it('goes to a result that is in, and is taken back in the list', async () => {
    const door = await openRounds('rounds', withResults(seated(mahjongEvent(16))));
    await callDirector();
    const east = atTable(door, 1)?.seats[0] ?? 0;
    await choose(`Player ${east}`);
    await openAct('Penalty or chombo');
    await drawer()
      .getByRole('button', { name: /^Give chombo/ })
      .click();
    await expect.poll(() => chombosAt(door, 1)).toEqual([1, 0, 0, 0]);
    await drawer()
      .getByRole('button', { name: `Take back: Chombo, Player ${east}` })
      .click();
    await expect.poll(() => chombosAt(door, 1)).toEqual([0, 0, 0, 0]);
  });

  it('a table in hand fills the field, and one press more says who of it', async () => {
    const door = await openRounds('rounds', seated(mahjongEvent(16)));
    await expect.poll(() => document.getElementById('card-3')).not.toBeNull();
    await takeByCard(3);
    await callDirector();
    await expect.element(whoField()).toHaveValue('Table 3');
    const west = atTable(door, 3)?.seats[2] ?? 0;
    await drawer()
      .getByRole('button', { name: `Player ${west}`, exact: true })
      .click();
    await expect.element(whoField()).toHaveValue(`Player ${west}`);
    await expect.element(drawer().getByText('Table 3 W', { exact: true })).toBeVisible();
    expect(cardOf(3)).toBeTruthy();
  });

  it('has no blue button: the one of the round stays the only one', async () => {
    await openRounds('rounds', seated(mahjongEvent(16)));
    await callDirector();
    await choose('Player 4');
    for (const title of actsOffered()) {
      await openAct(title);
      expect(drawer().element().querySelectorAll('[data-tone="primary"], [data-primary]').length, title).toBe(0);
    }
  });
});

describe('substitutes (M-08)', () => {
  const name = async (player: string, substitute: string) => {
    await choose(player);
    await openAct('Substitute sits in');
    await expect.element(drawer().getByRole('combobox', { name: 'Substitute' })).toHaveFocus();
    await keys(`${substitute}{Enter}`);
  };

  it('named until further notice, and ended', async () => {
    const door = await called(one());
    await name('yer 7', 'Ann');
    await expect.poll(() => own(door).substitutes).toEqual([{ player: 7, name: 'Ann', from: 2, until: null }]);
    await expect.element(rulings()).toMatchTextContent(/Substitute, Player 7.*Ann · From round 2 on/);
    await page.getByRole('button', { name: 'Comes back: Substitute, Player 7' }).click();
    await keys('{ArrowUp}{Enter}');
    await expect.poll(() => own(door).substitutes[0]?.until).toBe(2);
  });

  it('somebody who plays is refused by name', async () => {
    await called(one());
    await name('yer 7', 'Player 8');
    await expect.element(page.getByText('Player 8 plays in this round and cannot be a substitute too.')).toBeVisible();
  });

  it('a round that counts already is changed only after a question that shows what moves', async () => {
    const door = await called(one());
    await choose('yer 7');
    await openAct('Substitute sits in');
    await keys('Ann{Tab}');
    await userEvent.fill(page.getByRole('textbox', { name: 'From round' }), '1');
    await keys('{Enter}');
    const question = page.getByRole('dialog', { name: 'Round 1 counts already. Change it?' });
    await expect.element(question).toBeVisible();
    await expect.element(question.getByText(/^Places in the standings that change:/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(own(door).substitutes).toEqual([]);
    await page.getByRole('button', { name: 'Name substitute' }).click();
    await question.getByRole('button', { name: 'Name substitute' }).click();
    await expect.poll(() => own(door).substitutes).toEqual([{ player: 7, name: 'Ann', from: 1, until: null }]);
  });

  it('the score treatment is shown before anything is confirmed', async () => {
    await called(one());
    await choose('yer 7');
    await openAct('Substitute sits in');
    await expect.element(page.getByText(/fixed result of −30\.0/)).toBeVisible();
  });
});

describe('who plays', () => {
  it('M-07 somebody leaves and comes back', async () => {
    const door = await called(one());
    await choose('yer 4');
    await openAct('Leaves or pauses');
    await keys('{Tab}{Enter}');
    await expect.poll(() => own(door).left).toEqual({ 4: 2 });
    expect(stateOf(door).entrants.find(({ id }) => id === 4)?.playing).toBe(false);
    await page.getByRole('button', { name: /^Comes back: Left before round 2, Player 4/ }).click();
    await expect.poll(() => own(door).left).toEqual({});
  });

  it('somebody sits out a round and plays again, by mouse alone', async () => {
    const door = await called(one());
    const plays = () => stateOf(door).entrants[3]?.playing;
    await whoField().click();
    await whoField().fill('Player 4');
    await page.getByRole('option', { name: /^Player 4/ }).click();
    await drawer()
      .getByRole('button', { name: /^Leaves or pauses/ })
      .click();
    await drawer().getByRole('button', { name: 'Sit out next round' }).click();
    await expect.poll(plays).toBe(false);
    await drawer()
      .getByRole('button', { name: /^Comes back: sits out, Player 4/ })
      .click();
    await expect.poll(plays).toBe(true);
  });

  it('M-09 the missing stand-ins are offered and added by name', async () => {
    const door = await called(mahjongEvent(14));
    await openAct('Stand-ins');
    await drawer().getByRole('button', { name: 'Add 2 stand-ins' }).click();
    await expect.element(page.getByText('Playing: 16. Full tables: 4.')).toBeVisible();
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
    await called(seated(mahjongEvent(8)));
    await choose('yer 4');
    await openAct('Leaves or pauses');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Leaves for good' })).toBeDisabled();
  });
});

describe('apart and fixed tables', () => {
  it('M-17 a pair is kept apart once, in either order', async () => {
    const door = await called(mahjongEvent(8));
    await choose('yer 1');
    await openAct('Keep apart from');
    await keys('{Tab}yer 2{ArrowDown}{Enter}');
    await keys('{Enter}');
    await expect.poll(() => own(door).apart.pairs).toEqual([[1, 2]]);
    await choose('yer 2');
    await openAct('Keep apart from');
    await keys('{Tab}yer 1{ArrowDown}');
    await expect.element(page.getByText('Nobody found')).toBeVisible();
    // It closes the list, and the drawer stays.
    await keys('{Escape}');
    await page.getByRole('button', { name: 'Let them meet: Kept apart, Player 1, Player 2' }).click();
    await expect.poll(() => own(door).apart.pairs).toEqual([]);
  });

  it('a team and a club are kept apart, which concerns no single person', async () => {
    const door = await called(mahjongEvent(8));
    await openAct('Kept apart');
    await page.getByText('Keep people of one club apart').click();
    await expect.poll(() => own(door).apart.clubMates).toBe(true);
  });

  it('M-21 a player gets a table of their own and loses it', async () => {
    const door = await called(mahjongEvent(8));
    await choose('yer 3');
    await openAct('Always at one table');
    await keys('{Tab}{Control>}a{/Control}7{Enter}');
    await expect.poll(() => stateOf(door).entrants[2]?.traits).toEqual({ fixedTable: 7 });
    await expect.element(rulings()).toMatchTextContent(/Only tables 1–2 play/);
    await page.getByRole('button', { name: 'Release: Always at one table, Player 3' }).click();
    await expect.poll(() => stateOf(door).entrants[2]?.traits).toEqual({});
  });
});

describe('the drawer', () => {
  it('keeps the rulings of one person while that person is chosen, and leads to the history', async () => {
    const door = await called(one());
    door.carryOut(penalise('Late', 3));
    door.carryOut(penalise('Noise', 5));
    await expect.element(rulings()).toMatchTextContent(/Player 5.*Player 3|Player 3.*Player 5/);
    await choose('yer 5');
    await expect.element(rulings()).toMatchTextContent(/Noise/);
    await expect.element(rulings()).not.toMatchTextContent(/Player 3/);
    await drawer().getByRole('button', { name: 'Log' }).click();
    await expect.element(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  });

  it('leaves the keyboard at a sensible place when it closes, by Escape or its cross', async () => {
    await called(one());
    await keys('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.poll(focused).not.toBe(document.body);
    await callDirector();
    await drawer().getByRole('button', { name: 'Close' }).click();
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.poll(focused).not.toBe(document.body);
  });

  it('gives more time to one table', async () => {
    const door = await called(seated(mahjongEvent(8)));
    door.carryOut({ type: 'round.clock', no: 1, at: 0, do: { what: 'start', seconds: 3600 } });
    await choose('2');
    await expect.element(whoField()).toHaveValue('Table 2');
    await openAct('Extra time');
    await drawer().getByRole('button', { name: 'Give 3 min' }).click();
    await expect.poll(() => stateOf(door).rounds[0]?.timer?.extra).toEqual({ 2: 180 });
    await drawer()
      .getByRole('button', { name: /^Take back: Extra time/ })
      .click();
    await expect.poll(() => stateOf(door).rounds[0]?.timer?.extra).toEqual({ 2: 0 });
  });

  it('takes names of every kind whole: two writing directions, marks, sixty letters', async () => {
    const names = ['‮evil‬ \u2066x', 'Ł̈ó "<b>&amp;', 'W'.repeat(60), 'محمد', 'P', 'Q', 'R', 'S'];
    await openDesk({
      locale: 'en',
      event: { name: 'E', commands: [{ type: 'entrants.add', entrants: names.map((name) => ({ name })) }] },
    });
    await callDirector();
    await whoField().fill('W');
    await page.getByRole('option', { name: /^W{60}/ }).click();
    await expect.element(whoField()).toHaveValue('W'.repeat(60));
    const { right } = drawer().element().getBoundingClientRect();
    for (const element of drawer().element().querySelectorAll('button, input, p'))
      expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(right);
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

  it('opens from the standings, and from the Director beside the name', async () => {
    await open(one(), 'standings');
    await page.getByRole('button', { name: 'Player 5', exact: true }).click();
    await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Player 5' })).toBeVisible();
    await keys('{Escape}');
    await callDirector();
    await choose('yer 6');
    await drawer().getByRole('button', { name: 'Card of Player 6' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Player 6' })).toBeVisible();
  });
});
