import { z } from 'zod';
import { listLimits } from '../exchange/cells.ts';
import type { Sheet } from '../exchange/sheets.ts';
import { familyIds } from '../tournament/words.ts';
import { fileState, meant } from './file.ts';
import { done, made, method } from './method.ts';

/** In characters. */
export const LONGEST_EVENT = 64_000_000;

/** The largest message of the browser host is 8 MB, and a letter may take six bytes of it: a longer event comes in parts. */
export const LONGEST_PART = 1_000_000;

const upload = z.string().min(1).max(40);

/** Base64 has four letters for three bytes. */
const LONGEST_BOOK = 4 * Math.ceil(listLimits.bytes / 3);

const into = z.string().max(200);

/** A new file appears complete or not at all. */
export const eventMethods = {
  'event.sample': method(
    z.strictObject({
      /** Without one, the folder of this computer where files are made unless the TO says otherwise. */
      handle: into.optional(),
      name: z.string().min(1).max(200),
      family: z.enum(familyIds),
    }),
    fileState,
  ),
  /** A part of the text that `event.import` ends, in order. */
  'event.part': method(z.strictObject({ upload, text: z.string().max(LONGEST_PART) }), done),
  'event.import': method(
    z.strictObject({ handle: into, text: z.string().max(LONGEST_EVENT), upload: upload.optional() }),
    fileState,
  ),
  'event.text': method(z.strictObject(meant), z.string()),
  /** The sheets of a workbook with a list of people, read in the checker's process. */
  'list.sheets': method(
    z.strictObject({ name: z.string().max(300), data: z.string().max(LONGEST_BOOK) }),
    made<readonly Sheet[]>(),
  ),
} as const;
