/**
 * Electron's `screen`. The displays are whatever a test says: `electronDouble.setDisplays([...])` plugs them in and out. When
 * a display goes, windows on it are moved to the primary one, as the operating system would do, unless the application has
 * hidden or closed them by then.
 */

import { EventEmitter } from 'node:events';
import type { Display, Point, Rectangle, Screen } from 'electron';
import { afterReady } from '../app/lifecycle.ts';
import { preventable } from '../preventable.ts';
import { controls } from '../record.ts';
import { loud, onlyEvents } from '../unimplemented.ts';
import { openWindows } from '../window/open-windows.ts';

type GivenDisplay = Pick<Display, 'id' | 'bounds'> & Partial<Display>;

const display = (given: GivenDisplay): Display => {
  const { bounds } = given;
  const size = { width: bounds.width, height: bounds.height };
  return {
    accelerometerSupport: 'unknown',
    colorDepth: 24,
    colorSpace: '{primaries:BT709, transfer:SRGB, matrix:RGB, range:FULL}',
    depthPerComponent: 8,
    detected: true,
    displayFrequency: 60,
    internal: false,
    label: `Display ${given.id}`,
    maximumCursorSize: { width: 64, height: 64 },
    monochrome: false,
    nativeOrigin: { x: bounds.x, y: bounds.y },
    rotation: 0,
    scaleFactor: 1,
    touchSupport: 'unavailable',
    workArea: bounds,
    size,
    workAreaSize: size,
    ...given,
  };
};

const FIRST: GivenDisplay = { id: 1, bounds: { x: 0, y: 0, width: 1920, height: 1080 }, internal: true };

let displays: readonly Display[] = [display(FIRST)];

const events = onlyEvents('screen', new EventEmitter(), {
  emitted: ['display-added', 'display-removed', 'display-metrics-changed'],
  never: [],
});

const primary = (): Display =>
  displays.find(({ bounds }) => bounds.x === 0 && bounds.y === 0) ?? displays[0] ?? display(FIRST);

const overlap = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const distance = (point: Point, { x, y, width, height }: Rectangle): number =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));

const nearest = (point: Point): Display =>
  displays.toSorted((a, b) => distance(point, a.bounds) - distance(point, b.bounds))[0] ?? primary();

const matching = (area: Rectangle): Display => {
  const best = displays.toSorted((a, b) => overlap(area, b.bounds) - overlap(area, a.bounds))[0] ?? primary();
  return overlap(area, best.bounds) > 0 ? best : nearest(area);
};

const changes = (before: Display, after: Display): string[] =>
  (['bounds', 'workArea', 'scaleFactor', 'rotation'] as const).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

const rescueWindows = (lost: Display): void => {
  for (const window of openWindows.values()) {
    if (!window.isVisible() || overlap(window.getBounds(), lost.bounds) === 0) continue;
    const { x, y } = primary().bounds;
    window.setBounds({ ...window.getBounds(), x, y });
  }
};

controls.setDisplays = (given) => {
  const before = displays;
  displays = given.map(display);
  for (const gone of before.filter(({ id }) => !displays.some((other) => other.id === id))) {
    events.emit('display-removed', preventable(), gone);
    rescueWindows(gone);
  }
  for (const now of displays) {
    const was = before.find(({ id }) => id === now.id);
    if (!was) events.emit('display-added', preventable(), now);
    else if (changes(was, now).length > 0)
      events.emit('display-metrics-changed', preventable(), now, changes(was, now));
  }
};

const parts = {
  getAllDisplays: () => [...displays],
  getPrimaryDisplay: primary,
  getDisplayMatching: (area) => matching(area),
  getDisplayNearestPoint: (point) => nearest(point),
  getCursorScreenPoint: () => ({ x: 0, y: 0 }),
} satisfies Partial<Screen>;

export const screen = afterReady('screen', loud('screen', Object.assign(events, parts))) as unknown as Screen;

/** The display that a window stands on; also before `ready`. */
export const displayOf = matching;
