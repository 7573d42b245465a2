import { z } from 'zod';
import { LONGEST_NAME } from './names.ts';

/**
 * Properties that a person may have in every game [hall-and-print 0.4, 4]: the name in a second script, the language
 * that the name belongs to, and whether they read large print only.
 */
export const personTraits = {
  otherScript: z.string().max(LONGEST_NAME).optional(),
  lang: z.string().max(20).optional(),
  largePrint: z.boolean().optional(),
};
