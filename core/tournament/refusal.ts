import type { Json } from './words.ts';

/**
 * A way out of a refusal. `do` is what the screen offers as a button; its numbers are in `params`.
 */
export type WayOut = {
  readonly do: string;
  readonly params?: { readonly [name: string]: Json };
};

/**
 * Why something was not done: a code with its numbers, never a sentence (the sentences are in
 * `resources/locales`, namespace `refusals`, under the code). `path` names the field that is wrong, where there is one.
 */
export type Refusal = {
  readonly code: string;
  readonly params: { readonly [name: string]: Json };
  readonly path?: string;
  readonly ways: readonly WayOut[];
};

/** What a command, a request or a reader answers: a value, or the reason why there is none. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const refuse = (code: string, params: Refusal['params'] = {}, ways: readonly WayOut[] = []): Refusal => ({
  code,
  params,
  ways,
});

export const ok = <T>(value: T): Answer<T> => ({ ok: true, value });

export const no = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal });
