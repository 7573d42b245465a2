/** A copy of the tree in which a trial adds something, part by part, and asks the types and the tests what they say to it. */

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished, vi } from 'vitest';

// A case starts a compiler or a run of tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const top = resolve(import.meta.dirname, '../../..');

const COPIED = ['core', 'electron', 'renderer', 'resources', 'scripts', 'test', 'docs'];
const ROOT_FILES = [
  'package.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vitest.config.ts',
  'vitest.gates.config.ts',
];

/** Where the keys of texts are typed: a screen is right only beside all of them. */
const keyFiles = globSync('renderer/**/*.ts', { cwd: top }).filter((file) =>
  readFileSync(join(top, file), 'utf8').includes('interface ResourceNamespaceMap'),
);

/** What a part does to a file: its new text, made from the old one, which is empty where there was none. */
export type Change = { readonly file: string; readonly to: (old: string) => string };

/** A part of a recipe, by the path that CONTRIBUTING names it with. */
export type Part = { readonly path: string; readonly changes: readonly Change[] };

export const written = (file: string, text: string): Change => ({ file, to: () => text });

/** A line before the one that begins with these words; the file has to have it. */
export const lineBefore = (file: string, mark: string, line: string): Change => ({
  file,
  to: (old) => {
    const at = old.indexOf(mark);
    if (at < 0) throw new Error(`${file} has no ${mark}`);
    return `${old.slice(0, at)}${line}\n${old.slice(at)}`;
  },
});

type Texts = { [key: string]: string | Texts };

/** A text under a key with points, in a file of texts, which may be new. */
export const text = (file: string, key: string, words: string): Change => ({
  file,
  to: (old) => {
    const texts = JSON.parse(old === '' ? '{}' : old) as Texts;
    const path = key.split('.');
    const last = path.pop() ?? '';
    let inside = texts;
    for (const step of path) {
      const deeper = inside[step] ?? {};
      if (typeof deeper === 'string') throw new Error(`${file}: ${step} is a text`);
      inside[step] = deeper;
      inside = deeper;
    }
    inside[last] = words;
    return JSON.stringify(texts, null, 2);
  },
});

/** What the program said on its way out; a red check is an answer, no failure. */
const said = (root: string, args: readonly string[]): Promise<string> =>
  new Promise((done) => {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|DEV|PROD)/.test(name)),
    );
    execFile(process.execPath, [...args], { cwd: root, env, maxBuffer: 1e8 }, (_, out, errors) => done(out + errors));
  });

/** One checker: each further one works out anew what the files have in common, three times the work in all on two cores. */
const COMPILER = ['node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false', '--checkers', '1'];

type Report = {
  readonly testResults: readonly {
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** The project of the tests that a file belongs to; a file of no project would be left out in silence. */
export const projectOf = (file: string): string => {
  const [, folder] = /^test\/(core|electron|renderer)\/.*\.test\.ts$/.exec(file) ?? [];
  if (folder === undefined) throw new Error(`${file} is in no project of the trials`);
  return folder === 'renderer' ? 'models' : folder;
};

/** What the compiler knows of files, by their check numbers, outlives a copy: the next run asks for nearly the same ones. */
const KNOWN = join(top, 'node_modules/.cache/seatwright-tests/types');

export const scratchCopy = () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'seatwright-trial-')));
  // The trials name what they add: in the copy that would pass for a use of it.
  for (const name of [...COPIED, ...ROOT_FILES]) {
    cpSync(join(top, name), join(root, name), {
      recursive: true,
      filter: (from) => !/\.(seatwright|png|pdf)$/.test(from) && from !== import.meta.dirname,
    });
  }
  symlinkSync(join(top, 'node_modules'), join(root, 'node_modules'), 'junction');

  /** Makes the changes until the test is over. */
  const put = (parts: readonly Part[]): void => {
    const before = new Map<string, string | null>();
    onTestFinished(() => {
      for (const [file, old] of before) {
        if (old === null) rmSync(join(root, file));
        else writeFileSync(join(root, file), old);
        for (let folder = dirname(join(root, file)); readdirSync(folder).length === 0; folder = dirname(folder))
          rmdirSync(folder);
      }
    });
    for (const { file, to } of parts.flatMap(({ changes }) => changes)) {
      const old = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
      if (!before.has(file)) before.set(file, old);
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), to(old ?? ''));
    }
  };

  /** The files in which the types are red, of these and all that they import. */
  const types = async (...files: readonly string[]): Promise<readonly string[]> => {
    const known = `${files.join().replaceAll('/', '-')}.tsbuildinfo`;
    if (!existsSync(join(root, 'artifacts', known)) && existsSync(join(KNOWN, known)))
      cpSync(join(KNOWN, known), join(root, 'artifacts', known));
    const compilerOptions = {
      ...{ composite: false, emitDeclarationOnly: false, noEmit: true, jsx: 'react-jsx' },
      ...{ lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: ['seedrandom', 'vite/client', 'node'] },
      // What was found of files that are as they were is not looked for again.
      ...{ incremental: true, tsBuildInfoFile: `./artifacts/${known}` },
    };
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions,
        files: [...files, ...(files.some((file) => file.startsWith('renderer/')) ? keyFiles : [])],
      }),
    );
    const told = await said(root, COMPILER);
    // Whole or not at all, where two runs keep it at once.
    const whole = join(KNOWN, `${process.pid}-${known}`);
    mkdirSync(KNOWN, { recursive: true });
    cpSync(join(root, 'artifacts', known), whole);
    renameSync(whole, join(KNOWN, known));
    const found = [...told.matchAll(/^(?:(\S+)\(\d+,\d+\): )?error TS/gm)].map(([line, file]) => file ?? line);
    return [...new Set(found)].toSorted();
  };

  /** The names of the red tests in these files, of one start; a file that does not run at all is red with what it says. */
  const tests = async (...files: readonly string[]): Promise<readonly string[]> => {
    const report = join(root, 'artifacts/tests.json');
    rmSync(report, { force: true });
    const told = await said(root, [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--maxWorkers=1',
      ...[...new Set(files.map(projectOf))].map((project) => `--project=${project}`),
      ...files,
    ]);
    if (!existsSync(report)) throw new Error(told);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    if (testResults.length < files.length) throw new Error(told);
    return testResults.flatMap(({ status, message, assertionResults }) => {
      const red = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
      return red.length === 0 && status === 'failed' ? [message] : red;
    });
  };

  const run = (script: string): Promise<string> => said(root, [script]);

  return { put, run, types, tests, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/** All files that a recipe of CONTRIBUTING names, tests left out. */
export const namedIn = (recipe: string): readonly string[] => {
  const [, section] = readFileSync(join(top, 'CONTRIBUTING.md'), 'utf8').split(`## ${recipe}\n`);
  if (section === undefined) throw new Error(`no recipe ${recipe}`);
  const [own = ''] = section.split('\n## ');
  const paths = [...own.matchAll(/`((?:core|electron|renderer|resources|docs)\/[^`]+)`/g)].map(([, path = '']) => path);
  return [...new Set(paths)].toSorted();
};
