/** A schema that several requests share is said once: what four methods of mahjong ask of their players is one definition. */

/** Shorter ones are read faster where they stand. */
const LONG = 200;

type Part = { readonly [key: string]: unknown };
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

type Seen = { readonly field: string; readonly times: number };

/** How often each long part stands in a schema, under the field in which it was met first; its own parts are counted with it. */
const countParts = (schema: unknown, field: string, seen: Map<string, Seen>): void => {
  if (!isPart(schema)) return;
  const text = JSON.stringify(schema);
  const before = seen.get(text);
  if (text.length > LONG && 'type' in schema) {
    seen.set(text, { field: before?.field ?? field, times: (before?.times ?? 0) + 1 });
  }
  if (before !== undefined) return;
  for (const [key, value] of Object.entries(schema)) countParts(value, key === 'items' ? `${field}.one` : key, seen);
};

/** A field of two games has two definitions: the second is `players2`. */
const namesOf = (seen: ReadonlyMap<string, Seen>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const fields = new Map<string, number>();
  for (const [text, { field, times }] of seen) {
    if (times < 2) continue;
    const no = (fields.get(field) ?? 0) + 1;
    fields.set(field, no);
    names.set(text, no === 1 ? field : `${field}${no}`);
  }
  return names;
};

/**
 * @param schemas JSON Schemas by name, without references
 * @returns the same, each part that stands in them more than once under `$defs`, where `$ref` leads to it
 */
export const sharedOnce = (schemas: Part): Part => {
  const seen = new Map<string, Seen>();
  countParts(schemas, '', seen);
  const names = namesOf(seen);
  const inside = (part: Part): unknown =>
    Array.isArray(part)
      ? part.map(referring)
      : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, referring(value)]));
  const referring = (value: unknown): unknown => {
    if (!isPart(value)) return value;
    const name = names.get(JSON.stringify(value));
    return name === undefined ? inside(value) : { $ref: `#/$defs/${name}` };
  };
  const $defs = Object.fromEntries([...names].map(([text, name]) => [name, inside(JSON.parse(text))]));
  return { $defs, ...(inside(schemas) as Part) };
};
