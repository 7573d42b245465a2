import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { bundled } from './test/browser/bundled.ts';
import { chromiumFlags, chromiumPath } from './test/browser/chromium.ts';
import { filesReporter } from './test/reporters/files.ts';
import { LongestFirst } from './test/reporters/longest-first.ts';

// Every engine and checker that a test starts reads the sources anew: compiled once, it starts in half the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/seatwright-tests');

/** A busy machine is no failure: only what never happens is. What has happened is seen soon. */
const PATIENT = { timeout: 60_000, interval: 20 } as const;

/** Files without a screen come first. */
const plain = {
  environment: 'node',
  testTimeout: 300_000,
  // Closing a program waits for its processes.
  hookTimeout: 60_000,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  expect: { poll: PATIENT },
} as const;

/** Files that leave nothing behind share a process, and read the sources once. */
const pure = { isolate: false } as const;

/** Screens and whole programs wait more than they work: two pages, each with the focus of its own window, beside two programs. */
const sideBySide = { maxWorkers: 2, sequence: { groupOrder: 1 } } as const;

const SCREENS = 'test/renderer/**/*.test.tsx';
const FIRST = ['test/renderer/shipped-react.ts', 'test/renderer/hand-in.ts'];

/** What a page of the browser project loads by itself. */
const pages = [...FIRST, ...globSync(SCREENS, { cwd: import.meta.dirname })].map((file) =>
  join(import.meta.dirname, file),
);

export default defineConfig(
  async (): Promise<ViteUserConfig> => ({
    test: {
      tags: [
        {
          name: 'long',
          description:
            'what tries a rule thousands of times, starts programs by the dozen or works on a copy of the tree: only npm test runs it',
        },
      ],
      reporters: ['default', ['json', { outputFile: 'artifacts/tests.json' }], filesReporter('artifacts/unrun.json')],
      sequence: { sequencer: LongestFirst },
      projects: [
        { test: { name: 'core', include: ['test/core/**/*.test.ts'], ...plain, ...pure } },
        { test: { name: 'electron', include: ['test/electron/**/*.test.ts'], ...plain, ...pure } },
        // What a screen computes without drawing.
        {
          test: {
            name: 'models',
            include: ['test/renderer/**/*.test.ts'],
            setupFiles: ['test/renderer/first-language.ts'],
            ...plain,
            ...pure,
          },
        },
        {
          plugins: [bundled(pages)],
          define: { 'process.env.NODE_ENV': '"production"' },
          oxc: { jsx: { development: false } },
          test: {
            name: 'renderer',
            include: [SCREENS],
            setupFiles: FIRST,
            // The longest of them types a thousand keys.
            testTimeout: 300_000,
            hookTimeout: 60_000,
            expect: { poll: PATIENT },
            ...sideBySide,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1366, height: 768 },
              provider: playwright({
                launchOptions: { executablePath: await chromiumPath(), args: [...chromiumFlags] },
              }),
              instances: [{ browser: 'chromium' as const }],
            },
          },
        },
        // Whole programs, each with a browser of its own.
        {
          test: {
            name: 'desktop',
            include: ['test/desktop/**/*.test.ts'],
            setupFiles: ['test/desktop/on-electron.ts'],
            environment: 'node',
            testTimeout: 300_000,
            hookTimeout: 120_000,
            expect: { poll: PATIENT },
            ...sideBySide,
          },
        },
      ],
    },
  }),
);
