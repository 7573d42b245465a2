import { z } from 'zod';
import { done, method, nothing } from './method.ts';

/** none: no second folder is chosen. missing: it is not there now; entries go on. */
const secondState = z.enum(['none', 'upToDate', 'behind', 'missing']);
export type SecondState = z.infer<typeof secondState>;

/** What is worth knowing beside "saved": each is an amber mark [reliability 17.2]. */
const careMark = z.enum(['secondMissing', 'removable', 'lowSpace', 'copyFailed', 'viewing', 'manyCopies']);
export type CareMark = z.infer<typeof careMark>;

/** How the open file is cared for. */
const care = z.strictObject({
  marks: z.array(careMark),
  /** Only looked at: nothing can be entered. */
  viewing: z.boolean(),
  /** When the newest automatic copy was made; null while there is none. */
  copiedAt: z.string().nullable(),
  /** Copies take more than they may and only copies of finished rounds could go, which is asked first [reliability 7.4]. */
  tooMuch: z
    .strictObject({
      megabytes: z.int(),
      limit: z.int(),
      /** Copies that would go, and the rounds of which none would be left. */
      copies: z.int(),
      rounds: z.int(),
    })
    .nullable(),
  second: z.strictObject({
    state: secondState,
    /** The folder as people know it; empty where none is chosen. */
    folder: z.string(),
    /** Steps that are not in it yet. */
    lag: z.int(),
    /** True once the TO has said to do without. */
    declined: z.boolean(),
  }),
});
export type Care = z.infer<typeof care>;

/** A place for the second folder: a stick or a disk that is there now. */
const secondPlace = z.strictObject({ handle: z.string(), name: z.string(), folder: z.string() });
export type SecondPlace = z.infer<typeof secondPlace>;

export const copyMethods = {
  'copies.care': method(nothing, care.nullable()),
  /** Sticks and disks that are there now. `canChoose`: the system's dialog can be asked for any other folder. */
  'copies.places': method(nothing, z.strictObject({ places: z.array(secondPlace), canChoose: z.boolean() })),
  /** The system's dialog for the second folder; null when cancelled. */
  'copies.choose': method(nothing, secondPlace.nullable()),
  /** Takes a folder as the second one; null does without one from now on. */
  'copies.second': method(z.strictObject({ handle: z.string().max(200).nullable() }), care.nullable()),
  /** A copy now, because the TO asks for one. */
  'copies.now': method(nothing, done),
  /** Deletes the oldest copies of finished rounds that are asked about; answers how many. */
  'copies.dropOld': method(nothing, z.int()),
} as const;
