/** Where a window stands and how large it is: normal, maximised, full screen, minimised. Nothing is really on a screen. */

import type { EventEmitter } from 'node:events';
import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { displayOf } from '../desktop/screen.ts';
import { isMacos, isWayland } from './system.ts';

/** How long the way into full screen takes on macOS, in milliseconds. */
const LATER = 50;

type Mode = 'normal' | 'maximized' | 'fullscreen';

export type Geometry = {
  /** Bounds when neither maximised nor full screen. */
  normal: Rectangle;
  mode: Mode;
  /** What full screen goes back to. */
  before: Exclude<Mode, 'fullscreen'>;
  minimized: boolean;
};

/** Electron's defaults: 800 by 600, in the middle of the primary display. */
export const initialGeometry = (options: BrowserWindowConstructorOptions): Geometry => {
  const { width = 800, height = 600 } = options;
  const { workArea } = displayOf({ x: options.x ?? 0, y: options.y ?? 0, width: 1, height: 1 });
  const x = options.x ?? workArea.x + Math.round((workArea.width - width) / 2);
  const y = options.y ?? workArea.y + Math.round((workArea.height - height) / 2);
  // On macOS a window is made as it stands, and goes full screen afterwards.
  const fullscreen = (options.fullscreen === true || options.kiosk === true) && !isMacos();
  return {
    normal: { x, y, width, height },
    mode: fullscreen ? 'fullscreen' : 'normal',
    before: 'normal',
    minimized: false,
  };
};

const somewhere = (bounds: Rectangle): Rectangle => (isWayland() ? { ...bounds, x: 0, y: 0 } : bounds);

export const boundsOf = ({ mode, normal }: Geometry): Rectangle => somewhere(standing({ mode, normal }));

const standing = ({ mode, normal }: Pick<Geometry, 'mode' | 'normal'>): Rectangle => {
  if (mode === 'normal') return { ...normal };
  const display = displayOf(normal);
  return { ...(mode === 'maximized' ? display.workArea : display.bounds) };
};

type GeometryMethods =
  | 'center'
  | 'getBounds'
  | 'getContentBounds'
  | 'getContentSize'
  | 'getNormalBounds'
  | 'getPosition'
  | 'getSize'
  | 'isFullScreen'
  | 'isKiosk'
  | 'isMaximized'
  | 'isMinimized'
  | 'isNormal'
  | 'isSimpleFullScreen'
  | 'maximize'
  | 'minimize'
  | 'restore'
  | 'setBounds'
  | 'setContentSize'
  | 'setFullScreen'
  | 'setKiosk'
  | 'setPosition'
  | 'setSize'
  | 'unmaximize';

/** The methods of a window that concern its place. apply: makes the page as large as the window has become. */
export const geometryMethods = (
  geometry: Geometry,
  events: EventEmitter,
  apply: () => void,
): Pick<BrowserWindow, GeometryMethods> => {
  const bounds = (): Rectangle => boundsOf(geometry);
  /** macOS is on its way into full screen or out of it. */
  let entering = false;

  const change = (alter: () => void): void => {
    const was = bounds();
    alter();
    const now = bounds();
    if (was.width !== now.width || was.height !== now.height)
      for (const name of ['resize', 'resized']) events.emit(name);
    if (was.x !== now.x || was.y !== now.y) for (const name of ['move', 'moved']) events.emit(name);
    apply();
  };
  const setMode = (mode: Mode, event: string): void => {
    change(() => {
      geometry.mode = mode;
    });
    events.emit(event);
  };
  const setBounds = (given: Partial<Rectangle>): void => {
    if (entering) return;
    change(() => {
      geometry.normal = { ...bounds(), ...given };
      if (geometry.mode === 'maximized') geometry.mode = 'normal';
    });
  };
  const turnFull = (flag: boolean): void =>
    setMode(flag ? 'fullscreen' : geometry.before, flag ? 'enter-full-screen' : 'leave-full-screen');
  const setFullScreen = (flag: boolean): void => {
    if (flag === (geometry.mode === 'fullscreen')) return;
    if (geometry.mode !== 'fullscreen') geometry.before = geometry.mode;
    if (!isMacos()) {
      turnFull(flag);
      return;
    }
    entering = true;
    setTimeout(() => {
      entering = false;
      turnFull(flag);
    }, LATER).unref();
  };
  const size = (): number[] => [bounds().width, bounds().height];

  return {
    getBounds: bounds,
    getContentBounds: bounds,
    getNormalBounds: () => ({ ...geometry.normal }),
    getSize: size,
    getContentSize: size,
    getPosition: () => [bounds().x, bounds().y],
    setBounds,
    setSize: (width, height) => setBounds({ width, height }),
    setContentSize: (width, height) => setBounds({ width, height }),
    setPosition: (x, y) => setBounds({ x, y }),
    center: () => {
      const { workArea } = displayOf(bounds());
      const [width = 0, height = 0] = size();
      setBounds({
        x: workArea.x + Math.round((workArea.width - width) / 2),
        y: workArea.y + Math.round((workArea.height - height) / 2),
      });
    },
    maximize: () => {
      if (geometry.mode === 'normal') setMode('maximized', 'maximize');
    },
    unmaximize: () => {
      if (geometry.mode === 'maximized') setMode('normal', 'unmaximize');
    },
    isMaximized: () => geometry.mode === 'maximized',
    minimize: () => {
      geometry.minimized = true;
      events.emit('minimize');
    },
    restore: () => {
      if (!geometry.minimized) return;
      geometry.minimized = false;
      events.emit('restore');
    },
    isMinimized: () => geometry.minimized,
    isNormal: () => geometry.mode === 'normal' && !geometry.minimized,
    setFullScreen,
    isFullScreen: () => geometry.mode === 'fullscreen',
    isSimpleFullScreen: () => false,
    setKiosk: setFullScreen,
    isKiosk: () => geometry.mode === 'fullscreen',
  };
};
