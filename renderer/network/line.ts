/**
 * The line to the desk's computer: it only hears. Opened again by itself for ever when it breaks; what was shown last stays
 * meanwhile [hall-and-print 2.7].
 */

import { create } from 'zustand';
import type { NetworkPage } from '../../core/api/network-page.ts';
import {
  LOST_AFTER,
  type NetworkParts,
  type NetworkWord,
  pageOf,
  partNames,
  QUIET_AFTER,
} from '../../core/api/network-wire.ts';
import { inLocalTime } from './local-time.ts';

type LineStore = {
  /** What was told last; null before the first word. Times in it are by the clock of this computer. */
  readonly page: NetworkPage | null;
  /** When the line was lost, in milliseconds since 1970; null while it holds. */
  readonly lost: number | null;
};

export const useLine = create<LineStore>()(() => ({ page: null, lost: null }));

const { getState, setState } = useLine;

/** Waits between attempts to join again, in milliseconds; the last one repeats. Each is stretched by chance: 500 do the same. */
const WAITS = [300, 600, 1200, 2400];

/** Clocks differ by the time that a word takes; less than this is no difference. Milliseconds. */
const JITTER = 1000;

/** How often the silence of the line is looked at. */
const LOOK_EVERY = 400;

let parts: Partial<NetworkParts> = {};
/** How far the clock here is ahead of the desk's, in milliseconds. */
let ahead = 0;

const isWhole = (known: Partial<NetworkParts>): known is NetworkParts => partNames.every((name) => name in known);

/** Keeps the known view where nothing in it has changed. While the hall is black, or its event closed, nobody hears it again. */
const viewOf = ({ view, screen, asOf }: NetworkPage): NetworkPage['view'] => {
  const known = getState().page?.view ?? null;
  if (view === null) return screen.black || asOf !== null ? known : null;
  const local = inLocalTime(view, ahead);
  return JSON.stringify(known) === JSON.stringify(local) ? known : local;
};

const show = (): void => {
  if (!isWhole(parts)) return;
  const page = pageOf(parts);
  setState({ page: { ...page, view: viewOf(page) } });
};

/** Takes a word of the server. */
const take = (word: NetworkWord, now: number): void => {
  if (word.type === 'at') {
    const difference = now - word.at;
    if (Math.abs(difference - ahead) <= JITTER) return;
    ahead = difference;
    show();
    return;
  }
  parts = { ...parts, ...word.parts };
  show();
};

const readWord = (text: string): NetworkWord | null => {
  try {
    return JSON.parse(text) as NetworkWord;
  } catch {
    return null;
  }
};

/** Joins the line of an address and keeps it joined. */
export const startLine = (address: URL): void => {
  const url = new URL(address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  let socket: WebSocket | null = null;
  let attempt = 0;
  let heard = Date.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const lose = (): void => {
    if (getState().lost === null) setState({ lost: Date.now() });
  };

  const again = (wait: number): void => {
    clearTimeout(waiting);
    waiting = setTimeout(open, wait);
  };

  /** A line that is given up says nothing any more. */
  const drop = (): void => {
    const dead = socket;
    socket = null;
    dead?.close();
    lose();
  };

  const open = (): void => {
    const mine = new WebSocket(url);
    socket = mine;
    heard = Date.now();
    // A line that was opened anew holds again when it has said what there is.
    let isTold = false;
    mine.addEventListener('message', ({ data }) => {
      if (socket !== mine) return;
      heard = Date.now();
      attempt = 0;
      const word = readWord(String(data));
      if (word === null) return;
      take(word, Date.now());
      isTold ||= word.type === 'parts';
      if (getState().lost !== null && isTold) setState({ lost: null });
    });
    mine.addEventListener('close', () => {
      if (socket !== mine) return;
      drop();
      const wait = WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0;
      attempt += 1;
      again(wait * (1 + Math.random()));
    });
  };

  const look = (): void => {
    const silence = Math.abs(Date.now() - heard);
    if (silence >= QUIET_AFTER) lose();
    if (silence < LOST_AFTER) return;
    drop();
    again(0);
  };

  setInterval(look, LOOK_EVERY);
  window.addEventListener('offline', () => {
    drop();
    again(WAITS[0] ?? 0);
  });
  window.addEventListener('online', () => {
    if (socket === null) again(0);
  });
  // A phone that was in a pocket has heard nothing for a while: the line is then tried at once, not at the next look.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  open();
};
