import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFamily } from '../../../renderer/fonts/families.ts';

test('a laid text without a language has the same families in the style sheet as in the program that measures it', () => {
  const css = readFileSync(join(import.meta.dirname, '../../../renderer/print/laid.module.css'), 'utf8');
  const named = /\.laidText \{\s*font-family:\s*([^;]+);/.exec(css)?.[1]?.replace(/\s+/g, ' ');
  expect(named).toBe(fontFamily(null));
});
