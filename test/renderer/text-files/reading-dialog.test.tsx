import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chosenOf } from '../../../renderer/exchange/chosen-rounds.ts';
import { encodingName, encodings } from '../../../renderer/text-files/encoding.ts';
import { openText } from '../../../renderer/text-files/open-text.ts';
import { openDesk } from '../open-desk.tsx';
import { bytesOf } from './encoded.ts';

const list = 'Раунд;Стол;Игрок\r\n1;1;Щербакова Ульяна\r\n1;1;Ёлкин Пётр\r\n1;1;Цой Юрий\r\n';
const fileOf = (bytes: Uint8Array, name = 'rounds.csv') => new File([new Uint8Array(bytes)], name);

describe('[fault F-12] a text whose form does not tell its encoding', () => {
  it('is shown in three lines; Enter takes what was guessed', async () => {
    await openDesk();
    const read = openText(fileOf(bytesOf(list, 'ibm866')));
    const dialog = page.getByRole('dialog', { name: 'Import rounds.csv' });
    await expect.element(dialog.getByText('1;1;Щербакова Ульяна')).toBeVisible();
    expect(dialog.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(dialog.getByRole('button', { name: /CP866 \(Cyrillic\)/ })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Open', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await read).toEqual({ ok: true, value: list });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is read as the TO says; the lines follow at once', async () => {
    await openDesk();
    const read = chosenOf(fileOf(bytesOf('Щербакова\n', 'windows-1251')));
    const dialog = page.getByRole('dialog');
    const guessed = dialog.getByText(/^(Guessed|Not certain)/);
    await expect.element(guessed).toBeVisible();
    await dialog.getByRole('button', { name: /Windows-1251/ }).click();
    await page.getByRole('option', { name: 'KOI8-R (Cyrillic)' }).click();
    await expect.element(dialog.getByText('ыЕПАЮЙНБЮ')).toBeVisible();
    await expect.element(guessed).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    expect(await read).toEqual({ name: 'rounds.csv', text: 'ыЕПАЮЙНБЮ\n', refusal: null });
  });

  it('is left alone by Escape, and by another file', async () => {
    await openDesk();
    const first = openText(fileOf(bytesOf(list, 'koi8-r')));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const second = chosenOf(fileOf(bytesOf(list, 'koi8-r'), 'other.csv'));
    expect(await first).toEqual({ ok: true, value: null });
    await expect.element(page.getByRole('dialog', { name: 'Import other.csv' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await second).toBeNull();
  });

  it('UTF-8 asks nothing, and what is over its limit is refused unread', async () => {
    await openDesk();
    expect(await openText(fileOf(new TextEncoder().encode(list)))).toEqual({ ok: true, value: list });
    expect(await openText(fileOf(new Uint8Array(9)), 8)).toMatchObject({
      refusal: { code: 'people.tooBig', params: { found: 9, allowed: 8 } },
    });
  });
});

it.each(['en', 'ru'])('[fault F-12] every encoding says in words whose letters it is for, in %s', (language) => {
  const said = encodings.map((encoding) => /\((.*)\)$/.exec(encodingName(encoding, language))?.[1] ?? 'Unicode');
  for (const whose of said) expect(whose).toMatch(/^\p{L}[\p{L}\s,()’-]{3,}$/u);
});
