/**
 * The world of a sandboxed preload script: `require('electron')` with contextBridge and ipcRenderer, a small `process`,
 * and nothing else of Node. Sent to the page as text: it may use nothing but its arguments and what a page has.
 */

import type { crossing as Crossing } from './crossing.ts';
import type { checkJson as CheckJson } from './json.ts';

/** From the page to the main process. A reply, if one is due, comes back through `receive`. */
export type FromPage =
  | { readonly kind: 'invoke'; readonly id: number; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'send'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'preload-error'; readonly message: string; readonly stack: string };

/** From the main process to the page. */
export type ToPage =
  | { readonly kind: 'reply'; readonly id: number; readonly error: string }
  | { readonly kind: 'reply'; readonly id: number; readonly result: readonly unknown[] }
  | { readonly kind: 'send'; readonly channel: string; readonly args: readonly unknown[] };

export type PreloadSetting = {
  readonly hears: string;
  readonly tells: string;
  /** Name of the DevTools binding, which exists in this world only. */
  readonly binding: string;
  /** Name under which the main process finds `receive` in this world. */
  readonly entrance: string;
  readonly process: Readonly<Record<string, unknown>>;
};

/** Runs in the isolated world of each new main document. preload: the preload script as a CommonJS function. */
export const openPreloadWorld = (
  crossing: typeof Crossing,
  checkJson: typeof CheckJson,
  setting: PreloadSetting,
  preload: (
    require: (name: string) => unknown,
    module: { exports: unknown },
    exports: unknown,
    process: unknown,
  ) => void,
): void => {
  type Listener = (event: unknown, ...args: unknown[]) => void;
  const world = globalThis as unknown as Record<string, unknown>;
  const listeners = new Map<string, { call: Listener; given: Listener }[]>();
  const pending = new Map<
    number,
    { channel: string; resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;

  const missing = (name: string): Error => new Error(`not implemented in the electron double: ${name}`);

  const loud = <T extends object>(name: string, target: T): T =>
    new Proxy(target, {
      get: (object, key, receiver) => {
        if (typeof key === 'symbol' || key in object || key === 'then' || key === 'toJSON')
          return Reflect.get(object, key, receiver);
        throw missing(`${name}.${key}`);
      },
    });

  const post = (message: FromPage): void => {
    const bind = world[setting.binding] as (text: string) => void;
    bind(JSON.stringify(message));
  };

  /** Missing arguments at the end stay missing; undefined between others is not JSON and is refused. */
  const toMain = (args: readonly unknown[]): readonly unknown[] => {
    const kept = args.slice(0, args.findLastIndex((argument) => argument !== undefined) + 1);
    kept.forEach(checkJson);
    return kept;
  };

  const add = (channel: string, given: Listener, call: Listener): void => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), { call, given }]);
  };
  const remove = (channel: string, given: Listener): void => {
    const list = listeners.get(channel) ?? [];
    const at = list.findLastIndex((entry) => entry.given === given);
    if (at >= 0) listeners.set(channel, list.toSpliced(at, 1));
  };

  const ipcRenderer = loud('ipcRenderer', {
    invoke: async (channel: string, ...args: unknown[]) => {
      const kept = toMain(args);
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        pending.set(id, { channel, resolve, reject });
        post({ kind: 'invoke', id, channel, args: kept });
      });
    },
    send: (channel: string, ...args: unknown[]) => post({ kind: 'send', channel, args: toMain(args) }),
    on: (channel: string, listener: Listener) => {
      add(channel, listener, listener);
      return ipcRenderer;
    },
    addListener: (channel: string, listener: Listener) => {
      add(channel, listener, listener);
      return ipcRenderer;
    },
    once: (channel: string, listener: Listener) => {
      add(channel, listener, (...all) => {
        remove(channel, listener);
        listener(...all);
      });
      return ipcRenderer;
    },
    off: (channel: string, listener: Listener) => {
      remove(channel, listener);
      return ipcRenderer;
    },
    removeListener: (channel: string, listener: Listener) => {
      remove(channel, listener);
      return ipcRenderer;
    },
    removeAllListeners: (channel?: string) => {
      if (channel === undefined) listeners.clear();
      else listeners.delete(channel);
      return ipcRenderer;
    },
    listenerCount: (channel: string) => listeners.get(channel)?.length ?? 0,
  });

  const receive = (message: ToPage): void => {
    if (message.kind === 'send') {
      const event = loud('IpcRendererEvent', { sender: ipcRenderer, ports: [] });
      for (const listener of listeners.get(message.channel) ?? []) listener.call(event, ...message.args);
      return;
    }
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if ('error' in message) {
      waiting?.reject(new Error(`Error invoking remote method '${waiting.channel}': ${message.error}`));
    } else waiting?.resolve(message.result[0]);
  };
  world[setting.entrance] = receive;

  const passage = crossing(setting.hears, setting.tells, () => {
    throw new Error('The page exposes nothing to the preload');
  });

  const electron = loud("require('electron')", {
    ipcRenderer,
    contextBridge: loud('contextBridge', {
      exposeInMainWorld: (key: string, value: unknown) => passage.expose(key, value),
    }),
  });

  const require = (name: string): unknown => {
    if (name === 'electron' || name === 'electron/renderer') return electron;
    if (['events', 'timers', 'url', 'node:events', 'node:timers', 'node:url'].includes(name))
      throw missing(`require('${name}') in a preload`);
    throw new Error(`module not found: ${name}`);
  };

  const module = { exports: {} };
  try {
    preload(require, module, module.exports, loud('process', { ...setting.process }));
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    post({ kind: 'preload-error', message, stack: stack ?? message });
  }
};
