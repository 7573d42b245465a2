import { createBirpc } from 'birpc';
import type { Push } from '../../core/api/contract.ts';
import type { SocketDoor, SocketPage } from '../../core/api/door.ts';
import { no, refuse } from '../../core/tournament/refusal.ts';
import type { Door, Link } from './door.ts';
import { listeners } from './listeners.ts';

/** Waits between attempts to join again, in milliseconds; the last one repeats. */
const WAITS = [100, 200, 400, 800, 1600, 3000];

type Line = { readonly far: ReturnType<typeof speakOver>; readonly end: () => void };

const speakOver = (socket: WebSocket, page: SocketPage) =>
  createBirpc<SocketDoor, SocketPage>(page, {
    post: (message) => socket.send(message as string),
    on: (hear) => socket.addEventListener('message', (event) => hear(event.data)),
    serialize: JSON.stringify,
    deserialize: JSON.parse,
    // A seating takes as long as it takes; a dead line closes the socket, which ends every call.
    timeout: -1,
  });

/**
 * The door of the browser host: remote functions over a WebSocket, opened again for ever when it breaks.
 *
 * @param address of the socket, ws://…/door
 * @param shown the key of this start of the program, from the page's address, or the code that brings it
 * @param kept hears the key that a code has brought
 */
export const socketDoor = (address: string, shown: string, kept: (key: string) => void = () => undefined): Door => {
  const pushes = listeners<Push>();
  const links = listeners<Link>();
  let link: Link = 'joining';
  let line: Line | null = null;
  let attempt = 0;
  let key = shown;

  const become = (next: Link) => {
    if (link === next) return;
    link = next;
    links.tell(next);
  };

  const later = () => {
    if (link === 'turnedAway') return;
    if (link === 'joined') become('lost');
    setTimeout(open, WAITS[Math.min(attempt, WAITS.length - 1)]);
    attempt += 1;
  };

  const open = () => {
    const socket = new WebSocket(address);
    const far = speakOver(socket, { push: pushes.tell });
    const end = () => far.$close();
    socket.addEventListener('close', () => {
      end();
      line = null;
      later();
    });
    socket.addEventListener('open', () => {
      far.hello(key).then(
        (answer) => {
          if (!answer.ok) {
            become('turnedAway');
            socket.close();
            return;
          }
          if (answer.value.key !== undefined) {
            key = answer.value.key;
            kept(key);
          }
          attempt = 0;
          line = { far, end };
          become('joined');
        },
        () => socket.close(),
      );
    });
  };
  open();

  const lost = (method: string) => no(refuse('door.lost', { method }));

  /** A call made while the first joining is under way waits for it, so that a page need not. */
  const joined = (): Promise<void> =>
    link !== 'joining'
      ? Promise.resolve()
      : new Promise((resolve) => {
          const leave = links.hear(() => {
            leave();
            resolve();
          });
        });

  return {
    call: (async (method: string, input: never) => {
      await joined();
      if (line === null) return lost(method);
      const { far } = line;
      // The far end answers refusals as values; a rejection is a line that broke on the way.
      return far.call(method, input).catch(() => lost(method));
    }) as Door['call'],
    onPush: pushes.hear,
    link: () => link,
    onLink: links.hear,
  };
};
