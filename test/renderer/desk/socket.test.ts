import { createBirpc } from 'birpc';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketDoor, SocketPage } from '../../../core/api/door.ts';
import { no, ok, refuse } from '../../../core/tournament/refusal.ts';
import { socketDoor } from '../../../renderer/door/socket.ts';

/** The two ends of one connection in memory, with the part of WebSocket that the door uses. */
class Wire extends EventTarget {
  static host: Host | null = null;
  hear: (message: string) => void = () => undefined;
  open = false;

  constructor() {
    super();
    queueMicrotask(() => {
      if (Wire.host === null) this.close();
      else {
        this.open = true;
        Wire.host.take(this);
        this.dispatchEvent(new Event('open'));
      }
    });
  }

  /** From the page to the host. */
  send(message: string) {
    queueMicrotask(() => this.hear(message));
  }

  /** From the host to the page. */
  deliver(message: string) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: message })));
  }

  close() {
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  }
}

type Host = { readonly take: (wire: Wire) => void; readonly page: () => SocketPage; readonly fall: () => void };

/** A program that answers on the wire, knows one key, and never answers `app.draft`. */
const start = (key: string): Host => {
  const wires: Wire[] = [];
  let page: SocketPage | null = null;
  const host: Host = {
    take: (wire) => {
      wires.push(wire);
      const door: SocketDoor = {
        hello: async (shown) => (shown === key ? ok({ role: 'desk' as const }) : no(refuse('door.wrongKey'))),
        call: (method) =>
          method === 'app.draft' ? new Promise(() => undefined) : Promise.resolve(ok(`${method} from ${key}`)),
      };
      page = createBirpc<SocketPage, SocketDoor>(door, {
        post: (message) => wire.deliver(message as string),
        on: (hear) => {
          wire.hear = hear;
        },
        serialize: JSON.stringify,
        deserialize: JSON.parse,
        eventNames: ['push'],
      });
    },
    page: () => {
      if (page === null) throw new Error('nobody is connected');
      return page;
    },
    fall: () => {
      Wire.host = null;
      for (const wire of wires) if (wire.open) wire.close();
    },
  };
  Wire.host = host;
  return host;
};

beforeEach(() => vi.stubGlobal('WebSocket', Wire));

afterEach(() => {
  Wire.host = null;
  vi.unstubAllGlobals();
});

describe('the door over a socket', () => {
  it('answers calls made before it is joined', async () => {
    start('one');
    const door = socketDoor('ws://host/door', 'one');
    expect(door.link()).toBe('joining');
    expect(await door.call('app.info', {})).toEqual({ ok: true, value: 'app.info from one' });
    expect(door.link()).toBe('joined');
  });

  it('hands pushes on', async () => {
    const host = start('one');
    const door = socketDoor('ws://host/door', 'one');
    await door.call('app.info', {});
    const heard: unknown[] = [];
    const leave = door.onPush((push) => heard.push(push));
    host.page().push({ type: 'file.changed', file: null });
    await expect.poll(() => heard).toEqual([{ type: 'file.changed', file: null }]);
    leave();
    host.page().push({ type: 'file.changed', file: null });
    await door.call('app.info', {});
    expect(heard).toHaveLength(1);
  });

  it('answers a call on its way with door.lost when the line breaks', async () => {
    const host = start('one');
    const door = socketDoor('ws://host/door', 'one');
    await door.call('app.info', {});
    const waiting = door.call('app.draft', { key: 'x' });
    host.fall();
    expect(await waiting).toMatchObject({ ok: false, refusal: { code: 'door.lost' } });
    expect(door.link()).toBe('lost');
    expect(await door.call('app.info', {})).toMatchObject({ ok: false, refusal: { code: 'door.lost' } });
  });

  it('joins again by itself when the same program answers again', async () => {
    const host = start('one');
    const door = socketDoor('ws://host/door', 'one');
    await door.call('app.info', {});
    const links: string[] = [];
    door.onLink((link) => links.push(link));
    host.fall();
    await expect.poll(() => door.link()).toBe('lost');
    start('one');
    await expect.poll(() => door.link()).toBe('joined');
    expect(links).toEqual(['lost', 'joined']);
    expect(await door.call('app.info', {})).toEqual({ ok: true, value: 'app.info from one' });
  });

  it('is turned away by a program that was started anew, and stops asking', async () => {
    const host = start('one');
    const door = socketDoor('ws://host/door', 'one');
    await door.call('app.info', {});
    host.fall();
    start('two');
    await expect.poll(() => door.link()).toBe('turnedAway');
    expect(await door.call('app.info', {})).toMatchObject({ ok: false, refusal: { code: 'door.lost' } });
  });
});
