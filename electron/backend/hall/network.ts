/**
 * The hall in the network as the desk sees it: a process that is handed the page to show.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 1.4] a process of its own, which is handed the published view and nothing else | `show` |
 * | [reliability 1.6] restarts by itself, at most 3 times in 60 s, then stays off with a notice | `lost` |
 * | [reliability 13.1] off until it is opened; after a restart of its process the same address and port | `open`, `again` |
 */

import { z } from 'zod';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { Full } from '../../host/admission.ts';
import type { NetworkNews, NetworkOrder } from '../../workers/network-process.ts';
import type { Child } from '../child.ts';

export type NetworkChild = Child<NetworkOrder, NetworkNews>;

type Where = { readonly address: string; readonly port: number };

type NetworkNow = {
  readonly status: 'off' | 'starting' | 'on';
  readonly where: Where | null;
  readonly connected: number;
};

/** What phones and each screen of the hall are shown. */
export type Shown = Omit<Extract<NetworkOrder, { readonly type: 'show' }>, 'type'>;

export type Network = {
  readonly now: () => NetworkNow;
  /** Opens, in place of what was open. `port` 0: any free one. Refuses with network.portTaken, portDenied, noAddress, failed. */
  readonly open: (where: Where, shown: Shown) => Promise<Answer<Where>>;
  readonly show: (shown: Shown) => void;
  readonly close: () => void;
};

type Options = {
  readonly start: () => NetworkChild;
  /** Folder of the built pages. */
  readonly folder: string;
  readonly changed: () => void;
  /** Its process died too often: it stays off. */
  readonly gaveUp: () => void;
  /** Somebody had to be refused. */
  readonly full: (full: Full) => void;
  /** Milliseconds that only go up. */
  readonly clock?: () => number;
};

const MOST_RESTARTS = 3;
const RESTARTS_WITHIN = 60_000;

/** The process has so long to listen; a machine that is busy starting up takes its time. */
const OPEN_WITHIN = 60_000;

/** What the process may say. It speaks with the network, so it is not believed blindly. */
const news = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('open'), port: z.int().min(1).max(65_535) }),
  z.strictObject({ type: z.literal('refused'), why: z.enum(['taken', 'denied', 'gone', 'fault']) }),
  z.strictObject({ type: z.literal('people'), count: z.int().min(0).max(100_000) }),
  z.strictObject({
    type: z.literal('full'),
    connections: z.int().min(0).max(100_000),
    address: z.string().max(60),
  }),
]);

const REFUSALS = {
  taken: 'network.portTaken',
  denied: 'network.portDenied',
  gone: 'network.noAddress',
  fault: 'network.failed',
};

const OFF: NetworkNow = { status: 'off', where: null, connected: 0 };

export const networkFrom = ({
  start,
  folder,
  changed,
  gaveUp,
  full,
  clock = () => performance.now(),
}: Options): Network => {
  let now = OFF;
  let child: NetworkChild | null = null;
  /** The process takes orders. */
  let ready = false;
  /** People have been told the address: the process is started again when it dies. */
  let known = false;
  let shown: Shown | null = null;
  let ended: readonly number[] = [];

  const become = (next: NetworkNow): void => {
    now = next;
    changed();
  };

  const end = (): void => {
    const running = child;
    child = null;
    ready = false;
    running?.kill();
  };

  const off = (): void => {
    end();
    become(OFF);
    if (known) gaveUp();
  };

  /** Starts the process and has it listen. */
  const listen = (where: Where): Promise<Answer<Where>> =>
    new Promise((resolve) => {
      const refused = (why: keyof typeof REFUSALS) => resolve(no(refuse(REFUSALS[why], { ...where })));
      become({ ...OFF, status: 'starting', where });
      const mine = start();
      child = mine;
      ready = false;
      const late = setTimeout(() => mine.kill(), OPEN_WITHIN).unref();
      const hear = (what: NetworkNews): void => {
        switch (what.type) {
          case 'ready':
            ready = true;
            mine.send({ type: 'open', ...where, folder });
            if (shown !== null) mine.send({ type: 'show', ...shown });
            return;
          case 'open': {
            clearTimeout(late);
            known = true;
            const at = { ...where, port: what.port };
            become({ ...OFF, status: 'on', where: at });
            resolve(ok(at));
            return;
          }
          case 'refused':
            clearTimeout(late);
            off();
            refused(what.why);
            return;
          case 'people':
            if (now.status === 'on') become({ ...now, connected: what.count });
            return;
          case 'full':
            full({ connections: what.connections, address: what.address });
        }
      };
      mine.onNews((said) => {
        const heard = news.safeParse(said);
        if (child === mine && heard.success) hear(heard.data);
      });
      mine.onExit(() => {
        clearTimeout(late);
        // One that was ended on purpose is another's business by now.
        if (child === mine) lost(where);
        refused('fault');
      });
    });

  /** The process died: it is started again where it was, so that everybody finds it there. */
  const lost = (where: Where): void => {
    ended = [...ended.filter((at) => clock() - at < RESTARTS_WITHIN), clock()];
    if (known && ended.length <= MOST_RESTARTS) void listen(now.where ?? where).catch(off);
    else off();
  };

  return {
    now: () => now,
    open: (where, first) => {
      end();
      known = false;
      ended = [];
      shown = first;
      return listen(where);
    },
    show: (next) => {
      shown = next;
      if (ready) child?.send({ type: 'show', ...next });
    },
    close: () => {
      if (now.status === 'off') return;
      known = false;
      shown = null;
      off();
    },
  };
};
