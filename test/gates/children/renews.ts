/** Opens a file of an older layout with a migration made for the trial, and closes it; tells what became of it. */

import { writeSync } from 'node:fs';
import { FORMAT } from '../../../electron/backend/file/schema.ts';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { sampleReplay } from '../../electron/file/steps.ts';

export type RenewsTask = { readonly path: string; readonly recoveryFolder: string };

const { path, recoveryFolder } = JSON.parse(process.argv[2] ?? '{}') as RenewsTask;
const opened = open(path, {
  recoveryFolder,
  replay: sampleReplay,
  renewal: () => ({ commandId: 'renewed', at: '2026-11-20T14:03:22.000Z' }),
  layout: {
    format: FORMAT + 1,
    migrations: [
      {
        from: FORMAT,
        run: (db) => {
          db.exec('CREATE TABLE added (no INTEGER PRIMARY KEY, text TEXT) STRICT');
          const insert = db.prepare('INSERT INTO added (text) VALUES (?)');
          for (let n = 0; n < 40; n++) insert.run('x'.repeat(2000));
        },
      },
    ],
  },
});
if (!opened.ok) writeSync(1, `opening ${opened.refusal.code}\n`);
else {
  writeSync(1, `renewed ${opened.value.last().no}\n`);
  opened.value.close();
}
