import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse } from '../../../core/tournament/refusal.ts';
import { closeDialog, goTo, openDialog } from '../../../renderer/desk/place.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { event16, openDesk } from '../open-desk.tsx';

const press = (keys: string) => userEvent.keyboard(keys);

describe('the language', () => {
  it('changes everything in sight at run time, and the page says which it is', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'history');
    await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await page.getByRole('button', { name: 'Spring Open: menu' }).click();
    await page.getByRole('menuitem', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'Русский' }).click();
    await expect.element(page.getByRole('heading', { name: 'История' })).toBeVisible();
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Отменить', exact: true })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Добавлен\D*16/ })).toBeVisible();
    await expect.element(page.getByText('Тур 1 из 8')).toBeVisible();
    expect(document.documentElement.lang).toBe('ru');
    expect(door.calls.findLast(({ method }) => method === 'app.set')?.input).toEqual({ language: 'ru' });
  });

  it('is the system’s while none was chosen', async () => {
    await openDesk({ locale: 'ru' });
    await expect.element(page.getByRole('button', { name: 'Новый турнир' })).toBeVisible();
  });

  it('turns numbers in fields too', async () => {
    await openDesk({ locale: 'ru' });
    await press('{Control>},{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Ширина изображения' })).toHaveValue('2,0');
  });
});

describe('the theme', () => {
  it('is set on the page and kept', async () => {
    const door = await openDesk({ locale: 'en' });
    await page.getByRole('button', { name: /^Colours/ }).click();
    await page.getByRole('menuitem', { name: 'Dark' }).click();
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    expect(door.calls.findLast(({ method }) => method === 'app.set')?.input).toEqual({ theme: 'dark' });
  });
});

describe('a menu at the edge of the window', () => {
  it('has its size before it is placed: nothing is measured and placed by turns', async () => {
    await openDesk({ locale: 'en' });
    const loops: string[] = [];
    const heard = ({ message }: ErrorEvent) => loops.push(message);
    window.addEventListener('error', heard);
    await page.getByRole('button', { name: /^Colours/ }).click();
    await page.getByRole('menuitem', { name: 'Dark' }).click();
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    window.removeEventListener('error', heard);
    expect(loops).toEqual([]);
  });
});

describe('the saved mark', () => {
  it('says saved, and says what keeps it from being so', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'history');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    door.cannotWrite(refuse('file.diskFull', { name: 'Spring Open' }), 'diskFull');
    await expect.element(page.getByText('Disk full', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Make room/);
    door.cannotWrite(null);
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the connection is lost, and that it is back', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'history');
    door.become('lost');
    await expect.element(page.getByText('Connection lost')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Everything marked as saved is saved/);
    door.become('joined');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('offers to reopen a file whose last entry is not confirmed', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'history');
    door.cannotWrite(refuse('file.notConfirmed', { name: 'Spring Open' }), 'notConfirmed');
    await page.getByRole('button', { name: 'Reopen the file' }).click();
    await expect.poll(() => door.calls.map(({ method }) => method)).toContain('file.open');
    // A file opens on its rounds, with everything that was acknowledged.
    await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
    goTo('history');
    await expect.element(page.getByRole('row', { name: /16 people added/ })).toBeVisible();
  });
});

describe('a page of an earlier start', () => {
  it('says so and offers nothing else', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'history');
    door.become('turnedAway');
    await expect.element(page.getByText('This page belongs to an earlier start')).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the history', () => {
  it('goes back several steps after saying how many, and brings them back', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'history');
    door.carryOut({ type: 'entrants.add', entrants: [{ name: 'Max' }] });
    door.carryOut({ type: 'tournament.describe', name: 'Spring Open', plannedRounds: 6 });
    await page
      .getByRole('row', { name: /16 people added/ })
      .getByRole('button')
      .click();
    const question = page.getByRole('alertdialog', { name: 'Go back to here' });
    await expect.element(question).toMatchTextContent(/Steps that are undone: 2/);
    await question.getByRole('button', { name: 'Go back to here' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(door.ledger().tournament).toMatchObject({ plannedRounds: 8 });
    expect(door.ledger().tournament?.entrants).toHaveLength(16);
    await page
      .getByRole('row', { name: /Event: Rounds 6/ })
      .getByRole('button', { name: 'Redo' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => door.ledger().tournament?.plannedRounds).toBe(6);
  });

  it('is one stop of Tab however long it is; the arrows go from step to step', async () => {
    await openDesk(
      {
        locale: 'en',
        event: {
          ...event16,
          commands: [
            ...event16.commands,
            ...Array.from({ length: 30 }, (_, i) => ({
              type: 'entrants.add' as const,
              entrants: [{ name: `Late ${i + 1}` }],
            })),
          ],
        },
      },
      'history',
    );
    const back = page.getByRole('button', { name: 'Go back to here' });
    await expect.poll(() => back.elements().length).toBe(31);
    const stops = () => back.elements().filter((button) => (button as HTMLElement).tabIndex === 0);
    expect(stops()).toEqual([back.elements()[0]]);
    (back.elements()[0] as HTMLElement).focus();
    await press('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.poll(() => document.activeElement).toBe(back.elements()[1]);
    await expect.poll(stops).toEqual([back.elements()[1]]);
    await press('{End}');
    await expect.poll(() => document.activeElement).toBe(back.elements()[30]);
    await press('{Enter}');
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Steps that are undone: 31/);
  });

  it('X-8 undoes nothing when another window entered something while it was asked', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'history');
    await page
      .getByRole('row', { name: /Tournament made/ })
      .getByRole('button')
      .click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    door.carryOut({ type: 'entrants.add', entrants: [{ name: 'Late Ida' }] });
    await question.getByRole('button', { name: 'Go back to here' }).click();
    await expect.element(question.getByText(/^Something else was entered meanwhile/)).toBeVisible();
    expect(door.ledger().tournament?.entrants).toHaveLength(17);
    expect(door.calls.filter(({ method }) => method === 'tournament.undo')).toEqual([]);
  });

  it('cancels by Escape and changes nothing', async () => {
    const door = await openDesk({ locale: 'en', event: event16 }, 'history');
    await page
      .getByRole('row', { name: /Tournament made/ })
      .getByRole('button')
      .click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Keep as it is' })).toHaveFocus();
    await press('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(door.ledger().last).toBe(2);
  });
});

describe('the screen', () => {
  it('fits the window without scrolling the page', async () => {
    await openDesk({ locale: 'ru', event: event16 }, 'history');
    await expect.element(page.getByRole('heading', { name: 'История' })).toBeVisible();
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const root = document.documentElement;
    expect(root.scrollHeight).toBeLessThanOrEqual(root.clientHeight);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  });

  it('is remembered for a reload', async () => {
    await openDesk({ locale: 'en', event: event16 });
    await press('{Alt>}3{/Alt}');
    await expect.element(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
    expect(sessionStorage.getItem('seatwright.screen')).toBe('standings');
  });

  it('takes the focus when its key was pressed, so that Tab goes on inside', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'people');
    await press('{Alt>}7{/Alt}');
    await expect.element(page.getByRole('dialog', { name: 'History' })).toHaveFocus();
    await press('{Tab}{Tab}');
    await expect.element(page.getByLabelText('Find in the history')).toHaveFocus();
  });

  it('that is closed leads back to the start', async () => {
    await openDesk({ locale: 'en', event: event16 }, 'history');
    await page.getByRole('button', { name: 'Spring Open: menu' }).click();
    await page.getByRole('menuitem', { name: 'Close tournament' }).click();
    await expect.element(page.getByRole('button', { name: /^Spring Open/ })).toBeVisible();
  });
});

describe('L-02 texts 40 % longer', () => {
  /** Every text with as many more letters, placeholders untouched. */
  const longer = (texts: object): object =>
    Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [
        key,
        typeof value === 'string' ? `${value} ${'Wort'.repeat(Math.ceil(value.length / 10))}` : longer(value),
      ]),
    );

  /** The letters have come in and nothing is on its way to its place: before that widths are not the ones that stay. */
  const settled = async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  };

  /** Controls whose words do not fit into them. */
  const clipped = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.button, [class*=_railItem_], [class*=_savedMark_], .card, .field-label, [class*=_segment_], .badge',
      ),
    ]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth,
      )
      .map((element) => element.textContent);

  it('are not clipped in the frame and its dialogs', async () => {
    const own = i18n.getResourceBundle('en', 'shell') as object;
    i18n.addResourceBundle('en', 'shell', longer(own), true, true);
    await openDesk({ locale: 'en', event: event16 }, 'history');
    await expect.element(page.getByRole('heading', { name: /^History Wort/ })).toBeVisible();
    await settled();
    await expect.poll(clipped).toEqual([]);
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    for (const dialog of ['new', 'settings', 'shortcuts', 'about']) {
      openDialog(dialog);
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await settled();
      await expect.poll(clipped, { message: dialog }).toEqual([]);
      closeDialog();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
    i18n.addResourceBundle('en', 'shell', own, true, true);
  });
});
