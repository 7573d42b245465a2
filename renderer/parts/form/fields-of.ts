/**
 * What a field of a schema takes, read from the schema itself, so that no form says again what the rules say.
 *
 * | in the schema | in the form |
 * | --- | --- |
 * | whole number or number with its bounds | number with least and most |
 * | enum, literals, union of literals | choice |
 * | boolean | switch |
 * | boolean or null | choice of three: null, true, false |
 * | number or null | number that may be left empty |
 * | text | text with its greatest length |
 */

import type { z } from 'zod';

export type Scalar = string | number | boolean | null;

export type FieldForm =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly mayBeEmpty: boolean }
  | { readonly kind: 'choice'; readonly of: readonly Scalar[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly longest: number };

/** As much of a schema as is read here; zod types the definition of each kind of schema apart. */
type Read = {
  readonly def: {
    readonly type: string;
    readonly innerType?: Read;
    readonly options?: readonly Read[];
    readonly values?: readonly Scalar[];
    readonly entries?: { readonly [name: string]: string };
    readonly shape?: { readonly [name: string]: Read };
  };
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly maxLength?: number | null;
};

const WRAPPERS: ReadonlySet<string> = new Set(['nullable', 'optional', 'default']);

/** A schema without what says that it may be missing, and whether null is one of its values. */
const bare = (schema: Read): { readonly inner: Read; readonly takesNull: boolean } => {
  let inner = schema;
  let takesNull = false;
  while (WRAPPERS.has(inner.def.type) && inner.def.innerType !== undefined) {
    takesNull ||= inner.def.type === 'nullable';
    inner = inner.def.innerType;
  }
  return { inner, takesNull };
};

const choicesOf = ({ def }: Read): readonly Scalar[] => {
  if (def.type === 'enum') return Object.values(def.entries ?? {});
  if (def.type === 'literal') return def.values ?? [];
  return (def.options ?? []).flatMap(choicesOf);
};

/** The schema at a path ("chombo.mode") of one of objects. */
const at = (schema: z.ZodType, path: string): Read => {
  let found = bare(schema as unknown as Read).inner;
  for (const name of path.split('.')) {
    const next = bare(found).inner.def.shape?.[name];
    if (next === undefined) throw new Error(`the schema has no ${path}`);
    found = next;
  }
  return found;
};

/** What the field at a path of a schema takes. */
export const fieldAt = (schema: z.ZodType, path: string): FieldForm => {
  const { inner, takesNull } = bare(at(schema, path));
  const { type } = inner.def;
  if (type === 'number') {
    const { minValue, maxValue } = inner;
    return {
      kind: 'number',
      least: minValue ?? Number.MIN_SAFE_INTEGER,
      most: maxValue ?? Number.MAX_SAFE_INTEGER,
      mayBeEmpty: takesNull,
    };
  }
  if (type === 'boolean') return takesNull ? { kind: 'choice', of: [null, true, false] } : { kind: 'switch' };
  if (type === 'string') return { kind: 'text', longest: inner.maxLength ?? Number.MAX_SAFE_INTEGER };
  const of = choicesOf(inner);
  if (of.length === 0) throw new Error(`no field is made of ${type} at ${path}`);
  return { kind: 'choice', of: takesNull ? [null, ...of] : of };
};

type Tree = { readonly [name: string]: unknown };

export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => (found as Tree | undefined)?.[name], value);

/** The same value with another one at a path; what is beside the path stays as it was. */
export const withValueAt = <T>(value: T, path: string, next: unknown): T => {
  const [name = '', ...rest] = path.split('.');
  const old = (value as Tree)[name];
  return { ...value, [name]: rest.length === 0 ? next : withValueAt(old, rest.join('.'), next) };
};
