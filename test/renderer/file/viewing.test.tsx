/** [reliability 5.3] a tournament that is only looked at has every control that would change it switched off, and the way on in sight. */

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { familyIds } from '../../../core/games/all.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { canPerform, deedOf } from '../../../renderer/desk/commands/commands.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { event16, openDesk } from '../open-desk.tsx';

const careOf = (viewing: boolean) => ({
  marks: viewing ? (['viewing'] as const).slice() : [],
  viewing,
  copiedAt: null,
  tooMuch: null,
  second: { state: 'none' as const, folder: '', lag: 0, declined: true },
});

const opened = (viewing: boolean, family: GameId = 'mahjong') =>
  openDesk({
    locale: 'en',
    event: { ...event16, family },
    answers: { 'copies.care': () => ok(careOf(viewing)) },
  });

describe('viewing only', () => {
  it('nobody can be entered, removed or imported, and making an own copy is offered', async () => {
    await opened(true);
    await expect.element(page.getByRole('button', { name: 'Make my own copy…' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Next name' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Import a list…' })).toBeDisabled();
    await page.getByText('Player 3', { exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
    await userEvent.keyboard('{Delete}{F2}');
    await expect.element(page.getByText('Player 3', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
    expect(['people.import', 'edit.undo'].map((id) => canPerform(deedOf(id) ?? never))).toEqual([false, false]);
  });

  it('looking goes on: people are searched', async () => {
    await opened(true);
    await page.getByRole('textbox', { name: 'Find people' }).fill('Player 16');
    await expect.element(page.getByText('Player 3', { exact: true })).not.toBeInTheDocument();
  });

  it.each(familyIds)('%s: no round can be seated', async (family) => {
    const door = await opened(true, family);
    goTo('rounds');
    await expect.element(page.getByRole('main')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('main .button[data-tone=primary]:not(:disabled)').length).toBe(0);
    expect(door.calls.filter(({ method }) => method === 'tournament.do')).toEqual([]);
  });

  it('control: an open tournament has them all', async () => {
    await opened(false);
    await expect.element(page.getByRole('textbox', { name: 'Next name' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Import a list…' })).toBeEnabled();
    await expect.element(page.getByRole('banner').getByRole('button', { name: /^Undo/ })).toBeEnabled();
  });
});

const never = { id: 'never', titleKey: '', groupKey: '', when: () => true, perform: () => undefined };
