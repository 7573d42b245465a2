import { z } from 'zod';
import type { PublishedView } from '../sheets/hall/published.ts';
import { command } from '../tournament/commands.ts';
import { phrase } from '../tournament/draws/proposal.ts';
import { done, made, method, nothing } from './method.ts';

/** `byName`, `timer`, `reveal`, or a view of the game (`poker.moves`); which there are is the game's business. */
const view = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)?$/);
const message = z.string().max(500);

/** Most hall windows beside each other. */
export const MOST_HALLS = 8;

/** The number of a hall window, as the TO knows it. */
export const hallNo = z.int().min(1).max(MOST_HALLS);

/** A key of the TO: turns the page once. `no` counts up, so that a hall window carries each of them out once. */
const turn = z.strictObject({
  no: z.int().min(0),
  /** `view`: to the screen's view, where the window turns through several. */
  to: z.enum(['next', 'previous', 'first', 'letter', 'view']),
  /** Where `letter` goes: the first page with it. */
  letter: z.string().max(4).default(''),
});

/** Two or more displays share a list: each shows its part of the letters or tables. */
const share = z.strictObject({ part: z.int().min(1).max(MOST_HALLS), of: z.int().min(1).max(MOST_HALLS) });

/** Most views that a window turns through. */
const MOST_VIEWS = 12;

const views = z.array(view).max(MOST_VIEWS);
const viewSeconds = z.int().min(5).max(600);
const trim = z.int().min(80).max(120);
const scrollSpeed = z.int().min(15).max(40);

/** What the TO wants a hall window to show. */
export const hallScreen = z.strictObject({
  view,
  /** Views that the window turns through by itself, while `view` is one of them and two have something to show. */
  views: views.default([]),
  /** How long a view of a single page stays before the next one. */
  viewSeconds: viewSeconds.default(20),
  message,
  /** True: nothing but black, whatever the view. */
  black: z.boolean().default(false),
  /** True: stay on the page that is shown. */
  hold: z.boolean(),
  /** True: the least readable size instead of the preferred one, for lists that take too long. */
  dense: z.boolean().default(false),
  /** Letters of lists in percent of the size that the room asks for. */
  trim: trim.default(100),
  /** True: lists move up slowly instead of turning pages. */
  scroll: z.boolean().default(false),
  /** How far they move in a second, in thousandths of the picture's height [hall-and-print 2.3]. */
  scrollSpeed: scrollSpeed.default(25),
  /** Degrees by which the picture is turned, clockwise: displays that hang on their side. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  share: share.default({ part: 1, of: 1 }),
  /** Headings and notices also in the other language [hall-and-print 5]. */
  bilingual: z.boolean().default(false),
  /** Names in a second script below them, where they were entered [hall-and-print 5]. */
  secondScript: z.boolean().default(false),
  turn: turn.default({ no: 0, to: 'first', letter: '' }),
  /** The round whose seating stays in sight though its clock has run long enough to hide it; 0: none. */
  keepSeating: z.int().min(0).default(0),
  /** Counts up: the hall sounds the gong once for each, so that the TO can try it. */
  gong: z.int().min(0).default(0),
});
export type HallScreen = z.infer<typeof hallScreen>;

/** What a window shows before the TO says anything. */
export const firstScreen: HallScreen = {
  view: 'byName',
  views: [],
  viewSeconds: 20,
  message: '',
  black: false,
  hold: false,
  dense: false,
  trim: 100,
  scroll: false,
  scrollSpeed: 25,
  rotation: 0,
  share: { part: 1, of: 1 },
  bilingual: false,
  secondScript: false,
  turn: { no: 0, to: 'first', letter: '' },
  keepSeating: 0,
  gong: 0,
};

/** What a hall window says of itself: the desk draws its thumbnail from it. Pixels, pages from 1, seconds. */
export const hallShown = z.strictObject({
  hall: hallNo.default(1),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  /** The view it shows now: one of several, or the clock in place of a seating. */
  view: view.nullable().default(null),
  page: z.int().min(0).max(10_000),
  pages: z.int().min(0).max(10_000),
  /** Of the seating on that page, null where there is none. */
  stamp: z.string().max(40).nullable(),
  /** Whole, with its round: the desk's picture of the hall says the same. */
  notice: z
    .strictObject({ kind: z.enum(['newSeating', 'withdrawn']), round: z.int().min(1), title: phrase.optional() })
    .nullable(),
  /** Which of the views that were sent it shows (`HallPage.made`); 0: none of them, but a picture from before the program was started again. */
  made: z.int().min(0).default(0),
  /** True: the browser keeps this window silent until somebody clicks into it. */
  mute: z.boolean().default(false),
});
export type HallShown = z.infer<typeof hallShown>;

const display = z.strictObject({
  id: z.string(),
  label: z.string(),
  width: z.int(),
  height: z.int(),
  /** Left upper corner on the desktop that all displays make up. */
  x: z.int(),
  y: z.int(),
  /** The TO's own, or one that shows the same picture as it. */
  own: z.boolean(),
  /** Shows the same picture as the TO's. */
  mirrored: z.boolean(),
});
export type Display = z.infer<typeof display>;

/** Standings that are told place by place: how many of the best (0: all), and how many of those so far, from the last on. */
const revealStep = z.strictObject({
  top: z.int().min(0).max(10_000),
  step: z.int().min(0).max(10_000),
  /** The standing that is told, by the round it counts through. */
  of: z.int().min(0).optional(),
});

const toldPlace = z.strictObject({
  place: z.int(),
  entrant: z.int(),
  cells: z.array(z.int().nullable()).readonly(),
  marks: z.array(z.string()).readonly(),
});

/** With those told, the best first, as they were told. */
export const reveal = revealStep.extend({ told: z.array(toldPlace).max(10_000).readonly().optional() });
export type Reveal = z.infer<typeof reveal>;

/** What each hall window is told, by its number. */
export type HallScreens = { readonly [hall: number]: HallScreen };

/** Where a window was when it spoke last; pages from 1. */
export type HallPlace = Pick<HallShown, 'view' | 'page'>;

/** What the hall windows draw: the published view and nothing else, and what each of them is told. */
export type HallPage = {
  readonly screens: HallScreens;
  /** Whose picture it is; null while no event is shown, so that whoever has a picture keeps it. */
  readonly event: string | null;
  readonly view: PublishedView | null;
  /** Counts up with every view that differs from the one before. */
  readonly made: number;
  /** Since when the picture stands, because its event was closed; null while it is kept up. Milliseconds since 1970. */
  readonly asOf: number | null;
  /** What each showed last: a window that comes back goes on there. */
  readonly places: { readonly [hall: number]: HallPlace };
};

const hall = z.strictObject({
  hall: hallNo,
  open: z.boolean(),
  /** Its display was unplugged; it comes back with it. */
  waiting: z.boolean(),
  /** Its page does not load; it is tried again by itself. */
  lost: z.boolean(),
  /** The name of its display; empty in the browser host and before it is opened. */
  display: z.string(),
  screen: hallScreen,
  /** The last word of the window; null while it is closed or has not spoken yet. */
  shown: hallShown.nullable(),
});
export type HallState = z.infer<typeof hall>;

export const hallsState = z.strictObject({
  halls: z.array(hall).min(1),
  reveal,
  /** Another event than the open one has the hall: its name, where it is known. Null where the open event has it. */
  other: z.string().nullable(),
});
export type HallsState = z.infer<typeof hallsState>;

/** An act whose effect on the hall is asked for; `leave`: closing the event, or opening another one. */
const ask = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('undo'), steps: z.int().min(1) }),
  z.strictObject({ act: z.literal('redo'), steps: z.int().min(1) }),
  z.strictObject({ act: z.literal('do'), command }),
  z.strictObject({ act: z.literal('leave') }),
]);
export type HallAsk = z.infer<typeof ask>;

/** What an act would do to the hall. */
export type HallChange = {
  /** Whether somebody looks at the hall now. */
  readonly isSeen: boolean;
  readonly before: PublishedView | null;
  readonly after: PublishedView | null;
  /** Since when the picture after it stands; null while it is kept up. */
  readonly asOf: number | null;
  /** Published rounds that will be gone, and how many results go with them. */
  readonly lost: readonly number[];
  readonly results: number;
};

export const hallMethods = {
  /** What an act would change of what people have been told or see in the hall; null: nothing. */
  'hall.ask': method(ask, made<HallChange | null>()),
  'hall.displays': method(nothing, z.array(display)),
  /** A number on every display for some seconds, so that the TO knows which is which. Not in the browser host. */
  'hall.identify': method(nothing, done),
  /** Opens a hall window; in the browser host answers with the address of the tab to open. */
  'hall.open': method(
    z.strictObject({
      hall: hallNo.default(1),
      display: z.string().nullable(),
      /** Over the whole picture also on the TO's own display; Escape, held for two seconds, is the way back. */
      present: z.boolean().default(false),
    }),
    z.strictObject({ tab: z.string().nullable() }),
  ),
  'hall.close': method(z.strictObject({ hall: hallNo.default(1) }), done),
  /** `hall` null: all windows. */
  'hall.show': method(
    z.strictObject({
      hall: hallNo.nullable().default(1),
      view: view.optional(),
      views: views.optional(),
      viewSeconds: viewSeconds.optional(),
      message: message.optional(),
      black: z.boolean().optional(),
      hold: z.boolean().optional(),
      dense: z.boolean().optional(),
      trim: trim.optional(),
      scroll: z.boolean().optional(),
      scrollSpeed: scrollSpeed.optional(),
      rotation: hallScreen.shape.rotation.unwrap().optional(),
      share: share.optional(),
      bilingual: z.boolean().optional(),
      secondScript: z.boolean().optional(),
      turn: turn.optional(),
      keepSeating: z.int().min(0).optional(),
      gong: z.int().min(0).optional(),
    }),
    hallsState,
  ),
  'hall.reveal': method(revealStep, hallsState),
  /** `shows`: what a page shows that joins again, so that no other event takes its place by itself. */
  'hall.page': method(
    z.strictObject({
      shows: z
        .strictObject({ event: z.string().max(80), name: z.string() })
        .nullable()
        .default(null),
    }),
    made<HallPage>(),
    ['desk', 'hall'],
  ),
  /** Shows a published round. Refuses with round.unknown. */
  'hall.round': method(z.strictObject({ round: z.int().min(1) }), hallsState),
  /** Shows the open event in place of the one whose picture the hall keeps. */
  'hall.take': method(nothing, hallsState),
  /** What the hall windows were told and what they show. Pushed when it changes. */
  'hall.state': method(nothing, hallsState),
  /** A hall window shows another page, or has another size. */
  'hall.shown': method(hallShown, done, ['hall']),
} as const;
