import type { Answer } from '../tournament/refusal.ts';
import type { Json } from '../tournament/words.ts';
import type { Push } from './contract.ts';
import type { Role } from './method.ts';

/** What the preload script puts on `window.seatwright`. The role is the window's. */
export type DesktopDoor = {
  readonly call: (method: string, input: Json) => Promise<Answer<Json>>;
  readonly onPush: (listener: (push: Push) => void) => () => void;
};

/**
 * The same door over a WebSocket at `/door`. Nothing is answered before `hello` with the key from the address's fragment, or with the
 * code that is there once: its answer brings the key.
 */
export type SocketDoor = {
  readonly hello: (key: string) => Promise<Answer<{ readonly role: Role; readonly key?: string }>>;
  readonly call: (method: string, input: Json) => Promise<Answer<Json>>;
};

export type SocketPage = { readonly push: (push: Push) => void };
