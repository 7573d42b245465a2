/**
 * The built page of phones and televisions is one that Chromium 79 can run and draw [hall-takes-part 2.6]: in the files themselves,
 * by everything that came to the language, its library and style sheets after it.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';

const built = join(import.meta.dirname, '../../../dist/renderer');
const page = readFileSync(join(built, 'network.html'), 'utf8');
const listed = JSON.parse(readFileSync(join(built, 'network.json'), 'utf8')) as Record<
  string,
  { readonly file: string }
>;
const files = [
  ...new Set(
    Object.values(listed).flatMap((entry) => [entry.file, ...('css' in entry ? (entry.css as string[]) : [])]),
  ),
];
const read = (ending: string) =>
  files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(join(built, file), 'utf8'));

type Node = { readonly type: string; readonly [part: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nodesOf = function* (node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node))
    for (const one of Array.isArray(part) ? part : [part]) if (isNode(one)) yield* nodesOf(one);
};

/** Signs of the language that came later, by the names of the syntax tree. */
const newSyntax = (node: Node): string | null => {
  if (node.type === 'ChainExpression' || node.type === 'StaticBlock') return node.type;
  if (
    (node.type === 'LogicalExpression' || node.type === 'AssignmentExpression') &&
    /^(\?\?|(\|\||&&|\?\?)=)$/.test(String(node.operator))
  )
    return String(node.operator);
  if (node.type === 'MethodDefinition' && isNode(node.key) && node.key.type === 'PrivateIdentifier') return '#method()';
  if (node.type === 'BinaryExpression' && isNode(node.left) && node.left.type === 'PrivateIdentifier') return '#x in';
  const { regex } = node as { readonly regex?: { readonly flags: string } };
  return regex !== undefined && /[dv]/.test(regex.flags) ? `/${regex.flags}` : null;
};

/** What came later than Chromium 79 to the objects of the language. Names that others have too are told apart by a call. */
const NEW_MEMBERS = [
  'at',
  'findLast',
  'findLastIndex',
  'toSorted',
  'toReversed',
  'toSpliced',
  'replaceAll',
  'hasOwn',
  'groupBy',
  'fromAsync',
  'withResolvers',
  'isWellFormed',
  'toWellFormed',
  'isSubsetOf',
  'isSupersetOf',
  'symmetricDifference',
  'Segmenter',
  'DisplayNames',
  'supportedValuesOf',
  'randomUUID',
  'replaceChildren',
  'checkVisibility',
  'showPopover',
  'parseHTMLUnsafe',
];
const NEW_GLOBALS = [
  'structuredClone',
  'WeakRef',
  'FinalizationRegistry',
  'AggregateError',
  'reportError',
  'scheduler',
  'CompressionStream',
];

const memberOf = ({ type, computed, property, callee }: Node): string | null => {
  if (type === 'MemberExpression' && computed !== true && isNode(property)) return String(property.name);
  return type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' ? String(callee.name) : null;
};

const scripts = read('.js').flatMap((text) => [...nodesOf(parseAst(text) as unknown as Node)]);
const used = new Set(scripts.map(memberOf));

const styles = read('.css')
  .join('\n')
  .replace(/\/\*.*?\*\//gs, '');

describe('[hall-takes-part 2.6] /1 to /8 run in Chromium 79', () => {
  test('no sign of the language is newer', () => {
    expect(scripts.length).toBeGreaterThan(10_000);
    expect([...new Set(scripts.map(newSyntax))]).toEqual([null]);
  });

  test('what is used of newer objects is brought along', () => {
    const brought = readFileSync(join(import.meta.dirname, '../../../renderer/network/older-browsers.ts'), 'utf8');
    const isBrought = (name: string) => new RegExp(`^missing\\(.*\\b${name}\\b`, 'm').test(brought);
    const needed = [...NEW_MEMBERS, ...NEW_GLOBALS].filter((name) => used.has(name));
    expect(needed).toContain('toSorted');
    expect(needed.filter((name) => !isBrought(name))).toEqual([]);
    // What a format is told to do is a word, not a member.
    expect(read('.js').filter((text) => /signDisplay:[^,}]*[`'"]negative/.test(text))).toEqual([]);
  });

  test.each([
    ['selectors', /:has\(|:where\(|(?<!:-webkit-any\([^{}]*\}\s*[^{}]*):not\([^)]*,/],
    ['nesting', /[{;]\s*&/],
    ['blocks', /@(container|layer|scope|starting-style|property)\b/],
    ['units', /\d(d|s|l)v[hwib]|\d(cq|r?lh\b(?!\)))/],
    ['colours', /color-mix|oklch|oklab|light-dark\(|\blch\(|\blab\(/],
    ['shorthands', /[{;](inset|(margin|padding|inset)-(inline|block)):/],
    ['boxes', /[{;](aspect-ratio|translate|scale|rotate|overflow-clip|zoom):|overflow:clip/],
    ['widths of windows', /@media[^{]*[<>]/],
  ])('no style sheet has %s that are newer', (_what, newer) => {
    const known = styles.replace(/@supports \(height:1lh\)\{[^{}]*\{[^{}]*\}\}/g, '');
    expect(newer.exec(known)?.[0] ?? null).toBeNull();
  });

  test('between the parts of the picture no gap is asked for where boxes stand in a row', () => {
    const rows = [...styles.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(
      ([, of = '', rules = '']) => /\._?(hall|laid|paper)/.test(of) && /display:(inline-)?flex/.test(rules),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(([, , rules = '']) => /(^|;)gap:/.test(rules)).map(([, of]) => of)).toEqual([]);
  });

  test('an older browser keeps one sentence that stands in the page, in all languages', () => {
    const said = (language: string) =>
      (
        JSON.parse(
          readFileSync(join(import.meta.dirname, `../../../resources/locales/${language}/network.json`), 'utf8'),
        ) as {
          page: { tooOld: string };
        }
      ).page.tooOld;
    for (const language of languages)
      expect(page).toContain(`<p class="net-old" lang="${language}">${said(language)}</p>`);
    // The same question to the style sheet as to the script: what came with Chromium 79.
    expect(styles).toMatch(/@supports \(width:min\(1px, ?1px\)\)\{\.net-old\{display:none\}\}/);
  });
});
