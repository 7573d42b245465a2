import { z } from 'zod';
import { paperSizes } from '../sheets/layout/paper.ts';
import type { PageForm } from '../sheets/layout/runs.ts';
import { slipPapers } from '../sheets/layout/slips/slip-paper.ts';
import { usualWishes } from '../sheets/paper/job.ts';
import type { SheetSet } from '../sheets/sheet.ts';
import { roundNo } from '../tournament/draws/proposal.ts';
import { language } from './app.ts';
import { logo } from './logo.ts';
import { done, made, method } from './method.ts';

export const MOST_COPIES = 20;

const MOST_DOCUMENTS = 40;

/** A document of the program (`slips`) or of the game (`bridge.guides`). */
const documentId = z
  .string()
  .max(60)
  .regex(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)?$/);

export const MOST_PARTS = 6;

const preset = z.enum(['compact', 'standard', 'wall', 'wallLarge', 'largePrint']);

export const printJob = z.strictObject({
  documents: z.array(documentId).min(1).max(MOST_DOCUMENTS),
  /** Null: the last published round. */
  round: roundNo.nullable(),
  paper: z.enum(paperSizes),
  bound: z.boolean().default(false),
  language,
  bilingual: z.boolean().default(false),
  preset: preset.default('wall'),
  /** For documents that are read from another distance than the others. */
  presets: z.record(documentId, preset).default({}),
  logo: logo.nullable().default(null),
  wishes: z
    .strictObject({
      slipsPerPage: z.int().min(1).max(10).nullable(),
      /** 0: on a roll, as it was remembered before slips had a paper of their own. */
      perPage: z.record(documentId, z.int().min(0).max(10)).default({}),
      slipPaper: z.enum(slipPapers).default('sheet'),
      slipNames: z.boolean(),
      slipCodes: z.boolean().default(false),
      badgeCodes: z.boolean().default(true),
      slipBox: z.boolean().default(false),
      names: z
        .strictObject({
          capitals: z.boolean(),
          secondScript: z.boolean(),
          clubs: z.boolean(),
          opponents: z.boolean(),
        })
        .default(usualWishes.names),
      seatSigns: z.boolean().default(false),
      standingsBy: z.enum(['place', 'name']).default('place'),
      order: z.enum(['stack', 'natural']),
      cards: z.enum(['folded', 'cut']),
      nameParts: z.int().min(1).max(MOST_PARTS).default(1),
      nameCopies: z.int().min(1).max(MOST_COPIES),
      listCopies: z.int().min(1).max(MOST_COPIES).default(1),
    })
    .default(usualWishes),
  only: z.array(z.int().min(1)).min(1).max(1000).optional(),
  changedOnly: z.boolean().default(false),
});
export type PrintJob = z.infer<typeof printJob>;

const pageForm = z.custom<PageForm>(
  (form) => typeof form === 'string' && /^((A4|Letter|A5|Universal)( landscape)?|roll (80|58) \d{2,4})$/.test(form),
  'a form of paper',
);

export const printMethods = {
  'print.sheets': method(printJob, made<SheetSet>(), ['desk', 'print']),
  /**
   * Desktop: the system's print dialog; `saved`: the name of the PDF that the TO made of it instead. Browser host: the address of the page
   * to open, which prints itself.
   */
  'print.paper': method(printJob, z.strictObject({ tab: z.string().nullable(), saved: z.string().optional() })),
  /** Asks where, writes the PDF, returns its name; null when cancelled. Not in the browser host. */
  'print.pdf': method(printJob, z.strictObject({ name: z.string() }).nullable()),
  'print.job': method(z.strictObject({ job: z.string().max(100) }), printJob, ['print']),
  /** The print page has laid out its pages and loaded its fonts. */
  'print.ready': method(
    z.strictObject({
      job: z.string().max(100),
      /** The title of its window. */
      title: z.string().max(400),
      /** One paper and one orientation each, in their order [desktop 7.4]. */
      runs: z.array(z.strictObject({ form: pageForm, pages: z.int().min(1).max(100_000) })).max(1000),
    }),
    done,
    ['print'],
  ),
} as const;
