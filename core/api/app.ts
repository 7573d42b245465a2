import { z } from 'zod';
import { languages } from '../languages.ts';
import { paperSizes } from '../sheets/layout/paper.ts';
import { json } from '../tournament/json.ts';
import type { Refusal } from '../tournament/refusal.ts';
import { doctorFinding, doctorReport } from './doctor.ts';
import { logo } from './logo.ts';
import { done, method, nothing } from './method.ts';

export const language = z.enum(languages);

export const settings = z.strictObject({
  language: language.nullable(),
  theme: z.enum(['system', 'light', 'dark']),
  paper: z.enum(paperSizes),
  printLanguage: language.nullable(),
  letterKeys: z.boolean(),
  winnerLetter: z.boolean().optional(),
  hall: z.strictObject({
    /** Centimetres: the projected image, the farthest reader, and where people stand to find their name. */
    imageWidth: z.int().min(30).max(5000),
    farthest: z.int().min(100).max(20_000),
    readingLine: z.int().min(100).max(20_000),
    theme: z.enum(['light', 'dark']),
    language: language.nullable(),
    logo: logo.nullable().optional(),
  }),
  clock: z.strictObject({
    sound: z.enum(['off', 'desk', 'hall']),
    /** Minutes left at the two warnings, the earlier one first; 0: none. */
    warnings: z.tuple([z.int().min(0).max(600), z.int().min(0).max(600)]),
    /** Minutes after the start; 0: it stays. */
    hideSeating: z.int().min(0).max(600),
  }),
});
export type Settings = z.infer<typeof settings>;

export const recentFile = z.strictObject({
  handle: z.string(),
  name: z.string(),
  folder: z.string(),
  openedAt: z.string(),
  missing: z.boolean(),
});
export type RecentFile = z.infer<typeof recentFile>;

const info = z.strictObject({
  version: z.string(),
  host: z.enum(['desktop', 'browser']),
  platform: z.string(),
  /** A package: the day of what it was built from, and the address of its project. */
  built: z.strictObject({ on: z.string(), home: z.string() }).optional(),
  /** Pages run without the sandbox of the system, which has none for this package [desktop 5.3]. */
  unsandboxed: z.boolean().optional(),
  locale: language,
  settings,
  recent: z.array(recentFile),
});
export type AppInfo = z.infer<typeof info>;

const MOST_SAVED = 64_000_000;

const textEnding = z.enum(['txt', 'csv', 'json', 'html', 'xml', 'trf']);
export type TextEnding = z.infer<typeof textEnding>;

const refusal = z.custom<Refusal>((value) => typeof value === 'object' && value !== null);

export const appMethods = {
  /** What went wrong while no window was there to be told, each once. */
  'app.told': method(nothing, z.array(refusal)),
  'app.info': method(nothing, info, ['desk', 'hall', 'print']),
  'app.set': method(settings.partial(), settings),
  /** A sign of life from a window whose clock runs, in milliseconds since 1970. Returns the one before. */
  'app.alive': method(
    z.strictObject({ event: z.string().min(1).max(100), at: z.int().min(0) }),
    z.strictObject({ before: z.int().nullable() }),
  ),
  /** Half-typed entries survive a reload of the window: kept in memory, not in the file. */
  'app.keepDraft': method(z.strictObject({ key: z.string().min(1).max(100), draft: json }), done),
  /** Null when cancelled, and in the browser host, where the page saves the text itself. */
  'app.saveText': method(
    z.strictObject({
      name: z.string().min(1).max(200),
      ending: textEnding,
      text: z.string().max(MOST_SAVED),
    }),
    z.strictObject({ name: z.string() }).nullable(),
  ),
  /** For a question to us: program, order of steps and log, without names and keys [reliability 15.2]. */
  'app.diagnostics': method(nothing, z.string()),
  /** Whether this computer can do what the program needs of it [desktop 10]. */
  'app.doctor': method(nothing, doctorReport),
  /** Makes this program the one that tournament files open with; answers the line of it, looked at again. */
  'app.associate': method(nothing, doctorFinding),
  'app.draft': method(z.strictObject({ key: z.string().min(1).max(100) }), json),
} as const;
