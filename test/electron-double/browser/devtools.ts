/**
 * A client of Chromium's DevTools protocol over the debugging pipe. Commands and events are typed by Playwright's copy of
 * the protocol, which its packages do not export by name.
 */

import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Protocol } from '../../../node_modules/playwright-core/types/protocol.d.ts';

export type { Protocol };

type Commands = Protocol.CommandParameters;
type Replies = Protocol.CommandReturnValues;
type Events = Protocol.Events;

/** The browser itself or one attached page. */
export type Session = {
  /** Rejects when the browser refuses the command, or when the page or the browser is gone. */
  readonly send: <M extends keyof Commands & keyof Replies>(method: M, parameters?: Commands[M]) => Promise<Replies[M]>;
  readonly on: <E extends keyof Events>(event: E, listener: (details: Events[E]) => void) => void;
};

export type Connection = {
  readonly browser: Session;
  /** The session of a page that was attached with `flatten: true`. */
  readonly session: (id: string) => Session;
  /** The page is gone: its unanswered commands fail. */
  readonly forget: (id: string) => void;
};

type Message = {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};

type Waiting = {
  readonly method: string;
  readonly sessionId: string | undefined;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
};

/** Messages on the pipe end with a zero byte. */
const readMessages = (replies: Readable, take: (message: Message) => void): void => {
  let pieces: Buffer[] = [];
  replies.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0, start); end >= 0; end = chunk.indexOf(0, start)) {
      pieces.push(chunk.subarray(start, end));
      take(JSON.parse(Buffer.concat(pieces).toString('utf8')) as Message);
      pieces = [];
      start = end + 1;
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  });
};

/** Talks to the browser at the other end of its pipe. Ends with the pipe. */
export const connect = (requests: Writable, replies: Readable): Connection => {
  const waiting = new Map<number, Waiting>();
  const emitters = new Map<string | undefined, EventEmitter>();
  let lastId = 0;
  let closed = false;

  const emitterOf = (sessionId: string | undefined): EventEmitter => {
    // Every page listens to the browser.
    const emitter = emitters.get(sessionId) ?? new EventEmitter().setMaxListeners(0);
    emitters.set(sessionId, emitter);
    return emitter;
  };

  const fail = (concerned: (entry: Waiting) => boolean, reason: string): void => {
    for (const [id, entry] of waiting) {
      if (!concerned(entry)) continue;
      waiting.delete(id);
      entry.reject(new Error(`${entry.method}: ${reason}`));
    }
  };

  const sessionOf = (sessionId: string | undefined): Session => ({
    send: (method, parameters) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error(`${method}: the browser is gone`));
          return;
        }
        const id = ++lastId;
        waiting.set(id, { method, sessionId, resolve, reject });
        requests.write(`${JSON.stringify({ id, method, params: parameters ?? {}, sessionId })}\0`);
      }),
    on: (event, listener) => {
      emitterOf(sessionId).on(event, listener);
    },
  });

  readMessages(replies, (message) => {
    if (message.id === undefined) {
      if (message.method !== undefined) emitters.get(message.sessionId)?.emit(message.method, message.params);
      return;
    }
    const entry = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) entry?.reject(new Error(`${entry.method}: ${message.error.message}`));
    else entry?.resolve(message.result as never);
  });

  const end = (): void => {
    closed = true;
    fail(() => true, 'the browser is gone');
  };
  replies.on('close', end);
  requests.on('error', end);

  return {
    browser: sessionOf(undefined),
    session: sessionOf,
    forget: (id) => {
      emitters.delete(id);
      fail((entry) => entry.sessionId === id, 'the page is gone');
    },
  };
};
