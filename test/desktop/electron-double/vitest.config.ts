import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  test: {
    name: 'electron-double',
    include: ['test/desktop/electron-double/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
  },
});
