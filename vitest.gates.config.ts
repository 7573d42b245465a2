import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The trials of the nightly and release gates, run by `scripts/gates.mjs` and not by `npm test`. */
const config: ViteUserConfig = {
  test: {
    include: ['test/gates/**/*.gate.ts'],
    environment: 'node',
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    // A busy machine is no failure: only what never happens is.
    expect: { poll: { timeout: 60_000 } },
  },
};

export default defineConfig(config);
