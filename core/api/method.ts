import { z } from 'zod';
import type { Role } from './contract.ts';

type Method<I extends z.ZodType, R extends z.ZodType> = {
  readonly input: I;
  readonly reply: R;
  readonly roles: readonly Role[];
};

/** A call of the contract: form of the input, form of the reply, and who may make it (the desk unless said otherwise). */
export const method = <I extends z.ZodType, R extends z.ZodType>(
  input: I,
  reply: R,
  roles: readonly Role[] = ['desk'],
): Method<I, R> => ({ input, reply, roles });

/** No input. */
export const nothing = z.strictObject({});

/** No value in the reply: it was done. */
export const done = z.null();

/** A value of a type that the back end has built itself, so that checking its form again would only cost time. */
export const made = <T>() => z.custom<T>((value) => value !== undefined);
