/** [fault F-12]: every import reads its file the one way, so that encodings, kinds and limits are the same everywhere. */

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;

/** A list of people shows its encoding in its own preview, from the same bytes; a picture has none. */
const own = 'renderer/text-files/file-bytes.ts';

test('[fault F-12] no file is read but by fileBytes', () => {
  const readers = globSync('renderer/**/*.{ts,tsx}', { cwd: root })
    .filter((path) =>
      /\bfile\.(?:text|arrayBuffer|stream|slice)\(|FileReader/.test(readFileSync(`${root}${path}`, 'utf8')),
    )
    .filter((path) => path !== own);
  expect(readers).toEqual([]);
});
