/** [W-1.4] A drawer beside every place: one thing that stays as it is, whatever is beside it. */

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse } from '../../../core/tournament/refusal.ts';
import { goTo, openDialog } from '../../../renderer/desk/place.ts';
import { showRefusal } from '../../../renderer/store/notices.ts';
import { callDirector, choose, openAct, whoField } from '../director/hands.ts';
import { event16, openDesk } from '../open-desk.tsx';

const drawer = () => page.getByRole('dialog');
const press = (digit: number) => userEvent.keyboard(`{Alt>}${digit}{/Alt}`);
const bodyOf = (part: Element): HTMLElement => part.querySelector('header + div') as HTMLElement;

it('D-11 a notice that is dismissed leaves the keyboard in the screen, never on the body of the page [W-6.3]', async () => {
  await openDesk({ locale: 'en', event: event16 }, 'standings');
  showRefusal(refuse('file.notWritten', { name: 'list.csv' }));
  const dismiss = page.getByRole('alert').getByRole('button');
  await expect.element(dismiss).toBeVisible();
  (dismiss.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('main') != null).toBe(true);
});

describe('W-1.4 through every change of place a drawer', () => {
  it('keeps what was typed in it', async () => {
    await openDesk({ event: event16 }, 'people');
    await callDirector();
    await choose('yer 3');
    await openAct('Always at one table');
    const table = drawer().getByRole('textbox', { name: 'Table' });
    await table.fill('4');
    const before = table.element();
    for (const place of ['rounds', 'standings', 'people', 'rounds']) {
      goTo(place);
      await expect.poll(() => drawer().element().closest('aside')?.getBoundingClientRect().width).toBe(300);
      await expect.element(table).toHaveValue('4');
      expect(table.element()).toBe(before);
    }
    await expect.element(whoField()).toHaveValue('Player 3');
  });

  it('keeps what was opened, how far it is scrolled, and the keyboard', async () => {
    await page.viewport(1366, 500);
    await openDesk({ event: event16 }, 'people');
    await press(5);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const options = page.getByRole('button', { name: 'Settings', exact: true });
    const body = () => bodyOf(drawer().element());
    body().scrollTop = 90;
    expect(body().scrollTop).toBe(90);
    for (const place of ['standings', 'people']) {
      goTo(place);
      await expect.poll(() => drawer().element().closest('aside')?.getBoundingClientRect().width).toBe(300);
      await expect.element(options).toHaveAttribute('aria-expanded', 'true');
      expect(body().scrollTop).toBe(90);
      await expect.element(options).toHaveFocus();
    }
    await page.viewport(1366, 768);
  });
});

describe('W-1.4 the keyboard', () => {
  it.each([
    [4, 'Who or which table'],
    [5, ''],
    [6, ''],
    [7, ''],
  ])('goes into the first field of the drawer when Alt+%i calls it again', async (digit, name) => {
    await openDesk({ event: event16 }, 'people');
    await press(digit);
    await expect.element(drawer()).toBeVisible();
    (page.getByRole('textbox', { name: 'Find people' }).element() as HTMLElement).focus();
    await press(digit);
    await expect.poll(() => bodyOf(drawer().element()).contains(document.activeElement)).toBe(true);
    if (name !== '') expect(document.activeElement?.closest('label, .field')?.textContent).toContain(name);
  });

  it('is in the place that is shown when what had it before is gone', async () => {
    await openDesk({ event: event16 }, 'people');
    (page.getByRole('textbox', { name: 'Find people' }).element() as HTMLElement).focus();
    await press(5);
    goTo('standings');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Standings' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    expect(document.activeElement?.closest('main')).not.toBeNull();
  });

  it('is there too when a dialog is closed', async () => {
    await openDesk({ event: event16 }, 'people');
    (document.activeElement as HTMLElement).blur();
    openDialog('settings');
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest('main') ?? null).not.toBeNull();
  });
});

it('Escape takes the words of a search first, and closes the drawer when there are none', async () => {
  await openDesk({ event: event16 }, 'people');
  await press(7);
  const find = page.getByRole('searchbox');
  await find.fill('nothing like this');
  await userEvent.keyboard('{Escape}');
  await expect.element(find).toHaveValue('');
  await expect.element(drawer()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
});
