/**
 * The rule books of docs/rules, both ways: each citation in a comment or in the name of a test has its rule, and each rule names a
 * function that is in the file it names, or says that it is not built. A citation has one form: `[book number]`, or an id in brackets.
 */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Files = ReadonlyMap<string, string>;

const read = (pattern: string): Files =>
  new Map(globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

const sources = read('{core,electron,renderer,scripts,lint,test}/**/*.{ts,tsx,mjs,css}');
const pages = read('docs/rules/*.md');

/** Letters and a number: a rule, a trial or a fault. */
const ID = String.raw`(?:T-[A-Z]+-\d+|[A-Z]{1,2}-\d{1,2}(?:\.\d{1,2})?)`;
/** A number, with points inside its rule: `1.1 S`, `4.4 D8 D9`, `5.1 i`. */
const NUMBER = String.raw`\d{1,2}(?:\.\d{1,2}){0,2}(?:(?: [A-Z]\d{0,2})+| [a-i])?`;
const NAMED = String.raw`(?:R\d{1,2}|${ID}|${NUMBER})`;
const CITATION = new RegExp(
  String.raw`\[(?:([a-z]+(?:-[a-z]+)*) (${NAMED}(?:(?:, | to |–)${NAMED})*)|(${ID}(?:(?:, | to )${ID})*))\]`,
  'g',
);
const FAULT = /^(?:[BCDFV]-\d{1,2}|[HMP]-\d)$/;

/** One cited rule: its key, and the points inside it. */
type Cited = { readonly key: string; readonly points: readonly string[] };

const citedIn = (book: string, text: string): Cited => {
  const [first = '', ...points] = text.split(' ');
  if (/^(?:T-|[A-Z]+-)/.test(first))
    return { key: book === 'fault' || FAULT.test(first) ? `fault ${first}` : first, points: [] };
  return { key: `${book} ${first}`, points };
};

const citationsIn = (text: string): readonly Cited[] =>
  [...text.matchAll(CITATION)].flatMap(([, book = '', named = '', ids = '']) =>
    (named || ids).split(/, | to |–/).map((one) => citedIn(book, one)),
  );

/** Comments that begin a line or stand behind a blank; what is only in the code is none. */
const commentsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/(?:^|\{)[ \t]*\/\*[\s\S]*?\*\//gm)].map(([comment]) => comment),
  ...[...text.matchAll(/(?:^|\s)\/\/ .*$/gm)].map(([comment]) => comment),
];

const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:it|test|describe)\b[^'"`\n]*\(\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1/g)].map(
    ([, , title = '']) => title,
  );

const uncited = (text: string): string => text.replaceAll(CITATION, '').replace(/`[^`\n]*`/g, '');

const idsIn = (text: string): readonly string[] =>
  [...uncited(text).matchAll(new RegExp(String.raw`(?<![\w.%&/-])${ID}(?![\w-])`, 'g'))].map(([id]) => id);

/** Numbers that cite a rule without saying which book it is in. */
const BARE =
  /\((?:section )?\d{1,2}\.\d{1,2}(?:, \d{1,2}\.\d{1,2})*\)|\| \d{1,2}\.\d{1,2} \S|\bsection \d{1,2}\b(?! of)|(?:hall-and-print|reliability|round-window) \d/;

/** One rule of a page. */
type Rule = { readonly page: string; readonly keys: readonly string[]; readonly text: string };

const rulesOf = (books: Files): readonly Rule[] =>
  [...books].flatMap(([page, text]) =>
    text
      .split(/^(?=#{2,3} )/m)
      .filter((part) => part.startsWith('### ['))
      .map((part) => ({ page, keys: citationsIn(part.split('\n')[0] ?? '').map(({ key }) => key), text: part })),
  );

/** Citations without a rule, or of a point that the rule does not have. */
const dangling = (files: Files, rules: readonly Rule[]): readonly string[] => {
  const known = new Map(rules.flatMap((rule) => rule.keys.map((key) => [key, rule] as const)));
  const isThere = ({ key, points }: Cited): boolean => {
    const rule = known.get(key);
    return rule !== undefined && points.every((point) => new RegExp(String.raw`\b${point}\b`).test(rule.text));
  };
  return [...files].flatMap(([path, text]) => {
    const titles = path.startsWith('test/') ? titlesIn(text) : [];
    const cited = [...commentsIn(text), ...titles].flatMap(citationsIn);
    const named = titles.flatMap(idsIn).map((id) => citedIn('', id));
    return [...cited, ...named]
      .filter((one) => !isThere(one))
      .map(({ key, points }) => [path, key, ...points].join(' '));
  });
};

/** Comments that name a rule in another form. */
const bare = (files: Files): readonly string[] =>
  [...files].flatMap(([path, text]) =>
    commentsIn(text)
      .flatMap((comment) => comment.split('\n'))
      .filter((line) => idsIn(line).length > 0 || BARE.test(uncited(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );

const declares = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`\b(?:const|let|function|class|type|interface|enum) ${name}\b|(?:^|[\s{,(\[])(?:readonly |async )?['"]?${name}['"]?\??\s*[:(=,}]`,
    'm',
  ).test(text.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, ''));

const isTrial = (key: string): boolean => /^(?:T-|fault |[AHKLPX]-)/.test(key);

/** What a rule names and what is not there: a function, a test; or nothing is named at all. */
const unheld = (rules: readonly Rule[], fileAt: (path: string) => string | undefined): readonly string[] =>
  rules.flatMap(({ keys, text }) => {
    const [key = '?'] = keys;
    const line = (name: string): string => text.split('\n').find((one) => one.startsWith(`- ${name}:`)) ?? '';
    const held = [...line('Code').matchAll(/`([^`]+) › ([^`]+)`/g)];
    const trials = [...line('Test').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    const gone = held.flatMap(([, path = '', name = '']) => {
      const file = fileAt(path);
      return file !== undefined && declares(file, name) ? [] : [`${key}: ${path} › ${name}`];
    });
    const lost = trials.filter((path) => fileAt(path) === undefined).map((path) => `${key}: ${path}`);
    const id = key.replace('fault ', '');
    const named = isTrial(key)
      ? trials.some((path) => fileAt(path)?.includes(id))
      : held.length > 0 || line('Not built') !== '';
    return [...gone, ...lost, ...(named ? [] : [`${key}: nothing holds it`])];
  });

const fileAt = (path: string): string | undefined =>
  sources.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);

describe('the rule books', () => {
  const rules = rulesOf(pages);

  test('each citation has its rule', () => {
    expect(dangling(sources, rules)).toEqual([]);
    const book = rulesOf(new Map([['a.md', '### [bridge 4.9] Late\n\nS is a slip.\n\n### [M-24] Numbers\n']]));
    const text = '/** [bridge 4.9, 99.9], [bridge 4.9 S], [bridge 4.9 Q] [M-24, M-99]. */';
    expect(dangling(new Map([['core/a.ts', text]]), book)).toEqual([
      'core/a.ts bridge 99.9',
      'core/a.ts bridge 4.9 Q',
      'core/a.ts M-99',
    ]);
    const name = 'M-24 and B-99 [bridge 9.9]';
    expect(dangling(new Map([['test/a.ts', `test('${name}', () => {`]]), book)).toEqual([
      'test/a.ts bridge 9.9',
      'test/a.ts fault B-99',
    ]);
  });

  test('a citation has one form', () => {
    expect(bare(sources)).toEqual([]);
    const lines = [
      '/** A bye (3.5). */',
      '// as M-24 says',
      '/* reliability 3.4 */',
      ' * | 4.9 late | `a` |',
      '/** Good [M-24]. */',
    ];
    const found = bare(
      new Map(lines.map((line, i) => [`${i}.ts`, line.startsWith(' *') ? `/**\n${line}\n */` : line])),
    );
    expect(found.map((one) => one.split(':')[0])).toEqual(['0.ts', '1.ts', '2.ts', '3.ts']);
  });

  test('each rule names a function and a test that are there, or says that it is not built', () => {
    expect(unheld(rules, fileAt)).toEqual([]);
    const planted = (code: string): readonly string[] =>
      unheld(rulesOf(new Map([['a.md', `### [bridge 1] Pairs\n\n${code}\n`]])), (path) =>
        path === 'core/a.ts' ? 'export const here = 1;' : undefined,
      );
    expect(planted('- Code: `core/a.ts › here`')).toEqual([]);
    expect(planted('- Code: `core/a.ts › gone`')).toEqual(['bridge 1: core/a.ts › gone']);
    expect(planted('- Code: `core/b.ts › here`')).toEqual(['bridge 1: core/b.ts › here']);
    expect(planted('- Code: `core/a.ts › here`\n- Test: `test/b.ts`')).toEqual(['bridge 1: test/b.ts']);
    expect(planted('A sentence.')).toEqual(['bridge 1: nothing holds it']);
    expect(planted('- Not built: this.')).toEqual([]);
  });

  test('no rule stands twice', () => {
    const keys = rules.flatMap((rule) => rule.keys);
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});
