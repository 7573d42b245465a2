/** The search kiosk in a window of the hall: "where do I sit?" [poker 11]. */

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { firstScreen } from '../../../core/api/hall.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { enter } from '../../../renderer/door/current.ts';
import { HallWindow } from '../../../renderer/hall/hall-window.tsx';
import { Picture } from '../../../renderer/hall/picture/picture.tsx';
import { voiceOf } from '../../../renderer/print/voice.ts';
import { namesListing } from '../../core/sheets/names-listing.ts';
import { fakeDoor } from '../door.ts';
import { pokerView } from './poker-view.ts';
import '../../../renderer/hall/picture/picture.module.css';

const kioskOf = (names: readonly string[]) =>
  pokerView({
    'poker.kiosk': {
      kind: 'kiosk',
      title: { code: 'poker.views.kiosk' },
      listing: namesListing(names),
    },
  });

const view = kioskOf(['Berg Anna', 'Bergman Zoë', 'Ibáñez Joanna', 'Ёжиков Пётр']);

beforeEach(async () => {
  document.documentElement.dataset.page = 'hall';
  enter(fakeDoor({ answers: { 'hall.shown': () => ok(null) } }));
  await page.viewport(1366, 768);
});

const room = { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light', language: null } as const;

const open = (shown: string, language: 'en' | 'ru' = 'en', published = view) =>
  render(
    <HallWindow
      page={{ event: 'e', view: published, screen: { ...firstScreen, view: shown } }}
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
  // [fault H-2] somebody whose name nobody has is offered the nearest ones first.
  await userEvent.keyboard('x');
  await expect.element(page.getByText('Nobody by that name. Did you mean:')).toBeVisible();
  await expect.element(page.getByText('Ёжиков Пётр')).toBeVisible();
  await userEvent.keyboard('xx');
  await expect.element(page.getByText(/Please ask at the desk/)).toBeVisible();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
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

test('[hall-and-print 0.5] no name is cut off: long ones take more lines, and fewer people stand there', async () => {
  const long = [
    'W'.repeat(120),
    `W${'Maria '.repeat(18)}Müller`,
    ...Array.from({ length: 4 }, (_, i) => `Weber Ann ${i}`),
  ];
  const { container } = await open('poker.kiosk', 'en', kioskOf(long));
  await expect.element(page.getByRole('heading', { name: 'Where do I sit?' })).toBeVisible();
  for (const [typed, begins, least] of [
    ['w', long, 1],
    ['eber', long.slice(2), 4],
  ] as const) {
    await userEvent.keyboard(typed);
    const first = () => container.querySelector('[class*=_kioskName_]')?.textContent;
    await expect.poll(first).toBe(begins[0]);
    const list = container.querySelector('[class*=_kioskPeople_]')?.getBoundingClientRect();
    if (list === undefined) throw new Error('no list');
    const shown = [...container.querySelectorAll('[class*=_kioskPerson_]')].map((person) => {
      const lines = [...person.querySelectorAll('[class*=_kioskLine_]')];
      const where = person.querySelector('[class*=_kioskWhere_]')?.getBoundingClientRect();
      for (const line of lines) {
        const words = document.createRange();
        words.selectNodeContents(line);
        const box = words.getBoundingClientRect();
        expect(box.right).toBeLessThanOrEqual((where?.left ?? 0) + 1);
        expect(box.bottom).toBeLessThanOrEqual(list.bottom + 1);
      }
      expect(where?.right).toBeLessThanOrEqual(list.right + 1);
      return lines.map(({ textContent }) => textContent).join('');
    });
    const bare = (text: string) => text.replace(/\s/gu, '');
    expect(shown.map(bare)).toEqual(begins.slice(0, shown.length).map(bare));
    expect(shown.length).toBeGreaterThanOrEqual(least);
    expect(shown.length).toBeLessThan(5);
  }
});

test('it stays deaf to what commands the program, and every other view to everything', async () => {
  const { container, unmount } = await open('poker.kiosk');
  for (const init of [{ key: 'r', ctrlKey: true }, { key: 'F5' }, { key: 'Tab' }, { key: 'Enter' }]) {
    const event = new KeyboardEvent('keydown', { ...init, cancelable: true, bubbles: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented, init.key).toBe(true);
  }
  expect(container.querySelector('[class*=_kiosk_]')?.closest('[inert]')).toBeNull();
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
        asOf={null}
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
  expect(container.querySelectorAll('[class*=_kioskPerson_]')).toHaveLength(0);
  expect(container.querySelector('[class*=_kioskTyped_]')?.textContent).toBe('Type your name, or press its letters');
});
