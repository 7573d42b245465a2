/** The search kiosk in a window of the hall: "where do I sit?" (poker-floor 11). */

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { firstScreen } from '../../../core/api/hall.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { enter } from '../../../renderer/door/current.ts';
import { HallWindow } from '../../../renderer/hall/hall-window.tsx';
import { Picture } from '../../../renderer/hall/picture.tsx';
import { voiceOf } from '../../../renderer/print/voice.ts';
import { fakeDoor } from '../door.ts';
import { pokerView } from './poker-view.ts';
import '../../../renderer/hall/hall-page.css';

const names = ['Berg Anna', 'Bergman Zoë', 'Ibáñez Joanna', 'Ёжиков Пётр'];

const view = pokerView({
  'poker.kiosk': {
    kind: 'kiosk',
    title: { code: 'poker.hall.kiosk' },
    listing: {
      form: 'names',
      columns: [],
      blocks: [
        {
          heading: { kind: 'letter', letter: '#' },
          together: false,
          rows: names.map((text, index) => ({
            cells: [
              { kind: 'name', name: { text, short: null, lang: null } },
              { kind: 'phrase', phrase: { code: 'poker.kiosk.seat', params: { name: '5', seat: index + 1 } } },
            ],
            changed: false,
            head: text,
          })),
        },
      ],
    },
  },
});

beforeEach(async () => {
  enter(fakeDoor({ answers: { 'hall.shown': () => ok(null) } }));
  await page.viewport(1366, 768);
});

const room = { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light', language: null } as const;

const open = (shown: string, language: 'en' | 'ru' = 'en') =>
  render(
    <HallWindow
      page={{ view, screen: { ...firstScreen, view: shown } }}
      hall={room}
      clock={{ sound: 'off', warnings: [15, 5], hideSeating: 10 }}
      language={language}
      fonts={1}
    />,
  );

test('who stands before it types the beginning of a name and reads table and seat', async () => {
  await open('poker.kiosk');
  await expect.element(page.getByRole('heading', { name: 'Where do I sit?' })).toBeVisible();
  expect(page.getByRole('listitem').all()).toHaveLength(0);
  await userEvent.keyboard('zo');
  await expect.element(page.getByRole('listitem')).toMatchTextContent('Bergman ZoëTable 5 · Seat 2');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Type your name, or press its letters')).toBeVisible();
  // A key of ЙЦУКЕН, which the driver of the browser does not have.
  for (const key of 'ёж') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await expect.element(page.getByRole('listitem')).toMatchTextContent('Ёжиков ПётрTable 5 · Seat 4');
  await userEvent.keyboard('x');
  await expect.element(page.getByText(/Please ask at the desk/)).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('listitem')).toMatchTextContent('Ёжиков Пётр');
});

test('without a keyboard the letters that can follow are pressed', async () => {
  await open('poker.kiosk');
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await key('B').click();
  await expect.poll(() => page.getByRole('listitem').all().length).toBe(2);
  expect(
    page
      .getByRole('button')
      .all()
      .map((each) => each.element().textContent),
  ).toEqual(['E', 'Space', 'Back', 'Start again']);
  for (const letter of ['E', 'R', 'G', 'M']) await key(letter).click();
  await expect.poll(() => page.getByRole('listitem').all().length).toBe(1);
  await key('Start again').click();
  await expect.element(key('Ё').or(key('Е'))).toBeVisible();
});

test('it stays deaf to what commands the program, and every other view to everything', async () => {
  const { container, unmount } = await open('poker.kiosk');
  for (const init of [{ key: 'r', ctrlKey: true }, { key: 'F5' }, { key: 'Tab' }, { key: 'Enter' }]) {
    const event = new KeyboardEvent('keydown', { ...init, cancelable: true, bubbles: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented, init.key).toBe(true);
  }
  expect(container.querySelector('.kiosk')?.closest('[inert]')).toBeNull();
  await unmount();
  const other = await open('byName');
  const event = new KeyboardEvent('keydown', { key: 'a', cancelable: true, bubbles: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(other.container.querySelector('[inert]')).not.toBeNull();
});

test('the desk’s small picture of it hears nothing', async () => {
  const { container } = await render(
    <div inert>
      <Picture
        screen={{ ...firstScreen, view: 'poker.kiosk' }}
        view={view}
        notice={null}
        list={null}
        page={0}
        image={{ width: 1366, height: 768 }}
        room={room}
        logo={null}
        theme="light"
        language="en"
        marks={false}
        revisedAt={null}
        clock="12:00"
        roundClock={null}
        now={0}
        progress={null}
        voice={voiceOf('en')}
        measure={() => 1}
      />
    </div>,
  );
  await userEvent.keyboard('zo');
  expect(container.querySelectorAll('.kiosk-person')).toHaveLength(0);
  expect(container.querySelector('.kiosk-typed')?.textContent).toBe('Type your name, or press its letters');
});
