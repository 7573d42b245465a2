import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Sheet } from '../../../core/exchange/sheets.ts';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import { useImport } from '../../../renderer/people/import/import-store.ts';
import { openDesk } from '../open-desk.tsx';
import { bytesOf } from '../text-files/encoded.ts';
import { people } from './people-desk.ts';

/** What the page knows a workbook by; what is in it the back end says. */
const packed = bytesOf('PK\u0003\u0004[Content_Types].xml xl/workbook.xml', 'windows-1252');

const choose = async (sheets: Answer<readonly Sheet[]>) => {
  useImport.setState(useImport.getInitialState(), true);
  const door = await openDesk({ event: { name: 'Open' }, answers: { 'list.sheets': () => sheets } }, 'people');
  await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File([new Uint8Array(packed)], 'club.xlsx'));
  return door;
};

describe('a workbook', () => {
  it('goes through the screen of every list; another sheet is chosen', async () => {
    const door = await choose(
      ok([
        { name: 'Cover', rows: [] },
        {
          name: 'Players',
          rows: [
            ['Name', 'Club'],
            ['Berg, Anna', 'North'],
            ['Boris Katz', 'South'],
          ],
        },
        { name: 'Guests', rows: [['Name'], ['Дарья Ким']] },
      ]),
    );
    const dialog = page.getByRole('dialog', { name: 'Import club.xlsx' });
    await expect.element(dialog.getByText('Berg, Anna')).toBeVisible();
    expect(dialog.getByRole('button', { name: /Encoding|Separator/ }).elements()).toHaveLength(0);
    await dialog.getByRole('button', { name: /Players/ }).click();
    await page.getByRole('option', { name: 'Guests' }).click();
    await expect.element(dialog.getByText('Дарья Ким').first()).toBeVisible();
    await dialog.getByRole('button', { name: /Guests/ }).click();
    await page.getByRole('option', { name: 'Players' }).click();
    await dialog.getByRole('button', { name: 'Import 2 people' }).click();
    await expect.poll(() => people(door).map(({ name }) => name)).toEqual(['Berg, Anna', 'Boris Katz']);
    expect(door.calls.find(({ method }) => method === 'list.sheets')?.input).toEqual({
      name: 'club.xlsx',
      data: btoa(String.fromCharCode(...packed)),
    });
  });

  it('with a password is refused as such', async () => {
    await choose(no(refuse('people.notText.locked', { name: 'club.xlsx' })));
    await expect.element(page.getByText('club.xlsx is protected by a password.', { exact: false })).toBeVisible();
  });
});
