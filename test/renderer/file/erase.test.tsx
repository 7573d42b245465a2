import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '../../../core/languages.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { perform } from '../../../renderer/desk/commands/commands.ts';
import { event16, openDesk } from '../open-desk.tsx';

const left = (kind: 'file' | 'copies', name: string) => ({ handle: name, kind, name, folder: '/files', count: 3 });

const words = {
  en: {
    find: 'Find a name',
    erase: 'Erase the name',
    what: /“Anna Ozola” becomes “№ 7” everywhere/,
    still: 'These still hold the name. Delete them when you are sure:',
    copies: 'Folder with automatic copies: 3 · /files',
    discard: 'Delete them for good',
    gone: 'The name is gone: the old file and its copies are deleted.',
  },
  ru: {
    find: 'Найти имя',
    erase: 'Удалить имя',
    what: /«Anna Ozola» везде станет «№ 7»/,
    still: 'Здесь имя ещё есть. Удалите, когда будете уверены:',
    copies: 'Папка с автоматическими копиями: 3 · /files',
    discard: 'Удалить навсегда',
    gone: 'Имени больше нет: старый файл и его копии удалены.',
  },
};

describe.each(languages)('erasing a person in %s [reliability 4.7]', (locale) => {
  it('asks whose name, says what happens, and lists what still holds it', async () => {
    const said = words[locale];
    const door = await openDesk({
      locale,
      event: event16,
      answers: {
        'file.everybody': () =>
          ok([
            { id: 7, member: null, name: 'Anna Ozola' },
            { id: 8, member: null, name: 'Juris Berzins' },
          ]),
        'file.erase': () =>
          ok({
            file: { name: 'Spring Open', folder: '/files', last: 3, status: 'saved' as const },
            left: [left('file', 'Spring Open.seatwright'), left('copies', 'Spring Open.snapshots')],
          }),
        'file.discard': () => ok([]),
      },
    });
    perform('file.erase');
    await page.getByRole('textbox', { name: said.find }).fill('ozo');
    await expect.element(page.getByText('Juris Berzins')).not.toBeInTheDocument();
    await page.getByRole('button', { name: /Anna Ozola/ }).click();
    await expect.element(page.getByText(said.what)).toBeVisible();
    await page.getByRole('button', { name: said.erase }).click();
    await expect.element(page.getByText(said.still)).toBeVisible();
    await expect.element(page.getByText(said.copies)).toBeVisible();
    await page.getByRole('button', { name: said.discard }).click();
    await expect.element(page.getByText(said.gone).first()).toBeVisible();
    expect(door.calls.filter(({ method }) => /erase|discard/.test(method))).toEqual([
      { method: 'file.erase', input: { id: 7, member: null, event: expect.stringMatching(/^[0-9a-f]{32}$/) } },
      { method: 'file.discard', input: { handles: ['Spring Open.seatwright', 'Spring Open.snapshots'] } },
    ]);
  });
});
