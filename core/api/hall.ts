import { z } from 'zod';
import type { PublishedView } from '../sheets/published.ts';
import { done, made, method, nothing } from './method.ts';

export const hallScreen = z.strictObject({
  view: z.enum(['byTable', 'byName', 'standings', 'message', 'black']),
  message: z.string().max(500),
  /** True: stay on the page that is shown. */
  hold: z.boolean(),
});
export type HallScreen = z.infer<typeof hallScreen>;

const display = z.strictObject({
  id: z.string(),
  label: z.string(),
  width: z.int(),
  height: z.int(),
  own: z.boolean(),
});
export type Display = z.infer<typeof display>;

/** What a hall window draws: the published view and nothing else. */
export type HallPage = { readonly screen: HallScreen; readonly view: PublishedView | null };

export const hallMethods = {
  'hall.displays': method(nothing, z.array(display)),
  /** Opens the hall window; in the browser host answers with the address of the tab to open. */
  'hall.open': method(
    z.strictObject({ display: z.string().nullable() }),
    z.strictObject({ tab: z.string().nullable() }),
  ),
  'hall.close': method(nothing, done),
  'hall.show': method(hallScreen.partial(), hallScreen),
  'hall.page': method(nothing, made<HallPage>(), ['desk', 'hall']),
} as const;
