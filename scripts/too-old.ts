/** Who comes with too old a browser is told by the page itself, before any script runs, in all languages [hall-takes-part 2.6]. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../core/languages.ts';

export const tooOld = (root: string): Plugin => {
  const said = (language: string): string => {
    const texts = JSON.parse(readFileSync(join(root, 'resources/locales', language, 'network.json'), 'utf8'));
    return `<p class="net-old" lang="${language}">${texts.page.tooOld}</p>`;
  };
  return {
    name: 'too-old',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!-- tooOld -->', () => languages.map(said).join('')),
    },
  };
};
