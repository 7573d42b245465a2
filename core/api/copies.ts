import { z } from 'zod';
import { done, method, nothing } from './method.ts';

/** none: no second folder is chosen. missing: it is not there now; entries go on. */
const secondState = z.enum(['none', 'upToDate', 'behind', 'missing']);
export type SecondState = z.infer<typeof secondState>;

/** Each is an amber mark beside "saved" [reliability 17.2]. */
const careMark = z.enum(['secondMissing', 'removable', 'lowSpace', 'copyFailed', 'viewing', 'manyCopies']);
export type CareMark = z.infer<typeof careMark>;

const care = z.strictObject({
  marks: z.array(careMark),
  viewing: z.boolean(),
  copiedAt: z.string().nullable(),
  /** Only copies of finished rounds are left to delete, and that is asked first [reliability 7.4]. */
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
    folder: z.string(),
    lag: z.int(),
    declined: z.boolean(),
  }),
});
export type Care = z.infer<typeof care>;

const secondPlace = z.strictObject({ handle: z.string(), name: z.string(), folder: z.string() });
export type SecondPlace = z.infer<typeof secondPlace>;

export const copyMethods = {
  'copies.care': method(nothing, care.nullable()),
  /** `canChoose`: the system's dialog offers any other folder. */
  'copies.places': method(nothing, z.strictObject({ places: z.array(secondPlace), canChoose: z.boolean() })),
  'copies.choose': method(nothing, secondPlace.nullable()),
  'copies.second': method(z.strictObject({ handle: z.string().max(200).nullable() }), care.nullable()),
  'copies.now': method(nothing, done),
  /** Deletes the copies that `tooMuch` asks about; returns how many. */
  'copies.dropOld': method(nothing, z.int()),
} as const;
