import type { Json } from './words.ts';

/** `do` is what the screen offers as a button. */
export type WayOut = {
  readonly do: string;
  readonly params?: { readonly [name: string]: Json };
};

/** A code with its numbers; the sentence is in the texts `refusals`. `path` names the field that is wrong. */
export type Refusal = {
  readonly code: string;
  readonly params: { readonly [name: string]: Json };
  readonly path?: string;
  readonly ways: readonly WayOut[];
};

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const refuse = (code: string, params: Refusal['params'] = {}, ways: readonly WayOut[] = []): Refusal => ({
  code,
  params,
  ways,
});

export const ok = <T>(value: T): Answer<T> => ({ ok: true, value });

export const no = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal });
