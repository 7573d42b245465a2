/** [desktop 6.1]: what runs before the first line of the program is Electron and Node, and nothing that may be missing or blocked. */

import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../hosts.ts';

const IMPORT = /^(?:import|export)\b[^;]*?from\s*["']([^"']+)["'];?$/gm;
const BARE = /^import\s*["']([^"']+)["'];?$/gm;
const LATER = /\bimport\(["']([^"']+)["']\)/g;
const TOP_AWAIT = /^(?:const .* = )?await /m;

const built = (name: string): string => readFileSync(join(root, 'dist/electron', name), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, from = '']) => from);
const outer = (text: string): string[] => [...all(text, IMPORT), ...all(text, BARE)];

const isSafe = (from: string): boolean => from === 'electron' || builtinModules.includes(from.replace(/^node:/, ''));

test('main.js imports nothing but Electron and Node’s own modules, and waits for nothing at top level', () => {
  const main = built('main.js');
  const imports = outer(main);
  expect(imports).toContain('electron');
  expect(imports.filter((from) => !isSafe(from))).toEqual([]);
  expect(TOP_AWAIT.test(main)).toBe(false);
});

test('the rest comes later, and the native module with it', () => {
  expect(all(built('main.js'), LATER).toSorted()).toEqual(['./boot.js', './doctor.js']);
  const boot = built('boot.js');
  const loaded = new Set(outer(boot));
  for (const chunk of loaded) if (chunk.startsWith('./')) for (const more of outer(built(chunk))) loaded.add(more);
  expect([...loaded]).toContain('better-sqlite3');
});

test('control: the walk sees what it looks for', () => {
  expect(outer('import a from "better-sqlite3";\nimport "./b.js";\nexport { c } from "./d.js";\n')).toEqual([
    'better-sqlite3',
    './d.js',
    './b.js',
  ]);
  expect(TOP_AWAIT.test('const a = 1;\nawait a;\n')).toBe(true);
});
