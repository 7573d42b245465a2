import type { DesktopDoor } from '../../core/api/door.ts';
import { no, refuse } from '../../core/tournament/refusal.ts';
import type { Door } from './door.ts';

/** The door of the desktop app: the preload script's bridge. It lives as long as the window, so the link is never lost. */
export const desktopDoor = (bridge: DesktopDoor): Door => ({
  call: (method, input) =>
    bridge.call(method, input as never).catch(() => no(refuse('door.failed', { method }))) as never,
  onPush: bridge.onPush,
  link: () => 'joined',
  onLink: () => () => undefined,
});
