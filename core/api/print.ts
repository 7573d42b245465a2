import { z } from 'zod';
import { paperSizes } from '../sheets/layout/paper.ts';
import { usualWishes } from '../sheets/paper/sheets.ts';
import type { SheetSet } from '../sheets/sheet.ts';
import { roundNo } from '../tournament/draws/proposal.ts';
import { language } from './app.ts';
import { logo } from './logo.ts';
import { done, made, method } from './method.ts';

/** Sets of the lists of a round in one job. */
export const MOST_COPIES = 20;

/** Most documents of one job. */
const MOST_DOCUMENTS = 40;

/** A document of the program (`slips`) or of the game (`bridge.guides`); which there are is the game's business. */
const documentId = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)?$/);

/** Most parts of the list by name. */
export const MOST_PARTS = 6;

const preset = z.enum(['compact', 'standard', 'wall', 'wallLarge', 'largePrint']);

export const printJob = z.strictObject({
  documents: z.array(documentId).min(1).max(MOST_DOCUMENTS),
  /** Null: the last published round. */
  round: roundNo.nullable(),
  paper: z.enum(paperSizes),
  /** Room for a binding on the left. */
  bound: z.boolean().default(false),
  language,
  /** Headings in the other language too. */
  bilingual: z.boolean().default(false),
  /** Type size by reading distance: in the hand, on a desk, on a wall before one or two rows of people, in large print. */
  preset: preset.default('wall'),
  /** Documents that are read from another distance than the others. */
  presets: z.record(documentId, preset).default({}),
  /** A picture for the headers, as it is; at most 200 kB. */
  logo: logo.nullable().default(null),
  /** Slips, cards and copies; see `SheetWishes`. */
  wishes: z
    .strictObject({
      slipsPerPage: z.int().min(1).max(10).nullable(),
      /** Cards to a page; 0: on a roll of 80 mm. */
      perPage: z.record(documentId, z.int().min(0).max(10)).default({}),
      slipNames: z.boolean(),
      slipCodes: z.boolean().default(false),
      /** How names are written. */
      names: z
        .strictObject({
          capitals: z.boolean(),
          secondScript: z.boolean(),
          clubs: z.boolean(),
          opponents: z.boolean(),
        })
        .default(usualWishes.names),
      /** Signs of the seats beside their letters. */
      seatSigns: z.boolean().default(false),
      standingsBy: z.enum(['place', 'name']).default('place'),
      order: z.enum(['stack', 'natural']),
      cards: z.enum(['folded', 'cut']),
      /** Parts of the list by name, a wall each. */
      nameParts: z.int().min(1).max(MOST_PARTS).default(1),
      nameCopies: z.int().min(1).max(MOST_COPIES),
      listCopies: z.int().min(1).max(MOST_COPIES).default(1),
    })
    .default(usualWishes),
  /** Numbers of cards: only these are printed, of the documents that have numbered cards. */
  only: z.array(z.int().min(1)).min(1).max(1000).optional(),
  /** After a revision: only what changed. */
  changedOnly: z.boolean().default(false),
});
export type PrintJob = z.infer<typeof printJob>;

export const printMethods = {
  /** The rows of the sheets, for the preview and for the print page. */
  'print.sheets': method(printJob, made<SheetSet>(), ['desk', 'print']),
  /** Desktop: the system's print dialog. Browser host: the address of the page to open, which prints itself. */
  'print.paper': method(printJob, z.strictObject({ tab: z.string().nullable() })),
  /** Desktop: asks where, writes the PDF, answers its name; null when cancelled. Not in the browser host. */
  'print.pdf': method(printJob, z.strictObject({ name: z.string() }).nullable()),
  /** The job that a print page was opened for. */
  'print.job': method(z.strictObject({ job: z.string().max(100) }), printJob, ['print']),
  /** The print page has laid out its pages and loaded its fonts. */
  'print.ready': method(z.strictObject({ job: z.string().max(100), pages: z.int().min(0).max(100_000) }), done, [
    'print',
  ]),
} as const;
