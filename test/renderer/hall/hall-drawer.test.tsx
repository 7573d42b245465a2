import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { firstScreen, type HallScreen, type HallShown, type HallsState, type Reveal } from '../../../core/api/hall.ts';
import { bridge } from '../../../core/games/bridge/bridge.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { leaving } from '../../../renderer/hall/ask.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { closed, seatNext, stateOf } from '../../core/games/bridge/tournament.ts';
import type { FakeOptions } from '../door.ts';
import { event16, openDesk } from '../open-desk.tsx';

type Hall = {
  screen: HallScreen;
  open: boolean;
  /** Its display was unplugged. */
  waiting: boolean;
  lost: boolean;
  shown: HallShown | null;
  opened: (string | null)[];
  reveal: Reveal;
  /** The event whose picture it keeps. */
  other: string | null;
  tell: () => void;
};

const open = async (options: FakeOptions = {}, hallOpen = false) => {
  const hall: Hall = {
    screen: { ...firstScreen, turn: { no: 4, to: 'next', letter: '' } },
    open: hallOpen,
    shown: hallOpen
      ? {
          hall: 1,
          width: 1280,
          height: 720,
          view: null,
          page: 2,
          pages: 3,
          stamp: null,
          notice: null,
          made: 0,
          mute: false,
        }
      : null,
    waiting: false,
    lost: false,
    opened: [],
    reveal: { top: 0, step: 0 },
    other: null,
    tell: () => undefined,
  };
  const state = (): HallsState => ({
    halls: [
      {
        hall: 1,
        open: hall.open,
        waiting: hall.waiting,
        lost: hall.lost,
        display: hall.open || hall.waiting ? 'EPSON' : '',
        screen: hall.screen,
        shown: hall.shown,
      },
    ],
    reveal: hall.reveal,
    other: hall.other,
  });
  const place = { x: 0, y: 0, mirrored: false };
  const projector = { ...place, id: '7', label: 'EPSON', width: 1920, height: 1080, own: false };
  const door = await openDesk(
    {
      host: 'desktop',
      event: event16,
      ...options,
      answers: {
        'hall.displays': () =>
          ok({
            canPlace: true,
            displays: [{ ...place, id: '1', label: 'Laptop', width: 1366, height: 768, own: true }, projector],
          }),
        'hall.state': () => ok(state()),
        'hall.show': ({ hall: _, ...change }) => {
          hall.screen = { ...hall.screen, ...(change as Partial<HallScreen>) };
          return ok(state());
        },
        'hall.reveal': (reveal) => {
          hall.reveal = reveal;
          return ok(state());
        },
        'hall.open': ({ display }) => {
          hall.opened.push(display);
          hall.open = true;
          return ok({ tab: null });
        },
        'hall.close': () => {
          hall.open = false;
          return ok(null);
        },
        ...options.answers,
      },
    },
    'hall',
  );
  const seated = await door.call('seating.seat', { method: 'random', options: {}, seed: 's1' });
  if (!seated.ok) throw new Error(JSON.stringify(seated.refusal));
  const { proposal } = seated.value;
  const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
  door.carryOut({ type: 'round.publish', method: 'random', options: {}, proposal, tables } as never);
  hall.tell = () => door.push({ type: 'hall.state', state: state() });
  return { door, hall };
};

const button = (name: string | RegExp) => page.getByRole('button', { name });

test("[hall-and-print 2.7] the projector is offered, not the TO's own display; opening and closing are deliberate", async () => {
  const { hall } = await open();
  await button('Open on EPSON').click();
  await expect.poll(() => hall.opened).toEqual(['7']);
  await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
  await button('Close the hall screen').click();
  await expect.element(page.getByText('The hall shows nothing')).toBeVisible();
});

test('[hall-and-print 2.8] the word stays in sight on the other screens while the hall is open, and leads to its picture', async () => {
  // Too small for the picture itself beside every screen.
  await page.viewport(1000, 700);
  const { hall } = await open({}, true);
  await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
  expect(button('LIVE').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await button('LIVE').click();
  await expect.element(page.getByRole('dialog', { name: 'Hall' })).toBeVisible();
  await expect.poll(() => button('LIVE').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('LIVE')).toBeVisible();
  hall.open = false;
  hall.tell();
  await expect.poll(() => button('LIVE').elements()).toEqual([]);
});

test('[hall-and-print 2.8] where there is room the live picture itself stays in sight on the other screens, and leads to the large one', async () => {
  await page.viewport(1366, 768);
  const { hall } = await open({}, true);
  await userEvent.keyboard('{Escape}');
  const live = button(/^LIVE/);
  await expect.element(live).toHaveAccessibleName('LIVE · By name · Round 1 · page 2 of 3');
  await expect
    .poll(() => document.querySelector('[class*=_hallMonitor_] [class*=_thumbnail_]')?.textContent)
    .toContain('Player');
  expect(document.querySelector('[class*=_hallMonitor_] [class*=_thumbnail_]')?.hasAttribute('inert')).toBe(true);
  // It takes nothing away from the names of the screens above it.
  for (const item of document.querySelectorAll('[class*=_railItem_]')) {
    const { left, top, height } = item.getBoundingClientRect();
    expect(item.contains(document.elementFromPoint(left + 20, top + height / 2)), item.textContent ?? '').toBe(true);
  }
  // One word, not two: the top bar has it only where the picture has no room.
  expect(live.elements()).toHaveLength(1);
  hall.screen = { ...hall.screen, black: true };
  hall.tell();
  await expect.poll(() => document.querySelector('[class*=_hallMonitor_] [class*=_hall_][data-black]')).not.toBeNull();
  hall.screen = { ...hall.screen, black: false, hold: true };
  hall.tell();
  await expect.element(live).toHaveAccessibleName('LIVE · By name · Round 1 · page 2 of 3 · held');
  await page.viewport(683, 384);
  await expect.poll(() => document.querySelector('[class*=_hallMonitor_]')).toBeNull();
  await expect.element(button('LIVE')).toBeVisible();
  await page.viewport(1366, 768);
  await live.click();
  await expect.element(page.getByRole('dialog', { name: 'Hall' })).toBeVisible();
  await expect.poll(() => document.querySelector('[class*=_hallMonitor_]')).toBeNull();
});

test('[W-4.1] the strip says that nothing is shown while no hall window is open, and leads to the hall', async () => {
  await page.viewport(1366, 768);
  const { hall } = await open({}, true);
  await userEvent.keyboard('{Escape}');
  const strip = page.getByRole('complementary', { name: 'Picture in the hall' });
  await expect.element(strip.getByText('LIVE')).toBeVisible();
  hall.open = false;
  hall.tell();
  await expect.element(strip.getByText('The hall shows nothing')).toBeVisible();
  expect(strip.element().querySelector('[class*=_thumbnail_]')).toBeNull();
  await strip.getByRole('button').click();
  await expect.element(page.getByRole('dialog', { name: 'Hall' })).toBeVisible();
});

test.each([
  [1366, 768],
  [1000, 700],
])('[W-4.1] in red the caption of the strip says that the hall is open to the network, at %i × %i', async (...size) => {
  await page.viewport(...size);
  const { hall, door } = await open({}, true);
  await userEvent.keyboard('{Escape}');
  const words = page
    .getByRole('complementary', { name: 'Picture in the hall' })
    .getByRole('button', { name: 'Open to the network' });
  expect(words.elements()).toEqual([]);
  const tell = (status: 'on' | 'off') =>
    door.push({
      type: 'network.state',
      state: { status, url: 'http://10.0.0.2:8080/', connected: 3, port: 8080, hall: 1 },
    });
  tell('on');
  await expect.element(words).toBeVisible();
  expect(page.getByRole('banner').getByText('Open to the network').elements()).toEqual([]);
  hall.open = false;
  hall.tell();
  await expect.element(words).toBeVisible();
  await words.click();
  await expect.element(page.getByRole('dialog', { name: 'Hall' })).toBeVisible();
  tell('off');
  await expect.poll(() => words.elements()).toEqual([]);
});

test('the thumbnail drops the marks of a revision when the hall does: as soon as the round starts', async () => {
  const { door } = await open({ clock: Date.now() }, true);
  await expect.poll(() => document.querySelector('[class*=_thumbnail_]')?.textContent).toContain('Player');
  const round = door.ledger().tournament?.rounds[0];
  const tables = (round?.tables ?? []).map(({ table, seats }) => ({
    table,
    seats: table === 1 ? seats.toReversed() : [...seats],
  }));
  door.carryOut({ type: 'round.revise', no: 1, tables });
  const marks = () =>
    document.querySelectorAll('[class*=_thumbnail_] .laid-row[data-changed] [class*=_laidMark_]').length;
  await expect.poll(marks).toBeGreaterThan(0);
  await expect.poll(() => document.querySelector('[class*=_thumbnail_]')?.textContent).toMatch(/Revised \d\d:\d\d/);
  door.carryOut({ type: 'round.clock', no: 1, at: Date.now(), do: { what: 'start', seconds: 3600 } });
  await expect.poll(marks).toBe(0);
});

test('the thumbnail shows the page that the hall says it shows, and takes no input either', async () => {
  await open({}, true);
  await expect.element(page.getByText('page 2 of 3', { exact: true }).first()).toBeVisible();
  await expect.poll(() => document.querySelector('[class*=_thumbnail_]')?.textContent).toContain('Player');
  expect(document.querySelector('[class*=_thumbnail_]')?.hasAttribute('inert')).toBe(true);
});

test('H-4 the thumbnail has the notice of the hall, with the round of the notice', async () => {
  const { hall } = await open({}, true);
  const said = () => document.querySelector('[class*=_thumbnail_]')?.textContent ?? '';
  await expect.poll(said).toContain('Player');
  for (const [kind, words] of [
    ['withdrawn', /Round 7.*seating taken back/],
    ['newSeating', /Round 7.*new seating/],
  ] as const) {
    if (hall.shown !== null) hall.shown = { ...hall.shown, notice: { kind, round: 7 } };
    hall.tell();
    await expect.poll(said).toMatch(words);
    expect(said()).not.toContain('Player');
  }
});

test('page keys turn, each press once; F8 holds, F9 turns black and back to the same list', async () => {
  const { hall } = await open({}, true);
  await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => hall.screen.turn).toMatchObject({ no: 5, to: 'next' });
  await userEvent.keyboard('{Home}');
  await expect.poll(() => hall.screen.turn).toMatchObject({ no: 6, to: 'first' });
  await userEvent.keyboard('{F8}');
  await expect.poll(() => hall.screen.hold).toBe(true);
  await page.getByRole('radio', { name: 'By table' }).click();
  await expect.poll(() => hall.screen.view).toBe('byTable');
  await userEvent.keyboard('{F9}');
  await expect.poll(() => hall.screen.black).toBe(true);
  await expect.element(button('End black')).toBeVisible();
  await userEvent.keyboard('{F9}');
  await expect.poll(() => hall.screen.black).toBe(false);
  expect(hall.screen.view).toBe('byTable');
});

test('F9 turns the hall black from every screen of the desk', async () => {
  const { hall } = await open({}, true);
  await userEvent.keyboard('{Alt>}1{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await userEvent.keyboard('{F9}');
  await expect.poll(() => hall.screen.black).toBe(true);
});

test('[hall-and-print 2.7] a display that was unplugged is told from every screen of the desk, until it is back', async () => {
  const { hall } = await open({}, true);
  const told = page.getByText('EPSON was unplugged. The hall screen comes back with it, at the same page.');
  const plug = (isIn: boolean) => {
    hall.open = isIn;
    hall.waiting = !isIn;
    hall.tell();
  };
  await userEvent.keyboard('{Alt>}1{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'People' })).toBeVisible();
  plug(false);
  await expect.element(told).toBeVisible();
  // Every word about the halls tells of all of them: it is said once.
  hall.tell();
  expect(told.all()).toHaveLength(1);
  // It stops nothing: the desk goes on under it.
  await userEvent.keyboard('{F9}');
  await expect.poll(() => hall.screen.black).toBe(true);
  plug(true);
  await expect.element(told).not.toBeInTheDocument();
});

test('F-9 a hall screen that does not load is told from every screen of the desk, with a way to open it again', async () => {
  const { hall } = await open({}, true);
  const told = page.getByText('Hall 1 does not load. It is tried again by itself.');
  await userEvent.keyboard('{Alt>}1{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'People' })).toBeVisible();
  hall.lost = true;
  hall.tell();
  await expect.element(told).toBeVisible();
  await expect.element(button('Open again')).toBeVisible();
  // No picture is called live that nobody sees.
  await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument();
  hall.lost = false;
  hall.tell();
  await expect.element(told).not.toBeInTheDocument();
});

test('the picture of the hall says that the program is lost, and since when', async () => {
  const { door } = await open({}, true);
  await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
  door.become('lost');
  await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('Connection lost').first()).toBeVisible();
  await expect
    .poll(() => document.querySelector('[class*=_thumbnail_]')?.textContent)
    .toContain('No connection · as of ');
  door.become('joined');
  await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
  expect(document.querySelector('[class*=_thumbnail_]')?.textContent).not.toContain('No connection');
});

test('X-8 Escape and Enter in the question before the hall goes back keep what there is; the way on is a button', async () => {
  const { door } = await open({}, true);
  const question = page.getByRole('alertdialog');
  const { last } = door.ledger();
  for (const key of ['{Escape}', '{Enter}']) {
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(question).toMatchTextContent(/Take round 1 back/);
    await userEvent.keyboard(key);
    await expect.element(question).not.toBeInTheDocument();
    expect(door.ledger().last).toBe(last);
  }
  await userEvent.keyboard('{Control>}z{/Control}');
  await question.getByRole('button', { name: 'Take the round back' }).click();
  await expect.poll(() => door.ledger().tournament?.rounds).toHaveLength(0);
});

test('leaving says what the hall keeps, and that phones lose their connection', async () => {
  const network = { status: 'on' as const, url: 'http://192.168.1.5:8571', connected: 3, port: 8571, hall: 1 };
  const change = { isSeen: true, before: null, after: null, asOf: 0, lost: [], results: 0 };
  await open({ answers: { 'hall.ask': () => ok(change), 'network.state': () => ok(network) } }, true);
  leaving(() => undefined)();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent(/goes on turning the pages it shows now and says since when.*Phones lose their connection\./);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
});

test('leaving says nothing of phones where none is connected', async () => {
  const network = { status: 'off' as const, url: '', connected: 0, port: 4300, hall: 1 };
  const change = { isSeen: true, before: null, after: null, asOf: 0, lost: [], results: 0 };
  await open({ answers: { 'hall.ask': () => ok(change), 'network.state': () => ok(network) } }, true);
  leaving(() => undefined)();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/goes on turning the pages/);
  await expect.element(question).not.toMatchTextContent(/Phones/i);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
});

test('a message goes to the hall only when it is sent', async () => {
  const { hall } = await open({}, true);
  await page.getByRole('radio', { name: 'Message' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Lunch until 14:00');
  expect(hall.screen.message).toBe('');
  // It stays while something else is looked at.
  await userEvent.keyboard('{Alt>}5{/Alt}');
  await expect.element(page.getByRole('dialog', { name: /^Paper/ })).toBeVisible();
  await userEvent.keyboard('{Alt>}6{/Alt}');
  await page.getByRole('radio', { name: 'Message' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Lunch until 14:00');
  await button('Show the message').click();
  await expect.poll(() => hall.screen).toMatchObject({ view: 'message', message: 'Lunch until 14:00' });
  await expect.poll(() => document.querySelector('[class*=_thumbnail_]')?.textContent).toBe('Lunch until 14:00');
});

test('[hall-and-print 2.1] what cannot be read is said, and a long cycle comes with ways out', async () => {
  const people = Array.from({ length: 400 }, (_, i) => ({ name: `Player ${i + 1}` }));
  const hall = { imageWidth: 200, farthest: 3000, readingLine: 800, theme: 'light', language: null } as const;
  const { hall: shown } = await open({
    settings: { hall },
    event: { name: 'Big', commands: [{ type: 'entrants.add', entrants: people } as never] },
  });
  await expect.element(page.getByText('farther than six picture heights', { exact: false })).toBeVisible();
  await expect.element(page.getByText('takes longer than a minute', { exact: false })).toBeVisible();
  // [H-04] and for how long.
  await button('Settings').click();
  await expect.element(page.getByText(/ pages · once through in (\d,)?\d+\ss/)).toBeVisible();
  await button('Use smaller letters').click();
  await expect.poll(() => shown.screen.dense).toBe(true);
});

test('[hall-and-print 2.7] a window turns through the views that are ticked; choosing one of them goes straight to it', async () => {
  const { hall } = await open({}, true);
  // The box itself is drawn by its label: pressed as its label is.
  const tick = (name: string) => {
    const box = page.getByRole('checkbox', { name, exact: true }).element();
    (box as HTMLElement).click();
  };
  await button('Settings').click();
  await expect.element(page.getByRole('checkbox', { name: 'By table' })).toBeInTheDocument();
  tick('By table');
  await expect.poll(() => hall.screen.views).toEqual(['byTable']);
  tick('Clock');
  await expect.poll(() => hall.screen.views).toEqual(['byTable', 'timer']);
  // The view that was shown is none of them: the first of them is.
  await expect.poll(() => hall.screen.view).toBe('byTable');
  tick('By name');
  await expect.poll(() => hall.screen.views).toEqual(['byName', 'byTable', 'timer']);
  await page.getByRole('radio', { name: 'By name' }).click();
  await expect.poll(() => hall.screen).toMatchObject({ view: 'byName', turn: { no: 5, to: 'view' } });
  await page.getByRole('button', { name: /A view of one page stays/ }).click();
  await page.getByRole('option', { name: '45 s' }).click();
  await expect.poll(() => hall.screen.viewSeconds).toBe(45);
  if (hall.shown !== null) hall.shown = { ...hall.shown, view: 'timer' };
  hall.tell();
  await expect.element(page.getByRole('radio', { name: 'Clock' })).toBeChecked();
});

test('[desktop 5.6] where no window can be placed no display is offered, and what to do by hand stands beside the button', async () => {
  await open({ answers: { 'hall.displays': () => ok({ canPlace: false, displays: [] }) } });
  const byHand = page.getByText('Open the hall window, move it to the projector, press F11');
  await expect.element(byHand).toBeVisible();
  expect(page.getByText('Display', { exact: true }).elements()).toEqual([]);
  await button('Open in a window').click();
  await expect.element(button('Close the hall screen')).toBeVisible();
  await expect.element(byHand).toBeVisible();
});

test('in the browser host the hall is a tab', async () => {
  const opened: string[] = [];
  window.open = ((address: string) => {
    opened.push(address);
    return null;
  }) as typeof window.open;
  await open({
    host: 'browser',
    answers: {
      'hall.open': () => ok({ tab: '/hall.html#k=1' }),
      'hall.displays': () => ok({ canPlace: true, displays: [] }),
    },
  });
  await button('Open the hall tab').click();
  await expect.poll(() => opened).toEqual(['/hall.html#k=1']);
});

test('[hall-and-print 2.7] the network goes on showing a screen whose window was closed, and the TO sees that and gives it another', async () => {
  const network = { status: 'on' as const, url: 'http://192.168.1.5:8571', connected: 3, port: 8571, hall: 2 };
  const shown: number[] = [];
  await open({
    answers: {
      'network.state': () => ok(network),
      'network.show': ({ hall }) => {
        shown.push(hall);
        return ok({ ...network, hall });
      },
    },
  });
  await button(/Screen 2.*Shows what this hall screen shows|Shows what this hall screen shows.*Screen 2/).click();
  await page.getByRole('option', { name: 'Screen 1' }).click();
  await expect.poll(() => shown).toEqual([1]);
});

test('R11 the desk claims no waiting page of a hall that kept its picture while the program was started again', async () => {
  await page.viewport(1366, 768);
  const kept: HallShown = {
    hall: 1,
    width: 1280,
    height: 720,
    view: 'byName',
    page: 1,
    pages: 2,
    stamp: 'R2 · revision 1',
    notice: null,
    made: 0,
    mute: false,
  };
  const reply = { screens: { 1: firstScreen }, places: {}, event: null, view: null, made: 1, asOf: null };
  const { hall } = await open({ answers: { 'hall.page': () => ok(reply) } }, true);
  hall.shown = kept;
  hall.tell();
  const drawn = () =>
    document.querySelector('[class*=_hallPicture_] [class*=_thumbnail_]')?.textContent?.replaceAll(/\s+/gu, '') ?? '';
  await expect.poll(drawn).toContain('Thehallstillshowsanotherevent');
  expect(document.body.textContent).not.toContain('The hall shows a waiting page');
  // A window that was opened after the start shows the waiting page that it was sent.
  hall.shown = { ...kept, view: 'byName', page: 0, pages: 0, stamp: null, made: 1 };
  hall.tell();
  await expect.poll(drawn).toContain('Theseatingwillbeshownhere');
});

test('[W-4.5] the picture that stays of another event is turned to the views of its own game, and its places are not told on', async () => {
  const view = hallView(stateOf(seatNext(closed(8, vpRules()), 'start')), bridge, 'en');
  const reply = { screens: { 1: firstScreen }, places: {}, event: 'x'.repeat(32), view, made: 1, asOf: 0 };
  const { hall } = await open({ answers: { 'hall.page': () => ok(reply) } }, true);
  hall.other = 'Autumn Pairs';
  hall.tell();
  await expect.element(page.getByText(/Autumn Pairs/).first()).toBeVisible();
  const views = page.getByRole('radiogroup', { name: 'Show' });
  await expect.element(views.getByRole('radio', { name: 'Matches as they finish' })).toBeEnabled();
  await expect.element(views.getByRole('radio', { name: 'Prize giving' })).toBeDisabled();
});

test('in the browser host a double click opens one tab', async () => {
  const opened: string[] = [];
  window.open = ((address: string) => {
    opened.push(address);
    return null;
  }) as typeof window.open;
  let asked = 0;
  await open({
    host: 'browser',
    answers: {
      'hall.open': ({ hall }) => {
        asked += 1;
        return ok({ tab: `/hall.html#k=${hall} ${asked}` });
      },
      'hall.displays': () => ok({ canPlace: true, displays: [] }),
    },
  });
  await userEvent.dblClick(button('Open the hall tab'));
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  await expect.element(button('Open the hall tab')).toBeVisible();
  expect(asked).toBe(1);
  expect(opened).toHaveLength(1);
});
