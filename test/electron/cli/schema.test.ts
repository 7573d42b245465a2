import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineSchema, eventSchema, tableSchema } from '../../../electron/cli/schema.ts';

test('docs/engine.schema.json is what the engine checks requests with (npm run -s schema)', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/engine.schema.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(engineSchema())));
});

test('docs/event.schema.json is what an imported event is checked with (npm run -s schema)', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/event.schema.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(eventSchema())));
});

test('docs/table.schema.json is what an exported table is checked with (npm run -s schema)', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/table.schema.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(tableSchema())));
});
