/**
 * [fault F-8]: no pattern takes more than linear time. Every regular expression of the program is found by parsing its sources, and
 * asked whether any text could hold it up (`patterns/`).
 */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { automatonOf } from './patterns/automaton.ts';
import { slowness } from './patterns/slow.ts';

const root = join(import.meta.dirname, '../..');

const slow = (source: string, flags = ''): ReturnType<typeof slowness> => slowness(automatonOf(source, flags));

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nodesIn = (value: unknown): Node[] => {
  const found: Node[] = [];
  const open = [value];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isNode(node)) continue;
    if (!Array.isArray(node)) found.push(node);
    open.push(...Object.values(node).filter(isNode));
  }
  return found;
};

type Found = { readonly at: string; readonly source: string; readonly flags: string };

const files = globSync('{core,electron,renderer}/**/*.{ts,tsx,mts,mjs}', { cwd: root }).toSorted();

const written: Found[] = [];
/** Made while the program runs: what it is made of is named below. */
const made: string[] = [];
for (const file of files) {
  const code = readFileSync(join(root, file), 'utf8');
  for (const { type, regex, callee, start } of nodesIn(parseSync(file, code).program)) {
    if (type === 'Literal' && isNode(regex)) {
      const line = code.slice(0, Number(start)).split('\n').length;
      written.push({ at: `${file}:${line}`, source: String(regex.pattern), flags: String(regex.flags) });
    }
    if ((type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee.name === 'RegExp')
      made.push(file.replaceAll('\\', '/'));
  }
}

describe('[fault F-8] what a pattern may be', () => {
  test.each([
    [String.raw`\s+$`],
    ['[. ]+$'],
    [',.*$'],
    [String.raw`\s*,\s*`],
    [String.raw`^\d*[.,]?\d*$`],
    ['^(.*?),(.*)$'],
    ['^.*x.*y$'],
    [String.raw`^(\S.*?)\s+-\s+(.*\S)$`],
    [String.raw`"(?:[^"\\]|\\.)*"`],
    ['a(?:.*b)?'],
    ['(?=.*x)y'],
    [String.raw`\w+\b!`],
    ['a{2000}$|^(?:a{0,2000}){2}$'],
  ])('%s may take the square of a text', (source) => {
    expect(slow(source)).toBe('polynomial');
  });

  test.each([['(a+)+$'], ['(a|a)*$'], ['(?:a*)*b'], ['^(?:a|ab|b)*$'], [String.raw`^(\d+,?)+$`]])(
    '%s may never end',
    (source) => {
      expect(slow(source)).toBe('exponential');
    },
  );

  test.each([
    [String.raw`\s+`],
    [String.raw`^\s+$`],
    [String.raw`^\s+|x`],
    [String.raw`(?<=[a-z])\d+$`],
    [String.raw`\b\d+$`],
    ['"[^"]*"'],
    ['[0-9a-f]{24,}'],
    [String.raw`^-?\d+(?:[.,]\d+)?$`],
    [String.raw`[^\s-]+(?:-+|\s*)|-+|\s+`],
    ['^(?:[a-z]+,)*[a-z]+$'],
    [String.raw`\p{L}[\p{L}\p{M}]*`, 'u'],
  ])('%s is read in one go', (source, flags = '') => {
    expect(slow(source, flags)).toBeNull();
  });
});

test('[fault F-8] no pattern of the program takes more than linear time', { timeout: 120_000 }, () => {
  expect(written.length).toBeGreaterThan(300);
  const kinds = new Map(written.map((found) => [`/${found.source}/${found.flags}`, found]));
  const bad = [...kinds].flatMap(([text, { at, source, flags }]) => {
    const how = slow(source, flags);
    return how === null ? [] : [`${at} ${how}: ${text}`];
  });
  expect(bad).toEqual([]);
});

/** Each with the patterns that come of it. */
const ofParts: { readonly [file: string]: readonly (readonly [source: string, flags: string])[] } = {
  'core/exchange/apostrophe.ts': [
    [String.raw`^(?=[' ]*[=\t])|(?<=[,;\t])(?=['" ]*[=])`, 'g'],
    [String.raw`^'(?=[' ]*[=\t])|(?<=[,;\t])'(?=['" ]*[=])`, 'g'],
    [String.raw`^[' ]*[=\t]`, ''],
  ],
  'core/sheets/paper/slip-code.ts': [[String.raw`^(\d{3})(\d{2})(\d{3})(\d{2})$`, '']],
  'core/tournament/erase.ts': [[String.raw`(?<![\p{L}\p{N}])(?:anna berg|bo)(?![\p{L}\p{N}])`, 'giu']],
  'renderer/network/older-browsers.ts': [
    [String.raw`\p{RI}\p{RI}|\P{M}(?:[\u200d]|\p{M})*(?:(?<=\u200d)\P{M}(?:[\u200d]|\p{M})*)*|\p{M}+`, 'gu'],
  ],
  'renderer/round/entry/entry-scan.ts': [[String.raw`\p{L}\d{10}$`, 'u']],
};

test('[fault F-8] those that are made of parts neither', () => {
  expect([...new Set(made)].toSorted()).toEqual(Object.keys(ofParts).toSorted());
  for (const [source, flags] of Object.values(ofParts).flat()) expect(slow(source, flags), source).toBeNull();
});
