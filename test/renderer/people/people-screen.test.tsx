import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addPeople, editPerson, nobody } from '../../../renderer/people/deeds.ts';
import { useWishedColumns } from '../../../renderer/people/table/column-choice.tsx';
import '../../../renderer/desk/shell.module.css';
import { goTo } from '../../../renderer/desk/place.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { opened, own, run } from '../../core/games/bridge/tournament.ts';
import { openBridge } from '../games/bridge/desk.ts';
import { openRounds } from '../round/desk.ts';
import { mahjongEvent, seated as seatedNext } from '../round/event.ts';
import { atGrid, grid, names, open, paste, people, press } from './people-desk.ts';

const seated = {
  proposal: {
    family: 'mahjong' as const,
    method: 'random',
    engine: '1',
    seed: 's',
    tables: [{ table: 1, seats: [1, 2, 3, 4], reasons: [] }],
    byes: [],
    metrics: {
      repeats: 0,
      repeated: [],
      least: { known: 'unknown' as const, atLeast: 0, how: { code: 'x' } },
      figures: {},
    },
    budget: { steps: 0, used: 0, ended: 'complete' as const },
    trace: [],
  },
  tables: [{ table: 1, seats: [1, 2, 3, 4] }],
};

const described = (order: 'family' | 'given') => ({
  type: 'tournament.describe' as const,
  name: 'Spring Open',
  plannedRounds: 8,
  namesAs: { order, family: 'last' as const },
});

it('after the last round nobody is counted for another', async () => {
  const last = seatedNext(mahjongEvent(8));
  const described = { type: 'tournament.describe' as const, name: 'Spring Open', plannedRounds: 1 };
  const door = await openRounds('rounds', last);
  goTo('people');
  await expect.element(page.getByText('8 play', { exact: true })).toBeVisible();
  door.carryOut(described);
  await expect.element(page.getByText('8 people', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^(8 play|2 tables)$/)).not.toBeInTheDocument();
});

describe('typing people in', () => {
  it('three names: type, Enter, type, Enter, type, Enter', async () => {
    const door = await open();
    await expect.element(page.getByRole('textbox', { name: 'Who plays?' })).toHaveFocus();
    await press('Anna Olsen{Control>}{Enter}{/Control}');
    const next = page.getByRole('textbox', { name: 'Next name' });
    await next.click();
    await press('Пётр Ёлкин{Enter}Zoë{Enter}');
    await expect.poll(() => names(door)).toEqual(['Anna Olsen', 'Пётр Ёлкин', 'Zoë']);
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveValue('');
    await expect.element(page.getByText('3 people', { exact: true })).toBeVisible();
  });

  it('[W-1.7] a name stands as on the cards and in the standings, and is edited as it was entered', async () => {
    const door = await open();
    door.carryOut(described('family'));
    door.carryOut({ type: 'entrants.add', entrants: [{ name: 'Anna Olsen' }] });
    const cell = page.getByRole('rowheader');
    await expect.element(cell).toHaveTextContent('Olsen Anna');
    await cell.dblClick();
    await expect.element(cell.getByRole('textbox')).toHaveValue('Anna Olsen');
    await press('{Escape}');
    door.carryOut(described('given'));
    await expect.element(cell).toHaveTextContent('Anna Olsen');
  });

  it('the keys of the list are told while the keyboard is in it, and not for ever', async () => {
    await open(4);
    const areSeen = () => document.querySelector('[data-in-list]')?.checkVisibility({ visibilityProperty: true });
    await page.viewport(1366, 768);
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await expect.poll(areSeen).toBe(false);
    await atGrid();
    await expect.poll(areSeen).toBe(true);
  });

  it('club, country and number in the same line', async () => {
    const door = await open(1);
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('Ann{Tab}North{Tab}DE{Tab}0123{Enter}');
    await expect
      .poll(() => people(door).at(-1))
      .toMatchObject({ name: 'Ann', club: 'North', country: 'DE', number: '0123' });
    await expect.element(page.getByRole('textbox', { name: 'Next name' })).toHaveFocus();
  });

  it('[W-8.1] while nothing but blanks is typed the blue button leads to the field and enters nobody', async () => {
    const door = await open();
    const field = page.getByRole('textbox', { name: 'Who plays?' });
    await expect.element(field).toHaveFocus();
    await press('  {Enter}');
    await page.getByRole('button', { name: 'Add people' }).click();
    await expect.element(field).toHaveFocus();
    expect(names(door)).toEqual([]);
  });

  it('[W-8.1] what looks double is said beside the field, and decided where the lines stand', async () => {
    const door = await open();
    await page.getByRole('textbox', { name: 'Who plays?' }).fill('Ann Berg\nBen Lind\nann berg');
    await expect.element(page.getByText('Names that look double: 1')).toBeVisible();
    // The blue button leads to what is to be decided: 3 are not what it would enter.
    await page.getByRole('button', { name: 'Look at the list' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Leave out' }).click();
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect.poll(() => names(door)).toEqual(['Ann Berg', 'Ben Lind']);
  });

  it('[W-8.1] what looks double is said also beside another fault', async () => {
    await open();
    await page.getByRole('textbox', { name: 'Who plays?' }).fill(`Ann Berg\nann berg\n${'x'.repeat(121)}`);
    await expect.element(page.getByText('Names that look double: 1')).toBeVisible();
    await expect.element(page.getByText('Problems to settle: 1', { exact: false })).toBeVisible();
    expect(page.getByRole('button', { name: /^Add / }).elements()).toEqual([]);
  });

  it('W-2.1 what was left out takes its button along: the keyboard is on the next decision, at last on the blue button', async () => {
    const door = await open();
    const long = 'x'.repeat(121);
    await page.getByRole('textbox', { name: 'Who plays?' }).fill(`Ann Berg\n${long}\nBen Lind\n${long}y`);
    await page.getByRole('button', { name: 'Look at the list' }).click();
    const leaveOut = page.getByRole('dialog').getByRole('button', { name: /^Leave out/ });
    await expect.poll(() => leaveOut.elements().length).toBeGreaterThan(1);
    (leaveOut.elements().at(-1) as HTMLElement).focus();
    // The blue button is off: Ctrl+Enter presses no other in its place.
    await press('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await press('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toContain('Leave out');
    await press('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Import 2 people' })).toHaveFocus();
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(() => names(door)).toEqual(['Ann Berg', 'Ben Lind']);
  });

  it('[W-8.1] what is typed stays while another place is looked at', async () => {
    await open();
    const field = page.getByRole('textbox', { name: 'Who plays?' });
    await field.fill('Ann Berg');
    await press('{Alt>}3{/Alt}{Alt>}2{/Alt}');
    await expect.element(field).toHaveValue('Ann Berg');
  });

  it('a name that is there already is said while it is typed', async () => {
    await open(3);
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('player 2');
    await expect.element(page.getByText('This name is there already, no. 2.', { exact: false })).toBeVisible();
  });

  it('a name that is too long stays typed, with both numbers', async () => {
    const door = await open(1);
    const field = page.getByRole('textbox', { name: 'Next name' });
    await field.fill('x'.repeat(121));
    await press('{Enter}');
    await expect.element(page.getByText('Too long: 121 characters, 120 are allowed.')).toBeVisible();
    await expect.element(field).toHaveValue('x'.repeat(121));
    expect(people(door)).toHaveLength(1);
  });

  it('Ctrl+Z in the empty line takes the last person back', async () => {
    const door = await open(1);
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('Ann{Enter}');
    await expect.poll(() => names(door)).toEqual(['Player 1', 'Ann']);
    await press('{Control>}z{/Control}');
    await expect.poll(() => names(door)).toEqual(['Player 1']);
  });

  it('Enter that ends a composition of an input method adds nobody (K-11)', async () => {
    const door = await open(1);
    const field = page.getByRole('textbox', { name: 'Next name' });
    await field.fill('たかはし');
    field
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
      );
    await expect.element(field).toHaveValue('たかはし');
    await press('{Enter}');
    await expect.poll(() => names(door)).toEqual(['Player 1', 'たかはし']);
  });
});

describe('finding a name', () => {
  it('Enter that ends a composition of an input method does not leave the field (K-11)', async () => {
    await open(3);
    const field = page.getByRole('textbox', { name: 'Find people' });
    await field.fill('たかはし');
    const enter = (isComposing: boolean) =>
      field
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing }));
    expect(enter(true)).toBe(true);
    await expect.element(field).toHaveFocus();
    expect(enter(false)).toBe(false);
  });
});

describe('the list by keyboard', () => {
  it('Space sets out, Space lets play again, for all who are chosen with Shift', async () => {
    const door = await open(8);
    await atGrid();
    await press('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift} ');
    const out = () =>
      people(door)
        .filter(({ playing }) => !playing)
        .map(({ id }) => id);
    await expect.poll(out).toEqual([2, 3, 4]);
    await expect.element(page.getByText('5 play', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Sitting out next round: 3 people')).toBeVisible();
    await press(' ');
    await expect.poll(out).toEqual([]);
    await expect.element(page.getByText('Tables: 2')).toBeVisible();
  });

  it('F2 edits in place, Enter keeps it, Escape does not', async () => {
    const door = await open(4);
    await atGrid();
    await press('{ArrowDown}{F2}');
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    await press('Anna{Enter}');
    await expect.poll(() => names(door)[0]).toBe('Anna');
    await expect.element(grid()).toHaveFocus();
    await press('{ArrowDown}{Enter}Nobody{Escape}');
    await expect.element(grid()).toHaveFocus();
    await press('{ArrowRight}{Enter}West{Tab}SE{Enter}');
    await expect.poll(() => people(door)[1]).toMatchObject({ name: 'Player 2', club: 'West', country: 'SE' });
  });

  it('[hall-and-print 0.4] the name in a second script is typed in a column that is called up, and found by', async () => {
    const door = await open(4);
    await atGrid();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitem', { name: 'Second script' }).click();
    await expect.element(page.getByRole('columnheader', { name: 'Second script' })).toBeVisible();
    await atGrid();
    await press('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{F2}');
    await expect.element(page.getByRole('textbox', { name: 'Second script' })).toHaveFocus();
    await userEvent.fill(page.getByRole('textbox', { name: 'Second script' }), '田中 太郎');
    await press('{Enter}');
    await expect.poll(() => people(door)[0]?.traits.otherScript).toBe('田中 太郎');
    await userEvent.fill(page.getByRole('textbox', { name: 'Find people', exact: true }), '田中');
    await expect.element(page.getByText('Player 1', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Player 2', { exact: true })).not.toBeInTheDocument();
    useWishedColumns.setState({ wished: new Set() });
    localStorage.removeItem('seatwright.people.columns');
  });

  it('an emptied name is refused below the cell and keeps the keyboard', async () => {
    const door = await open(4);
    await atGrid();
    await press('{ArrowDown}{F2}{Delete}{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The name is empty.');
    await press('{Escape}');
    await expect.element(grid()).toHaveFocus();
    expect(names(door)[0]).toBe('Player 1');
  });

  it('a double click edits the cell it hits', async () => {
    const door = await open(2);
    await page.getByRole('gridcell', { name: 'North' }).dblClick();
    await expect.element(page.getByRole('textbox', { name: 'Club' }).first()).toHaveFocus();
    await press('South{Enter}');
    await expect.poll(() => people(door)[1]?.club).toBe('South');
  });

  it('one of two people of the same name is told from the other where removing is done', async () => {
    const door = await open(3);
    door.carryOut({ type: 'entrants.add', entrants: [{ name: 'Dan' }, { name: 'Dan' }] });
    await atGrid();
    await press('{End}{Delete}');
    await expect.element(page.getByText('Dan (5) removed')).toBeVisible();
  });

  it('one of two people of the same name is told from the other where one is entered', async () => {
    await open(1);
    await atGrid();
    await addPeople([{ ...nobody, name: 'Dan' }]);
    await expect.element(page.getByText('Dan added')).toBeVisible();
    // The same name at once would be the second press of a double click.
    await addPeople([{ ...nobody, name: 'Ben' }]);
    await addPeople([{ ...nobody, name: 'Dan' }]);
    await expect.element(page.getByText('Dan (4) added')).toBeVisible();
  });

  it('one of two people of the same name is told from the other where one is changed', async () => {
    const door = await open(1);
    door.carryOut({ type: 'entrants.add', entrants: [{ name: 'Dan' }, { name: 'Ben' }] });
    await atGrid();
    await editPerson(3, { ...nobody, name: 'Dan' });
    await expect.element(page.getByText('Renamed: Ben → Dan (3)')).toBeVisible();
  });

  it('Delete removes, the notice undoes', async () => {
    const door = await open(4);
    await atGrid();
    await press('{End}{Shift>}{ArrowUp}{/Shift}{Delete}');
    await expect.poll(() => names(door)).toEqual(['Player 1', 'Player 2']);
    await expect.element(page.getByText('2 people removed')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => people(door)).toHaveLength(4);
    await expect.element(page.getByText('2 people removed')).not.toBeInTheDocument();
  });

  it('Ctrl+A chooses everybody on any keyboard layout', async () => {
    const door = await open(4);
    await atGrid();
    grid()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ф', code: 'KeyA', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    await press('{Delete}');
    await expect.poll(() => people(door)).toHaveLength(0);
    await expect.element(page.getByRole('textbox', { name: 'Who plays?' })).toBeVisible();
  });

  it('down from the last row goes to the line for the next person, up comes back', async () => {
    await open(2);
    await atGrid();
    await press('{End}{ArrowDown}');
    await expect.element(page.getByRole('textbox', { name: 'Next name' })).toHaveFocus();
    await press('{ArrowUp}');
    await expect.element(grid()).toHaveFocus();
  });

  it('Ctrl+F finds, Escape shows everybody again', async () => {
    await open(30);
    await atGrid();
    await press('{Control>}f{/Control}player 21');
    const rows = () => document.querySelectorAll('[class*=_peopleGrid_] tr[data-id]').length;
    await expect.poll(rows).toBe(1);
    await press('nobody');
    await expect.element(page.getByText('Nobody found')).toBeVisible();
    await press('{Escape}');
    await expect.poll(rows).toBe(30);
    await expect.element(grid()).toHaveFocus();
  });

  it('a head cell sorts, and a second press turns the order round', async () => {
    await open(12);
    const first = () => document.querySelector('[class*=_peopleGrid_] tr[data-id]')?.getAttribute('data-id');
    await page.getByRole('button', { name: 'No.', exact: true }).click();
    await expect.poll(first).toBe('12');
    await page.getByRole('button', { name: 'Club', exact: true }).click();
    await expect.poll(first).toBe('2');
  });

  it('a refusal is shown with its way out, and moves no row', async () => {
    const door = await open(4);
    door.carryOut({
      type: 'round.publish',
      method: 'random',
      options: { avoidRepeats: false },
      ...seated,
    });
    await atGrid();
    const top = () => grid().element().getBoundingClientRect().top;
    const before = top();
    await press('{ArrowDown}{Delete}');
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(top()).toBe(before);
    expect(people(door)).toHaveLength(4);
    await expect.element(page.getByText('Player 1', { exact: true })).toBeVisible();
  });

  it('a count that does not fill the tables is said with its ways out: stand-ins', async () => {
    const door = await open(6);
    await page.getByRole('button', { name: 'Add 2 stand-ins' }).click();
    await expect
      .poll(() => people(door).slice(6))
      .toMatchObject([
        { name: 'Stand-in 1', traits: { standIn: true }, playing: true },
        { name: 'Stand-in 2', traits: { standIn: true }, playing: true },
      ]);
    await expect.element(page.getByText('Tables: 2')).toBeVisible();
  });

  it('M-09 stand-ins that late people make needless sit out first, and come back before another is added', async () => {
    const door = await open(5);
    const standIns = () => people(door).filter(({ name }) => name.startsWith('Stand-in'));
    await page.getByRole('button', { name: 'Add 3 stand-ins' }).click();
    await expect.poll(() => standIns().length).toBe(3);
    door.carryOut({ type: 'entrants.add', entrants: ['Ada', 'Bea', 'Cleo'].map((name) => ({ name })) });
    await expect.element(page.getByText('11 play')).toBeVisible();
    expect(page.getByText(/\d tables?$/).elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Let 3 stand-ins sit out' }).click();
    await expect.element(page.getByText('Tables: 2')).toBeVisible();
    expect(standIns().map(({ playing }) => playing)).toEqual([false, false, false]);
    door.carryOut({ type: 'entrants.play', ids: [1], playing: false });
    await page.getByRole('button', { name: 'Add 1 stand-in' }).click();
    await expect.poll(() => standIns().map(({ playing }) => playing)).toEqual([true, false, false]);
  });

  it('… or people who sit out, chosen by keyboard', async () => {
    const door = await open(6);
    const hint = page.getByText('Choose who sits out next round', { exact: false });
    await page.getByRole('button', { name: 'Choose 2 players to sit out' }).click();
    await expect.element(hint).toBeVisible();
    await expect.element(grid()).toHaveFocus();
    await press('{ArrowDown}{ArrowDown} ');
    await expect.element(page.getByText('Choose who sits out next round: 1.', { exact: false })).toBeVisible();
    await press('{ArrowDown} ');
    await expect.element(page.getByText('Tables: 1', { exact: true })).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
    expect(
      people(door)
        .filter(({ playing }) => !playing)
        .map(({ id }) => id),
    ).toEqual([2, 3]);
  });

  it('of 2,000 people only those in sight are drawn, and the last is a key away', async () => {
    await open(2000);
    await atGrid();
    await press('{End}');
    await expect.element(page.getByRole('rowheader', { name: 'Player 2000', exact: true })).toBeVisible();
    expect(document.querySelectorAll('[class*=_peopleGrid_] tr').length).toBeLessThan(80);
    await expect.element(page.getByText('2,000 people', { exact: true })).toBeVisible();
  });
});

it('everything is there in Russian', async () => {
  const door = await open(0, 'ru');
  await expect.element(page.getByRole('textbox', { name: 'Кто играет?' })).toHaveFocus();
  paste('Игрок;Город\nЩербакова Ульяна;Пермь\n;Пермь\nЁлкин Пётр;Казань');
  await expect.element(page.getByText('Строка 3, столбец 1 «Игрок»')).toBeVisible();
  await page.getByRole('button', { name: 'Пропустить эту строку' }).click();
  await page.getByRole('button', { name: 'Импортировать: 2 участника' }).click();
  await expect.poll(() => names(door)).toEqual(['Щербакова Ульяна', 'Ёлкин Пётр']);
  await expect.element(page.getByText('Добавлено: 2 участника')).toBeVisible();
});

describe('the number of a pair', () => {
  it('is that of its cards: listed, searched and sorted by it, not by the order of entry', async () => {
    const rules = vpRules();
    const order = own({ do: 'setOrder', order: [7, 3, 8, 1] });
    await openBridge('people', run(opened(8, rules), order, own({ do: 'closePreparations' })), rules);
    const rows = () =>
      [...grid().element().querySelectorAll('tbody tr[data-id]')].map((row) =>
        [...row.querySelectorAll('td, th')].slice(0, 2).map((cell) => cell.textContent),
      );
    await expect.element(grid()).toBeVisible();
    expect(rows().slice(0, 4)).toEqual([
      ['1', 'P7'],
      ['2', 'P3'],
      ['3', 'P8'],
      ['4', 'P1'],
    ]);
    await page.getByRole('textbox', { name: 'Find people' }).fill('1');
    await expect.poll(rows).toContainEqual(['1', 'P7']);
  });
});

it('[fault H-13] a name that no font has is told once, with its codes and what stands on paper', async () => {
  const door = await open(2);
  door.carryOut({ type: 'entrant.edit', id: 1, entrant: { name: 'გიორგი 🔥' } });
  door.carryOut({ type: 'entrant.edit', id: 2, entrant: { name: '𓀀 Riichi' } });
  await expect.element(page.getByText('Names with characters that cannot be printed: 1')).toBeVisible();
  await expect.element(page.getByText('on paper: [U+13000] Riichi')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('on paper: [U+13000] Riichi')).not.toBeInTheDocument();
  // Another name has not been read yet; the first one stays read, also when the screen is opened again.
  door.carryOut({ type: 'entrant.edit', id: 1, entrant: { name: '𓀁 Chombo' } });
  await expect.element(page.getByText('on paper: [U+13001] Chombo')).toBeVisible();
  goTo('rounds');
  goTo('people');
  await expect.element(page.getByText('on paper: [U+13001] Chombo')).toBeVisible();
  await expect.element(page.getByText('on paper: [U+13000] Riichi')).not.toBeInTheDocument();
});
