/** [reliability 7.4] copies of finished rounds are deleted only after asking, with both numbers and one button, in both languages. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '../../../core/languages.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { event16, openDesk } from '../open-desk.tsx';

const care = (many: boolean) => ({
  marks: many ? (['manyCopies'] as const).slice() : [],
  viewing: false,
  copiedAt: '2026-05-01T08:00:00.000Z',
  tooMuch: many ? { megabytes: 1310, limit: 1024, copies: 22, rounds: 2 } : null,
  second: { state: 'none' as const, folder: '', lag: 0, declined: true },
});

const opened = (locale: 'en' | 'ru') => {
  let many = true;
  return openDesk({
    locale,
    event: event16,
    answers: {
      'copies.care': () => ok(care(many)),
      'copies.dropOld': () => {
        many = false;
        return ok(22);
      },
    },
  });
};

const dropped = ({ calls }: Awaited<ReturnType<typeof opened>>) =>
  calls.filter(({ method }) => method === 'copies.dropOld').length;

describe('too many copies', () => {
  const texts = {
    en: {
      mark: 'Copies take much room',
      says: [
        'They take 1,310 MB; at most 1,024 MB',
        'Oldest copies of finished rounds that can be deleted: 22',
        'Rounds of which no copy would be left: 2',
      ],
      button: 'Delete old copies: 22',
      done: 'Old copies deleted: 22.',
    },
    ru: {
      mark: 'Копии занимают много места',
      says: [
        'Они занимают 1 310 МБ, а отведено им не больше 1 024 МБ',
        'самые старые копии завершённых туров: 22',
        'Туров, от которых не останется копий: 2',
      ],
      button: 'Удалить старые копии: 22',
      done: 'Удалено старых копий: 22.',
    },
  } as const;
  it.each(languages)('%s: the mark tells both numbers, what would go, and one button does it', async (locale) => {
    const { mark, says, button, done } = texts[locale];
    const door = await opened(locale);
    await page.getByRole('button', { name: mark }).click();
    const said = () => document.querySelector('[role=dialog]')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
    for (const text of says) await expect.poll(said).toContain(text);
    expect(dropped(door)).toBe(0);
    await page.getByRole('button', { name: button }).click();
    await expect.element(page.getByText(done).first()).toBeVisible();
    expect(dropped(door)).toBe(1);
  });

  it('nothing is deleted by looking', async () => {
    const door = await opened('en');
    await page.getByRole('button', { name: 'Copies take much room' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(dropped(door)).toBe(0);
  });
});
