/**
 * Electron's `ipcMain` and `webContents.ipc`: who answers the preloads.
 *
 * | Electron | here |
 * | --- | --- |
 * | a page's own handlers come before ipcMain's | `answer` |
 * | an error travels as text: `Error invoking remote method 'x': Error: …` | `answer`, preload-world.ts |
 * | a second handler for a channel is refused | `handle` |
 */

import { EventEmitter } from 'node:events';
import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import { complain } from '../complain.ts';
import { preventable } from '../preventable.ts';
import { loud } from '../unimplemented.ts';
import { checkJson } from '../world/json.ts';
import { documentIn } from './frame.ts';

type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

const handlersOf = new WeakMap<object, Map<string, Handler>>();

/** An empty switchboard: `ipcMain`, or that of one page. */
export const createIpc = (name: string): IpcMain => {
  const handlers = new Map<string, Handler>();
  const handle = (channel: string, handler: Handler): void => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    if (typeof handler !== 'function') {
      throw new TypeError(`Expected handler to be a function, but found type '${typeof handler}'`);
    }
    handlers.set(channel, handler);
  };
  const parts = {
    handle,
    handleOnce: (channel, handler) => {
      handle(channel, (event, ...args) => {
        handlers.delete(channel);
        return handler(event, ...args);
      });
    },
    removeHandler: (channel) => {
      handlers.delete(channel);
    },
  } satisfies Pick<IpcMain, 'handle' | 'handleOnce' | 'removeHandler'>;
  const ipc = Object.assign(new EventEmitter(), parts);
  // A channel may be called "error" like any other.
  ipc.on('error', () => undefined);
  handlersOf.set(ipc, handlers);
  const guarded = loud(name, ipc) as unknown as IpcMain;
  handlersOf.set(guarded, handlers);
  return guarded;
};

export const ipcMain: IpcMain = createIpc('ipcMain');

/** The first argument of handlers and listeners. */
const messageEvent = (sender: WebContents): IpcMainEvent & IpcMainInvokeEvent => {
  const frame = sender.mainFrame;
  const { processId, routingId: frameId } = frame;
  const sent = documentIn(frame);
  const event = preventable({
    type: 'frame' as const,
    sender,
    processId,
    frameId,
    ports: [],
    reply: (channel: string, ...args: unknown[]) => sender.send(channel, ...args),
  });
  // A frame that shows another document by now is not the one that has sent this.
  Object.defineProperty(event, 'senderFrame', { get: () => (sent === documentIn(frame) ? frame : null) });
  return loud('IpcMainEvent', event) as unknown as IpcMainEvent & IpcMainInvokeEvent;
};

export type IpcAnswer = { readonly error: string } | { readonly result: readonly unknown[] };

/** Calls the handler of a channel. Never rejects: errors are answers in Electron's form. */
export const answer = async (sender: WebContents, channel: string, args: readonly unknown[]): Promise<IpcAnswer> => {
  const handler = handlersOf.get(sender.ipc)?.get(channel) ?? handlersOf.get(ipcMain)?.get(channel);
  if (!handler) return { error: `Error: No handler registered for '${channel}'` };
  try {
    const result = await handler(messageEvent(sender), ...args);
    if (result === undefined) return { result: [] };
    checkJson(result);
    return { result: [result] };
  } catch (error) {
    complain(`Error occurred in handler for '${channel}':`, error);
    return { error: String(error) };
  }
};

/** Tells the listeners of a channel. Without any the message is lost, as in Electron. */
export const notify = (sender: WebContents, channel: string, args: readonly unknown[]): void => {
  const event = messageEvent(sender);
  sender.emit('ipc-message', event, channel, ...args);
  sender.ipc.emit(channel, event, ...args);
  ipcMain.emit(channel, event, ...args);
};
