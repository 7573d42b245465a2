/**
 * The files of the browser project are made into one bundle, and each page loads a handful of files instead of eight hundred. Every test
 * file still has a page of its own: nothing of one is left over for the next.
 *
 * | question | answer |
 * | --- | --- |
 * | what is bundled | every entry with all that it imports, React as it ships; only vitest stays outside, which serves itself |
 * | in which order | a module runs when it is first imported, as without a bundle |
 * | what becomes of style sheets | the server of the tests makes them; each is put into the page when its module runs |
 * | where a failure is shown | in the test file: what the tests themselves have is served with its source map |
 */

import { createReadStream, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin, preprocessCSS, type ViteDevServer } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const bundles = resolve(root, 'out/screens');
/** Each run has its own: two may go at once. */
const folder = join(bundles, String(process.pid));
/** As the server calls what lies in its root: it would write another address anew, and send each page all of it with its source map. */
const base = `/${relative(root, folder).replaceAll('\\', '/')}/`;

const OUTSIDE = [/^vitest$/, /^vitest\/browser$/, /^@vitest\//];

/** The big ones import nothing that the server has to find, and are sent as they are. */
const AS_IT_IS = /^(packages|screens|rolldown-runtime)-[\w-]+\.js$/;

const STYLE = '\0style:';

const styleModule = async (server: ViteDevServer, file: string): Promise<string> => {
  const made = await server.transformRequest(`/@fs/${file}?inline`);
  const text = /export default (".*")/s.exec(made?.code ?? '')?.[1];
  if (text === undefined) throw new Error(`${file} is no style sheet`);
  const { modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, server.config);
  return `const style = document.createElement('style');
style.textContent = ${text};
document.head.append(style);
export default ${JSON.stringify(modules)};
`;
};

/** A style sheet as a module that puts it into the page. */
const styles = (server: ViteDevServer): Plugin => ({
  name: 'seatwright:styles',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.css')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found === null ? undefined : `${STYLE}${found.id}.js`;
  },
  load(id) {
    if (!id.startsWith(STYLE)) return undefined;
    return styleModule(server, id.slice(STYLE.length, -'.js'.length));
  },
});

const nameOf = (file: string): string => relative(root, file).replaceAll(/[/\\.]/g, '_');

const isOfTheProgram = (id: string): boolean => {
  const [top = ''] = relative(root, id.replace(STYLE, '')).split(/[/\\]/);
  return ['core', 'renderer', 'resources'].includes(top);
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Bundles are removed at the end of their run; those of a run that was killed, by the next one. */
const clearAway = (): void => {
  mkdirSync(bundles, { recursive: true });
  for (const pid of readdirSync(bundles))
    if (!isRunning(Number(pid))) rmSync(join(bundles, pid), { recursive: true, force: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};

const make = async (server: ViteDevServer, files: readonly string[]): Promise<void> => {
  await build({
    root,
    configFile: false,
    mode: 'test',
    base,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [styles(server)],
    build: {
      outDir: folder,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [nameOf(file), file])),
        external: OUTSIDE,
        output: {
          strictExecutionOrder: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules[/\\](?!vitest)/ },
              { name: 'screens', test: isOfTheProgram },
            ],
          },
        },
      },
    },
  });
};

/** Serves each of these files from the bundle, which is made when the first one is asked for. Who edits meanwhile (`vitest` without `run`) has none. */
export const bundled = (files: readonly string[]): Plugin => {
  let server: ViteDevServer | undefined;
  let made: Promise<void> | undefined;
  return {
    name: 'seatwright:bundled',
    enforce: 'pre',
    // The server would otherwise read the big ones itself, ahead of the page that gets them as they are.
    config: () => ({ server: { preTransformRequests: false } }),
    configureServer(own) {
      if (!process.argv.includes('run')) return;
      server = own;
      clearAway();
      own.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const name = path.startsWith(base) ? path.slice(base.length) : '';
        if (!AS_IT_IS.test(name)) return next();
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' });
        createReadStream(resolve(folder, name)).pipe(response);
      });
    },
    async load(id) {
      const [file = id] = id.split('?');
      if (server === undefined || !files.includes(file)) return undefined;
      made ??= make(server, files);
      await made;
      return `import '${base}${nameOf(file)}.js';\n`;
    },
  };
};
