import { z } from 'zod';

/** 200 kB in base 64. */
export const LARGEST_LOGO = 273_100;

/** `ratio`: width to height. */
export const logo = z.strictObject({
  source: z
    .string()
    .max(LARGEST_LOGO)
    .regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+=*$/),
  ratio: z.number().positive().max(50),
});
export type Logo = z.infer<typeof logo>;
