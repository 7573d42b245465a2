/** What hall windows are told by the back end, and what brings them back [hall-and-print 2.4, 2.8, H-15]. */

import { describe, expect, test, vi } from 'vitest';
import { type Display, firstScreen, type HallPage } from '../../../../core/api/hall.ts';
import type { Push } from '../../../../core/api/push.ts';
import type { HallWindow, Machine } from '../../../../electron/backend/machine.ts';
import { placeForEach } from '../each.ts';
import { type Bench, benchIn, drawnRound, eventWith, type Place } from '../machine.ts';

const laptop: Display = {
  id: '1',
  label: 'Laptop',
  width: 1366,
  height: 768,
  x: 0,
  y: 0,
  own: true,
  mirrored: false,
};
const projector: Display = { ...laptop, id: '2', label: 'EPSON', width: 1920, height: 1080, x: 1366, own: false };

/** Displays of a machine and the windows that were opened on them. */
const wall = (displays: readonly Display[]): { readonly hall: Machine['hall']; readonly open: Map<number, string> } => {
  const open = new Map<number, string>();
  const windows = (): HallWindow[] =>
    [...open].map(([hall, displayId]) => ({ hall, display: 'EPSON', displayId, waiting: false, lost: false }));
  return {
    open,
    hall: {
      canPlace: true,
      displays: () => displays,
      identify: () => undefined,
      open: async (hall, display) => {
        open.set(hall, display ?? '');
        return null;
      },
      close: (hall) => (hall === null ? open.clear() : open.delete(hall)),
      windows,
    },
  };
};

let place: Place;
let bench: Bench;
let screens: ReturnType<typeof wall>;
placeForEach((fresh) => {
  place = fresh;
  screens = wall([laptop, projector]);
  bench = benchIn(place.folder, { hall: screens.hall });
});

const seat = (seed: string) => bench.value('seating.seat', { method: 'random', options: {}, seed });

const publish = async (seed: string) => {
  const { command } = await drawnRound(bench, seed);
  expect((await bench.send(command)).ok).toBe(true);
};

const hallPage = async (): Promise<HallPage> => {
  const answer = await bench.backend.call({ role: 'hall', actor: 'hall 1' }, 'hall.page', {});
  if (!answer.ok) throw new Error('the hall is refused');
  return answer.value as HallPage;
};

describe('H-15: a draft reaches no hall', () => {
  test('a seating that is not published is in nothing that a hall window receives', async () => {
    await eventWith(bench, 16);
    const heard: Push[] = [];
    bench.backend.listen('hall', (push) => heard.push(push));
    await seat('draft');
    await bench.value('app.keepDraft', { key: 'round', draft: { table: 1, typed: 'secret' } });
    expect((await hallPage()).view).toBeNull();
    await publish('one');
    const first = (await hallPage()).view;
    expect(first?.round).toBe(1);
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
    expect(JSON.stringify(heard)).not.toContain('secret');
    for (const push of heard) {
      const view = push.type === 'hall.page' ? push.page.view : null;
      if (view !== null) expect(view).toEqual(first);
    }
  });
});

test('[hall-and-print 2.4] a window that opens after a revision is told when it was', async () => {
  await eventWith(bench, 16);
  await publish('one');
  const before = (await hallPage()).view;
  expect(before?.revision).toBeUndefined();
  const { last } = await bench.value('tournament.steps', { after: 0, limit: 1 });
  const changes = [{ do: 'seats' as const, table: 1, order: [3, 2, 1, 0] }];
  expect((await bench.send({ type: 'round.revise', no: 1, rev: 1, changes })).ok).toBe(true);
  const at = (await bench.value('tournament.steps', { after: last, limit: 1 })).steps[0]?.at;
  expect((await hallPage()).view).toMatchObject({ revised: true, revision: { at, over: false } });
});

describe('[hall-and-print 2.3] the keys of the TO', () => {
  test('go to the hall without the view that it has; a view that no window showed yet brings its page', async () => {
    await eventWith(bench, 16);
    await publish('one');
    const heard: Push['type'][] = [];
    const settled = () => vi.waitFor(() => expect(heard).toContain('hall.page'));
    bench.backend.listen('hall', ({ type }) => heard.push(type));
    await settled();
    heard.length = 0;
    await bench.value('hall.show', { hall: 1, turn: { no: 1, to: 'next', letter: '' } });
    await bench.value('hall.show', { hall: 1, hold: true });
    expect(heard).toEqual(['hall.screens', 'hall.screens']);
    await bench.value('hall.show', { hall: 1, view: 'standings' });
    await settled();
    expect(heard.filter((type) => type === 'hall.page')).toHaveLength(1);
  });

  test('a window that shows names in a second script brings a page that draws them; before it is only searched by them [people 10.4]', async () => {
    await eventWith(bench, 16);
    expect(
      (await bench.send({ type: 'entrants.mark', ids: [1], trait: 'otherScript', value: '田中' } as never)).ok,
    ).toBe(true);
    await publish('one');
    const drawn = async () =>
      JSON.stringify(await hallPage(), (key, value: unknown) => (key === 'reading' ? undefined : value));
    expect(await drawn()).not.toContain('田中');
    await bench.value('hall.show', { hall: 1, secondScript: true });
    expect(await drawn()).toContain('田中');
  });

  test('the desk receives neither', async () => {
    await eventWith(bench, 16);
    await publish('one');
    await bench.value('hall.show', { hall: 1, hold: true });
    const types = new Set(bench.pushes.map(({ type }) => type));
    expect(types.has('hall.state')).toBe(true);
    expect([types.has('hall.page'), types.has('hall.screens')]).toEqual([false, false]);
  });
});

describe('[hall-and-print 2.4] after a crash', () => {
  const shown = { hall: 1, width: 1920, height: 1080, view: 'byTable', page: 3, pages: 5, stamp: null, notice: null };

  /** An event with a live hall window. */
  const live = async () => {
    await eventWith(bench, 16);
    await publish('one');
    await bench.value('hall.open', { hall: 1, display: '2' });
    await bench.value('hall.show', { hall: 1, view: 'byTable', message: 'Lunch' });
    await bench.backend.call({ role: 'hall', actor: 'desk' }, 'hall.shown', { ...shown, mute: false });
  };

  const startAgain = async (displays: readonly Display[]) => {
    await bench.close();
    screens = wall(displays);
    bench = benchIn(place.folder, { hall: screens.hall });
  };

  const reopen = async () => {
    const [recent] = (await bench.value('app.info', {})).recent;
    await bench.value('file.open', { handle: recent?.handle ?? '' });
    await bench.value('hall.state', {});
  };

  test('the hall is back with its tournament: same display, view and page; not without it, not when it was closed', async () => {
    await live();
    await startAgain([laptop]);
    await reopen();
    expect(screens.open.size).toBe(0);
    await startAgain([laptop, { ...projector, id: '9' }]);
    expect(screens.open.size).toBe(0);
    await reopen();
    await vi.waitFor(() => expect([...screens.open]).toEqual([[1, '9']]));
    const page = await hallPage();
    expect(page.screens[1]).toMatchObject({ ...firstScreen, view: 'byTable', message: 'Lunch' });
    expect(page.places[1]).toEqual({ view: 'byTable', page: 3 });
    await bench.value('hall.close', { hall: 1 });
    await startAgain([laptop, projector]);
    await reopen();
    expect(screens.open.size).toBe(0);
  });
});
