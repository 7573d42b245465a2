/**
 * Which display server the program shall run on [desktop 5.4]. In a Wayland session with an X server for guests it is X11: only there
 * can windows be placed, and placing the hall is what the program is for. The platform is chosen before the first line of the program,
 * so that a switch can only be given to another start.
 */

export type DisplayServer = 'asIs' | 'startAgainOnX11' | 'waylandOnly';

type Named = Readonly<Record<string, string | undefined>>;

/** A session of the X server that has a Wayland display besides is one of the X server. */
const isWayland = ({ XDG_SESSION_TYPE: session = '', WAYLAND_DISPLAY: display = '' }: Named): boolean =>
  session === 'wayland' || (session !== 'x11' && display !== '');

/** @param switches of the command line, without their dashes */
export const displayServer = (env: Named, switches: Named, platform: string): DisplayServer => {
  if (platform === 'darwin' || platform === 'win32') return 'asIs';
  const chosen = switches['ozone-platform'] ?? '';
  if (chosen === 'wayland') return 'waylandOnly';
  if (chosen === 'x11' || chosen === 'headless' || !isWayland(env)) return 'asIs';
  return (env.DISPLAY ?? '') === '' ? 'waylandOnly' : 'startAgainOnX11';
};
