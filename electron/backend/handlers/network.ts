import { no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { DeskWith, HallDesk } from '../desk.ts';
import type { Handlers } from '../dispatch.ts';
import {
  closeNetwork,
  networkState,
  pageOnPaper,
  rememberNetwork,
  shownInNetwork,
  usualPort,
} from '../hall/network-page.ts';

type Names = Extract<keyof Handlers, `network.${string}`>;

const TAKEN = new Set(['network.portTaken', 'network.portDenied']);

export const networkHandlers = (desk: HallDesk & DeskWith<'push'>): Pick<Handlers, Names> => {
  const places = () => [...desk.machine.network.places()];
  return {
    'network.places': () => ok(places()),
    'network.state': () => ok(networkState(desk)),
    'network.page': () => ok(pageOnPaper(desk)),
    'network.open': async ({ address, port, hall }) => {
      const { session } = desk.open;
      if (session === null || session.ledger().tournament === null) return no(refuse('tournament.none'));
      if (!places().some((place) => place.address === address)) {
        return no(refuse('network.noAddress', { address, port: port ?? 0 }));
      }
      if (hall !== undefined) desk.network.hall = hall;
      const shown = shownInNetwork(desk);
      const usual = await desk.network.open({ address, port: port ?? usualPort(desk) }, shown);
      // Nobody asked for that number: another program may have it.
      const isTaken = !usual.ok && port === null && TAKEN.has(usual.refusal.code);
      const opened = isTaken ? await desk.network.open({ address, port: 0 }, shown) : usual;
      if (!opened.ok) return opened;
      // The file was closed while it opened: then nobody may see anything of it.
      if (desk.open.session !== session) {
        closeNetwork(desk);
        return no(refuse('tournament.none'));
      }
      rememberNetwork(desk);
      return ok(networkState(desk));
    },
    'network.show': ({ hall }) => {
      desk.network.hall = hall;
      if (desk.network.now().status !== 'off') rememberNetwork(desk);
      desk.hall.publish();
      const state = networkState(desk);
      desk.push({ type: 'network.state', state });
      return ok(state);
    },
    'network.close': () => {
      closeNetwork(desk);
      return ok(networkState(desk));
    },
  };
};
