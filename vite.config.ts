import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import product from './package.json' with { type: 'json' };
import { licences } from './scripts/licences.ts';
import { tooOld } from './scripts/too-old.ts';

const here = import.meta.dirname;

/** The font packages name a woff file beside every woff2 one; every browser we ship or serve reads woff2. */
const woff2Only: Plugin = {
  name: 'woff2-only',
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (name.endsWith('.woff')) delete bundle[name];
      if (file.type !== 'asset' || !name.endsWith('.css')) continue;
      file.source = String(file.source).replace(/,\s*url\([^)]+\.woff\)\s*format\(['"]?woff['"]?\)/g, '');
    }
  },
};

/** The linear programming library's WebAssembly, beside the worker that loads it. */
const highsBesideWorker: Plugin = {
  name: 'highs-beside-worker',
  applyToEnvironment: ({ name }) => name === 'shell',
  generateBundle() {
    const source = readFileSync(resolve(here, 'node_modules/highs/build/highs.wasm'));
    this.emitFile({ type: 'asset', fileName: 'highs.wasm', source });
  },
};

/** What `main.js` brings in after ready lies beside it. */
const AFTER_READY: { readonly [from: string]: string } = {
  './boot.ts': './boot.js',
  './doctor/desktop.ts': './doctor.js',
};

const mainByItself: Plugin = {
  name: 'main-by-itself',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'main',
  resolveId: (from) => {
    const id = AFTER_READY[from];
    return id === undefined ? null : { id, external: true };
  },
};

/** What the main process and the worker take in: their licences belong to the program too. */
const inMainProcess = [
  'better-sqlite3',
  'birpc',
  'electron-log',
  'highs',
  'hono',
  '@hono/node-server',
  'read-excel-file',
  'fflate',
  'saxen',
  'seedrandom',
  'ws',
  'zod',
];

const fonts = Object.keys(product.devDependencies).filter((name) => name.startsWith('@fontsource'));

/** What stays outside the bundles: the runtime itself and the native module. */
const external = ['electron', 'better-sqlite3', /^node:/];

export default defineConfig({
  root: resolve(here, 'renderer'),
  base: './',
  plugins: [
    react(),
    woff2Only,
    tooOld(here),
    highsBesideWorker,
    mainByItself,
    licences(here, [...inMainProcess, ...fonts]),
  ],
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'network', 'shell', 'main', 'preload']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: resolve(here, 'dist/renderer'),
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // What each page loads.
        manifest: 'manifest.json',
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: {
            index: resolve(here, 'renderer/index.html'),
            hall: resolve(here, 'renderer/hall.html'),
            print: resolve(here, 'renderer/print.html'),
          },
        },
      },
    },
    // The page of phones and televisions by itself: the desk's browser is ours, theirs is whatever they have [hall-takes-part 2.6].
    network: {
      consumer: 'client',
      build: {
        outDir: resolve(here, 'dist/renderer'),
        emptyOutDir: false,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        manifest: 'network.json',
        chunkSizeWarningLimit: 2000,
        target: 'chrome79',
        rolldownOptions: { input: { network: resolve(here, 'renderer/network.html') } },
      },
    },
    shell: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron', 'better-sqlite3'] },
      build: {
        outDir: resolve(here, 'dist/electron'),
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        minify: false,
        target: 'node24',
        rolldownOptions: {
          external,
          platform: 'node',
          input: {
            boot: resolve(here, 'electron/boot.ts'),
            doctor: resolve(here, 'electron/doctor/desktop.ts'),
            serve: resolve(here, 'electron/serve.ts'),
            'seating-worker': resolve(here, 'electron/workers/seating-worker.ts'),
            'checker-process': resolve(here, 'electron/workers/checker-process.ts'),
            'network-process': resolve(here, 'electron/workers/network-process.ts'),
          },
          output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
        },
      },
    },
    // By itself, so that nothing outside of it is needed before the first line [desktop 6.1].
    main: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron'] },
      build: {
        outDir: resolve(here, 'dist/electron'),
        emptyOutDir: false,
        copyPublicDir: false,
        ssr: true,
        minify: false,
        target: 'node24',
        rolldownOptions: {
          external: ['electron', /^node:/],
          platform: 'node',
          input: { main: resolve(here, 'electron/main.ts') },
          output: { format: 'es', entryFileNames: '[name].js' },
        },
      },
    },
    preload: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron'] },
      build: {
        outDir: resolve(here, 'dist/electron'),
        emptyOutDir: false,
        copyPublicDir: false,
        ssr: true,
        minify: false,
        rolldownOptions: {
          external: ['electron'],
          platform: 'node',
          input: { preload: resolve(here, 'electron/preload.ts') },
          output: { format: 'cjs', entryFileNames: '[name].cjs' },
        },
      },
    },
  },
});
