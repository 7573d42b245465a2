import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
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

/** A run reads the sources as they are when it begins: the pages of its test files ask for each of them once, not each for all. */
const readOnce: Plugin = {
  name: 'read-once',
  configureServer: ({ config, middlewares }) => {
    // Who watches changes them.
    if (config.server.watch !== null) return;
    middlewares.use((request, response, next) => {
      if (/^\/(?:core|renderer|resources|test|node_modules)\//.test(request.url ?? '')) {
        response.setHeader('Cache-Control', 'max-age=31536000,immutable');
        const set = response.setHeader.bind(response);
        response.setHeader = (name, value) => (name === 'Cache-Control' ? response : set(name, value));
      }
      next();
    });
  },
};

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
        { test: { name: 'electron', include: ['test/electron/**/*.test.ts'], ...plain } },
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
          plugins: [react(), readOnce],
          define: { 'process.env.NODE_ENV': '"production"' },
          oxc: { jsx: { development: false } },
          test: {
            name: 'renderer',
            include: ['test/renderer/**/*.test.tsx'],
            setupFiles: ['test/renderer/shipped-react.ts', 'test/renderer/hand-in.ts'],
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
