/**
 * A window that fills a display, by system [desktop 7.2, 7.3].
 *
 * | system | how |
 * | --- | --- |
 * | Windows, X11 | native full screen |
 * | macOS | a window without a frame over everything: native full screen blackens the TO's display where displays share a space |
 * | all of them | what came of it is read back: mixed scales may move a window |
 */

import type { BrowserWindow, BrowserWindowConstructorOptions, Display, Rectangle } from 'electron';
import { isGone } from './window.ts';

/** Pixels that a system may round away. */
const OFF = 2;

/** A window manager has done what it was asked so soon, in milliseconds. */
const SETTLED = 500;

const isMac = (): boolean => process.platform === 'darwin';

export const fillingOptions = ({ bounds }: Display): BrowserWindowConstructorOptions => {
  const { x, y, width, height } = bounds;
  const common = { x, y, width, height, frame: false, title: 'Seatwright' };
  return isMac() ? { ...common, enableLargerThanScreen: true, hasShadow: false } : { ...common, fullscreen: true };
};

/** Before it is shown: over the dock and the menu bar, and over whatever is in full screen there. */
export const raise = (window: BrowserWindow): void => {
  if (!isMac()) return;
  window.setAlwaysOnTop(true, 'screen-saver');
  window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true });
};

const isOff = (found: Rectangle, wanted: Rectangle): boolean =>
  (['x', 'y', 'width', 'height'] as const).some((name) => Math.abs(found[name] - wanted[name]) > OFF);

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLED).unref());

/** Sets it once more where it does not fill its display, and answers its bounds where it still does not; else null. */
export const unfilled = async (window: BrowserWindow, { bounds }: Display): Promise<Rectangle | null> => {
  await settled();
  if (isGone(window) || !isOff(window.getBounds(), bounds)) return null;
  window.setBounds(bounds);
  await settled();
  if (isGone(window)) return null;
  const found = window.getBounds();
  return isOff(found, bounds) ? found : null;
};
