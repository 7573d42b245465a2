import { z } from 'zod';
import { LONGEST_NAME } from './names.ts';

/** [hall-and-print 0.4, 4] In every game: the name in a second script, its language, the need for large print. */
export const personTraits = {
  otherScript: z.string().max(LONGEST_NAME).optional(),
  lang: z.string().max(20).optional(),
  largePrint: z.boolean().optional(),
};
