import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entryOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { doFloor } from '../../../../renderer/games/poker/own-command.ts';
import { useApp } from '../../../../renderer/store/app.ts';
import {
  box,
  bust,
  button,
  call,
  chair,
  countTile,
  floor,
  floorNow,
  lastSent,
  marks,
  openFloor,
  outs,
  press,
  tile,
} from './floor-desk.ts';

const chairElement = (table: number, seat: number) => {
  const found = document.getElementById(`chair-${table}-${seat}`);
  if (found === null) throw new Error(`seat ${table}.${seat} is not drawn`);
  return found;
};

describe('a seat is marked by shape and text, not by colour only', () => {
  it('occupied, empty, locked, reserved, on the way, big blind, next, expert, operator, moved', async () => {
    await openFloor({
      tables: 3,
      people: 24,
      traits: (no): { readonly [trait: string]: boolean } =>
        no === 2 ? { expert: true } : no === 3 ? { clockOperator: true } : {},
      more: [
        ...marks(9),
        floor({ do: 'lockSeat', table: 1, seat: 4, locked: true }),
        floor({ do: 'lockSeat', table: 3, seat: 9, locked: true }),
        floor({ do: 'move', entry: 5, table: 3, seat: 7, done: true }),
        floor({ do: 'move', entry: 6, table: 3, seat: 8 }),
      ],
    });
    await expect.element(chair(1, 1)).toHaveAccessibleName('Table 1, seat 1, Player 1, next big blind');
    await expect.element(chair(1, 2)).toHaveAccessibleName('Table 1, seat 2, Player 2, expert');
    await expect.element(chair(1, 3)).toHaveAccessibleName('Table 1, seat 3, Player 3, clock operator');
    await expect.element(chair(1, 4)).toHaveAccessibleName('Table 1, seat 4, Player 4, locked');
    await expect.element(chair(1, 5)).toHaveAccessibleName('Table 1, seat 5, free');
    await expect.element(chair(1, 6)).toHaveAccessibleName('Table 1, seat 6, Player 6, goes with slip 2');
    await expect.element(chair(1, 9)).toHaveAccessibleName('Table 1, seat 9, Player 9, big blind');
    await expect.element(chair(3, 7)).toHaveAccessibleName('Table 3, seat 7, Player 5, moves: 1');
    await expect.element(chair(3, 8)).toHaveAccessibleName('Table 3, seat 8, held for Player 6, slip 2');
    await expect.element(chair(3, 9)).toHaveAccessibleName('Table 3, seat 9, free, locked');
    const style = (table: number, seat: number) => getComputedStyle(chairElement(table, seat));
    const texts = (table: number, seat: number) => chairElement(table, seat).textContent;
    const pictures = (table: number, seat: number) => chairElement(table, seat).querySelectorAll('svg').length;
    expect(texts(1, 5)).toContain('free');
    expect(style(1, 6).borderStyle).toBe('dotted');
    expect(style(3, 8).borderStyle).toBe('dashed');
    expect(style(3, 8).fontStyle).toBe('italic');
    expect(texts(1, 9)).toContain('BB');
    expect(texts(1, 1)).toContain('next');
    expect(texts(3, 7)).toContain('×1');
    expect([pictures(1, 1), pictures(1, 2), pictures(1, 3), pictures(1, 4), pictures(1, 6)]).toEqual([0, 1, 1, 1, 1]);
  });

  it('the whole name is there where it is shortened', async () => {
    await openFloor({ tables: 1, name: (no) => `Maximiliane Featherstonehaugh-Cholmondeley ${no}` });
    await expect
      .element(chair(1, 1))
      .toHaveAttribute('title', 'Table 1, seat 1, Maximiliane Featherstonehaugh-Cholmondeley 1');
  });
});

describe('two people of one name', () => {
  it('read differently on the floor, in the box and in the dialogs', async () => {
    await openFloor({ tables: 1, people: 8, seated: 6, name: (no) => (no % 2 === 1 ? 'Anna Berg' : `Player ${no}`) });
    await expect.element(chair(1, 1)).toHaveAccessibleName('Table 1, seat 1, Anna Berg (1)');
    await expect.element(chair(1, 3)).toHaveAccessibleName('Table 1, seat 3, Anna Berg (3)');
    expect(chairElement(1, 3).querySelector('[class*=_chairName_]')?.textContent).toBe('Anna Berg (3)');
    await box().fill('berg');
    await expect.element(page.getByRole('option', { name: /^Anna Berg \(3\)/ })).toBeVisible();
    await box().fill('1.9 berg');
    await expect.element(page.getByRole('option', { name: /^Anna Berg \(7\) →/ })).toBeVisible();
    await box().fill('');
    chairElement(1, 3).focus();
    await press('x');
    await expect.element(page.getByRole('dialog').getByText('Anna Berg (3)')).toBeVisible();
  });
});

describe('letters that several people fit', () => {
  it('are asked about, and what was said goes with the line', async () => {
    await openFloor({ tables: 1, people: 6, name: (no) => (no < 4 ? `Oliver Berg${no}` : `Player ${no}`) });
    await call('oliver');
    const said = page.getByText('People who fit: 3. Choose with the arrows or a click.');
    await expect.element(said).toBeVisible();
    expect(document.querySelectorAll('[role=option][aria-selected=true]')).toHaveLength(0);
    await press('{Escape}');
    await expect.element(said).not.toBeInTheDocument();
    await call('berg2');
    await expect.element(chair(1, 2)).toHaveFocus();
  });
});

it('what is to be done is in sight in a small window, beside the tables', async () => {
  await openFloor({ tables: 5, people: 40, more: [...marks(3, 5, 5, 5, 1)] });
  await page.viewport(1024, 700);
  const { bottom, right } = button('Move 4 players to table 5').element().getBoundingClientRect();
  expect([bottom < 700, right < 1024]).toEqual([true, true]);
});

describe('by keyboard', () => {
  it('[W-9.6] one blue button is the first thing to do, and Ctrl+Enter presses it', async () => {
    const door = await openFloor({ tables: 2, more: [...marks(3, 5), bust(1, 2)] });
    const primaries = () => [...document.querySelectorAll('[data-primary]')].map(({ textContent }) => textContent);
    await expect.poll(primaries).toEqual(['Move and print']);
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(() => floorNow(door).pending).toHaveLength(1);
    await expect.poll(primaries).toEqual(['Somebody is out…']);
    await press('{Control>}{Enter}{/Control}');
    await expect.element(box()).toHaveFocus();
  });

  it('[X-13] the dialogs of the floor have the one blue button, and none is left behind them', async () => {
    const door = await openFloor({ tables: 2, people: 12, more: [bust(4, 5, 6, 7)] });
    const blue = () => [...document.querySelectorAll('[data-primary]')];
    const behind = () => blue().filter((one) => one.closest('.modal') === null).length;
    const over = async () => {
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => [blue().length, behind()]).toEqual([1, 0]);
      await press('{Escape}');
      await expect.poll(() => [blue().length, behind()]).toEqual([1, 1]);
    };
    for (const key of ['x', 'm', 's', 'p']) {
      chairElement(1, 3).focus();
      await press(key);
      await over();
    }
    for (const name of ['All draws…', 'Check whether a table breaks', 'Add tables…', 'Break order…']) {
      await button('More').click();
      await page.getByRole('menuitem', { name }).click();
      await over();
    }
    for (const key of ['{F1}', '{Control>}k{/Control}', '{Control>},{/Control}']) {
      await press(key);
      await over();
    }
    expect(outs(door)).toEqual([4, 5, 6, 7]);
  });

  it('[W-3.9] a letter begins the line too, unless the seat that has the keyboard has a key of that letter', async () => {
    const door = await openFloor({ tables: 2, people: 10, name: (no) => (no === 7 ? 'Oliver Berg' : `Player ${no}`) });
    button('More').element().focus();
    await press('oli');
    await expect.element(box()).toHaveValue('oli');
    await expect.element(box()).toHaveFocus();
    await press('{Escape}');
    chairElement(1, 2).focus();
    await press('o');
    await expect.element(box()).toHaveValue('o');
    await press('{Escape}');
    chairElement(1, 2).focus();
    await press('l');
    await expect.poll(() => lastSent(door)).toMatchObject({ do: 'lockSeat', table: 1, seat: 2 });
    await expect.element(box()).toHaveValue('');
  });

  it('[W-6.3] once tables were added the keyboard is in the line', async () => {
    await openFloor({ tables: 0, people: 4 });
    await press('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Add tables' })).toBeVisible();
    await press('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(box()).toHaveFocus();
  });

  it('[W-6.3] what a step takes away leaves the keyboard in the line, and never on the body', async () => {
    const door = await openFloor({ tables: 0, people: 4 });
    button('Add tables').element().focus();
    door.carryOut(floor({ do: 'addTables', count: 1 }));
    await expect.element(box()).toHaveFocus();
  });

  it('[W-9.9] a digit begins the line wherever the keyboard is, and the seat is named before Enter', async () => {
    const door = await openFloor({ tables: 2 });
    chairElement(2, 1).focus();
    await press('1.4');
    await expect.element(box()).toHaveValue('1.4');
    await expect.element(page.getByText('Player 4 is out of seat 1.4')).toBeVisible();
    await press('{Enter}');
    await expect.poll(() => outs(door)).toEqual([4]);
    await press('1.5');
    await expect.element(box()).toHaveValue('1.5');
  });

  it('[W-9.9] 5.7 and Enter: its player is out, and Undo stands beside it', async () => {
    const door = await openFloor({ tables: 5 });
    await press('{Control>}f{/Control}');
    await expect.element(box()).toHaveFocus();
    await press('5.7{Enter}');
    await expect.element(tile(5)).toHaveAccessibleName('Table 5: 8 of 9 seats');
    expect(outs(door)).toEqual([43]);
    await expect.element(box()).toHaveFocus();
    await button('Undo').last().click();
    await expect.poll(() => outs(door)).toEqual([]);
  });

  it('[W-9.9] Enter means the person who was named: where another window changed the seat, nobody else is out', async () => {
    const door = await openFloor({ tables: 2, people: 18, seated: 17 });
    await box().fill('1.4');
    await expect.element(page.getByText('Player 4 is out of seat 1.4')).toBeVisible();
    // Both in one go: the window has not drawn yet what it is told.
    door.carryOut(bust(4));
    door.carryOut(floor({ do: 'place', seats: [{ player: 18, table: 1, seat: 4 }] }));
    box()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Player 4/);
    await expect.element(page.getByText('Player 18 is out of seat 1.4')).toBeVisible();
    expect(lastSent(door)).toMatchObject({ do: 'bust', hands: [[{ entry: 4 }]] });
    expect(outs(door)).toEqual([4]);
    await expect.element(box()).toHaveValue('1.4');
  });

  it('[W-9.9] half a seat, a free one or nothing typed is nobody out', async () => {
    const door = await openFloor({ tables: 2, people: 10 });
    for (const line of ['', ' ', '1', '1.', '.4', '2.8', '1.10']) {
      await call(line);
      await press('{Escape}');
    }
    expect(outs(door)).toEqual([]);
  });

  it('[W-9.9] Shift+Enter opens the menu of the seat, and nobody is out', async () => {
    const door = await openFloor({ tables: 2 });
    await box().fill('1.3');
    await press('{Shift>}{Enter}{/Shift}');
    await expect.element(page.getByRole('menuitem', { name: /^Bust/ })).toHaveFocus();
    expect(outs(door)).toEqual([]);
  });

  it('a typed seat busts with the same keys where its player has a slip', async () => {
    const door = await openFloor({ tables: 2, people: 12, more: [floor({ do: 'move', entry: 3, table: 2, seat: 8 })] });
    await call('1.3');
    await expect.poll(() => outs(door)).toEqual([3]);
    expect(floorNow(door).pending).toEqual([]);
  });

  it('people of one name are called as the desk writes them', async () => {
    const door = await openFloor({ tables: 2, people: 8, seated: 6, name: () => 'Anna Berg' });
    await call('2.1 anna berg (7)');
    await expect.element(chair(2, 1)).toHaveAccessibleName('Table 2, seat 1, Anna Berg (7)');
    await call('anna berg (4)');
    await expect.element(chair(1, 4)).toHaveFocus();
    expect(floorNow(door).pending).toEqual([]);
  });

  it('a refusal goes when the next line is answered', async () => {
    const door = await openFloor({ tables: 2, people: 10 });
    await call('2.5 2.6');
    await expect.element(page.getByText('Nobody sits at 2.5.')).toBeVisible();
    await call('1.3');
    await expect.poll(() => outs(door)).toEqual([3]);
    await expect.element(page.getByText('Nobody sits at 2.5.')).not.toBeInTheDocument();
  });

  it('a name of 120 letters stays clear of the fields of a bust', async () => {
    await openFloor({ tables: 1, name: (no) => `${'W'.repeat(118)}${no}` });
    chairElement(1, 1).focus();
    await press('x');
    const name = page.getByRole('dialog').getByText(/^W+1$/);
    await expect.element(name).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Chips before the hand' }).element().getBoundingClientRect();
    expect(name.element().getBoundingClientRect().right).toBeLessThanOrEqual(field.left);
  });

  it('a refused bust of a whole table shows why also in a long dialog, and Escape closes it', async () => {
    const door = await openFloor({ tables: 2 });
    chairElement(1, 1).focus();
    await press('x');
    for (let seat = 2; seat <= 9; seat++) {
      await page.getByRole('textbox', { name: 'Also out' }).fill(`1.${seat}`);
      await press('{Enter}');
    }
    await button('Bust').click();
    await expect
      .element(page.getByText('A hand has a winner: one player of table 1 stays in.'))
      .toBeInViewport({ ratio: 1 });
    expect(outs(door)).toEqual([]);
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['9', '99', '3.5', '8', 'x'])(
    'knocked out by %s: nobody else sits there, so nobody is out',
    async (typed) => {
      // Player 8 is out; seat 9 is empty.
      const door = await openFloor({ tables: 2, people: 17, seated: 8 });
      chairElement(1, 8).focus();
      await press('x');
      const by = page.getByRole('textbox', { name: 'Knocked out by seat' });
      await by.fill(typed);
      await press('{Enter}');
      await expect.element(page.getByText('Nobody sits there.')).toBeVisible();
      expect(outs(door)).toEqual([]);
      await by.fill('3, 5');
      await press('{Enter}');
      await expect.poll(() => outs(door)).toEqual([8]);
      expect(itemsOf(floorNow(door).busts)[0]?.busted[0]?.by).toEqual([3, 5]);
    },
  );

  it('only what was refused last stands, with the way out that gives it again, and until something is done', async () => {
    const door = await openFloor({ tables: 2, people: 12, seated: 8, traits: (no) => ({ paid: no < 10 }) });
    const place = (player: number) => doFloor({ do: 'place', seats: [{ player, table: 2, seat: player - 8 }] });
    expect([await place(10), await place(11)]).toEqual([false, false]);
    await expect.element(page.getByText('Not paid: Player 11.')).toBeVisible();
    await expect.element(page.getByText('Not paid: Player 10.')).not.toBeInTheDocument();
    expect(await place(9)).toBe(true);
    expect(itemsOf(floorNow(door).tables)[1]?.seats[0]?.entry).not.toBeNull();
    await expect.element(page.getByText('Not paid: Player 11.')).not.toBeInTheDocument();
  });

  it('R28 too few seats at the initial draw: the first are seated, the others wait, and the dialog is done', async () => {
    const door = await openFloor({ tables: 1, people: 12, seated: 0, traits: (no) => ({ paid: no < 12 }) });
    // What was refused before has nothing to do with it.
    expect(await doFloor({ do: 'place', seats: [{ player: 12, table: 1, seat: 1 }] })).toBe(false);
    await button('Initial draw…').click();
    await button('Seat the first 9, others wait').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(floorNow(door).queue).toHaveLength(2);
    expect(itemsOf(floorNow(door).tables)[0]?.seats.every(({ entry }) => entry !== null)).toBe(true);
  });

  it('R28 a way out of a check does nothing that was refused before', async () => {
    const door = await openFloor({ tables: 2, people: 9, seated: 0, traits: () => ({ paid: false }) });
    expect(await doFloor({ do: 'place', seats: [{ player: 9, table: 2, seat: 9 }] })).toBe(false);
    await button('Initial draw…').click();
    const before = door.ledger().last;
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid, then seat' }).click();
    await expect.poll(() => door.ledger().tournament?.entrants.every(({ traits }) => traits.paid === true)).toBe(true);
    // One step, and one undo, for all of them; then the draw that was asked for, and no seat by hand.
    await expect.poll(() => door.ledger().last).toBe(before + 2);
    expect(lastSent(door)).toMatchObject({ do: 'initialDraw' });
    expect(itemsOf(floorNow(door).draws)[0]?.seats).toHaveLength(9);
  });

  it('R19 a seat that one leaves and another comes to says so in the box, and its menu names both', async () => {
    const door = await openFloor({ tables: 1, more: [floor({ do: 'swap', a: 1, b: 2 })] });
    await box().fill('1.1');
    await expect
      .element(page.getByRole('option').getByText('Player 1, goes with slip 1, held for Player 2, slip 2'))
      .toBeVisible();
    await press('{Enter}');
    const menu = page.getByRole('menu');
    for (const name of [
      /^Player 2 has come, sits/,
      'Player 1 sits at the new seat',
      'Cancel slip 1, Player 1',
      'Cancel slip 2, Player 2',
    ])
      await expect.element(menu.getByRole('menuitem', { name })).toBeVisible();
    await press('{Escape}');
    expect(floorNow(door).pending).toHaveLength(2);
  });

  it('B-7 a cut list says how many more: seats that are free, and people who are found', async () => {
    await openFloor({ tables: 5, people: 10 });
    chairElement(1, 2).focus();
    await press('m');
    await expect.element(page.getByText(/^Free seats: 2\.2 .* 4\.7 and 11 more$/)).toBeVisible();
    await press('{Escape}');
    await box().fill('Player');
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(8);
    await expect.element(page.getByRole('listbox').getByText('and 2 more')).toBeVisible();
    await call('5.1 Player');
    await expect.element(page.getByText(/^People who fit: 10\./)).toBeVisible();
  });

  it('P-4 money for bounties, which nobody accounts, is not asked for', async () => {
    await openFloor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Rules…' }).click();
    const rules = page.getByRole('dialog', { name: 'Rules' });
    await rules.getByRole('button', { name: 'Chips and money' }).click();
    await expect.element(rules.getByRole('textbox', { name: 'Entry costs' })).toBeVisible();
    expect(rules.element().textContent).not.toMatch(/bount/i);
  });

  it('F9 where no seat is free nothing is said to be', async () => {
    await openFloor({ tables: 1 });
    chairElement(1, 2).focus();
    await press('m');
    await expect.element(page.getByRole('textbox', { name: 'To table.seat' })).toBeVisible();
    await expect.element(page.getByText(/^Free seats:/)).not.toBeInTheDocument();
  });

  it('R9 knocked out by 1.3 is seat 3 of that table', async () => {
    const door = await openFloor({ tables: 2 });
    chairElement(1, 8).focus();
    await press('x');
    await page.getByRole('textbox', { name: 'Knocked out by seat' }).fill('1.3');
    await press('{Enter}');
    await expect.poll(() => itemsOf(floorNow(door).busts)[0]?.busted[0]?.by).toEqual([3]);
  });

  it('R10 busts of one hand at several tables tie, and the dialog says so', async () => {
    await openFloor({ tables: 2 });
    chairElement(1, 8).focus();
    await press('x');
    const more = page.getByRole('textbox', { name: 'Also out' });
    for (const [seat, says] of [
      ['1.7', 'Same hand: chips decide, or a tie'],
      ['2.7', 'Same hand at several tables: a tie'],
    ] as const) {
      await more.fill(seat);
      await press('{Enter}');
      await expect.element(page.getByRole('radio', { name: says })).toBeVisible();
    }
  });

  it('R14, R15 rules with shares that are none, or with a fee above the price, are not saved', async () => {
    const door = await openFloor({ tables: 1 });
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Rules…' }).click();
    await button('Chips and money').click();
    const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
    await page.getByRole('dialog').getByText('There are prizes').click();
    await field('Shares of the places').fill('50, -10');
    const sent = door.calls.length;
    await button('Save').click();
    await expect.element(field('Shares of the places')).toHaveFocus();
    await field('Shares of the places').fill('50, 30');
    await field('Entry costs').fill('50');
    await field('of which fee').fill('80');
    await press('{Tab}');
    await expect.element(page.getByText('A whole number from 0 to 50.')).toBeVisible();
    await button('Save').click();
    expect(door.calls.slice(sent).filter(({ method }) => method === 'tournament.do')).toEqual([]);
    await field('of which fee').fill('8');
    await press('{Tab}');
    await button('Save').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(door.ledger().tournament?.rules).toMatchObject({
      money: { buyIn: 50, fee: 8 },
      payouts: { parts: [50, 30] },
    });
  });

  it('one key on a seat: X busts, B marks the big blind, D the button, L locks', async () => {
    const door = await openFloor({ tables: 2 });
    chairElement(1, 4).focus();
    await press('b');
    await expect.poll(() => itemsOf(floorNow(door).tables)[0]?.bbSeat).toBe(4);
    await press('d');
    await expect.poll(() => itemsOf(floorNow(door).tables)[0]?.buttonSeat).toBe(4);
    await press('l');
    await expect.poll(() => itemsOf(floorNow(door).tables)[0]?.seats[3]?.locked).toBe(true);
    await press('x');
    await expect.element(button('Bust')).toHaveFocus();
    await press('{Enter}');
    await expect.poll(() => outs(door)).toEqual([4]);
  });

  it('WCAG 2.1.4: with single letters switched off they do nothing; the menu of the seat does the same', async () => {
    const door = await openFloor({ tables: 2 });
    useApp.setState(({ settings }) => ({ settings: { ...settings, letterKeys: false } }));
    chairElement(1, 4).focus();
    await press('b');
    await press('{Enter}');
    await press('b');
    await page.getByRole('menuitem', { name: /big blind/i }).click();
    await expect.poll(() => itemsOf(floorNow(door).tables)[0]?.bbSeat).toBe(4);
    expect(itemsOf(floorNow(door).tables)[0]?.buttonSeat).not.toBe(4);
  });

  it('arrows go round the table and to the one beside it', async () => {
    await openFloor({ tables: 2 });
    chairElement(1, 1).focus();
    await press('{ArrowUp}');
    await expect.element(chair(1, 9)).toHaveFocus();
    await press('{ArrowDown}{ArrowDown}');
    await expect.element(chair(1, 2)).toHaveFocus();
    await press('{ArrowRight}');
    await expect.element(chair(2, 2)).toHaveFocus();
  });

  it('two seats in the box move whoever sits at the first: a slip, and the seat is held', async () => {
    const door = await openFloor({ tables: 2, people: 10 });
    await call('1.3 2.8');
    await expect.element(chair(2, 8)).toHaveAccessibleName('Table 2, seat 8, held for Player 3, slip 1');
    expect(floorNow(door).pending).toMatchObject([{ slip: 1, entry: 3, to: { table: 2, seat: 8 } }]);
  });

  it('a seat and a name in the box put somebody there: without a seat at once, else with a slip', async () => {
    const door = await openFloor({
      tables: 2,
      people: 10,
      seated: 8,
      name: (no) => ['Ann', 'Bob', 'Cy'][no - 8] ?? `P ${no}`,
    });
    await call('2.5 bob');
    await expect.element(chair(2, 5)).toHaveAccessibleName('Table 2, seat 5, Bob');
    await call('2.6 ann');
    await expect.element(chair(2, 6)).toHaveAccessibleName('Table 2, seat 6, held for Ann, slip 1');
    await expect.element(box()).toHaveValue('');
    await call('2.5 cy');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Table 2, seat 5/);
    expect(floorNow(door).pending).toMatchObject([{ slip: 1, entry: 8, to: { table: 2, seat: 6 } }]);
  });

  it('M on a seat asks where to; a locked seat is asked about once', async () => {
    const door = await openFloor({
      tables: 2,
      people: 10,
      more: [floor({ do: 'lockSeat', table: 2, seat: 8, locked: true })],
    });
    chairElement(1, 3).focus();
    await press('m');
    await expect.element(page.getByRole('textbox', { name: 'To table.seat' })).toHaveFocus();
    await press('2.8{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Table 2, seat 8 is locked/);
    await button('Use the locked seat').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(floorNow(door).pending).toMatchObject([{ entry: 3, to: { table: 2, seat: 8 } }]);
  });

  it('[W-2.2] a dialog that is refused leads on by its blue button, until something else is typed', async () => {
    const door = await openFloor({
      tables: 2,
      people: 10,
      more: [floor({ do: 'lockSeat', table: 2, seat: 8, locked: true })],
    });
    const blue = () => [...document.querySelectorAll('.modal [data-primary]')].map(({ textContent }) => textContent);
    chairElement(1, 3).focus();
    await press('m');
    await press('2.8{Enter}');
    await expect.poll(blue).toEqual(['Use the locked seat']);
    expect(page.getByRole('button', { name: 'Use the locked seat' }).elements()).toHaveLength(1);
    // Half a seat is not the one that was refused.
    await press('{Backspace}');
    await expect.poll(blue).toEqual(['Move and print']);
    await press('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(floorNow(door).pending).toEqual([]);
    await press('7');
    await expect.poll(blue).toEqual(['Move and print']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await press('{Backspace}8{Enter}');
    await expect.poll(blue).toEqual(['Use the locked seat']);
    await press('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(floorNow(door).pending).toMatchObject([{ entry: 3, to: { table: 2, seat: 8 } }]);
  });

  it('[W-6.1] Ctrl+Z in the line takes the bust back that was typed there; of what is typed it takes the text', async () => {
    const door = await openFloor({ tables: 2, people: 10 });
    const busts = () => itemsOf(floorNow(door).busts).length;
    await call('1.3');
    await expect.poll(busts).toBe(1);
    await expect.element(box()).toHaveFocus();
    await press('1');
    await press('{Control>}z{/Control}');
    expect(busts()).toBe(1);
    await box().fill('');
    await press('{Control>}z{/Control}');
    await expect.poll(busts).toBe(0);
  });

  it('[W-6.1] what is not found is said once, where it was looked for', async () => {
    await openFloor({ tables: 2, people: 10 });
    await call('9.9');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing found for “9.9”.');
    expect(page.getByText('Nothing found for “9.9”.').elements()).toHaveLength(1);
  });
});

describe('marks of the big blind', () => {
  it('W-11.1 one key a table, D derives it', async () => {
    const door = await openFloor({ tables: 2 });
    chairElement(1, 4).focus();
    await press('b');
    chairElement(2, 6).focus();
    await press('b');
    await expect.poll(() => itemsOf(floorNow(door).tables).map(({ bbSeat }) => bbSeat)).toEqual([4, 6]);
    chairElement(1, 9).focus();
    await press('d');
    await expect.poll(() => itemsOf(floorNow(door).tables)[0]).toMatchObject({ buttonSeat: 9, bbSeat: 2 });
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });

  it('one older than three minutes shows its age', async () => {
    const at = Date.now() - 12 * 60_000;
    await openFloor({ tables: 1, more: [floor({ do: 'markBigBlind', table: 1, seat: 4, at })] });
    await expect.element(chair(1, 4)).toMatchTextContent(/BB 12′/);
  });
});

describe('from a hundred entries', () => {
  it('the wider limit is offered and can be kept away', async () => {
    const door = await openFloor({ tables: 12 });
    const offer = page.getByRole('article', { name: 'Allowed difference between tables' });
    await offer.getByRole('button', { name: 'Allow 2' }).click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(door.ledger().tournament?.rules).toMatchObject({ limit: 'casino' });
  });

  it('not wanted, it is not offered again after the file was closed', async () => {
    await openFloor({ tables: 12, more: [floor({ do: 'declineCasino' })] });
    await expect.element(countTile(12)).toBeVisible();
    await expect
      .element(page.getByRole('article', { name: 'Allowed difference between tables' }))
      .not.toBeInTheDocument();
  });
});

describe('a table three short', () => {
  it('is flagged, and plays on when the director waives it', async () => {
    const door = await openFloor({ tables: 2, people: 15 });
    await page
      .getByRole('article', { name: 'Stop dealing' })
      .getByRole('button', { name: 'Play on although short' })
      .click();
    await expect.element(page.getByRole('article', { name: 'Stop dealing' })).not.toBeInTheDocument();
    expect(floorNow(door).waivedFlags).toEqual([2]);
    await expect.element(tile(2).getByText('Short, plays on')).toBeInTheDocument();
  });
});

describe('player properties', () => {
  it('name and roles from the seat', async () => {
    const door = await openFloor({ tables: 1 });
    chairElement(1, 4).focus();
    await press('p');
    await page.getByRole('checkbox', { name: 'Expert' }).click({ force: true });
    await button('Save').click();
    await expect.element(chair(1, 4)).toHaveAccessibleName('Table 1, seat 4, Player 4, expert');
    expect(door.ledger().tournament?.entrants[3]?.traits).toMatchObject({ paid: true, expert: true });
  });
});

it('whoever came late and has not paid waits on the floor, and is paid and seated from there', async () => {
  const door = await openFloor({ tables: 2, people: 11, seated: 9, traits: (no) => ({ paid: no < 10 }) });
  const waiting = page.getByRole('region', { name: 'Without a seat' });
  await expect.element(waiting).toMatchTextContent(/2 without a seat.*Player 10.*Has not paid.*Player 11/);
  await expect.element(waiting.getByRole('button', { name: 'Draw seats' })).not.toBeInTheDocument();
  // Each button says whose it is.
  await waiting.getByRole('button', { name: 'Player 10: Paid, draw a seat at once' }).click();
  await expect.element(page.getByRole('button', { name: /seat \d, Player 10/ })).toBeVisible();
  expect(door.ledger().tournament?.entrants[9]?.traits).toMatchObject({ paid: true });
  expect(lastSent(door)).toMatchObject({ do: 'seat', players: [10] });
  await waiting.getByRole('button', { name: 'Player 11: Paid, draw a seat at once' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  door.carryOut(floor({ do: 'setRegistration', open: false }));
  door.carryOut({ type: 'entrants.add', entrants: [{ name: 'Too Late' }] });
  await expect.element(waiting).not.toBeInTheDocument();
});

it('whoever has no seat is counted above the tables where the side is folded, and the count leads to the side', async () => {
  await openFloor({ tables: 2, people: 11, seated: 9, traits: (no) => ({ paid: no < 10 }) });
  const count = button('2 without a seat');
  await expect.element(page.getByRole('region', { name: 'Without a seat' })).toBeVisible();
  await expect.element(count).not.toBeInTheDocument();
  await button('Hide what is to be done').click();
  await expect.element(page.getByRole('region', { name: 'Without a seat' })).not.toBeInTheDocument();
  await count.click();
  await expect.element(page.getByRole('region', { name: 'Without a seat' })).toBeVisible();
  await expect.element(count).not.toBeInTheDocument();
});

describe('a player is dragged', () => {
  it('to an empty seat: a slip', async () => {
    const door = await openFloor({ tables: 2, people: 10 });
    await userEvent.dragAndDrop(chair(1, 2), chair(2, 6));
    await expect.poll(() => floorNow(door).pending.length).toBe(1);
    expect(floorNow(door).pending).toMatchObject([{ entry: 2, to: { table: 2, seat: 6 } }]);
  });

  it('to another player: they swap', async () => {
    const door = await openFloor({ tables: 2, people: 10 });
    await userEvent.dragAndDrop(chair(1, 2), chair(2, 1));
    await expect.poll(() => floorNow(door).pending.length).toBe(2);
    expect(floorNow(door).pending).toMatchObject([
      { entry: 2, to: { table: 2, seat: 1 } },
      { entry: 10, to: { table: 1, seat: 2 } },
    ]);
  });

  it('from the people without a seat to a seat', async () => {
    const door = await openFloor({ tables: 2, people: 10, seated: 9 });
    await userEvent.dragAndDrop(page.getByTitle('Drag to a seat'), chair(2, 5));
    await expect.element(chair(2, 5)).toHaveAccessibleName('Table 2, seat 5, Player 10');
    expect(entryOf(floorNow(door), 10)?.at).toEqual({ table: 2, seat: 5 });
  });
});

describe('where do I sit?', () => {
  it('Enter that ends a composition of an input method takes nothing (K-11)', async () => {
    await openFloor({ tables: 1 });
    await box().fill('1.2');
    const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
    box()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
    await expect.element(box()).toHaveValue('1.2');
    box().element().dispatchEvent(new KeyboardEvent('keydown', enter));
    await expect.element(box()).toHaveValue('');
  });

  it('a part of the name shows the seat; Enter takes it in hand', async () => {
    await openFloor({ tables: 3, name: (no) => (no === 20 ? 'Joanna Ibáñez' : `Player ${no}`) });
    await box().fill('iban');
    await expect.element(page.getByRole('option')).toMatchTextContent(/Joanna Ibáñez.*Table 3, seat 2/);
    await press('{Enter}');
    await expect.element(chair(3, 2)).toHaveFocus();
  });

  it('W-3.12 several people for one seat are asked about; the arrows choose, and figures are no name', async () => {
    const door = await openFloor({
      tables: 2,
      people: 20,
      name: (no) => (no > 18 ? `Ida Berg ${no === 19 ? 'Older' : 'Younger'}` : `Player ${no}`),
      more: [bust(2)],
    });
    const before = door.ledger().last;
    await box().fill('1.2 ida');
    await press('{Enter}');
    await expect.element(page.getByText('People who fit: 2. Choose with the arrows or a click.')).toBeVisible();
    await box().fill('1.2 18');
    await press('{Enter}');
    await expect.element(page.getByText(/the last word is no seat/)).toBeVisible();
    expect(door.ledger().last).toBe(before);
    await box().fill('1.2 ida');
    await press('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => door.ledger().last).toBe(before + 1);
    await expect.element(box()).toHaveValue('');
  });

  it('on the way, waiting, out and slips by number', async () => {
    await openFloor({
      tables: 2,
      people: 19,
      more: [floor({ do: 'late', player: 19 }), bust(2), floor({ do: 'move', entry: 18, table: 1, seat: 2 })],
    });
    const answer = async (line: string) => {
      await box().fill(line);
      return expect.element(page.getByRole('option').first());
    };
    await (await answer('Player 18')).toMatchTextContent(/going to 1\.2, slip 1/);
    await (await answer('Player 19')).toMatchTextContent(/waiting, no\. 1/);
    await (await answer('1')).toMatchTextContent(/^Table 1/);
    await box().fill('Player 2');
    await expect.element(page.getByRole('option', { name: /^Player 2 *out/ })).toBeVisible();
    await box().fill('1');
    await expect.element(page.getByRole('option', { name: /^Slip 1.*Player 18 → 1\.2/ })).toBeVisible();
  });
});

describe('W-9.5 how much fits at 1366×768', () => {
  const grid = () => document.querySelector<HTMLElement>('[class*=_floorTiles_]');
  const overflow = () => {
    const room = grid()?.parentElement;
    return room === null || room === undefined ? null : room.scrollHeight - room.clientHeight;
  };
  const columns = () => getComputedStyle(grid() as HTMLElement).gridTemplateColumns.split(' ').length;

  it('ten tables as lists beside what is to be done', async () => {
    await openFloor({ tables: 10 });
    await expect.element(tile(10)).toBeVisible();
    expect(document.querySelectorAll('[class*=_chair_]').length).toBe(90);
    expect([columns(), overflow()]).toEqual([5, 0]);
  });

  it('twelve with the side folded', async () => {
    await openFloor({ tables: 12 });
    await expect.element(countTile(12)).toBeVisible();
    await button('Hide what is to be done').click();
    await expect.element(tile(12)).toBeVisible();
    expect(document.querySelectorAll('[class*=_chair_]').length).toBe(108);
    expect([columns(), overflow()]).toEqual([6, 0]);
    expect(document.documentElement.scrollHeight).toBe(768);
  });

  it('112 tables as tiles, 12 × 10, none of them scrolled away; a table chosen shows its seats at the side', async () => {
    await openFloor({ tables: 112, people: 930, more: [floor({ do: 'closeTable', table: 112 })] });
    await expect.element(countTile(112)).toHaveAccessibleName('Table 112: 0 of 9 seats, closed');
    expect([columns(), overflow()]).toEqual([12, 0]);
    expect(document.querySelectorAll('[class*=_chair_]').length).toBe(0);
    await press('57');
    const side = page.getByRole('region', { name: 'Table 57', exact: true });
    await expect.element(side.getByRole('button', { name: /^Table 57, seat 9, Player 513/ })).toBeVisible();
    await press('{Escape}');
    await countTile(14).click();
    await expect.element(chair(14, 1)).toBeVisible();
    await press('{ArrowDown}{ArrowRight}');
    await expect.element(countTile(27)).toHaveFocus();
    await expect.element(chair(27, 1)).toBeVisible();
  });

  it('amber is a table short by two or more, blue the one that breaks next; both are said by a number too', async () => {
    await openFloor({
      tables: 13,
      people: 115,
      rules: { redFlag: false },
      more: [bust(1, 2), bust(10)],
    });
    await expect.element(countTile(1)).toHaveAttribute('data-low', 'true');
    await expect.element(countTile(2)).toHaveAttribute('data-low', 'false');
    await expect.element(countTile(1)).toMatchTextContent(/^17/);
  });

  it('in a narrow window the seats of the table chosen lie over the tiles, and go with the cross', async () => {
    await openFloor({ tables: 13 });
    await page.viewport(1024, 700);
    await countTile(3).click();
    await expect.element(chair(3, 9)).toBeVisible();
    await page.getByRole('region', { name: 'Table 3', exact: true }).getByRole('button', { name: 'Close' }).click();
    await expect.element(chair(3, 9)).not.toBeInTheDocument();
  });
});

describe('R36 the log of the floor', () => {
  it('[hall-and-print 5] says a sentence that begins with a name from right to left in its own direction', async () => {
    const door = await openFloor({ tables: 2, people: 4, name: (no) => (no === 1 ? 'الأمين محمد' : `Player ${no}`) });
    await doFloor({ do: 'move', entry: 1, table: 2, seat: 9 });
    await doFloor({ do: 'arrive', slips: [1] });
    await expect.poll(() => floorNow(door).pending).toEqual([]);
    const said = page.getByText(/محمد.* sits at 2\.9 \(slip 1\)/);
    await expect.poll(() => said.elements().length).toBeGreaterThan(1);
    expect(said.elements().map((line) => getComputedStyle(line).direction)).not.toContain('rtl');
  });

  it('names the people of an undone initial draw with alternates, who had no entry before it', async () => {
    const door = await openFloor({ tables: 1, seats: 2, people: 4, seated: 0 });
    await doFloor({ do: 'initialDraw', overflow: 'wait' });
    expect(floorNow(door).queue).toHaveLength(2);
    const log = page.getByRole('region', { name: 'What happened' });
    await expect.element(log.getByText('Waiting for a seat: Player 3 and Player 4')).toBeVisible();
    await press('{Control>}z{/Control}');
    await vi.waitFor(() => expect(floorNow(door).queue).toEqual([]));
    await vi.waitFor(() => expect(document.querySelector('[class*=_logUndone_]')).not.toBeNull());
    expect(log.element().textContent).not.toContain('null');
    expect(log.element().textContent).toContain('Waiting for a seat: Player 3 and Player 4');
    // Something else is done after it: the draw stays in the log by the names it had.
    await doFloor({ do: 'addTables', count: 1 });
    await vi.waitFor(() =>
      expect(document.querySelectorAll('[class*=_logLine_]')[1]?.textContent).toContain('Player 3'),
    );
    expect(log.element().textContent).not.toContain('null');
  });
});
