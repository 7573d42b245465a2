import { z } from 'zod';
import { familyIds } from '../tournament/words.ts';
import { fileState, meant } from './file.ts';
import { method } from './method.ts';

/** Longest text of an event that is taken over, in characters; the largest message of the browser host is 8 MB. */
const LONGEST_EVENT = 64_000_000;

const into = z.string().max(200);

/** Whole events in and out. A new file appears complete or not at all. */
export const eventMethods = {
  /** Makes a sample of a game under a place chosen before, and opens it. `name` says that it is a sample. */
  'event.sample': method(
    z.strictObject({
      handle: into,
      name: z.string().min(1).max(200),
      family: z.enum(familyIds),
    }),
    fileState,
  ),
  /** Makes a tournament of an event's JSON text (core/exchange/event-file.ts) under a place chosen before, and opens it. */
  'event.import': method(z.strictObject({ handle: into, text: z.string().max(LONGEST_EVENT) }), fileState),
  /** The open event as JSON text, complete. */
  'event.text': method(z.strictObject(meant), z.string()),
} as const;
