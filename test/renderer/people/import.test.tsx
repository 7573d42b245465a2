import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../renderer/desk/shell.module.css';
import { useImport } from '../../../renderer/people/import/import-store.ts';
import { forget } from '../../../renderer/store/tournament.ts';
import { atGrid, grid, names, open, paste, people, press } from './people-desk.ts';
import { sampleFile } from './samples.ts';

const drop = (file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const target = document.querySelector('[class*=_peoplePage_]') ?? document.body;
  target.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};

describe('a list from a file', () => {
  it('Windows-1251 by drop: shown, imported in one step, undone in one', async () => {
    const door = await open();
    drop(await sampleFile('mahjong-160-windows-1251.csv'));
    const dialog = page.getByRole('dialog', { name: 'Import mahjong-160-windows-1251.csv' });
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Windows-1251 \(Cyrillic\)/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Semicolon/ })).toBeVisible();
    await expect.element(dialog.getByText('Щербакова Ульяна').first()).toBeVisible();
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
    await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, await sampleFile('mahjong-64.csv'));
    await page.getByRole('button', { name: 'Import 64 people' }).click();
    await expect.poll(() => people(door)).toHaveLength(64);
    await expect.element(page.getByText('64 people added', { exact: true })).toBeVisible();
  });

  it('a pasted text is still there when another list is asked for', async () => {
    await open();
    const field = page.getByRole('textbox', { name: 'Who plays?' });
    await field.fill('Anna Berg\nAnna Berg');
    await page.getByRole('button', { name: 'Look at the list' }).click();
    await page.getByRole('button', { name: 'Another list' }).click();
    const text = page.getByRole('textbox', { name: 'Or paste a list' });
    await expect.element(text).toHaveValue('Anna Berg\nAnna Berg');
    await expect.element(text).toHaveFocus();
    // It is left by a button, as every dialog is, and not by the cross alone.
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('Anna Berg\nAnna Berg');
  });

  it('a spreadsheet is refused with what to do instead', async () => {
    await open();
    drop(new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'list.xlsx'));
    await expect.element(page.getByText('list.xlsx is an archive.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  });
});

describe('a pasted list', () => {
  it('[W-8.1] where nobody is entered it is counted as it stands, and entered by the blue button', async () => {
    const door = await open();
    const field = page.getByRole('textbox', { name: 'Who plays?' });
    await expect.element(field).toHaveFocus();
    await field.fill('Ann\tNorth\nBen\tSouth\nCyd\tNorth\nDan\tSouth');
    await expect.element(page.getByRole('button', { name: 'Add 4 people' })).toBeVisible();
    expect(people(door)).toEqual([]);
    await press('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => people(door).map(({ name, club }) => `${name}, ${club}`))
      .toEqual(['Ann, North', 'Ben, South', 'Cyd, North', 'Dan, South']);
  });

  it('one line into a field is text, elsewhere a list', async () => {
    await open(1);
    await page.getByRole('textbox', { name: 'Next name' }).click();
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
    await expect.element(page.getByText('Names that look double: 2')).toBeVisible();
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
    await expect.element(page.getByRole('option', { name: 'Country' })).toBeVisible();
    await press('Coun{Enter}');
    await expect.element(meaning).toHaveTextContent('Country');
    await page.getByRole('radio', { name: 'Headings' }).click();
    await page.getByRole('button', { name: /Meaning of column 2/ }).click();
    await page.getByRole('option', { name: 'Country' }).click();
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect
      .poll(() => people(door).map(({ name, country }) => `${name} ${country}`))
      .toEqual(['Ann North', 'Ben North']);
  });

  it('a wrong encoding is changed and shown at once', async () => {
    await open();
    drop(await sampleFile('mahjong-160-windows-1251.csv'));
    const guessed = () => page.getByText(/^(Guessed|Not certain)/).elements().length;
    await page.getByRole('button', { name: /Windows-1251/ }).click();
    const before = guessed();
    await page.getByRole('option', { name: 'KOI8-R (Cyrillic)' }).click();
    await expect.poll(guessed).toBe(before - 1);
    await expect.element(page.getByText('Щербакова Ульяна')).not.toBeInTheDocument();
    await page.getByRole('button', { name: /KOI8-R/ }).click();
    await page.getByRole('option', { name: 'Windows-1251 (Cyrillic)' }).click();
    await expect.element(page.getByText('Щербакова Ульяна').first()).toBeVisible();
  });

  it('problems are named with line and column, and block until they are settled', async () => {
    const door = await open();
    paste('Name,Club,Table\nAnn,North,1\n,North,2\nBen,South,x\nCyd,South,4\nDan,,5');
    const enter = page.getByRole('button', { name: 'Import 3 people' });
    await expect.element(enter).toBeDisabled();
    await expect.element(page.getByText('Problems to settle: 2').first()).toBeVisible();
    await expect.element(page.getByText('Line 3, column 1 “Name”')).toBeVisible();
    await expect.element(page.getByText('Line 4, column 3 “Table”')).toBeVisible();
    await expect.element(page.getByText('A whole number is expected here.')).toBeVisible();
    await page.getByText('A whole number is expected here.').click();
    expect(document.querySelector('tr[data-shown=true] > th')?.textContent).toBe('4');
    await page.getByRole('button', { name: 'Leave out this line' }).first().click();
    await expect.element(page.getByText('Problems to settle: 1').first()).toBeVisible();
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
    expect(document.querySelector('[class*=_peopleGrid_] :is(img, b)')).toBeNull();
  });
});

describe('[L-9.1] names in one piece', () => {
  const list = 'Kenji Eriksson\nJan van der Berg\nEva Adams\nPlayer 4';

  it('the list asks which word is the family name, shows three names both ways, and enters it in the same step', async () => {
    const door = await open(1);
    await atGrid();
    paste(list);
    const asked = page.getByRole('radiogroup', { name: 'The family name is the' });
    await expect.element(asked.getByRole('radio', { name: /^first word.*Kenji Eriksson.*Eva Adams/s })).toBeVisible();
    const last = asked.getByRole('radio', { name: /^last word.*Eriksson Kenji.*van der Berg Jan.*Adams Eva/s });
    await expect.element(last).toBeChecked();
    await userEvent.click(asked.getByText('first word'));
    await userEvent.click(asked.getByText('last word'));
    await page.getByRole('button', { name: 'Import 4 people' }).click();
    await expect.poll(() => door.ledger().tournament?.namesAs).toEqual({ order: 'family', family: 'last' });
    // What was entered stays as it was entered.
    expect(names(door)).toContain('Kenji Eriksson');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => names(door)).toEqual(['Player 1']);
    expect(door.ledger().tournament?.namesAs).toBeUndefined();
  });

  it('what was said of one list is said of no other one, and of no other event', async () => {
    const door = await open();
    const field = page.getByRole('textbox', { name: 'Who plays?' });
    const asked = page.getByRole('radiogroup', { name: 'The family name is the' });
    await field.fill(list);
    await userEvent.click(asked.getByText('first word'));
    await page.getByRole('button', { name: 'Add 4 people' }).click();
    await expect.poll(() => door.ledger().tournament?.namesAs).toEqual({ order: 'family', family: 'first' });
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await field.fill(list);
    await expect.element(asked.getByRole('radio', { name: /^last word/ })).toBeChecked();
    await userEvent.click(asked.getByText('first word'));
    await expect.element(asked.getByRole('radio', { name: /^first word/ })).toBeChecked();
    forget();
    expect(useImport.getState().family).toBeNull();
  });

  it('a list with a column for it is not asked about, nor one of tags', async () => {
    await open(1);
    await atGrid();
    paste('Family name;Given name\nEriksson;Kenji\nAdams;Eva');
    await expect.element(page.getByRole('button', { name: 'Import 2 people' })).toBeVisible();
    await expect.element(page.getByRole('radiogroup', { name: 'The family name is the' })).not.toBeInTheDocument();
    await press('{Escape}');
    await atGrid();
    paste('DragonLady\n7even\nPlayer 9');
    await expect.element(page.getByRole('button', { name: 'Import 3 people' })).toBeVisible();
    await expect.element(page.getByRole('radiogroup', { name: 'The family name is the' })).not.toBeInTheDocument();
  });
});
