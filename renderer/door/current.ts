import type { DesktopDoor } from '../../core/api/door.ts';
import { no, refuse } from '../../core/tournament/refusal.ts';
import { desktopDoor } from './desktop.ts';
import type { Door } from './door.ts';
import { socketDoor } from './socket.ts';

declare global {
  interface Window {
    readonly seatwright?: DesktopDoor;
  }
}

let current: Door | null = null;

/** What the page's address carries after `#`: the key `k` or the code `c`, on print pages the `job`. */
export const addressPart = (name: string): string => new URLSearchParams(location.hash.slice(1)).get(name) ?? '';

/** The key of a tab that came by a code: it is loaded again without one. */
const KEPT = 'door';

/** The code is used up: it goes from the address, and what it brought is never there [fault F-11]. */
const keep = (key: string): void => {
  sessionStorage.setItem(KEPT, key);
  history.replaceState(null, '', location.pathname);
};

/** Opens the door this page has: the desktop app's bridge, or the WebSocket of the address it came from. */
export const openDoor = (): Door => {
  if (window.seatwright !== undefined) return desktopDoor(window.seatwright);
  const address = new URL('/door', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  const shown = addressPart('k') || addressPart('c') || (sessionStorage.getItem(KEPT) ?? '');
  return socketDoor(address.href, shown, keep);
};

/** Makes a door the one that `call` and `onPush` go through. Once per page; tests hand in theirs. */
export const enter = (door: Door): void => {
  current = door;
};

const entered = (): Door => {
  if (current === null) throw new Error('no door has been entered');
  return current;
};

/** Calls of this window about files that are not answered yet. */
let aboutFiles = 0;

/** Whether this window may itself be the one that opens or closes a file now. */
export const isAboutFiles = (): boolean => aboutFiles > 0;

/** Calls the back end. Answers a value or a refusal, `door.lost` when the call did not come through; never throws. */
export const call: Door['call'] = (method, input) => {
  if (current === null) return Promise.resolve(no(refuse('door.lost', { method })));
  const answer = current.call(method, input);
  if (!/^(file|event)\./.test(method)) return answer;
  aboutFiles += 1;
  void answer.finally(() => {
    aboutFiles -= 1;
  });
  return answer;
};

export const onPush: Door['onPush'] = (listener) => entered().onPush(listener);
export const onLink: Door['onLink'] = (listener) => entered().onLink(listener);
export const link: Door['link'] = () => entered().link();
