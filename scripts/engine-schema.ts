// `npm run -s schema`: writes docs/engine.schema.json and docs/event.schema.json from the schemas that the program itself checks
// requests and events with, so that the documentation cannot drift.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineSchema, eventSchema } from '../electron/cli/schema.ts';

const docs = join(import.meta.dirname, '../docs');
for (const [name, schema] of Object.entries({ engine: engineSchema(), event: eventSchema() })) {
  writeFileSync(join(docs, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
