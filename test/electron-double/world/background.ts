/**
 * What Chromium does to the page of a window that was hidden: it says so, paints nothing, and lets timers run on whole
 * seconds only. A headless browser has no such windows, so the page is told by an event whose name it cannot know.
 *
 * Sent to the page as text: it may use nothing but its arguments and what a page has.
 */

/** The timers of a page, whose names Node's types have taken. */
type Starts = (handler: TimerHandler, milliseconds?: number) => number;
type PageTimers = {
  readonly setTimeout: Starts;
  readonly setInterval: Starts;
  readonly clearTimeout: (id: number) => void;
  readonly clearInterval: (id: number) => void;
};

type Timer = { native: number; readonly repeats: boolean };

/** Runs before any script of the page. tells: the event whose detail says whether the window is hidden now. */
export const openBackground = (tells: string): void => {
  /** How far apart timers of a hidden page run, in milliseconds. */
  const SECOND = 1000;
  const {
    setTimeout: wait,
    clearTimeout: forget,
    setInterval: repeat,
    clearInterval: stop,
  } = window as unknown as PageTimers;
  const { requestAnimationFrame: paint, cancelAnimationFrame: unpaint } = window;
  const timers = new Map<number, Timer>();
  const unpainted = new Map<number, FrameRequestCallback>();
  const frames = new Map<number, number>();
  let lastFrame = 0;
  let hidden = false;

  const untilWholeSecond = (): number => SECOND - (Date.now() % SECOND);

  const begin = (run: () => void, milliseconds: number, repeats: boolean): number => {
    let isDue = false;
    const timer: Timer = { native: 0, repeats };
    const ring = (): void => {
      isDue = false;
      if (!repeats) timers.delete(id);
      if (!repeats || timers.has(id)) run();
    };
    const due = (): void => {
      if (!hidden) {
        ring();
        return;
      }
      if (isDue) return;
      isDue = true;
      const later = wait.call(window, ring, untilWholeSecond());
      if (!repeats) timer.native = later;
    };
    timer.native = (repeats ? repeat : wait).call(window, due, milliseconds);
    const id = timer.native;
    timers.set(id, timer);
    return id;
  };
  const end = (id: number | undefined): void => {
    const timer = id === undefined ? undefined : timers.get(id);
    if (id === undefined || timer === undefined) return;
    timers.delete(id);
    (timer.repeats ? stop : forget).call(window, timer.native);
  };
  const starter =
    (repeats: boolean) =>
    (handler: TimerHandler, milliseconds = 0, ...words: unknown[]): number => {
      // Text is put to the page's policy by the browser itself.
      if (typeof handler !== 'function') return (repeats ? repeat : wait).call(window, handler, milliseconds);
      return begin(() => handler.apply(window, words), milliseconds, repeats);
    };

  const ask = (id: number, painted: FrameRequestCallback): void => {
    const native = paint.call(window, (time) => {
      frames.delete(id);
      painted(time);
    });
    frames.set(id, native);
  };
  const tell = (now: boolean): void => {
    if (now === hidden) return;
    hidden = now;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    if (hidden) return;
    for (const [id, painted] of unpainted) ask(id, painted);
    unpainted.clear();
  };

  Object.assign(window, {
    setTimeout: starter(false),
    setInterval: starter(true),
    clearTimeout: end,
    clearInterval: end,
    requestAnimationFrame: (painted: FrameRequestCallback): number => {
      lastFrame += 1;
      if (hidden) unpainted.set(lastFrame, painted);
      else ask(lastFrame, painted);
      return lastFrame;
    },
    cancelAnimationFrame: (id: number): void => {
      unpainted.delete(id);
      const native = frames.get(id);
      if (native !== undefined) unpaint.call(window, native);
      frames.delete(id);
    },
  });
  Object.defineProperties(document, {
    hidden: { get: () => hidden, configurable: true },
    visibilityState: { get: () => (hidden ? 'hidden' : 'visible'), configurable: true },
  });
  window.addEventListener(tells, (event) => tell((event as CustomEvent<boolean>).detail));
};
