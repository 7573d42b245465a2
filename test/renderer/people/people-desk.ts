import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useImport } from '../../../renderer/people/import/import-store.ts';
import { openDesk } from '../open-desk.tsx';

export const press = (keys: string) => userEvent.keyboard(keys);

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

export const open = (count = 0, locale: 'en' | 'ru' = 'en') => {
  useImport.setState(useImport.getInitialState(), true);
  return openDesk({ locale, event: event(count) }, 'people');
};

export const grid = () => page.getByRole('grid', { name: 'People' });

export const atGrid = async () => {
  await expect.element(grid()).toBeVisible();
  (grid().element() as HTMLElement).focus();
};

/** What the system's paste does: an event with the text, at whatever has the keyboard. */
export const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  // The field for lists takes them itself.
  const at = document.activeElement;
  const target = at === null || at.closest('[data-list-field]') !== null ? document.body : at;
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

type Desk = Awaited<ReturnType<typeof openDesk>>;

export const people = (door: Desk) => door.ledger().tournament?.entrants ?? [];

export const names = (door: Desk) => people(door).map(({ name }) => name);
