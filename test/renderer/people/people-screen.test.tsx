import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useWishedColumns } from '../../../renderer/people/column-choice.tsx';
import '../../../renderer/shell/shell.css';
import { openDesk } from '../open-desk.tsx';
import { sampleFile } from './samples.ts';

const press = (keys: string) => userEvent.keyboard(keys);

const event = (count: number) => ({
  name: 'Spring Open',
  commands:
    count === 0
      ? []
      : [
          {
            type: 'entrants.add' as const,
            entrants: Array.from({ length: count }, (_, i) => ({
              name: `Player ${i + 1}`,
              club: i % 2 ? 'North' : '',
            })),
          },
        ],
});

const open = (count = 0, locale: 'en' | 'ru' = 'en') => openDesk({ locale, event: event(count) }, 'people');

const grid = () => page.getByRole('grid', { name: 'People' });

const atGrid = async () => {
  await expect.element(grid()).toBeVisible();
  (grid().element() as HTMLElement).focus();
};

/** What the system's paste does: an event with the text, at whatever has the keyboard. */
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

const drop = (file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const target = document.querySelector('.people') ?? document.body;
  target.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};

type Desk = Awaited<ReturnType<typeof openDesk>>;

const people = (door: Desk) => door.ledger().tournament?.entrants ?? [];
const names = (door: Desk) => people(door).map(({ name }) => name);

describe('typing people in', () => {
  it('three names: type, Enter, type, Enter, type, Enter', async () => {
    const door = await open();
    await expect.element(page.getByRole('textbox', { name: 'Name of the first person' })).toHaveFocus();
    await press('Anna Olsen{Enter}');
    const next = page.getByRole('textbox', { name: 'Name of the next person' });
    await expect.element(next).toHaveFocus();
    await press('Пётр Ёлкин{Enter}Zoë{Enter}');
    await expect.poll(() => names(door)).toEqual(['Anna Olsen', 'Пётр Ёлкин', 'Zoë']);
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveValue('');
    await expect.element(page.getByText('3 people', { exact: true })).toBeVisible();
  });

  it('club, country and number in the same line', async () => {
    const door = await open(1);
    await page.getByRole('textbox', { name: 'Name of the next person' }).click();
    await press('Ann{Tab}North{Tab}DE{Tab}0123{Enter}');
    await expect
      .poll(() => people(door).at(-1))
      .toMatchObject({ name: 'Ann', club: 'North', country: 'DE', number: '0123' });
    await expect.element(page.getByRole('textbox', { name: 'Name of the next person' })).toHaveFocus();
  });

  it('an empty first name is refused beside the field', async () => {
    const door = await open();
    await expect.element(page.getByRole('textbox', { name: 'Name of the first person' })).toHaveFocus();
    await press('  {Enter}');
    await expect.element(page.getByText('The name is empty.')).toBeVisible();
    expect(names(door)).toEqual([]);
  });

  it('a name that is there already is said while it is typed', async () => {
    await open(3);
    await page.getByRole('textbox', { name: 'Name of the next person' }).click();
    await press('player 2');
    await expect.element(page.getByText('This name is there already, no. 2.', { exact: false })).toBeVisible();
  });

  it('a name that is too long stays typed, with both numbers', async () => {
    const door = await open(1);
    const field = page.getByRole('textbox', { name: 'Name of the next person' });
    await field.fill('x'.repeat(121));
    await press('{Enter}');
    await expect.element(page.getByText('Too long: 121 characters, 120 are allowed.')).toBeVisible();
    await expect.element(field).toHaveValue('x'.repeat(121));
    expect(people(door)).toHaveLength(1);
  });

  it('Ctrl+Z in the empty line takes the last person back', async () => {
    const door = await open(1);
    await page.getByRole('textbox', { name: 'Name of the next person' }).click();
    await press('Ann{Enter}');
    await expect.poll(() => names(door)).toEqual(['Player 1', 'Ann']);
    await press('{Control>}z{/Control}');
    await expect.poll(() => names(door)).toEqual(['Player 1']);
  });

  it('Enter that ends a composition of an input method adds nobody (K-11)', async () => {
    const door = await open(1);
    const field = page.getByRole('textbox', { name: 'Name of the next person' });
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
    const field = page.getByRole('textbox', { name: 'Find' });
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
    await expect.element(page.getByText('3 people sit out next round')).toBeVisible();
    await press(' ');
    await expect.poll(out).toEqual([]);
    await expect.element(page.getByText('2 tables')).toBeVisible();
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

  it('0.4: the name in a second script is typed in a column that is called up, and found by', async () => {
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
    await userEvent.fill(page.getByRole('textbox', { name: 'Find', exact: true }), '田中');
    await expect.element(page.getByText('Player 1', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Player 2', { exact: true })).not.toBeInTheDocument();
    useWishedColumns.setState({ wished: new Set() });
    localStorage.removeItem('seatwright.people.columns');
  });

  it('an emptied name is refused below the cell and keeps the keyboard', async () => {
    const door = await open(4);
    await atGrid();
    await press('{ArrowDown}{F2}{Delete}{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The name is empty. Esc keeps what it was.');
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
    await expect.element(page.getByText('Nobody is entered yet')).toBeVisible();
  });

  it('down from the last row goes to the line for the next person, up comes back', async () => {
    await open(2);
    await atGrid();
    await press('{End}{ArrowDown}');
    await expect.element(page.getByRole('textbox', { name: 'Name of the next person' })).toHaveFocus();
    await press('{ArrowUp}');
    await expect.element(grid()).toHaveFocus();
  });

  it('Ctrl+F finds, Escape shows everybody again', async () => {
    await open(30);
    await atGrid();
    await press('{Control>}f{/Control}player 21');
    const rows = () => document.querySelectorAll('.people-table tr[data-id]').length;
    await expect.poll(rows).toBe(1);
    await press('nobody');
    await expect.element(page.getByText('Nobody like this.')).toBeVisible();
    await press('{Escape}');
    await expect.poll(rows).toBe(30);
    await expect.element(grid()).toHaveFocus();
  });

  it('a head cell sorts, and a second press turns the order round', async () => {
    await open(12);
    const first = () => document.querySelector('.people-table tr[data-id]')?.getAttribute('data-id');
    await page.getByRole('button', { name: 'No.', exact: true }).click();
    await expect.poll(first).toBe('12');
    await page.getByRole('button', { name: 'Club', exact: true }).click();
    await expect.poll(first).toBe('2');
  });

  it('a refusal is shown above the list with its way out', async () => {
    const door = await open(4);
    door.carryOut({
      type: 'round.publish',
      method: 'random',
      options: { avoidRepeats: false },
      ...seated,
    });
    await atGrid();
    await press('{ArrowDown}{Delete}');
    await expect.element(page.getByRole('alert')).toBeVisible();
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
    await expect.element(page.getByText('2 tables')).toBeVisible();
  });

  it('… or people who sit out, chosen by keyboard', async () => {
    const door = await open(6);
    const hint = page.getByText('who sit out next round: go there with the arrows', { exact: false });
    await page.getByRole('button', { name: 'Choose 2 players to sit out' }).click();
    await expect.element(hint).toBeVisible();
    await expect.element(grid()).toHaveFocus();
    await press('{ArrowDown}{ArrowDown} ');
    await expect.element(page.getByText('Choose 1 person who sits out', { exact: false })).toBeVisible();
    await press('{ArrowDown} ');
    await expect.element(page.getByText('1 table', { exact: true })).toBeVisible();
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
    expect(document.querySelectorAll('.people-table tr').length).toBeLessThan(80);
    await expect.element(page.getByText('2,000 people', { exact: true })).toBeVisible();
  });
});

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

describe('a list from a file', () => {
  it('Windows-1251 by drop: shown, imported in one step, undone in one', async () => {
    const door = await open();
    drop(await sampleFile('mahjong-160-windows-1251.csv'));
    const dialog = page.getByRole('dialog', { name: 'Import mahjong-160-windows-1251.csv' });
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Windows-1251 \(Cyrillic\)/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Semicolon/ })).toBeVisible();
    await expect.element(dialog.getByText('Щербакова Ульяна')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Import 160 people' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(people(door)).toHaveLength(160);
    expect(people(door)[0]).toMatchObject({ name: 'Щербакова Ульяна', country: 'Пермь', club: 'Тэнпай; Москва' });
    expect(door.ledger().last).toBe(2);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => people(door)).toHaveLength(0);
  });

  it('by the button', async () => {
    const door = await open();
    await expect.element(page.getByRole('button', { name: 'Import a file…' })).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, await sampleFile('mahjong-64.csv'));
    await page.getByRole('button', { name: 'Import 64 people' }).click();
    await expect.poll(() => people(door)).toHaveLength(64);
    await expect.element(page.getByText('64 people imported')).toBeVisible();
  });

  it('a spreadsheet is refused with what to do instead', async () => {
    await open();
    drop(new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'list.xlsx'));
    await expect
      .element(page.getByText('list.xlsx is a spreadsheet or a packed file.', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  });
});

describe('a pasted list', () => {
  it('on the empty screen, into whatever has the keyboard', async () => {
    const door = await open();
    await expect.element(page.getByRole('textbox', { name: 'Name of the first person' })).toHaveFocus();
    paste('Ann\tNorth\nBen\tSouth\nCyd\tNorth\nDan\tSouth');
    await expect.element(page.getByRole('button', { name: 'Import 4 people' })).toHaveFocus();
    await press('{Enter}');
    await expect
      .poll(() => people(door).map(({ name, club }) => `${name}, ${club}`))
      .toEqual(['Ann, North', 'Ben, South', 'Cyd, North', 'Dan, South']);
  });

  it('one line into a field is text, elsewhere a list', async () => {
    await open(1);
    await page.getByRole('textbox', { name: 'Name of the next person' }).click();
    paste('Ann');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await atGrid();
    paste('Ann');
    await expect.element(page.getByRole('button', { name: 'Import 1 person' })).toBeVisible();
  });

  it('in the dialog, by keyboard', async () => {
    const door = await open(1);
    await page.getByRole('button', { name: 'Import a list…' }).click();
    await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toHaveFocus();
    paste('Ann\nBen\nCyd');
    await expect.element(page.getByRole('button', { name: 'Import 3 people' })).toHaveFocus();
    await press('{Enter}');
    await expect.poll(() => names(door)).toEqual(['Player 1', 'Ann', 'Ben', 'Cyd']);
  });

  it('what was copied here is the same list there', async () => {
    const door = await open(3);
    await atGrid();
    await press('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    const clipboardData = new DataTransfer();
    grid()
      .element()
      .dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    expect(clipboardData.getData('text/plain')).toBe('Participant\tClub\r\nPlayer 1\t\r\nPlayer 2\tNorth\r\n');
    paste(clipboardData.getData('text/plain'));
    await expect.element(page.getByText('2 seem to stand twice')).toBeVisible();
    expect(people(door)).toHaveLength(3);
  });
});

describe('before a list is imported', () => {
  it('cancelling leaves nothing', async () => {
    const door = await open();
    paste('Ann\nBen');
    await expect.element(page.getByRole('button', { name: 'Import 2 people' })).toBeVisible();
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect([door.ledger().last, people(door).length]).toEqual([1, 0]);
    expect(door.calls.map(({ method }) => method)).not.toContain('tournament.do');
  });

  it('the meaning of a column is changed by keyboard', async () => {
    const door = await open();
    paste('Who,Where\nAnn,North\nBen,North');
    const meaning = page.getByRole('button', { name: /Meaning of column 2/ });
    await expect.element(meaning).toBeVisible();
    (meaning.element() as HTMLElement).focus();
    await press('{Enter}');
    await expect.element(page.getByRole('option', { name: 'Country or city' })).toBeVisible();
    await press('Coun{Enter}');
    await expect.element(meaning).toHaveTextContent('Country or city');
    await page.getByRole('radio', { name: 'Headings' }).click();
    await page.getByRole('button', { name: /Meaning of column 2/ }).click();
    await page.getByRole('option', { name: 'Country or city' }).click();
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect
      .poll(() => people(door).map(({ name, country }) => `${name} ${country}`))
      .toEqual(['Ann North', 'Ben North']);
  });

  it('a wrong encoding is changed and shown at once', async () => {
    await open();
    drop(await sampleFile('mahjong-160-windows-1251.csv'));
    await page.getByRole('button', { name: /Windows-1251/ }).click();
    await page.getByRole('option', { name: 'KOI8-R (Cyrillic)' }).click();
    await expect.element(page.getByText('Chosen by you')).toBeVisible();
    await expect.element(page.getByText('Щербакова Ульяна')).not.toBeInTheDocument();
    await page.getByRole('button', { name: /KOI8-R/ }).click();
    await page.getByRole('option', { name: 'Windows-1251 (Cyrillic)' }).click();
    await expect.element(page.getByText('Щербакова Ульяна')).toBeVisible();
  });

  it('problems are named with line and column, and block until they are settled', async () => {
    const door = await open();
    paste('Name,Club,Table\nAnn,North,1\n,North,2\nBen,South,x\nCyd,South,4\nDan,,5');
    const enter = page.getByRole('button', { name: 'Import 3 people' });
    await expect.element(enter).toBeDisabled();
    await expect.element(page.getByText('2 problems are to be settled first')).toBeVisible();
    await expect.element(page.getByText('Line 3, column 1 “Name”')).toBeVisible();
    await expect.element(page.getByText('Line 4, column 3 “Table”')).toBeVisible();
    await expect.element(page.getByText('A whole number is expected here.')).toBeVisible();
    await page.getByText('A whole number is expected here.').click();
    expect(document.querySelector('.import-preview tr[data-shown=true] > th')?.textContent).toBe('4');
    await page.getByRole('button', { name: 'Leave out this line' }).first().click();
    await expect.element(page.getByText('1 problem is to be settled first')).toBeVisible();
    await page.getByRole('button', { name: 'Leave out this line' }).click();
    await enter.click();
    await expect.poll(() => names(door)).toEqual(['Ann', 'Cyd', 'Dan']);
  });

  it('doubles are shown and wait for the TO', async () => {
    const door = await open(2);
    paste('Ann\nPlayer 1\nann');
    await expect.element(page.getByRole('button', { name: 'Import 3 people' })).toBeDisabled();
    await expect.element(page.getByText('Player 1: entered already, no. 1')).toBeVisible();
    await expect.element(page.getByText('ann: same name as in line 1')).toBeVisible();
    await page.getByRole('radio', { name: 'Leave out' }).click();
    await page.getByRole('button', { name: 'Import 1 person' }).click();
    await expect.poll(() => names(door)).toEqual(['Player 1', 'Player 2', 'Ann']);
  });

  it('names are data: markup stays text', async () => {
    const door = await open();
    paste('<img src=x onerror=alert(1)>\n<b>Bold</b>');
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect.poll(() => names(door)).toEqual(['<img src=x onerror=alert(1)>', '<b>Bold</b>']);
    await expect.element(page.getByText('<b>Bold</b>')).toBeVisible();
    expect(document.querySelector('.people-table :is(img, b)')).toBeNull();
  });
});

it('everything is there in Russian', async () => {
  const door = await open(0, 'ru');
  await expect.element(page.getByRole('textbox', { name: 'Имя первого участника' })).toHaveFocus();
  paste('Игрок;Город\nЩербакова Ульяна;Пермь\n;Пермь\nЁлкин Пётр;Казань');
  await expect.element(page.getByText('Строка 3, столбец 1 «Игрок»')).toBeVisible();
  await page.getByRole('button', { name: 'Пропустить эту строку' }).click();
  await page.getByRole('button', { name: 'Импортировать 2 участников' }).click();
  await expect.poll(() => names(door)).toEqual(['Щербакова Ульяна', 'Ёлкин Пётр']);
  await expect.element(page.getByText('Импортировано 2 участника')).toBeVisible();
});
