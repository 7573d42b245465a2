import { z } from 'zod';
import { namesAs } from '../tournament/commands.ts';
import { MOST_ROUNDS } from '../tournament/draws/proposal.ts';
import { json } from '../tournament/json.ts';
import { familyIds } from '../tournament/words.ts';
import { recentFile } from './app.ts';
import { done, method, nothing } from './method.ts';
import { candidate } from './recovery.ts';

/**
 * Paths never come from a window. On the desktop the back end shows the system's dialog and returns a handle; in the browser host
 * the TO types a name for the program's own folder.
 */
const place = z.strictObject({ handle: z.string(), name: z.string(), folder: z.string() });
export type Place = z.infer<typeof place>;

const handle = z.strictObject({ handle: z.string().max(200) });

/** The event that is meant: where another one is open by then, it is refused with `door.otherFile`. */
export const meant = { event: z.string().max(80).optional() };

export const fileState = z.strictObject({
  name: z.string(),
  folder: z.string(),
  last: z.int(),
  status: z.enum(['saved', 'notConfirmed', 'diskFull', 'moved']),
});
export type FileState = z.infer<typeof fileState>;

/** What another program has written over a file; `older`: ours as it was at a step. */
export type Seems = {
  readonly seems: 'empty' | 'other' | 'older' | 'unknown';
  readonly of: string;
  readonly step: number;
};

const left = z.strictObject({
  handle: z.string(),
  kind: z.enum(['file', 'copies', 'log', 'kept']),
  name: z.string(),
  folder: z.string(),
  count: z.int(),
});
export type Left = z.infer<typeof left>;

export const fileMethods = {
  'file.chooseNew': method(z.strictObject({ suggested: z.string().max(300) }), place.nullable()),
  'file.chooseOpen': method(nothing, place.nullable()),
  /** Refuses `file.noLocalFolder`. */
  'file.home': method(nothing, z.strictObject({ folder: z.string(), canShow: z.boolean() })),
  /** Refuses `file.noLocalFolder`, `file.folderNotShown`. */
  'file.showHome': method(nothing, done),
  'file.forget': method(handle, z.array(recentFile)),
  /** The program's own folder, newest first, for the browser host. */
  'file.list': method(nothing, z.array(recentFile)),
  'file.create': method(
    z.strictObject({
      handle: z.string().max(200),
      name: z.string().min(1).max(400),
      family: z.enum(familyIds),
      plannedRounds: z.int().min(1).max(MOST_ROUNDS).nullable(),
      rules: json.optional(),
      namesAs: namesAs.optional(),
    }),
    fileState,
  ),
  /** One in a network or synced folder as a local copy, put back when it is closed [reliability 3.3]. `anyway`: although a copy knows more. */
  'file.open': method(z.strictObject({ handle: z.string().max(200), anyway: z.boolean().optional() }), fileState),
  /** Nothing is locked, nothing can be entered [reliability 5.3]. */
  'file.view': method(handle, fileState),
  'file.viewCopy': method(handle, fileState),
  /** For a file that cannot be opened; the recommended candidate is marked [reliability 8.2]. */
  'file.recovery': method(
    handle,
    z.strictObject({ name: z.string(), folder: z.string(), candidates: z.array(candidate) }),
  ),
  /** Opens a new file made from the candidate [reliability 8.5]. The old one stays as it is. */
  'file.recover': method(z.strictObject({ handle: z.string().max(200), candidate: z.string().max(100) }), fileState),
  /**
   * A verified copy of the open tournament (`handle` null) or of a file that cannot be opened for entering. The copy of a file
   * that cannot be written is opened in its place. Null: cancelled.
   */
  'file.saveCopyAs': method(
    z.strictObject({ handle: z.string().max(200).nullable(), ...meant }),
    z.strictObject({ place, opened: z.boolean() }).nullable(),
  ),
  /**
   * What becomes of a local copy that could not be put back: once more, into a folder that is asked for, or it stays on this
   * computer. Null: it stays, or the question was cancelled.
   */
  'file.putBack': method(
    z.strictObject({ handle: z.string().max(200), where: z.enum(['again', 'elsewhere', 'here']) }),
    place.nullable(),
  ),
  /** Closes in any case; a refusal tells what the closed file left behind. */
  'file.close': method(z.strictObject(meant), done),
  'file.state': method(nothing, fileState.nullable()),
  /** Also people removed from the list, and members of pairs and teams. */
  'file.everybody': method(
    nothing,
    z.array(z.strictObject({ id: z.int(), member: z.string().nullable(), name: z.string() })),
  ),
  /** Opens a new file in which the name is a number everywhere; returns what still holds it [reliability 4.7]. */
  'file.erase': method(
    z.strictObject({ id: z.int().min(1), member: z.string().max(400).nullable(), ...meant }),
    z.strictObject({ file: fileState, left: z.array(left) }),
  ),
  /** Deletes only what `file.erase` has listed; returns what could not be deleted. */
  'file.discard': method(z.strictObject({ handles: z.array(z.string().max(200)).max(1000) }), z.array(left)),
  /** Walks the whole chain once more [reliability 4.6]. Refuses `file.damaged`. */
  'file.verify': method(nothing, z.strictObject({ steps: z.int(), link: z.string() })),
  /** All steps as text with their links, to be checked without this program [reliability 4.6]. */
  'file.audit': method(z.strictObject(meant), z.string()),
} as const;
