/**
 * Gaps are loud: whatever the double does not have throws with its name, instead of being undefined or doing nothing.
 */

import { EventEmitter } from 'node:events';

/** The error of a missing part, e.g. `BrowserWindow.setShape`. */
export const unimplemented = (name: string): Error => new Error(`not implemented in the electron double: ${name}`);

/** Names that are asked of any object by promises, inspectors and assertion libraries, and mean nothing by their absence. */
const ASKED_OF_EVERYTHING = new Set([
  'then',
  'toJSON',
  'inspect',
  'default',
  '__esModule',
  '$$typeof',
  'nodeType',
  'asymmetricMatch',
  'domain',
]);

/** The same object, except that reading a name that it does not have throws. Names may be added (tests and apps do). */
export const loud = <T extends object>(name: string, target: T): T =>
  new Proxy(target, {
    get: (object, key, receiver) => {
      if (typeof key === 'symbol' || key in object || ASKED_OF_EVERYTHING.has(key)) {
        return Reflect.get(object, key, receiver);
      }
      throw unimplemented(`${name}.${key}`);
    },
  });

/** Names that may still be asked of a closed window or page. */
const ASKED_OF_THE_DEAD = new Set(['isDestroyed', 'id', ...Object.getOwnPropertyNames(EventEmitter.prototype)]);

/** The same loud object; once it is gone, using it throws as in Electron. */
export const mortal = <T extends object>(name: string, target: T, isGone: () => boolean): T =>
  new Proxy(loud(name, target), {
    get: (object, key, receiver) => {
      const harmless = typeof key === 'symbol' || ASKED_OF_THE_DEAD.has(key) || key.startsWith('_');
      if (isGone() && !harmless && !ASKED_OF_EVERYTHING.has(key)) throw new TypeError('Object has been destroyed');
      return Reflect.get(object, key, receiver);
    },
  });

/** Stands for a whole module that the double lacks: every use throws. */
export const missingModule = <T>(name: string): T =>
  new Proxy(class Missing {}, {
    get: (_, key) => {
      if (typeof key === 'symbol' || ASKED_OF_EVERYTHING.has(key) || key === 'prototype') return undefined;
      throw unimplemented(`${name}.${key}`);
    },
    construct: () => {
      throw unimplemented(`new ${name}`);
    },
  }) as T;

/**
 * Refuses listeners for events that the double never emits.
 * emitted: the double emits them; never: the app may listen, but the condition cannot arise here (a certificate, a swipe).
 */
export const onlyEvents = <T extends EventEmitter>(
  name: string,
  emitter: T,
  events: { readonly emitted: readonly string[]; readonly never: readonly string[] },
): T => {
  const known = new Set<string | symbol>([
    'newListener',
    'removeListener',
    'error',
    ...events.emitted,
    ...events.never,
  ]);
  emitter.on('newListener', (event: string | symbol) => {
    if (!known.has(event)) throw unimplemented(`${name} event ${String(event)}`);
  });
  return emitter;
};
