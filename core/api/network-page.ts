/**
 * What leaves this computer when the hall is opened to the network. The form is the allow-list: whatever else a view holds is
 * dropped before the process that serves it.
 *
 * Made from `PublishedView`, so there is no draft, and frozen standings stay frozen [reliability 13.4]. Shown name, table, seat
 * and published scores; no notes, contacts or licence numbers [reliability 13.10]. How a name is read, and what it is in a second
 * script, since people look for themselves by both [people 10.4].
 */

import { z } from 'zod';
import { shownBy } from '../sheets/hall/hall-views.ts';
import type { OwnView, PublishedSeating, PublishedView } from '../sheets/hall/published-view.ts';
import { language } from './app.ts';
import { type HallScreen, hallScreen } from './hall.ts';
import { type Logo, logo } from './logo.ts';

const param = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const phrase = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([param, z.array(param)])).optional(),
});

const name = z.object({
  text: z.string(),
  short: z.string().nullable(),
  lang: z.string().nullable(),
  reading: z.string().optional(),
  strong: z.string().optional(),
  insteadOf: z.string().optional(),
  under: z.object({ text: z.string(), lang: z.string().nullable() }).optional(),
});

const unit = z.object({
  scale: z.number(),
  decimals: z.number(),
  signed: z.boolean(),
  grouped: z.literal(true).optional(),
});

const cell = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), name }),
  z.object({ kind: z.literal('names'), names: z.array(name) }),
  z.object({ kind: z.literal('number'), value: z.number(), unit }),
  z.object({ kind: z.enum(['phrase', 'note']), phrase }),
  z.object({ kind: z.enum(['sentences', 'marks']), phrases: z.array(phrase) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('time'), at: z.number() }),
  z.object({ kind: z.literal('seat'), seat: z.union([phrase, z.number()]), edge: z.literal('double').optional() }),
  z.object({
    kind: z.literal('spot'),
    table: z.union([z.number(), z.string()]),
    seat: z.union([phrase, z.number(), z.null()]),
  }),
  z.object({ kind: z.enum(['box', 'space', 'empty']) }),
]);

const listing = z.object({
  form: z.enum(['tables', 'names', 'lines']),
  columns: z.array(phrase),
  blocks: z.array(
    z.object({
      heading: z.union([z.object({ kind: z.literal('letter'), letter: z.string() }), cell]),
      rows: z.array(
        z.object({ cells: z.array(cell), changed: z.boolean(), head: z.string(), until: z.number().optional() }),
      ),
      together: z.boolean(),
    }),
  ),
});

const fact = z.object({ label: phrase, what: phrase });

const own = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list'), title: phrase, about: phrase.optional(), listing, urgent: z.boolean() }),
  z.object({
    kind: z.literal('clock'),
    title: phrase,
    clock: z.object({
      stages: z.array(
        z.object({
          seconds: z.number(),
          pause: z.boolean(),
          title: phrase,
          large: phrase.nullable(),
          small: phrase.nullable(),
          facts: z.array(fact).optional(),
        }),
      ),
      stage: z.number(),
      runningSince: z.number().nullable(),
      ranBefore: z.number(),
    }),
    facts: z.array(fact),
  }),
  z.object({
    kind: z.literal('bracket'),
    title: phrase,
    champion: phrase,
    rounds: z.array(
      z.object({
        title: phrase,
        matches: z.array(
          z.object({
            label: phrase.nullable(),
            sides: z.array(z.object({ who: cell, score: z.string() })),
            won: z.union([z.literal(0), z.literal(1), z.null()]),
          }),
        ),
      }),
    ),
  }),
  z.object({ kind: z.literal('kiosk'), title: phrase, listing }),
  z.object({
    kind: z.literal('map'),
    title: phrase,
    tables: z.array(
      z.object({
        name: z.string(),
        count: phrase,
        mark: z.object({ phrase, edge: z.enum(['thick', 'dashed']) }).nullable(),
      }),
    ),
  }),
]);

const standings = z.object({
  through: z.number(),
  title: phrase.nullable(),
  columns: z.array(z.object({ code: z.string(), unit })),
  rankedBy: z.number(),
  rows: z.array(
    z.object({ place: z.number().nullable(), name, cells: z.array(z.number().nullable()), marks: z.array(phrase) }),
  ),
  provisional: z.array(phrase),
});

const seating = z.object({
  round: z.number(),
  roundTitle: phrase.nullable(),
  stamp: z.string(),
  revised: z.boolean(),
  revision: z.object({ at: z.string(), over: z.boolean() }).optional(),
  names: z.array(
    z.object({
      name,
      letter: z.string(),
      head: z.string(),
      table: z.number().nullable(),
      seat: z.string().nullable(),
      changed: z.boolean(),
    }),
  ),
  tables: z.array(
    z.object({
      table: z.number(),
      changed: z.boolean(),
      seats: z.array(z.object({ seat: z.string(), name, changed: z.boolean() })),
    }),
  ),
  byes: z.array(z.object({ name, reason: phrase })),
  bye: z.object({ above: phrase, spot: phrase }),
  own: z.record(z.string(), own),
});

const view = seating.extend({
  event: z.string(),
  family: z.string(),
  plannedRounds: z.number(),
  seats: z.array(z.string()),
  rounds: z.array(
    z.object({
      no: z.number(),
      title: phrase.nullable(),
      stamp: z.string(),
      state: z.enum(['over', 'playing', 'next']),
      played: z.literal(true).optional(),
    }),
  ),
  next: z.array(seating),
  clock: z
    .object({
      seconds: z.number(),
      runningSince: z.number().nullable(),
      ranBefore: z.number(),
      extra: z.record(z.string(), z.number()),
      end: phrase.nullable(),
    })
    .nullable(),
  standings: standings.nullable(),
  reveal: standings.extend({ left: z.number() }).nullable(),
});

export const networkPage = z.object({
  /** How its display hangs and whether it sounds is a window's own business. */
  screen: z.object(hallScreen.omit({ rotation: true, gong: true }).shape),
  /** Null while nothing is published, and while the hall is black. */
  view: view.nullable(),
  /** The event's id: under it a phone keeps who its owner is. */
  event: z.string().max(60),
  /** Who is behind a registration number, of those that are listed. */
  people: z.array(z.object({ no: z.int(), names: z.array(z.string()), ranked: z.string() })),
  /** When the event of the picture was closed, in milliseconds since 1970; null while it is kept up. */
  asOf: z.number().nullable(),
  room: z.object({
    imageWidth: z.number(),
    farthest: z.number(),
    readingLine: z.number(),
    theme: z.enum(['light', 'dark']),
  }),
  logo: z.object(logo.shape).nullable(),
  clock: z.object({ warnings: z.tuple([z.number(), z.number()]), hideSeating: z.number() }),
  language,
});
export type NetworkPage = z.infer<typeof networkPage>;

/** The hall shows the logo with a message only. */
export const logoForNetwork = (known: Logo | null, screen: HallScreen): Logo | null =>
  !screen.black && shownBy(screen).has('message') ? known : null;

/** The game's own list by name and its kiosk, whatever the hall shows. */
const isForFinding = (id: string): boolean => id === 'byName' || id.endsWith('.kiosk');

export const networkViews = (screen: HallScreen, family: readonly string[]): ReadonlySet<string> =>
  new Set([...shownBy(screen), ...family.filter(isForFinding)]);

/** Name, table, seat. Opponents stand on paper only. */
const SHOWN_CELLS = 3;

const withoutOpponents = (page: OwnView): OwnView => {
  if (page.kind !== 'list' || page.listing.form !== 'names') return page;
  const blocks = page.listing.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) => ({ ...row, cells: row.cells.slice(0, SHOWN_CELLS) })),
  }));
  return { ...page, listing: { ...page.listing, blocks } };
};

/** Standings and places told one by one only while the hall shows them; nothing while it is black. */
export const forNetwork = (published: PublishedView, screen: HallScreen): PublishedView | null => {
  if (screen.black) return null;
  const shown = shownBy(screen);
  const told = <T extends PublishedSeating>(seating: T): T => ({
    ...seating,
    tables: shown.has('byTable') ? seating.tables : [],
    byes: shown.has('byTable') ? seating.byes : [],
    own: Object.fromEntries(
      Object.entries(seating.own)
        .filter(([id]) => shown.has(id) || isForFinding(id))
        .map(([id, page]) => [id, withoutOpponents(page)]),
    ),
  });
  return {
    ...told(published),
    next: published.next.map(told),
    standings: shown.has('standings') ? published.standings : null,
    reveal: shown.has('reveal') ? published.reveal : null,
  };
};
