import { z } from 'zod';
import { json } from '../tournament/json.ts';
import { MOST_ROUNDS } from '../tournament/proposal.ts';
import { recentFile } from './app.ts';
import { done, method, nothing } from './method.ts';

/**
 * Paths never come from a window. On the desktop the back end shows the system's dialog and answers with a handle; in the
 * browser host the TO types a file name for the program's own folder.
 */
const place = z.strictObject({ handle: z.string(), name: z.string(), folder: z.string() });
export type Place = z.infer<typeof place>;

const handle = z.strictObject({ handle: z.string().max(200) });

/** The state of the open file: what the status mark shows. */
export const fileState = z.strictObject({
  name: z.string(),
  folder: z.string(),
  /** Number of the last step on disk. */
  last: z.int(),
  status: z.enum(['saved', 'notConfirmed', 'diskFull', 'moved']),
});
export type FileState = z.infer<typeof fileState>;

export const fileMethods = {
  /** Where a new file goes: the system's dialog, or null when the TO cancelled. Browser host: the typed name. */
  'file.chooseNew': method(z.strictObject({ suggested: z.string().max(300) }), place.nullable()),
  'file.chooseOpen': method(nothing, place.nullable()),
  /** Files in the program's own folder, newest first: what the browser host offers instead of a dialog. */
  'file.list': method(nothing, z.array(recentFile)),
  'file.create': method(
    z.strictObject({
      handle: z.string().max(200),
      name: z.string().min(1).max(400),
      family: z.enum(['mahjong', 'bridge', 'duel', 'poker']),
      plannedRounds: z.int().min(1).max(MOST_ROUNDS),
      rules: json.optional(),
    }),
    fileState,
  ),
  'file.open': method(handle, fileState),
  'file.close': method(nothing, done),
  'file.state': method(nothing, fileState.nullable()),
} as const;
