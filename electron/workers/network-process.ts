/**
 * The process that serves the hall to the network: a utility process of Electron, or a child of Node in the browser host. It
 * is handed the page to show and knows nothing else; all it ever says is where it listens and how many look.
 */

import type { NetworkPage } from '../../core/api/network-page.ts';
import type { Full } from '../host/admission.ts';
import { type Network, openNetwork } from '../host/network.ts';
import { pageFiles } from '../host/page-files.ts';
import type { Screens } from '../host/told-parts.ts';

export type NetworkOrder =
  /** `folder`: of the built pages. */
  | { readonly type: 'open'; readonly address: string; readonly port: number; readonly folder: string }
  /** `page`: of phones; `screens`: of the screens of the hall, by their numbers. */
  | { readonly type: 'show'; readonly page: NetworkPage; readonly screens: Screens };

/** `why`: the port is taken, may not be used, the address is no longer there, or something else. */
export type NetworkNews =
  | { readonly type: 'ready' }
  | { readonly type: 'open'; readonly port: number }
  | { readonly type: 'refused'; readonly why: 'taken' | 'denied' | 'gone' | 'fault' }
  | { readonly type: 'people'; readonly count: number }
  | ({ readonly type: 'full' } & Full);

type UtilityPort = {
  readonly postMessage: (message: NetworkNews) => void;
  readonly on: (event: 'message', hear: (event: { readonly data: NetworkOrder }) => void) => void;
};

/** Electron's own port where there is one, else the channel to the parent of a Node child. */
const { parentPort } = process as typeof process & { readonly parentPort?: UtilityPort };
const say = (news: NetworkNews): void => {
  if (parentPort === undefined) process.send?.(news, () => undefined);
  else parentPort.postMessage(news);
};

const WHY: { readonly [code: string]: 'taken' | 'denied' | 'gone' } = {
  EADDRINUSE: 'taken',
  EACCES: 'denied',
  EADDRNOTAVAIL: 'gone',
};

const ENTRY = 'network.html';

let network: Network | null = null;
/** What is to be shown as soon as it is open. */
let shown: { readonly page: NetworkPage; readonly screens: Screens } | null = null;

/** A rush of people is one message. */
const TELL_WITHIN = 250;
let isTelling = false;
let count = 0;

const people = (now: number): void => {
  count = now;
  if (isTelling) return;
  isTelling = true;
  setTimeout(() => {
    isTelling = false;
    say({ type: 'people', count });
  }, TELL_WITHIN);
};

const open = async ({ address, port, folder }: Extract<NetworkOrder, { type: 'open' }>): Promise<void> => {
  try {
    const full = (what: Full) => say({ type: 'full', ...what });
    network = await openNetwork({ address, port, files: pageFiles(folder, ENTRY), people, full });
    if (shown !== null) network.show(shown.page, shown.screens);
    say({ type: 'open', port: network.port });
  } catch (fault) {
    say({ type: 'refused', why: WHY[(fault as NodeJS.ErrnoException).code ?? ''] ?? 'fault' });
  }
};

const hear = (order: NetworkOrder): void => {
  if (order.type === 'open') void open(order).catch(() => say({ type: 'refused', why: 'fault' }));
  else {
    shown = order;
    network?.show(order.page, order.screens);
  }
};

if (parentPort === undefined) {
  process.on('message', (order) => hear(order as NetworkOrder));
  // The desk is gone: nobody in the hall gets any more news.
  process.on('disconnect', () => process.exit(0));
} else parentPort.on('message', ({ data }) => hear(data));
say({ type: 'ready' });
