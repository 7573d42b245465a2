/** Puts the scripts of the two worlds together. */

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openBackground } from './background.ts';
import { crossing } from './crossing.ts';
import { checkJson } from './json.ts';
import { openMainWorld } from './main-world.ts';
import { openPreloadWorld, type PreloadSetting } from './preload-world.ts';

/** What the preload sees as `process`: a sandboxed renderer's. */
const rendererProcess = (additionalArguments: readonly string[]): Readonly<Record<string, unknown>> => ({
  type: 'renderer',
  platform: process.platform,
  arch: process.arch,
  sandboxed: true,
  contextIsolated: true,
  isMainFrame: true,
  versions: { ...process.versions },
  env: {},
  argv: ['electron', ...additionalArguments],
});

export type WorldScripts = {
  /** In every page: what a hidden window does to it. */
  readonly background: string;
  /** Script that tells the page whether its window is hidden. */
  readonly tellHidden: (hidden: boolean) => string;
  readonly mainWorld: string;
  /** Undefined without a preload script: then the page has no second world. */
  readonly preloadWorld: string | undefined;
  readonly setting: PreloadSetting;
};

/** Electron runs preloads in the top frame only, unless nodeIntegrationInSubFrames asks for more, which the double refuses. */
const inTopFrame = (code: string): string => `if (window === window.parent) {\n${code}\n}`;

/** The scripts of one page. preload: path of a CommonJS file. Event names are fresh, so that the page cannot know them. */
export const worldScripts = (preload: string | undefined, additionalArguments: readonly string[]): WorldScripts => {
  const secret = randomUUID();
  const setting: PreloadSetting = {
    hears: `to-preload-${secret}`,
    tells: `to-page-${secret}`,
    binding: `toMain_${secret.replaceAll('-', '')}`,
    entrance: `fromMain_${secret.replaceAll('-', '')}`,
    process: rendererProcess(additionalArguments),
  };
  const { hears, tells } = setting;
  const hides = `hides-${secret}`;
  const always = {
    background: inTopFrame(`(${openBackground})(${JSON.stringify(hides)});`),
    tellHidden: (hidden: boolean) => `dispatchEvent(new CustomEvent(${JSON.stringify(hides)}, { detail: ${hidden} }))`,
  };
  const mainWorld = inTopFrame(`(${openMainWorld})(${crossing}, ${JSON.stringify(tells)}, ${JSON.stringify(hears)});`);
  if (preload === undefined) return { ...always, mainWorld, preloadWorld: undefined, setting };
  const source = readFileSync(preload, 'utf8');
  const wrapped = `(require, module, exports, process) => {\n${source}\n}`;
  const preloadWorld = inTopFrame(
    `(${openPreloadWorld})(${crossing}, ${checkJson}, ${JSON.stringify(setting)}, ${wrapped});`,
  );
  return { ...always, mainWorld, preloadWorld, setting };
};
