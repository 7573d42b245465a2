/**
 * The page's end of the bridge: takes what the preload exposes and fixes it to `window`.
 * Sent to the page as text: it may use nothing but its arguments and what a page has.
 */

import type { crossing as Crossing } from './crossing.ts';

/** Runs in the main world before any script of the page. */
export const openMainWorld = (crossing: typeof Crossing, hears: string, tells: string): void => {
  const deepFreeze = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || value instanceof Promise || ArrayBuffer.isView(value))
      return value;
    for (const item of Object.values(value)) deepFreeze(item);
    return Object.freeze(value);
  };

  crossing(hears, tells, (key, value) => {
    if (Object.hasOwn(window, key))
      throw new Error('Cannot bind an API on top of an existing property on the window object');
    Object.defineProperty(window, key, {
      value: deepFreeze(value),
      enumerable: true,
      writable: false,
      configurable: false,
    });
  });
};
