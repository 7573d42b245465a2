import { z } from 'zod';

/** desk: the TO's own window. hall: a projected screen. print: a page being printed. The last two only read. */
export type Role = 'desk' | 'hall' | 'print';

type Method<I extends z.ZodType, R extends z.ZodType> = {
  readonly input: I;
  readonly reply: R;
  readonly roles: readonly Role[];
};

export const method = <I extends z.ZodType, R extends z.ZodType>(
  input: I,
  reply: R,
  roles: readonly Role[] = ['desk'],
): Method<I, R> => ({ input, reply, roles });

export const nothing = z.strictObject({});

export const done = z.null();

/** The back end has built the value itself: checking its form again would only cost time. */
export const made = <T>() => z.custom<T>((value) => value !== undefined);
