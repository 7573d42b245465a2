/**
 * The projected windows, by their number.
 *
 * | rule [hall-and-print 2.7, 2.8] | where |
 * | --- | --- |
 * | the TO's own display is never the default when there is another; one that shows the same picture counts as it | `chosen`, `isOwn` |
 * | full screen, no frame; a window on a single display stays a window | `place`; by system: `fillingOptions` |
 * | unplugged: it closes, it never moves to the TO's display | `unplugged` |
 * | the same display again, by its id or by name and size: the window comes back by itself | `plugged` |
 * | another resolution, scale or arrangement: the window fills its display again | `rearranged` |
 * | never over the console, wherever that is moved | `makeWay` |
 * | identify: a number on every display for five seconds | `identify` |
 * | a page that does not load or dies is loaded again, and the desk is told [desktop 7.1] | `keptPage` |
 * | takes no input | the page itself, and `before-input-event`: no key that commands the program |
 * | where windows cannot be placed: framed, never full screen by itself, F11 and Escape by the TO [desktop 5.6] | `place`, `wayBack` |
 * | over the TO's own display only with a timed way back: Escape held for two seconds | `wayBack` |
 */

import { type BrowserWindow, type Display, type Input, powerSaveBlocker, type Rectangle, screen } from 'electron';
import type { HallWindows } from '../backend/machine.ts';
import { fillingOptions, raise, unfilled } from './fill-display.ts';
import { isGone, keptPage, letGo, loadPage, makeWindow } from './window.ts';

/** How long the numbers stay, and how long Escape is held, in milliseconds. */
const IDENTIFY = 5000;
const HELD = 2000;

type Hall = {
  readonly no: number;
  /** The display it belongs to, as it was when it was opened there. */
  readonly display: Display;
  /** False: a framed window on the TO's own display. */
  readonly full: boolean;
  /** True: over the TO's own display, on purpose. */
  readonly presents: boolean;
  /** Null while its display is unplugged. */
  readonly window: BrowserWindow | null;
  /** Its page does not load; it is tried again. */
  readonly lost: boolean;
};

const sameBounds = (a: Display, b: Display): boolean =>
  a.bounds.x === b.bounds.x &&
  a.bounds.y === b.bounds.y &&
  a.bounds.width === b.bounds.width &&
  a.bounds.height === b.bounds.height;

/** The same device: systems give some of them another id each time they are plugged in. */
const isSame = (a: Display, b: Display): boolean =>
  a.id === b.id ||
  (a.label !== '' && a.label === b.label && a.size.width === b.size.width && a.size.height === b.size.height);

/** A key that writes or takes back: a kiosk is typed into, and every other page swallows it itself. */
const isTyping = ({ key, control, alt, meta }: Input): boolean =>
  !control && !alt && !meta && ([...key].length === 1 || key === 'Backspace' || key === 'Escape');

type HallOptions = {
  readonly consoleWindow: () => BrowserWindow | null;
  readonly admit: (window: BrowserWindow) => void;
  readonly changed: () => void;
  readonly canPlace: boolean;
  /** A window has other bounds than its display, and keeps them. */
  readonly notFilled: (hall: number, display: Rectangle, found: Rectangle) => void;
};

export const hallWindows = ({
  consoleWindow,
  admit,
  changed,
  canPlace,
  notFilled,
}: HallOptions): HallWindows & { readonly makeWay: () => void } => {
  const halls = new Map<number, Hall>();
  let awake: number | null = null;

  const ownDisplay = (): Display => {
    const own = consoleWindow();
    return own === null || own.isDestroyed() ? screen.getPrimaryDisplay() : screen.getDisplayMatching(own.getBounds());
  };
  const isOwn = (display: Display): boolean => {
    const own = ownDisplay();
    return display.id === own.id || sameBounds(display, own);
  };

  const chosen = (id: string | null): Display => {
    if (!canPlace) return screen.getPrimaryDisplay();
    const all = screen.getAllDisplays();
    const taken = new Set([...halls.values()].map(({ display }) => display.id));
    const others = all.filter((display) => !isOwn(display));
    return (
      all.find((display) => String(display.id) === id) ??
      others.find((display) => !taken.has(display.id)) ??
      others[0] ??
      ownDisplay()
    );
  };

  /** The displays stay on while something is projected. */
  const stayAwake = () => {
    const live = [...halls.values()].some(({ window }) => window !== null);
    if (live && awake === null) awake = powerSaveBlocker.start('prevent-display-sleep');
    if (!live && awake !== null) {
      powerSaveBlocker.stop(awake);
      awake = null;
    }
  };

  const keep = (hall: Hall) => {
    halls.set(hall.no, hall);
    stayAwake();
    changed();
  };

  const forget = (no: number) => {
    const window = halls.get(no)?.window ?? null;
    halls.delete(no);
    if (window !== null) letGo(window);
    stayAwake();
  };

  /** The window goes, the hall waits for its display. */
  const park = (hall: Hall) => {
    keep({ ...hall, window: null, lost: false });
    if (hall.window !== null) letGo(hall.window);
  };

  /** No key commands the program; Escape, held, takes a window away that is over the TO's own display. */
  const wayBack = (no: number, window: BrowserWindow, presents: boolean) => {
    let held: ReturnType<typeof setTimeout> | null = null;
    const letUp = () => {
      if (held !== null) clearTimeout(held);
      held = null;
    };
    window.webContents.on('before-input-event', (event, input) => {
      if (!isTyping(input)) event.preventDefault();
      const { type, key, isAutoRepeat } = input;
      if (!canPlace && type === 'keyDown' && !isAutoRepeat) {
        if (key === 'F11') window.setFullScreen(!window.isFullScreen());
        else if (key === 'Escape' && window.isFullScreen()) window.setFullScreen(false);
      }
      if (!presents || key !== 'Escape') return;
      if (type === 'keyUp') letUp();
      else if (!isAutoRepeat && held === null) {
        held = setTimeout(() => {
          forget(no);
          changed();
          consoleWindow()?.focus();
        }, HELD);
      }
    });
    window.on('blur', letUp);
    window.on('closed', letUp);
  };

  /** A window that fills its display as little as before is told once. */
  const lookAtBounds = (no: number, window: BrowserWindow, display: Display): void => {
    void unfilled(window, display)
      .then((found) => {
        if (found !== null && halls.get(no)?.window === window) notFilled(no, display.bounds, found);
      })
      .catch(() => undefined);
  };

  const place = async (no: number, display: Display, present = false): Promise<void> => {
    const full = canPlace && !isOwn(display);
    const presents = canPlace && present && !full;
    const { width, height } = display.bounds;
    const window = makeWindow(
      full || presents
        ? fillingOptions(display)
        : { width: Math.round(width * 0.6), height: Math.round(height * 0.6), title: 'Seatwright' },
    );
    halls.set(no, { no, display, full, presents, window, lost: false });
    stayAwake();
    admit(window);
    wayBack(no, window, presents);
    const show = (): void => {
      if (full || presents) raise(window);
      // The console keeps the keyboard, but for the key that brings it back.
      if (presents) window.show();
      else window.showInactive();
      if (full || presents) lookAtBounds(no, window, display);
    };
    const page = keptPage(window, 'hall.html', `hall=${no}`, (lost) => {
      const hall = halls.get(no);
      if (hall?.window !== window) return;
      halls.set(no, { ...hall, lost });
      if (!lost && !window.isVisible()) show();
      changed();
    });
    window.on('closed', () => {
      if (halls.get(no)?.window !== window) return;
      forget(no);
      changed();
    });
    // It may have been closed or unplugged meanwhile.
    if ((await page.load()) !== 'loaded' || isGone(window)) return;
    if (!window.isVisible()) show();
    changed();
  };

  /** A window that cannot be made is tried again with the next change of displays; the hall waits meanwhile. */
  const placeAgain = (no: number, display: Display): void => {
    const before = halls.get(no);
    void place(no, display).catch(() => {
      if (before !== undefined) park({ ...before, window: halls.get(no)?.window ?? null });
    });
  };

  const unplugged = (removed: Display) => {
    for (const hall of halls.values()) if (hall.window !== null && hall.display.id === removed.id) park(hall);
  };

  const plugged = (added: Display) => {
    for (const hall of halls.values()) {
      if (hall.window === null && hall.full && isSame(hall.display, added) && !isOwn(added)) placeAgain(hall.no, added);
    }
  };

  /** No window covers the console; one that had to go comes back when its display is free again. */
  const makeWay = () => {
    for (const hall of halls.values()) {
      if (!hall.full) continue;
      const display = screen.getAllDisplays().find(({ id }) => id === hall.display.id);
      if (display === undefined) continue;
      if (hall.window !== null && isOwn(display)) park(hall);
      else if (hall.window === null && !isOwn(display)) placeAgain(hall.no, display);
    }
  };

  const rearranged = (now: Display) => {
    for (const hall of halls.values()) {
      if (hall.display.id !== now.id) continue;
      halls.set(hall.no, { ...hall, display: now });
      if (hall.window === null || !(hall.presents || (hall.full && !isOwn(now)))) continue;
      hall.window.setBounds(now.bounds);
      lookAtBounds(hall.no, hall.window, now);
    }
    makeWay();
  };

  if (canPlace) {
    screen.on('display-removed', (_event, removed) => unplugged(removed));
    screen.on('display-added', (_event, added) => plugged(added));
    screen.on('display-metrics-changed', (_event, now) => rearranged(now));
  }

  const identify = () => {
    const windows = screen.getAllDisplays().map((display, i) => {
      const { x, y, width, height } = display.bounds;
      const size = Math.round(Math.min(width, height) / 3);
      const window = makeWindow({
        x: Math.round(x + (width - size) / 2),
        y: Math.round(y + (height - size) / 2),
        width: size,
        height: size,
        frame: false,
        alwaysOnTop: true,
        focusable: false,
      });
      // A number that does not come is not worth a word.
      void loadPage(window, 'hall.html', `identify=${i + 1}`)
        .then((loaded) => {
          if (loaded === 'loaded' && !isGone(window)) window.showInactive();
        })
        .catch(() => letGo(window));
      return window;
    });
    setTimeout(() => {
      for (const window of windows) letGo(window);
    }, IDENTIFY);
  };

  return {
    makeWay,
    canPlace,
    displays: () => {
      if (!canPlace) return [];
      const own = ownDisplay();
      return screen.getAllDisplays().map((display) => {
        const { id, label, size, bounds } = display;
        const mirrored = id !== own.id && sameBounds(display, own);
        const { x, y } = bounds;
        return {
          id: String(id),
          label,
          width: size.width,
          height: size.height,
          x,
          y,
          own: id === own.id || mirrored,
          mirrored,
        };
      });
    },
    identify,
    open: async (no, id, present) => {
      // Opened again without a word about where, it stays on its display.
      const before = halls.get(no)?.display.id;
      forget(no);
      await place(no, chosen(id ?? (before === undefined ? null : String(before))), present);
      return null;
    },
    close: (no) => {
      for (const open of no === null ? [...halls.keys()] : [no]) forget(open);
      changed();
    },
    windows: () =>
      [...halls.values()].map(({ no, display, window, lost }) => ({
        hall: no,
        display: canPlace ? display.label : '',
        displayId: canPlace ? String(display.id) : '',
        waiting: window === null,
        lost,
      })),
  };
};
