import { z } from 'zod';
import type { PublishedView } from '../sheets/published.ts';
import { done, made, method, nothing } from './method.ts';

/** `byName`, `timer`, `black`, or a view of the family (`poker.moves`); which there are is the family's business. */
const view = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)?$/);
const message = z.string().max(500);

/** A key of the TO: turns the page once. `no` counts up, so that a hall window carries each of them out once. */
const turn = z.strictObject({ no: z.int().min(0), to: z.enum(['next', 'previous', 'first']) });

/** What the TO wants the hall to show. */
export const hallScreen = z.strictObject({
  view,
  message,
  /** True: stay on the page that is shown. */
  hold: z.boolean(),
  /** True: the least readable size instead of the preferred one, for lists that take too long. */
  dense: z.boolean().default(false),
  turn: turn.default({ no: 0, to: 'first' }),
  /** The round whose seating stays in sight though its clock has run long enough to hide it; 0: none. */
  keepSeating: z.int().min(0).default(0),
  /** Counts up: the hall sounds the gong once for each, so that the TO can try it. */
  gong: z.int().min(0).default(0),
});
export type HallScreen = z.infer<typeof hallScreen>;

/** What a hall window says of itself: the desk draws its thumbnail from it. Pixels, pages from 1, seconds. */
export const hallShown = z.strictObject({
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  page: z.int().min(0).max(10_000),
  pages: z.int().min(0).max(10_000),
  /** Of the seating on that page, null where there is none. */
  stamp: z.string().max(40).nullable(),
  notice: z.enum(['newSeating', 'withdrawn']).nullable(),
  /** True: the browser keeps this window silent until somebody clicks into it. */
  mute: z.boolean().default(false),
});
export type HallShown = z.infer<typeof hallShown>;

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

const state = z.strictObject({
  open: z.boolean(),
  screen: hallScreen,
  /** The last word of the hall window; null while none is open or it has not spoken yet. */
  shown: hallShown.nullable(),
});

export const hallMethods = {
  'hall.displays': method(nothing, z.array(display)),
  /** Opens the hall window; in the browser host answers with the address of the tab to open. */
  'hall.open': method(
    z.strictObject({ display: z.string().nullable() }),
    z.strictObject({ tab: z.string().nullable() }),
  ),
  'hall.close': method(nothing, done),
  'hall.show': method(
    z.strictObject({
      view: view.optional(),
      message: message.optional(),
      hold: z.boolean().optional(),
      dense: z.boolean().optional(),
      turn: turn.optional(),
      keepSeating: z.int().min(0).optional(),
      gong: z.int().min(0).optional(),
    }),
    hallScreen,
  ),
  'hall.page': method(nothing, made<HallPage>(), ['desk', 'hall']),
  /** What the hall was told and what it shows; the desk's thumbnail asks while it is looked at. */
  'hall.state': method(nothing, state),
  /** A hall window shows another page, or has another size. */
  'hall.shown': method(hallShown, done, ['hall']),
} as const;
