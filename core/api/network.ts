import { z } from 'zod';
import { hallNo } from './hall.ts';
import { method, nothing } from './method.ts';

/** The first port that needs no rights of its own. */
export const FIRST_PORT = 1024;
export const LAST_PORT = 65_535;

/** Where an event's hall is opened at first [hall-takes-part 2]. */
export const USUAL_PORT = 4300;

const port = z.int().min(FIRST_PORT).max(LAST_PORT);

const networkPlace = z.strictObject({
  address: z.string(),
  name: z.string(),
  version: z.union([z.literal(4), z.literal(6)]),
});
export type NetworkPlace = z.infer<typeof networkPlace>;

const networkState = z.strictObject({
  /** `starting`: also after its process died. */
  status: z.enum(['off', 'starting', 'on']),
  url: z.string(),
  connected: z.int(),
  /** The port of the open event, whether or not its hall is open to the network. */
  port,
  hall: hallNo,
});
export type NetworkState = z.infer<typeof networkState>;

export const networkMethods = {
  'network.places': method(nothing, z.array(networkPlace)),
  'network.state': method(nothing, networkState),
  /** `port` null: the event's, or any free one where another program has that. Refuses `network.…`. */
  'network.open': method(
    z.strictObject({ address: z.string().max(60), port: port.nullable(), hall: hallNo.optional() }),
    networkState,
  ),
  'network.show': method(z.strictObject({ hall: hallNo }), networkState),
  'network.close': method(nothing, networkState),
  /** Address of the page for phones that codes on paper lead to; null where none is remembered. */
  'network.page': method(nothing, z.string().nullable()),
} as const;
