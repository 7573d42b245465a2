import { z } from 'zod';
import { hallNo } from './hall.ts';
import { method, nothing } from './method.ts';

/** The first port that needs no rights of its own. */
export const FIRST_PORT = 1024;
export const LAST_PORT = 65_535;

const port = z.int().min(FIRST_PORT).max(LAST_PORT);

/** An address of this computer in a private network that the hall can be opened on. */
const networkPlace = z.strictObject({
  address: z.string(),
  /** What the system calls the connection ("Wi-Fi", "wlan0"). */
  name: z.string(),
  version: z.union([z.literal(4), z.literal(6)]),
});
export type NetworkPlace = z.infer<typeof networkPlace>;

/** The hall in the network, as the desk sees it. */
export const networkState = z.strictObject({
  /** `starting`: on its way, also after its process died. */
  status: z.enum(['off', 'starting', 'on']),
  /** What people type: `http://192.168.1.5:43121`; empty while it is off. */
  url: z.string(),
  /** Pages that are connected now. */
  connected: z.int(),
  /** Whose screen they show. */
  hall: hallNo,
});
export type NetworkState = z.infer<typeof networkState>;

/** The hall as a page that everybody in the local network can read [reliability 13]: for whoever only looks. */
export const networkMethods = {
  /** Private addresses of this computer; those of IPv6 last. */
  'network.places': method(nothing, z.array(networkPlace)),
  'network.state': method(nothing, networkState),
  /** `port` null: any free one. Refuses with network.* */
  'network.open': method(
    z.strictObject({ address: z.string().max(60), port: port.nullable(), hall: hallNo.optional() }),
    networkState,
  ),
  /** Another hall screen is shown. */
  'network.show': method(z.strictObject({ hall: hallNo }), networkState),
  'network.close': method(nothing, networkState),
} as const;
