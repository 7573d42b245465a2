import type { Answer } from '../tournament/refusal.ts';
import type { Json } from '../tournament/words.ts';
import type { Push, Role } from './contract.ts';

/** What the preload script puts on `window.seatwright` in the desktop app. The role is the window's. */
export type DesktopDoor = {
  readonly call: (method: string, input: Json) => Promise<Answer<Json>>;
  /** Calls the listener with every push; the returned function ends that. */
  readonly onPush: (listener: (push: Push) => void) => () => void;
};

/**
 * The same door over a WebSocket at `/door` of the page's own origin (browser host), as remote functions both ways.
 * `hello` with the key from the address' fragment must come first; nothing else is answered before.
 */
export type SocketDoor = {
  readonly hello: (key: string) => Promise<Answer<{ readonly role: Role }>>;
  readonly call: (method: string, input: Json) => Promise<Answer<Json>>;
};

/** What the back end calls in the page. */
export type SocketPage = { readonly push: (push: Push) => void };
