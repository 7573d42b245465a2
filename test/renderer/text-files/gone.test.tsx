/** A file that was chosen and cannot be read any more, or is a folder, is told and changes nothing. */

import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chosenOf } from '../../../renderer/exchange/chosen-rounds.ts';
import { useImport } from '../../../renderer/people/import/import-store.ts';
import { LogoField } from '../../../renderer/print/logo-field.tsx';
import { useNotices } from '../../../renderer/store/notices.ts';
import { openText } from '../../../renderer/text-files/open-text.ts';
import { openDesk } from '../open-desk.tsx';
import { people } from '../people/people-desk.ts';

/** A file of the browser's own disk that was removed after it was chosen. */
const vanished = async (name: string): Promise<File> => {
  const folder = await navigator.storage.getDirectory();
  const place = await folder.getFileHandle(name, { create: true });
  const write = async (text: string) => {
    const stream = await place.createWritable();
    await stream.write(text);
    await stream.close();
  };
  await write('Anna Berg\nBoris Katz\n');
  const file = await place.getFile();
  await folder.removeEntry(name);
  return file;
};

it('a folder that is dropped is told to be one, and another list is asked for', async () => {
  useImport.setState(useImport.getInitialState(), true);
  const door = await openDesk({ event: { name: 'Open' } }, 'people');
  await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([], 'Lists'));
  // No page can make the entry of a folder: the browser does when one is dragged in.
  const entries = DataTransferItem.prototype;
  const { webkitGetAsEntry } = entries;
  entries.webkitGetAsEntry = () => ({ isDirectory: true }) as FileSystemEntry;
  onTestFinished(() => {
    entries.webkitGetAsEntry = webkitGetAsEntry;
  });
  const target = document.querySelector('[class*=_peoplePage_]') ?? document.body;
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('“Lists” is a folder, not a file.')).toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(people(door)).toEqual([]);
});

describe('a file that is gone when it is read', () => {
  it('is told by every import of a text', async () => {
    const file = await vanished('rounds.csv');
    const refusal = { code: 'file.unreadable', params: { name: 'rounds.csv' } };
    expect(await openText(file)).toMatchObject({ ok: false, refusal });
    expect(await chosenOf(file)).toMatchObject({ name: 'rounds.csv', text: null, refusal });
  });

  it('is told where a picture is asked for, and none is taken', async () => {
    const taken: unknown[] = [];
    await render(<LogoField add="Logo…" logo={null} onChange={(logo) => taken.push(logo)} />);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(await vanished('club.png'));
    if (input !== null) input.files = chosen.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    const refusal = { code: 'file.unreadable', params: { name: 'club.png' } };
    await expect.poll(() => useNotices.getState().notices.at(-1)).toMatchObject({ refusal });
    expect(taken).toEqual([]);
  });

  it('is told where lists of people are asked for, and nobody is entered', async () => {
    useImport.setState(useImport.getInitialState(), true);
    const door = await openDesk({ event: { name: 'Open' } }, 'people');
    await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(await vanished('club.csv'));
    if (input !== null) input.files = chosen.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(page.getByText('“club.csv” could not be read.', { exact: false })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(people(door)).toEqual([]);
  });
});
