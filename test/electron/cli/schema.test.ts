import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { families } from '../../../core/games/all.ts';
import { engineSchema, eventSchema, tableSchema } from '../../../electron/cli/schema.ts';

test('docs/engine.schema.json is what the engine checks requests with (npm run -s schema)', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/engine.schema.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(engineSchema())));
});

test('what several requests share is said once, and with its definitions each request is the schema that checks it', () => {
  type Schema = { readonly [key: string]: unknown };
  const { $defs, requests } = engineSchema() as unknown as { $defs: Schema; requests: Schema };
  const whole = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref !== undefined) return whole($defs[$ref.replace('#/$defs/', '')]);
    if (Array.isArray(value)) return value.map(whole);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole(each)]));
  };
  expect(Object.keys($defs).length).toBeGreaterThan(5);
  for (const [family, { seating }] of Object.entries(families)) {
    for (const { id, request } of seating.methods) {
      const own = z.toJSONSchema(request as z.ZodType, { io: 'input', unrepresentable: 'any' });
      expect(whole(requests[`${family}.${id}`])).toEqual(JSON.parse(JSON.stringify(own)));
    }
  }
});

test('docs/event.schema.json is what an imported event is checked with (npm run -s schema)', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/event.schema.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(eventSchema())));
});

test('docs/table.schema.json is what an exported table is checked with (npm run -s schema)', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/table.schema.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(tableSchema())));
});
