/**
 * What windows can do depends on the system: `electronDouble.setSession('wayland')`.
 *
 * | system | Electron |
 * | --- | --- |
 * | Wayland | a window is where the system puts it: positions, focus and `alwaysOnTop` have no effect, and its bounds begin at 0, 0 |
 * | macOS | full screen comes later, with `enter-full-screen`; bounds that are set meanwhile are lost |
 */

import { controls, type DoubleControls } from '../record.ts';

type System = Parameters<DoubleControls['setSession']>[0];

const PLATFORMS = { windows: 'win32', macos: 'darwin', x11: 'linux', wayland: 'linux' } as const;

let system: System = 'x11';

export const isWayland = (): boolean => system === 'wayland';
export const isMacos = (): boolean => system === 'macos';

controls.setSession = (now) => {
  system = now;
  Object.defineProperty(process, 'platform', { value: PLATFORMS[now] });
};
