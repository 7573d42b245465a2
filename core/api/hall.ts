import { z } from 'zod';
import type { HallEffect } from '../sheets/hall/hall-effect.ts';
import type { PublishedView } from '../sheets/hall/published-view.ts';
import { asked, command } from '../tournament/commands.ts';
import { phrase } from '../tournament/draws/proposal.ts';
import { done, made, method, nothing } from './method.ts';
import { MOST_HALLS } from './most-halls.ts';

/** `byName`, `timer`, `reveal`, or a view of the game (`poker.moves`). */
const view = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)?$/);
const message = z.string().max(500);

export const hallNo = z.int().min(1).max(MOST_HALLS);

/** Turns the page once. `no` counts up, so that a hall window carries each turn out once. */
const turn = z.strictObject({
  no: z.int().min(0),
  /** `view`: to the screen's view, where the window turns through several. */
  to: z.enum(['next', 'previous', 'first', 'letter', 'view']),
  letter: z.string().max(4).default(''),
});

/** Each display shows its part of the letters or tables. */
const share = z.strictObject({ part: z.int().min(1).max(MOST_HALLS), of: z.int().min(1).max(MOST_HALLS) });

const MOST_VIEWS = 12;

const views = z.array(view).max(MOST_VIEWS);
const viewSeconds = z.int().min(5).max(600);
const trim = z.int().min(80).max(120);
const scrollSpeed = z.int().min(15).max(40);

export const hallScreen = z.strictObject({
  view,
  /** The window turns through these while `view` is one of them and two have something to show. */
  views: views.default([]),
  viewSeconds: viewSeconds.default(20),
  message,
  black: z.boolean().default(false),
  hold: z.boolean(),
  dense: z.boolean().default(false),
  /** Percent of the size that the room asks for. */
  trim: trim.default(100),
  scroll: z.boolean().default(false),
  /** Thousandths of the picture's height in a second [hall-and-print 2.3]. */
  scrollSpeed: scrollSpeed.default(25),
  /** Degrees clockwise, for displays that hang on their side. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  share: share.default({ part: 1, of: 1 }),
  /** Headings and notices also in the other language [hall-and-print 5]. */
  bilingual: z.boolean().default(false),
  /** Names in a second script below them, where entered [hall-and-print 5]. */
  secondScript: z.boolean().default(false),
  turn: turn.default({ no: 0, to: 'first', letter: '' }),
  /** The round whose seating stays although its clock would hide it; 0: none. */
  keepSeating: z.int().min(0).default(0),
  /** Counts up: the hall sounds the gong once for each, so that the TO can try it. */
  gong: z.int().min(0).default(0),
});
export type HallScreen = z.infer<typeof hallScreen>;

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

/** What a hall window says of itself: pixels, pages from 1, seconds. */
export const hallShown = z.strictObject({
  hall: hallNo.default(1),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  /** One of several, or the clock in place of a seating. */
  view: view.nullable().default(null),
  page: z.int().min(0).max(10_000),
  pages: z.int().min(0).max(10_000),
  stamp: z.string().max(40).nullable(),
  notice: z
    .strictObject({
      kind: z.enum(['newSeating', 'revised', 'withdrawn']),
      round: z.int().min(1),
      title: phrase.optional(),
    })
    .nullable(),
  /** `HallPage.made` of the view it shows; 0: a picture from before a restart. */
  made: z.int().min(0).default(0),
  /** The browser keeps this window silent until somebody clicks into it. */
  mute: z.boolean().default(false),
});
export type HallShown = z.infer<typeof hallShown>;

const display = z.strictObject({
  id: z.string(),
  label: z.string(),
  width: z.int(),
  height: z.int(),
  x: z.int(),
  y: z.int(),
  own: z.boolean(),
  mirrored: z.boolean(),
});
export type Display = z.infer<typeof display>;

/** `canPlace`: false where the system puts windows where it likes; then none is offered [desktop 5.6]. */
const displays = z.strictObject({ canPlace: z.boolean(), displays: z.array(display).readonly() });
export type Displays = z.infer<typeof displays>;

/** How many of the best (0: all), and how many of those so far, from the last on. */
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

/** The places that were told, the best first, as they were told. */
export const reveal = revealStep.extend({ told: z.array(toldPlace).max(10_000).readonly().optional() });
export type Reveal = z.infer<typeof reveal>;

export type HallScreens = { readonly [hall: number]: HallScreen };

export type HallPlace = Pick<HallShown, 'view' | 'page'>;

export type HallPage = {
  readonly screens: HallScreens;
  /** Null while no event is shown: whoever has a picture keeps it. */
  readonly event: string | null;
  readonly view: PublishedView | null;
  /** Counts up with every view that differs from the one before. */
  readonly made: number;
  /** When the event of the picture was closed, in milliseconds since 1970; null while it is kept up. */
  readonly asOf: number | null;
  /** A window that comes back goes on where it was. */
  readonly places: { readonly [hall: number]: HallPlace };
};

const hall = z.strictObject({
  hall: hallNo,
  open: z.boolean(),
  waiting: z.boolean(),
  lost: z.boolean(),
  /** Empty in the browser host and before it is opened. */
  display: z.string(),
  screen: hallScreen,
  shown: hallShown.nullable(),
});
export type HallState = z.infer<typeof hall>;

const hallsState = z.strictObject({
  halls: z.array(hall).min(1),
  reveal,
  /** The other event that has the hall, where its name is known; null where the open event has it. */
  other: z.string().nullable(),
});
export type HallsState = z.infer<typeof hallsState>;

/** `leave`: closing the event, or opening another one. */
const ask = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('undo'), steps: z.int().min(1) }),
  z.strictObject({ act: z.literal('redo'), steps: z.int().min(1) }),
  z.strictObject({ act: z.literal('do'), command, first: command.optional() }),
  z.strictObject({ act: z.literal('leave') }),
]);
export type HallAsk = z.infer<typeof ask>;

export type HallChange = {
  readonly isSeen: boolean;
  readonly before: PublishedView | null;
  readonly after: PublishedView | null;
  readonly asOf: number | null;
  /** Published rounds that will be gone, and how many results go with them. */
  readonly lost: readonly number[];
  readonly results: number;
};

export const hallMethods = {
  /** What an act would change of what people were told or see in the hall; null: nothing. */
  'hall.ask': method(ask, made<HallChange | null>()),
  /** What an act would do to the hall as it is looked at now; null: nobody looks, or the act would be refused. */
  'hall.effect': method(z.strictObject({ command: asked }), made<HallEffect | null>()),
  'hall.displays': method(nothing, displays),
  /** A number on every display for some seconds. Not in the browser host. */
  'hall.identify': method(nothing, done),
  /** The browser host returns the address of the tab to open. */
  'hall.open': method(
    z.strictObject({
      hall: hallNo.default(1),
      display: z.string().nullable(),
      /** Over the whole picture, even on the TO's own display; holding Escape for two seconds is the way back. */
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
  /** `shows`: the event of a page that joins again, so that no other takes its place by itself. */
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
  'hall.round': method(z.strictObject({ round: z.int().min(1) }), hallsState),
  'hall.take': method(nothing, hallsState),
  'hall.state': method(nothing, hallsState),
  'hall.shown': method(hallShown, done, ['hall']),
} as const;
