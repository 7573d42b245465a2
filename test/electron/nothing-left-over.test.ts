/**
 * Nothing lies in the tree that nobody uses, and what a file says of itself is there. Texts and classes are looked up by words: what is
 * used under an equal name only is not found, what is found is left over.
 */

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Files = ReadonlyMap<string, string>;

const read = (pattern: string): Files =>
  new Map(globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

const product = read('{core,electron,renderer,scripts}/**/*.{ts,tsx,mjs}');
const tests = read('{test/**/*,*.config}.{ts,tsx}');

/** What each file takes of others, as `path#name`; whoever takes all of a file has `path#*`. */
const takenIn = (files: Files): ReadonlySet<string> =>
  new Set(
    [...files].flatMap(([user, text]) => [
      ...[...text.matchAll(/\b(?:import|export)\s+(?:type\s+)?(?:\*[^'{]*|\{([^}]*)\})\s*from\s+'(\.[^']+)'/g)].flatMap(
        ([, names, from = '']) =>
          (names?.split(',') ?? ['*']).map((name) => {
            const [taken = ''] = name
              .trim()
              .replace(/^type\s+/, '')
              .split(/\s+as\s+/);
            return `${join(dirname(user), from)}#${taken}`;
          }),
      ),
      ...[...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, from = '']) => `${join(dirname(user), from)}#*`),
    ]),
  );

/** Values that a file gives out and no other file takes. */
const unusedExports = (files: Files): readonly string[] => {
  const taken = takenIn(files);
  return [...files].flatMap(([path, text]) =>
    taken.has(`${path}#*`)
      ? []
      : [...text.matchAll(/^export (?:const|function|async function) (\w+)/gm)].flatMap(([, name = '']) =>
          taken.has(`${path}#${name}`) ? [] : [`${path}: ${name}`],
        ),
  );
};

/** Names in the table "rule → function" at the head of a file that no file of the program knows. */
const missingFunctions = (files: Files): readonly string[] => {
  const bodies = new Map([...files].map(([path, text]) => [path, text.replace(/^\/\*\*.*?\*\//s, '')]));
  const known = new Set([...bodies.values()].flatMap((body) => [...(body.match(/[\w$]+/g) ?? [])]));
  return [...files].flatMap(([path, text]) => {
    const head = /^\/\*\*.*?\*\//s.exec(text)?.[0] ?? '';
    return head.split('\n').flatMap((line) => {
      const cell = /^ \* \|.*\|([^|]*)\|\s*$/.exec(line)?.[1] ?? '';
      return [...cell.matchAll(/`([A-Za-z_]\w+)`/g)].flatMap(([, name = '']) =>
        known.has(name) ? [] : [`${path}: ${name}`],
      );
    });
  });
};

const classesIn = (css: string): readonly string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.(-?[a-zA-Z_][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name);

/** Classes of a CSS module that no file which imports it names, and names that it does not have. */
const wrongInModules = (sheets: Files, files: Files): readonly string[] =>
  [...sheets].flatMap(([path, css]) => {
    const own = new Set(classesIn(css.replace(/:global\([^)]*\)/g, '')));
    const named = new Set<string>();
    for (const [user, text] of files) {
      for (const [, name = '', from = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
        if (join(dirname(user), from) !== path) continue;
        for (const [, one = ''] of text.matchAll(new RegExp(`\\b${name}\\.([\\w$]+)`, 'g'))) named.add(one);
      }
    }
    const left = [...own].filter((name) => !named.has(name)).map((name) => `${path}: ${name}`);
    return [...left, ...[...named].filter((name) => !own.has(name)).map((name) => `${path} has no ${name}`)];
  });

/** Names of classes that anybody may ask for: said as they are in what draws, or common to all sheets. */
const commonClasses = (sheets: Files, drawing: Files): ReadonlySet<string> => {
  const known = new Set<string>();
  for (const [path, css] of sheets) {
    const named = path.endsWith('.module.css') ? (css.match(/:global\([^)]*\)/g) ?? []).join(' {') : css;
    for (const name of classesIn(`${named} {`)) known.add(name);
  }
  for (const text of drawing.values()) {
    for (const [, said = '', made = ''] of text.matchAll(
      /\bclass(?:Name)?=(?:"([^"]*)"|\{((?:\$\{[^}]*\}|[^}])*)\})/g,
    )) {
      const parts = [said, ...[...made.matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, part = '']) => part)];
      for (const word of parts.join(' ').match(/[\w-]+/g) ?? []) known.add(word);
    }
    // A name of two words is given on by a variable as itself.
    for (const [, name = ''] of text.matchAll(/["'`]([a-z]+(?:-[a-z]+)+)["'`]/g)) known.add(name);
  }
  return known;
};

const SELECTING =
  /\b(?:querySelector(?:All)?|closest|matches|locator|classList\.contains)\(\s*(['"`])((?:(?!\1).)*)\1/g;

/** Classes that a selector asks for and nobody draws: an expectation that nothing is there would hold for ever. */
const askedInVain = (asking: Files, common: ReadonlySet<string>, own: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    [...asking].flatMap(([path, text]) => [
      ...[...text.matchAll(SELECTING)].flatMap(([, , selector = '']) =>
        [...selector.replace(/\$\{[^}]*\}|\[[^\]]*\]/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].flatMap(([, name = '']) =>
          // Icons name themselves.
          common.has(name) || name.startsWith('lucide') ? [] : [`${path}: ${name}`],
        ),
      ),
      ...[...text.matchAll(/\[class\*=["']?_([A-Za-z]\w*?)_/g)].flatMap(([, name = '']) =>
        own.has(name) ? [] : [`${path}: ${name}`],
      ),
    ]),
  ),
];

type Texts = { readonly [key: string]: string | Texts };

const keysOf = (texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [key] : keysOf(text)));

/** A key and what it begins with, word by word: variants are composed of a beginning that stands in the code. */
const beginnings = (key: string): readonly string[] => {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return [base, ...[...base.matchAll(/(?<=[a-z0-9])(?=[A-Z])/g)].map(({ index }) => base.slice(0, index))];
};

describe('nothing is left over', () => {
  test('what a file gives out is used by another one', () => {
    expect(unusedExports(new Map([...product, ...tests]))).toEqual([]);
    const planted = [
      ['x/a.ts', 'export const left = 1;\nexport const used = 2;\nconst left2 = left;'],
      ['x/b.ts', "import { type Other, used as mine } from './a.ts';\nconst left = mine;"],
    ] as const;
    expect(unusedExports(new Map(planted))).toEqual(['x/a.ts: left']);
  });

  test('the functions that a rule table names are there', () => {
    expect(missingFunctions(product)).toEqual([]);
    expect(missingFunctions(new Map([['a.ts', '/**\n * | a rule | `gone` |\n */\n']]))).toEqual(['a.ts: gone']);
  });

  test('every class of a style sheet is given to something', () => {
    const words = wordsOf([...product.values(), ...read('renderer/*.html').values()].join('\n'));
    const sheets = [...read('renderer/**/*.css')].filter(([path]) => !path.endsWith('.module.css'));
    const left = sheets.flatMap(([path, css]) =>
      classesIn(css)
        // Drawn by React Aria itself.
        .filter((name) => !words.has(name) && !name.startsWith('react-aria'))
        .map((name) => `${path}: ${name}`),
    );
    expect(left).toEqual([]);
    expect(classesIn('.a:hover > .b { color: red; }')).toEqual(['a', 'b']);
  });

  test('every class of a CSS module is given by the file that imports it, and none that is not there', () => {
    expect(wrongInModules(read('renderer/**/*.module.css'), product)).toEqual([]);
    const sheet = new Map([['a/b.module.css', '.on :global(.other) { color: red; }\n.left { color: red; }']]);
    const user = new Map([['a/b.tsx', "import styles from './b.module.css';\nstyles.on; styles.gone;"]]);
    expect(wrongInModules(sheet, user)).toEqual(['a/b.module.css: left', 'a/b.module.css has no gone']);
  });

  test('every class that a selector asks for is drawn', () => {
    const sheets = read('renderer/**/*.css');
    const common = commonClasses(sheets, read('{renderer,test}/**/*.{tsx,html}'));
    const own = new Set([...sheets.values()].flatMap(classesIn));
    const asks = read('{renderer,electron,test,scripts}/**/*.{ts,tsx,mjs}');
    const others = new Map([...asks].filter(([path]) => path !== relative(root, import.meta.filename)));
    expect(askedInVain(others, common, own)).toEqual([]);
    const sheet = new Map([['a.module.css', '.own :global(.shared) { color: red; }']]);
    const drawn = commonClasses(sheet, new Map([['a.tsx', '<p className="said" />']]));
    const asking = new Map([['b.ts', "page.locator('.shared .said, .gone').closest('[class*=_lost_]')"]]);
    expect(askedInVain(asking, drawn, new Set(['own']))).toEqual(['b.ts: gone', 'b.ts: lost']);
  });

  test('every text is asked for', () => {
    const code = [...product.values()].map((text) => text.replace(/\/\*\*.*?\*\//gs, ''));
    const words = wordsOf(code.join('\n'));
    const asked = (key: string): boolean => beginnings(key).some((one) => words.has(one));
    const left = [...read('resources/locales/en/*.json')].flatMap(([path, text]) =>
      keysOf(JSON.parse(text) as Texts)
        .filter((key) => !asked(key))
        .map((key) => `${path}: ${key}`),
    );
    expect(left).toEqual([]);
    expect(beginnings('roundSeated_one')).toEqual(['roundSeated', 'round']);
  });
});
