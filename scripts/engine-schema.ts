// `npm run -s schema`: writes docs/engine.schema.json from the schemas that the engine itself checks requests with, so that
// the documentation cannot drift.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineSchema } from '../electron/cli/schema.ts';

const path = join(import.meta.dirname, '../docs/engine.schema.json');
writeFileSync(path, `${JSON.stringify(engineSchema(), null, 2)}\n`);
