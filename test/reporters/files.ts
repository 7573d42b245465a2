/**
 * What the list of tests does not tell.
 *
 * | question | answer |
 * | --- | --- |
 * | which files take the time | the slowest twenty, at the end of every run of more |
 * | which tests were left out by their tag, and why | at the end of a run that leaves any out |
 * | which files never ran because the browser was gone | artifacts/unrun.json; `scripts/test.mjs` runs them in a fresh browser |
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';

const SLOWEST = 20;

/** What vitest says when the page in which the tests run is there no more. */
const BROWSER_GONE = 'VITEST_BROWSER_CONNECTION_CLOSED';

const isGone = (error: { readonly code?: unknown; readonly cause?: unknown } | null | undefined): boolean =>
  error !== null &&
  error !== undefined &&
  (error.code === BROWSER_GONE || isGone(error.cause as { code?: unknown } | undefined));

const isRun = (module: TestModule): boolean => ['passed', 'failed', 'skipped'].includes(module.state());

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** The tests with this tag that were not run, a line a file. */
const leftOut = (modules: readonly TestModule[], tag: string): readonly string[] =>
  modules.flatMap((module) => {
    const tests = [...module.children.allTests('skipped')].filter(({ tags }) => tags.includes(tag));
    return tests.length === 0 ? [] : [`  ${relative(process.cwd(), module.moduleId)}: ${tests.length}`];
  });

/** `file`: where it is written which files never ran, and whether the lost browser is the only reason. */
export const filesReporter = (file: string): Reporter => {
  let wanted: readonly TestSpecification[] = [];
  let vitest: Vitest | undefined;
  return {
    onInit: (own) => {
      vitest = own;
    },
    onTestRunStart: (specifications) => {
      wanted = specifications;
    },
    onTestRunEnd: (modules, errors) => {
      const slowest = modules.toSorted((a, b) => b.diagnostic().duration - a.diagnostic().duration).slice(0, SLOWEST);
      if (modules.length > SLOWEST) {
        const lines = slowest.map(
          (module) => `${seconds(module.diagnostic().duration)}  ${relative(process.cwd(), module.moduleId)}`,
        );
        process.stdout.write(`\nThe slowest ${SLOWEST} files\n${lines.join('\n')}\n`);
      }
      for (const { name, description } of vitest?.config.tagsFilter === undefined ? [] : vitest.config.tags) {
        const lines = leftOut(modules, name);
        if (lines.length > 0)
          process.stdout.write(`\nLeft out, with the number of tests: ${description}\n${lines.join('\n')}\n`);
      }
      const run = new Set(modules.filter(isRun).map(({ moduleId }) => moduleId));
      const unrun = wanted.map(({ moduleId }) => moduleId).filter((id) => !run.has(id));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        JSON.stringify({
          files: [...new Set(unrun)].map((id) => relative(process.cwd(), id)),
          isOnlyTheBrowser: errors.length > 0 && errors.every(isGone),
        }),
      );
    },
  };
};
