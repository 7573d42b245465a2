// `npm run -s schema`: writes docs/engine.schema.json, event.schema.json and table.schema.json from the schemas that the program itself
// checks requests, events and tables with, so that the documentation cannot drift.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineSchema, eventSchema, tableSchema } from '../electron/cli/schema.ts';

const docs = join(import.meta.dirname, '../docs');
for (const [name, schema] of Object.entries({ engine: engineSchema(), event: eventSchema(), table: tableSchema() })) {
  writeFileSync(join(docs, `${name}.schema.json`), `${JSON.stringify(schema)}\n`);
}
