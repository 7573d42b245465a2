/** The licence texts of everything that a build takes in, for the About dialog: found from the modules themselves. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

const isPackage = (folder: string): boolean => {
  if (!existsSync(join(folder, 'package.json'))) return false;
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return 'name' in about && 'version' in about;
};

/** The folder of the package a module belongs to, or null for our own code. */
const packageOf = (module: string): string | null => {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '');
  if (!path.includes('node_modules')) return null;
  for (let folder = dirname(path); folder.includes('node_modules'); folder = dirname(folder)) {
    if (isPackage(folder)) return folder;
  }
  return null;
};

const licenceOf = (folder: string): Licence => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  return {
    name,
    version,
    licence: license ?? '',
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8'),
  };
};

const byName = (a: Licence, b: Licence): number => (a.name < b.name ? -1 : 1);

/**
 * Writes `licences.json` beside the pages: every package with a module in the pages, and those named in `also`, which go
 * into the program without being bundled by this build. The build fails where the main process takes in one that is not named.
 */
export const licences = (root: string, also: readonly string[]): Plugin => {
  const folders = new Set(also.map((name) => join(root, 'node_modules', name)));
  return {
    name: 'licences',
    // One and the same for all builds, of which that of the pages is the first.
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => ['client', 'network', 'shell'].includes(name),
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const isPages = this.environment.name === 'client';
      const found = [...modules, ...(isPages ? this.getModuleIds() : [])]
        .map(packageOf)
        .filter((folder): folder is string => folder !== null);
      if (isPages) {
        for (const folder of found) folders.add(folder);
        const all = [...folders].map(licenceOf).sort(byName);
        this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(all) });
        return;
      }
      const unnamed = new Set(found.filter((folder) => !folders.has(folder)));
      if (unnamed.size > 0) this.error(`No licence is told of ${[...unnamed].join(', ')}: name them in vite.config.ts`);
    },
  };
};
